### Les phrases que toute la maison partage.

number = { NUMBER($value, maximumFractionDigits: 2) }

## Pourquoi quelque chose n’est pas possible

game-unknown = Nous n’avons pas de jeu appelé « { $given } » : choisissez parmi { $known }.
bot-unknown = Nous n’avons pas d’adversaire appelé « { $given } » : choisissez parmi { $known }.
seats-range = { $game } a de { $least } à { $most } places, pas { $given }.
seats-exact = Avec ces options, { $game } a { $number } places, pas { $given }.
seats-least = { $game } demande au moins { $least ->
    [1] une place
   *[other] { $least } places
  } ; { $given } ne suffit pas.
no-such-seat = Cette table n’a pas de place { $given } : les places vont de 1 à { $seats }.
game-over = La partie est finie.
not-your-turn = C’est à quelqu’un d’autre de jouer.
already-chosen = Vous avez déjà choisi ; les autres réfléchissent encore.
not-legal = Ce n’est pas possible maintenant.
notation-unknown = « { $given } » n’est pas une action : commencez par l’une de celles-ci : { $known }.
notation-fields = « { $given } » n’est pas une action : après « { $tag } » et deux-points { $number ->
    [0] il ne vient rien
    [one] il vient une valeur
   *[other] il vient { $number } valeurs, séparées par des virgules
  }.

## Enregistrements

record-not-json = Ce fichier n’est pas un enregistrement : impossible de le lire comme du JSON ({ $detail }).
record-not-ours = Ce fichier n’est pas un enregistrement de Serão : son format n’est pas « serao-record ».
record-version = Cet enregistrement est de la version { $given } ; ce programme lit la version { $known }.
record-broken = Cet enregistrement est abîmé : { $detail }.
rules-unknown = Cette partie a été commencée avec la version { $given } des règles ; ce programme joue avec la version { $known }.
rules-retired = Cette partie a été commencée avec la version { $given } des règles, que ce programme ne joue plus. Serão { $release } la joue.
record-options = Les options de cet enregistrement ne sont pas possibles : { $detail }.
record-sealed = Cet enregistrement garde son secret : la graine de la partie n’a pas encore été révélée.
record-secret-hex = Le secret de cet enregistrement ne fait pas 32 octets en chiffres hexadécimaux.
record-seal = Ce que la place { $seat } a révélé avant la donne ne correspond pas à son sceau.
proven-house = La maison s’en est tenue au secret promis avant la donne.
proven-sealed = { $names } : la part du mélange dans cet enregistrement correspond à son sceau.
proven-kept = Un enregistrement seul ne montre pas que ces sceaux sont venus d’abord. Qui les a gardés avant la donne, comme le font chaque navigateur et chaque programme à la table, peut comparer. S’ils sont les mêmes, personne n’a pu choisir la donne : ni la maison, ni un joueur, ni tous ensemble, pourvu que l’un d’eux ait tiré au hasard et n’ait rien montré à personne avant.
proven-unrevealed = { $names } : a scellé une part du mélange sans jamais la montrer. Qui pouvait prévoir la donne, et il y faut la maison, pouvait ainsi la refuser et en prendre une autre.
proven-open = { $names } : a pris part au mélange à découvert. Qui connaissait le secret de la maison et venait en dernier pouvait choisir la donne.
proven-alone = Personne d’autre que la maison n’a pris part au mélange. La donne était fixée avant le premier coup ; contre une maison qui tire des secrets jusqu’à en aimer un, cela ne prouve rien.
record-commitment = Le sceau ne correspond pas : le secret de cet enregistrement n’est pas celui promis avant la donne.
record-move = Le coup { $move } (place { $seat }, « { $text } ») n’est pas possible : { $detail }
record-after-end = Le coup { $move } (« { $text } ») vient après la fin de la partie.
record-unfinished = { $moves ->
    [0] Cette partie n’a pas encore commencé : il n’y a ni coup ni résultat à vérifier.
    [one] Cette partie n’est pas finie : son seul coup est en ordre, et il n’y a pas encore de résultat à vérifier.
   *[other] Cette partie n’est pas finie : ses { $moves } coups sont en ordre, et il n’y a pas encore de résultat à vérifier.
  }
record-early-outcome = Cet enregistrement annonce un résultat, mais { $moves ->
    [0] sans un seul coup
    [one] après un coup
   *[other] après { $moves } coups
  }, la partie n’est pas finie.
record-no-outcome = La partie est finie, mais l’enregistrement ne dit pas comment.
record-outcome = Le résultat n’est pas juste : { $where } dit { $said }, mais les coups donnent { $right }.
record-conceded = Les abandons notés dans cette partie ne peuvent pas être exacts.

## La fin

score-total = Total
decided-points = { $names } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
decided-shared = { $names } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
decided-alone = { $names } arrive à { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
decided-points-you = Vous gagnez avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  } !
decided-shared-you = Vous partagez la victoire avec { $names } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } chacun.
decided-alone-you = Vous arrivez à { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.

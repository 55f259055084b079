### La table dans le navigateur : ses pages et ce qui entoure chaque plateau.

## Partout

web-skip = Aller à la table
web-home = Accueil
web-nav = Pages
web-close = Fermer
web-cancel = Annuler
web-again = Réessayer
web-loading = Un instant…
web-yes = Oui
web-no = Non
web-none = aucune
web-ask = Demander
web-unreachable = La maison ne répond pas pour l’instant. Rien n’est perdu ; réessayez dans un moment.
web-install-title = Serão sur votre écran d’accueil
web-install-text = Il s’ouvre comme une application, tout de suite, et ne prend presque pas de place.
web-install = L’ajouter
web-not-now = Pas maintenant
web-install-by-hand = Dans le menu du navigateur, touchez « Partager », puis « Sur l’écran d’accueil ».
web-copy = Copier
web-access = Accessibilité
web-copied = Copié.
web-share = Partager

## Réglages

web-settings = Réglages
web-language = Langue
web-theme = Lumière
web-theme-system = Comme le système
web-theme-light = Jour
web-theme-dark = Soir
web-sound = Son
web-sound-hint = Un petit signe quand c’est à vous
web-stillness = Sans mouvement
web-stillness-hint = Rien ne bouge sur les plateaux
web-patterns = Motifs sur les couleurs
web-patterns-hint = Chaque couleur avec son propre motif
web-quiet = Adversaires silencieux
web-quiet-hint = Ils jouent sans un mot : ni bonsoir, ni mot de la fin

## Accueil

web-welcome = La table est mise.
web-welcome-text = Des jeux pour une soirée ensemble : avec des amis d’ici ou d’ailleurs, ou contre des robots toujours disponibles.
web-games = Les jeux
web-play-now = Jouer
web-play-now-game = Jouer à { $game } maintenant
web-invite = Inviter
web-invite-game = Inviter des amis à { $game }
web-first-game = Apprendre en jouant
web-first-game-of = Apprendre en jouant : { $game }
web-seats = { $least } à { $most } joueurs
web-seats-exactly = { $number ->
    [one] { $number } joueur
   *[other] { $number } joueurs
  }
web-seats-from = { $least ->
    [1] 1 joueur, ou beaucoup
   *[other] { $least } joueurs ou plus
  }
web-my-games = Mes parties
web-open-tables = Tables ouvertes
web-open-tables-none = Aucune table ouverte pour l’instant. Mettez la vôtre : invitez des amis, et laissez-la ouverte à tout le monde.
web-finished-games = Parties finies
web-show-all = Tout afficher ({ $number })
web-look-again = Revoir
web-your-turn = À vous
web-continue = Continuer
web-join = Rejoindre
web-watch = Regarder
web-nobody-yet = Encore personne
web-taken = Places prises : { $taken } sur { $seats }
web-independent = Serão est une réalisation indépendante, avec ses propres dessins et ses propres textes. Elle n’est liée à aucun éditeur de ces jeux.

## Mettre une table

web-your-name = Votre nom
web-guest-names = Luciole, Chouette, Lanterne, Grillon, Braise, Bougie, Hérisson, Étoile du soir
web-against = { $bots ->
    [0] Vous jouez sans adversaire.
    [one] Vous jouez contre un robot.
   *[other] Vous jouez contre { $bots } robots.
  }
web-sit-down = Prendre place
web-more-choices = Plus de choix
web-seats-title = Places
web-seats-other = ou un autre nombre :
web-level-title = Les robots jouent
web-level-1 = en douceur : un enfant peut gagner
web-level-2 = comme en visite
web-level-3 = comme les meilleurs de la famille
web-level-4 = comme en club
web-level-5 = à pleine force
web-level-random = au hasard
web-level-sound = bien
web-cast-title = Qui peut venir :
web-cast-tome = Tomé, sept ans, a plié son chapeau lui-même et joue parce que les pièces sont jolies.
web-cast-zelia = Zélia se rappelle toutes les chansons et aucun plan, et cherche ses lunettes.
web-cast-mateus = Mateus joue d’abord et réfléchit en rentrant.
web-cast-odette = Odette joue les yeux mi-clos, et la partie vient à elle.
web-cast-benedita = Benedita cuisine pour douze et joue de même : généreusement, et avec du piment.
web-cast-anselme = Anselme répare les montres, compte deux fois et ne se presse jamais.
web-cast-iracema = Iracema aime mieux oser et perdre qu’attendre et gagner ; le plus souvent, elle ose et gagne.
web-cast-lucien = Lucien n’a qu’un plan, depuis 1987. C’est un bon plan.
web-cast-perpetua = Perpétua a déjà vu toutes les parties, et n’en pardonne aucune faute.
web-cast-severin = Séverin était venu pour un soir, a gagné, et n’a plus quitté son manteau.
web-stars = { $stars ->
    [1] une étoile sur cinq
   *[other] { $stars } étoiles sur cinq
  }
web-invite-title = { $game } entre amis
web-pace = Rythme
web-pace-none = Sans pendule
web-pace-live-5 = En direct : 5 minutes, plus 10 secondes par coup
web-pace-live-15 = En direct : 15 minutes, plus 15 secondes par coup
web-pace-slow-1 = Lent : un jour par coup
web-pace-slow-3 = Lent : 3 jours par coup
web-pace-slow-7 = Lent : 7 jours par coup
web-pace-other = { $bank }, plus { $increment } secondes par coup
web-clock-days = { $days } j { $hours } h
web-public = Ouverte à tout le monde
web-public-hint = La table figure sur la page d’accueil ; sinon, seuls entrent ceux qui ont le lien
web-spectators = Spectateurs
web-spectators-hint = D’autres peuvent regarder
web-rated = Compte pour le classement
web-rated-hint = Ce qui a été vu ne se reprend pas
web-start-full = Commencer quand toutes les places sont prises
web-start-full-hint = Sinon, c’est vous qui dites quand
web-make-table = Mettre la table

## Options des jeux

web-choice-own = personnel

## En attendant tout le monde

web-who-comes = Bonsoir !
web-who-sits = Pour vous asseoir, dites quel nom vous prenez.
web-invited-as = Vous prenez place sous le nom de
web-invited-look-as = Vous regardez sous le nom de
web-free = libre
web-invited-look = Seulement regarder
web-invited-taken = Toutes les places sont prises ; vous pouvez regarder.
web-invited-no-room = Toutes les places sont prises, et cette table joue sans spectateurs.
web-invited-playing = La partie est en cours ; vous pouvez regarder.
web-invited-over = Cette partie est terminée ; vous pouvez voir comment.
web-unrated = Ne compte pas pour le classement
web-no-table = Pas de table ici
web-nowhere = Rien n’est servi ici
web-nowhere-text = Cette adresse ne mène nulle part : elle a peut-être été coupée ou mal recopiée.
web-not-invited = Cette table n’existe pas, ou vous n’y avez pas d’invitation.
web-put-away = Cette table a été rangée avant que quiconque y ait joué.
web-chairs = Autour de la table
web-chair-free = La place { $seat } est libre
web-chair-kept = pas encore là
web-kept-for-you = votre place vous attend
web-sit-here = S’asseoir ici
web-same-device = Sur cet appareil
web-their-name = Le nom de cette personne
web-add-bot = Un robot
web-you-here = vous, sur cet appareil
web-host = hôte
web-free-chair = Libérer la place de { $name }
web-start = Commencer
web-start-bots = { $free ->
    [0] Commencer
    [one] Commencer, avec un robot à la place libre
   *[other] Commencer, avec des robots aux { $free } places libres
  }
web-start-close = Commencer à { $taken }
web-waits-full = La partie commence quand toutes les places sont prises.
web-waits-host = La partie commence quand l’hôte le dit.
web-read-rules = Lire les règles en attendant
web-invite-text = Envoyez ce lien ; qui l’ouvre peut s’asseoir. Avec un téléphone, scannez le code.
web-invite-here-only = Pour l’instant, la maison n’écoute que cet ordinateur. Lancée avec --host 0.0.0.0, elle s’ouvre à tout votre réseau.
web-invite-link = Le lien de l’invitation
web-invite-qr = L’invitation en code QR
web-invite-more = Inviter d’autres personnes
web-share-text = Venez jouer :
web-agreement = Ce qui est convenu
web-door = Qui entre
web-door-public = tout le monde
web-door-invited = sur invitation
web-seal-title = Comment vérifier ce mélange
web-seal-text = La maison scelle un secret, et chaque navigateur à la table scelle quelque chose à lui, tiré au hasard. On n’ouvre les sceaux que lorsqu’ils sont tous là, et la donne naît de tout cela ensemble. Personne ne peut donc la choisir, et à la fin chacun peut vérifier que personne ne l’a fait.
web-seal-commitment = Le sceau de la maison
web-seal-seats = { $number ->
    [0] Aucune place ne prend encore part
    [1] Une place prend part
   *[other] { $number } places prennent part
  }
web-seal-words = Des mots à vous pour le mélange
web-seal-mix = Les mêler
web-seal-mixed = Vos mots sont scellés, avec une nouvelle part de hasard.
web-shuffling = Tout le monde est là, et tout le monde mélange.
web-shuffling-waits = Sceaux encore fermés : { $names }.
web-shuffling-many = { $number ->
    [0] Tous les sceaux sont ouverts.
    [1] Une place doit encore ouvrir son sceau.
   *[other] { $number } places doivent encore ouvrir leurs sceaux.
  }
web-deal-without = Distribuer sans attendre

## En jouant

web-board = Le plateau
web-board-missing = Le plateau n’a pas pu être chargé.
web-choose = Ce que vous pouvez faire
web-company = Autour de la table
web-crowd = { $chosen ->
    [one] { $chosen } sur { $seats } a choisi
   *[other] { $chosen } sur { $seats } ont choisi
  }
web-acts = doit jouer
web-mark-away = s’absente, un robot joue
web-mark-plays = joue { $level }
web-mark-conceded = a abandonné
web-mark-you = vous
web-turn-of = { $name }, à vous
web-thinking = { $number ->
    [1] { $names } réfléchit
   *[other] { $names } réfléchissent
  }
web-waiting-for = On attend { $names }
web-waiting-others = Les autres choisissent encore
web-undo = Reprendre le coup
web-stand-in = Laisser un robot jouer pour { $name }
web-undo-ask = Demander à reprendre
web-offer-undo = { $name } voudrait reprendre un coup. Êtes-vous d’accord ?
web-offer-pace = { $name } voudrait changer le rythme : { $pace }. Êtes-vous d’accord ?
web-offer-waiting = On attend la réponse de { $names }
web-away-text = Un robot joue pour vous.
web-return = Je suis de retour
web-leave = S’absenter
web-concede = Abandonner
web-concede-sure = Vous abandonnez cette partie ; un robot joue votre place jusqu’au bout. C’est définitif.
web-concede-yes = Oui, abandonner
web-concede-no = Continuer à jouer
web-pace-change = Un autre rythme
web-shield = Passez l’appareil à { $name }
web-shield-text = Les autres regardent ailleurs.
web-shield-open = C’est moi, { $name }
web-connection-lost = La connexion est perdue ; nous cherchons la maison…
web-connection-back = Connexion rétablie. Rien n’a été perdu.
web-connection-kept = Ce que vous avez fait est gardé et sera envoyé.
web-signed-out = Vous êtes déconnecté
web-signed-out-text = Cet appareil a été déconnecté depuis un autre. Vos parties sont en sûreté : reconnectez-vous pour continuer.

## À côté du plateau

web-panel = À côté du plateau
web-tab-log = Journal
web-tab-chat = Discussion
web-tab-rules = Règles
web-tab-more = Table
web-unread = non lus
web-log-none = Il ne s’est encore rien passé.
web-chat = Discussion
web-chat-none = Personne n’a encore rien dit.
web-chat-write = Dites quelque chose
web-chat-send = Envoyer
web-brief = En bref
web-rulings = { $number ->
    [0] Aucune précision
    [one] Une précision
   *[other] { $number } précisions
  }

## La fin

web-over = La partie est finie
web-own-place = Votre place : { $place } sur { $seats }
web-won-conceded = { $names } gagne : les autres ont abandonné.
web-won-conceded-you = Vous gagnez : les autres ont abandonné.
web-result-behind = { $points ->
    [0] Autant de points que le gagnant, et pas la victoire : quelle soirée !
    [one] À un seul point de la victoire.
   *[other] À { $points } points de la victoire.
  }
web-result-turned = Ce qui a fait la différence : « { $what } », { $first } contre { $second }.
web-rating-of = Cote : { $points } ({ $change })
web-ending-again = Revoir la scène
web-ending-skip = Au résultat
web-ending-back = Précédent
web-ending-next = Suivant
web-ending-pause = Pause
web-ending-go-on = Continuer
web-rematch = Rejouer
web-rematch-join = À la partie suivante
web-again-kept = { $name } rejoue : votre place vous attend.
web-again-kept-game = { $name } a mis la table pour { $game } : votre place vous attend.
web-again-come = J’en suis
web-again-not = Pas cette fois
web-another-game = Un autre jeu
web-another-title = Un autre jeu, les mêmes convives
web-another-none = Aucun autre jeu d’ici ne se joue à ce nombre.
web-circle-keep = Garder cette tablée
web-circle-keep-text = { $names } et vous : désormais, un seul geste vous réunit.
web-circle-name = Comment vous l’appelez
web-circle-usual = { $number ->
    [2] Nous deux
    [3] Nous trois
    [4] Nous quatre
   *[other] Notre tablée
  }
web-circle-make = La garder
web-circle-kept = « { $name } » est gardé, à la page « Moi ».
web-circles = Cercles
web-circles-none = Aucun encore. Après une partie, vous pouvez garder la tablée et la réunir d’un seul geste.
web-circle-call = Réunir pour { $game }
web-circle-call-of = Réunir { $name } pour { $game }
web-circle-other = Un autre jeu
web-circle-other-of = Réunir { $name } pour un autre jeu
web-circle-leave = Quitter { $name }
web-circle-end = Mettre fin à { $name }
web-circle-end-sure = Mettre fin à ce cercle, pour vous tous
web-circle-leave-sure = Quitter ce cercle
web-circle-new = Un nouveau cercle d’amis
web-circle-game = À quoi vous jouez
web-replay = Revoir
web-keepsake = Une image à garder
web-keepsake-picture = L’image de cette partie
web-keepsake-names = Avec les noms des joueurs
web-keepsake-missing = Il n’y a pas d’image de cette partie pour l’instant.
web-print = Imprimer
web-download = Télécharger la partie
web-scores = Les scores, ligne par ligne
web-verify = Vérifier cette partie
web-proof-house = La maison a tout rejoué : { $moves } coups, le mélange et le résultat sont justes.
web-proof-secret = Vérifié dans votre navigateur : le secret correspond au sceau.
web-proof-secret-wrong = Le secret ne correspond pas au sceau !
web-proof-seen = C’est bien le sceau que ce navigateur a vu avant la donne.
web-proof-seen-wrong = Ce n’est pas le sceau que ce navigateur a vu avant la donne !
web-proof-not-there = Ce navigateur n’était pas là avant la donne et ne peut donc pas comparer le sceau.
web-proof-mine = Ce que ce navigateur a scellé avant la donne est dans le mélange.
web-proof-mine-wrong = Ce que ce navigateur a scellé avant la donne n’est pas dans le mélange !
web-proof-seals = Tous les sceaux sont ceux que ce navigateur a vus avant la donne.
web-proof-seals-wrong = Les sceaux de l’enregistrement ne sont pas ceux que ce navigateur a vus avant la donne !
web-proof-seals-unseen = Ce navigateur n’a pas vu les sceaux avant la donne et ne peut donc pas les comparer.
web-proof-open-wrong = Il y a dans le mélange une part qui ne correspond à aucun sceau : qui l’y a mise pouvait choisir la donne !
web-proof-late = Ce que ce navigateur a scellé n’est pas dans le mélange : cela n’a pas été montré à temps, ou la maison l’a laissé de côté.
web-proof-two-deals = Tous les sceaux n’ont pas été ouverts. Avec l’aide de la maison, qui n’a pas ouvert le sien pouvait refuser cette donne et prendre l’autre : un choix entre deux pour chacun de ces sceaux, et rien de plus.
web-proof-nobody = Personne n’a donc pu choisir la donne : ni la maison, ni les autres, ni tous ensemble.

## Revoir une partie

web-replay-eyes = Par les yeux de
web-replay-spectator = Spectateur
web-replay-begin = La table est mise.
web-replay-first = Au début
web-replay-back = Un coup en arrière
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-next = Un coup en avant
web-replay-last = À la fin
web-more = Plus
web-replay-move = Coup { $move } sur { $moves }

## Moi

web-me = Moi
web-me-nobody = La maison ne vous connaît pas encore. Prenez place à une table sous le nom de votre choix, ou connectez-vous.
web-me-guest = Vous êtes de passage : ce navigateur se souvient de vous.
web-me-claimed = Ce nom est à vous.
web-name = Nom
web-rename = Changer de nom
web-renamed = Le nom est changé.
web-claim = Garder ce nom
web-claim-text = Avec un mot de passe, le nom n’est qu’à vous, et vous pouvez vous connecter de partout.
web-claim-change = Changer le nom ou le mot de passe
web-claimed = Le nom est à vous.
web-password = Mot de passe
web-password-old = Mot de passe actuel
web-password-new = Nouveau mot de passe (8 caractères ou plus)
web-sign-in = Se connecter
web-signed-in = Bonsoir ! La maison vous reconnaît.
web-sign-out = Se déconnecter
web-sign-out-guest = Sans lien personnel ni mot de passe, qui se déconnecte ne peut pas revenir sous la même identité.
web-link = Lien personnel
web-link-text = Pour la maison, qui ouvre ce lien, c’est vous : ne le donnez à personne, et ouvrez-le sur vos autres appareils. Il ne vaut plus rien dès que vous changez de mot de passe ou vous déconnectez partout ailleurs.
web-link-make = Créer un lien
web-link-withdraw = Retirer le lien
web-link-withdrawn = Le lien n’ouvre plus rien.
web-profile = Cotes et parties
web-profile-own = Parties, places et courbes
web-profile-of = Profil de { $name }
web-ranking = Classement
web-statistics = Statistiques
web-no-ratings = Aucune partie cotée pour l’instant.
web-rated-games = { $number ->
    [0] aucune partie cotée
    [one] une partie cotée
   *[other] { $number } parties cotées
  }
web-bring = Regarder une partie venue d’ailleurs (un fichier)
web-friends = Amis
web-friends-none = Encore personne. À une table, sous « Table », vous pouvez ajouter des gens à vos amis.
web-friends-tables = Où ils sont assis
web-friend-add = Ajouter { $name } à mes amis
web-friend-added = { $name } est parmi vos amis.
web-friend-remove = Retirer { $name } de mes amis
web-sessions = Vos connexions
web-session-browser = Un navigateur
web-session-bot = Un programme
web-session-here = ici
web-session-seen = vu pour la dernière fois le { $when }
web-sessions-end = Se déconnecter partout ailleurs
web-sessions-ended = Toutes les autres connexions sont fermées, et votre lien personnel n’ouvre plus rien.
web-notices = À votre tour
web-notices-text = Comment la maison vous prévient que c’est à vous quand vous n’êtes pas là :
web-notices-browser = Dans ce navigateur
web-notices-email = Par courriel
web-notices-unconfirmed = Cette adresse n’est pas encore confirmée : ouvrez le lien de la lettre, ou recopiez son code.
web-notices-code = Code de la lettre
web-notices-confirm = Confirmer
web-notices-webhook = Par webhook (pour les programmes)
web-notices-denied = Ce navigateur ne laisse pas Serão vous prévenir. Autorisez les notifications de cette page dans les réglages du navigateur, puis réactivez ceci.
web-notices-unavailable = Ce navigateur ne peut rien vous annoncer pour l’instant. Le courriel et le webhook fonctionnent toujours.
web-notices-secret = Le secret qui signe les appels, montré une seule fois :
web-email-confirmed = L’adresse est confirmée.
web-save = Enregistrer
web-saved = Enregistré.

## Le guide de la première partie : quelqu’un à vos côtés qui adore le jeu.

guide-title = Premiers pas
guide-next = Suivant
guide-skip = Passer le guide
guide-hide = Masquer ce conseil
guide-again = Revoir le conseil
guide-your-move = À vous !
guide-progress = Conseil { $number } sur { $total }
guide-play = Jouer pour de vrai
guide-done = Fermer

## Un plateau dessiné d’après la description du jeu

web-scene-board = Plateau
web-scene-cards = Cartes
web-scene-hand = Votre main
web-scene-pile = Pile
web-scene-pile-of = { $name } ; { $count } dans la pile
web-scene-last = { $name } (à l’instant)
web-scene-counter = { $title } : { $number }
web-scene-counter-active = { $title } : { $number }, c’est son tour
web-scene-choose = Choisissez l’une des places éclairées.
web-scene-go-on = { $name } – et ensuite ? Continuez avec l’une des places éclairées.
web-scene-one-of = Choisissez l’une de ces actions.
web-scene-waiting = Rien à faire pour vous en ce moment.
web-scene-busy = Un instant…
web-scene-do = Jouer
web-scene-back = Revenir d’un pas

## Partager une partie terminée, parties venues d’ailleurs

web-share-game = Partager cette partie
web-share-game-link = Lien vers cette partie
web-share-game-public = Cette partie était ouverte à tous : son adresse suffit.
web-share-game-private = Qui a ce lien voit toute la partie, avec les cartes de chacun. Il vaut jusqu’à ce que l’un de vous le retire.
web-share-game-text = Une partie de notre table :
web-share-withdraw = Retirer le lien
web-imported = Apportée par { $name } le { $date } ; les noms sont ceux du fichier.
web-imported-nobody = Apportée le { $date } ; les noms sont ceux du fichier.
web-import-remove = Retirer cette partie
web-import-remove-sure = La partie et son lien disparaîtront pour de bon. Votre fichier, lui, reste chez vous.
web-import-keep = La garder
web-import-removed = La partie n’est plus ici.
web-imports = Parties venues d’ailleurs

## Une maison pour ses membres

web-members = Une maison pour ses membres
web-members-text = Cette maison n’est ouverte qu’à ses membres : identifiez-vous avec votre nom et votre mot de passe.
web-member-invited = Vous êtes invité
web-member-invited-text = Avec ce lien vous devenez membre de cette maison : choisissez le nom que vous porterez ici, et un mot de passe.
web-member-no-link = Pour devenir membre il faut un lien, que la personne qui tient cette maison peut vous donner.
web-member-join = Devenir membre

## Comptes

web-session-on = { $browser } sur { $system }
web-session-since = connexion le { $when }
web-session-end = Fermer
web-session-end-of = Fermer la connexion de { $device }
web-session-ended = Cette connexion est fermée.
web-data = Vos données
web-archive = Emporter mes données
web-archive-text = Un seul fichier avec tout ce que la maison sait de vous : profil, réglages, amis, classements, tables, ce que vous avez dit et le récit de vos parties.
web-leave-for-good = Partir pour de bon
web-leave-text = Votre nom, vos connexions, amis, classements, réglages et tout ce que vous avez dit sont effacés, et votre nom redevient libre. Vos parties terminées restent à ceux qui les ont jouées, sans votre nom. Les parties en cours sont abandonnées. C’est sans retour.
web-leave-password = Votre mot de passe, pour en être sûr
web-leave-name = Écrivez « { $name } », pour en être sûr
web-leave-now = Partir pour de bon maintenant
web-stay = Je reste
web-left = Vous êtes parti. C’était un plaisir de vous avoir ici.
web-forgotten = Mot de passe oublié ?
web-reset = Mot de passe oublié
web-reset-text = Si ce nom a une adresse confirmée, un lien pour choisir un nouveau mot de passe y est envoyé.
web-reset-ask = Demander un lien
web-reset-sent = Si ce nom a une adresse confirmée, la lettre est en route. Son lien est valable une heure.
web-reset-owner = Cette maison ne peut pas envoyer de courrier. Adressez-vous à qui la tient : on pourra vous donner un lien.
web-reset-new = Un nouveau mot de passe
web-reset-new-text = Dès qu’il est choisi, tous les appareils sont déconnectés. Connectez-vous ensuite avec le nouveau mot de passe.
web-reset-done = Le nouveau mot de passe de { $name } est en place. Connectez-vous avec lui.
web-notices-reset = Une adresse confirmée aide aussi le jour où vous oubliez votre mot de passe.
web-code = Code de votre application, ou un code de secours
web-keys = Une seconde clé
web-keys-text = Qui apprend votre mot de passe n’entre pas pour autant sans elle.
web-codes-begin = Utiliser les codes d’une application
web-codes-off = Ne plus utiliser de codes
web-codes-scan = Lisez ceci avec une application de codes, puis donnez le code qu’elle affiche.
web-codes-qr = Code QR pour l’application
web-codes-secret = Ou saisissez ceci dans l’application :
web-codes-first = Le code qu’elle affiche
web-codes-confirm = Activer
web-codes-are-on = Désormais un code est demandé à la connexion.
web-recovery-text = Gardez ces codes de secours là où vous les trouverez sans votre téléphone. Chacun sert une fois. Ils ne seront plus affichés.
web-recovery-left = { $number ->
    [1] Il reste un code de secours.
   *[other] Il reste { $number } codes de secours.
}
web-passkey = Clé d’accès
web-passkey-use = Se connecter avec une clé d’accès
web-passkey-add = Ajouter une clé d’accès
web-passkey-added = La clé d’accès est ajoutée. Elle vous connecte aussi sans mot de passe.
web-passkey-name = Comment l’appeler
web-passkey-remove = Retirer la clé d’accès
web-passkey-remove-of = Retirer la clé d’accès « { $name } »
web-passkey-not = Aucune clé d’accès n’a été utilisée.
web-never-mind = Laisser

## People one would rather not meet

web-closed = Ceux qui tiennent la maison ont fermé cette table.
web-house-link = Tenir la maison
web-others = Les gens à cette table
web-about-person = Ne plus entendre, bloquer ou signaler { $name }
web-muted = qu’on n’entend plus
web-blocked = sous blocage
web-mute = Ne plus entendre
web-mute-hint = Vous ne voyez plus ce que { $name } écrit. Personne n’en sait rien.
web-block = Bloquer
web-block-hint = { $name } ne peut plus non plus s’asseoir à vos tables ni vous inviter. Personne n’en sait rien.
web-report = Signaler à ceux qui tiennent la maison
web-report-hint = Ils voient vos mots et la conversation de cette table telle qu’elle est maintenant.
web-report-kind = De quoi s’agit-il ?
web-report-abuse = Propos blessants
web-report-cheating = Triche
web-report-spam = Spam
web-report-name = Le nom
web-report-other = Autre chose
web-report-words = Avec vos mots
web-report-send = Envoyer le signalement
web-report-sent = Merci. Quelqu’un va regarder.
web-report-waits = attend qu’on regarde
web-report-seen = on a regardé
web-reports-own = Ce que vous avez signalé
web-ignored = Ceux que vous évitez
web-ignored-none = Personne. À une table, sous « Table », vous pouvez ne plus entendre ou bloquer quelqu’un.
web-heed = Annuler
web-heed-name = Entendre et retrouver { $name }

## Qui est qui, et les programmes

web-kind-guest = de passage
web-kind-member = membre
web-kind-program = programme
web-kind-program-of = programme de { $owner }
web-kind-bot = robot
web-kind-spectator = spectateur
web-programs = Programmes
web-programs-text = Un programme à vous joue avec un jeton, sous un nom qui lui est propre. Tout le monde à la table voit que c’est un programme, et à qui il est ; son classement n’est pas le vôtre.
web-token = Le jeton
web-token-name = Le nom du programme
web-token-example = Mon robot sur le Pi
web-token-scopes = Ce qu’il peut faire
web-scope-play = jouer
web-scope-watch = regarder
web-scope-chat = parler
web-scope-account = compte
web-scope-play-text = Ouvrir des tables, s’asseoir, jouer
web-scope-watch-text = Regarder les tables et les parties
web-scope-chat-text = Dire quelque chose à la table
web-scope-account-text = Tout ce qui est à vous : nom, mot de passe, amis, avis, jetons
web-token-days = Pour combien de temps
web-days = { $number ->
    [0] { $number } jours
    [one] un jour
   *[other] { $number } jours
  }
web-token-no-end = sans fin
web-token-until = jusqu’au { $when }
web-token-make = Créer un jeton
web-token-made = Voici le jeton. Il ne se montre que maintenant : copiez-le là où tourne le programme.
web-token-revoke = Révoquer
web-token-revoke-of = Révoquer le jeton de { $name }
web-token-revoked = { $name } ne peut plus entrer.

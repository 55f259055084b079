### La ligne de commande.

## Les mots des tableaux

cli-games = Les jeux de la maison
cli-game = Jeu
cli-seats = Places
cli-options = Options
cli-on = oui
cli-off = non
cli-at-random = au hasard
cli-playing = Ça joue
cli-simulated = { $game } : { $number ->
    [0] aucune partie au hasard
    [one] une partie au hasard
   *[other] { $number } parties au hasard
  }, { $seats ->
    [0] aucune place
    [one] une place
   *[other] { $seats } places
  }
cli-speed = { $number } décisions par seconde
cli-length = Décisions
cli-score = Points
cli-mean = moyenne
cli-deviation = écart type
cli-least = minimum
cli-most = maximum

## À table

cli-which-game = Quel jeu ? (1)
cli-choose = Que faites-vous ?
cli-welcome = { $game } : { $names }. Bonsoir !
cli-commitment = Le mélange est scellé : { $commitment }
cli-how = Tapez un coup, ou help.
cli-help =
    Tapez un coup ; son début suffit à montrer comment il peut continuer.
    undo reprend ce que vous avez commencé, ou votre dernier choix tant que rien n’a été retourné ;
    Entrée liste les coups, board dessine la table, see NOM montre le jeu de quelqu’un d’autre, save FICHIER garde l’enregistrement, quit quitte la table.
cli-left = Bonne nuit. La table est débarrassée.
cli-saved = L’enregistrement est gardé dans { $file }.
cli-verified = Tout est juste ({ $game }) : { $moves } coups rejoués à l’identique, sceau intact, résultat exact.
cli-thinking = Les autres réfléchissent
cli-painting = On peint
cli-photo-saved = L’image est gardée dans { $file }.
cli-nothing-to-undo = Rien à reprendre : ce qui a été retourné ou révélé ne bouge plus.
cli-see = Dites qui vous voulez voir : { $names }.

## La maison

cli-serving = La table est mise : { $url } — Ctrl+C pour fermer.
cli-serving-friends = Les amis sur le même réseau entrent par { $url }.
cli-working = On réfléchit pour les adversaires de la maison — Ctrl+C pour arrêter.
cli-backing-up = On copie
cli-backed-up = Tout est gardé dans { $file }.
cli-restoring = On remet en place
cli-restored = Tout ce que gardait { $file } est de retour.
cli-restored-aside = { $tables ->
    [1] Une table est illisible et mise de côté
   *[other] { $tables } tables sont illisibles et mises de côté
  } : `serao tables --aside` dit lesquelles et pourquoi.
cli-reading-tables = On lit les tables
cli-none-aside = Toutes les tables se lisent.
cli-no-tables = Il n’y a pas encore de table.
cli-table-id = Table
cli-table-game = Jeu
cli-table-why = Pourquoi

## Quand la saisie ne va pas

cli-usage = { $detail }.
cli-interrupted = Interrompu.
cli-settings-wrong = Les réglages de { $file } ne conviennent pas : { $detail }.
cli-option-unknown = { $game } n’a pas d’option --{ $given } ; il y a { $known }.
cli-option-value = L’option --{ $option } demande une valeur.
cli-option-twice = L’option --{ $option } n’a qu’une valeur : ne la donnez qu’une fois.
cli-option-wrong = { $game } ne peut pas se jouer avec cette option : { $detail }.
cli-file-unreadable = Impossible de lire le fichier { $file }.
cli-file-unwritable = Impossible d’écrire le fichier { $file }.
cli-no-table = Il n’y a pas de table { $table } dans cette maison.
cli-no-photo = Il n’y a pas d’image de cette place dans cet enregistrement.
cli-no-pictures = Aucun des jeux installés ne fait d’images.
cli-no-such-move = Cet enregistrement n’a pas de coup { $given } : les coups vont de 0 à { $moves }.
cli-game-name = « { $given } » ne peut pas être le nom d’un jeu : des minuscules, des chiffres et _, en commençant par une lettre.
cli-game-there = Il y a déjà un jeu appelé « { $given } ».
cli-folder-there = { $folder } existe déjà ; rien n’a été écrit.
cli-game-written = Votre jeu est dans { $folder }. La suite :
cli-game-broken = Le jeu « { $name } » est installé, mais on ne peut pas y jouer : { $why }.
cli-extra-missing = Il faut plus que ce qui est installé ici ({ $name } manque). Installez-le avec : pip install "serao[{ $extra }]"

## Settings, and `serao serve --check`

cli-settings-unknown = { $where } : il n’y a pas de réglage « { $setting } »{ $near ->
    [none] .
   *[other]  ; vouliez-vous dire « { $near } » ?
  }
cli-settings-missing = { $where } : le réglage « { $setting } » est nécessaire.
cli-settings-kind = { $where } : le réglage « { $setting } » doit être { $wanted ->
    [int] un nombre entier
    [float] un nombre
    [bool] true ou false
    [str] un texte
    [array] une liste
   *[object] une section à part
  }.
cli-settings-value = { $where } : le réglage « { $setting } » ne convient pas : { $detail }.
cli-settings-twice = Donnez soit { $name }, soit { $name }_FILE, mais pas les deux.
cli-check-settings = Les réglages conviennent.
cli-check-variable = La variable { $name } n’est pas un réglage : une faute de frappe ?
cli-check-proxies = « secure » est mis et « proxies » est vide : tout le monde semblera venir de l’adresse du proxy, et en partagera les limites.
cli-check-database = La base de données répond et a les tables de cette version.
cli-check-database-new = Il n’y a pas encore de maison dans la base de données : le premier démarrage la crée.
cli-check-database-old = La base de données a les tables d’une version plus ancienne ({ $found }) : le prochain démarrage les met à jour. Faites d’abord une sauvegarde.
cli-check-database-folder = Impossible de créer le fichier { $file } : son dossier manque ou ne peut pas être écrit.
cli-check-redis = Redis répond.
cli-check-redis-none = Redis n’est pas réglé : une seule machine sert.
cli-check-mail = Le serveur de courrier { $host } accepte le courrier.
cli-check-mail-none = Le courrier n’est pas réglé : personne n’est prévenu par courriel.
cli-check-mail-wrong = Le serveur de courrier { $host } ne peut pas servir : { $detail }.
cli-check-good = Tout va bien : `serao serve` peut démarrer.
cli-check-bad = { $number ->
    [1] Une chose ne va pas.
   *[other] { $number } choses ne vont pas.
  }

## La personne qui tient la maison

cli-reset-nobody = Personne n’a réservé le nom « { $name } ».
cli-reset-link = Donnez ce lien à { $name }, et à personne d’autre. Il permet de choisir un nouveau mot de passe, une seule fois, dans l’heure :

## Une maison pour ses membres

cli-house-invite = Avec ce lien une personne devient membre, une seule fois, d’ici deux semaines :

## People in charge

cli-house-no-owner = Cette maison n’a pas encore de propriétaire. Gardez un nom sur votre page de la maison, puis dites : { $command }
cli-house-owner = La maison est désormais à { $name }.
cli-house-moderator = { $name } est désormais modérateur.
cli-house-no-moderator = { $name } est désormais un invité comme les autres.
cli-house-muted = La parole de { $name } est coupée.
cli-house-unmuted = { $name } peut reparler.
cli-house-banned = La maison est fermée à { $name }.
cli-house-unbanned = { $name } peut revenir.
cli-house-closed = La table { $table } est fermée.
cli-house-handed-over = { $name } reçoit désormais à la table { $table }.
cli-house-handled = Le signalement { $report } est traité.
cli-house-delete-hint = C’est sans retour. { $name } est déconnecté partout ; le nom, les connexions, amis, classements, réglages et tout ce que { $name } a dit sont effacés, et le nom redevient libre. Les parties en cours sont abandonnées. Les parties terminées restent à ceux qui les ont jouées, sous un nom qui ne dit rien.
cli-house-delete-type = Écrivez le nom pour continuer :
cli-house-deleted = { $name } est effacé de la maison.
cli-house-several = { $number } personnes s’appellent { $name } : donnez un id, comme `serao house people --search` le montre.
cli-house-nobody = Personne ne s’appelle { $name } dans cette maison.
cli-house-none = Il n’y a rien à montrer.
cli-house-command-line = (ligne de commande)
cli-house-id = Id
cli-house-name = Nom
cli-house-kind = Sorte
cli-house-claimed = nom gardé
cli-house-guest = invité
cli-house-seen = Vu (UTC)
cli-house-games = Parties
cli-house-marks = Rôle, sanctions
cli-house-mark-owner = propriétaire
cli-house-mark-moderator = modérateur
cli-house-mark-mute = parole coupée
cli-house-mark-ban = banni
cli-house-game = Jeu
cli-house-phase = Phase
cli-house-phase-gathering = on s’installe
cli-house-phase-shuffling = on mélange
cli-house-phase-playing = on joue
cli-house-since = Depuis (UTC)
cli-house-host = Hôte
cli-house-people = Personnes
cli-house-when = Quand (UTC)
cli-house-by = Par
cli-house-whom = Qui
cli-house-about = Sujet
cli-house-about-abuse = propos blessants
cli-house-about-cheating = triche
cli-house-about-spam = spam
cli-house-about-name = le nom
cli-house-about-other = autre chose
cli-house-words = Mots
cli-house-table = Table
cli-house-chat = Conversation
cli-house-act = Acte
cli-house-why = Pourquoi
cli-house-act-name-owner = nomme le propriétaire
cli-house-act-name-moderator = nomme un modérateur
cli-house-act-dismiss-moderator = relève un modérateur
cli-house-act-mute = coupe la parole
cli-house-act-unmute = rend la parole
cli-house-act-ban = bannit
cli-house-act-unban = lève le bannissement
cli-house-act-ban-address = bannit l’adresse
cli-house-act-unban-address = rouvre à l’adresse
cli-house-act-close = ferme la table
cli-house-act-hand-over = confie la table
cli-house-act-stand-up = fait lever
cli-house-act-dismiss-report = classe un signalement
cli-house-act-act-on-report = donne suite à un signalement
cli-house-act-delete-person = efface
cli-house-act-reset-password = crée un lien pour un nouveau mot de passe de

## Noyaux et apprentissage

cli-kernels = Noyaux
cli-kernel = Noyau
cli-kernel-form = Tourne en
cli-kernel-compiled = compilé
cli-kernel-plain = Python pur
cli-kernel-compiling = Compilation de { $name } …
cli-kernel-failed = { $name } n’a pas pu être compilé : { $detail }. Les adversaires continuent en Python pur.
cli-training = { $game } { $variant }
cli-training-at = { $game } { $variant } : { $strength }
cli-trained = { $file } : { $mean } ± { $error } sur les donnes de développement, graine { $seed }.
train-nothing = Il n’y a rien à apprendre pour « { $game } ».
train-variant = Il n’y a rien à apprendre qui s’appelle « { $given } » : choisissez parmi { $known }.

## L’arène

cli-arena-deals = Donnes
cli-arena-title = { $game }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
  } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } avec { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
  }
cli-arena-bot = Adversaire
cli-arena-games = Parties
cli-arena-wins = Victoires
cli-arena-wins-percent = Victoires (%)
cli-arena-fair = Entre égaux
cli-arena-score = Points
cli-arena-margin = Au-dessus des autres
cli-arena-rating = Classement
cli-arena-paces = La réflexion, en temps de processeur
cli-arena-decisions = Décisions
cli-arena-thinks = Réfléchit (ms)
cli-arena-longest = Au plus (ms)
cli-arena-pairs = Sur les mêmes donnes, le premier contre le second
cli-arena-ahead = Devant
cli-arena-wins-more = Victoires de plus
cli-arena-scores-more = Points de plus
cli-arena-unended = { $number ->
    [one] { $number } partie n’a pas fini
   *[other] { $number } parties n’ont pas fini
  } en { $most } décisions et ne { $number ->
    [one] compte
   *[other] comptent
  } que dans cette ligne.
cli-arena-stopped = Arrêt après { $done } donnes sur { $wanted }.
arena-nobody = Nommez au moins un adversaire, comme dans --bots 4,5.
arena-line-up = Une table avec plusieurs fois le même adversaire demande autant de noms que de places : { $seats }, pas { $given }.
arena-no-results = { $file } ne contient pas les résultats d’une arène.
arena-other-contest = { $file } contient les résultats d’un autre concours : son jeu, ses options, ses places, ses adversaires ou ses donnes sont autres.

### La maison sur le réseau : ce qu’elle répond quand elle ne peut pas faire ce qu’on lui demande.

## En entrant

server-no-name = Dites d’abord qui vous êtes : un nom suffit.
server-no-page = Il n’y a rien ici.
server-no-method = Ici, cela ne se fait pas de cette façon.
server-bad-request = Impossible de comprendre cette demande : { $detail }.
server-body-too-large = C’est plus que la maison n’en prend à la fois.
server-unknown-host = La maison ne répond pas à ce nom ; la personne qui la tient peut l’ajouter au réglage « hosts ».
server-other-site = C’est une page d’un autre site qui l’a demandé ; la maison ne fait que ce que demandent ses propres pages.
server-not-for-you = C’est réservé à ceux qui tiennent la maison.
server-bug = Quelque chose s’est mal passé dans la maison, pas dans ce que vous avez demandé. C’est noté ; réessayez, s’il vous plaît.

## À table

table-unknown = Cette table n’existe pas, ou vous n’y avez pas d’invitation.
table-no-spectators = Cette table joue sans spectateurs.
table-busy = On se bouscule à cette table en ce moment : réessayez.
table-log-full = Vous avez fait à cette table plus que n’en demande aucune partie : { $most } lignes de son journal. Vous pouvez encore partir ou abandonner ; un adversaire jouera à votre place.
table-aside = Cette table est illisible pour le moment et a été mise de côté ; rien n’en est jeté, et la personne qui tient la maison peut voir ce qui s’est passé.
table-not-over = La partie n’est pas encore finie.
server-hello-first = Le premier message doit être « hello ».
server-protocol = Ce client parle la version { $given } du protocole ; la maison parle la version { $known }.
server-unreadable = Impossible de lire ce message : { $detail }.
server-too-large = Ce message est trop grand : { $most } octets au plus.
server-too-fast = Trop de choses à la fois : attendez un instant.
server-busy = Trop de monde se présente à la porte en ce moment : réessayez dans un instant.
server-too-many-tables = Vous avez ouvert beaucoup de tables : attendez un peu avant la suivante.

## Invitations

invited-title = { $name } vous invite à jouer à { $game }
invited-title-nobody = On vous invite à jouer à { $game }
invited-title-playing = { $name } joue à { $game }
invited-chairs = { $free ->
    [0] Toutes les places sont prises
    [one] Une place libre sur { $seats }
   *[other] { $free } places libres sur { $seats }
  }
invited-over = La partie est terminée
invited-house = Des jeux de société pour une soirée ensemble : avec des amis d’ici ou d’ailleurs, dans le navigateur, sans compte.

## Tenir une maison

server-port = La maison ne peut pas écouter sur { $host }, port { $port } : { $detail }.
server-worker-redis = Un worker doit connaître le Redis de ses serveurs : indiquez-le avec --redis.
server-processes-redis = Des serveurs qui partagent un Redis se lancent un par un : retirez --processes, ou --redis.
server-processes-system = Plusieurs processus demandent Linux ; sur ce système, retirez --processes : un seul processus sert la maison.
server-processes-die = Les processus de cette maison s’arrêtent à peine lancés ; leur journal dit pourquoi.
server-redis = Redis ne répond pas sur { $host } : { $detail }.
server-database-away = La base de données n’a pas répondu pendant { $seconds } secondes : { $detail }.

## Parties finies

record-unknown = Il n’y a pas de partie finie de ce nom.
record-many-seats = Cet enregistrement a { $given } joueurs ; { $most } est le maximum.
record-no-move = Cette partie { $moves ->
    [0] n’a aucun coup
    [one] n’a qu’un coup
   *[other] a { $moves } coups
  } ; il n’y a pas de coup { $given }.

## La mémoire de la maison

storage-kind = « { $given } » n’est pas une base de données que nous connaissons : indiquez un fichier, sqlite:///… ou postgresql://….
storage-url = Cette adresse de base de données est illisible ; elle devrait ressembler à postgresql://utilisateur:motdepasse@serveur:5432/nom.
storage-no-file = Il faut à la base de données un fichier où habiter.
storage-file = Le fichier de base de données { $file } ne s’ouvre pas : { $detail }.
storage-unreachable = La base de données { $database } sur { $host } ne répond pas : { $detail }.
storage-version = Cette base de données a les tables d’une version plus récente de Serão ({ $found } ; celle-ci connaît { $known }) : rien n’a été changé. Installez cette version-là, ou restaurez la sauvegarde d’avant.
storage-foreign = Il y a ici les tables d’un autre programme ({ $table }) : choisissez une autre base de données.
storage-down = La maison n’arrive pas à noter cela en ce moment : réessayez dans un instant.
storage-backup-in-use = { $file } est ouvert dans un programme en marche : choisissez un autre nom pour la copie.
storage-backup-file = Impossible d’écrire la copie dans { $file } : { $detail }.
storage-no-house = Il n’y a pas de maison dans { $database } : rien n’a été copié.
storage-copy-version = Ce qu’il faut copier a la version { $found } des tables, pas la { $known } : ouvrez-le une fois avec `serao serve`.
storage-not-empty = La base de données d’arrivée n’est pas vide : il y a quelque chose dans { $table }.

## Les gens de la maison

people-name-taken = Le nom { $name } est déjà celui de quelqu’un d’autre.
people-old-password = Pour changer de nom ou de mot de passe, dites d’abord votre mot de passe actuel.
people-login-wrong = Ce nom et ce mot de passe ne vont pas ensemble.
people-link-wrong = Ce lien personnel n’ouvre plus rien.
people-unknown = Il n’y a personne de ce nom ici.
people-own-friend = Votre propre amitié, vous l’avez déjà.
people-many-friends = { $most } amis au plus.
people-many-circles = Une même personne tient { $most } cercles au plus.
people-circle-strangers = Un cercle réunit des gens avec qui vous avez joué une partie jusqu’au bout.
people-circle-owner = Seule la personne qui tient un cercle peut y mettre fin.
people-circle-unknown = Ce cercle n’existe pas, ou vous n’en êtes pas.
people-circle-no-call = Vous ne pouvez pas réunir ce cercle.

## Savoir que c’est à soi de jouer

notices-url = Ce n’est pas une adresse que l’on puisse appeler.
notices-url-https = On ne peut appeler que des adresses qui commencent par https.
notices-url-private = Cette adresse n’est pas sur l’Internet ouvert.
notices-email = Ce n’est pas une adresse de courriel.
notices-no-mail = Cette maison ne peut pas envoyer de courriels.
notices-letter-sent = On vient d’écrire à cette adresse : allez y voir, ou réessayez dans dix minutes.
notices-mail-failed = Le courriel n’a pas pu partir.
notices-code-wrong = Ce code est faux, ou trop ancien.
notices-push-keys = Les clés de ce navigateur sont inutilisables.
notices-many-browsers = { $most } navigateurs au plus.
notice-your-turn = À { $game }, c’est à vous de jouer.
notice-chair-kept = { $name } a mis la table pour { $game } : votre place vous attend.
notice-mail-end = Vous recevez ce message parce que vous avez demandé qu’on vous prévienne quand vient votre tour. Vous pouvez changer cela sur votre page de la maison.
notice-confirm-subject = Confirmez votre adresse de courriel
notice-confirm-text = Quelqu’un, vous sans doute, voudrait apprendre à cette adresse que son tour est venu. Pour confirmer, ouvrez ce lien dans le navigateur où la maison vous connaît déjà, ou saisissez le code qui le suit :
notice-confirm-end = Si ce n’était pas vous, ne faites rien : la maison ne vous écrira plus.

## Un programme qui joue

client-unreachable = La maison à l’adresse { $url } ne répond pas : { $detail }.
client-unreadable = Impossible de comprendre la réponse de la maison : { $detail }.
client-closed = Ce client a quitté la table.
client-no-memory = La mémoire d’une place ne vient que si on la demande : jouez avec memory=True.
client-put-away = La table a été rangée avant qu’une partie y soit jouée.
client-commitment = Le sceau de l’enregistrement ({ $told }) n’est pas celui qu’a montré la table ({ $seen }).
client-entropy = Ce que ce client a ajouté au mélange n’est pas dans l’enregistrement.
client-open = { $names } : d’après l’enregistrement, a mis dans le mélange ce qui n’était pas scellé. Qui fait cela peut choisir la donne.
client-nobody = Ce client a gardé les sceaux avant de révéler sa part, et elle a servi. Personne n’a donc pu choisir la donne : ni la maison, ni les autres, ni tous ensemble.
client-two-deals = Ce client a gardé les sceaux avant de révéler sa part, et elle a servi. Personne n’a pu choisir la donne, mais qui n’a jamais révélé la sienne pouvait, avec l’aide de la maison, en refuser une et prendre l’autre.
client-seals = Les sceaux de l’enregistrement ne sont pas ceux que ce client a vus avant de révéler sa part.
server-no-picture = Il n’y a pas d’image de cette place dans cette partie.
server-no-keepsake = Il n’y a pas d’image d’une partie abandonnée.
keepsake-seat = Place { $seat }
keepsake-others = et { $number ->
    [1] une autre personne
   *[other] { $number } autres personnes
  }

# Titles of errors over HTTP, each with one sentence of its own below it

server-fault-400 = Ce qui est demandé n’est pas possible
server-fault-401 = Dites qui vous êtes
server-fault-403 = Ce n’est pas à vous
server-fault-404 = Introuvable
server-fault-405 = Pas de cette manière
server-fault-409 = Pas maintenant
server-fault-413 = Trop grand
server-fault-429 = Trop à la fois
server-fault-500 = Une erreur de notre part
server-fault-503 = Impossible pour l’instant
server-cursor = Cet endroit n’existe pas dans la liste : commencez par la première page et suivez ses liens.
server-too-many-streams = Vous avez ouvert autant de flux d’événements que la maison en permet : fermez-en un d’abord.

## Parties privées et parties importées

record-not-yours = Seuls ceux qui ont joué cette partie, ou qui l’ont apportée, peuvent faire cela.
record-not-imported = Cette partie a été jouée ici : son enregistrement reste à tous ceux qui l’ont jouée.
record-long-name = Le nom à la place { $seat } compte { $given } caractères ; { $most } est le maximum.
record-imports-full = Vous gardez déjà autant de parties venues d’ailleurs qu’il en tient ici ({ $most }, ou { $megabytes } Mo en tout) : retirez-en une d’abord.

## Accounts

people-no-session = Cette connexion n’existe pas, ou elle est déjà terminée.
people-name-not-typed = Ce n’est pas votre nom : écrivez-le comme ci-dessus.
people-archive-soon = Votre archive vient d’être faite. Vous pourrez en demander une autre un peu plus tard.
people-password-wrong = Ce n’est pas votre mot de passe actuel.
people-reset-wrong = Ce lien n’est plus valable : il sert une seule fois, pendant une heure. Demandez-en un autre.
people-code-needed = Donnez aussi le code qu’affiche votre application, ou un code de secours.
people-passkey-needed = Utilisez aussi votre clé d’accès, ou donnez un code de secours.
people-code-wrong = Ce n’est pas le code que l’application affiche en ce moment.
people-password-wait = Trop de mots de passe ont été essayés pour ce nom. Connectez-vous là où vous l’avez déjà fait, avec une clé d’accès ou votre lien personnel, ou réessayez dans { $minutes ->
    [1] une minute
   *[other] { $minutes } minutes
  }.
people-code-wait = Trop de codes erronés : réessayez dans { $minutes ->
    [1] une minute
   *[other] { $minutes } minutes
  }.
people-codes-on = Les codes sont déjà activés. Désactivez-les d’abord pour recommencer.
people-claim-first = Réservez d’abord un nom avec un mot de passe : la seconde clé se tient à côté.
people-link-second-key = Qui a une seconde clé n’a pas de lien personnel : il ouvrirait la porte sans cette clé.
people-passkey-wrong = Cette clé d’accès n’ouvre pas la porte ici.
people-many-passkeys = Vous avez déjà { $most } clés d’accès. Retirez-en une d’abord.
people-no-passkey = Vous n’avez pas cette clé d’accès.
reset-letter-subject = Un nouveau mot de passe pour Serão
reset-letter-text = Quelqu’un, vous sans doute, a oublié le mot de passe de « { $name } ». Ouvrez ce lien pour en choisir un nouveau. Il sert une seule fois, pendant une heure :
reset-letter-end = Si ce n’était pas vous, il n’y a rien à faire : votre mot de passe reste le même.

## Une maison pour ses membres

house-members-only = Cette maison n’est ouverte qu’à ses membres : identifiez-vous d’abord.
house-invite-wrong = Ce lien ne fait plus de personne un membre : chacun vaut une fois, pendant deux semaines. La personne qui tient la maison peut vous en donner un autre.

## Too much at once

server-tables-gathering = Vous avez { $most } tables publiques qui attendent du monde : commencez ou quittez-en une d’abord.
server-tables-unfinished = Vous accueillez { $most } tables dont la partie n’est pas finie : terminez ou quittez-en une d’abord.
server-many-gathering = Bien des tables attendent déjà du monde : prenez place à l’une d’elles, ou ouvrez la vôtre sur invitation.

## People in charge

house-banned = Cette maison vous est fermée { $until ->
    [always] pour de bon
   *[other] jusqu’au { $until }
  }{ $why ->
    [none] .
   *[other] { " " }: { $why }
  }
house-muted = Votre parole est coupée { $until ->
    [always] pour de bon
   *[other] jusqu’au { $until }
  }{ $why ->
    [none] .
   *[other] { " " }: { $why }
  }
house-address-banned = Cette maison ne reçoit pas de visites depuis votre adresse.
house-owner-only = Seul le propriétaire de la maison peut faire cela.
house-not-the-owner = On ne fait pas cela au propriétaire de la maison.
house-not-moderators = Seul le propriétaire peut faire cela à un modérateur.
house-unclaimed = { $name } n’a pas gardé ce nom : seul un nom gardé peut veiller sur la maison.
house-role-already = { $name } a déjà ce rôle.
house-no-sanction = Il n’y a rien à lever.
house-no-report = Ce signalement n’existe pas, ou il a été traité.
house-no-table = Cette table n’existe pas.
house-table-over = Cette table est déjà terminée.
house-host-already = Cette personne reçoit déjà à cette table.
house-not-seated = Cette personne n’est pas assise à cette table.
house-no-address = « { $given } » n’est pas une adresse IP.
house-own-address = C’est votre propre adresse : vous vous enfermeriez dehors.
house-name-not-typed = Ce n’est pas ce nom : écrivez-le comme ci-dessus.
house-no-password = { $name } n’a pas gardé ce nom : il n’y a pas de mot de passe à changer.
house-not-here = Cette personne n’est pas à votre table.
house-reported-already = Vous l’avez déjà signalé ; quelqu’un va regarder.
house-many-reports = { $most } signalements par jour, c’est le maximum.
people-own-silence = On ne peut ni se couper la parole ni se bloquer soi-même.
people-many-ignored = { $most } personnes, c’est le maximum.

## Noms et programmes

# Les mots que personne ne peut porter comme nom, outre ceux de la maison et de ses robots : séparés par des virgules.
people-house-names = la maison, bot, robot, adversaire, au hasard, bien
# Words that nobody may have anywhere in a name: who is in charge here.
people-house-roles = propriétaire, modérateur, modératrice, modération, administrateur, administratrice, administration, équipe, système, assistance, hôte, hôtesse, officiel, officielle
# Words that nobody may have in brackets in a name: what the house itself writes beside names.
people-house-marks = de passage, invité, invitée, membre, programme, spectateur, spectatrice, vérifié, vérifiée
people-name-house = { $name } ressemble à un nom de la maison : choisissez-en un autre, s’il vous plaît.
people-scope = Ce jeton ne permet pas cela : il lui manque « { $scope } ».
people-many-tokens = { $most } jetons au plus : révoquez-en un dont vous n’avez plus besoin.
people-no-token = Vous n’avez pas de jeton de ce nom.

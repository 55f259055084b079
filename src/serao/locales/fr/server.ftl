### La maison sur le réseau : ce qu’elle répond quand elle ne peut pas faire ce qu’on lui demande.

## En entrant

server-no-name = Dites d’abord qui vous êtes : un nom suffit.
server-no-page = Il n’y a rien ici.
server-no-method = Ici, cela ne se fait pas de cette façon.
server-bad-request = Impossible de comprendre cette demande : { $detail }.
server-body-too-large = C’est plus que la maison n’en prend à la fois.
server-unknown-host = La maison ne répond pas à ce nom.
server-other-site = C’est une page d’un autre site qui l’a demandé ; la maison ne fait que ce que demandent ses propres pages.
server-not-for-you = C’est réservé à ceux qui tiennent la maison.
server-bug = Quelque chose s’est mal passé dans la maison, pas dans ce que vous avez demandé. C’est noté ; réessayez, s’il vous plaît.

## À table

table-unknown = Cette table n’existe pas, ou vous n’y avez pas d’invitation.
table-no-spectators = Cette table joue sans spectateurs.
table-busy = On se bouscule à cette table en ce moment : réessayez.
table-not-over = La partie n’est pas encore finie.
server-hello-first = Le premier message doit être « hello ».
server-protocol = Ce client parle la version { $given } du protocole ; la maison parle la version { $known }.
server-unreadable = Impossible de lire ce message : { $detail }.
server-too-large = Ce message est trop grand : { $most } octets au plus.
server-too-fast = Trop de choses à la fois : attendez un instant.
server-too-many-tables = Vous avez ouvert beaucoup de tables : attendez un peu avant la suivante.

## Tenir une maison

server-port = La maison ne peut pas écouter sur { $host }, port { $port } : { $detail }.
server-worker-redis = Un worker doit connaître le Redis de ses serveurs : indiquez-le avec --redis.

## Parties finies

record-unknown = Il n’y a pas de partie finie de ce nom.
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
storage-version = Cette base de données vient d’une version plus récente de Serão (celle-ci connaît { $known }) : { $detail }.
storage-foreign = Il y a ici les tables d’un autre programme ({ $table }) : choisissez une autre base de données.
storage-down = La maison n’arrive pas à noter cela en ce moment : réessayez dans un instant.
storage-backup-in-use = { $file } est ouvert dans un programme en marche : choisissez un autre nom pour la copie.
storage-backup-file = Impossible d’écrire la copie dans { $file } : { $detail }.
storage-copy-version = Ce qu’il faut copier a la version { $found } des tables, pas la { $known } : ouvrez-le une fois avec `serao serve`.
storage-not-empty = La base de données d’arrivée n’est pas vide : il y a quelque chose dans { $table }.

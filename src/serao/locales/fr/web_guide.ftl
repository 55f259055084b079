### Le guide de la première partie : quelqu’un à vos côtés qui adore le jeu.

guide-title = Premiers pas
guide-next = Suivant
guide-skip = Passer le guide
guide-hide = Masquer ce conseil
guide-again = Revoir le conseil
guide-your-move = À vous !
guide-progress = Conseil { $number } sur { $total }
guide-play = Jouer pour de vrai
guide-done = Fermer

## Photograph

guide-photograph-aim = Bienvenue ! On collectionne des photos, un album par couleur. De longs albums de photos nettes rapportent des points. Voyons comment une photo y arrive.
guide-photograph-hand = Voici votre pellicule : son ordre est le cœur du jeu. La carte près de l’appareil est jouée d’abord ; les nouvelles arrivent à l’autre bout.
guide-photograph-backs = Les cartes face cachée ne sont qu’à moitié secrètes : le dos montre la couleur, et si le nombre va de 1 à 6 ou de 7 à 12.
guide-photograph-take = Votre tour commence ici : prenez une, deux ou trois cartes à un bout d’une ligne. Pointez le bout, ou plus loin pour en prendre plus. Elles vont à l’avant de la pellicule.
guide-photograph-wind = Préparez la pellicule : avancez une carte, sauf celle de devant. Ensuite sont jouées celles du fond, autant que vous en avez pris. Essayez : vous verrez ce que cela donnerait.
guide-photograph-strip = La voilà ! Un album monte ou descend : chaque nombre s’écarte du précédent de 1 à 3, toujours dans le même sens. À côté de l’album, on voit ce qui peut suivre.
guide-photograph-blurred = Photo floue : le nombre n’allait pas, elle est posée face cachée et coûte 2 points. Consolation : à la suivante, ici, il suffit d’aller dans le bon sens.
guide-photograph-points = Points d’un album d’une à sept photos nettes : 1, 3, 4, 7, 8, 10, 11. Notez le saut à quatre ! Une couleur sans aucune photo coûte 3.
guide-photograph-ahead = Regardez vos cartes du fond avant de prendre : on en joue autant qu’on en prend. Si une seule convient, n’en prenez qu’une.
guide-photograph-good-shot = Qui réunit en premier quatre photos nettes d’une couleur gagne son Cliché Réussi : 5 points, et on ne les perd plus.
guide-photograph-refill = Il restait trois cartes ou moins : elles sont parties, et tout un nouveau terrain est arrivé. À deux, cela se produit trois fois ; ensuite, la pioche ne suffit plus.
guide-photograph-sunset = Coucher de Soleil ! Tout le monde prépare sa pellicule et joue deux cartes, en même temps. Pas de Cliché Réussi cette fois, et désormais les mains comptent trois cartes.
guide-photograph-last = Dernière lumière. Préparez la pellicule une fois encore : vos deux cartes du fond sont jouées, celle qui reste est défaussée. Puis on compte.
guide-photograph-end = Voilà Photograph ! Le décompte montre chaque album, 5 points par Cliché Réussi, 2 de moins par photo floue, 3 de moins par couleur absente. On joue ?

## Avenue

guide-avenue-aim = Bienvenue au pays du vin ! Tout le monde a ce même plan et trace les mêmes routes. À vous de choisir où : relier beaucoup de grappes à la bonne ferme rapporte.
guide-avenue-farm = Cette ferme compte à la fin de la manche. Cinq manches, donc cinq fermes ; la sixième ne compte jamais.
guide-avenue-card = Voici la route que tout le monde trace maintenant. On la trace telle quelle, sans jamais la tourner.
guide-avenue-draw = Choisissez une case libre : la route s’y pose au crayon et vous voyez ce qu’elle relierait. Appuyez encore pour l’encrer. Elle n’a pas besoin de toucher quoi que ce soit.
guide-avenue-joined = Les grappes comptent quand des routes mènent de leur case à la ferme, bord à bord. Seules comptent les cases où passe une route, celle de la ferme aussi.
guide-avenue-yellow = Chaque carte jaune allume un soleil. Une fois la quatrième tracée, la manche est finie et sa ferme compte. Cela peut aller très vite !
guide-avenue-peek = Une fois par manche, on peut jeter un œil au lieu de tracer : vous voyez en secret la prochaine ferme et bâtissez déjà pour elle. Parfait quand la route ne sert à rien.
guide-avenue-zero = Un zéro. Une ferme doit compter plus que la précédente, sinon on note 0, et chaque 0 coûte 5 points à la fin. La bonne nouvelle : maintenant, 1 suffit.
guide-avenue-counted = Votre ferme compte toutes les grappes qui lui sont reliées, vertes et violettes. Désormais, chaque ferme doit dépasser le nombre juste au-dessus ; sinon, un zéro : 5 points de moins.
guide-avenue-again = Nouvelle ferme, et toutes vos routes restent. Une grappe peut compter encore pour une autre ferme : reliez-la à une route qui en longe déjà beaucoup.
guide-avenue-castles = N’oubliez pas les châteaux : à la fin, chaque grappe violette reliée au château violet vaut un point, et chaque verte reliée au château vert.
guide-avenue-others = Les feuilles sont visibles de tous. Touchez-en une ici pour la regarder, quand vous voulez.
guide-avenue-last = La dernière ferme ! Après sa quatrième carte jaune, on compte les châteaux et c’est fini. Jeter un œil ne montrerait que la sixième ferme : mieux vaut tracer.
guide-avenue-end = La vendange est rentrée ! Cinq fermes, deux châteaux, 5 de moins par zéro : le décompte dit tout, ligne par ligne. La prochaine fois, commencez petit. On joue ?

## Fairy Tile

guide-fairy_tile-aim = Il était une fois… Chacun a un livre, ici de trois pages. Qui raconte en premier la dernière page du sien l’emporte.
guide-fairy_tile-page = Votre page, pour vos yeux seulement. Elle dit ce qui doit arriver au royaume. Dès que c’est vrai après une de vos aventures, la page se raconte d’elle-même.
guide-fairy_tile-visits = « Visite » veut dire : vous déplacez ce personnage pendant ce tour, et il s’arrête là. Un Grand lieu, ce sont trois lieux semblables reliés ; une Grande Rivière, cinq.
guide-fairy_tile-sees = « Voit » veut dire en ligne droite, sans trou, aussi loin qu’on veut ; son propre lieu compte aussi. Un déplacement peut suffire, ou une tuile ajoutée.
guide-fairy_tile-meet = « Se rencontrent » veut dire : tous deux au même lieu, et vous venez d’y amener l’un des deux.
guide-fairy_tile-characters = Ils ne sont à personne : déplacez qui vous voulez. La Princesse fait un pas et saute d’un château à l’autre ; le Chevalier va à deux lieux exactement ; le Dragon vole droit jusqu’au bord.
guide-fairy_tile-adventure = À vous : une aventure. Choisissez un personnage ou la tuile, et les lieux possibles s’éclairent. Touchez-en un pour essayer, puis décidez.
guide-fairy_tile-star = Une astuce : essayez un lieu avant de décider. Votre page répond aussitôt, et une étoile veut dire qu’elle serait racontée.
guide-fairy_tile-tile = Le royaume grandit : une tuile doit toucher par deux bords voisins, et rivière rejoint rivière. Tournez-la à votre gré ; seules les places qui conviennent s’éclairent.
guide-fairy_tile-told = Votre première page est racontée ! La suivante est déjà dans votre main. Une page par tour au plus, et seulement au vôtre.
guide-fairy_tile-turn = Une page têtue ? Tournez-la : elle passe sous le livre, une autre arrive, et votre jeton montre la magie. C’est là tout votre tour.
guide-fairy_tile-magic = Vous avez de la magie ! À l’un de vos prochains tours, vous pourrez vivre une seconde aventure juste après la première. La magie est alors dépensée.
guide-fairy_tile-second = À vous de choisir : une seconde aventure, qui dépense la magie, ou finir le tour et la garder. Les déplacements des deux aventures comptent pour votre page.
guide-fairy_tile-end = Fin ! Plus bas se trouve le conte que disent vos pages, dans le bon ordre. À deux, un livre entier en a dix-huit. On joue ?

## Picture Perfect

guide-picture_perfect-aim = Bienvenue à la fête ! Quatorze invités, trois souhaits secrets chacun. Après six manches, vous prenez une vraie photographie : les souhaits exaucés rapportent.
guide-picture_perfect-open = Ces enveloppes vous sont confiées pour l’instant. Ouvrez-en une : personne d’autre ne voit ce que vous lisez.
guide-picture_perfect-wishes = Trois souhaits. Les trois exaucés, cet invité rapporte 6 points ; deux, 3 ; un seul, 1. Aucun, c’est 3 de moins. Qui n’est pas sur la photo ne compte pas.
guide-picture_perfect-place = Placez les invités au fil de la lecture : faites-les glisser de la boîte, ou touchez-en un. Ce n’est qu’un pense-bête, et personne d’autre ne le voit.
guide-picture_perfect-notebook = Lisez-les toutes, l’une après l’autre. Pour cette première partie, un carnet retient tout ; d’habitude, c’est à vous de le faire.
guide-picture_perfect-ready = Tout est lu ? Dites que c’est prêt. Une carte est alors retournée, et des enveloppes changent de mains.
guide-picture_perfect-card = Voici la carte de la manche : elle dit ce qui arrive aux enveloppes. Il y a six manches comme celle-ci.
guide-picture_perfect-choose = Choisissez des enveloppes ici, puis confirmez. Laissez partir celles que vous avez lues, cherchez-en de nouvelles : connaître plus de souhaits, tout est là.
guide-picture_perfect-peek = Vous pouvez regarder celle-ci, même si elle n’est pas à vous. Lisez bien, puis refermez.
guide-picture_perfect-vip = Votre carte VIP va dans une enveloppe ouverte, une seule fois et pour de bon. Cet invité compte alors une fois de plus, pour tout le monde. Choisissez-en un que vous saurez combler.
guide-picture_perfect-together = Les souhaits se gênent. Les voisins partagent un bord, et la table sépare les deux côtés. Laissez de côté qui ne ferait que coûter des points.
guide-picture_perfect-last = Les six manches sont finies. Placez vos invités pour de bon, chacun dans sa case ; les décorations vont sur la table. Ensuite, passez à l’appareil.
guide-picture_perfect-camera = Tournez autour, visez, zoomez. Qui cache qui se lit sur cette image même. Chaque invité placé doit se voir au moins un peu. Et puis… clic !
guide-picture_perfect-end = Quelle photo ! L’album la parcourt invité par invité, souhait par souhait, et les VIP comptent encore. Regardez aussi l’autre. On joue ?

### Le guide de la première partie : quelqu’un à vos côtés qui adore le jeu.

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

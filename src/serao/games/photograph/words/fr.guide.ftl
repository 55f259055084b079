### Le guide de la première partie : quelqu’un à vos côtés qui adore le jeu.

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

### Le guide de la première partie : quelqu’un à vos côtés qui adore le jeu.

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

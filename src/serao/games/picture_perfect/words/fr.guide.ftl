### Le guide de la première partie : quelqu’un à vos côtés qui adore le jeu.

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

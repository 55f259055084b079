### What everybody can use at this table, and what was tried; learnt when somebody asks.

web-access-title = Une table pour tout le monde
web-access-intro = Qui a envie de jouer doit pouvoir jouer. Voici ce qui a été essayé, et ce qui ne l’a pas été.
web-access-keys = Au clavier seul : à chaque changement de Serão, des parties entières de chaque jeu se jouent avec Tab, les flèches et Entrée, de la première page au résultat.
web-access-heard = À l’oreille : un lecteur d’écran virtuel suit des parties entières. Tout ce qui peut être choisi a un nom, et chaque ligne du journal est annoncée, même quand une fenêtre recouvre la table. Chaque plateau peut se lire en toutes lettres.
web-access-seen = À l’œil : aucune couleur n’est seule, chacune a un symbole et un motif. Les pages ont été regardées avec les yeux de qui ne distingue pas le rouge, le vert ou le bleu. Clair et sombre ont le contraste que demandent les WCAG 2.1 au niveau AA.
web-access-still = Au repos : qui demande moins de mouvement, à son système ou dans les réglages d’ici, ne perd rien. Les sons peuvent être coupés, et aucun ne dit ce qui ne serait pas aussi écrit.
web-access-hand = À la main : tout ce qui se touche mesure au moins 44 pixels de côté, glisser n’est jamais le seul moyen, et l’on peut dresser une table sans horloge.
web-access-missing = Pas encore essayés : NVDA, JAWS, VoiceOver et TalkBack sur de vrais appareils, et la commande vocale. D’une photographie prise à la table, les mots disent qui se tient où et si elle compte, non comment tombe la lumière.
web-access-tell = Si quelque chose vous empêche de jouer, dites-le à qui tient cette maison : c’est un défaut, et il sera traité comme tel.

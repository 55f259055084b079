## What the cast says at the table: a greeting, a word at the end, one to who leaves and who is back

remark-tome-greeting-1 = Bonjour ! Je sais compter jusqu’à cent, et une fois plus loin.
remark-tome-greeting-2 = Je peux rester debout jusqu’à la fin ?
remark-tome-won-1 = J’ai gagné ? J’ai gagné ! Tout le monde a vu ?
remark-tome-won-2 = C’est le chapeau. Il sait toujours.
remark-tome-lost-1 = Mais le mien est le plus joli.
remark-tome-lost-2 = Encore ! Juste une ! S’il te plaît !
remark-tome-shared = On a gagné ensemble ? On a le droit ?
remark-tome-left = C’est déjà l’heure d’aller au lit ?
remark-tome-back = Te revoilà ! Je n’ai touché à rien. Presque.

remark-zelia-greeting-1 = Bonsoir, mes chéris. Rappelez-moi comment ça finit.
remark-zelia-greeting-2 = Quelqu’un a vu mes lunettes ? Tant pis, commençons.
remark-zelia-won-1 = Moi ? Comme c’est gentil. Qu’avais-je donc prévu ?
remark-zelia-won-2 = Les voilà, sur ma tête ! Et j’ai gagné, en plus.
remark-zelia-lost-1 = J’avais bien un plan. Et un bon.
remark-zelia-lost-2 = Peu importe, demain je l’aurai oublié.
remark-zelia-shared = Tous les deux ? Alors personne ne fait la vaisselle en solitaire.
remark-zelia-left = Qui était-ce, déjà ? De si bonnes manières.
remark-zelia-back = Parti, vraiment ? Je n’avais rien vu, pardon.

remark-mateus-greeting-1 = Vite, avant que je réfléchisse.
remark-mateus-greeting-2 = J’ai dix minutes. Neuf.
remark-mateus-won-1 = Fini ! Qu’est-ce que j’ai gagné ?
remark-mateus-won-2 = Tu vois ? Qui réfléchit arrive en retard.
remark-mateus-lost-1 = N’empêche, j’ai fini le premier.
remark-mateus-lost-2 = La prochaine fois, je lirai la seconde moitié des règles.
remark-mateus-shared = Égalité ? Alors au plus rapide. Je le dis vite.
remark-mateus-left = Et c’est moi qui étais pressé !
remark-mateus-back = Bien. J’allais jouer pour tout le monde.

remark-odette-greeting-1 = Quelle belle soirée pour se perdre dans quelque chose.
remark-odette-greeting-2 = J’ai rêvé de cette partie. Tout le monde y était charmant.
remark-odette-won-1 = Oh. Je regardais la lampe.
remark-odette-won-2 = C’était comme dans le rêve, à l’éléphant près.
remark-odette-lost-1 = J’étais ailleurs. C’était ravissant.
remark-odette-lost-2 = C’était si beau, au milieu.
remark-odette-shared = Côte à côte, comme deux barques.
remark-odette-left = Évanoui, comme la fin d’une chanson.
remark-odette-back = Te voilà. Je commençais à trouver le temps long.

remark-benedita-greeting-1 = Assieds-toi ! Qui joue avec moi mange aussi.
remark-benedita-greeting-2 = Un peu de feu dessous, et c’est parti.
remark-benedita-won-1 = Cuit à point ! Il y a du dessert pour les perdants.
remark-benedita-won-2 = Il faut oser le piment.
remark-benedita-lost-1 = Trop de piment. Ça valait le coup.
remark-benedita-lost-2 = La plus grosse part est pour toi.
remark-benedita-shared = Alors on partage la marmite. La plus belle des fins.
remark-benedita-left = Pas sans une assiette pour la route !
remark-benedita-back = J’ai gardé le tien au chaud.

remark-anselme-greeting-1 = Bonsoir. Prenons le temps qu’il faut.
remark-anselme-greeting-2 = J’ai compté les pièces. Elles y sont toutes.
remark-anselme-won-1 = À la seconde près. Je vous remercie.
remark-anselme-won-2 = J’ai compté deux fois. La seconde aussi, j’avais gagné.
remark-anselme-lost-1 = Il y avait là un grain de poussière. Je le trouverai.
remark-anselme-lost-2 = Du bel ouvrage. J’ôte ma loupe.
remark-anselme-shared = Deux montres d’accord : c’est rare.
remark-anselme-left = Déjà ? À ma montre, il est tôt.
remark-anselme-back = À l’heure, pour ainsi dire.

remark-iracema-greeting-1 = Voyons qui ose.
remark-iracema-greeting-2 = La prudence, c’est pour demain. Bonsoir !
remark-iracema-won-1 = J’ai sauté, et il y avait de l’eau dans la piscine.
remark-iracema-won-2 = Ça pouvait mal tourner à tout moment. N’était-ce pas merveilleux ?
remark-iracema-lost-1 = Je referais tout pareil.
remark-iracema-lost-2 = C’était ce saut-là. Tu l’as bien vu.
remark-iracema-shared = Égalité ? C’est que quelqu’un a été trop prudent.
remark-iracema-left = Juste quand ça devenait dangereux !
remark-iracema-back = Je le savais. Tu veux voir la fin.

remark-lucien-greeting-1 = Je jouerai comme d’habitude.
remark-lucien-greeting-2 = Vous verrez que j’avais raison. Bonsoir.
remark-lucien-won-1 = Je l’avais dit.
remark-lucien-won-2 = Le plan tient. Depuis 1987.
remark-lucien-lost-1 = Le plan est bon. C’est la soirée qui a tort.
remark-lucien-lost-2 = Je ne change rien. Vous verrez.
remark-lucien-shared = Avoir à moitié raison, ce n’est pas moi.
remark-lucien-left = On ne quitte pas une discussion.
remark-lucien-back = Bien. J’étais en train d’avoir raison.

remark-perpetua-greeting-1 = Tenons-nous droit ; nous commençons.
remark-perpetua-greeting-2 = Bonsoir. Je viens voir si quelqu’un a appris quelque chose.
remark-perpetua-won-1 = C’était à prévoir. C’était mieux que la dernière fois.
remark-perpetua-won-2 = Bien joué. Je n’ai vu que quatre fautes, dont une de moi.
remark-perpetua-lost-1 = En soixante ans, cela m’est arrivé deux fois. Mes félicitations.
remark-perpetua-lost-2 = Quelqu’un a appris quelque chose. Moi aussi, ce qui est plus rare.
remark-perpetua-shared = Je n’ai pas l’habitude d’avoir de la compagnie ici. Bienvenue.
remark-perpetua-left = De mon temps, on demandait la permission.
remark-perpetua-back = N’en parlons plus.

remark-severin-greeting-1 = Je ne vous retiendrai pas longtemps.
remark-severin-greeting-2 = On dit que quelqu’un joue bien, ici. Je viens voir.
remark-severin-won-1 = Mon manteau, je vous prie. Ah, je ne l’ai pas quitté.
remark-severin-won-2 = J’ai dû réfléchir deux fois. C’est un compliment.
remark-severin-lost-1 = Que c’est rafraîchissant. Une autre, demain ?
remark-severin-lost-2 = N’en dites rien à personne. Je suis sérieux.
remark-severin-shared = Un égal. Je n’espérais plus.
remark-severin-left = Cela arrive souvent, à ce moment-là.
remark-severin-back = Du courage, en plus. La soirée s’améliore.

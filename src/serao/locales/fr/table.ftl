### Autour de la table : la compagnie, la pendule, et pourquoi quelque chose n’y est pas possible.

## Pourquoi une table dit non

table-options = { $game } ne peut pas se jouer avec ces options : { $detail }.
table-pace = Ce rythme n’est pas jouable : une pendule part d’une seconde au moins et ne dépasse jamais trente jours ; un coup ne peut pas lui retirer de temps, et son plafond ne peut pas être plus bas que son temps de départ.
table-full = Toutes les places sont prises.
table-seat-taken = La place { $seat } est prise.
table-seat-free = Il n’y a personne à la place { $seat }.
table-not-your-seat = La place { $seat } n’est pas la vôtre.
table-not-a-bot = Aucun robot ne joue plus à la place { $seat }.
table-host-only = Seul l’hôte de la table peut faire cela.
table-players-only = Il faut avoir une place à la table pour faire cela.
table-nobody = Personne ne s’est encore assis.
table-started = La partie a déjà commencé.
table-not-started = La partie n’a pas encore commencé.
table-away = Un robot joue pour vous à la place { $seat } : reprenez d’abord votre place.
table-not-away = Aucun robot ne joue pour vous.
table-conceded = Cette place a déjà abandonné.
table-undo-rated = Cette partie compte pour le classement : ce que quelqu’un a vu ne se reprend pas.
table-stood-up = L’hôte vous a prié de vous lever. Vous pourrez vous rasseoir dans { $seconds ->
    [1] une seconde
   *[other] { $seconds } secondes
  }.
table-nothing-to-undo = Vous n’avez encore rien fait qui puisse se reprendre.
table-already-asked = La table répond encore à une autre question.
table-crowd-not-asked = Il y a trop de monde ici pour demander à chacun.
table-clock-decides = À cette table, c’est la pendule qui décide quand un robot joue pour quelqu’un.
table-not-waited-for = Personne n’attend la place { $seat }.
table-wait-longer = Laissez-lui encore un peu de temps : { $seconds ->
    [0] moins d’une seconde
    [one] une seconde
   *[other] { $seconds } secondes
  }.
table-seal-taken = Une autre place a déjà mis ce sceau : tirez-en un nouveau.
table-not-shuffling = Il n’y a rien à révéler maintenant.
table-not-sealed = Aucune de vos places n’a scellé cela, ou c’est déjà révélé.
table-entropy-unprintable = Les mots pour le mélange ne peuvent contenir de caractères de contrôle.
table-told-dealt = Distribué sans ce que { $names } avait scellé et n’a pas montré.
table-nothing-asked = Cette question n’est plus ouverte.
table-nothing-said = Il n’y a rien à lire là.
table-action-unreadable = Impossible de lire ceci comme un coup : { $detail }.

## Ce qui s’est passé

table-told-sat = { $name } prend place à la table.
table-told-bot-sat = { $name }, un robot, prend la place { $seat }.
table-told-stood = La place { $seat } est de nouveau libre.
table-told-undone = { $name } reprend un coup.
table-told-withdrawn = { $name } reprend un coup que personne n’a vu.
table-told-pace-set = { $name } change le rythme de la partie.
table-told-offered = { $name } pose une question à la table.
table-told-agreed = { $name } accepte.
table-told-declined = { $name } dit non.
table-told-away-time = { $name } n’a plus de temps ; un robot prend le relais.
table-told-away-left = { $name } a quitté la table ; un robot prend le relais.
table-told-away-conceded = { $name } abandonne.
table-told-back = { $name } est de retour.

## Too much at once

table-said-already = Vous venez de le dire.

## People in charge

table-no-chair = Il n’y a pas de chaise pour vous à cette table.
table-told-closed = Ceux qui tiennent la maison ont fermé cette table.
table-told-handed-over = { $name } reçoit désormais à cette table.

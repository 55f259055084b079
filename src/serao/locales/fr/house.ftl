### The page of those in charge of the house; only they learn these words.

web-house = La maison
web-nothing-here = Rien ici
web-house-reports = Signalements
web-house-people = Personnes
web-house-tables = Tables
web-house-sanctions = Parole coupée, bannis
web-house-log = Journal
web-house-figure-online = ici en ce moment
web-house-figure-people = personnes
web-house-figure-gathering = tables où l’on s’installe
web-house-figure-playing = parties en cours
web-house-figure-finished = tables terminées
web-house-figure-aside = mises de côté
web-house-none = Il n’y a rien à montrer.
web-house-search = Nom ou id
web-house-find = Chercher
web-house-role-owner = propriétaire
web-house-role-moderator = modérateur
web-house-here = ici en ce moment
web-house-claimed = nom gardé
web-house-guest = invité
web-house-games = { $games ->
    [0] aucune partie
    [1] une partie
   *[other] { $games } parties
  }
web-house-kind-mute = parole coupée
web-house-kind-ban = banni
web-house-kind-address = adresse bannie
web-house-mute = Couper la parole
web-house-mute-hint = { $name } peut continuer à jouer, mais personne ne lit ce que dit { $name }, nulle part dans la maison.
web-house-unmute = Rendre la parole
web-house-ban = Bannir
web-house-ban-hint = { $name } sort aussitôt, sur tous ses appareils, et ne peut revenir sous ce nom.
web-house-unban = Lever le bannissement
web-house-addresses = Bannir aussi l’adresse
web-house-addresses-hint = Personne ne peut venir de là où cette personne est connectée. Les autres du même foyer restent dehors aussi.
web-house-ban-address = Bannir une adresse
web-house-ban-address-hint = Personne ne peut venir de là. D’une adresse IPv6, c’est tout le réseau de 64 bits.
web-house-address = Adresse IP
web-house-name = Nommer modérateur
web-house-let-go = Ne plus être modérateur
web-house-how-long = Pour combien de temps ?
web-house-for-good = pour de bon
web-house-hours-1 = une heure
web-house-hours-24 = un jour
web-house-hours-168 = une semaine
web-house-hours-720 = un mois
web-house-why = Pourquoi ? La personne l’apprend.
web-house-until = jusqu’au { $when }
web-house-phase-gathering = on s’installe
web-house-phase-shuffling = on mélange
web-house-phase-playing = on joue
web-house-private = sur invitation
web-house-aside = mise de côté
web-house-hosted = hôte : { $name }
web-house-taken = { $taken } chaises sur { $seats }
web-house-seated = { $people ->
    [1] Une personne est assise
   *[other] { $people } personnes sont assises
  }
web-house-close = Fermer la table
web-house-close-hint = Ses gens l’apprennent. Rien ne compte pour les classements, et la partie ne peut être reprise.
web-house-hand-over = Confier la table à { $name }
web-house-hand-over-hint = { $name } pourra faire à cette table ce que seul l’hôte peut faire.
web-house-stand-up = Faire lever { $name }
web-house-stand-up-hint = Avant la partie, la chaise de { $name } se libère ; pendant la partie, un robot continue.
web-house-handled = Montrer ceux qui sont traités
web-house-handled-hint = Avec ce qu’on en a fait.
web-house-reported = signalé par { $name }
web-house-chat = La conversation telle qu’elle était
web-house-acted = Suite donnée
web-house-dismissed = Classer
web-house-handle-hint = Qui l’a signalé voit qu’on a regardé.
web-house-command-line = La ligne de commande
web-house-older = Montrer les lignes plus anciennes
web-house-act-name-owner = nomme le propriétaire
web-house-act-name-moderator = nomme un modérateur
web-house-act-dismiss-moderator = relève un modérateur
web-house-act-mute = coupe la parole
web-house-act-unmute = rend la parole
web-house-act-ban = bannit
web-house-act-unban = lève le bannissement
web-house-act-ban-address = bannit l’adresse
web-house-act-unban-address = rouvre à l’adresse
web-house-act-close = ferme la table
web-house-act-hand-over = confie la table
web-house-act-stand-up = fait lever
web-house-act-dismiss-report = classe un signalement
web-house-act-act-on-report = donne suite à un signalement

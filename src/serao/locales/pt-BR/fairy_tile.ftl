### Fairy Tile: suas novidades, seus porquês, o que suas páginas pedem.

game-fairy_tile = Fairy Tile
fairy_tile-about = Um reino que cresce, uma Princesa, um Cavaleiro e um Dragão que não são de ninguém: seja o primeiro a contar seu livro até a última página.

## Personagens e lugares

fairy_tile-who-princess = a Princesa
fairy_tile-who-knight = o Cavaleiro
fairy_tile-who-dragon = o Dragão
fairy_tile-place-plains = planície
fairy_tile-place-forest = floresta
fairy_tile-place-mountain = montanha
fairy_tile-place-castle = castelo
fairy_tile-place-river = rio
fairy_tile-with-river = { $terrain } com rio
fairy_tile-a-plains = uma planície
fairy_tile-a-forest = uma floresta
fairy_tile-a-mountain = uma montanha
fairy_tile-a-castle = um castelo
fairy_tile-a-river = um rio
fairy_tile-large-plains = uma Grande Planície
fairy_tile-large-forest = uma Grande Floresta
fairy_tile-large-mountain = uma Grande Montanha
fairy_tile-large-river = um Grande Rio
fairy_tile-three-plains = três planícies em linha
fairy_tile-three-forest = três florestas em linha
fairy_tile-three-mountain = três montanhas em linha
fairy_tile-in-plains = em uma planície
fairy_tile-in-forest = em uma floresta
fairy_tile-in-mountain = em uma montanha
fairy_tile-in-castle = em um castelo
fairy_tile-in-river = em um rio
fairy_tile-in-any = em qualquer lugar

## O que uma página pede

fairy_tile-ask = { $what }.
fairy_tile-does = { $who } { $what }
fairy_tile-visits = visita { $what }
fairy_tile-sees = vê { $what }
fairy_tile-passes-over = passa por cima de um castelo
fairy_tile-meet = { $one } e { $other } se encontram { $where }
fairy_tile-and = { $one } e { $other }
fairy_tile-or = { $one } ou { $other }

## Novidades

fairy_tile-started = Era uma vez… { $name } começa.
fairy_tile-shown = A próxima peça: { $tile }.
fairy_tile-moved = { $name } move { $character } para { $to }.
fairy_tile-added = { $name } coloca uma peça em { $at }: { $tile }.
fairy_tile-magic = { $name } usa a magia para uma segunda aventura.
fairy_tile-kept = { $name } guarda a magia.
fairy_tile-told = { $name } conta a página { $page }. { $story }
fairy_tile-turned = { $name } vira a página e ganha magia.
fairy_tile-drew = Na sua mão: a página { $page }.
fairy_tile-left = { $name } tem a página { $page }, que nunca poderá ser contada neste reino, e sai do jogo.
fairy_tile-won = { $name } contou o livro inteiro: fim!
fairy_tile-no-end = Não sobrou ninguém para contar: uma história sem fim.

## O fim

fairy_tile-reason-last-page = A última página de um livro foi contada.
fairy_tile-reason-no-end = A história não tem fim.
fairy_tile-line-pages = { $number ->
    [one] Uma página contada
   *[other] { $number } páginas contadas
  }
fairy_tile-row-pages = Páginas contadas
decided-last-page = { $names } vence: contou todas as { $points } páginas.
decided-nobody = Ninguém vence: ninguém pôde terminar a história.

## Por que algo não é possível

fairy_tile-notation = “{ $given }” não é uma jogada: diga P, K ou D e um lugar (D2,-1), T com um lugar e um giro (T3,-2/4), turn ou end.
fairy_tile-pages-each = Um livro não pode ter { $given } páginas: escolha de 1 a { $most }, ou 0 para repartir todas.
fairy_tile-has-left = Você saiu do jogo: sua página nunca poderia ser contada.
fairy_tile-no-character = Só existem a Princesa, o Cavaleiro e o Dragão.
fairy_tile-no-hex = { $to } não fica no reino.
fairy_tile-no-way = { $character ->
    [princess] A Princesa não pode ir de { $start } a { $to }: ela dá exatamente um passo, e salta de castelo em castelo antes ou depois dele.
    [knight] O Cavaleiro não pode ir de { $start } a { $to }: ele vai a exatamente dois passos de distância, passando por um lugar do reino.
   *[dragon] O Dragão não pode ir de { $start } a { $to }: ele voa em linha reta até onde o reino vai.
  }
fairy_tile-no-tile = Não há mais peças para colocar.
fairy_tile-no-turn = Uma peça gira de 0 a 5 sextos de volta, não { $given }.
fairy_tile-misfit = { $wrong ->
    [overlap] A peça cobriria um lugar do reino em { $at }.
    [edges] A peça precisa tocar o reino por duas arestas que se encontram em um canto; em { $at } não toca.
   *[river] Os rios não se encontram em { $at }: em toda aresta comum, rio encontra rio.
  }
fairy_tile-turn-late = Virar a página é um turno inteiro: não depois de uma aventura.
fairy_tile-end-early = Você ainda precisa viver uma aventura ou virar a página.

## À mesa

fairy_tile-option-pages-each = Quantas páginas tem cada livro; 0 reparte todas as 36.
fairy_tile-hint-first = Viva uma aventura (mova um personagem ou coloque a peça), ou vire a página.
fairy_tile-hint-second = Use sua magia para uma segunda aventura, ou termine o turno.
fairy_tile-side-page = Página { $page }
fairy_tile-side-tile = Próxima peça (restam { $number })
fairy_tile-side-no-tile = Não há mais peças: o reino está completo.
fairy_tile-side-book = Livro
fairy_tile-side-told = Contadas
fairy_tile-side-magic = Magia
fairy_tile-side-has-left = saiu
fairy_tile-help =
    P1,0 move a Princesa (K o Cavaleiro, D o Dragão) para o lugar 1,0. T3,-2/4 coloca a peça com o primeiro lugar em 3,-2, girada quatro sextos no sentido anti-horário. turn vira a página, end termina o turno e guarda a magia.
    Princesa: um passo, e saltos entre castelos antes ou depois dele. Cavaleiro: exatamente a dois passos. Dragão: em linha reta até onde o reino vai.
    Uma peça toca pelo menos duas arestas que se encontram em um canto; rio encontra rio. Um lugar Grande tem 3 hexágonos ligados, um Grande Rio tem 5.

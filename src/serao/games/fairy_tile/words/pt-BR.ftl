### Fairy Tile: suas novidades, seus porquês, o que suas páginas pedem.

game-fairy_tile = Fairy Tile
fairy_tile-about = Um reino que cresce, uma Princesa, um Cavaleiro e um Dragão que não são de ninguém: seja o primeiro a contar seu livro até a última página.
fairy_tile-time = cerca de 30 minutos

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
fairy_tile-the-plains = a planície
fairy_tile-the-forest = a floresta
fairy_tile-the-mountain = a montanha
fairy_tile-the-castle = o castelo
fairy_tile-to-plains = para a planície
fairy_tile-to-forest = para a floresta
fairy_tile-to-mountain = para a montanha
fairy_tile-to-castle = para o castelo
fairy_tile-at-plains = na planície
fairy_tile-at-forest = na floresta
fairy_tile-at-mountain = na montanha
fairy_tile-at-castle = no castelo
fairy_tile-by-plains = junto à planície
fairy_tile-by-forest = junto à floresta
fairy_tile-by-mountain = junto à montanha
fairy_tile-by-castle = junto ao castelo
fairy_tile-among-plains = entre planícies
fairy_tile-among-forest = entre florestas
fairy_tile-among-mountain = entre montanhas
fairy_tile-among-castle = entre castelos
fairy_tile-spot = { $place } { $by }
fairy_tile-spot-river = { $place } à beira do rio, { $by }

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
fairy_tile-moved = { $name } move { $character } { $to }.
fairy_tile-added = { $name } coloca uma peça { $by }: { $tile }.
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
    [0] Nenhuma página contada
    [one] Uma página contada
   *[other] { $number } páginas contadas
  }
fairy_tile-row-pages = Páginas contadas
fairy_tile-decided-last-page = { $names } vence: contou todas as { $points } páginas.
fairy_tile-decided-last-page-you = Você vence: contou todas as { $points } páginas!
fairy_tile-decided-nobody = Ninguém vence: ninguém pôde terminar a história.

## Por que algo não é possível

fairy_tile-notation = “{ $given }” não é uma jogada: diga P, K ou D e um lugar (D2,-1), T com um lugar e um giro (T3,-2/4), turn ou end.
fairy_tile-pages-each = Um livro não pode ter { $given } páginas: escolha de 1 a { $most }, ou 0 para repartir todas.
fairy_tile-has-left = Você saiu do jogo: sua página nunca poderia ser contada.
fairy_tile-no-character = Só existem a Princesa, o Cavaleiro e o Dragão.
fairy_tile-no-hex = Esse lugar não existe no reino.
fairy_tile-no-way = { $character ->
    [princess] A Princesa não pode ir até lá: ela dá exatamente um passo, e salta de castelo em castelo antes ou depois dele.
    [knight] O Cavaleiro não pode ir até lá: ele vai a exatamente dois passos de distância, passando por um lugar do reino.
   *[dragon] O Dragão não pode ir até lá: ele voa em linha reta até onde o reino vai.
  }
fairy_tile-no-tile = Não há mais peças para colocar.
fairy_tile-no-turn = Uma peça gira de 0 a 5 sextos de volta, não { $given }.
fairy_tile-misfit = { $wrong ->
    [overlap] A peça cobriria um lugar do reino.
    [edges] A peça precisa tocar o reino por duas arestas que se encontram em um canto; ali não toca.
   *[river] Os rios não se encontram: em toda aresta comum, rio encontra rio.
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
    Vence quem contar primeiro a última página do seu livro. Na sua vez, viva uma aventura: mova um personagem ou coloque a peça. Se o que a sua página pede aconteceu, ela se conta sozinha, e vem a próxima.
    Ou vire a página: ela vai para baixo do livro, vem a próxima, e você ganha magia, que paga uma segunda aventura no mesmo turno.
    P1,0 move a Princesa (K o Cavaleiro, D o Dragão) para o lugar 1,0. T3,-2/4 coloca a peça com o primeiro lugar em 3,-2, girada quatro sextos no sentido anti-horário. turn vira a página, end termina o turno e guarda a magia.
    Princesa: um passo, e saltos entre castelos antes ou depois dele. Cavaleiro: exatamente a dois passos. Dragão: em linha reta até onde o reino vai.
    Uma peça toca pelo menos duas arestas que se encontram em um canto; rio encontra rio. Um lugar Grande tem 3 hexágonos ligados, um Grande Rio tem 5.

### Fairy Tile no navegador.

## O reino

web-fairy_tile-kingdom = O reino: as setas vão de lugar em lugar; com Shift, movem a vista
web-fairy_tile-looking = Vista do reino
web-fairy_tile-nearer = Aproximar
web-fairy_tile-further = Afastar
web-fairy_tile-fit = Reino inteiro
web-fairy_tile-place = { $place }, onde { $others ->
    [1] está { $who }
   *[other] estão { $who }
  }
web-fairy_tile-figure = { $who }, { $at }
web-fairy_tile-kingdom-is = O reino, fileira por fileira desde o norte, cada uma de oeste a leste: { $rows }.
web-fairy_tile-move-way = { $who } vai { $way }: { $place }.
web-fairy_tile-stands-from = { $who } está { $at }, { $way } da Princesa.
web-fairy_tile-steps = { $number ->
    [1] um passo { $direction }
   *[other] { $number } passos { $direction }
  }
web-fairy_tile-direction-0 = a leste
web-fairy_tile-direction-1 = a nordeste
web-fairy_tile-direction-2 = a noroeste
web-fairy_tile-direction-3 = a oeste
web-fairy_tile-direction-4 = a sudoeste
web-fairy_tile-direction-5 = a sudeste
web-fairy_tile-holding = { $land } ({ $who })

## Escolher

web-fairy_tile-choices = O que fazer
web-fairy_tile-tile = Peça
web-fairy_tile-turn = Virar a página
web-fairy_tile-end = Terminar o turno
web-fairy_tile-turn-explained = Virar a página: outra página vem para sua mão, sua ficha vira para o lado da magia e seu turno termina.
web-fairy_tile-end-explained = Terminar o turno e guardar sua magia.
web-fairy_tile-move = { $who } vai { $to }.
web-fairy_tile-add = Colocar a peça { $by }, { $way } da Princesa, girada { $turn } de 6.
web-fairy_tile-add-here = Colocar a peça aqui?
web-fairy_tile-hint-move = Escolha um dos lugares iluminados.
web-fairy_tile-hint-tile = Escolha um dos cantos iluminados; R ou a roda do mouse gira a peça.
web-fairy_tile-hint-tile-touch = Escolha um canto iluminado; ↺ e ↻ giram a peça.
web-fairy_tile-take-tile = Colocar a peça: { $tile }
web-fairy_tile-rotate-left = Girar a peça no sentido anti-horário (R)
web-fairy_tile-rotate-right = Girar a peça no sentido horário (Shift+R)
web-fairy_tile-do-it = Fazer
web-fairy_tile-cancel = Cancelar

## A página na mão

web-fairy_tile-tells = Isto contaria sua página!
web-fairy_tile-tells-not = Isto ainda não contaria sua página.
web-fairy_tile-told-already = Conta-se uma página por turno: a próxima espera.
web-fairy_tile-needs-all = Tudo ao mesmo tempo:
web-fairy_tile-needs-one = Uma destas coisas:
web-fairy_tile-met = ficaria cumprido
web-fairy_tile-or = ou

## Os livros e a história

web-fairy_tile-books = Livros
web-fairy_tile-told-of = { $told } de { $total } páginas contadas
web-fairy_tile-has-magic = Magia: pode viver uma segunda aventura
web-fairy_tile-your-magic = Você tem magia: pode viver uma segunda aventura
web-fairy_tile-no-magic = Sem magia
web-fairy_tile-left-with = Saiu do jogo com a página { $page }, que nunca poderá ser contada.
web-fairy_tile-read-page = Ler a página { $page }
web-fairy_tile-tells-page = { $name } conta a página { $page }.
web-fairy_tile-read = Ler
web-fairy_tile-close = Fechar
web-fairy_tile-aloud = Ler em voz alta
web-fairy_tile-hush = Parar de ler
web-fairy_tile-whose-tale = A história de quem?
web-fairy_tile-told-by = contada por { $name }
web-fairy_tile-ending-title = Era uma vez
web-fairy_tile-ending-cover = { $number ->
    [one] { $number } página, contada por { $name }.
   *[other] { $number } páginas, contadas por { $name }.
  }
web-fairy_tile-ending-page = Página { $number }, contada por { $name }.
web-fairy_tile-print = Imprimir a história
web-fairy_tile-fin = Fim

## A posição em palavras

web-fairy_tile-whose-turn = É a vez de { $name }.
web-fairy_tile-your-page = Sua página { $page }: { $objective }
web-fairy_tile-stands = { $who } está { $at }.
web-fairy_tile-stands-with = { $who } está { $at }, junto com { $others }.
web-fairy_tile-top-tile = { $number ->
    [1] A última peça: { $tile }.
   *[other] A próxima peça, de { $number }: { $tile }.
  }
web-fairy_tile-book-of = { $name }: { $told } de { $total } páginas contadas, { $magic ->
    [yes] com magia.
   *[no] sem magia.
  }

## Opções na página inicial

web-option-fairy_tile-pages-each = Páginas em cada livro (0: todas as 36 são repartidas)
web-choice-fairy_tile-0 = { $seats ->
    [2] 18 (todas)
    [3] 12 (todas)
   *[other] 9 (todas)
}
web-brief-fairy_tile =
    A Princesa, o Cavaleiro e o Dragão não são de ninguém: todos os movem.
    Na sua vez, mova um deles ou coloque a peça, e conte a sua página se o que ela pede aconteceu; ou vire a página e ganhe magia.
    A magia paga uma segunda aventura no mesmo turno.
    Princesa: um passo, e saltos entre castelos. Cavaleiro: exatamente dois passos de distância. Dragão: em linha reta até onde o reino vai.
    Vence quem contar primeiro a última página do seu livro.

### Fairy Tile no navegador.

## O reino

web-fairy-tile-kingdom = O reino: as setas vão de lugar em lugar; com Shift, movem a vista
web-fairy-tile-looking = Vista do reino
web-fairy-tile-nearer = Aproximar
web-fairy-tile-further = Afastar
web-fairy-tile-fit = Reino inteiro
web-fairy-tile-place = { $at }, { $land }
web-fairy-tile-figure = { $who }, em { $at }
web-fairy-tile-kingdom-is = O reino: { $places }.

## Escolher

web-fairy-tile-choices = O que fazer
web-fairy-tile-tile = Peça
web-fairy-tile-turn = Virar a página
web-fairy-tile-end = Terminar o turno
web-fairy-tile-turn-explained = Virar a página: outra página vem para sua mão, sua ficha vira para o lado da magia e seu turno termina.
web-fairy-tile-end-explained = Terminar o turno e guardar sua magia.
web-fairy-tile-move = { $who } vai para { $to }.
web-fairy-tile-add = Colocar a peça em { $at }, girada { $turn } de 6.
web-fairy-tile-add-here = Colocar a peça aqui?
web-fairy-tile-hint-move = Escolha um dos lugares iluminados.
web-fairy-tile-hint-tile = Escolha um dos cantos iluminados; R ou a roda do mouse gira a peça.
web-fairy-tile-hint-tile-touch = Escolha um canto iluminado; ↺ e ↻ giram a peça.
web-fairy-tile-take-tile = Colocar a peça: { $tile }
web-fairy-tile-rotate-left = Girar a peça no sentido anti-horário (R)
web-fairy-tile-rotate-right = Girar a peça no sentido horário (Shift+R)
web-fairy-tile-do-it = Fazer
web-fairy-tile-cancel = Cancelar

## A página na mão

web-fairy-tile-tells = Isto contaria sua página!
web-fairy-tile-tells-not = Isto ainda não contaria sua página.
web-fairy-tile-told-already = Conta-se uma página por turno: a próxima espera.
web-fairy-tile-needs-all = Tudo ao mesmo tempo:
web-fairy-tile-needs-one = Uma destas coisas:
web-fairy-tile-met = ficaria cumprido
web-fairy-tile-or = ou

## Os livros e a história

web-fairy-tile-books = Livros
web-fairy-tile-told-of = { $told } de { $total } páginas contadas
web-fairy-tile-has-magic = Magia: pode viver uma segunda aventura
web-fairy-tile-your-magic = Você tem magia: pode viver uma segunda aventura
web-fairy-tile-no-magic = Sem magia
web-fairy-tile-left-with = Saiu do jogo com a página { $page }, que nunca poderá ser contada.
web-fairy-tile-read-page = Ler a página { $page }
web-fairy-tile-tells-page = { $name } conta a página { $page }.
web-fairy-tile-read = Ler
web-fairy-tile-close = Fechar
web-fairy-tile-aloud = Ler em voz alta
web-fairy-tile-hush = Parar de ler
web-fairy-tile-whose-tale = A história de quem?
web-fairy-tile-told-by = contada por { $name }
web-fairy-tile-print = Imprimir a história
web-fairy-tile-fin = Fim

## A posição em palavras

web-fairy-tile-whose-turn = É a vez de { $name }.
web-fairy-tile-your-page = Sua página { $page }: { $objective }
web-fairy-tile-stands = { $who } está em { $at }.
web-fairy-tile-stands-with = { $who } está em { $at }, junto com { $others }.
web-fairy-tile-top-tile = { $number ->
    [one] A última peça: { $tile }.
   *[other] A próxima peça, de { $number }: { $tile }.
  }
web-fairy-tile-book-of = { $name }: { $told } de { $total } páginas contadas, { $magic ->
    [yes] com magia.
   *[no] sem magia.
  }

### Era uma vez no navegador.

## O Reino

web-fairy-tile-kingdom = O Reino: as setas vão de local em local; com Shift, movem a vista
web-fairy-tile-looking = Vista do Reino
web-fairy-tile-nearer = Aproximar
web-fairy-tile-further = Afastar
web-fairy-tile-fit = O Reino inteiro
web-fairy-tile-place = { $at }, { $land }
web-fairy-tile-figure = { $who }, em { $at }
web-fairy-tile-kingdom-is = O Reino: { $places }.

## Escolher

web-fairy-tile-choices = O que fazer
web-fairy-tile-tile = Peça
web-fairy-tile-turn = Virar a página
web-fairy-tile-end = Acabar o turno
web-fairy-tile-turn-explained = Virar a página: vem outra página para a tua mão, a tua ficha vira-se para o lado da magia e o teu turno acaba.
web-fairy-tile-end-explained = Acabar o turno e guardar a tua magia.
web-fairy-tile-move = { $who } vai para { $to }.
web-fairy-tile-add = Adicionar a peça em { $at }, rodada { $turn } de 6.
web-fairy-tile-add-here = Adicionar a peça aqui?
web-fairy-tile-hint-move = Escolhe um dos locais iluminados.
web-fairy-tile-hint-tile = Escolhe um dos cantos iluminados; R ou a roda do rato roda a peça.
web-fairy-tile-hint-tile-touch = Escolhe um canto iluminado; ↺ e ↻ rodam a peça.
web-fairy-tile-take-tile = Adicionar a peça: { $tile }
web-fairy-tile-rotate-left = Rodar a peça no sentido contrário ao dos ponteiros do relógio (R)
web-fairy-tile-rotate-right = Rodar a peça no sentido dos ponteiros do relógio (Shift+R)
web-fairy-tile-do-it = Fazer
web-fairy-tile-cancel = Cancelar

## A página na mão

web-fairy-tile-tells = Isto contaria a tua página!
web-fairy-tile-tells-not = Isto ainda não contaria a tua página.
web-fairy-tile-told-already = Conta-se uma página por turno: a seguinte espera.
web-fairy-tile-needs-all = Tudo ao mesmo tempo:
web-fairy-tile-needs-one = Uma destas coisas:
web-fairy-tile-met = ficaria cumprido
web-fairy-tile-or = ou

## Os livros e o conto

web-fairy-tile-books = Livros
web-fairy-tile-told-of = { $told } de { $total } páginas contadas
web-fairy-tile-has-magic = Magia: pode viver uma segunda aventura
web-fairy-tile-your-magic = Tens magia: podes viver uma segunda aventura
web-fairy-tile-no-magic = Sem magia
web-fairy-tile-left-with = Saiu do jogo com a página { $page }, que nunca poderá ser contada.
web-fairy-tile-read-page = Ler a página { $page }
web-fairy-tile-tells-page = { $name } conta a página { $page }.
web-fairy-tile-read = Ler
web-fairy-tile-close = Fechar
web-fairy-tile-aloud = Ler em voz alta
web-fairy-tile-hush = Parar de ler
web-fairy-tile-whose-tale = O conto de quem?
web-fairy-tile-told-by = contado por { $name }
web-fairy-tile-print = Imprimir o conto
web-fairy-tile-fin = Fim

## A posição por palavras

web-fairy-tile-whose-turn = É a vez de { $name }.
web-fairy-tile-your-page = A tua página { $page }: { $objective }
web-fairy-tile-stands = { $who } está em { $at }.
web-fairy-tile-stands-with = { $who } está em { $at }, juntamente com { $others }.
web-fairy-tile-top-tile = { $number ->
    [one] A última peça: { $tile }.
   *[other] A próxima peça, de { $number }: { $tile }.
  }
web-fairy-tile-book-of = { $name }: { $told } de { $total } páginas contadas, { $magic ->
    [yes] com magia.
   *[no] sem magia.
  }

### O guia da primeira partida: alguém ao seu lado que adora o jogo.

guide-title = Primeiros passos
guide-next = Próxima
guide-skip = Pular o guia
guide-hide = Esconder esta dica
guide-again = Mostrar a dica de novo
guide-your-move = Sua vez!
guide-progress = Dica { $number } de { $total }
guide-play = Jogar para valer
guide-done = Fechar

## Fotomania

guide-photograph-aim = Boas-vindas! Você coleciona fotos, uma tira de filme para cada cor. Tiras compridas de fotos em foco valem pontos. Vamos ver como uma foto chega lá.
guide-photograph-hand = Este é o seu filme, e a ordem dele é o coração do jogo. A carta junto da câmera sai primeiro; as novas entram pela outra ponta.
guide-photograph-backs = As cartas viradas para baixo são só meio secretas: o verso mostra a cor e se o número é de 1 a 6 ou de 7 a 12.
guide-photograph-take = Sua vez começa aqui: pegue uma, duas ou três cartas de uma ponta de qualquer linha. Aponte para a ponta, ou mais para dentro para pegar mais. Elas vão para a frente do filme.
guide-photograph-wind = Agora avance o filme: leve mais para a frente qualquer carta, menos a da frente. Depois saem as de trás, tantas quantas você pegou. Experimente: a prévia mostra como ficariam.
guide-photograph-strip = Olha ela aí! Uma tira sobe ou desce: cada número novo fica a 1, 2 ou 3 do último, sempre no mesmo sentido. Ao lado da tira você vê o que cabe a seguir.
guide-photograph-blurred = Fora de foco: o número não cabia, então a foto fica virada para baixo e custa 2 pontos. O lado bom: a próxima aqui só precisa ir no sentido certo.
guide-photograph-points = Pontos de uma tira com uma a sete fotos em foco: 1, 3, 4, 7, 8, 10, 11. Repare no salto com quatro! Uma cor sem nenhuma foto custa 3.
guide-photograph-ahead = Olhe as suas cartas de trás antes de pegar: saem tantas quantas você pegar. Se só uma delas couber, pegue só uma.
guide-photograph-good-shot = Quem tiver primeiro quatro fotos em foco de uma cor ganha a Boa Foto dela: 5 pontos que ninguém mais tira.
guide-photograph-refill = Sobraram três cartas ou menos, então elas saíram e veio uma cidade inteira nova. Com duas pessoas isso acontece três vezes; depois falta baralho.
guide-photograph-sunset = Pôr do Sol! Todo mundo avança o filme uma vez e joga duas cartas, ao mesmo tempo. Agora não há Boas Fotos, e daqui em diante as mãos têm três cartas.
guide-photograph-last = A última luz. Avance o filme mais uma vez: saem as suas duas cartas de trás, e a que sobra é descartada. Depois a gente conta.
guide-photograph-end = Assim é Fotomania! Nos pontos você encontra cada tira, 5 por Boa Foto, menos 2 por foto fora de foco e menos 3 por cor que falta. Vamos jogar?

## Avenue

guide-avenue-aim = Boas-vindas à terra do vinho! Todo mundo tem este mesmo mapa e desenha as mesmas estradas. Você escolhe onde: ligar muitas uvas à fazenda certa vale pontos.
guide-avenue-farm = Esta fazenda pontua no fim da rodada. São cinco rodadas, portanto cinco fazendas; a sexta nunca pontua.
guide-avenue-card = Esta é a estrada que todo mundo desenha agora. Ela é desenhada assim mesmo, sem girar.
guide-avenue-draw = Escolha uma casa livre: a estrada aparece a lápis e você vê o que ela ligaria. Toque de novo para passar a tinta. Ainda não precisa encostar em nada.
guide-avenue-joined = As uvas contam quando as estradas levam da casa delas até a fazenda, de borda a borda. Só contam casas com estrada, e a da fazenda também precisa de uma.
guide-avenue-yellow = Cada carta amarela acende um sol. Desenhada a quarta, a rodada acaba e a fazenda pontua. Pode ser bem depressa!
guide-avenue-peek = Uma vez por rodada você pode espiar em vez de desenhar: vê em segredo qual é a próxima fazenda e já constrói para ela. Ótimo para estradas que não servem.
guide-avenue-zero = Um zero. Cada fazenda tem que contar mais que a anterior; senão escreve-se 0, e cada 0 custa 5 pontos no fim. A boa notícia: agora basta 1.
guide-avenue-counted = Sua fazenda conta todas as uvas ligadas a ela, verdes e roxas. De agora em diante, cada fazenda tem que superar o número logo acima, ou vem um zero: menos 5 pontos.
guide-avenue-again = Fazenda nova, e todas as suas estradas ficam. As uvas podem contar de novo para outra fazenda: ligue-a a uma estrada que já passa por muitas.
guide-avenue-castles = Não esqueça os castelos: no fim, cada uva roxa ligada ao castelo roxo vale um ponto, e cada uva verde ligada ao castelo verde também.
guide-avenue-others = As folhas ficam à vista. Toque em uma destas para olhar, quando quiser.
guide-avenue-last = A última fazenda! Depois da quarta carta amarela contam-se os castelos, e acabou. Espiar só mostraria a sexta fazenda: é melhor desenhar.
guide-avenue-end = A colheita está feita! Cinco fazendas, dois castelos e menos 5 por zero: os pontos mostram linha por linha. Da próxima vez, comece com números pequenos. Vamos jogar?

## Fairy Tile

guide-fairy_tile-aim = Era uma vez… cada um tem um livro, aqui de três páginas. Ganha quem contar primeiro a última página do seu.
guide-fairy_tile-page = Sua página, que só você vê. Ela diz o que precisa acontecer no reino. Quando isso se cumpre depois de uma aventura sua, a página se conta sozinha.
guide-fairy_tile-visits = “Visita” quer dizer: você move esse personagem neste turno, e ele termina ali. Um lugar Grande são três lugares iguais ligados; um Grande Rio, cinco.
guide-fairy_tile-sees = “Vê” quer dizer em linha reta, sem buracos, a qualquer distância; o próprio lugar também conta. Vale mover um personagem, e vale colocar uma peça.
guide-fairy_tile-meet = “Se encontram” quer dizer: os dois no mesmo lugar, e você acabou de levar um deles até lá.
guide-fairy_tile-characters = Eles não são de ninguém: mova quem quiser. A Princesa dá um passo e salta entre castelos; o Cavaleiro anda exatamente dois lugares; o Dragão voa reto até a beira do reino.
guide-fairy_tile-adventure = Seu turno: uma aventura. Escolha um personagem ou a peça, e os lugares possíveis se iluminam. Toque em um para experimentar e depois confirme.
guide-fairy_tile-star = Um truque: experimente um lugar antes de decidir. Sua página responde na hora, e uma estrela quer dizer que ela seria contada.
guide-fairy_tile-tile = O reino cresce: a peça precisa encostar por duas bordas vizinhas, e rio só encontra rio. Gire à vontade; só se ilumina onde ela encaixa.
guide-fairy_tile-told = Sua primeira página foi contada! A seguinte já está na sua mão. No máximo uma página por turno, e só no seu.
guide-fairy_tile-turn = Página teimosa? Vire: ela vai para baixo do livro, vem outra, e sua ficha vira para o lado da magia. Isso toma o turno inteiro.
guide-fairy_tile-magic = Você tem magia! Em um próximo turno você pode viver uma segunda aventura logo depois da primeira. Isso gasta a magia.
guide-fairy_tile-second = Agora escolha: uma segunda aventura, que gasta a magia, ou terminar o turno e guardá-la. Os movimentos das duas aventuras contam para a sua página.
guide-fairy_tile-end = Fim! E logo abaixo está a história que as suas páginas contam, na ordem certa. Um livro inteiro tem dezoito, com duas pessoas. Vamos jogar?

## Foto Perfeita

guide-picture_perfect-aim = Boas-vindas à festa! Catorze convidados, cada um com três desejos secretos. Depois de seis rodadas você tira uma fotografia de verdade: desejos atendidos valem pontos.
guide-picture_perfect-open = Por enquanto estes envelopes são seus. Abra um: ninguém mais vê o que você lê.
guide-picture_perfect-wishes = Três desejos. Se você atender os três, este convidado traz 6 pontos; dois, 3; um, 1. Nenhum custa 3. Quem não está na foto não conta nada.
guide-picture_perfect-place = Vá colocando os convidados no seu salão: arraste da caixa ou toque em um. É só um lembrete, e ninguém mais vê.
guide-picture_perfect-notebook = Leia todos, um depois do outro. Nesta primeira partida um caderno lembra tudo por você; normalmente quem lembra é você.
guide-picture_perfect-ready = Já leu? Avise que terminou. Então vira-se uma carta, e os envelopes mudam de mãos.
guide-picture_perfect-card = Esta é a carta da rodada: ela diz o que acontece com os envelopes. São seis rodadas assim.
guide-picture_perfect-choose = Escolha envelopes aqui e confirme. Desfaça-se dos que já leu e vá atrás de novos: conhecer mais desejos é tudo.
guide-picture_perfect-peek = Você pode olhar este, mesmo sem ser seu. Leia bem e depois feche.
guide-picture_perfect-vip = Sua carta VIP vai para um envelope aberto, uma vez só e para sempre. Esse convidado pontua mais uma vez, para todo mundo. Escolha um que você consiga agradar.
guide-picture_perfect-together = Os desejos se atrapalham. Vizinhos dividem uma borda, e a mesa separa os dois lados. Deixe de fora quem só tiraria pontos.
guide-picture_perfect-last = Acabaram as seis rodadas. Arrume os convidados de vez, cada um no seu espaço; as decorações podem ficar na mesa. Depois vá para a câmera.
guide-picture_perfect-camera = Ande em volta, mire, dê zoom. Quem cobre quem se lê nesta própria imagem. Todo convidado colocado tem que aparecer um pouquinho. E… clique!
guide-picture_perfect-end = Que foto! O álbum passa por ela convidado por convidado, desejo por desejo, e os VIPs contam de novo. Veja a outra foto também. Vamos jogar?

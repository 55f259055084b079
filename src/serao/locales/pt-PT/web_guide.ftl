### O guia da primeira partida: alguém ao teu lado que adora o jogo.

guide-title = Primeiros passos
guide-next = Seguinte
guide-skip = Saltar o guia
guide-hide = Esconder esta dica
guide-again = Mostrar outra vez a dica
guide-your-move = É a tua vez!
guide-progress = Dica { $number } de { $total }
guide-play = Jogar a sério
guide-done = Fechar

## Photograph

guide-photograph-aim = Senta-te à mesa! Aqui colecionam-se fotos, uma tira para cada cor. Tiras compridas de fotos focadas dão pontos. Vejamos como uma foto lá chega.
guide-photograph-hand = Este é o teu rolo, e a sua ordem é o coração do jogo. A carta junto da máquina sai primeiro; as novas entram pela outra ponta.
guide-photograph-backs = As cartas viradas para baixo só são meio secretas: as costas mostram a cor e se o número é de 1 a 6 ou de 7 a 12.
guide-photograph-take = O teu turno começa aqui: tira uma, duas ou três cartas de uma ponta de qualquer linha. Aponta para a ponta, ou mais para dentro para tirares mais. Vão para a frente do rolo.
guide-photograph-wind = Agora avança o rolo: leva mais para a frente qualquer carta, menos a da frente. Depois saem as de trás, tantas quantas tiraste. Experimenta: vês logo como ficariam.
guide-photograph-strip = Cá está ela! Uma tira sobe ou desce: cada número novo fica a 1, 2 ou 3 do último, sempre no mesmo sentido. Ao lado da tira vês o que cabe a seguir.
guide-photograph-blurred = Desfocada: o número não cabia, por isso a foto fica virada para baixo e custa 2 pontos. O lado bom: à próxima aqui basta ir no sentido certo.
guide-photograph-points = Pontos de uma tira com uma a sete fotos focadas: 1, 3, 4, 7, 8, 10, 11. Repara no salto às quatro! Uma cor sem nenhuma foto custa 3.
guide-photograph-ahead = Olha para as tuas cartas de trás antes de tirares: saem tantas quantas tirares. Se só uma delas couber, tira só uma.
guide-photograph-good-shot = Quem primeiro tiver quatro fotos focadas de uma cor ganha a Boa Foto dessa cor: 5 pontos que já ninguém lhe tira.
guide-photograph-refill = Restavam três cartas ou menos, por isso saíram e veio uma cidade inteira nova. A dois, isto acontece três vezes; depois falta baralho.
guide-photograph-sunset = Pôr do Sol! Toda a gente avança o rolo uma vez e joga duas cartas, ao mesmo tempo. Agora não há Boas Fotos, e daqui em diante as mãos têm três cartas.
guide-photograph-last = A última luz. Avança o rolo mais uma vez: saem as tuas duas cartas de trás, e a que sobra é descartada. Depois contamos.
guide-photograph-end = Assim é Photograph! Na pontuação encontras cada tira, 5 por Boa Foto, menos 2 por foto desfocada e menos 3 por cor em falta. Vamos jogar?

## Avenue

guide-avenue-aim = Estamos em terra de vinho! Todos têm este mesmo mapa e desenham as mesmas estradas. Tu escolhes onde: ligar muitas uvas à quinta certa dá pontos.
guide-avenue-farm = Esta quinta pontua no fim da ronda. São cinco rondas, logo cinco quintas; a sexta nunca pontua.
guide-avenue-card = Esta é a estrada que todos desenham agora. Desenha-se tal como a vês, sem a rodar.
guide-avenue-draw = Escolhe uma casa livre: a estrada aparece a lápis e vês o que ligaria. Carrega outra vez para a passares a tinta. Ainda não precisa de tocar em nada.
guide-avenue-joined = As uvas contam quando as estradas levam da casa delas até à quinta, de lado a lado. Só contam casas com estrada, e a da quinta também precisa de uma.
guide-avenue-yellow = Cada carta amarela acende um sol. Desenhada a quarta, a ronda acaba e a quinta pontua. Pode ser bem depressa!
guide-avenue-peek = Uma vez por ronda podes espreitar em vez de desenhar: vês em segredo qual é a próxima quinta e podes já construir para ela. Ótimo para estradas que não te servem.
guide-avenue-zero = Um zero. Cada quinta tem de contar mais do que a anterior; senão escreve-se 0, e cada 0 custa 5 pontos no fim. A boa notícia: agora basta 1.
guide-avenue-counted = A tua quinta conta todas as uvas que lhe estão ligadas, verdes e roxas. Daqui em diante, cada quinta tem de superar o número logo acima, ou vem um zero: menos 5 pontos.
guide-avenue-again = Quinta nova, e as tuas estradas ficam todas. As uvas podem contar outra vez para outra quinta: liga-a a uma estrada que já passe por muitas.
guide-avenue-castles = Não te esqueças dos castelos: no fim, cada uva roxa ligada ao castelo roxo vale um ponto, e cada uva verde ligada ao castelo verde também.
guide-avenue-others = As folhas estão à vista de todos. Carrega numa destas para a veres, quando quiseres.
guide-avenue-last = A última quinta! Depois da quarta carta amarela contam-se os castelos, e acabou. Espreitar só mostraria a sexta quinta: mais vale desenhar.
guide-avenue-end = A vindima está feita! Cinco quintas, dois castelos e menos 5 por cada zero: a pontuação mostra tudo, linha a linha. Para a próxima, começa com números pequenos. Vamos jogar?

## Era uma vez

guide-fairy_tile-aim = Era uma vez… cada um tem um livro, aqui de três páginas. Ganha quem primeiro contar a última página do seu.
guide-fairy_tile-page = A tua página, que só tu vês. Diz o que tem de acontecer no Reino. Quando isso se cumpre depois de uma aventura tua, a página conta-se sozinha.
guide-fairy_tile-visits = “Visita” quer dizer: moves essa personagem neste turno, e ela acaba ali. Um local Grande são três locais iguais ligados; um Grande Rio, cinco.
guide-fairy_tile-sees = “Vê” quer dizer em linha reta, sem falhas, a qualquer distância; o próprio local também conta. Serve mover uma personagem, e serve adicionar uma peça.
guide-fairy_tile-meet = “Encontram-se” quer dizer: ambos no mesmo local, e tu acabaste de levar um deles até lá.
guide-fairy_tile-characters = Não são de ninguém: move quem quiseres. A Princesa dá um passo e salta entre castelos; o Cavaleiro anda exatamente dois locais; o Dragão voa a direito até à beira do Reino.
guide-fairy_tile-adventure = O teu turno: uma aventura. Escolhe uma personagem ou a peça, e os locais possíveis iluminam-se. Carrega num para experimentares e depois confirma.
guide-fairy_tile-star = Um truque: experimenta um local antes de decidires. A tua página responde logo, e uma estrela quer dizer que seria contada.
guide-fairy_tile-tile = O Reino cresce: a peça tem de tocar com dois lados seguidos, e rio só encontra rio. Roda-a à vontade; só se ilumina onde ela encaixa.
guide-fairy_tile-told = A tua primeira página está contada! A seguinte já está na tua mão. No máximo uma página por turno, e só no teu.
guide-fairy_tile-turn = Página teimosa? Vira-a: vai para baixo do livro, vem outra, e a tua ficha passa para o lado da magia. Isso ocupa o turno inteiro.
guide-fairy_tile-magic = Tens magia! Num dos próximos turnos podes viver uma segunda aventura logo a seguir à primeira. Isso gasta a magia.
guide-fairy_tile-second = Agora escolhe: uma segunda aventura, que gasta a magia, ou acabar o turno e guardá-la. Os movimentos das duas aventuras contam para a tua página.
guide-fairy_tile-end = Fim! E logo abaixo está a história que as tuas páginas contam, pela ordem certa. Um livro inteiro tem dezoito, a dois. Vamos jogar?

## Foto Perfeita

guide-picture_perfect-aim = A festa vai começar! Catorze convidados, cada um com três desejos secretos. Ao fim de seis rondas tiras uma fotografia a sério: desejos cumpridos dão pontos.
guide-picture_perfect-open = Por agora estes envelopes estão contigo. Abre um: mais ninguém vê o que lês.
guide-picture_perfect-wishes = Três desejos. Se cumprires os três, este convidado dá 6 pontos; dois dão 3; um dá 1. Nenhum custa 3. Quem não está na foto não conta.
guide-picture_perfect-place = Vai pondo os convidados na tua sala: arrasta-os da caixa ou carrega num. É só um lembrete, e mais ninguém o vê.
guide-picture_perfect-notebook = Lê-os todos, um a seguir ao outro. Nesta primeira partida um caderno lembra-se de tudo por ti; normalmente a memória é a tua.
guide-picture_perfect-ready = Já leste? Avisa que acabaste. Então vira-se uma carta, e os envelopes mudam de mãos.
guide-picture_perfect-card = Esta é a carta da ronda: diz o que acontece aos envelopes. São seis rondas assim.
guide-picture_perfect-choose = Escolhe envelopes aqui e confirma. Desfaz-te dos que já leste e vai atrás de novos: conhecer mais desejos é tudo.
guide-picture_perfect-peek = Podes ver este, embora não seja teu. Lê-o bem e depois fecha-o.
guide-picture_perfect-vip = A tua carta VIP vai para um envelope aberto, uma só vez e de vez. Esse convidado pontua mais uma vez, para toda a gente. Escolhe um que consigas agradar.
guide-picture_perfect-together = Os desejos atrapalham-se uns aos outros. Vizinhos partilham um lado, e a mesa separa as duas alas. Deixa de fora quem só te tiraria pontos.
guide-picture_perfect-last = Acabaram as seis rondas. Arruma os convidados de vez, cada um no seu espaço; as decorações podem ficar na mesa. Depois passa à máquina.
guide-picture_perfect-camera = Anda à volta, aponta, aproxima. Quem tapa quem lê-se nesta mesma imagem. Cada convidado que puseste tem de aparecer um bocadinho. E… dispara!
guide-picture_perfect-end = Que fotografia! O álbum percorre-a convidado a convidado, desejo a desejo, e os VIP contam outra vez. Vê também a outra foto. Vamos jogar?

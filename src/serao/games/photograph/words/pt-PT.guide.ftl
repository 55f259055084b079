### O guia da primeira partida: alguém ao teu lado que adora o jogo.

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

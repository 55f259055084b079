### O guia da primeira partida: alguém ao seu lado que adora o jogo.

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

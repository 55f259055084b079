### O guia da primeira partida: alguém ao seu lado que adora o jogo.

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

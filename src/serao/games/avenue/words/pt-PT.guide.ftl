### O guia da primeira partida: alguém ao teu lado que adora o jogo.

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

### O guia da primeira partida: alguém ao seu lado que adora o jogo.

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

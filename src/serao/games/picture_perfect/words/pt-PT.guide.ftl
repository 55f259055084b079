### O guia da primeira partida: alguém ao teu lado que adora o jogo.

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

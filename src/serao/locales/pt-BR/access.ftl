### What everybody can use at this table, and what was tried; learnt when somebody asks.

web-access-title = Uma mesa para todo mundo
web-access-intro = Quem tem vontade de jogar deve poder jogar. Aqui está o que foi testado e o que ainda não foi.
web-access-keys = Só com o teclado: a cada mudança no Serão, partidas inteiras de cada jogo são jogadas com Tab, setas e Enter, da primeira página ao resultado.
web-access-heard = De ouvido: um leitor de tela virtual acompanha partidas inteiras. Tudo o que se pode escolher tem nome, e cada linha do registro é anunciada, mesmo com uma janela por cima da mesa. Todo tabuleiro pode ser lido em palavras.
web-access-seen = Para os olhos: nenhuma cor aparece sozinha, cada uma tem um símbolo e uma textura. As páginas foram vistas com os olhos de quem não distingue vermelho, verde ou azul. Claro e escuro têm o contraste que o nível AA das WCAG 2.1 pede.
web-access-still = Em repouso: quem pede menos movimento, ao sistema ou nos ajustes daqui, não perde nada. Os sons podem ser desligados, e nenhum diz algo que não esteja também escrito.
web-access-hand = Na mão: tudo o que se toca tem pelo menos 44 pixels de lado, arrastar nunca é o único jeito, e dá para montar uma mesa sem relógio.
web-access-missing = Ainda não testado: NVDA, JAWS, VoiceOver e TalkBack em aparelhos de verdade, e o controle por voz. De uma foto tirada à mesa, as palavras dizem quem está onde e se ela vale, mas não como a luz cai.
web-access-tell = Se algo impede você de jogar, conte a quem cuida desta casa: é um defeito, e será tratado como defeito.

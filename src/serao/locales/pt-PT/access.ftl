### What everybody can use at this table, and what was tried; learnt when somebody asks.

web-access-title = Uma mesa para toda a gente
web-access-intro = Quem tem vontade de jogar deve poder jogar. Aqui está o que foi experimentado e o que ainda não foi.
web-access-keys = Só com o teclado: sempre que o Serão muda, jogam-se partidas inteiras de cada jogo com Tab, setas e Enter, da primeira página ao resultado.
web-access-heard = De ouvido: um leitor de ecrã virtual acompanha partidas inteiras. Tudo o que se pode escolher tem nome, e cada linha do registo é anunciada, mesmo com uma janela por cima da mesa. Todos os tabuleiros se podem ler em palavras.
web-access-seen = Para os olhos: nenhuma cor aparece sozinha, cada uma tem um símbolo e um padrão. As páginas foram vistas pelos olhos de quem não distingue o vermelho, o verde ou o azul. Claro e escuro têm o contraste que o nível AA das WCAG 2.1 pede.
web-access-still = Em repouso: quem pede menos movimento, ao sistema ou nas definições daqui, não perde nada. Os sons podem desligar-se, e nenhum diz o que não esteja também escrito.
web-access-hand = Na mão: tudo aquilo em que se toca tem pelo menos 44 píxeis de lado, arrastar nunca é a única maneira, e pode pôr-se uma mesa sem relógio.
web-access-missing = Ainda por experimentar: NVDA, JAWS, VoiceOver e TalkBack em aparelhos verdadeiros, e o comando por voz. De uma fotografia tirada à mesa, as palavras dizem quem está onde e se ela vale, mas não como cai a luz.
web-access-tell = Se alguma coisa te impede de jogar, conta-o a quem trata desta casa: é um defeito, e como defeito será tratado.

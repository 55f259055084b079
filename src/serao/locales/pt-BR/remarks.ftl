## What the cast says at the table: a greeting, a word at the end, one to who leaves and who is back

remark-tome-greeting-1 = Oi! Eu sei contar até cem, e uma vez até mais.
remark-tome-greeting-2 = Posso ficar acordado até o fim?
remark-tome-won-1 = Ganhei? Ganhei! Todo mundo viu?
remark-tome-won-2 = É o chapéu. Ele sempre sabe.
remark-tome-lost-1 = Mas o meu é o mais bonito.
remark-tome-lost-2 = De novo! Só mais uma! Por favor!
remark-tome-shared = Ganhamos juntos? Pode?
remark-tome-left = Já é hora de dormir?
remark-tome-back = Voltou! Não mexi em nada. Quase nada.

remark-zelia-greeting-1 = Boa noite, meus queridos. Como é que termina mesmo?
remark-zelia-greeting-2 = Alguém viu meus óculos? Deixa, vamos começar.
remark-zelia-won-1 = Eu? Que beleza. O que é que eu tinha planejado?
remark-zelia-won-2 = Estavam na minha cabeça! E ainda por cima ganhei.
remark-zelia-lost-1 = Eu tinha um plano, sim. E era dos bons.
remark-zelia-lost-2 = Não faz mal, amanhã já esqueci.
remark-zelia-shared = Nós dois? Então ninguém lava a louça sem companhia.
remark-zelia-left = Quem era mesmo? Tão boa educação.
remark-zelia-back = Tinha saído? Nem reparei, desculpe.

remark-mateus-greeting-1 = Rápido, antes que eu pense em alguma coisa.
remark-mateus-greeting-2 = Tenho dez minutos. Nove.
remark-mateus-won-1 = Pronto! O que foi que eu ganhei?
remark-mateus-won-2 = Viu? Quem pensa se atrasa.
remark-mateus-lost-1 = Mas acabei primeiro.
remark-mateus-lost-2 = Da próxima vez leio a segunda metade das regras.
remark-mateus-shared = Empate? Então ganha o mais rápido. Digo isso rapidinho.
remark-mateus-left = E eu é que estava com pressa!
remark-mateus-back = Que bom. Eu já ia jogar por todo mundo.

remark-odette-greeting-1 = Que noite boa para se perder em alguma coisa.
remark-odette-greeting-2 = Sonhei com este jogo. Nele todos eram muito gentis.
remark-odette-won-1 = Ah. Eu estava olhando para a lâmpada.
remark-odette-won-2 = Foi como no sonho, tirando o elefante.
remark-odette-lost-1 = Eu estava em outro lugar. Era lindo lá.
remark-odette-lost-2 = Na metade estava tão bonito.
remark-odette-shared = Lado a lado, como dois barcos.
remark-odette-left = Foi-se, como o fim de uma canção.
remark-odette-back = Aí está. Eu já começava a sentir saudade.

remark-benedita-greeting-1 = Senta, senta! Quem joga comigo também come.
remark-benedita-greeting-2 = Um foguinho embaixo, e vamos lá.
remark-benedita-won-1 = No ponto! Tem sobremesa para quem perdeu.
remark-benedita-won-2 = Tem que ter coragem com a pimenta.
remark-benedita-lost-1 = Pimenta demais. Valeu a pena.
remark-benedita-lost-2 = Você merece a maior fatia.
remark-benedita-shared = Então dividimos a panela. O melhor dos finais.
remark-benedita-left = Sem levar um prato, nem pensar!
remark-benedita-back = Deixei o seu no fogo baixo.

remark-anselme-greeting-1 = Boa noite. Vamos levar o tempo que for preciso.
remark-anselme-greeting-2 = Contei as peças. Estão todas aqui.
remark-anselme-won-1 = Certo até o segundo. Agradeço.
remark-anselme-won-2 = Contei duas vezes. Na segunda eu também tinha ganhado.
remark-anselme-lost-1 = Havia um grão de poeira ali. Vou achar.
remark-anselme-lost-2 = Trabalho fino. Tiro a lupa.
remark-anselme-shared = Dois relógios que concordam: isso é raro.
remark-anselme-left = Já? No meu relógio ainda é cedo.
remark-anselme-back = Pontual, por assim dizer.

remark-iracema-greeting-1 = Vamos ver quem tem coragem.
remark-iracema-greeting-2 = Cautela fica para amanhã. Boa noite!
remark-iracema-won-1 = Pulei, e tinha água na piscina.
remark-iracema-won-2 = Podia dar errado a qualquer momento. Não foi maravilhoso?
remark-iracema-lost-1 = Eu faria tudo de novo.
remark-iracema-lost-2 = Foi aquele salto. Você viu.
remark-iracema-shared = Empate? Então alguém se cuidou demais.
remark-iracema-left = Logo agora que ficava perigoso!
remark-iracema-back = Eu sabia. Você quer ver como termina.

remark-lucien-greeting-1 = Vou jogar como sempre.
remark-lucien-greeting-2 = Vão ver que eu tinha razão. Boa noite.
remark-lucien-won-1 = Como eu disse.
remark-lucien-won-2 = O plano funciona. Desde 1987.
remark-lucien-lost-1 = O plano é bom. A noite é que estava errada.
remark-lucien-lost-2 = Não mudo nada. Vão ver.
remark-lucien-shared = Meia razão não é comigo.
remark-lucien-left = Não se abandona uma discussão.
remark-lucien-back = Bom. Eu estava no meio de ter razão.

remark-perpetua-greeting-1 = Coluna reta; vamos começar.
remark-perpetua-greeting-2 = Boa noite. Vim ver se alguém aprendeu alguma coisa.
remark-perpetua-won-1 = Era de esperar. Foi melhor que da última vez.
remark-perpetua-won-2 = Bem jogado. Só vi quatro erros, e um foi meu.
remark-perpetua-lost-1 = Em sessenta anos isso me aconteceu duas vezes. Meus parabéns.
remark-perpetua-lost-2 = Alguém aprendeu alguma coisa. Eu também, o que é mais raro.
remark-perpetua-shared = Não tenho costume de companhia aqui em cima. Boas-vindas.
remark-perpetua-left = No meu tempo se pedia licença.
remark-perpetua-back = Não se fala mais nisso.

remark-severin-greeting-1 = Não vou demorar muito.
remark-severin-greeting-2 = Dizem que alguém aqui joga bem. Vim ver.
remark-severin-won-1 = Meu casaco, por favor. Ah, nem cheguei a tirar.
remark-severin-won-2 = Tive de pensar duas vezes. É um elogio.
remark-severin-lost-1 = Que refrescante. Outra, amanhã?
remark-severin-lost-2 = Não conta para ninguém. É sério.
remark-severin-shared = Alguém à altura. Eu já tinha perdido a esperança.
remark-severin-left = É comum, mais ou menos a esta altura.
remark-severin-back = E ainda tem coragem. A noite melhora.

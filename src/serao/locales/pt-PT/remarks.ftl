## What the cast says at the table: a greeting, a word at the end, one to who leaves and who is back

remark-tome-greeting-1 = Olá! Eu sei contar até cem, e uma vez até mais.
remark-tome-greeting-2 = Posso ficar acordado até ao fim?
remark-tome-won-1 = Ganhei? Ganhei! Toda a gente viu?
remark-tome-won-2 = É o chapéu. Ele sabe sempre.
remark-tome-lost-1 = Mas o meu é o mais bonito.
remark-tome-lost-2 = Outra vez! Só mais uma! Por favor!
remark-tome-shared = Ganhámos juntos? Isso pode ser?
remark-tome-left = Já são horas de dormir?
remark-tome-back = Voltaste! Não mexi em nada. Quase nada.

remark-zelia-greeting-1 = Boa noite, meus queridos. Como é que isto acaba?
remark-zelia-greeting-2 = Alguém viu os meus óculos? Deixem lá, comecemos.
remark-zelia-won-1 = Eu? Que bom. O que é que eu tinha planeado?
remark-zelia-won-2 = Estavam na minha cabeça! E ainda por cima ganhei.
remark-zelia-lost-1 = Eu tinha um plano, tinha. E era dos bons.
remark-zelia-lost-2 = Não faz mal, amanhã já me esqueci.
remark-zelia-shared = Os dois? Então ninguém lava a loiça sem companhia.
remark-zelia-left = Quem era mesmo? Tão boa educação.
remark-zelia-back = Tinhas saído? Nem dei por isso, desculpa.

remark-mateus-greeting-1 = Depressa, antes que eu pense nalguma coisa.
remark-mateus-greeting-2 = Tenho dez minutos. Nove.
remark-mateus-won-1 = Pronto! O que é que eu ganhei?
remark-mateus-won-2 = Estás a ver? Quem pensa atrasa-se.
remark-mateus-lost-1 = Mas acabei primeiro.
remark-mateus-lost-2 = Para a próxima leio a segunda metade das regras.
remark-mateus-shared = Empate? Então ganha o mais rápido. Digo-o depressa.
remark-mateus-left = E eu é que tinha pressa!
remark-mateus-back = Ainda bem. Já ia jogar por toda a gente.

remark-odette-greeting-1 = Que bela noite para uma pessoa se perder nalguma coisa.
remark-odette-greeting-2 = Sonhei com este jogo. Nele eram todos muito amáveis.
remark-odette-won-1 = Oh. Estava a olhar para o candeeiro.
remark-odette-won-2 = Foi como no sonho, tirando o elefante.
remark-odette-lost-1 = Estava noutro lado. Era lindo, lá.
remark-odette-lost-2 = A meio estava tão bonito.
remark-odette-shared = Lado a lado, como dois barcos.
remark-odette-left = Foi-se, como o fim de uma canção.
remark-odette-back = Aí estás. Já começava a ter saudades.

remark-benedita-greeting-1 = Senta-te, senta-te! Quem joga comigo também come.
remark-benedita-greeting-2 = Um lume por baixo, e vamos a isto.
remark-benedita-won-1 = No ponto! Há sobremesa para quem perdeu.
remark-benedita-won-2 = É preciso ter coragem com o piripíri.
remark-benedita-lost-1 = Piripíri a mais. Valeu a pena.
remark-benedita-lost-2 = Mereces a fatia maior.
remark-benedita-shared = Então dividimos o tacho. O melhor dos finais.
remark-benedita-left = Sem levar um prato, nem pensar!
remark-benedita-back = O teu ficou ao lume.

remark-anselme-greeting-1 = Boa noite. Levemos o tempo que for preciso.
remark-anselme-greeting-2 = Contei as peças. Estão cá todas.
remark-anselme-won-1 = Certo ao segundo. Agradeço.
remark-anselme-won-2 = Contei duas vezes. À segunda também tinha ganho.
remark-anselme-lost-1 = Havia ali um grão de pó. Hei de encontrá-lo.
remark-anselme-lost-2 = Trabalho fino. Tiro a lupa.
remark-anselme-shared = Dois relógios que concordam: é coisa rara.
remark-anselme-left = Já? No meu relógio ainda é cedo.
remark-anselme-back = Pontual, por assim dizer.

remark-iracema-greeting-1 = Vamos ver quem tem coragem.
remark-iracema-greeting-2 = A cautela fica para amanhã. Boa noite!
remark-iracema-won-1 = Saltei, e havia água na piscina.
remark-iracema-won-2 = Podia ter corrido mal a qualquer momento. Não foi maravilhoso?
remark-iracema-lost-1 = Fazia tudo outra vez.
remark-iracema-lost-2 = Foi aquele salto. Tu viste.
remark-iracema-shared = Empate? Então alguém teve cuidado a mais.
remark-iracema-left = Logo agora que ia ficar perigoso!
remark-iracema-back = Eu sabia. Queres ver como acaba.

remark-lucien-greeting-1 = Vou jogar como sempre.
remark-lucien-greeting-2 = Vão ver que eu tinha razão. Boa noite.
remark-lucien-won-1 = Como eu disse.
remark-lucien-won-2 = O plano funciona. Desde 1987.
remark-lucien-lost-1 = O plano é bom. A noite é que estava errada.
remark-lucien-lost-2 = Não mudo nada. Vão ver.
remark-lucien-shared = Meia razão não é comigo.
remark-lucien-left = Não se abandona uma discussão.
remark-lucien-back = Bem. Eu estava a meio de ter razão.

remark-perpetua-greeting-1 = Costas direitas; vamos começar.
remark-perpetua-greeting-2 = Boa noite. Vim ver se alguém aprendeu alguma coisa.
remark-perpetua-won-1 = Era de esperar. Foi melhor do que da última vez.
remark-perpetua-won-2 = Bem jogado. Só vi quatro erros, e um foi meu.
remark-perpetua-lost-1 = Em sessenta anos aconteceu-me duas vezes. Os meus parabéns.
remark-perpetua-lost-2 = Alguém aprendeu alguma coisa. Eu também, o que é mais raro.
remark-perpetua-shared = Não costumo ter companhia cá em cima. Boas-vindas.
remark-perpetua-left = No meu tempo pedia-se licença.
remark-perpetua-back = Não se fala mais nisso.

remark-severin-greeting-1 = Não vou demorar.
remark-severin-greeting-2 = Dizem que aqui alguém joga bem. Vim ver.
remark-severin-won-1 = O meu casaco, por favor. Ah, nem o cheguei a despir.
remark-severin-won-2 = Tive de pensar duas vezes. É um elogio.
remark-severin-lost-1 = Que refrescante. Outra, amanhã?
remark-severin-lost-2 = Não contes a ninguém. A sério.
remark-severin-shared = Alguém à altura. Já tinha perdido a esperança.
remark-severin-left = Acontece muito, mais ou menos a esta altura.
remark-severin-back = E ainda há coragem. A noite melhora.

### O guia da primeira partida: alguém ao seu lado que adora o jogo.

guide-fairy_tile-aim = Era uma vez… cada um tem um livro, aqui de três páginas. Ganha quem contar primeiro a última página do seu.
guide-fairy_tile-page = Sua página, que só você vê. Ela diz o que precisa acontecer no reino. Quando isso se cumpre depois de uma aventura sua, a página se conta sozinha.
guide-fairy_tile-visits = “Visita” quer dizer: você move esse personagem neste turno, e ele termina ali. Um lugar Grande são três lugares iguais ligados; um Grande Rio, cinco.
guide-fairy_tile-sees = “Vê” quer dizer em linha reta, sem buracos, a qualquer distância; o próprio lugar também conta. Vale mover um personagem, e vale colocar uma peça.
guide-fairy_tile-meet = “Se encontram” quer dizer: os dois no mesmo lugar, e você acabou de levar um deles até lá.
guide-fairy_tile-characters = Eles não são de ninguém: mova quem quiser. A Princesa dá um passo e salta entre castelos; o Cavaleiro anda exatamente dois lugares; o Dragão voa reto até a beira do reino.
guide-fairy_tile-adventure = Seu turno: uma aventura. Escolha um personagem ou a peça, e os lugares possíveis se iluminam. Toque em um para experimentar e depois confirme.
guide-fairy_tile-star = Um truque: experimente um lugar antes de decidir. Sua página responde na hora, e uma estrela quer dizer que ela seria contada.
guide-fairy_tile-tile = O reino cresce: a peça precisa encostar por duas bordas vizinhas, e rio só encontra rio. Gire à vontade; só se ilumina onde ela encaixa.
guide-fairy_tile-told = Sua primeira página foi contada! A seguinte já está na sua mão. No máximo uma página por turno, e só no seu.
guide-fairy_tile-turn = Página teimosa? Vire: ela vai para baixo do livro, vem outra, e sua ficha vira para o lado da magia. Isso toma o turno inteiro.
guide-fairy_tile-magic = Você tem magia! Em um próximo turno você pode viver uma segunda aventura logo depois da primeira. Isso gasta a magia.
guide-fairy_tile-second = Agora escolha: uma segunda aventura, que gasta a magia, ou terminar o turno e guardá-la. Os movimentos das duas aventuras contam para a sua página.
guide-fairy_tile-end = Fim! E logo abaixo está a história que as suas páginas contam, na ordem certa. Um livro inteiro tem dezoito, com duas pessoas. Vamos jogar?

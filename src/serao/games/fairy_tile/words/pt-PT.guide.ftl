### O guia da primeira partida: alguém ao teu lado que adora o jogo.

guide-fairy_tile-aim = Era uma vez… cada um tem um livro, aqui de três páginas. Ganha quem primeiro contar a última página do seu.
guide-fairy_tile-page = A tua página, que só tu vês. Diz o que tem de acontecer no Reino. Quando isso se cumpre depois de uma aventura tua, a página conta-se sozinha.
guide-fairy_tile-visits = “Visita” quer dizer: moves essa personagem neste turno, e ela acaba ali. Um local Grande são três locais iguais ligados; um Grande Rio, cinco.
guide-fairy_tile-sees = “Vê” quer dizer em linha reta, sem falhas, a qualquer distância; o próprio local também conta. Serve mover uma personagem, e serve adicionar uma peça.
guide-fairy_tile-meet = “Encontram-se” quer dizer: ambos no mesmo local, e tu acabaste de levar um deles até lá.
guide-fairy_tile-characters = Não são de ninguém: move quem quiseres. A Princesa dá um passo e salta entre castelos; o Cavaleiro anda exatamente dois locais; o Dragão voa a direito até à beira do Reino.
guide-fairy_tile-adventure = O teu turno: uma aventura. Escolhe uma personagem ou a peça, e os locais possíveis iluminam-se. Carrega num para experimentares e depois confirma.
guide-fairy_tile-star = Um truque: experimenta um local antes de decidires. A tua página responde logo, e uma estrela quer dizer que seria contada.
guide-fairy_tile-tile = O Reino cresce: a peça tem de tocar com dois lados seguidos, e rio só encontra rio. Roda-a à vontade; só se ilumina onde ela encaixa.
guide-fairy_tile-told = A tua primeira página está contada! A seguinte já está na tua mão. No máximo uma página por turno, e só no teu.
guide-fairy_tile-turn = Página teimosa? Vira-a: vai para baixo do livro, vem outra, e a tua ficha passa para o lado da magia. Isso ocupa o turno inteiro.
guide-fairy_tile-magic = Tens magia! Num dos próximos turnos podes viver uma segunda aventura logo a seguir à primeira. Isso gasta a magia.
guide-fairy_tile-second = Agora escolhe: uma segunda aventura, que gasta a magia, ou acabar o turno e guardá-la. Os movimentos das duas aventuras contam para a tua página.
guide-fairy_tile-end = Fim! E logo abaixo está a história que as tuas páginas contam, pela ordem certa. Um livro inteiro tem dezoito, a dois. Vamos jogar?

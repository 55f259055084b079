## What the cast says at the table: a greeting, a word at the end, one to who leaves and who is back

remark-tome-greeting-1 = Hello! I can count to a hundred, and once further.
remark-tome-greeting-2 = Can I stay up until the end?
remark-tome-won-1 = I won? I won! Has everybody seen it?
remark-tome-won-2 = It is the hat. It always knows.
remark-tome-lost-1 = But mine is the prettiest.
remark-tome-lost-2 = Again! Once more! Please!
remark-tome-shared = We both won? Is that allowed?
remark-tome-left = Is it bedtime already?
remark-tome-back = You’re back! I didn’t touch anything. Almost.

remark-zelia-greeting-1 = Good evening, my dears. Remind me how it ends.
remark-zelia-greeting-2 = Has anybody seen my glasses? Never mind, let us begin.
remark-zelia-won-1 = I? How lovely. What had I planned?
remark-zelia-won-2 = There they are, on my head! And I have won, too.
remark-zelia-lost-1 = I did have a plan. It was a good one, too.
remark-zelia-lost-2 = Never mind, by tomorrow I shall have forgotten it.
remark-zelia-shared = Both of us? Then nobody has to wash up alone.
remark-zelia-left = Who was that again? Such good manners.
remark-zelia-back = Were you away? I had not noticed, forgive me.

remark-mateus-greeting-1 = Quick, before I think of something.
remark-mateus-greeting-2 = I have ten minutes. Nine.
remark-mateus-won-1 = Done! What have I won?
remark-mateus-won-2 = See? Whoever thinks is late.
remark-mateus-lost-1 = I finished first, though.
remark-mateus-lost-2 = Next time I read the second half of the rules.
remark-mateus-shared = A tie? Then the faster one wins. I say that quickly.
remark-mateus-left = And I was the one in a hurry!
remark-mateus-back = Good. I was about to play for everybody.

remark-odette-greeting-1 = What a fine evening to lose oneself in something.
remark-odette-greeting-2 = I dreamt of this game. You were all very kind in it.
remark-odette-won-1 = Oh. I was looking at the lamp.
remark-odette-won-2 = It went as in the dream, but for the elephant.
remark-odette-lost-1 = I was somewhere else. It was lovely there.
remark-odette-lost-2 = It looked so beautiful half-way through.
remark-odette-shared = Side by side, like two boats.
remark-odette-left = Gone, like the end of a song.
remark-odette-back = There you are. I had just begun to miss you.

remark-benedita-greeting-1 = Sit, sit! Whoever plays with me gets fed, too.
remark-benedita-greeting-2 = A little fire under it, and off we go.
remark-benedita-won-1 = Well cooked! There is dessert for the losers.
remark-benedita-won-2 = One has to dare the pepper.
remark-benedita-lost-1 = Too much pepper. It was worth it.
remark-benedita-lost-2 = You have earned the biggest slice.
remark-benedita-shared = We share the pot, then. The best of endings.
remark-benedita-left = Not without a plate for the road!
remark-benedita-back = I kept yours warm.

remark-anselme-greeting-1 = Good evening. Let us take the time it takes.
remark-anselme-greeting-2 = I have counted the pieces. They are all there.
remark-anselme-won-1 = It runs to the second. I thank you.
remark-anselme-won-2 = I counted twice. The second time, too, I had won.
remark-anselme-lost-1 = There was a grain of dust in it. I shall find it.
remark-anselme-lost-2 = Finely made. I take off my loupe.
remark-anselme-shared = Two watches that agree: one sees that seldom.
remark-anselme-left = Already? By my watch it is early.
remark-anselme-back = Punctual, in a manner of speaking.

remark-iracema-greeting-1 = Let us see who dares.
remark-iracema-greeting-2 = Careful is for tomorrow. Good evening!
remark-iracema-won-1 = I jumped, and there was water in the pool.
remark-iracema-won-2 = It could have gone wrong at any moment. Wasn’t it wonderful?
remark-iracema-lost-1 = I would do it all again.
remark-iracema-lost-2 = It was that one leap. You saw it, too.
remark-iracema-shared = Level? Then one of us was too careful.
remark-iracema-left = Just as it was getting dangerous!
remark-iracema-back = I knew it. You want to see how it ends.

remark-lucien-greeting-1 = I shall play as always.
remark-lucien-greeting-2 = You will see that I was right. Good evening.
remark-lucien-won-1 = As I said.
remark-lucien-won-2 = The plan holds. Since 1987.
remark-lucien-lost-1 = The plan is good. The evening was wrong.
remark-lucien-lost-2 = I change nothing. You will see.
remark-lucien-shared = Half right is not what I am.
remark-lucien-left = One does not walk out of an argument.
remark-lucien-back = Good. I was in the middle of being right.

remark-perpetua-greeting-1 = Sit up straight; we are beginning.
remark-perpetua-greeting-2 = Good evening. I have come to see whether anybody has learnt anything.
remark-perpetua-won-1 = It was to be expected. You were better than last time.
remark-perpetua-won-2 = Well played. I saw only four mistakes, and one was mine.
remark-perpetua-lost-1 = In sixty years this has happened to me twice. I congratulate you.
remark-perpetua-lost-2 = You have learnt something. So have I, which is rarer.
remark-perpetua-shared = I am not used to company up here. Welcome.
remark-perpetua-left = In my day one asked to be excused.
remark-perpetua-back = We shall say no more about it.

remark-severin-greeting-1 = I shall not keep you long.
remark-severin-greeting-2 = They say that somebody here plays well. I have come to look.
remark-severin-won-1 = My coat, please. Ah, I never took it off.
remark-severin-won-2 = You made me think twice. That is a compliment.
remark-severin-lost-1 = How refreshing. Once more, tomorrow?
remark-severin-lost-2 = Tell nobody. I mean it.
remark-severin-shared = An equal. I had given up hope.
remark-severin-left = They often do that about now.
remark-severin-back = Courage, too. The evening improves.

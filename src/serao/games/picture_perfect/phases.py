"""The phases of Picture Perfect: what is to be chosen now, and by whom."""

LOOK = "look"  # 3.1, by everybody at once
DANCE = "dance"  # 4.1, by everybody at once
TAKE = "take"  # 4.2, by the seat whose turn it is
RETURN = "return"  # 4.2, by the same seat
GIVE = "give"  # 4.3, by everybody at once
STEAL = "steal"  # 4.5, by everybody at once
LISTEN = "listen"  # 4.6, by everybody at once
PEEK = "peek"  # 4.4, 4.6, 5.6, those who look into an envelope, until they have closed it
ADD = "add"  # 5.4, by everybody at once
PUT_UP = "put-up"  # 5.1, by the active seat
PRICE = "price"  # 5.6, by the active seat
BID = "bid"  # 5.2, 5.3, 5.5, by the seat whose turn it is
SEALED_BID = "sealed-bid"  # 5.7, 5.8, by all bidders at once
PAY = "pay"  # 5.6, by all bidders at once
DECIDE = "decide"  # 5.4, by the active seat
PHOTO = "photo"  # 7, by everybody at once
VOTE = "vote"  # 8.4, by everybody at once
OVER = "over"

IN_TURN = (TAKE, RETURN, BID)
BY_THE_SELLER = (PUT_UP, PRICE, DECIDE)
SECRET_TRADES = (DANCE, GIVE, STEAL, LISTEN)
SECRET_BIDS = (ADD, SEALED_BID, PAY)
LOOKING = (LOOK, PHOTO)  # one's own envelopes may be opened

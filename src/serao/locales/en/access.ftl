### What everybody can use at this table, and what was tried; learnt when somebody asks.

web-access-title = A table for everybody
web-access-intro = Whoever would like to play should be able to. This is what was tried, and what was not.
web-access-keys = By keys alone: whole games of every kind, from the first page to the result, are played with Tab, arrows and Enter whenever Serão is changed.
web-access-heard = By ear: a virtual screen reader follows whole games. Everything that can be chosen has a name, and every line of the log is announced, also while a window lies over the table. Each board can be read in words.
web-access-seen = By eye: no colour stands alone, each has a symbol and a pattern. Pages were looked at through the eyes of people who cannot tell red, green or blue. Light and dark have the contrast that WCAG 2.1 asks for at level AA.
web-access-still = At rest: whoever asks the system, or the settings here, for less motion misses nothing. Sounds can be switched off, and none of them says anything that is not also written.
web-access-hand = By hand: whatever is pressed is at least 44 pixels wide and high, dragging is never the only way, and a table can be laid without a clock.
web-access-missing = Not tried yet: NVDA, JAWS, VoiceOver and TalkBack on real devices, and control by voice. Of a photograph taken at the table, the words say who stands where and whether it counts, not how the light falls.
web-access-tell = If something keeps you from playing, tell whoever runs this house: that is a fault, and will be treated as one.

"""The versions of the rules of Picture Perfect, and what changed with each."""

RULES = 2
# 6.5 Since this version a face is eyes, nose and mouth; before, it was the front of the head from brows to chin.
EYES_NOSE_MOUTH = 2
# 7.2 Since this version nothing beyond the game may be seen anywhere; before, only the four corners were looked at.
WHOLE_FRAME = 2

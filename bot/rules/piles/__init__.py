"""Where cards lie: piles and bags, a deck with its discard, and zones that say what is there and who sees it. Pure.

State stays plain data: lists of references. What is here looks at those lists and changes them in place.
"""

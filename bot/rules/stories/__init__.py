"""Stories: facts and effects of an entry are YAML, its prose is Markdown beside it, paired by the entry's id. Pure.

    data/<game>/stories/m04.yaml    data/<game>/stories/m04.md

`shapes` is what an entry may say, `prose` the Markdown, `loading` pairs both, `reading` reads an entry at a table,
`survey` and `script` are for whoever writes them. How to write one: docs/stories.md.
"""

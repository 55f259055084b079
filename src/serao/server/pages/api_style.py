"""The style of the page about the API: the house's colours by day and by night, and one column on a phone."""

STYLE = """
:root { color-scheme: light dark; --wood: #efe4d0; --paper: #fbf6ec; --ink: #2b2118; --soft: #6a5a48; --line: #d8c9ad;
  --strong: #7c2840; --link: #7a4800 }
@media (prefers-color-scheme: dark) { :root { --wood: #1d1611; --paper: #2a2019; --ink: #f0e6d6; --soft: #c3b39d;
  --line: #4a3b2e; --strong: #f0a0b4; --link: #f0b866 } }
* { box-sizing: border-box }
body { background: var(--wood); color: var(--ink); font: 16px/1.55 Georgia, serif; margin: 0 }
main { max-width: 52rem; margin: auto; padding: 1rem 1rem 4rem }
h1 { font-size: 2rem; line-height: 1.2 }
h2 { border-bottom: 2px solid var(--line); margin-top: 2.5rem; scroll-margin-top: 1rem }
h3 { font-size: 1rem; margin: 0 0 .4rem; overflow-wrap: anywhere; scroll-margin-top: 2rem }
h3 a { color: inherit; display: block; padding: .5rem 0; text-decoration: none }
h3 a:hover { text-decoration: underline }
h3 b { color: var(--strong); margin-right: .4rem }
article { background: var(--paper); border: 1px solid var(--line); border-radius: .6rem;
  margin: .8rem 0; padding: .5rem 1rem }
article:has(:target), dl div:has(:target) { outline: 3px solid var(--link); outline-offset: 2px }
nav ul { display: flex; flex-wrap: wrap; gap: .5rem; list-style: none; margin: 1rem 0; padding: 0 }
nav a { background: var(--paper); border: 1px solid var(--line); border-radius: .6rem; display: block;
  line-height: 1.5rem;  padding: .65rem .8rem; text-decoration: none }
code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere }
pre { background: var(--wood); border-radius: .4rem; font: .85rem/1.4 ui-monospace, monospace; overflow-x: auto;
  padding: .6rem;  white-space: pre-wrap; overflow-wrap: anywhere }
p { margin: .4rem 0 }
dl { margin: .4rem 0 }
dl div { display: grid; gap: 0 1rem; grid-template-columns: minmax(6rem, 10rem) 1fr; padding: .15rem 0 }
dt, dd { margin: 0; min-width: 0 }
dd p { margin: 0 }
a { color: var(--link) }
a:focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
.who { color: var(--soft); font-size: .9rem }
@media (max-width: 30rem) { dl div { grid-template-columns: minmax(5rem, 8rem) 1fr } }
"""

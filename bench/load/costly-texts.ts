import { renderText } from '../../server/src/platform/text/render-text.ts'

/** Fragments that are slow to parse, each repeated up to its limit. */
const MARKUP = [
  ...[
    '*a*\n',
    '*a* ',
    '**a**',
    '***a',
    '_a_ ',
    '~~a~~ ',
    '`a` ',
    '[',
    '![',
    ']',
    '](',
    '[a](',
    '[a](http://b) ',
    '<a',
    '&amp;',
  ],
  ...[
    '<http://a> ',
    '\\*',
    'a\\\n',
    'a  \n',
    'a\n\n',
    'a\n',
    '- a\n',
    '1. a\n',
    '- - - - - - a\n',
    '> > > > > > a\n',
    '> a\n',
  ],
  ...[
    '    a\n\n',
    '---\n\n',
    '# a\n',
    '```\n',
    '[a]: /b\n',
    'a|b\n-|-\n1|2\n\n',
    '$ ',
    '$',
    '$$',
    '*a_',
    'a**b',
    '<b>',
    '||||||',
  ],
  ...['The quick brown fox jumps over it. ', '|a|b|\n|-|-|\n', '- > - > a\n', '*_**__~~`a', '[[a](b)](c) '],
]
const TEX = [
  ...[
    '\\ne ',
    '\\neq(',
    '\\ne{x}',
    '\\bmod ',
    '\\colon ',
    '\\coloneqq ',
    '\\notin(',
    '\\implies ',
    '\\dddot x',
    '\\pmod x',
  ],
  ...[
    'x',
    '\\frac12',
    '\\sqrt x',
    '\\hat x',
    'x_1^2',
    '\\left(x\\right)',
    '\\text{a}',
    '\\binom12',
    '\\operatorname{a}',
    '\\cdots ',
  ],
  ...[
    '\\overbrace{x}^y',
    '\\boldsymbol x',
    '\\mathbb R',
    '\\begin{matrix}a&b\\end{matrix}',
    '\\xrightarrow x',
    '\\boxed x',
    "x'",
  ],
]
const SIZES = [50_000, 200_000]

const isTaken = (text: string): boolean => 'html' in renderText('message', text)

/** As often as it may stand there, or within a twentieth of it. */
function fill(make: (times: number) => string, max: number): string {
  let [taken, refused] = [1, Math.floor(max) + 1]
  for (let times = refused - 1; times > 1 && taken === 1; times = Math.floor(times / 2)) {
    if (isTaken(make(times))) taken = times
    else refused = times
  }
  while (refused - taken > taken / 20) {
    const times = Math.floor((taken + refused) / 2)
    if (times === taken) break
    if (isTaken(make(times))) taken = times
    else refused = times
  }
  return make(taken)
}

/** CPU milliseconds after warm-up. */
function timeOf(text: string, tries: number): number {
  const taken = Array.from({ length: tries }, () => {
    const begun = process.threadCpuUsage()
    renderText('message', text)
    const { user, system } = process.threadCpuUsage(begun)
    return (user + system) / 1000
  })
  return taken.sort((a, b) => a - b)[Math.floor(tries / 2)] as number
}

type Timed = { readonly text: string; readonly millis: number }

const slowest = (texts: readonly string[], count: number, tries: number): Timed[] =>
  texts
    .map((text) => ({ text, millis: timeOf(text, tries) }))
    .sort((a, b) => b.millis - a.millis)
    .slice(0, count)

/** The slowest known text that is accepted. */
export function costliestText(max: number): Timed & { readonly tried: number } {
  const units = MARKUP.slice(0, max)
  const formulas = TEX.slice(0, max).flatMap((tex) =>
    [1, 16, 1000].map((length) => `$${tex.repeat(Math.max(1, Math.floor(length / tex.length)))}$ `),
  )
  const markup = units.flatMap((unit) => SIZES.map((size) => fill((times) => unit.repeat(times), size / unit.length)))
  const tex = formulas.map((formula) => fill((times) => formula.repeat(times), 600))
  // as many formulas as there may be, then as much of anything else
  const both = slowest(tex, 3, 1).flatMap(({ text }) =>
    units.map((unit) => fill((times) => `${text}\n\n${unit.repeat(times)}`, 10_000)),
  )
  const all = [...markup, ...tex, ...both]
  const [worst] = slowest(
    slowest(all, 20, 1).map(({ text }) => text),
    1,
    9,
  )
  if (!worst) throw new Error('no text is taken')
  return { ...worst, tried: all.length }
}

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderText } from './render-text.ts'
import { RENDERER } from './rendering.ts'

const problemOf = (text: string) => {
  const rendered = renderText('message', text)
  return 'problem' in rendered ? rendered.problem.message : undefined
}

const CONTENT = join(import.meta.dirname, '../../../../content')
const SHIPPED = ['materials', 'articles'].flatMap((folder) =>
  readdirSync(join(CONTENT, folder)).map((name) => readFileSync(join(CONTENT, folder, name), 'utf8')),
)

test.each(
  String.raw`\def\a{b} \edef\a{b} \gdef\a{b} \xdef\a{b} \let\a=b \futurelet\a\b\c \global\x \newcommand{\a}{b} \renewcommand{\a}{b}
  \providecommand{\a}{b} \newenvironment{a}{b}{c} \char65 \csname{a} \endcsname \expandafter\a \noexpand\a \href{https://a.example}{b}
  \url{https://a.example} \includegraphics{a} \htmlClass{a}{b} \htmlId{a}{b} \htmlStyle{color:red}{b} \htmlData{a=b}{c} \hspace{1pt}
  \hspace*{1pt} \kern1pt \mkern1mu \hskip1pt \raisebox{1pt}{a} \rule{1pt}{1pt} \textcolor{red}{a} \color{red} \colorbox{red}{a}
  \fcolorbox{red}{red}{a} \Huge \verb|a| \phantom{a} \mathchoice{a}{b}{c}{d} \tag{1} \input{a}`.split(/\s+/),
)('%s is refused in a formula, by its line and its name, and may be written outside of one', (tex) => {
  const command = /^\\[a-zA-Z]+/.exec(tex)?.[0]
  const sentence = `Line 4: ${command} cannot be used in a formula.`
  expect(problemOf(`One\ntwo\n\nthree $x ${tex}$`)).toBe(sentence)
  expect(problemOf(`One\n\ntwo $$y$$\nthree $\\frac{${tex}}{2}$ and $\\def\\x{y}$`)).toBe(sentence)
  expect(problemOf(`\`${tex}\` and ${tex}`)).toBeUndefined()
})

test.each([
  ['a formula is too long', `a $${'x'.repeat(1001)}$`, 'Line 1: a formula has at most 1000 characters.'],
  [
    'a formula is nested too deeply',
    `$${'\\sqrt{'.repeat(21)}x${'}'.repeat(21)}$`,
    'Line 1: this formula is nested too',
  ],
  [
    'so by pairs of brackets',
    `$${'\\left('.repeat(21)}x${'\\right)'.repeat(21)}$`,
    'Line 1: this formula is nested too',
  ],
  ['there are too many formulas', '$x$ '.repeat(501), 'A text has at most 500 formulas.'],
  ['they are too long together', `$${'x'.repeat(900)}$ `.repeat(9), 'The formulas of a text have at most 8000'],
  ['they have too many commands', '$\\ne\\ne$ '.repeat(401), 'The formulas of a text have at most 800 commands'],
  ['there are too many signs', '*a* '.repeat(3001), 'There is too much formatting'],
  ['there are too many lines', 'a\n'.repeat(6001), 'There is too much formatting'],
  [
    'a table fills up to too many cells',
    `${'|a'.repeat(100)}\n${'|-'.repeat(100)}\n${'|\n'.repeat(60)}`,
    'The tables of',
  ],
])('%s', (_name, text, problem) => {
  expect(problemOf(text)).toMatch(new RegExp(`^${problem}`))
})

test('an unknown or unfinished command is shown as it was typed', () => {
  expect(renderText('message', '$\\fra$ and $\\unknown{x}$')).toEqual({
    html: '<p><code>\\fra</code> and <code>\\unknown{x}</code></p>\n',
  })
})

test('a long plain text is accepted, and so is all shipped content', () => {
  expect(problemOf('Words that stand in a row, with a stop at the end. '.repeat(3_900))).toBeUndefined()
  expect(SHIPPED.length).toBeGreaterThan(30)
  expect(SHIPPED.map(problemOf).filter((problem) => problem !== undefined)).toEqual([])
})

test('output is bounded: random symbols, commands and line breaks never make an oversized page', () => {
  const piece = fc.constantFrom(
    ...[
      '$',
      '$$',
      '\\frac',
      '\\ne',
      '\\left(',
      '\\begin{matrix}',
      '&',
      '\\\\',
      '{',
      '}',
      'x',
      '^',
      '_',
      '\\def',
      '|',
      '\n',
      '\n\n',
    ],
    ...['> ', '- ', '1. ', '*', '**', '`', '[', '](', ')', '<', '~~', '#', '|-|-|\n', '\\text{', '$x$ '],
  )
  const run = fc.tuple(fc.array(piece, { minLength: 1, maxLength: 6 }), fc.integer({ min: 1, max: 3000 }))
  fc.assert(
    fc.property(fc.array(run, { maxLength: 3 }), (runs) => {
      const text = runs
        .map(([pieces, times]) => pieces.join('').repeat(times))
        .join('')
        .slice(0, 50_000)
      const rendered = renderText('message', text)
      if ('html' in rendered) expect(rendered.html.length).toBeLessThan(2 * 1024 * 1024)
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 100) },
  )
})

test.each([
  ['₹1{,}250 + €5 + 7‰', '₹'],
  ['\\text{క్\u200cష, क\u094d\u200dष}', 'क\u094d\u200dष'],
  ['\\text{\\textdollar \\textbackslash \\textasciicircum \\textasciitilde}', '$'],
])('%s is rendered as a formula', (tex, shown) => {
  expect(renderText('message', `$${tex}$`)).toEqual({ html: expect.stringMatching(/<math/) })
  expect(renderText('message', `$${tex}$`)).toEqual({ html: expect.stringContaining(shown) })
})

test.each(['\u2591', '\\text{\u{1f600}}', 'é', '\u0378'])('%s stands as it was typed', (tex) => {
  expect(renderText('message', `$${tex}$`)).toEqual({ html: expect.not.stringMatching(/<math/) })
})

// if this fails, the same text renders to other HTML: increment RENDERER, so that stored HTML is rendered again
test('the version of the renderer matches its output', () => {
  const digest = createHash('sha256')
  for (const text of SHIPPED) digest.update(JSON.stringify([renderText('page', text), renderText('message', text)]))
  expect([RENDERER, digest.digest('hex').slice(0, 16)]).toEqual([5, '336955fc667c5568'])
})

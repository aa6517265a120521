import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pdfPages } from '../../testing/files/pdf-text.ts'
import { COMMANDS } from '../text/tex-commands.ts'
import { EVERY } from './formula-check.ts'
import { typeset } from './typeset.ts'
import { toTypstMath } from './typst-math.ts'
import { TYPST_WORDS } from './typst-words.ts'

const set = (formulas: readonly string[]) =>
  typeset(
    {
      title: 'T',
      summary: 'S',
      subject: 'S',
      language: 'en',
      institute: 'I',
      origin: 'http://localhost:3000',
      publishedOn: '2026-11-22',
      body: formulas.map((tex) => `$${tex}$`).join('\n\n'),
    },
    EVERY,
  )

/** Outside of quotes only words of the allow-list and symbols occur; the code prefix only in the allowed settings. */
function expectMathematics(tex: string): void {
  const typst = toTypstMath(tex)
  if (typst === undefined) return
  expect([tex, (typst.match(/"/g) ?? []).length % 2]).toEqual([tex, 0])
  const outside = typst.replace(/"[^"]*"/g, (text) => {
    expect([tex, text]).toEqual([tex, expect.not.stringContaining('\\')])
    return ' '
  })
  expect([
    tex,
    outside.replace(/: #(\(vline: \([\d, ]+\)\)|(none|true|left|right|center|\d+)\b)/g, '').replaceAll('\\#', ''),
  ]).toEqual([tex, expect.not.stringMatching(/[#"`@]|\/\/|\/\*/)])
  const words = (outside.match(/[a-zA-Z.]{2,}/g) ?? []).filter((word) => /[a-zA-Z]{2}/.test(word))
  const settings = ['delim', 'bar.v.double', 'align', 'augment', 'vline', 'none', 'true', 'left', 'center', 'right']
  expect([tex, words.filter((word) => !TYPST_WORDS.has(word) && !settings.includes(word))]).toEqual([tex, []])
}

const HOSTILE = [
  String.raw`\textcolor{red}{#read("/etc/passwd")}`,
  String.raw`\hspace{1pt)#read("/etc/passwd")}`,
  String.raw`\hspace{1pt) + std.eval(1)}`,
  String.raw`\text{\\} \text{ std.eval(1) }`,
  String.raw`\text{a\\}\text{); std.panic(}`,
  String.raw`\text{#panic()}`,
  String.raw`\text{"#panic()"}`,
  String.raw`\operatorname{a"; #panic()}`,
  String.raw`\operatorname{std}.eval(1)`,
  String.raw`\mathrm{std.eval("1")}`,
  String.raw`\unknown{#panic()}`,
  String.raw`\std \std.eval`,
  String.raw`\begin{array}{#panic()}a\end{array}`,
  String.raw`\begin{array}{l|#panic()|}a\end{array}`,
  String.raw`\begin{matrix}a;#panic()&b\end{matrix}`,
  String.raw`\sqrt[#panic()]{x}`,
  String.raw`\color{red}x`,
  String.raw`\raisebox{1pt)#panic()}{x}`,
  String.raw`\boxed{#panic()}`,
  String.raw`\boxed{x), std.panic(}`,
  String.raw`\boxed{\text{class("large", }}`,
  String.raw`\begin{array}{|c|} \hline #panic() \\[2pt] \hline \end{array}`,
  String.raw`\char"23panic()`,
  String.raw`\#panic()`,
  String.raw`\verb|#panic()|`,
  'std.read("x")',
  '#panic()',
  'x % #panic()',
  '`#panic()`',
  '@label <label>',
  '/* x */ // y',
  'x\\\n#panic()',
  '\\u{23}panic()',
  'import "x": *',
  '$#panic()$',
  '"',
  '\\"',
  '\\text{\\"}',
]

test.each(HOSTILE)('%s never becomes code', async (tex) => {
  expectMathematics(tex)
  expect((await set([tex]))?.subarray(0, 5).toString()).toBe('%PDF-')
})

test('neither do fragments of them in any order, nor random text', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...HOSTILE,
      '#',
      '"',
      '\\',
      '\\text{',
      '\\operatorname{',
      '{',
      '}',
      'std',
      '.',
      'eval',
      '(1)',
      '\\\\',
      '%',
      '\n',
    ),
    fc.string({ unit: 'binary', maxLength: 8 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => expectMathematics(pieces.join(''))),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 2000) },
  )
})

test('every allowed command is typeset or shown as its source, and affects no other formula', async () => {
  const formulas = [...COMMANDS].flatMap((name) => [`\\${name} x`, `\\${name}{x}{y}`, `x \\${name} y`])
  expect((await set(formulas))?.subarray(0, 5).toString()).toBe('%PDF-')
  expect(formulas.filter((tex) => toTypstMath(tex) !== undefined).length).toBeGreaterThan(800)
})

test.each(['matrix', 'pmatrix', 'bmatrix', 'Bmatrix', 'vmatrix', 'Vmatrix'])('a %s is typeset', async (kind) => {
  const tex = String.raw`\begin{${kind}} x + 1 & 4 \\ 14 & 8 \end{${kind}}`
  expect(toTypstMath(tex)).toContain('mat(')
  expectMathematics(tex)
  expect((await set([tex]))?.subarray(0, 5).toString()).toBe('%PDF-')
})

test.each([
  String.raw`\begin{array}{c|c} p & q \\ \hline 0 & 1 \end{array}`,
  String.raw`\begin{array}{|c|c|} \hline p & q \\[2pt] \hline 0 & 1 \\ \hline \end{array}`,
  String.raw`\begin{array}{r} 23 \\ \times 4 \\ \hline 92 \end{array}`,
  String.raw`\left[\begin{array}{cc|c} 1 & 2 & 3 \\ \hline 4 & 5 & 6 \end{array}\right]`,
  String.raw`\begin{array}{c} \left(\begin{array}{c} 1 \\ \hline 2 \end{array}\right) \\ \hline f(x; y) \end{array}`,
  String.raw`\boxed{x = \frac{1}{2}}`,
  String.raw`\boxed{a, b; c}`,
  String.raw`2 + \boxed{} = 5`,
])('lines of an array and boxes are printed: %s', async (tex) => {
  expectMathematics(tex)
  const pdf = await set([tex])
  expect(pdfPages(pdf ?? Buffer.of()).join('')).toEqual(expect.not.stringContaining('\\'))
  expect(pdf?.length).toBeGreaterThan(1000)
})

import { expect, test } from 'vitest'
import { commonBeginning, firstLine, partsOf } from './html-parts.ts'

/** As the server writes formulae: MathML with its TeX beside it. */
const formula = (content: string) =>
  `<span class="katex"><math><semantics><mrow>${content}</mrow><annotation encoding="application/x-tex">\\tex</annotation></semantics></math></span>`
const X = '<mi>x</mi>'
const PLUS = '<mo>+</mo>'
const ONE = '<mn>1</mn>'

test.each([
  ['Which is a &lt; b &amp; &#39;c&#39;?', "Which is a < b & 'c'?"],
  ['<p>First   line<br>of two</p><p>Second</p>', 'First line of two'],
  ['<p> </p><ul><li>one</li><li>two</li></ul><p>rest</p>', 'one two'],
  [
    `Find ${formula(`<mfrac><mn>3</mn><mn>4</mn></mfrac>${PLUS}<mfrac><mrow>${X}${PLUS}${ONE}</mrow><mn>2</mn></mfrac>`)}.`,
    'Find 3/4+(x+1)/2.',
  ],
  [
    formula(`<msup>${X}<mn>2</mn></msup><msup>${X}<mrow><mo>−</mo>${ONE}</mrow></msup><msup>${X}<mi>ab</mi></msup>`),
    'x²x⁻¹x^(ab)',
  ],
  [formula(`<msub>${X}${ONE}</msub>${PLUS}<msqrt><mrow>${X}${PLUS}${ONE}</mrow></msqrt>`), 'x₁+√(x+1)'],
  ['<img src="x" alt="1 &gt; 0">Which picture?', 'Which picture?'],
  ['<p>ఏది సరైనది?</p>', 'ఏది సరైనది?'],
])('the first line of %s', (html, line) => {
  expect(firstLine(html)).toBe(line)
})

test('a long line is cut', () => {
  expect(firstLine('word '.repeat(100), 20)).toBe('word word word word…')
})

test('a text comes apart into paragraphs, tables and items of lists', () => {
  const html =
    '<p>One <b>fat</b></p>\n<ol><li>first</li><li><p>second</p></li></ol><ul><li>point</li></ul><table><tr><td>1</td></tr></table><p>End</p>'
  expect(partsOf(html)).toEqual([
    '<p>One <b>fat</b></p>',
    '<ol start="1"><li>first</li></ol>',
    '<ol start="2"><li><p>second</p></li></ol>',
    '<ul><li>point</li></ul>',
    '<table><tr><td>1</td></tr></table>',
    '<p>End</p>',
  ])
  expect(partsOf(`A text without paragraphs: ${formula(X)} <b>ends</b>`)).toHaveLength(1)
  expect(partsOf('')).toEqual([])
})

test('what texts begin with alike is counted in parts', () => {
  expect(
    commonBeginning([
      ['a', 'b', 'c'],
      ['a', 'b', 'd'],
    ]),
  ).toBe(2)
  expect(commonBeginning([['a'], ['a', 'b']])).toBe(1)
  expect(
    commonBeginning([
      ['a', 'b'],
      ['c', 'b'],
    ]),
  ).toBe(0)
  expect(commonBeginning([['a', 'b']])).toBe(0)
})

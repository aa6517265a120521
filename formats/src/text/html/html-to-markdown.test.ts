import fc from 'fast-check'
import MarkdownIt from 'markdown-it'
import { expect, test } from 'vitest'
import { readHtml } from '../../building/read-html.ts'
import { setBuilder } from '../../building/set-builder.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import { markdownToHtml } from '../markdown-to-html.ts'

const PNG = Buffer.from('\x89PNG\r\n\x1a\n.', 'latin1')

function read(html: string) {
  const builder = setBuilder()
  const text = readHtml(html, { line: 1 }, builder, (address) =>
    address.includes('x.png') ? { name: 'x.png', bytes: PNG } : undefined,
  )
  return { text, problems: builder.reported().map(({ code }) => code) }
}

test.for([
  ['plain text', 'Which is a prime?', 'Which is a prime?'],
  ['paragraphs', '<p>One&nbsp;two</p>\n<p>three<br>four<br></p>', 'One\u00a0two\n\nthree\\\nfour'],
  ['emphasis', '<b>Bold </b>and <em>fine</em>, <strong>a</strong><b>b</b>', '**Bold** and *fine*, **ab**'],
  ['emphasis that Markdown cannot have', 'x<b>(y)</b>z', 'x(y)z'],
  ['emphasis inside of a word', 'తె<b>లు</b>గు', 'తె**లు**గు'],
  ['signs of Markdown', '* a_b `c` [d](e) $5 &lt;b&gt; R & D', '\\* a_b \\`c\\` \\[d](e) \\$5 \\<b> R & D'],
  ['a number that begins a line', '1. is odd', '1\\. is odd'],
  [
    'raised and lowered',
    'H<sub>2</sub>O, x<sup>2</sup>, 10<sup>th</sup>, a<sub>n+1</sub>, b<sup>k</sup>',
    'H₂O, x², 10th, aₙ₊₁, b$^{k}$',
  ],
  ['underlined', 'the <u>red house</u> of', 'the $\\underline{\\text{red house}}$ of'],
  ['a list', '<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>', '- a\n- b\n  1. c'],
  [
    'a table',
    '<table><tr><th>x</th><th>|y|</th></tr><tr><td>1<br>2</td><td align="right">3</td></tr></table>',
    '| x | \\|y\\| |\n| --- | --- |\n| 1 2 | 3 |',
  ],
  [
    'TeX in delimiters',
    'if \\(x &lt; 1\\) then \\[y\\] or $$z^2$$, costs $3',
    'if $x < 1$ then $$y$$ or $$z^2$$, costs \\$3',
  ],
  [
    'a formula of Canvas',
    '<img class="equation_image" data-equation-content="\\frac{1}{2}" alt="LaTeX: x">',
    '$\\frac{1}{2}$',
  ],
  ['a picture', '<img src="@@PLUGINFILE@@/x.png" alt="a [b]">', '![a \\[b\\]](picture:x)'],
  ['a picture in itself', `<img src="data:image/png;base64,${PNG.toString('base64')}">`, '![](picture:picture)'],
  [
    'MathML',
    '<math><mfrac><mn>1</mn><msqrt><mi>x</mi></msqrt></mfrac><mo>&#x2264;</mo><mi>α</mi><mi>b</mi></math>',
    '$\\frac{1}{\\sqrt{x}}\\le\\alpha b$',
  ],
  [
    'a matrix',
    '<math><mrow><mo>[</mo><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr></mtable><mo>]</mo></mrow></math>',
    '$\\begin{bmatrix}1 & 2\\end{bmatrix}$',
  ],
  [
    'a sum',
    '<math display="block"><munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><msup><mi>x</mi><mn>2</mn></msup></math>',
    '$$\\sum_{i=1}^nx^2$$',
  ],
  [
    'what a program kept',
    '<math><semantics><mi>q</mi><annotation encoding="application/x-tex">\\pi r^2</annotation></semantics></math>',
    '$\\pi r^2$',
  ],
  ['tags left open', '<p>a<p><b>b', 'a\n\n**b**'],
] as const)('%s', ([, html, markdown]) => {
  const { text, problems } = read(html)
  expect(text).toEqual({ any: markdown })
  expect(problems).toEqual([])
})

test.for([
  ['a script', '<script>alert(1)</script>a', 'a', 'script-dropped'],
  ['an event handler', '<p onclick="x()">a</p>', 'a', 'script-dropped'],
  ['a style sheet', '<style>p{}</style>a', 'a', 'style-dropped'],
  ['a frame', '<iframe src="https://x"></iframe>a', 'a', 'element-dropped'],
  ['an unknown element', '<blink>a</blink>', 'a', 'unknown-element'],
  ['a picture from elsewhere', '<img src="https://x/y.png" alt="y">', 'y', 'picture-missing'],
  ['no picture', '<img src="data:text/html,x" alt="y">', 'y', 'picture-refused'],
  ['deep nesting', `${'<div>'.repeat(300)}a`, '', 'text-refused'],
  ['a long text', 'a'.repeat(100_001).concat('*'), '', 'text-too-long'],
] as const)('%s is left out, and a problem says so', ([, html, markdown, code]) => {
  expect(read(html)).toEqual({ text: { any: markdown }, problems: [code] })
})

test.for([
  [
    'parts of the class multilang',
    '<span class="multilang" lang="en">Two <b>x</b></span><span class="multilang" lang="te">రెండు</span> 2',
    { en: 'Two **x**\n\n2', te: 'రెండు\n\n2' },
  ],
  [
    'parts that name a language',
    '<div lang="hi"><p>दो</p></div><div lang="en"><p>two</p></div>',
    { hi: 'दो', en: 'two' },
  ],
  ['a word of another language', 'The word <i lang="hi">दो</i> means', { any: 'The word *दो* means' }],
] as const)('languages side by side: %s', ([, html, texts]) => {
  expect(read(html).text).toEqual(texts)
})

const markdown = new MarkdownIt({ html: false })

test('escaped text shows what it was', () => {
  const signs = fc.constantFrom(...'ab1 .)(*_`[]<>&#+-=~|\\!:/;$"\n')
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 30 }), (list) => {
      const text = list.join('').replace(/\s+/g, ' ').trim()
      const html = markdown.render(escapeMarkdown(text).replaceAll('\\$', '$'))
      const shown = html
        .replace(/<\/?p>/g, '')
        .trim()
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&')
      expect(shown).toBe(text)
    }),
    { numRuns: 3000 },
  )
})

test('whatever HTML is given, text comes out, and the same again from what is made of it', () => {
  const tags = [
    'p',
    'b',
    'i',
    'u',
    'sup',
    'ul',
    'li',
    'table',
    'tr',
    'td',
    'div',
    'pre',
    'h2',
    'math',
    'mfrac',
    'mi',
    'mover',
    'code',
    'blockquote',
    'span lang="te"',
    'img src="x.png"',
    '/p',
    '/b',
    '/td',
    '/table',
    '/li',
    '/ul',
    '/math',
    'br',
    'script',
    '/script',
  ]
  const piece = fc.oneof(
    fc.constantFrom(...tags.map((tag) => `<${tag}>`)),
    fc.constantFrom('a', ' ', '&', '$', '\\(', '\\)', 'తె', '*', '1.', '|', '\n', '^'),
    fc.string({ maxLength: 5 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const { text } = read(pieces.join(''))
      for (const one of Object.values(text)) {
        const html = markdownToHtml(one, { formulae: 'delimiters', address: () => 'x.png' })
        expect(html).not.toMatch(/<script|<iframe|onclick/)
      }
    }),
    { numRuns: 2000 },
  )
})

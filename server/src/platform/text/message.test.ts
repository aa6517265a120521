import fc from 'fast-check'
import { expect, test } from 'vitest'
import { message } from './message.ts'

/** Only tags and attributes of Markdown and MathML occur, and every link has an allowed scheme. */
function expectHarmless(html: string): void {
  for (const [tag] of html.matchAll(/<[^>]*>?/g)) {
    const [, close, name, rest = ''] = /^<(\/?)([a-z][a-z0-9]*)((?:\s[^>]*)?)\/?>$/.exec(tag) ?? []
    expect([tag, name]).toEqual([tag, expect.stringMatching(TAGS)])
    if (close) continue
    const attributes = [...rest.matchAll(/\s([\w-]+)="([^"<>]*)"/g)]
    expect([tag, rest.trim()]).toEqual([tag, attributes.map(([whole]) => whole.trim()).join(' ')])
    for (const [, attribute = '', value = ''] of attributes) {
      expect([tag, attribute]).toEqual([tag, expect.stringMatching(ATTRIBUTES)])
      if (attribute === 'href') expect(value).toMatch(/^(https?:\/\/|mailto:)/i)
      if (attribute === 'style') expect(value).toMatch(/^(text-align:(left|right|center)|[-\w:;.%# ]*)$/)
    }
    if (name === 'a') expect(tag).toContain('rel="nofollow noopener ugc"')
  }
}
const TAGS =
  /^(p|br|a|code|pre|ul|ol|li|em|strong|s|hr|blockquote|div|span|table|thead|tbody|tr|th|td|math|semantics|annotation|m[a-z]+)$/
const ATTRIBUTES = /^(?!on|src|srcset|action|formaction|background|id$)[a-z][\w-]*$/

const ATTACKS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<b onmouseover=alert(1)>x',
  '<!--><img src=x onerror=alert(1)>-->',
  '<details open ontoggle=alert(1)>',
  '<style>@import "https://evil.example"</style>',
  '<base href="https://evil.example">',
  '[x](javascript:alert(1))',
  '[x]( javascript:alert(1) )',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](java&#10;script:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](&#x6A;avascript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](vbscript:msgbox(1))',
  '[x](file:///etc/passwd)',
  '[x](//evil.example)',
  '[x](/logout)',
  '[x](#top)',
  '[x](blob:https://a/b)',
  '[x](https://a.example "t\\" onclick=alert(1) x=\\"")',
  '[x](https://a.example/"onmouseover="alert(1))',
  '[x](<https://a.example/" onmouseover="alert(1)>)',
  '![x](https://evil.example/pixel.png)',
  '![x](x"onerror="alert(1))',
  '[![x](javascript:alert(1))](javascript:alert(1))',
  '<javascript:alert(1)>',
  '<https://a.example/?"onclick="alert(1)>',
  '[a]: javascript:alert(1)\n[a]',
  '[a]: https://a.example "><script>alert(1)</script>"\n[a]',
  '`<script>alert(1)</script>`',
  '```"onclick="alert(1)\n<script>\n```',
  '```js onload=alert(1)\nx\n```',
  '$\\href{javascript:alert(1)}{x}$',
  '$\\url{javascript:alert(1)}$',
  '$\\htmlClass{x" onclick="alert(1)}{y}$',
  '$\\htmlId{x}{y}$',
  '$\\htmlStyle{position:fixed}{x}$',
  '$\\htmlData{a=b}{x}$',
  '$\\includegraphics{https://evil.example/x.png}$',
  '$\\text{<script>alert(1)</script>}$',
  '$\\text{"></annotation></semantics></math><img src=x onerror=alert(1)>}$',
  '$</math><script>alert(1)</script>$',
  '$\\color{red;background:url(https://evil.example)}x$',
  '$\\def\\a{\\a\\a}\\a$',
  '| <img src=x onerror=alert(1)> |\n|---|\n| [x](javascript:1) |',
  '> <script>\n\n- <script>\n\n1. <script>',
  '&lt;script&gt;&amp;lt;script&amp;gt;',
  '\u202E<script>\u2066',
]

test.each(ATTACKS)('%s does nothing', (text) => {
  expectHarmless(message.render(text))
})

test('neither do two of them interleaved, nor random text', () => {
  const piece = fc.oneof(
    fc.constantFrom(...ATTACKS),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom('[', '](', ')', '<', '>', '"', '$', '`', '\n', '\\', '&#', '|'),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => expectHarmless(message.render(pieces.join('')))),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 400) },
  )
})

test.each(['[x]()', '[x](<>)', '[x]( "title")', '[x][a]\n\n[a]: <>'])('%s leads nowhere: its text remains', (text) => {
  const html = message.render(text)
  expectHarmless(html)
  expect(html).toContain('x')
  expect(html).not.toContain('<a')
})

test('ordinary texts are rendered as intended', () => {
  const html = message.render(
    'Why is $\\frac{1}{2}$ *right*?\nSecond line\n\n- one\n- two\n\n[a page](https://example.com/?a=1&b=2) <mailto:a@example.com>',
  )
  expect(html).toContain('<mfrac><mn>1</mn><mn>2</mn></mfrac>')
  expect(html).toContain('<em>right</em>?<br>\nSecond line')
  expect(html).toContain('<li>one</li>')
  expect(html).toContain('<a href="https://example.com/?a=1&amp;b=2" rel="nofollow noopener ugc">a page</a>')
  expect(html).toContain('href="mailto:a@example.com"')
})

test('headings are not rendered, and an invalid formula is shown as it was typed', () => {
  expect(message.render('# Big\n\nBig\n===')).not.toMatch(/<h\d/)
  expect(message.render('$\\frac{1$')).toBe('<p><code>\\frac{1</code></p>\n')
})

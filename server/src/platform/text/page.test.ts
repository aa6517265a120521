import { expect, test } from 'vitest'
import { page } from './page.ts'

test('formulae, tables, lists and links are rendered as such', () => {
  const html = page.render(
    '## Sum\n\n$\\frac{1}{2}$ and\n$$x^2$$\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\n[ICET](/icet) [out](https://example.com)',
  )
  expect(html).toContain('<h2>Sum</h2>')
  expect(html).toContain('<mfrac><mn>1</mn><mn>2</mn></mfrac>')
  expect(html).toContain('display="block"')
  expect(html).toContain('<div class="scrolling-table" tabindex="0">')
  expect(html).toContain('<a href="/icet">')
  expect(html).toContain('<a href="https://example.com" rel="nofollow noopener">')
})

test('the bars of a determinant are as high as its rows', () => {
  const html = page.render('$\\begin{vmatrix} 1 & 2 \\\\ 3 & 4 \\end{vmatrix}$')
  expect(html.match(/<mo fence="true" stretchy="true">∣<\/mo>/g)).toHaveLength(2)
})

test('punctuation after a formula stays on its line', () => {
  expect(page.render('It is $x$. So $y$ it is')).toMatch(
    /<span class="together">.*<\/span>\.<\/span> So <span class="katex">/,
  )
})

test('an invalid formula is shown as it was written', () => {
  expect(page.render('$\\frac{1$ and $\\foo<b>$')).toContain('<code>\\frac{1</code>')
  expect(page.render('$\\foo<b>$')).toContain('<code>\\foo&lt;b&gt;</code>')
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java&#115;cript:alert(1))',
  '[x](&#x6A;avascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox(1))',
  '[x](file:///etc/passwd)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](/..//evil.example)',
  '[x](/%2e%2e//evil.example)',
  '![x](https://evil.example/pixel.png)',
  '<javascript:alert(1)>',
  '[x](https://example.com "onmouseover=alert(1)")',
  '[x](https://example.com" onclick="alert(1))',
  '$\\href{javascript:alert(1)}{x}$',
  '$\\url{javascript:alert(1)}$',
  '$\\htmlStyle{position:fixed}{x}$',
  '$\\includegraphics{https://evil.example/x.png}$',
  '$\\text{<script>alert(1)</script>}$',
  '| <b>a</b> |\n|---|\n| <i onclick=alert(1)> |',
  '```html\n<script>alert(1)</script>\n```',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '[ref]: javascript:alert(1)\n\n[ref]',
])('%s does nothing', (text) => {
  const html = page.render(text)
  // every tag is one of Markdown or MathML, without event handlers
  for (const [tag] of html.matchAll(/<[^>]*>/g)) {
    expect(tag).toMatch(
      /^<\/?(p|a|code|pre|h[1-6]|ul|ol|li|em|strong|div|span|table|thead|tbody|tr|t[hd]|math|semantics|m\w+|annotation)[ >]/,
    )
    expect(tag).not.toMatch(/\son\w+=(?![^"]*"[^"]*$)/i)
    for (const [, href] of tag.matchAll(/href="([^"]*)"/g)) expect(href).toMatch(/^(https?:\/\/|mailto:|\/[^/\\]|#)/)
  }
  expect(html).not.toMatch(/href="\/[^"]*evil/)
  expect(html).not.toMatch(/<(script|img|svg|iframe|object)/i)
})

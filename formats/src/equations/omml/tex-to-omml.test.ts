import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BANK } from '../../../../content/src/bank.ts'
import { createRandom } from '../../../../content/src/random.ts'
import { toMathml } from '../../../../server/src/platform/text/tex.ts'
import { COMMANDS } from '../../../../server/src/platform/text/tex-commands.ts'
import { parseXml } from '../../xml/parse-xml.ts'
import { ommlToTex } from './omml-to-tex.ts'
import { anyEquation } from './testing/any-equation.ts'
import { EQUATIONS } from './testing/equations.ts'
import { texToOmml } from './tex-to-omml.ts'

const back = (omml: string) => ommlToTex(parseXml(new TextEncoder().encode(omml))).tex
const around = (tex: string): string | undefined => {
  const omml = texToOmml(tex)
  return omml === undefined ? undefined : back(omml)
}

/** The formulas of what the product ships with: every written item, and two questions of every template. */
function shippedFormulas(): string[] {
  const found = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value === 'string') for (const [, tex = ''] of value.matchAll(/\$([^$]+)\$/g)) found.add(tex)
    else if (value !== null && typeof value === 'object') for (const inside of Object.values(value)) collect(inside)
  }
  for (const { draft } of BANK.items) collect(draft)
  for (const { make, levels } of BANK.templates)
    for (const seed of ['one', 'two'])
      for (const level of levels.slice(0, 1)) collect(make(createRandom(seed), level).draft)
  return [...found]
}

test('the formulas of the shipped questions come back the same, but for their spaces and their braces', () => {
  const formulas = shippedFormulas()
  expect(formulas.length).toBeGreaterThan(900)
  const changed = formulas.filter((tex) => bare(around(tex) ?? 'nothing') !== bare(tex))
  expect(changed).toEqual([])
  const unstable = formulas.filter((tex) => around(around(tex) ?? '') !== around(tex))
  expect(unstable).toEqual([])
})

/** Without what has no meaning: spaces, braces, brackets that grow or not, letters of one style that are put together or not. */
const bare = (tex: string): string =>
  tex
    .replace(/\\(?:left|right|,|;|mathrm)(?![a-zA-Z])|\s|[{}]/g, '')
    .replaceAll('\\tfrac', '\\frac')
    .replaceAll('°', '^\\circ')
    .replaceAll('·', '\\cdot')
    .replaceAll('×', '\\times')
    .replaceAll('\\text(mod', '(\\textmod')
    .replace(/\\pmod(\d+)/g, '(\\textmod$1)')
    .replaceAll('\\dots', '\\ldots')
    .replaceAll('\\lldots', '\\ldots')

test.for(EQUATIONS.map(([, tex]) => [tex || 'nothing', tex] as const))('%s comes back the same', ([, tex]) => {
  const again = around(tex)
  // what Word has no element for: lists of lines that are not aligned, delimiters of one size
  if (again === undefined) return expect(UNSAID.test(tex)).toBe(true)
  expect(around(again)).toBe(again)
  expect(() => toMathml(again, false)).not.toThrow()
  if (!CHANGED.test(tex)) expect(again.replace(/\s/g, '')).toBe(tex.replace(/\s/g, ''))
})

const UNSAID = /\\\}\}$|\\&/
/** Said in Word in one way where TeX has two. */
const CHANGED =
  /left\[\\begin\{matrix|tfrac|grow|operatorname\*|\\surd|\[\\!\[|\\left\||\\not|\\text\{|ab\}\^|\\hat\{\\imath|gathered|& x|& a|\(\\frac|\\bigcirc|\\boldsymbol\{\\mathcal|mathsf|'\{\}'|\{x\^2\}\^3|\\textbf|overset\{\\rightharpoonup|overline\{\\overline|\\qquad|\{\}_|\\begin\{array\}|mathbf\{25|Gamma|, \\{|\\{|\\mathrm/

test.for([
  [String.raw`\frac{1}{2}`, '<m:f>'],
  [String.raw`\sqrt[3]{x}`, '<m:deg>'],
  [String.raw`\sum_{i=1}^{n} i`, 'm:val="∑"'],
  [String.raw`\int_0^1 x\,dx`, 'm:val="∫"'],
  [String.raw`\left(\frac{a}{b}\right)^2`, '<m:d>'],
  [String.raw`\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}`, '<m:mr>'],
  [String.raw`\sin^2 x`, '<m:func>'],
  [String.raw`\vec{a}`, 'm:val="\u20d7"'],
  [String.raw`\text{if } x`, '<m:nor/>'],
  [String.raw`\lim_{x \to 0} f`, '<m:limLow>'],
  [String.raw`{}_6^{14}\mathrm{C}`, '<m:sPre>'],
  [String.raw`\begin{cases} 1 & x > 0 \\ 0 & x < 0 \end{cases}`, 'm:val="{"'],
] as const)('%s has its element', ([tex, element]) => {
  expect(texToOmml(tex)).toContain(element)
})

test.for([
  String.raw`\color{red}x`,
  String.raw`\frac{1}`,
  'x^2^',
  String.raw`\left( x`,
  String.raw`a \over b`,
  String.raw`\begin{matrix} a`,
  'x_1_2',
  '}',
  '{',
  '\\',
  'a & b',
  '{'.repeat(200),
  'x'.repeat(6000),
])('%s is no equation of Word', (tex) => {
  expect(texToOmml(tex)).toBeUndefined()
})

test('any equation of Word that became TeX becomes one again, or is kept as text', () => {
  fc.assert(
    fc.property(anyEquation, (omml) => {
      const again = around(back(omml))
      if (again !== undefined) expect(typeof around(again)).toMatch(/string|undefined/)
    }),
    { numRuns: 500 },
  )
})

test('any commands in any order are an equation, or none: nothing is thrown, nothing hangs', () => {
  const part = fc.constantFrom(
    ...Array.from(COMMANDS, (name) => `\\${name}`),
    ...Array.from("{}^_&()[]|x1' "),
    '\\begin{matrix}',
    '\\end{matrix}',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      const omml = texToOmml(parts.join(' '))
      if (omml !== undefined) expect(parseXml(new TextEncoder().encode(omml)).name).toBe('oMath')
    }),
    { numRuns: 3000 },
  )
})

test.for([String.raw`\middle|`, '&', String.raw`\sqrt`, String.raw`\right.`])(
  'brackets nested around %s are looked at once each',
  (inside) => {
    for (const open of ['(', '\\sqrt(', '(\\sin ', '\\sum('])
      expect(texToOmml(open.repeat(50) + inside + ')'.repeat(50)) ?? 'none').toBeTypeOf('string')
  },
)

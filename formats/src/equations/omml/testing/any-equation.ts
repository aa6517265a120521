import fc from 'fast-check'
import {
  both,
  d,
  eqArr,
  f,
  func,
  low,
  m,
  nary,
  oMath,
  oMathPara,
  one,
  pre,
  r,
  rad,
  sub,
  sup,
  upp,
} from '../elements.ts'

const text = fc.oneof(
  fc.constantFrom(
    'x',
    'ab',
    '12',
    '1,00,000',
    '-',
    '+',
    '=',
    '≤',
    'α',
    "f'",
    '′',
    '°',
    '²',
    '₂',
    ' ',
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
  ),
  fc.constantFrom(
    '&',
    '#',
    '%',
    '_',
    '^',
    '~',
    '\\',
    '$',
    '|',
    '‖',
    '⟨',
    '→',
    '∑',
    '∫',
    '√',
    '𝐀',
    'ℝ',
    'x̂',
    '½',
    'sin',
    'వేగం',
    'ब्याज',
  ),
  fc.string({ unit: 'grapheme', maxLength: 3 }),
)
const runStyle = fc.constantFrom(
  '',
  '',
  'sty=p',
  'sty=b',
  'sty=bi',
  'nor',
  'nor sty=b',
  'lit',
  'aln',
  'brk',
  'scr=script',
  'scr=double-struck',
  'scr=fraktur sty=b',
  'scr=monospace',
  'scr=sans-serif sty=bi',
)
const accent = fc.constantFrom('', ...Array.from('̳̂̃̄̅̆̇̈̊̌̀́⃖⃗⃛⃜⃡⃐⃑̿→͠'))
const sign = fc.constantFrom('', ...Array.from('⏞⏟→←⇒⇌↔¯_=⎴'))
const place = fc.constantFrom('', ' pos=top', ' pos=bot', ' pos=top vertJc=bot', ' pos=bot vertJc=bot', ' vertJc=top')
const bracket = fc.constantFrom('', ...Array.from('()[]{}|‖⌊⌋⌈⌉⟨⟩<>/\\↑⇕⟦⟧x✠'))
const big = fc.constantFrom('', ...Array.from('∑∏∐∫∬∭∮∯⋃⋂⋁⋀⨀⨁⨂⨄⨆→∱'))
const flags = (...names: string[]) =>
  fc
    .subarray(names)
    .chain((some) => fc.constantFrom('1', '0').map((on) => some.map((name) => `${name}=${on}`).join(' ')))

const { content } = fc.letrec<{ content: string; part: string }>((tie) => {
  const inner = tie('content')
  return {
    content: fc.array(tie('part'), { maxLength: 3, depthIdentifier: 'equation' }).map((parts) => parts.join('')),
    part: fc.oneof(
      { maxDepth: 4, depthSize: 'large', depthIdentifier: 'equation' },
      fc.tuple(text, runStyle).map(([typed, style]) => r(typed, style)),
      fc.tuple(inner, inner, fc.constantFrom('', 'bar', 'lin', 'skw', 'noBar')).map(([a, b, type]) => f(a, b, type)),
      fc.tuple(inner, inner).map(([a, b]) => rad(a, b)),
      fc.tuple(fc.constantFrom(sub, sup, low, upp, func), inner, inner).map(([make, a, b]) => make(a, b)),
      fc.tuple(fc.constantFrom(both, pre), inner, inner, inner).map(([make, a, b, c]) => make(a, b, c)),
      fc
        .tuple(
          big,
          fc.constantFrom('', ' limLoc=undOvr', ' limLoc=subSup'),
          flags('subHide', 'supHide'),
          inner,
          inner,
          inner,
        )
        .map(([chr, where, hidden, a, b, c]) => nary(`chr=${chr}${where} ${hidden}`, a, b, c)),
      fc
        .tuple(
          bracket,
          bracket,
          fc.constantFrom('', ' sepChr=,', ' sepChr=', ' sepChr=|', ' grow=0'),
          fc.array(inner, { maxLength: 2 }),
        )
        .map(([begin, end, more, parts]) => d(parts, `begChr=${begin} endChr=${end}${more}`)),
      fc
        .tuple(
          fc.array(fc.array(inner, { maxLength: 2 }), { maxLength: 2 }),
          fc.constantFrom('', 'count=2 mcJc=left', 'count=99 mcJc=right'),
        )
        .map(([rows, columns]) => m(rows, columns)),
      fc
        .tuple(bracket, bracket, fc.array(inner, { maxLength: 3 }))
        .map(([begin, end, rows]) => d(eqArr(rows), `begChr=${begin} endChr=${end}`)),
      fc.array(inner, { maxLength: 3 }).map((rows) => eqArr(rows)),
      fc.tuple(accent, inner).map(([chr, a]) => one('acc', chr && `chr=${chr}`, a)),
      fc.tuple(sign, place, inner).map(([chr, where, a]) => one('groupChr', `${chr && `chr=${chr}`}${where}`, a)),
      fc.tuple(fc.constantFrom('', 'pos=top'), inner).map(([where, a]) => one('bar', where, a)),
      fc.tuple(flags('opEmu', 'noBreak', 'diff', 'aln'), inner).map(([style, a]) => one('box', style, a)),
      fc
        .tuple(
          flags('hideTop', 'hideBot', 'hideLeft', 'hideRight', 'strikeH', 'strikeV', 'strikeBLTR', 'strikeTLBR'),
          inner,
        )
        .map(([style, a]) => one('borderBox', style, a)),
      fc
        .tuple(flags('show', 'zeroWid', 'zeroAsc', 'zeroDesc', 'transp'), inner)
        .map(([style, a]) => one('phant', style, a)),
      fc
        .tuple(fc.constantFrom('w:ins', 'w:del', 'w:hyperlink', 'w:sdt'), inner)
        .map(([name, a]) => `<${name}>${a}</${name}>`),
      fc.constant('<m:r><w:br/></m:r>'),
    ),
  }
})

/** Equations of every element of the format within every other, with properties that Word writes or could. */
export const anyEquation: fc.Arbitrary<string> = fc.oneof(
  content.map(oMath),
  fc.array(content, { maxLength: 3 }).map((all) => oMathPara(...all)),
)

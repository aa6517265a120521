import { mtef } from './mtef-bytes.ts'

const three = mtef(3)
const five = mtef(5)

type Case = readonly [tex: string, ...written: Uint8Array[]]

/** The same in both versions, whose templates have other numbers and variations. */
type Template = readonly [selector: number, variation: number]
const inBoth = (
  tex: string,
  [selector3, variation3]: Template,
  [selector5, variation5]: Template,
  slots: readonly (string | null)[],
  { before = '', after = '', sign = '' } = {},
): Case => [
  tex,
  ...([three, five] as const).map((made) => {
    const [selector, variation] = made === three ? [selector3, variation3] : [selector5, variation5]
    const template = made.template(
      selector,
      variation,
      slots.map((slot) => (slot === null ? null : made.text(slot))),
      sign === '' ? [] : made.text(sign),
    )
    return made.equation(made.text(before), template, made.text(after))
  }),
]

/** TeX, and the equations of version 3 (old equation editor) and 5 (MathType) that say it. */
export const MTEF_EQUATIONS: readonly Case[] = [
  // characters
  ['2x + y = 7', three.equation(three.text('2x+y=7')), five.equation(five.text('2x+y=7'))],
  [String.raw`\alpha \le \beta`, three.equation(three.text('α≤β')), five.equation(five.text('α≤β'))],
  [
    String.raw`\sin x`,
    three.equation(three.text('sin', 'function'), three.text('x')),
    five.equation(five.text('sin', 'function'), five.text('x')),
  ],
  [
    String.raw`\text{if }x`,
    three.equation(three.text('if ', 'text'), three.text('x')),
    five.equation(five.text('if ', 'text'), five.text('x')),
  ],
  ['12', three.equation(three.text('12', 'text')), five.equation(five.text('12', 'text'))],
  [
    String.raw`\mathbf{F}`,
    three.equation(three.text('F', 'vector')),
    five.equation(five.text('F', 'vector')),
    three.equation(three.font('Arial', 2), three.char(70, -1)),
    five.equation(five.font('Arial', 1), five.char(70, -1)),
  ],
  [
    String.raw`a\,b`,
    ...[three, five].map((made) => made.equation(made.text('a'), made.char(0xef04, 24), made.text('b'))),
  ],
  [String.raw`a\text{\&}b`, three.equation(three.text('a&b')), five.equation(five.text('a&b'))],
  [
    String.raw`\log\sin x`,
    five.equation(five.text('log', 'function'), five.char(115, 2, 2), five.text('in', 'function'), five.text('x')),
  ],
  ['x', five.equation(five.char(120, 3, 4, [120])), five.equation(five.char(120, 3, 0x10, [120, 0]))],
  // accents
  [String.raw`\dot{x}`, three.equation(three.accented('x', 2)), five.equation(five.accented('x', 2))],
  [String.raw`\vec{a}`, three.equation(three.accented('a', 11)), five.equation(five.accented('a', 11))],
  [String.raw`\hat{i}`, three.equation(three.accented('i', 9)), five.equation(five.accented('i', 9))],
  [String.raw`\bar{x}`, three.equation(three.accented('x', 17)), five.equation(five.accented('x', 17))],
  ["f'", three.equation(three.accented('f', 5)), five.equation(five.accented('f', 5))],
  ["f'''", three.equation(three.accented('f', 18)), five.equation(five.accented('f', 18))],
  [String.raw`\ne`, three.equation(three.accented('=', 10)), five.equation(five.accented('=', 10))],
  [String.raw`\cancel{x}`, five.equation(five.accented('x', 22))],
  [String.raw`\hbar`, three.equation(three.accented('h', 16))],
  [String.raw`\bar{\dot{x}}`, three.equation(three.accented('x', 2, 17))],
  // fences
  inBoth('(a)', [1, 0], [1, 3], ['a']),
  inBoth(String.raw`\{a\}`, [2, 0], [2, 3], ['a']),
  inBoth('[a]', [3, 0], [3, 3], ['a']),
  inBoth('|a|', [4, 0], [4, 3], ['a']),
  inBoth(String.raw`\|a\|`, [5, 0], [5, 3], ['a']),
  inBoth(String.raw`\langle a\rangle`, [0, 0], [0, 3], ['a']),
  inBoth(String.raw`\lfloor a\rfloor`, [6, 0], [6, 3], ['a']),
  inBoth(String.raw`\lceil a\rceil`, [7, 0], [7, 3], ['a']),
  inBoth(String.raw`\left(a\right.`, [1, 1], [1, 1], ['a']),
  inBoth(String.raw`\left.a\right|`, [4, 2], [4, 2], ['a']),
  inBoth('[0, 1)', [11, 0], [9, 0x12], ['0,1']),
  inBoth('(0, 1]', [12, 0], [9, 0x30], ['0,1']),
  inBoth(']0, 1[', [10, 0], [9, 0x23], ['0,1']),
  [String.raw`[\![a]\!]`, five.equation(five.template(8, 3, [five.text('a')]))],
  inBoth(String.raw`\langle a | b\rangle`, [45, 0], [30, 3], ['a', 'b']),
  // roots and fractions
  inBoth(String.raw`\sqrt{2}`, [13, 0], [10, 0], ['2', null]),
  inBoth(String.raw`\sqrt[3]{x}`, [13, 1], [10, 1], ['x', '3']),
  inBoth(String.raw`\frac{a + b}{c}`, [14, 0], [11, 0], ['a+b', 'c']),
  inBoth(String.raw`\tfrac{1}{2}`, [14, 1], [11, 1], ['1', '2']),
  inBoth('1/2', [41, 0], [11, 2], ['1', '2']),
  inBoth(String.raw`\overline{)12}`, [40, 1], [26, 0], ['12']),
  inBoth(String.raw`\overset{3}{\overline{)12}}`, [40, 0], [26, 1], ['12', '3']),
  // scripts
  inBoth('x^2', [15, 0], [28, 0], [null, '2'], { before: 'x' }),
  inBoth('x_1', [15, 1], [27, 0], ['1', null], { before: 'x' }),
  inBoth('x_1^2', [15, 2], [29, 0], ['1', '2'], { before: 'x' }),
  inBoth('10^{-3}', [15, 0], [28, 0], [null, '-3'], { before: '10' }),
  inBoth('ab^2', [15, 0], [28, 0], [null, '2'], { before: 'ab' }),
  inBoth('(a + b)^2', [15, 0], [28, 0], [null, '2'], { before: '(a+b)' }),
  inBoth('f((a)(b))^2', [15, 0], [28, 0], [null, '2'], { before: 'f((a)(b))' }),
  inBoth('a + {)}^2', [15, 0], [28, 0], [null, '2'], { before: 'a+)' }),
  inBoth('{}^2', [15, 0], [28, 0], [null, '2']),
  inBoth('{}_6^{14}C', [44, 2], [29, 1], ['6', '14'], { after: 'C' }),
  [
    String.raw`\sin^2 x`,
    ...[three, five].map((made) =>
      made.equation(
        made.text('sin', 'function'),
        made.template(made === three ? 15 : 28, 0, [null, made.text('2')]),
        made.text('x'),
      ),
    ),
  ],
  [
    'b^2 + c_1',
    ...[three, five].map((made) =>
      made.equation(made.text('b'), made.moved('2', true), made.text('+c'), made.moved('1', false)),
    ),
  ],
  // bars, arrows, braces, accents over several
  inBoth(String.raw`\overline{AB}`, [17, 0], [13, 0], ['AB']),
  inBoth(String.raw`\underline{\underline{AB}}`, [16, 1], [12, 1], ['AB']),
  inBoth(String.raw`\overrightarrow{AB}`, [47, 1], [31, 2], ['AB']),
  inBoth(String.raw`\underset{\leftarrow}{AB}`, [46, 0], [31, 5], ['AB']),
  inBoth(String.raw`\overleftrightarrow{AB}`, [47, 2], [31, 3], ['AB']),
  inBoth(String.raw`\xrightarrow{n}`, [19, 0], [14, 0x24], ['n', null]),
  inBoth(String.raw`\xleftarrow[n]{}`, [18, 1], [14, 0x18], [null, 'n']),
  [String.raw`\overset{n}{\rightleftharpoons}`, five.equation(five.template(14, 6, [five.text('n'), null]))],
  [String.raw`\underset{m}{\xrightarrow{n}}`, five.equation(five.template(14, 0x2c, [five.text('n'), five.text('m')]))],
  inBoth(String.raw`\overbrace{ab}^n`, [27, 0], [24, 1], ['ab', 'n']),
  inBoth(String.raw`\underbrace{ab}_n`, [28, 0], [24, 0], ['ab', 'n']),
  [String.raw`\widetilde{AB}`, five.equation(five.template(32, 0, [five.text('AB')]))],
  [String.raw`\widehat{AB}`, five.equation(five.template(33, 0, [five.text('AB')]))],
  [String.raw`\overset{\frown}{AB}`, five.equation(five.template(34, 0, [five.text('AB')]))],
  [String.raw`\overset{\rightharpoonup}{AB}`, five.equation(five.template(31, 10, [five.text('AB')]))],
  [String.raw`\xcancel{ab}`, five.equation(five.template(36, 6, [five.text('ab')]))],
  [String.raw`\boxed{ab}`, five.equation(five.template(37, 30, [five.text('ab')]))],
  [String.raw`\underline{\left| ab \right.}`, five.equation(five.template(37, 18, [five.text('ab')]))],
  // limits and operators
  inBoth(String.raw`\sum_{k = 1}^n k`, [29, 1], [16, 0x70], ['k', 'k=1', 'n'], { sign: '∑' }),
  inBoth(String.raw`\sum\nolimits_i i`, [30, 0], [16, 0x10], ['i', 'i', null], { sign: '∑' }),
  inBoth(String.raw`\prod_{k = 1}^n k`, [31, 1], [17, 0x70], ['k', 'k=1', 'n'], { sign: '∏' }),
  inBoth(String.raw`\bigcup_i A`, [35, 0], [19, 0x50], ['A', 'i', null], { sign: '⋃' }),
  inBoth(String.raw`\int_0^1 x`, [21, 2], [15, 0x31], ['x', '0', '1'], { sign: '∫' }),
  inBoth(String.raw`\int x`, [21, 0], [15, 1], ['x', null, null], { sign: '∫' }),
  inBoth(String.raw`\int\limits_0^1 x`, [24, 0], [15, 0x71], ['x', '0', '1'], { sign: '∫' }),
  inBoth(String.raw`\iint_D x`, [22, 1], [15, 0x12], ['x', 'D', null], { sign: '∫∫' }),
  inBoth(String.raw`\oint_C x`, [21, 4], [15, 0x15], ['x', 'C', null], { sign: '∮' }),
  inBoth(String.raw`\int x`, [21, 0], [15, 0x101], ['x', null, null], { sign: '∫' }),
  inBoth(String.raw`\underset{i}{\oplus}x`, [43, 1], [22, 0x50], ['x', 'i', null], { sign: '⊕' }),
  inBoth(String.raw`\oplus_i^n x`, [42, 2], [21, 0x30], ['x', 'i', 'n'], { sign: '⊕' }),
  [
    String.raw`\lim_{x \to 0} x`,
    ...[three, five].map((made) =>
      made.equation(
        made.template(made === three ? 39 : 23, made === three ? 1 : 0x10, [
          made.text('lim', 'function'),
          made.text('x→0'),
          null,
        ]),
        made.text('x'),
      ),
    ),
  ],
  // piles and matrices
  [
    String.raw`\begin{gathered} a \\ b + c \end{gathered}`,
    ...[three, five].map((made) => made.equation(made.pile(2, made.text('a'), made.text('b+c')))),
  ],
  [
    String.raw`\begin{aligned} & a \\ & b \end{aligned}`,
    ...[three, five].map((made) => made.equation(made.pile(1, made.text('a'), made.text('b')))),
  ],
  [
    String.raw`\begin{aligned} x & = 1 \\ y + z & = 2 \end{aligned}`,
    ...[three, five].map((made) => made.equation(made.pile(4, made.text('x=1'), made.text('y+z=2')))),
  ],
  ['a', ...[three, five].map((made) => made.equation(made.pile(1, made.text('a'))))],
  [
    String.raw`\begin{cases} x + y = 3 \\ x - y = 1 \end{cases}`,
    ...[three, five].map((made) =>
      made.equation(made.template(2, 1, [made.pile(1, made.text('x+y=3'), made.text('x−y=1'))])),
    ),
  ],
  [
    String.raw`\begin{vmatrix} a & b \\ c & d \end{vmatrix}`,
    ...[three, five].map((made) =>
      made.equation(
        made.template(4, made === three ? 0 : 3, [
          made.matrix(1, [
            [made.text('a'), made.text('b')],
            [made.text('c'), made.text('d')],
          ]),
        ]),
      ),
    ),
  ],
  [
    String.raw`\begin{array}{rr} 1 &  \\ 10 & 2 \end{array}`,
    ...[three, five].map((made) =>
      made.equation(
        made.matrix(2, [
          [made.text('1'), null],
          [made.text('10'), made.text('2')],
        ]),
      ),
    ),
  ],
  // records that say nothing that is shown
  [
    'ab',
    three.equation(
      three.text('a'),
      [9, 101, 0, 1],
      [9, 100, 0, 0, 1],
      [9, 0, 130],
      [7, 1, 0, 8, 1],
      [0x82, 128, 128, 0, 1, 0, 1, 131, 98, 0],
    ),
    five.equation(
      five.text('a'),
      [9, 101, 0, 1],
      [9, 100, 0, 0, 1],
      [9, 0, 130],
      [15, 0],
      [15, 255, 0, 1],
      [16, 0, 1, 2, 3, 4, 5, 6],
      [16, 5, 1, 2, 3, 4, 5, 6, 7, 8, 82, 101, 100, 0],
      [100, 3, 0, 0, 0],
      [102, 2, 1, 2],
      [2, 8, 100, 128, 131, 98, 0],
    ),
  ],
  // with stops of tabs and a distance from the line before
  [
    'a',
    three.equation([0x61, 2, 0, 7, 1, 0, 8, 1], three.text('a'), [0]),
    five.equation([1, 6, 2, 0, 1, 0, 8, 1], five.text('a'), [0]),
  ],
  ['a + b', ...[three, five].map((made) => made.equation(made.text('a'), made.line(made.text('+b'))))],
]

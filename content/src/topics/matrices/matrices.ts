import { defined, tupleOf } from '../../checked-access.ts'
import { numericDistractors, textDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { signed } from '../../text/format.ts'
import { paragraphs, same, say } from '../../text/localized.ts'

type Matrix = readonly [readonly [number, number], readonly [number, number]]
const grid = ([[a, b], [c, d]]: Matrix) => `\\begin{bmatrix} ${a} & ${b} \\\\ ${c} & ${d} \\end{bmatrix}`
const multiply = ([[a, b], [c, d]]: Matrix, [[e, f], [g, h]]: Matrix): Matrix => [
  [a * e + b * g, a * f + b * h],
  [c * e + d * g, c * f + d * h],
]

export const matrixProduct = template({
  id: 'matrices/product',
  topic: 'matrices',
  levels: ['easy', 'medium'],
  exams: ['icet', 'nimcet'],

  draw(random, level) {
    const entry = () => random.int(-3, 4)
    const matrix = (): Matrix => [
      [entry(), entry()],
      [entry(), random.int(1, 4)],
    ]
    const a = matrix()
    return {
      a,
      b: level === 'easy' ? matrix() : a,
      square: level === 'medium',
      names: random.pick([
        ['A', 'B'],
        ['P', 'Q'],
        ['M', 'N'],
      ] as const),
    }
  },

  write({ a, b, square, names }) {
    const product = multiply(a, b)
    const show = (matrix: Matrix) => `$${grid(matrix)}$`
    const correct = show(product)
    const [[p, q], [r, s]] = product
    const each: Matrix = [
      [a[0][0] * b[0][0], a[0][1] * b[0][1]],
      [a[1][0] * b[1][0], a[1][1] * b[1][1]],
    ]
    return {
      stem: square
        ? say(
            `If $${names[0]} = ${grid(a)}$, then $${names[0]}^2$ is`,
            `$${names[0]} = ${grid(a)}$ అయితే $${names[0]}^2$ ఎంత?`,
            `यदि $${names[0]} = ${grid(a)}$, तो $${names[0]}^2$ क्या है?`,
          )
        : say(
            `If $${names[0]} = ${grid(a)}$ and $${names[1]} = ${grid(b)}$, then $${names[0]}${names[1]}$ is`,
            `$${names[0]} = ${grid(a)}$, $${names[1]} = ${grid(b)}$ అయితే $${names[0]}${names[1]}$ ఎంత?`,
            `यदि $${names[0]} = ${grid(a)}$ और $${names[1]} = ${grid(b)}$, तो $${names[0]}${names[1]}$ क्या है?`,
          ),
      correct: same(correct),
      distractors: textDistractors(correct, [
        [show(each), 'multiplied entry by entry'],
        ...(square ? [] : [[show(multiply(b, a)), 'multiplied in the other order'] as const]),
        [
          show([
            [p, r],
            [q, s],
          ]),
          'wrote rows for columns',
        ],
        [
          show([
            [a[0][0] * b[0][0] - a[0][1] * b[1][0], q],
            [r, s],
          ]),
          'subtracted the products in the first entry',
        ],
        [
          show([
            [a[0][0] + b[0][0], a[0][1] + b[0][1]],
            [a[1][0] + b[1][0], a[1][1] + b[1][1]],
          ]),
          'added the matrices',
        ],
        [
          show([
            [p, q],
            [r, s + 1],
          ]),
          'slipped in the last entry',
        ],
        [
          show([
            [p + 1, q],
            [r, s],
          ]),
          'slipped in the first entry',
        ],
        [
          show([
            [p, q + 1],
            [r, s],
          ]),
          'slipped in the second entry',
        ],
      ]),
      explanation: paragraphs(
        say(
          `Each entry of a product is a row of the first matrix times a column of the second.`,
          `లబ్ధ మాత్రికలోని ప్రతి మూలకం మొదటి మాత్రిక అడ్డు వరుసను రెండవ మాత్రిక నిలువు వరుసతో గుణించగా వస్తుంది.`,
          `गुणनफल का हर अवयव पहले आव्यूह की पंक्ति और दूसरे के स्तंभ के गुणन से मिलता है।`,
        ),
        say(
          `First entry: $(${a[0][0]})(${b[0][0]}) + (${a[0][1]})(${b[1][0]}) = ${p}$; second: $(${a[0][0]})(${b[0][1]}) + (${a[0][1]})(${b[1][1]}) = ${q}$; and so on.`,
          `మొదటి మూలకం: $(${a[0][0]})(${b[0][0]}) + (${a[0][1]})(${b[1][0]}) = ${p}$; రెండవది: $(${a[0][0]})(${b[0][1]}) + (${a[0][1]})(${b[1][1]}) = ${q}$; మిగిలినవీ ఇలాగే.`,
          `पहला अवयव: $(${a[0][0]})(${b[0][0]}) + (${a[0][1]})(${b[1][0]}) = ${p}$; दूसरा: $(${a[0][0]})(${b[0][1]}) + (${a[0][1]})(${b[1][1]}) = ${q}$; इसी प्रकार आगे।`,
        ),
        say(
          `Multiplying entry by entry is not matrix multiplication.`,
          `మూలకానికి మూలకాన్ని గుణించడం మాత్రికల గుణకారం కాదు.`,
          `अवयव को अवयव से गुणा करना आव्यूहों का गुणन नहीं है।`,
        ),
        say(`The product is ${correct}.`, `లబ్ధం ${correct}.`, `गुणनफल ${correct} है।`),
      ),
    }
  },

  // where the two unit vectors go
  verify({ a, b }) {
    const apply = ([[p, q], [r, s]]: Matrix, [x, y]: readonly [number, number]) =>
      [p * x + q * y, r * x + s * y] as const
    const [first, second] = [apply(a, apply(b, [1, 0])), apply(a, apply(b, [0, 1]))]
    return `$${grid([
      [first[0], second[0]],
      [first[1], second[1]],
    ])}$`
  },
})

export const determinantValue = template({
  id: 'matrices/determinant-and-singular',
  topic: 'matrices',
  levels: ['easy', 'medium'],
  exams: ['icet', 'nimcet'],

  draw: (random, level) => ({
    entries: defined(Array.from({ length: 9 }, () => random.int(-3, 5))),
    x: random.int(2, 9),
    a: random.int(2, 4),
    b: random.int(2, 5),
    shift: random.int(1, 4),
    large: level === 'medium',
  }),

  write({ entries, x, a, b, shift, large }) {
    if (large) {
      const [p, q, r, s, t, u, v, w, z] = tupleOf(entries, 9)
      const minors = [t * z - u * w, s * z - u * v, s * w - t * v] as const
      const answer = p * minors[0] - q * minors[1] + r * minors[2]
      const determinant = `$\\begin{vmatrix} ${p} & ${q} & ${r} \\\\ ${s} & ${t} & ${u} \\\\ ${v} & ${w} & ${z} \\end{vmatrix}$`
      const expanded = `$${p}(${minors[0]}) - (${q})(${minors[1]}) + (${r})(${minors[2]})$`
      return {
        stem: say(`The value of ${determinant} is`, `${determinant} విలువ ఎంత?`, `${determinant} का मान कितना है?`),
        correct: same(signed(answer)),
        distractors: numericDistractors(
          answer,
          [
            {
              value: p * minors[0] + q * minors[1] + r * minors[2],
              mistake: 'took the middle term with the wrong sign',
            },
            { value: -answer, mistake: 'lost the sign of the whole' },
            {
              value: p * (t * z + u * w) - q * (s * z + u * v) + r * (s * w + t * v),
              mistake: 'added in the small determinants',
            },
            { value: p * t * z - r * t * v, mistake: 'multiplied the diagonals only' },
          ],
          { format: signed, plausible: () => true, spares: [answer + 2, answer - 3, answer + 5, answer - 6] },
        ),
        explanation: paragraphs(
          say(
            `Expand by the first row, with the signs $+, -, +$.`,
            `మొదటి అడ్డు వరుస ప్రకారం $+, -, +$ గుర్తులతో విస్తరించండి.`,
            `पहली पंक्ति से $+, -, +$ चिह्नों के साथ प्रसार करें।`,
          ),
          say(
            `${expanded}. The middle term has a minus sign of its own.`,
            `${expanded}. మధ్య పదానికి తనదైన రుణ గుర్తు ఉంటుంది.`,
            `${expanded}। बीच के पद का अपना ऋण चिह्न होता है।`,
          ),
          say(`The value is ${signed(answer)}.`, `విలువ ${signed(answer)}.`, `मान ${signed(answer)} है।`),
        ),
      }
    }
    // (x + shift)·a·b - a·b·(known) vanishes for the drawn x
    const corner = (x + shift) * a
    const shown = `$\\begin{bmatrix} x + ${shift} & ${b} \\\\ ${corner} & ${a * b} \\end{bmatrix}$`
    return {
      stem: say(
        `If the matrix ${shown} is singular, then $x$ is`,
        `${shown} అసాధారణ మాత్రిక (నిర్ధారకం 0) అయితే $x$ విలువ ఎంత?`,
        `यदि ${shown} अव्युत्क्रमणीय (सिंगुलर) आव्यूह है, तो $x$ का मान कितना है?`,
      ),
      correct: same(signed(x)),
      distractors: numericDistractors(
        x,
        [
          { value: x + shift, mistake: 'forgot to take the number across' },
          { value: -x - 2 * shift, mistake: 'added the two products' },
          { value: x + 2 * shift, mistake: 'took the number across without changing its sign' },
          { value: -x, mistake: 'lost the sign' },
          { value: corner, mistake: 'took the entry below' },
        ],
        { format: signed, spares: [x + 1, x - 1, x + 3], plausible: () => true },
      ),
      explanation: paragraphs(
        say(
          `A matrix is singular when its determinant is 0.`,
          `మాత్రిక నిర్ధారకం 0 అయితే అది అసాధారణ మాత్రిక.`,
          `जिस आव्यूह का सारणिक 0 हो, वह अव्युत्क्रमणीय होता है।`,
        ),
        say(
          `$${a * b}(x + ${shift}) - ${b} \\times ${corner} = 0$, so $x + ${shift} = ${x + shift}$.`,
          `$${a * b}(x + ${shift}) - ${b} \\times ${corner} = 0$; కాబట్టి $x + ${shift} = ${x + shift}$.`,
          `$${a * b}(x + ${shift}) - ${b} \\times ${corner} = 0$, इसलिए $x + ${shift} = ${x + shift}$।`,
        ),
        say(
          `The number ${shift} still has to be taken away. Hence $x =$ ${signed(x)}.`,
          `ఇంకా ${shift} తీసివేయాలి. కాబట్టి $x =$ ${signed(x)}.`,
          `अभी ${shift} घटाना शेष है। अतः $x =$ ${signed(x)}।`,
        ),
      ),
    }
  },

  // the rule of Sarrus, or trying every whole number
  verify({ entries, x, a, b, shift, large }) {
    const e = (n: number) => entries[n] ?? 0
    if (large)
      return signed(
        e(0) * e(4) * e(8) +
          e(1) * e(5) * e(6) +
          e(2) * e(3) * e(7) -
          e(2) * e(4) * e(6) -
          e(1) * e(3) * e(8) -
          e(0) * e(5) * e(7),
      )
    for (let n = -50; n <= 50; n++) if ((n + shift) * a * b === b * (x + shift) * a) return signed(n)
    return 'none'
  },
})

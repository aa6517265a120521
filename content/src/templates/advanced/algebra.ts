import { number } from '../../format.ts'
import { template } from '../../question.ts'
import { say, unsaid } from '../../speech.ts'
import { numericQuestion, textQuestion } from '../numeric-question.ts'
import { rational } from '../quantitative/formulae.ts'

export const sumWithReciprocal = template({
  id: 'polynomials/number-and-its-reciprocal',
  topic: 'polynomials',
  levels: ['easy', 'medium', 'hard'],
  exams: ['ssc', 'railway', 'icet', 'nimcet', 'mat', 'cat'],

  draw: (random, level) => ({
    k: random.int(3, level === 'hard' ? 6 : 12),
    minus: random.chance(0.5),
    power: { easy: 2, medium: random.pick([3, 4]), hard: random.pick([5, 6]) }[level],
    lead: random.int(1, 5),
  }),

  write({ k, minus, power, lead }) {
    const sums = powerSums(k, minus)
    const answer = lead * (sums[power] as number)
    const sign = minus ? '-' : '+'
    const outer = minus && power % 2 === 1 ? '-' : '+'
    const factor = lead === 1 ? '' : String(lead)
    const square = sums[2] as number
    const asked = `${factor}${lead === 1 ? '' : '\\left('}x^${power} ${outer} \\frac{1}{x^${power}}${lead === 1 ? '' : '\\right)'}`
    return numericQuestion({
      stem: say(
        `If $x ${sign} \\frac{1}{x} = ${k}$, then the value of $${asked}$ is`,
        `$x ${sign} \\frac{1}{x} = ${k}$ అయితే $${asked}$ విలువ ఎంత?`,
        `यदि $x ${sign} \\frac{1}{x} = ${k}$, तो $${asked}$ का मान है`,
      ),
      answer,
      wrong: [
        [lead * k ** power, 'raised the sum to the power'],
        [lead * (k ** power + (minus ? -2 : 2)), 'took the correction with the wrong sign'],
        [lead * (sums[power - 1] as number), 'stopped one power too early'],
        [answer + 2 * lead * (power > 3 ? k : 1), 'forgot to subtract the last correction'],
        [answer - 2 * lead, 'subtracted 2 too many'],
      ],
      step: lead * k,
      steps: [
        say(
          `Square: $x^2 + \\frac{1}{x^2} = ${k}^2 ${minus ? '+' : '-'} 2 = ${square}$.`,
          `వర్గం చేయగా: $x^2 + \\frac{1}{x^2} = ${k}^2 ${minus ? '+' : '-'} 2 = ${square}$.`,
          `वर्ग करने पर: $x^2 + \\frac{1}{x^2} = ${k}^2 ${minus ? '+' : '-'} 2 = ${square}$।`,
        ),
        (power === 3 || power > 4) &&
          unsaid(`$x^3 ${sign} \\frac{1}{x^3} = ${k}^3 ${minus ? '+' : '-'} 3 \\times ${k} = ${sums[3]}$`),
        power === 4 && unsaid(`$x^4 + \\frac{1}{x^4} = ${square}^2 - 2 = ${sums[4]}$`),
        power === 5 &&
          unsaid(
            `$x^5 ${sign} \\frac{1}{x^5} = \\left(x^2 + \\frac{1}{x^2}\\right)\\left(x^3 ${sign} \\frac{1}{x^3}\\right) ${minus ? '+' : '-'} \\left(x ${sign} \\frac{1}{x}\\right)${minus ? ' \\times (-1)' : ''} = ${sums[5]}$`.replace(
              '+ \\left(x - \\frac{1}{x}\\right) \\times (-1)',
              '- \\left(x - \\frac{1}{x}\\right)',
            ),
          ),
        power === 6 && unsaid(`$x^6 + \\frac{1}{x^6} = ${sums[3]}^2 ${minus ? '+' : '-'} 2 = ${sums[6]}$`),
        lead > 1 && unsaid(`$${lead} \\times ${sums[power]} = ${answer}$`),
      ],
    })
  },

  // x itself
  verify({ k, minus, power, lead }) {
    const x = (k + Math.sqrt(minus ? k * k + 4 : k * k - 4)) / 2
    const value = x ** power + (minus && power % 2 === 1 ? -1 : 1) * x ** -power
    return number(Math.round(value) * lead)
  },
})

/** x^n + (±1/x)^n for n from 0, each out of the two before. */
function powerSums(k: number, minus: boolean): number[] {
  const sums = [2, k]
  for (let n = 2; n <= 6; n++) sums.push(k * (sums[n - 1] as number) + (minus ? 1 : -1) * (sums[n - 2] as number))
  return sums
}

export const threeNumbers = template({
  id: 'polynomials/identity-of-three-numbers',
  topic: 'polynomials',
  levels: ['medium', 'hard'],
  exams: ['ssc', 'icet', 'nimcet', 'cat', 'railway'],

  draw(random, level) {
    const [a, b, c] = random.sample([-4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9], 3) as [number, number, number]
    return a + b + c > 2
      ? { a, b, c, hard: level === 'hard' }
      : { a: 2, b: Math.abs(b) + 3, c: Math.abs(c) + 1, hard: level === 'hard' }
  },

  write({ a, b, c, hard }) {
    const [s, p, q] = [a + b + c, a * b + b * c + c * a, a * b * c]
    const squares = s * s - 2 * p
    const answer = hard ? s * (squares - p) + 3 * q : s * (squares - p)
    const asked = hard ? 'a^3 + b^3 + c^3' : 'a^3 + b^3 + c^3 - 3abc'
    const given = `$a + b + c = ${s}$, $a^2 + b^2 + c^2 = ${squares}$${hard ? `, $abc = ${q}$` : ''}`
    return numericQuestion({
      stem: say(
        `If ${given}, then $${asked}$ is equal to`,
        `${given} అయితే $${asked}$ విలువ ఎంత?`,
        `यदि ${given}, तो $${asked}$ का मान है`,
      ),
      answer,
      format: (value) => `$${value}$`,
      plausible: Number.isInteger,
      step: s,
      wrong: [
        [s * (squares + p) + (hard ? 3 * q : 0), 'added the products within the bracket'],
        [s ** 3, 'cubed the sum'],
        [hard ? s * (squares - p) : s * squares, hard ? 'forgot 3abc' : 'left the products out'],
        [s * (squares - 2 * p) + (hard ? 3 * q : 0), 'took twice the products'],
        [hard ? s * (squares - p) - 3 * q : s * (s * s - p), 'lost a sign'],
      ],
      steps: [
        say(
          `$ab + bc + ca = \\frac{${s}^2 - ${squares}}{2} = ${p}$`,
          `$ab + bc + ca = \\frac{${s}^2 - ${squares}}{2} = ${p}$`,
          `$ab + bc + ca = \\frac{${s}^2 - ${squares}}{2} = ${p}$`,
        ),
        unsaid(
          `$a^3 + b^3 + c^3 - 3abc = (a + b + c)(a^2 + b^2 + c^2 - ab - bc - ca) = ${s} \\times (${squares} - (${p})) = ${s * (squares - p)}$`,
        ),
        hard && unsaid(`$a^3 + b^3 + c^3 = ${s * (squares - p)} + 3 \\times (${q})$`),
      ],
    })
  },

  // the three numbers cubed
  verify: ({ a, b, c, hard }) => `$${a ** 3 + b ** 3 + c ** 3 - (hard ? 0 : 3 * a * b * c)}$`,
})

export const logarithmEquation = template({
  id: 'logarithms/equation-of-several-bases',
  topic: 'logarithms',
  levels: ['hard'],
  exams: ['icet', 'ssc', 'nimcet', 'cat'],

  draw(random) {
    for (;;) {
      const base = random.pick([2, 3, 5])
      const exponents = random.sample([1, 2, 3, 4, 6], random.int(2, 3)).sort((a, b) => a - b)
      const t = random.int(1, base === 2 ? 12 : base === 3 ? 6 : 4)
      const total = exponents.reduce((sum, e) => sum + 12 / e, 0) * t
      if (total % 12 !== 0 || t === 1) continue
      return { base, exponents, t, total: total / 12 }
    }
  },

  write({ base, exponents, t, total }) {
    const left = exponents.map((e) => `\\log_{${base ** e}} x`).join(' + ')
    const answer = base ** t
    const parts = exponents.map((e) => (e === 1 ? 't' : `\\frac{t}{${e}}`)).join(' + ')
    return numericQuestion({
      stem: say(
        `If $${left} = ${total}$, then $x$ is equal to`,
        `$${left} = ${total}$ అయితే $x$ విలువ ఎంత?`,
        `यदि $${left} = ${total}$, तो $x$ का मान है`,
      ),
      answer,
      wrong: [
        [base ** total, 'took all bases for the smallest'],
        [t, 'gave the logarithm'],
        [base ** (t + 1), 'slipped by one power'],
        [base ** (t - 1), 'slipped by one power'],
        [t * base, 'multiplied instead of taking the power'],
      ],
      step: base,
      steps: [
        say(
          `$\\log_{a^n} x = \\frac{1}{n}\\log_a x$. With $t = \\log_{${base}} x$: $${parts} = ${total}$, so $t = ${t}$.`,
          `$\\log_{a^n} x = \\frac{1}{n}\\log_a x$. $t = \\log_{${base}} x$ అనుకుంటే: $${parts} = ${total}$, కాబట్టి $t = ${t}$.`,
          `$\\log_{a^n} x = \\frac{1}{n}\\log_a x$। $t = \\log_{${base}} x$ रखें: $${parts} = ${total}$, अतः $t = ${t}$।`,
        ),
        unsaid(`$x = ${base}^{${t}} = ${answer}$`),
      ],
    })
  },

  // tries whole numbers with real logarithms
  verify({ base, exponents, total }) {
    for (let x = 2; x < 5000; x++) {
      const sum = exponents.reduce((all, e) => all + Math.log(x) / Math.log(base ** e), 0)
      if (Math.abs(sum - total) < 1e-9) return number(x)
    }
    return 'none'
  },
})

export const functionalEquation = template({
  id: 'relations-and-functions/functional-equation',
  topic: 'relations-and-functions',
  levels: ['medium', 'hard'],
  exams: ['icet', 'nimcet', 'cat', 'mat'],

  draw: (random, level) => ({
    kind: level === 'medium' ? ('sum' as const) : random.pick(['product', 'reciprocal'] as const),
    a: random.int(2, 5),
    n: random.int(4, 9),
    m: random.int(2, 4),
    p: random.int(2, 9),
  }),

  write({ kind, a, n, m, p }) {
    if (kind === 'reciprocal') {
      // m f(x) + f(1/x) = (m² - 1)·p·x has f(x) = p(mx - 1/x)
      const x = n
      const right = (m * m - 1) * p
      const [top, bottom] = [p * (m * x * x - 1), x]
      return textQuestion({
        stem: say(
          `If $${m}f(x) + f\\left(\\frac{1}{x}\\right) = ${right}x$ for all non-zero $x$, then $f(${x})$ is`,
          `అన్ని శూన్యేతర $x$ విలువలకు $${m}f(x) + f\\left(\\frac{1}{x}\\right) = ${right}x$ అయితే $f(${x})$ విలువ ఎంత?`,
          `यदि सभी शून्येतर $x$ के लिए $${m}f(x) + f\\left(\\frac{1}{x}\\right) = ${right}x$, तो $f(${x})$ का मान है`,
        ),
        correct: rational(top, bottom),
        wrong: [
          [rational(p * (m * x * x + 1), bottom), 'added the reciprocal'],
          [rational(right * x, m), 'left the second term out'],
          [rational(right * x, m + 1), 'took f(1/x) for f(x)'],
          [rational(p * (x * x - m), bottom), 'exchanged the two terms'],
          [rational(top * m, bottom), 'forgot to divide'],
        ],
        steps: [
          say(
            `Put $\\frac{1}{x}$ for $x$: $${m}f\\left(\\frac{1}{x}\\right) + f(x) = \\frac{${right}}{x}$. ${m} times the first minus the second: $${m * m - 1}f(x) = ${right}\\left(${m}x - \\frac{1}{x}\\right)$.`,
            `$x$ స్థానంలో $\\frac{1}{x}$ రాయగా: $${m}f\\left(\\frac{1}{x}\\right) + f(x) = \\frac{${right}}{x}$. మొదటి దానికి ${m} రెట్ల నుండి రెండవది తీసివేయగా: $${m * m - 1}f(x) = ${right}\\left(${m}x - \\frac{1}{x}\\right)$.`,
            `$x$ के स्थान पर $\\frac{1}{x}$ रखें: $${m}f\\left(\\frac{1}{x}\\right) + f(x) = \\frac{${right}}{x}$। पहले के ${m} गुने में से दूसरा घटाएँ: $${m * m - 1}f(x) = ${right}\\left(${m}x - \\frac{1}{x}\\right)$।`,
          ),
          unsaid(`$f(x) = ${p}\\left(${m}x - \\frac{1}{x}\\right)$, $x = ${x}$`),
        ],
      })
    }
    const product = kind === 'product'
    // f(x + y) = f(x) f(y) makes powers, f(x) + f(y) makes multiples
    const answer = product ? (a * (a ** n - 1)) / (a - 1) : (p * n * (n + 1)) / 2
    const rule = product ? 'f(x + y) = f(x)f(y)' : 'f(x + y) = f(x) + f(y)'
    const first = product ? a : p
    const sum = `$\\frac{${a}(${a}^{${n}} - 1)}{${a} - 1}$`
    return numericQuestion({
      stem: say(
        `A function has $${rule}$ for all natural numbers $x$, $y$, and $f(1) = ${first}$. The value of $f(1) + f(2) + \\dots + f(${n})$ is`,
        `అన్ని సహజ సంఖ్యలు $x$, $y$ లకు $${rule}$ మరియు $f(1) = ${first}$. $f(1) + f(2) + \\dots + f(${n})$ విలువ ఎంత?`,
        `किसी फलन में सभी प्राकृत संख्याओं $x$, $y$ के लिए $${rule}$ और $f(1) = ${first}$ है। $f(1) + f(2) + \\dots + f(${n})$ का मान है`,
      ),
      answer,
      step: first,
      wrong: product
        ? [
            [a ** n, 'gave the last term'],
            [(a ** n - 1) / (a - 1), 'started with 1'],
            [(a * n * (n + 1)) / 2, 'took multiples for powers'],
            [(a ** (n + 1) - 1) / (a - 1), 'added 1 as well'],
          ]
        : [
            [p * n, 'gave the last term'],
            [(p * n * (n - 1)) / 2, 'left the last term out'],
            [p * n * (n + 1), 'forgot to halve'],
            [p ** 2 * n, 'multiplied once too often'],
          ],
      steps: [
        product
          ? say(
              `$f(2) = ${a}^2$, $f(3) = ${a}^3$ and so on: a geometric series with ${n} terms, whose sum is ${sum}.`,
              `$f(2) = ${a}^2$, $f(3) = ${a}^3$, …: ఇది ${n} పదాల గుణశ్రేఢి; దాని మొత్తం ${sum}.`,
              `$f(2) = ${a}^2$, $f(3) = ${a}^3$ आदि: ${n} पदों की गुणोत्तर श्रेढ़ी, जिसका योग ${sum} है।`,
            )
          : say(
              `$f(n) = ${p}n$, so the sum is ${p}(1 + 2 + … + ${n}).`,
              `$f(n) = ${p}n$; కాబట్టి మొత్తం ${p}(1 + 2 + … + ${n}).`,
              `$f(n) = ${p}n$, अतः योग ${p}(1 + 2 + … + ${n}) है।`,
            ),
      ],
    })
  },

  verify({ kind, a, n, m, p }) {
    if (kind === 'reciprocal') {
      // two equations in f(n) and f(1/n), by Cramer's rule
      const right = (m * m - 1) * p
      return rational(m * right * n * n - right, (m * m - 1) * n)
    }
    let [value, sum] = [kind === 'product' ? a : p, 0]
    for (let k = 1; k <= n; k++) {
      sum += value
      value = kind === 'product' ? value * a : value + p
    }
    return number(sum)
  },
})

export const equationOfNewRoots = template({
  id: 'quadratic-equations/equation-of-new-roots',
  topic: 'quadratic-equations',
  levels: ['hard'],
  exams: ['icet', 'ssc', 'nimcet', 'cat'],

  draw(random) {
    for (;;) {
      const [s, p] = [random.int(-9, 9), random.int(-9, 9)]
      if (s !== 0 && p !== 0 && s * s !== 4 * p && Math.abs(p) > 1)
        return { s, p, kind: random.pick(['squares', 'shifted', 'multiples'] as const), k: random.int(2, 5) }
    }
  },

  write({ s, p, kind, k }) {
    const [sum, product] = newRoots(s, p, kind, k)
    const shown = (x: number, y: number) =>
      `$x^2${x === 0 ? '' : ` ${-x < 0 ? '-' : '+'} ${Math.abs(x) === 1 ? '' : Math.abs(x)}x`}${y === 0 ? '' : ` ${y < 0 ? '-' : '+'} ${Math.abs(y)}`} = 0$`
    const names = {
      squares: '\\alpha^2, \\beta^2',
      shifted: `\\alpha + ${k}, \\beta + ${k}`,
      multiples: `${k}\\alpha, ${k}\\beta`,
    }[kind]
    return textQuestion({
      stem: say(
        `If $\\alpha, \\beta$ are the roots of ${shown(s, p)}, the equation whose roots are $${names}$ is`,
        `${shown(s, p)} మూలాలు $\\alpha, \\beta$ అయితే $${names}$ మూలాలుగా గల సమీకరణం ఏది?`,
        `यदि ${shown(s, p)} के मूल $\\alpha, \\beta$ हैं, तो $${names}$ मूलों वाला समीकरण है`,
      ),
      correct: shown(sum, product),
      wrong: [
        [shown(-sum, product), 'took the sum with the wrong sign'],
        [
          shown(
            { squares: s * s, shifted: s + k, multiples: s * k }[kind],
            { squares: p * p, shifted: p + k, multiples: p * k }[kind],
          ),
          'changed sum and product only once',
        ],
        [
          shown({ squares: s * s + 2 * p, shifted: s - 2 * k, multiples: s * k * k }[kind], product),
          'took a wrong sum',
        ],
        [shown(sum, -product), 'took the product with the wrong sign'],
        [shown(sum, product + k), 'slipped in the product'],
        [shown(sum + 2, product), 'slipped in the sum'],
      ],
      steps: [
        unsaid(`$\\alpha + \\beta = ${s}$, $\\alpha\\beta = ${p}$`),
        say(
          `Sum of the new roots: $${sum}$, product: $${product}$.`,
          `కొత్త మూలాల మొత్తం: $${sum}$, లబ్ధం: $${product}$.`,
          `नए मूलों का योग: $${sum}$, गुणनफल: $${product}$।`,
        ),
        unsaid("$x^2 - (\\alpha' + \\beta')x + \\alpha'\\beta' = 0$"),
      ],
    })
  },

  // the substitution in the equation itself: √x, x - k and x/k for x
  verify({ s, p, kind, k }) {
    const [b, c] = {
      squares: [2 * p - s * s, p * p],
      shifted: [-2 * k - s, k * k + s * k + p],
      multiples: [-s * k, p * k * k],
    }[kind] as [number, number]
    return `$x^2${b === 0 ? '' : ` ${b < 0 ? '-' : '+'} ${Math.abs(b) === 1 ? '' : Math.abs(b)}x`}${c === 0 ? '' : ` ${c < 0 ? '-' : '+'} ${Math.abs(c)}`} = 0$`
  },
})

function newRoots(
  s: number,
  p: number,
  kind: 'squares' | 'shifted' | 'multiples',
  k: number,
): readonly [number, number] {
  if (kind === 'squares') return [s * s - 2 * p, p * p]
  if (kind === 'shifted') return [s + 2 * k, p + k * s + k * k]
  return [k * s, k * k * p]
}

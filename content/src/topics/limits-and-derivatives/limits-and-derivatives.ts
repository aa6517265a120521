import { defined } from '../../checked-access.ts'
import { numericDistractors, textDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { raised, summed, times } from '../../shared/arithmetic/formulae.ts'
import { fraction, inTex, signed } from '../../text/format.ts'
import { paragraphs, same, say } from '../../text/localized.ts'

export const limitValue = template({
  id: 'limits-and-derivatives/limit-of-a-quotient',
  topic: 'limits-and-derivatives',
  levels: ['easy', 'medium'],
  exams: ['icet', 'nimcet'],

  draw: (random, level) => ({
    a: random.int(1, 6),
    b: random.pick([-9, -8, -7, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 7, 8]),
    n: random.int(2, 5),
    p: random.int(2, 7),
    q: random.int(2, 7),
    kind: level === 'easy' ? ('factor' as const) : random.pick(['power', 'sine', 'infinity'] as const),
  }),

  write({ a, b, n, p, q, kind }) {
    // (x - a)(x - b) over x - a; the other kinds are standard limits
    const other = b === a ? -b : b
    const [sum, product] = [a + other, a * other]
    const term = (c: number, letter: string) =>
      `${c < 0 ? '-' : '+'} ${Math.abs(c) === 1 && letter ? '' : Math.abs(c)}${letter}`
    const top = q === p ? q + 1 : q
    const factors = `$(x - ${a})(x ${term(-other, '')})$`
    const quotient = `$x ${term(-other, '')}$`
    const standard = '$\\lim_{x \\to a} \\frac{x^n - a^n}{x - a} = na^{n-1}$'
    const sines = `$\\frac{\\sin ${top}x}{${top}x} \\times \\frac{${top}}{${p}}$`
    const cases = {
      factor: {
        tex: `$\\lim_{x \\to ${a}} \\frac{x^2 ${sum === 0 ? '' : term(-sum, 'x')} ${term(product, '')}}{x - ${a}}$`,
        n: a - other,
        d: 1,
        wrong: [
          [0, 1, 'put the number into the numerator only'],
          [a + other, 1, 'took the other factor with the wrong sign'],
          [2 * a, 1, 'differentiated the square only'],
          [-other, 1, 'put 0 in place of the number'],
          [other - a, 1, 'lost the sign'],
        ],
        method: say(
          `Numerator = ${factors}, so for $x \\ne ${a}$ the quotient is ${quotient}. The form $\\frac{0}{0}$ is not 0: the limit is $${a} ${term(-other, '')}$.`,
          `లవం = ${factors}, కాబట్టి $x \\ne ${a}$ అయినప్పుడు భాగఫలం ${quotient}. $\\frac{0}{0}$ రూపం అంటే 0 కాదు: అవధి $${a} ${term(-other, '')}$.`,
          `अंश = ${factors}, अतः $x \\ne ${a}$ के लिए भागफल ${quotient} है। $\\frac{0}{0}$ रूप का अर्थ 0 नहीं है: सीमा $${a} ${term(-other, '')}$ है।`,
        ),
      },
      power: {
        tex: `$\\lim_{x \\to ${a}} \\frac{${raised('x', n)} - ${inTex(a ** n)}}{x - ${a}}$`,
        n: n * a ** (n - 1),
        d: 1,
        wrong: [
          [a ** (n - 1), 1, 'left out the exponent as a factor'],
          [n * a ** n, 1, 'did not lower the exponent'],
          [0, 1, 'took 0/0 for 0'],
          [(n - 1) * a ** (n - 1), 1, 'used the lowered exponent as the factor'],
          [n * a, 1, 'did not raise to the power'],
        ],
        method: say(
          `Use ${standard} with $a = ${a}$ and $n = ${n}$: $${n} \\times ${a}^{${n - 1}}$. The form $\\frac{0}{0}$ is not 0.`,
          `${standard} సూత్రంలో $a = ${a}$, $n = ${n}$ రాస్తే: $${n} \\times ${a}^{${n - 1}}$. $\\frac{0}{0}$ రూపం అంటే 0 కాదు.`,
          `सूत्र ${standard} में $a = ${a}$ और $n = ${n}$ रखें: $${n} \\times ${a}^{${n - 1}}$। $\\frac{0}{0}$ रूप का अर्थ 0 नहीं है।`,
        ),
      },
      sine: {
        tex: `$\\lim_{x \\to 0} \\frac{\\sin ${top}x}{${p}x}$`,
        n: top,
        d: p,
        wrong: [
          [p, top, 'inverted the fraction'],
          [1, 1, 'used the standard limit without the factors'],
          [1, p, 'left out the factor of the angle'],
          [0, 1, 'took the sine of 0 for the whole'],
          [top * p, 1, 'multiplied the factors'],
        ],
        method: say(
          `Write it as ${sines}; the first factor tends to 1.`,
          `దీన్ని ${sines}గా రాయాలి; మొదటి కారణాంకం 1ని సమీపిస్తుంది.`,
          `इसे ${sines} के रूप में लिखें; पहला गुणनखंड 1 की ओर अग्रसर होता है।`,
        ),
      },
      infinity: {
        tex: `$\\lim_{x \\to \\infty} \\frac{${top}x^2 ${term(b, 'x')} + ${n}}{${p}x^2 + ${a}}$`,
        n: top,
        d: p,
        wrong: [
          [n, a, 'took the constant terms'],
          [p, top, 'inverted the fraction'],
          [top + b + n, p + a, 'added the coefficients'],
          [1, 1, 'took infinity by infinity for 1'],
          [0, 1, 'let every term vanish'],
        ],
        method: say(
          `Divide numerator and denominator by $x^2$; every term except the leading ones tends to 0. The constant terms play no part.`,
          `లవ హారాలను $x^2$తో భాగించాలి; అత్యధిక ఘాత పదాలు తప్ప మిగిలిన ప్రతి పదం 0ను సమీపిస్తుంది. స్థిర పదాల పాత్ర లేదు.`,
          `अंश और हर को $x^2$ से भाग दें; उच्चतम घात के पदों को छोड़कर प्रत्येक पद 0 की ओर अग्रसर होता है। अचर पदों की कोई भूमिका नहीं है।`,
        ),
      },
    } as const
    const shown = cases[kind]
    const tex = shown.tex.replace('  ', ' ')
    const format = (x: number, y: number) => {
      const text = fraction(x, y)
      return text.startsWith('$') ? text : signed(Number(text))
    }
    const correct = format(shown.n, shown.d)
    return {
      stem: say(`${tex} is equal to`, `${tex} విలువ ఎంత?`, `${tex} का मान कितना है?`),
      correct: same(correct),
      distractors: textDistractors(correct, [
        ...defined(shown.wrong).map(([x, y, mistake]) => [format(x, y), mistake] as const),
        [format(shown.n + shown.d, shown.d), 'slipped by 1'],
        [format(shown.n + 2 * shown.d, shown.d), 'slipped by 2'],
      ]),
      explanation: paragraphs(shown.method, say(`The limit is ${correct}.`, `అవధి ${correct}.`, `सीमा ${correct} है।`)),
    }
  },

  // the quotient very near the point
  verify({ a, b, n, p, q, kind }) {
    const other = b === a ? -b : b
    const top = q === p ? q + 1 : q
    const h = 1e-6
    const at = {
      factor: ((a + h) ** 2 - (a + other) * (a + h) + a * other) / h,
      power: ((a + h) ** n - (a - h) ** n) / (2 * h),
      sine: Math.sin(top * h) / (p * h),
      infinity: (top * 1e18 + b * 1e9 + n) / (p * 1e18 + a),
    }[kind]
    const d = kind === 'sine' || kind === 'infinity' ? p : 1
    const text = fraction(Math.round(at * d), d)
    return text.startsWith('$') ? text : signed(Number(text))
  },
})

export const derivativeAt = template({
  id: 'limits-and-derivatives/derivative-at-a-point',
  topic: 'limits-and-derivatives',
  levels: ['easy', 'medium'],
  exams: ['icet', 'nimcet'],

  draw: (random, level) => ({
    a: random.int(1, 4),
    b: random.pick([-5, -4, -3, -2, 2, 3, 4, 5]),
    c: random.pick([-7, -5, -3, 2, 4, 6, 8]),
    d: random.int(1, 9),
    x: random.pick([-2, -1, 1, 2, 3]),
    product: level === 'medium',
    wording: random.int(0, 1),
  }),

  write({ a, b, c, d, x, product, wording }) {
    const sign = (n: number) => (n < 0 ? '-' : '+')
    const abs = (n: number, letter: string) => `${Math.abs(n) === 1 && letter ? '' : Math.abs(n)}${letter}`
    // at the second level (ax + b)(x² + c)
    const f = product
      ? `(${times(a, 'x')} ${sign(b)} ${Math.abs(b)})(x^2 ${sign(c)} ${Math.abs(c)})`
      : `${times(a, 'x^3')} ${sign(b)} ${abs(b, 'x^2')} ${sign(c)} ${abs(c, 'x')} + ${d}`
    const answer = product ? a * (x * x + c) + (a * x + b) * 2 * x : 3 * a * x * x + 2 * b * x + c
    const derived = product
      ? `$${a}(x^2 ${sign(c)} ${Math.abs(c)}) + (${times(a, 'x')} ${sign(b)} ${Math.abs(b)})(2x)$`
      : `$f'(x) = ${3 * a}x^2 ${sign(b)} ${Math.abs(2 * b)}x ${sign(c)} ${Math.abs(c)}$`
    const value = `$${summed(product ? [a * (x * x + c), (a * x + b) * 2 * x] : [3 * a * x * x, 2 * b * x, c])}$`
    return {
      stem:
        wording === 0
          ? say(
              `If $f(x) = ${f}$, then $f'(${x})$ is`,
              `$f(x) = ${f}$ అయితే, $f'(${x})$ విలువ ఎంత?`,
              `यदि $f(x) = ${f}$ है, तो $f'(${x})$ का मान कितना है?`,
            )
          : say(
              `If $y = ${f}$, the value of $\\frac{dy}{dx}$ at $x = ${x}$ is`,
              `$y = ${f}$ అయితే, $x = ${x}$ వద్ద $\\frac{dy}{dx}$ విలువ ఎంత?`,
              `यदि $y = ${f}$ है, तो $x = ${x}$ पर $\\frac{dy}{dx}$ का मान कितना है?`,
            ),
      correct: same(signed(answer)),
      distractors: numericDistractors(
        answer,
        product
          ? [
              { value: a * 2 * x, mistake: 'multiplied the derivatives of the factors' },
              { value: (a * x + b) * (x * x + c), mistake: 'gave the value of the function' },
              { value: a * (x * x + c) - (a * x + b) * 2 * x, mistake: 'subtracted the two parts' },
              { value: a * (x * x + c), mistake: 'differentiated the first factor only' },
              { value: (a * x + b) * 2 * x, mistake: 'differentiated the second factor only' },
            ]
          : [
              { value: answer + d, mistake: 'kept the constant term' },
              { value: a * x ** 3 + b * x * x + c * x + d, mistake: 'gave the value of the function' },
              { value: a * x * x + b * x + c, mistake: 'lowered the exponents without multiplying by them' },
              { value: 3 * a * x * x + 2 * b * x, mistake: 'dropped the linear term' },
              { value: 3 * a * x * x - 2 * b * x + c, mistake: 'lost a sign' },
            ],
        { format: signed, plausible: () => true, spares: [answer + 1, answer - 2, answer + 4] },
      ),
      explanation: paragraphs(
        product
          ? say(
              `By the product rule $f' = u'v + uv'$, that is ${derived}. The derivatives of the factors are not simply multiplied.`,
              `లబ్ధ సూత్రం ప్రకారం $f' = u'v + uv'$, అంటే ${derived}. కారణాంకాల అవకలజాలను నేరుగా గుణించకూడదు.`,
              `गुणन नियम से $f' = u'v + uv'$, अर्थात ${derived}। गुणनखंडों के अवकलजों का सीधे गुणा नहीं किया जाता।`,
            )
          : say(
              `Term by term: ${derived}. The constant ${d} disappears.`,
              `ప్రతి పదాన్ని విడిగా అవకలనం చేస్తే: ${derived}. స్థిర పదం ${d} అవకలజం 0.`,
              `प्रत्येक पद का अलग-अलग अवकलन करने पर: ${derived}। अचर पद ${d} का अवकलज 0 है।`,
            ),
        say(`At $x = ${x}$: ${value}.`, `$x = ${x}$ వద్ద: ${value}.`, `$x = ${x}$ पर: ${value}।`),
        say(`The value is ${signed(answer)}.`, `విలువ ${signed(answer)}.`, `मान ${signed(answer)} है।`),
      ),
    }
  },

  // the slope of a very short chord
  verify({ a, b, c, d, x, product }) {
    const f = (t: number) => (product ? (a * t + b) * (t * t + c) : a * t ** 3 + b * t * t + c * t + d)
    return signed(Math.round((f(x + 1e-4) - f(x - 1e-4)) / 2e-4) + 0)
  },
})

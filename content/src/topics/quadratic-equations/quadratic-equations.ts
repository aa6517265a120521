import { defined, tupleOf } from '../../checked-access.ts'
import { gcd } from '../../numbers.ts'
import { numericDistractors, textDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { polynomial } from '../../shared/arithmetic/formulae.ts'
import { fraction, inTex, signed } from '../../text/format.ts'
import { paragraphs, same, say } from '../../text/localized.ts'

export const symmetricRoots = template({
  id: 'quadratic-equations/symmetric-functions-of-roots',
  topic: 'quadratic-equations',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'nimcet', 'cat', 'mat', 'railway'],

  draw: (random, level) => ({
    // x² - sx + p need not have whole roots
    s: random.pick([-8, -7, -6, -5, 3, 4, 5, 6, 7, 8]),
    p: random.pick([-6, -5, -4, -3, -2, 2, 3]),
    ask:
      level === 'easy'
        ? random.pick(['squares', 'reciprocals'] as const)
        : random.pick(['cubes', 'quotients'] as const),
  }),

  write({ s, p, ask }) {
    const tex = {
      squares: '\\alpha^2 + \\beta^2',
      reciprocals: '\\frac{1}{\\alpha} + \\frac{1}{\\beta}',
      cubes: '\\alpha^3 + \\beta^3',
      quotients: '\\frac{\\alpha}{\\beta} + \\frac{\\beta}{\\alpha}',
    }[ask]
    const [n, d] = tupleOf(
      {
        squares: [s * s - 2 * p, 1],
        reciprocals: [s, p],
        cubes: [s ** 3 - 3 * p * s, 1],
        quotients: [s * s - 2 * p, p],
      }[ask],
      2,
    )
    const show = (top: number, bottom: number) => {
      const text = fraction(top, bottom)
      return text.startsWith('$') ? text : signed(Number(text))
    }
    const correct = show(n, d)
    const wrongs: Record<typeof ask, readonly (readonly [string, string])[]> = {
      squares: [
        [show(s * s + 2 * p, 1), 'added twice the product'],
        [show(s * s, 1), 'forgot twice the product'],
        [show(s * s - p, 1), 'subtracted the product once only'],
        [show(s * s - 4 * p, 1), 'took the square of the difference of the roots'],
      ],
      reciprocals: [
        [show(-s, p), 'took the sum of the roots with the wrong sign'],
        [show(p, s), 'inverted the fraction'],
        [show(1, s), 'took the reciprocal of the sum'],
      ],
      cubes: [
        [show(s ** 3 + 3 * p * s, 1), 'added the middle terms'],
        [show(s ** 3, 1), 'forgot the middle terms'],
        [show(-(s ** 3) + 3 * p * s, 1), 'took the sum of the roots with the wrong sign'],
      ],
      quotients: [
        [show(s * s + 2 * p, p), 'added twice the product'],
        [show(s * s, p), 'forgot twice the product'],
        [show(s * s - 2 * p, 1), 'forgot to divide by the product'],
      ],
    }
    const method = {
      squares: `$\\alpha^2 + \\beta^2 = (\\alpha + \\beta)^2 - 2\\alpha\\beta = ${s * s} - 2(${p})$`,
      reciprocals: `$\\frac{1}{\\alpha} + \\frac{1}{\\beta} = \\frac{\\alpha + \\beta}{\\alpha\\beta} = \\frac{${s}}{${p}}$`,
      cubes: `$\\alpha^3 + \\beta^3 = (\\alpha + \\beta)^3 - 3\\alpha\\beta(\\alpha + \\beta) = ${s ** 3} - 3(${p})(${s})$`,
      quotients: `$\\frac{\\alpha^2 + \\beta^2}{\\alpha\\beta} = \\frac{${s * s} - 2(${p})}{${p}}$`,
    }[ask]
    return {
      stem: say(
        `If $\\alpha$ and $\\beta$ are the roots of $${polynomial([1, -s, p])} = 0$, then $${tex}$ is equal to`,
        `$${polynomial([1, -s, p])} = 0$ సమీకరణ మూలాలు $\\alpha$, $\\beta$ అయితే $${tex}$ విలువ ఎంత?`,
        `यदि $\\alpha$ और $\\beta$ समीकरण $${polynomial([1, -s, p])} = 0$ के मूल हैं, तो $${tex}$ का मान कितना है?`,
      ),
      correct: same(correct),
      distractors: textDistractors(correct, [
        ...wrongs[ask],
        [show(-n, d), 'lost a sign'],
        [show(n + d, d), 'slipped by 1'],
        [show(n - d, d), 'slipped by 1'],
      ]),
      explanation: paragraphs(
        say(
          `The sum of the roots is $\\alpha + \\beta = ${s}$ (the coefficient of $x$ with its sign changed) and the product $\\alpha\\beta = ${p}$.`,
          `మూలాల మొత్తం $\\alpha + \\beta = ${s}$ ($x$ గుణకం గుర్తు మార్చగా), లబ్ధం $\\alpha\\beta = ${p}$.`,
          `मूलों का योग $\\alpha + \\beta = ${s}$ ($x$ का गुणांक, चिह्न बदलकर) और गुणनफल $\\alpha\\beta = ${p}$ है।`,
        ),
        same(method),
        say(`The value is ${correct}.`, `విలువ ${correct}.`, `मान ${correct} है।`),
      ),
    }
  },

  // the roots themselves, complex where need be
  verify({ s, p, ask }) {
    const discriminant = s * s - 4 * p
    const [re, im] = discriminant >= 0 ? [s / 2, 0] : [s / 2, Math.sqrt(-discriminant) / 2]
    const half = discriminant >= 0 ? Math.sqrt(discriminant) / 2 : 0
    const [x, y] = [re + half, re - half]
    // powers of a conjugate pair add up to twice the real part
    const sum = (k: number) =>
      im === 0 ? x ** k + y ** k : 2 * Math.hypot(re, im) ** k * Math.cos(k * Math.atan2(im, re))
    const value = ask === 'squares' ? sum(2) : ask === 'cubes' ? sum(3) : ask === 'reciprocals' ? sum(-1) : sum(2) / p
    const [top, bottom] = [Math.round(value * Math.abs(p)), Math.abs(p)]
    const whole = top / gcd(Math.abs(top), bottom)
    return bottom / gcd(Math.abs(top), bottom) === 1 ? signed(whole) : fraction(top, bottom)
  },
})

export const rootsCondition = template({
  id: 'quadratic-equations/condition-on-roots',
  topic: 'quadratic-equations',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'nimcet', 'cat', 'mat', 'railway'],

  draw: (random, level) => ({
    a: random.pick([1, 2, 3, 4, 9]),
    half: random.pick([2, 3, 4, 5, 6, 8, 9, 10, 12]),
    small: random.int(1, 7),
    ratio: random.int(2, 4),
    kind: level === 'easy' ? random.pick(['one root', 'sum'] as const) : random.pick(['equal', 'multiple'] as const),
  }),

  write({ a, half, small, ratio, kind }) {
    // equal roots: a·m² x² - 2·a·m·small·x + k with k = a·small²
    const m = (half % 3) + 1
    const lead = a * m * m
    const other = half - small === small ? half + 1 : half - small
    const cases = {
      equal: {
        stem: say(
          `If the roots of $${polynomial([lead, -2 * a * m * small, 0])} + k = 0$ are equal, then $k$ is`,
          `$${polynomial([lead, -2 * a * m * small, 0])} + k = 0$ సమీకరణ మూలాలు సమానమైతే $k$ విలువ ఎంత?`,
          `यदि $${polynomial([lead, -2 * a * m * small, 0])} + k = 0$ के मूल समान हैं, तो $k$ का मान कितना है?`,
        ),
        answer: a * small * small,
        wrong: [
          [2 * a * small * small, 'used b² = 2ac'],
          [4 * a * small * small, 'used b² = ac'],
          [lead, 'took k equal to the first coefficient'],
        ],
        method: say(
          `Equal roots need $b^2 = 4ac$: $(${2 * a * m * small})^2 = 4 \\times ${lead} \\times k$, so $k = \\frac{${inTex((2 * a * m * small) ** 2)}}{${4 * lead}}$. Leaving out the 4 makes it four times too large.`,
          `మూలాలు సమానం కావాలంటే $b^2 = 4ac$: $(${2 * a * m * small})^2 = 4 \\times ${lead} \\times k$; కాబట్టి $k = \\frac{${inTex((2 * a * m * small) ** 2)}}{${4 * lead}}$. 4ను వదిలేస్తే నాలుగు రెట్లు ఎక్కువ వస్తుంది.`,
          `समान मूलों के लिए $b^2 = 4ac$: $(${2 * a * m * small})^2 = 4 \\times ${lead} \\times k$, इसलिए $k = \\frac{${inTex((2 * a * m * small) ** 2)}}{${4 * lead}}$। 4 छोड़ देने पर मान चार गुना हो जाएगा।`,
        ),
      },
      multiple: {
        stem: say(
          `If one root of $${polynomial([1, -small * (ratio + 1), 0])} + k = 0$ is ${ratio === 2 ? 'twice' : ratio === 3 ? 'three times' : 'four times'} the other, then $k$ is`,
          `$${polynomial([1, -small * (ratio + 1), 0])} + k = 0$ సమీకరణ ఒక మూలం మరొకదానికి ${ratio === 2 ? 'రెండు రెట్లు' : ratio === 3 ? 'మూడు రెట్లు' : 'నాలుగు రెట్లు'} అయితే $k$ విలువ ఎంత?`,
          `यदि $${polynomial([1, -small * (ratio + 1), 0])} + k = 0$ का एक मूल दूसरे का ${ratio === 2 ? 'दुगुना' : ratio === 3 ? 'तीन गुना' : 'चार गुना'} है, तो $k$ का मान कितना है?`,
        ),
        answer: ratio * small * small,
        wrong: [
          [small * (ratio + 1) * ratio, 'multiplied the sum by the ratio'],
          [(ratio * small) ** 2, 'squared the larger root'],
          [small * small, 'squared the smaller root'],
          [small * (ratio + 1), 'gave the sum of the roots'],
        ],
        method: say(
          `Let the roots be $r$ and $${ratio}r$. Their sum $${ratio + 1}r = ${small * (ratio + 1)}$ gives $r = ${small}$, and $k$ is their product $${small} \\times ${ratio * small}$. $k$ is not the sum.`,
          `మూలాలు $r$, $${ratio}r$ అనుకుందాం. వాటి మొత్తం $${ratio + 1}r = ${small * (ratio + 1)}$ కాబట్టి $r = ${small}$; $k$ వాటి లబ్ధం $${small} \\times ${ratio * small}$. $k$ మొత్తం కాదు.`,
          `मान लें कि मूल $r$ और $${ratio}r$ हैं। उनका योग $${ratio + 1}r = ${small * (ratio + 1)}$ है, इसलिए $r = ${small}$, और $k$ उनका गुणनफल $${small} \\times ${ratio * small}$ है। $k$ योग नहीं है।`,
        ),
      },
      'one root': {
        stem: say(
          `If $x = ${small}$ is a root of $${polynomial([1, -(small + other), 0])} + k = 0$, then $k$ is`,
          `$${polynomial([1, -(small + other), 0])} + k = 0$ సమీకరణానికి $x = ${small}$ ఒక మూలం అయితే $k$ విలువ ఎంత?`,
          `यदि $x = ${small}$ समीकरण $${polynomial([1, -(small + other), 0])} + k = 0$ का एक मूल है, तो $k$ का मान कितना है?`,
        ),
        answer: small * other,
        wrong: [
          [small + other, 'gave the sum of the roots'],
          [-small * other, 'lost a sign'],
          [small * small + small * (small + other), 'added instead of subtracting'],
          [other, 'gave the other root'],
        ],
        method: say(
          `Put in $x = ${small}$: $${small * small} - ${small * (small + other)} + k = 0$ when the terms are written out with their signs, so $k = ${small * other}$. (It is the product of the roots ${small} and ${signed(other)}.)`,
          `$x = ${small}$ ప్రతిక్షేపించండి: $${small * small} - ${small * (small + other)} + k = 0$; కాబట్టి $k = ${small * other}$. (ఇది ${small}, ${signed(other)} మూలాల లబ్ధం.)`,
          `$x = ${small}$ रखें: $${small * small} - ${small * (small + other)} + k = 0$, इसलिए $k = ${small * other}$। (यह मूलों ${small} और ${signed(other)} का गुणनफल है।)`,
        ),
      },
      sum: {
        stem: say(
          `If the sum of the roots of $${polynomial([a, 0, 0])} - kx + ${small} = 0$ is ${half}, then $k$ is`,
          `$${polynomial([a, 0, 0])} - kx + ${small} = 0$ సమీకరణ మూలాల మొత్తం ${half} అయితే $k$ విలువ ఎంత?`,
          `यदि $${polynomial([a, 0, 0])} - kx + ${small} = 0$ के मूलों का योग ${half} है, तो $k$ का मान कितना है?`,
        ),
        answer: a * half,
        wrong: [
          [-a * half, 'took the sum with the wrong sign'],
          [half, 'left out the first coefficient'],
          [a * small, 'used the product of the roots'],
          [half + a, 'added the first coefficient'],
          [half - a, 'subtracted the first coefficient'],
        ],
        method: say(
          `The sum of the roots is $-\\frac{b}{a} = \\frac{k}{${a}}$, and this is ${half}. The coefficient of $x$ is $-k$, so the sum is positive.`,
          `మూలాల మొత్తం $-\\frac{b}{a} = \\frac{k}{${a}}$; ఇది ${half}. $x$ గుణకం $-k$ కాబట్టి మొత్తం ధనాత్మకం.`,
          `मूलों का योग $-\\frac{b}{a} = \\frac{k}{${a}}$ है, और यह ${half} है। $x$ का गुणांक $-k$ है, इसलिए योग धनात्मक है।`,
        ),
      },
    } as const
    const { stem, answer, wrong, method } = cases[kind]
    return {
      stem,
      correct: same(signed(answer)),
      distractors: numericDistractors(
        answer,
        defined(wrong).map(([value, mistake]) => ({ value, mistake })),
        {
          format: signed,
          plausible: (value) => value !== 0,
          spares: [answer + small, answer + 1, answer + 3, -answer],
        },
      ),
      explanation: paragraphs(
        method,
        say(`So $k =$ ${signed(answer)}.`, `కాబట్టి $k =$ ${signed(answer)}.`, `इसलिए $k =$ ${signed(answer)}।`),
      ),
    }
  },

  // tries every k and looks at the roots
  verify({ a, half, small, ratio, kind }) {
    const m = (half % 3) + 1
    const other = half - small === small ? half + 1 : half - small
    const [p, q] =
      kind === 'equal'
        ? [a * m * m, -2 * a * m * small]
        : kind === 'multiple'
          ? [1, -small * (ratio + 1)]
          : [1, -(small + other)]
    for (let k = -300; k <= 600; k++) {
      if (k === 0 && kind !== 'one root') continue
      const [b, c] = kind === 'sum' ? [-k, small] : [q, k]
      const lead = kind === 'sum' ? a : p
      const discriminant = b * b - 4 * lead * c
      if (kind === 'sum' ? -b / lead === half : discriminant >= 0) {
        const root = Math.sqrt(Math.max(discriminant, 0))
        const [x, y] = [(-b - root) / (2 * lead), (-b + root) / (2 * lead)]
        const fits = {
          equal: root === 0,
          multiple: Math.abs(y - ratio * x) < 1e-9,
          'one root': Math.abs(x - small) < 1e-9 || Math.abs(y - small) < 1e-9,
          sum: true,
        }[kind]
        if (fits) return signed(k)
      }
    }
    return 'none'
  },
})

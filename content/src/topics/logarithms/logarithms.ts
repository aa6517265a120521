import { defined } from '../../checked-access.ts'
import { textDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { times } from '../../shared/arithmetic/formulae.ts'
import { fraction, signed } from '../../text/format.ts'
import { paragraphs, same, say } from '../../text/localized.ts'

export const logarithmValue = template({
  id: 'logarithms/value-and-equation',
  topic: 'logarithms',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'nimcet', 'cat'],

  draw(random, level) {
    const p = random.int(2, 5)
    const q = random.pick([2, 3, 4].filter((exponent) => exponent !== p))
    return {
      base: random.pick([2, 3, 5]),
      p,
      q,
      m: random.pick([2, 3, 4].filter((exponent) => exponent !== p && exponent !== q)),
      root: random.int(2, 9),
      gap: random.int(1, 6),
      kind: level === 'easy' ? random.pick(['ratio', 'sum'] as const) : random.pick(['product', 'chain'] as const),
    }
  },

  write({ base, p, q, m, root, gap, kind }) {
    // log x + log (x + gap) with the root x
    const product = root * (root + gap)
    const value = (of: string) => say(`The value of ${of} is`, `${of} విలువ ఎంత?`, `${of} का मान कितना है?`)
    const numbers = { a: base ** p, b: base ** q, c: base ** m }
    const cases = {
      ratio: {
        stem: value(`$\\log_{${numbers.b}} ${numbers.a}$`),
        n: p,
        d: q,
        wrong: [
          [q, p, 'inverted the fraction'],
          [p - q === 0 ? p + q : p - q, 1, 'subtracted the exponents'],
          [numbers.a, numbers.b, 'divided the numbers'],
          [p, 1, 'took the logarithm to the smaller base'],
          [p + q, q, 'added before dividing'],
        ],
        method: say(
          `$${numbers.a} = ${base}^{${p}}$ and $${numbers.b} = ${base}^{${q}}$. If $\\log_{${numbers.b}} ${numbers.a} = y$, then $${base}^{${q}y} = ${base}^{${p}}$, so $y = \\frac{${p}}{${q}}$. The numbers themselves are not divided.`,
          `$${numbers.a} = ${base}^{${p}}$, $${numbers.b} = ${base}^{${q}}$. $\\log_{${numbers.b}} ${numbers.a} = y$ అయితే $${base}^{${q}y} = ${base}^{${p}}$; కాబట్టి $y = \\frac{${p}}{${q}}$. సంఖ్యలనే భాగించకూడదు.`,
          `$${numbers.a} = ${base}^{${p}}$ और $${numbers.b} = ${base}^{${q}}$। यदि $\\log_{${numbers.b}} ${numbers.a} = y$, तो $${base}^{${q}y} = ${base}^{${p}}$, इसलिए $y = \\frac{${p}}{${q}}$। संख्याओं को ही भाग नहीं दिया जाता।`,
        ),
      },
      sum: {
        stem: value(`$\\log_{${base}} ${numbers.a} + \\log_{${base}} ${numbers.b} - \\log_{${base}} ${numbers.c}$`),
        n: p + q - m,
        d: 1,
        wrong: [
          [p * q - m, 1, 'multiplied two logarithms'],
          [p + q + m, 1, 'added the last logarithm'],
          [p * q, m, 'multiplied and divided the logarithms'],
          [p - q + m, 1, 'took the wrong sign'],
          [p + q - m + 1, 1, 'slipped by 1'],
        ],
        method: say(
          `The three logarithms are ${p}, ${q} and ${m}, because $${base}^{${p}} = ${numbers.a}$, $${base}^{${q}} = ${numbers.b}$ and $${base}^{${m}} = ${numbers.c}$. They are added and subtracted, not multiplied: ${p} + ${q} − ${m}.`,
          `మూడు సంవర్గమానాలు ${p}, ${q}, ${m}; ఎందుకంటే $${base}^{${p}} = ${numbers.a}$, $${base}^{${q}} = ${numbers.b}$, $${base}^{${m}} = ${numbers.c}$. వాటిని కూడి, తీసివేయాలి; గుణించకూడదు: ${p} + ${q} − ${m}.`,
          `तीनों लघुगणक ${p}, ${q} और ${m} हैं, क्योंकि $${base}^{${p}} = ${numbers.a}$, $${base}^{${q}} = ${numbers.b}$ और $${base}^{${m}} = ${numbers.c}$। उन्हें जोड़ा और घटाया जाता है, गुणा नहीं: ${p} + ${q} − ${m}।`,
        ),
      },
      product: {
        stem: say(
          `If $\\log_{10} x + \\log_{10} (x + ${gap}) = \\log_{10} ${product}$, then $x$ is`,
          `$\\log_{10} x + \\log_{10} (x + ${gap}) = \\log_{10} ${product}$ అయితే $x$ విలువ ఎంత?`,
          `यदि $\\log_{10} x + \\log_{10} (x + ${gap}) = \\log_{10} ${product}$, तो $x$ का मान कितना है?`,
        ),
        n: root,
        d: 1,
        wrong: [
          [root + gap, 1, 'gave the other factor'],
          [2 * root + gap, 1, 'added the roots without their signs'],
          [product - gap, 2, 'added the numbers instead of multiplying'],
          [product, 1, 'dropped the logarithms on one side'],
          [product - gap, 1, 'subtracted the number'],
        ],
        method: say(
          `The sum of logarithms is the logarithm of the product: $x(x + ${gap}) = ${product}$, that is $x^2 + ${times(gap, 'x')} - ${product} = 0$, with the roots ${root} and $${-(root + gap)}$. The negative root has no logarithm.`,
          `సంవర్గమానాల మొత్తం లబ్ధం యొక్క సంవర్గమానానికి సమానం: $x(x + ${gap}) = ${product}$, అంటే $x^2 + ${times(gap, 'x')} - ${product} = 0$; దీని మూలాలు ${root}, $${-(root + gap)}$. రుణ మూలానికి సంవర్గమానం ఉండదు.`,
          `लघुगणकों का योग गुणनफल का लघुगणक है: $x(x + ${gap}) = ${product}$, यानी $x^2 + ${times(gap, 'x')} - ${product} = 0$, जिसके मूल ${root} और $${-(root + gap)}$ हैं। ऋणात्मक मूल का लघुगणक नहीं होता।`,
        ),
      },
      chain: {
        stem: say(
          `If $\\log_{${base}} x = ${p}$ and $\\log_{${base ** m}} y = ${q}$, then $\\log_{${base}} (xy)$ is`,
          `$\\log_{${base}} x = ${p}$, $\\log_{${base ** m}} y = ${q}$ అయితే $\\log_{${base}} (xy)$ విలువ ఎంత?`,
          `यदि $\\log_{${base}} x = ${p}$ और $\\log_{${base ** m}} y = ${q}$, तो $\\log_{${base}} (xy)$ का मान कितना है?`,
        ),
        n: p + m * q,
        d: 1,
        wrong: [
          [p + q, 1, 'took both logarithms to one base'],
          [p * m * q, 1, 'multiplied the logarithms'],
          [p * q, 1, 'multiplied the given values'],
          [m * p + q, 1, 'changed the base of the wrong one'],
          [p + q + m, 1, 'added the exponent of the base'],
        ],
        method: say(
          `$x = ${base}^{${p}}$ and $y = (${base}^{${m}})^{${q}} = ${base}^{${m * q}}$, so $xy = ${base}^{${p + m * q}}$. The two logarithms have different bases and may not be added as they stand.`,
          `$x = ${base}^{${p}}$, $y = (${base}^{${m}})^{${q}} = ${base}^{${m * q}}$; కాబట్టి $xy = ${base}^{${p + m * q}}$. రెండు సంవర్గమానాల ఆధారాలు వేర్వేరు; వాటిని ఉన్నవి ఉన్నట్లుగా కూడకూడదు.`,
          `$x = ${base}^{${p}}$ और $y = (${base}^{${m}})^{${q}} = ${base}^{${m * q}}$, इसलिए $xy = ${base}^{${p + m * q}}$। दोनों लघुगणकों के आधार अलग हैं, उन्हें सीधे नहीं जोड़ा जा सकता।`,
        ),
      },
    } as const
    const shown = cases[kind]
    const format = (n: number, d: number) => {
      const text = fraction(n, d)
      return text.startsWith('$') ? text : signed(Number(text))
    }
    const correct = format(shown.n, shown.d)
    return {
      stem: shown.stem,
      correct: same(correct),
      distractors: textDistractors(correct, [
        ...defined(shown.wrong).map(([n, d, mistake]) => [format(n, d), mistake] as const),
        [format(shown.n + 2 * shown.d, shown.d), 'slipped by 2'],
        [format(shown.n + shown.d, shown.d), 'slipped by 1'],
        [format(shown.n + 3 * shown.d, shown.d), 'slipped by 3'],
      ]),
      explanation: paragraphs(shown.method, say(`The value is ${correct}.`, `విలువ ${correct}.`, `मान ${correct} है।`)),
    }
  },

  verify({ base, p, q, m, root, gap, kind }) {
    const log = (x: number, b: number) => Math.log(x) / Math.log(b)
    if (kind === 'product') {
      for (let x = 1; x < 200; x++) if (x * (x + gap) === root * (root + gap)) return signed(x)
      return 'none'
    }
    const value = {
      ratio: log(base ** p, base ** q),
      sum: log((base ** p * base ** q) / base ** m, base),
      chain: log(base ** p * (base ** m) ** q, base),
    }[kind]
    const d = [1, 2, 3, 4].find((n) => Math.abs(value * n - Math.round(value * n)) < 1e-9) ?? 1
    return d === 1 ? signed(Math.round(value)) : fraction(Math.round(value * d), d)
  },
})

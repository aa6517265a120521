import { fraction, number, signed } from '../../format.ts'
import { template } from '../../question.ts'
import { NTH, paragraphs, say } from '../../speech.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'

const ordinal = (n: number) =>
  `${n}${n % 100 >= 11 && n % 100 <= 13 ? 'th' : n % 10 === 1 ? 'st' : n % 10 === 2 ? 'nd' : n % 10 === 3 ? 'rd' : 'th'}`
/** “The 5th term”. */
const nthTerm = (n: number) => say(`The ${ordinal(n)} term`, `${n}వ పదం`, `${NTH[n]?.hi ?? `${n}वाँ`} पद`)

export const arithmeticTerm = template({
  id: 'progressions/arithmetic-term',
  topic: 'progressions',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'nimcet', 'mat', 'cat'],

  draw: (random, level) => ({
    a: random.int(-8, 12),
    d: random.pick([-5, -4, -3, 2, 3, 4, 5, 6, 7]),
    m: random.int(3, 6),
    gap: random.int(3, 7),
    n: random.int(15, 40),
    twoTerms: level === 'medium',
  }),

  write({ a, d, m, gap, n, twoTerms }) {
    const term = (k: number) => a + (k - 1) * d
    const answer = term(n)
    const [one, other, asked] = [nthTerm(m), nthTerm(m + gap), nthTerm(n)]
    const shown = `$${term(1)}, ${term(2)}, ${term(3)}, \\ldots$`
    return {
      stem: twoTerms
        ? say(
            `In an arithmetic progression the ${ordinal(m)} term is ${signed(term(m))} and the ${ordinal(m + gap)} term is ${signed(term(m + gap))}. The ${ordinal(n)} term is`,
            `ఒక అంకశ్రేఢిలో ${one.te} ${signed(term(m))}, ${other.te} ${signed(term(m + gap))}. ${asked.te} ఎంత?`,
            `एक समांतर श्रेढ़ी का ${one.hi} ${signed(term(m))} और ${other.hi} ${signed(term(m + gap))} है। ${asked.hi} कितना है?`,
          )
        : say(
            `${asked.en} of the arithmetic progression ${shown} is`,
            `${shown} అంకశ్రేఢిలో ${asked.te} ఎంత?`,
            `समांतर श्रेढ़ी ${shown} का ${asked.hi} कितना है?`,
          ),
      correct: same(signed(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: a + n * d, mistake: 'counted one difference too many' },
          { value: a + (n - 2) * d, mistake: 'counted one difference too few' },
          { value: (n - 1) * d, mistake: 'left out the first term' },
          { value: a - (n - 1) * d, mistake: 'took the difference with the wrong sign' },
          { value: term(m) + (n - 1) * d, mistake: 'took a later term for the first' },
        ],
        { format: signed, plausible: () => true },
      ),
      explanation: paragraphs(
        twoTerms
          ? say(
              `From the ${ordinal(m)} to the ${ordinal(m + gap)} term there are ${gap} differences: $${gap}d = ${term(m + gap) - term(m)}$, so $d = ${d}$ and $a = ${term(m)} - ${m - 1}(${d}) = ${a}$.`,
              `${m}వ పదం నుండి ${m + gap}వ పదం వరకు ${gap} పదాంతరాలు: $${gap}d = ${term(m + gap) - term(m)}$; కాబట్టి $d = ${d}$, $a = ${term(m)} - ${m - 1}(${d}) = ${a}$.`,
              `क्रम ${m} के पद से क्रम ${m + gap} के पद तक ${gap} सार्व अंतर हैं: $${gap}d = ${term(m + gap) - term(m)}$, इसलिए $d = ${d}$ और $a = ${term(m)} - ${m - 1}(${d}) = ${a}$।`,
            )
          : say(
              `First term $a = ${a}$, common difference $d = ${d}$.`,
              `మొదటి పదం $a = ${a}$, పదాంతరం $d = ${d}$.`,
              `प्रथम पद $a = ${a}$, सार्व अंतर $d = ${d}$।`,
            ),
        say(
          `The $n$th term is $a + (n - 1)d$: $${a} + ${n - 1}(${d})$. There are ${n - 1} steps, not ${n}.`,
          `$n$వ పదం $a + (n - 1)d$: $${a} + ${n - 1}(${d})$. ఇందులో ${n - 1} పదాంతరాలు ఉన్నాయి, ${n} కాదు.`,
          `$n$वाँ पद $a + (n - 1)d$ है: $${a} + ${n - 1}(${d})$। इसमें ${n - 1} अंतर हैं, ${n} नहीं।`,
        ),
        say(`${asked.en} is ${signed(answer)}.`, `${asked.te} ${signed(answer)}.`, `${asked.hi} ${signed(answer)} है।`),
      ),
    }
  },

  verify({ a, d, n }) {
    let term = a
    for (let k = 2; k <= n; k++) term += d
    return signed(term)
  },
})

export const seriesSum = template({
  id: 'progressions/sum-of-terms',
  topic: 'progressions',
  levels: ['easy', 'medium', 'hard'],
  exams: ['icet', 'ssc', 'nimcet', 'cat', 'mat'],

  draw: (random, level) => ({
    a: random.int(1, 9),
    d: random.int(2, 7),
    n: random.int(12, 30),
    r: random.pick([2, 3]),
    terms: random.int(5, 8),
    kind: level === 'easy' ? ('arithmetic' as const) : level === 'medium' ? ('geometric' as const) : ('count' as const),
  }),

  write({ a, d, n, r, terms, kind }) {
    const last = a + (n - 1) * d
    const arithmetic = (n * (a + last)) / 2
    const geometric = (a * (r ** terms - 1)) / (r - 1)
    const answer = kind === 'arithmetic' ? arithmetic : kind === 'geometric' ? geometric : n
    const shown =
      kind === 'geometric' ? `$${a}, ${a * r}, ${a * r * r}, \\ldots$` : `$${a}, ${a + d}, ${a + 2 * d}, \\ldots$`
    const stem = {
      arithmetic: say(
        `The sum of the first ${n} terms of the arithmetic progression ${shown} is`,
        `${shown} అంకశ్రేఢిలో మొదటి ${n} పదాల మొత్తం ఎంత?`,
        `समांतर श्रेढ़ी ${shown} के प्रथम ${n} पदों का योग कितना है?`,
      ),
      geometric: say(
        `The sum of the first ${terms} terms of the geometric progression ${shown} is`,
        `${shown} గుణశ్రేఢిలో మొదటి ${terms} పదాల మొత్తం ఎంత?`,
        `गुणोत्तर श्रेढ़ी ${shown} के प्रथम ${terms} पदों का योग कितना है?`,
      ),
      count: say(
        `How many terms of the arithmetic progression ${shown} must be taken so that their sum is ${number(arithmetic)}?`,
        `${shown} అంకశ్రేఢిలో ఎన్ని పదాలు తీసుకుంటే వాటి మొత్తం ${number(arithmetic)} అవుతుంది?`,
        `समांतर श्रेढ़ी ${shown} के कितने पद लें कि उनका योग ${number(arithmetic)} हो?`,
      ),
    }[kind]
    const wrong = {
      arithmetic: [
        { value: n * (a + last), mistake: 'did not halve' },
        { value: (n * (a + last + d)) / 2, mistake: 'took one difference too many in the last term' },
        { value: last, mistake: 'gave the last term' },
        { value: (n * (a + last - d)) / 2, mistake: 'took one difference too few in the last term' },
      ],
      geometric: [
        { value: a * r ** terms, mistake: 'gave the next term' },
        { value: a * r ** (terms - 1), mistake: 'gave the last term' },
        { value: (a * (r ** (terms - 1) - 1)) / (r - 1), mistake: 'summed one term too few' },
        { value: a * (r ** terms - 1), mistake: 'did not divide by r − 1' },
        { value: (a * (r ** (terms + 1) - 1)) / (r - 1), mistake: 'summed one term too many' },
      ],
      count: [
        { value: n - 1, mistake: 'counted the differences instead of the terms' },
        { value: n + 1, mistake: 'counted one term too many' },
        { value: Math.round(n * Math.SQRT1_2), mistake: 'did not halve in the formula' },
        { value: 2 * n, mistake: 'doubled the number of terms' },
        { value: n + 2, mistake: 'slipped in the factors' },
      ],
    }[kind]
    const method = {
      arithmetic: say(
        `$S_n = \\frac{n}{2}\\{2a + (n - 1)d\\} = \\frac{${n}}{2}\\{${2 * a} + ${n - 1} \\times ${d}\\} = \\frac{${n}}{2} \\times ${a + last}$. Without the half it is ${number(2 * arithmetic)}.`,
        `$S_n = \\frac{n}{2}\\{2a + (n - 1)d\\} = \\frac{${n}}{2}\\{${2 * a} + ${n - 1} \\times ${d}\\} = \\frac{${n}}{2} \\times ${a + last}$. సగం చేయకపోతే ${number(2 * arithmetic)} వస్తుంది.`,
        `$S_n = \\frac{n}{2}\\{2a + (n - 1)d\\} = \\frac{${n}}{2}\\{${2 * a} + ${n - 1} \\times ${d}\\} = \\frac{${n}}{2} \\times ${a + last}$। आधा न करने पर ${number(2 * arithmetic)} मिलेगा।`,
      ),
      geometric: say(
        `$S_n = \\frac{a(r^n - 1)}{r - 1} = \\frac{${a}(${r}^{${terms}} - 1)}{${r - 1}}$ with $${r}^{${terms}} = ${r ** terms}$. The last term alone is ${number(a * r ** (terms - 1))}.`,
        `$S_n = \\frac{a(r^n - 1)}{r - 1} = \\frac{${a}(${r}^{${terms}} - 1)}{${r - 1}}$, ఇక్కడ $${r}^{${terms}} = ${r ** terms}$. చివరి పదం మాత్రమే ${number(a * r ** (terms - 1))}.`,
        `$S_n = \\frac{a(r^n - 1)}{r - 1} = \\frac{${a}(${r}^{${terms}} - 1)}{${r - 1}}$, जहाँ $${r}^{${terms}} = ${r ** terms}$। केवल अंतिम पद ${number(a * r ** (terms - 1))} है।`,
      ),
      count: say(
        `$\\frac{n}{2}\\{${2 * a} + (n - 1)${d}\\} = ${arithmetic}$, that is $${d}n^2 ${2 * a - d < 0 ? '-' : '+'} ${Math.abs(2 * a - d)}n - ${2 * arithmetic} = 0$. Its positive root is $n = ${n}$; the other root is negative.`,
        `$\\frac{n}{2}\\{${2 * a} + (n - 1)${d}\\} = ${arithmetic}$, అంటే $${d}n^2 ${2 * a - d < 0 ? '-' : '+'} ${Math.abs(2 * a - d)}n - ${2 * arithmetic} = 0$. దీని ధన మూలం $n = ${n}$; మరో మూలం ఋణాత్మకం.`,
        `$\\frac{n}{2}\\{${2 * a} + (n - 1)${d}\\} = ${arithmetic}$, यानी $${d}n^2 ${2 * a - d < 0 ? '-' : '+'} ${Math.abs(2 * a - d)}n - ${2 * arithmetic} = 0$। इसका धनात्मक मूल $n = ${n}$ है; दूसरा मूल ऋणात्मक है।`,
      ),
    }[kind]
    return {
      stem,
      correct: same(number(answer)),
      distractors: numericDistractors(answer, wrong, { format: number, spares: [answer + d, answer + 2 * d] }),
      explanation: paragraphs(
        method,
        kind === 'count'
          ? say(
              `The number of terms is ${number(answer)}.`,
              `పదాల సంఖ్య ${number(answer)}.`,
              `पदों की संख्या ${number(answer)} है।`,
            )
          : say(`The sum is ${number(answer)}.`, `మొత్తం ${number(answer)}.`, `योग ${number(answer)} है।`),
      ),
    }
  },

  verify({ a, d, n, r, terms, kind }) {
    if (kind === 'geometric') return number(Array.from({ length: terms }, (_, k) => a * r ** k).reduce((x, y) => x + y))
    const target = Array.from({ length: n }, (_, k) => a + k * d).reduce((x, y) => x + y)
    if (kind === 'arithmetic') return number(target)
    let [sum, count] = [0, 0]
    while (sum < target) sum += a + d * count++
    return number(count)
  },
})

export const infiniteSum = template({
  id: 'progressions/infinite-geometric-series',
  topic: 'progressions',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'nimcet', 'cat', 'mat'],

  draw(random, level) {
    const [p, q] = random.pick([
      [1, 2],
      [1, 3],
      [2, 3],
      [1, 4],
      [3, 4],
      [2, 5],
      [3, 5],
      [1, 5],
    ] as const)
    return {
      p,
      q,
      a: random.int(1, 9) * (q - p) * random.pick([1, q]),
      minus: random.chance(0.3),
      findFirst: level === 'medium',
    }
  },

  write({ p, q, a, minus, findFirst }) {
    // the sum of a + a·r + … is a·q / (q - p), or a·q / (q + p) with alternating signs
    const start = minus ? (a * (q + p)) / (q - p) : a
    const r = minus ? fraction(-p, q) : fraction(p, q)
    const sum = fraction(minus ? start * q : start * q, minus ? q + p : q - p)
    const show = (n: number, d: number) => fraction(n, d)
    const correct = findFirst ? String(start) : sum
    const terms = [0, 1, 2].map((k) => show(start * (minus ? -p : p) ** k, q ** k).replaceAll('$', ''))
    const value = findFirst ? start : (start * q) / (minus ? q + p : q - p)
    const common = q * (q + p) * (q - p) * p
    const series = `$${terms.join(', ').replaceAll(', -', ' - ').replaceAll(', ', ' + ')} ${minus ? '-' : '+'} \\cdots$`
    const rest = fraction(minus ? q + p : q - p, q)
    return {
      stem: findFirst
        ? say(
            `The sum of an infinite geometric series is ${sum} and its common ratio is ${r}. Its first term is`,
            `ఒక అనంత గుణశ్రేఢి మొత్తం ${sum}, దాని సామాన్య నిష్పత్తి ${r}. దాని మొదటి పదం ఎంత?`,
            `एक अनंत गुणोत्तर श्रेणी का योग ${sum} और सार्व अनुपात ${r} है। उसका प्रथम पद कितना है?`,
          )
        : say(
            `The sum of the infinite geometric series ${series} is`,
            `అనంత గుణశ్రేఢి ${series} మొత్తం ఎంత?`,
            `अनंत गुणोत्तर श्रेणी ${series} का योग कितना है?`,
          ),
      correct: same(correct),
      distractors: numericDistractors(
        value,
        findFirst
          ? [
              { value: (value * q) / (minus ? q + p : q - p) + 0, mistake: 'gave the sum' },
              {
                value: ((value * q) / (minus ? q + p : q - p)) * ((minus ? q - p : q + p) / q),
                mistake: 'multiplied by 1 + r instead of 1 − r',
              },
              { value: ((value * q) / (minus ? q + p : q - p)) * (p / q), mistake: 'multiplied the sum by the ratio' },
              { value: value + 1, mistake: 'slipped by 1' },
              { value: value + 2, mistake: 'slipped by 2' },
            ]
          : [
              { value: (start * q) / (minus ? q - p : q + p), mistake: 'divided by 1 + r instead of 1 − r' },
              { value: (start * (q + (minus ? -p : p))) / q, mistake: 'added the first two terms only' },
              {
                value: (start * (q * q + (minus ? -p : p) * q + p * p)) / (q * q),
                mistake: 'added the first three terms only',
              },
              { value: (start * q) / p, mistake: 'divided by r' },
              { value: start, mistake: 'gave the first term' },
            ],
        { format: (v) => fraction(Math.round(v * common * q), common * q), spares: [value + 3, value + 4, value + 6] },
      ),
      explanation: paragraphs(
        say(
          `The sum is $\\frac{a}{1 - r}$, as the ratio is numerically less than 1.`,
          `సామాన్య నిష్పత్తి సంఖ్యాపరంగా 1 కంటే తక్కువ; కాబట్టి మొత్తం $\\frac{a}{1 - r}$.`,
          `सार्व अनुपात का संख्यात्मक मान 1 से कम है, इसलिए योग $\\frac{a}{1 - r}$ है।`,
        ),
        findFirst
          ? say(
              `So $a =$ sum × $(1 - r)$ = ${sum} × ${rest}.`,
              `కాబట్టి $a =$ మొత్తం × $(1 - r)$ = ${sum} × ${rest}.`,
              `इसलिए $a =$ योग × $(1 - r)$ = ${sum} × ${rest}।`,
            )
          : say(
              `Here $a = ${start}$ and $r =$ ${r}, so $1 - r =$ ${rest}. Dividing by $1 + r$ is the usual mistake.`,
              `ఇక్కడ $a = ${start}$, $r =$ ${r}; కాబట్టి $1 - r =$ ${rest}. $1 + r$తో భాగించడం సాధారణ పొరపాటు.`,
              `यहाँ $a = ${start}$ और $r =$ ${r}, इसलिए $1 - r =$ ${rest}। $1 + r$ से भाग देना आम गलती है।`,
            ),
        findFirst
          ? say(`The first term is ${correct}.`, `మొదటి పదం ${correct}.`, `प्रथम पद ${correct} है।`)
          : say(`The sum is ${correct}.`, `మొత్తం ${correct}.`, `योग ${correct} है।`),
      ),
    }
  },

  // a hundred and more terms added up
  verify({ p, q, a, minus, findFirst }) {
    const start = minus ? (a * (q + p)) / (q - p) : a
    const total = (first: number) => {
      let [sum, term] = [0, first]
      for (let k = 0; k < 400; k++) {
        sum += term
        term *= (minus ? -p : p) / q
      }
      return sum
    }
    if (findFirst) return String(Math.round(total(start) / total(1)))
    return fraction(Math.round(total(start) * (q * q - p * p)), q * q - p * p)
  },
})

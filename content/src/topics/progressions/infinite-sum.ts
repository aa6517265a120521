import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { fraction } from '../../text/format.ts'
import { paragraphs, same, say } from '../../text/localized.ts'

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

import { ordinal } from '@pariksha/domain/timing/countdown'
import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { NTH } from '../../text/counts.ts'
import { signed } from '../../text/format.ts'
import { paragraphs, same, say } from '../../text/localized.ts'

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

import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { inTex, number } from '../../text/format.ts'
import { paragraphs, same, say } from '../../text/localized.ts'

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
      kind === 'geometric'
        ? `$${a}, ${a * r}, ${inTex(a * r * r)}, \\ldots$`
        : `$${a}, ${a + d}, ${a + 2 * d}, \\ldots$`
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
        `$S_n = \\frac{n}{2}\\{2a + (n - 1)d\\} = \\frac{${n}}{2}\\{${2 * a} + ${n - 1} \\times ${d}\\} = \\frac{${n}}{2} \\times ${inTex(a + last)}$. Without the half it is ${number(2 * arithmetic)}.`,
        `$S_n = \\frac{n}{2}\\{2a + (n - 1)d\\} = \\frac{${n}}{2}\\{${2 * a} + ${n - 1} \\times ${d}\\} = \\frac{${n}}{2} \\times ${inTex(a + last)}$. సగం చేయకపోతే ${number(2 * arithmetic)} వస్తుంది.`,
        `$S_n = \\frac{n}{2}\\{2a + (n - 1)d\\} = \\frac{${n}}{2}\\{${2 * a} + ${n - 1} \\times ${d}\\} = \\frac{${n}}{2} \\times ${inTex(a + last)}$। आधा न करने पर ${number(2 * arithmetic)} मिलेगा।`,
      ),
      geometric: say(
        `$S_n = \\frac{a(r^n - 1)}{r - 1} = \\frac{${a}(${r}^{${terms}} - 1)}{${r - 1}}$ with $${r}^{${terms}} = ${inTex(r ** terms)}$. The last term alone is ${number(a * r ** (terms - 1))}.`,
        `$S_n = \\frac{a(r^n - 1)}{r - 1} = \\frac{${a}(${r}^{${terms}} - 1)}{${r - 1}}$, ఇక్కడ $${r}^{${terms}} = ${inTex(r ** terms)}$. ${number(a * r ** (terms - 1))} చివరి పదం మాత్రమే.`,
        `$S_n = \\frac{a(r^n - 1)}{r - 1} = \\frac{${a}(${r}^{${terms}} - 1)}{${r - 1}}$, जहाँ $${r}^{${terms}} = ${inTex(r ** terms)}$। ${number(a * r ** (terms - 1))} केवल अंतिम पद है।`,
      ),
      count: say(
        `$\\frac{n}{2}\\{${2 * a} + (n - 1)${d}\\} = ${inTex(arithmetic)}$, that is $${d}n^2 ${2 * a - d < 0 ? '-' : '+'} ${Math.abs(2 * a - d)}n - ${inTex(2 * arithmetic)} = 0$. Its positive root is $n = ${n}$; the other root is negative.`,
        `$\\frac{n}{2}\\{${2 * a} + (n - 1)${d}\\} = ${inTex(arithmetic)}$, అంటే $${d}n^2 ${2 * a - d < 0 ? '-' : '+'} ${Math.abs(2 * a - d)}n - ${inTex(2 * arithmetic)} = 0$. దీని ధన మూలం $n = ${n}$; మరో మూలం రుణాత్మకం.`,
        `$\\frac{n}{2}\\{${2 * a} + (n - 1)${d}\\} = ${inTex(arithmetic)}$, यानी $${d}n^2 ${2 * a - d < 0 ? '-' : '+'} ${Math.abs(2 * a - d)}n - ${inTex(2 * arithmetic)} = 0$। इसका धनात्मक मूल $n = ${n}$ है; दूसरा मूल ऋणात्मक है।`,
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

import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { roundTo } from '../../text/format.ts'
import { each, paragraphs, same, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'
import { squares } from './dispersion-and-correlation.ts'

const JUDGES: readonly LocalizedText[] = [
  say('Two judges', 'ఇద్దరు న్యాయనిర్ణేతలు', 'दो निर्णायकों'),
  say('Two examiners', 'ఇద్దరు పరీక్షకులు', 'दो परीक्षकों'),
  say('Two selectors', 'ఇద్దరు ఎంపికదారులు', 'दो चयनकर्ताओं'),
]
/** So many of what is ranked; in Telugu and Hindi as those to whom the ranks are given. */
const RANKED: readonly ((count: number) => LocalizedText)[] = [
  (n) => say(`${n} singers`, `${n} మంది గాయకులకు`, `${n} गायकों`),
  (n) => say(`${n} essays`, `${n} వ్యాసాలకు`, `${n} निबंधों`),
  (n) => say(`${n} paintings`, `${n} చిత్రాలకు`, `${n} चित्रों`),
  (n) => say(`${n} candidates`, `${n} మంది అభ్యర్థులకు`, `${n} अभ्यर्थियों`),
]
const FIRST_AND_SECOND = [say('First', 'మొదటివారు', 'पहला'), say('Second', 'రెండవవారు', 'दूसरा')] as const

export const rankCorrelation = template({
  id: 'dispersion-and-correlation/rank-correlation',
  topic: 'dispersion-and-correlation',
  levels: ['medium', 'hard'],
  exams: ['icet'],

  draw(random, level) {
    const size = level === 'medium' ? 5 : 6
    const ranks = Array.from({ length: size }, (_, n) => n + 1)
    const second = random.shuffle(ranks)
    // full agreement would make the question trivial
    return {
      first: ranks,
      second: second.every((rank, n) => rank === n + 1) ? [...second].reverse() : second,
      judges: random.pick(JUDGES),
      ranked: random.pick(RANKED),
    }
  },

  write({ first, second, judges, ranked }) {
    const n = first.length
    const sum = first.reduce((total, rank, k) => total + (rank - (second[k] ?? 0)) ** 2, 0)
    const answer = 1 - (6 * sum) / (n * (n * n - 1))
    const format = (value: number) => `$${roundTo(value, 2)}$`
    const exact = Number.isInteger(roundTo(answer * 100, 6))
    const differences = first.map((rank, k) => `$${rank - (second[k] ?? 0)}$`).join(', ')
    const value = `$\\rho = 1 - \\frac{6 \\times ${sum}}{${n} \\times ${n * n - 1}}$`
    const header = first.map((_, k) => String.fromCharCode(65 + k))
    return {
      stem: paragraphs(
        say(
          `${judges.en} rank ${ranked(n).en} as follows.`,
          `${judges.te} ${ranked(n).te} ఈ కింది విధంగా ర్యాంకులు ఇచ్చారు.`,
          `${judges.hi} ने ${ranked(n).hi} को निम्नलिखित रैंक दिए।`,
        ),
        each((language) =>
          [
            `| | ${header.join(' | ')} |`,
            `|---|${header.map(() => '---|').join('')}`,
            `| ${FIRST_AND_SECOND[0][language]} | ${first.join(' | ')} |`,
            `| ${FIRST_AND_SECOND[1][language]} | ${second.join(' | ')} |`,
          ].join('\n'),
        ),
        say(
          `Spearman’s rank correlation coefficient${exact ? '' : ', to two decimal places,'} is`,
          `స్పియర్‌మన్ కోటి సహసంబంధ గుణకం${exact ? '' : ' (రెండు దశాంశ స్థానాలకు)'} ఎంత?`,
          `स्पीयरमैन का कोटि सहसंबंध गुणांक${exact ? '' : ' (दशमलव के दो स्थानों तक)'} कितना है?`,
        ),
      ),
      correct: same(format(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: (6 * sum) / (n * (n * n - 1)), mistake: 'did not subtract from 1' },
          { value: -answer, mistake: 'lost the sign' },
          { value: 1 - (6 * sum) / (n * n * n), mistake: 'used n³ in the denominator' },
          { value: 1 - (3 * sum) / (n * (n * n - 1)), mistake: 'used 3 for 6' },
          { value: 1 - (6 * (sum - 2)) / (n * (n * n - 1)), mistake: 'slipped in one difference' },
          { value: 1 - (6 * (sum + 2)) / (n * (n * n - 1)), mistake: 'slipped in one difference' },
          { value: 1 - (6 * (sum - 4)) / (n * (n * n - 1)), mistake: 'slipped in two differences' },
        ],
        { format, plausible: (value) => value >= -1 && value < 1 },
      ),
      range: [-1, 1],
      explanation: paragraphs(
        say(
          `$\\rho = 1 - \\frac{6\\sum d^2}{n(n^2 - 1)}$, where $d$ is the difference of the two ranks.`,
          `$\\rho = 1 - \\frac{6\\sum d^2}{n(n^2 - 1)}$, ఇక్కడ $d$ రెండు ర్యాంకుల తేడా.`,
          `$\\rho = 1 - \\frac{6\\sum d^2}{n(n^2 - 1)}$, जहाँ $d$ दोनों रैंकों का अंतर है।`,
        ),
        say(
          `The differences are ${differences}, so $\\sum d^2 = ${sum}$.`,
          `తేడాలు ${differences}, కాబట్టి $\\sum d^2 = ${sum}$.`,
          `अंतर ${differences} हैं, अतः $\\sum d^2 = ${sum}$।`,
        ),
        say(
          `${value}. The fraction must be subtracted from 1.`,
          `${value}. భిన్నాన్ని 1 నుండి తీసివేయాలి.`,
          `${value}। भिन्न को 1 में से घटाना होगा।`,
        ),
        say(`The coefficient is ${format(answer)}.`, `గుణకం ${format(answer)}.`, `गुणांक ${format(answer)} है।`),
      ),
    }
  },

  // Pearson's coefficient of the ranks
  verify({ first, second }) {
    const mean = (first.length + 1) / 2
    const cov = first.reduce((sum, rank, k) => sum + (rank - mean) * ((second[k] ?? 0) - mean), 0)
    return `$${roundTo(cov / squares(first.map((rank) => rank - mean)), 2)}$`
  },
})

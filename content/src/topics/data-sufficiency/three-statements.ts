import { itemAt } from '../../checked-access.ts'
import { template } from '../../questions/template.ts'
import { each, paragraphs, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'
import type { Fact, Scene } from './scene.ts'
import { ages } from './scenes/ages.ts'
import { boat } from './scenes/boat.ts'
import { digits } from './scenes/digits.ts'
import { field } from './scenes/field.ts'
import { prices } from './scenes/prices.ts'
import { sale } from './scenes/sale.ts'
import { reason, settledByTrying, settles } from './two-unknowns.ts'

const MARKS = ['I', 'II', 'III'] as const
/** Every choice of statements, the smaller first. */
const CHOICES = [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]] as const
type Choice = readonly number[]

/** The choices that settle the question and of which nothing can be left out. */
const smallest = (enough: (choice: Choice) => boolean): Choice[] => {
  const found: Choice[] = []
  for (const choice of CHOICES)
    if (enough(choice) && !found.some((one) => one.every((n) => choice.some((other) => other === n))))
      found.push(choice)
  return found
}

const together = (choice: Choice): LocalizedText => {
  const marks = choice.map((n) => MARKS[n])
  if (choice.length === 1) return say(`${marks[0]} alone`, `${marks[0]} మాత్రమే`, `केवल ${marks[0]}`)
  return say(`${marks.join(' and ')} together`, `${marks.join(', ')} కలిపి`, `${marks.join(' और ')} मिलाकर`)
}

function told(choices: readonly Choice[]): LocalizedText {
  if (choices.length === 0)
    return say('Even all three are not sufficient', 'మూడూ కలిపినా సరిపోవు', 'तीनों मिलकर भी पर्याप्त नहीं')
  if (choices.length === 3 && choices.every(({ length }) => length === 2))
    return say('Any two of the three', 'మూడింటిలో ఏ రెండైనా', 'तीनों में से कोई भी दो')
  if (choices.length === 3) return say('Any one of the three', 'మూడింటిలో ఏ ఒక్కటైనా', 'तीनों में से कोई भी एक')
  const parts = choices.map(together)
  return each((language) => parts.map((part) => part[language]).join({ en: ', or ', te: ' లేదా ', hi: ' या ' }[language]))
}

/** Other answers that are often printed, those with as many ways first. */
const LURES: readonly (readonly Choice[])[] = [
  [
    [0, 1],
    [0, 2],
    [1, 2],
  ],
  [[0, 1]],
  [[1, 2]],
  [[0, 2]],
  [],
  [
    [0, 1],
    [1, 2],
  ],
  [
    [0, 2],
    [1, 2],
  ],
  [
    [0, 1],
    [0, 2],
  ],
  [[0], [1, 2]],
  [[2], [0, 1]],
  [[1], [0, 2]],
]

type Drawn = { readonly scene: Scene; readonly facts: readonly Fact[]; readonly lures: readonly (readonly Choice[])[] }
const rowsOf = (facts: readonly Fact[], choice: Choice) => choice.map((n) => itemAt(facts, n).row)

export const threeStatements = template<Drawn>({
  id: 'data-sufficiency/three-statements',
  topic: 'data-sufficiency',
  levels: ['hard'],
  exams: ['bank', 'cat', 'mat'],

  draw(random) {
    const wanted = random.int(0, 3)
    for (let tries = 0; ; tries++) {
      const scene = random.pick([ages, digits, field, prices, boat, sale])(random)
      const facts = random.sample(scene.facts, 3)
      const ways = smallest((choice) => settles(scene, rowsOf(facts, choice)))
      if ((ways.length !== wanted && tries < 40) || ways.some(({ length }) => length === 3)) continue
      if (ways.length === 3 && ways.some(({ length }) => length !== 2)) continue
      if (
        CHOICES.some(
          (choice) => settles(scene, rowsOf(facts, choice)) !== settledByTrying(scene, rowsOf(facts, choice)),
        )
      )
        continue
      return { scene, facts, lures: random.shuffle(LURES) }
    }
  },

  write({ scene, facts, lures }) {
    const ways = smallest((choice) => settles(scene, rowsOf(facts, choice)))
    const correct = told(ways)
    const tried = ways.length === 0 ? [[0, 1, 2]] : CHOICES.slice(0, 6)
    return {
      stem: paragraphs(
        scene.question,
        ...facts.map(({ text }, n) => each((language) => `**${MARKS[n]}.** ${text[language]}`)),
        say(
          'Which of the statements are sufficient to answer the question, none being superfluous?',
          'ఏదీ అనవసరం కాకుండా, ప్రశ్నకు సమాధానం చెప్పడానికి ఏ వాక్యాలు సరిపోతాయి?',
          'बिना किसी अनावश्यक कथन के, प्रश्न का उत्तर देने के लिए कौन-से कथन पर्याप्त हैं?',
        ),
      ),
      correct,
      distractors: lures
        .map(told)
        .filter(({ en }) => en !== correct.en)
        .slice(0, 4)
        .map((text) => ({ text, mistake: 'took a relation that repeats another for a new one, or missed a way' })),
      explanation: paragraphs(
        ...tried.map((choice) => reason(scene, together(choice), rowsOf(facts, choice))),
        say(`The answer is: ${correct.en}.`, `సమాధానం: ${correct.te}.`, `उत्तर: ${correct.hi}।`),
      ),
    }
  },

  verify: ({ scene, facts }) => told(smallest((choice) => settledByTrying(scene, rowsOf(facts, choice)))).en,
})

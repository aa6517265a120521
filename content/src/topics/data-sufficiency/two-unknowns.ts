import { PAPER_FAMILIES, type PaperFamily } from '@pariksha/domain/exam-families'
import { tupleOf } from '../../checked-access.ts'
import type { Template } from '../../question.ts'
import { template } from '../../questions/template.ts'
import type { Random } from '../../random.ts'
import { each, paragraphs, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'
import type { Level } from '../../topics.ts'
import { ANSWER_NAMES, ANSWERS, type Answer, answerOf, MISTAKES } from './answers.ts'
import type { Fact, Scene } from './scene.ts'
import { ages } from './scenes/ages.ts'
import { boat } from './scenes/boat.ts'
import { digits } from './scenes/digits.ts'
import { field } from './scenes/field.ts'
import { prices } from './scenes/prices.ts'
import { sale } from './scenes/sale.ts'
import { VERDICTS } from './sufficiency.ts'

type Row = Fact['row']
const independent = ([a, b]: Row, [c, d]: Row) => a * d !== b * c

/** By algebra: two independent relations settle everything, one settles what is a multiple of itself. */
export function settles({ asked }: Scene, rows: readonly Row[]): boolean {
  if (rows.some((one) => rows.some((other) => independent(one, other)))) return true
  const [first] = rows
  return asked !== undefined && first !== undefined && !independent(first, [...asked, 0])
}

const span = ([low, high]: readonly [number, number]) => Array.from({ length: high - low + 1 }, (_, n) => low + n)

/** Every pair of whole numbers that can be and for which the relations hold. */
export function worlds(
  { range: [xs, ys], allows = () => true }: Scene,
  rows: readonly Row[],
): (readonly [number, number])[] {
  const slanting = rows.find(([, b]) => b !== 0)
  return span(xs).flatMap((x) => {
    // where a relation ties y to x there is only one to try
    const candidates = slanting ? [(slanting[2] - slanting[0] * x) / slanting[1]] : span(ys)
    return candidates
      .filter((y) => Number.isInteger(y) && y >= ys[0] && y <= ys[1])
      .filter((y) => rows.every(([a, b, c]) => a * x + b * y === c) && allows(x, y))
      .map((y) => [x, y] as const)
  })
}
export const settledByTrying = (scene: Scene, rows: readonly Row[]): boolean =>
  new Set(worlds(scene, rows).map(([x, y]) => scene.value(x, y))).size === 1

/** Two statements of which neither is a trick of whole numbers: algebra and trying agree about them. */
const sound = (scene: Scene, ...sets: readonly (readonly Row[])[]) =>
  sets.every((rows) => settles(scene, rows) === settledByTrying(scene, rows))

type Drawn = { readonly scene: Scene; readonly facts: readonly [Fact, Fact] }

/** The standing answers of some examinations, in the order in which they print them. */
type Form = {
  readonly id: string
  readonly exams: readonly PaperFamily[]
  readonly answers: readonly (readonly [Answer, LocalizedText])[]
}
const FIVE: Form = {
  id: 'five-answers',
  exams: ['bank'],
  answers: ANSWER_NAMES.map((name) => [name, ANSWERS[name]]),
}
/** Without “either alone”, which four answers leave out. */
const FOUR: Form = {
  id: 'four-answers',
  exams: PAPER_FAMILIES.filter((family) => family !== 'bank' && family !== 'nimcet'),
  answers: [
    ['first', VERDICTS.first],
    ['second', VERDICTS.second],
    ['both', VERDICTS.together],
    ['neither', VERDICTS.neither],
  ],
}

/** Two statements to which the drawn answer fits. */
function draw(random: Random, make: (random: Random) => Scene, { answers }: Form): Drawn {
  const [wanted] = random.pick(answers)
  for (let tries = 0; ; tries++) {
    const scene = make(random)
    const [one, two] = tupleOf(random.sample(scene.facts, 2), 2)
    const answer = answerOf([settles(scene, [one.row]), settles(scene, [two.row])], settles(scene, [one.row, two.row]))
    if (answer !== wanted && (tries < 40 || answers.every(([name]) => name !== answer))) continue
    if (sound(scene, [one.row], [two.row], [one.row, two.row])) return { scene, facts: [one, two] }
  }
}

/** What statements leave open: the answer, or two cases in which all of them hold and which differ in it. */
export function reason(scene: Scene, which: LocalizedText, rows: readonly Row[]): LocalizedText {
  const cases = worlds(scene, rows)
  const [first] = cases
  const second = first && cases.find(([x, y]) => scene.value(x, y) !== scene.value(...first))
  if (!first || !second) {
    const value = scene.shown(scene.value(...scene.hidden))
    return say(
      `${which.en}: the answer is settled, ${value.en}: sufficient.`,
      `${which.te}: సమాధానం ${value.te} అని తేలుతుంది: సరిపోతుంది.`,
      `${which.hi}: उत्तर ${value.hi} निश्चित होता है: पर्याप्त।`,
    )
  }
  const [a, b] = [scene.called(...first), scene.called(...second)]
  return say(
    `${which.en}: it can be (${a.en}) as well as (${b.en}): not sufficient.`,
    `${which.te}: (${a.te}) కావచ్చు, (${b.te}) కూడా కావచ్చు: సరిపోదు.`,
    `${which.hi}: (${a.hi}) भी हो सकता है और (${b.hi}) भी: पर्याप्त नहीं।`,
  )
}

function told({ answers }: Form, answer: Answer): LocalizedText {
  const found = answers.find(([name]) => name === answer)
  if (!found) throw new Error(`no answer says ${answer}`)
  return found[1]
}

const sufficiency = (id: string, make: (random: Random) => Scene, levels: readonly Level[], form = FIVE): Template =>
  template<Drawn>({
    id: `data-sufficiency/${id}-${form.id}`,
    topic: 'data-sufficiency',
    levels,
    exams: form.exams,
    draw: (random) => draw(random, make, form),

    write({ scene, facts: [one, two] }) {
      const alone = [settles(scene, [one.row]), settles(scene, [two.row])] as const
      const answer = answerOf(alone, settles(scene, [one.row, two.row]))
      const correct = told(form, answer)
      return {
        stem: paragraphs(
          scene.question,
          each((language) => `**I.** ${one.text[language]}`),
          each((language) => `**II.** ${two.text[language]}`),
        ),
        correct,
        distractors: form.answers
          .filter(([name]) => name !== answer)
          .map(([name, text]) => ({ text, mistake: MISTAKES[name] })),
        fixedOrder: form.answers.map(([, text]) => text),
        explanation: paragraphs(
          reason(scene, say('I alone', 'I మాత్రమే', 'केवल I'), [one.row]),
          reason(scene, say('II alone', 'II మాత్రమే', 'केवल II'), [two.row]),
          !alone[0] && !alone[1] && reason(scene, say('Together', 'రెండూ కలిపి', 'दोनों मिलाकर'), [one.row, two.row]),
          say(`${correct.en}.`, `${correct.te}.`, `${correct.hi}।`),
        ),
      }
    },

    verify({ scene, facts: [one, two] }) {
      const settled = (...rows: readonly Row[]) => settledByTrying(scene, rows)
      return told(form, answerOf([settled(one.row), settled(two.row)], settled(one.row, two.row))).en
    },
  })

export const TWO_STATEMENTS: readonly Template[] = [
  sufficiency('ages', ages, ['easy', 'medium']),
  sufficiency('two-digit-number', digits, ['easy', 'medium']),
  sufficiency('rectangular-field', field, ['medium', 'hard']),
  sufficiency('prices', prices, ['easy', 'medium']),
  sufficiency('boat-and-stream', boat, ['medium', 'hard']),
  sufficiency('profit', sale, ['medium', 'hard']),
  sufficiency('rectangular-field', field, ['hard'], FOUR),
  sufficiency('boat-and-stream', boat, ['hard'], FOUR),
  sufficiency('profit', sale, ['hard'], FOUR),
]

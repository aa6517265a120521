import { BANK } from '../bank.ts'
import { fitOptionCount } from '../papers/fit-option-count.ts'
import type { DraftQuestion, OptionCount } from '../question.ts'
import { createRandom } from '../random.ts'
import type { Text } from '../text.ts'

const OPTION_COUNTS = [4, 5] as const

/** A question of the bank as a paper of so many options prints it. */
export type DrawnQuestion = {
  readonly source: string
  readonly question: DraftQuestion
  readonly passage: Text | undefined
  readonly optionCount: OptionCount
  /** What a paper of five options offers beside; the explanation must not speak of it. */
  unprinted(): readonly Text[]
}

const optionsOf = ({ correct, distractors }: DraftQuestion) => [correct, ...distractors.map(({ text }) => text)]

export const printedOptions = ({ question, optionCount }: DrawnQuestion): readonly Text[] =>
  question.fixedOrder ?? optionsOf(question).slice(0, optionCount)

/**
 * So many drafts of each template for each number of options, its levels in turn, and every written item; of all, those that
 * are wanted.
 */
export function* drawBank(
  seed: string,
  draws: number,
  wanted: (source: string, optionCount: OptionCount) => boolean = () => true,
): Generator<DrawnQuestion> {
  for (const { id, levels, make } of BANK.templates)
    for (const optionCount of OPTION_COUNTS)
      for (let n = 0; n < draws && wanted(id, optionCount); n++) {
        const level = levels[n % levels.length] ?? 'medium'
        const random = () => createRandom(`${seed}/${id}/${n}`)
        const { passage, questions } = make(random(), level, optionCount).draft
        let made: readonly DraftQuestion[] | undefined
        const withAll = () => {
          made ??= optionCount === 4 ? make(random(), level, 5).draft.questions : []
          return made
        }
        for (const [place, question] of questions.entries()) {
          const unprinted = () => left(question, withAll()[place], optionCount)
          yield { source: id, question, passage, optionCount, unprinted }
        }
      }
  for (const { id, draft } of BANK.items)
    for (const optionCount of OPTION_COUNTS.filter((count) => wanted(id, count)))
      for (const [place, question] of fitOptionCount(draft, optionCount).questions.entries())
        if (question.fixedOrder || question.distractors.length >= optionCount - 1)
          yield {
            source: id,
            question,
            passage: draft.passage,
            optionCount,
            unprinted: () => left(question, draft.questions[place], optionCount),
          }
}

function left(question: DraftQuestion, all: DraftQuestion | undefined, optionCount: number): readonly Text[] {
  if (question.fixedOrder) return []
  const shown = optionsOf(question).slice(0, optionCount)
  const offered = [...optionsOf(question), ...(all && all.correct.en === question.correct.en ? optionsOf(all) : [])]
  return offered.filter(({ en }) => shown.every((one) => one.en !== en))
}

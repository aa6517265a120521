import { BANK } from '../../bank.ts'
import type { Draft, DraftQuestion, Template } from '../../question.ts'
import type { Level, Topic } from '../../topics.ts'
import { fitOptionCount } from '../fit-option-count.ts'
import type { PaperQuestion, PaperSource } from '../paper.ts'
import { asTyped } from '../typed.ts'

export const questionsOf = ({ sections }: PaperSource): readonly PaperQuestion[] =>
  sections.flatMap(({ questions }) => questions)

/** What a question asks, whatever the order of its options. The same words may stand under different pictures. */
export const asText = ({
  stem,
  passage,
  picture,
  options,
}: Pick<PaperQuestion, 'stem' | 'passage' | 'picture' | 'options'>) =>
  [passage?.en, stem.en, ...options.map(({ en }) => en).sort(), picture?.svg].join('|')

type Origin = { readonly topic: Topic; readonly level: Level; readonly question: DraftQuestion }

type Asked = Parameters<typeof asText>[0]
const keyOf = (source: string | undefined, question: Asked) => `${source} ${asText(question)}`
/** Of options that have an order of their own. */
const orderedKeyOf = (source: string | undefined, question: Asked) =>
  [keyOf(source, question), ...question.options.map(({ en }) => en)].join('|')

/** The bank, and of every question it gave where that came from. */
export function watchedBank() {
  const origins = new Map<string, Origin>()
  const setSizes = new Map<string, number>()
  const note = ({ passage, questions }: Draft, source: string, topic: Topic, level: Level) => {
    if (passage) setSizes.set(passage.en, questions.length)
    for (const question of questions) {
      const { stem, correct, distractors, fixedOrder, picture } = question
      const shared = { ...(passage && { passage }), ...(picture && { picture }) }
      for (const wrong of [3, 4]) {
        const options = fixedOrder ?? [correct, ...distractors.slice(0, wrong).map(({ text }) => text)]
        const key = (fixedOrder ? orderedKeyOf : keyOf)(source, { ...shared, stem, options })
        origins.set(key, { topic, level, question })
      }
      const typed = asTyped(question)
      if (typed) origins.set(keyOf(source, { ...shared, stem: typed.stem, options: [] }), { topic, level, question })
    }
  }
  for (const { id, draft, topic, levels } of BANK.items)
    for (const count of [4, 5]) note(fitOptionCount(draft, count), id, topic, levels[0] ?? 'medium')
  const watched = (template: Template): Template => ({
    ...template,
    make(random, level, optionCount) {
      const made = template.make(random, level, optionCount)
      note(made.draft, template.id, template.topic, level)
      return made
    },
  })
  const originOf = (question: PaperQuestion): Origin => {
    const source = question.about?.source
    const origin = origins.get(orderedKeyOf(source, question)) ?? origins.get(keyOf(source, question))
    if (!origin) throw new Error(`not from the bank: ${asText(question)}`)
    return origin
  }
  return { bank: { templates: BANK.templates.map(watched), items: BANK.items }, originOf, setSizes }
}

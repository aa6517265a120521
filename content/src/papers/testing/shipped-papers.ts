import { BANK } from '../../bank.ts'
import type { Draft, DraftQuestion, Template } from '../../question.ts'
import { SHIPPED_SERIES } from '../../shipped.ts'
import type { Level, Topic } from '../../topics.ts'
import { assemblePaper } from '../assemble.ts'
import type { PaperQuestion, PaperSource } from '../paper.ts'
import { printed } from '../printed.ts'
import type { Bank } from '../sources.ts'
import { asTyped } from '../typed.ts'

/** The series that ship with papers. */
export const SERIES = SHIPPED_SERIES.flatMap(({ slug, tests }) => {
  const papers = tests.flatMap(({ contentId, content }) =>
    'blueprint' in content ? [{ contentId, blueprint: content.blueprint }] : [],
  )
  return papers.length > 0 ? [{ slug, papers }] : []
})

/** The papers of a series as an installation with this secret makes them. */
export function installation({ papers }: (typeof SERIES)[number], secret: string, bank: Bank = BANK) {
  const asked = new Set<string>()
  return papers.map(({ blueprint, contentId }) => {
    const spent = { anywhere: asked, nearby: asked }
    const { paper, fingerprints } = assemblePaper(blueprint, bank, `${secret}/${contentId}`, spent)
    for (const mark of fingerprints) asked.add(mark)
    return { paper, blueprint, contentId }
  })
}

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

/** The bank, and of every question it gave where that came from. */
export function watchedBank() {
  const origins = new Map<string, Origin>()
  const setSizes = new Map<string, number>()
  const note = ({ passage, questions }: Draft, topic: Topic, level: Level) => {
    if (passage) setSizes.set(passage.en, questions.length)
    for (const question of questions) {
      const { stem, correct, distractors, fixedOrder, picture } = question
      const shared = { ...(passage && { passage }), ...(picture && { picture }) }
      for (const wrong of [3, 4]) {
        const options = fixedOrder ?? [correct, ...distractors.slice(0, wrong).map(({ text }) => text)]
        origins.set(asText({ ...shared, stem, options }), { topic, level, question })
      }
      const typed = asTyped(question)
      if (typed) origins.set(asText({ ...shared, stem: typed.stem, options: [] }), { topic, level, question })
    }
  }
  for (const { draft, topic, levels } of BANK.items)
    for (const count of [4, 5]) note(printed(draft, count), topic, levels[0] ?? 'medium')
  const watched = (template: Template): Template => ({
    ...template,
    make(random, level, optionCount) {
      const made = template.make(random, level, optionCount)
      note(made.draft, template.topic, level)
      return made
    },
  })
  const originOf = (question: PaperQuestion): Origin => {
    const origin = origins.get(asText(question))
    if (!origin) throw new Error(`not from the bank: ${asText(question)}`)
    return origin
  }
  return { bank: { templates: BANK.templates.map(watched), items: BANK.items }, originOf, setSizes }
}

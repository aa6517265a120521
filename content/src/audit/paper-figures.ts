import { BANK } from '../bank.ts'
import { MIXES } from '../papers/assemble.ts'
import type { PaperQuestion } from '../papers/paper.ts'
import { skeletonOf } from '../papers/question-skeleton.ts'
import { randomOf } from '../papers/sources.ts'
import type { DraftQuestion } from '../question.ts'
import type { MadePaper } from './installation.ts'

export type PaperFigures = {
  readonly papers: number
  readonly questions: number
  /** Written passages and items that stand in an installation, and how many of them in two series. */
  readonly written: number
  readonly writtenInTwoSeries: number
  /** Questions of paid tests that stand in a free one too. */
  readonly paidQuestionsInFreeTests: number
  /** Questions beside one in the same paper that differs in its numbers alone. */
  readonly nearTwins: number
  /** Neighbours on the same topic, as a share, in papers that mix their topics. */
  readonly neighboursOnOneTopic: number
}

const WRITTEN = new Set(BANK.items.map(({ id }) => id))
const questionsOf = ({ paper }: MadePaper): readonly PaperQuestion[] =>
  paper.sections.flatMap(({ questions }) => questions)
/** Options apart, whose order differs from paper to paper. */
const textOf = ({ passage, stem, picture, about }: PaperQuestion) =>
  [about?.version, passage?.en, stem.en, picture?.svg].join('|')

/** `draftOf` finds the draft of a question, which may say more of it than its words do. */
export function paperFigures(made: readonly MadePaper[], draftOf: DraftOf = drawnAgain): PaperFigures {
  const seriesOf = new Map<string, Set<string>>()
  for (const one of made)
    for (const { about } of questionsOf(one))
      if (about && WRITTEN.has(about.source))
        seriesOf.set(about.source, (seriesOf.get(about.source) ?? new Set()).add(one.series))
  const free = new Set(made.filter((one) => one.free).flatMap((one) => questionsOf(one).map(textOf)))
  const paid = made.filter((one) => !one.free).flatMap((one) => questionsOf(one).map(textOf))
  const mixed = made.filter(({ blueprint }) => MIXES.includes(blueprint.exam))
  const pairs = mixed.flatMap(({ paper }) => paper.sections.flatMap(({ questions }) => neighbours(questions)))
  return {
    papers: made.length,
    questions: made.flatMap(questionsOf).length,
    written: seriesOf.size,
    writtenInTwoSeries: [...seriesOf.values()].filter(({ size }) => size > 1).length,
    paidQuestionsInFreeTests: paid.filter((text) => free.has(text)).length,
    nearTwins: made.reduce((sum, one) => sum + nearTwins(one, draftOf), 0),
    neighboursOnOneTopic: pairs.filter(([one, other]) => one.about?.topic === other.about?.topic).length / pairs.length,
  }
}

/** Questions side by side that do not share a passage. */
const neighbours = (questions: readonly PaperQuestion[]): (readonly [PaperQuestion, PaperQuestion])[] =>
  questions.slice(1).flatMap((question, index) => {
    const before = questions[index]
    return before && !(question.passage && question.passage.en === before.passage?.en)
      ? [[before, question] as const]
      : []
  })

const TEMPLATES = new Map(BANK.templates.map((template) => [template.id, template]))

type DraftOf = (question: PaperQuestion, made: MadePaper) => DraftQuestion | undefined

function nearTwins(made: MadePaper, draftOf: DraftOf): number {
  const skeletons = questionsOf(made)
    .filter(({ passage }) => !passage)
    .map((question) => skeletonOf(question.about?.source ?? '', [draftOf(question, made) ?? question]))
  return skeletons.length - new Set(skeletons).size
}

/** The question as its template draws it again. */
function drawnAgain({ about }: PaperQuestion, { blueprint }: MadePaper): DraftQuestion | undefined {
  if (about?.seed === undefined || about.level === null) return undefined
  const { source, level, seed, place } = about
  const made = TEMPLATES.get(source)?.make(randomOf({ source, level, seed }), level, blueprint.optionCount)
  return made?.draft.questions[place - 1]
}

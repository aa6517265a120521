import { say } from '../text/localized.ts'
import type { LocalizedText } from '../text.ts'
import { STAGES, type StageId } from './texts/stages.ts'
import { YEARS, type YearsId } from './texts/years.ts'

export type PatternSection = {
  readonly name: LocalizedText
  readonly questions: number | null
  readonly marks: number | null
  /** Its own time, where a section has one. */
  readonly minutes: number | null
}

export type Stage = {
  /** Of the catalogue a `StageId`; an institute's own stage goes by its name. */
  readonly id: string
  readonly name: LocalizedText
  readonly minutes: number | null
  readonly questions: number | null
  readonly marks: number | null
  /** What a right and a wrong answer are worth, in words. */
  readonly marking: LocalizedText | null
  /** What a wrong answer costs, as a share of what the right one is worth: '1/4', or '0'. Null: no paper is made of it. */
  readonly penalty: string | null
  /** The same of an answer that is typed in. */
  readonly typedPenalty: string | null
  readonly options: number | null
  readonly note: LocalizedText | null
  readonly sections: readonly PatternSection[]
}

/** The form an examination had, or has, in certain years. */
export type Pattern = {
  readonly label: LocalizedText
  /** Of the catalogue a `YearsId`. */
  readonly id: string
  /** The years it belongs to, as a reader says them: "2016 to 2021", "since 2022". */
  readonly years: LocalizedText
  readonly current: boolean
  readonly note: LocalizedText | null
  readonly stages: readonly Stage[]
}

type SectionRow = readonly [
  name: LocalizedText,
  questions: number | null,
  marks: number | null,
  minutes?: number | null,
]

type StageFacts = {
  readonly minutes: number | null
  readonly marking?: LocalizedText
  readonly penalty?: string
  /** Where it is not the same. */
  readonly typedPenalty?: string
  readonly options?: number
  readonly note?: LocalizedText
  readonly sections: readonly SectionRow[]
}

export const stage = (
  id: StageId,
  { minutes, marking, penalty, typedPenalty, options, note, sections }: StageFacts,
): Stage => ({
  id,
  name: STAGES[id],
  minutes,
  marking: marking ?? null,
  penalty: penalty ?? null,
  typedPenalty: typedPenalty ?? penalty ?? null,
  options: options ?? null,
  note: note ?? null,
  ...withTotals(sections.map(([name, questions, marks, own = null]) => ({ name, questions, marks, minutes: own }))),
})

/** Questions and marks of a stage are the sums of its sections, so that they cannot contradict them. */
export const withTotals = (sections: readonly PatternSection[]) => ({
  questions: sum(sections.map(({ questions }) => questions)),
  marks: sum(sections.map(({ marks }) => marks)),
  sections,
})

const sum = (numbers: readonly (number | null)[]): number | null =>
  numbers.reduce<number | null>((total, number) => (total === null || number === null ? null : total + number), 0)

export const pattern = (id: YearsId, stages: readonly Stage[], more: Partial<Pattern> = {}): Pattern => ({
  id,
  ...YEARS[id],
  current: true,
  note: null,
  ...more,
  stages,
})

/** A pattern of earlier years, folded below the current one. */
export const earlierPattern = (id: YearsId, stages: readonly Stage[], more: Partial<Pattern> = {}): Pattern =>
  pattern(id, stages, { ...more, current: false })

export const QUARTER_OFF = say(
  'by section, 1/4 of the question’s marks deducted for a wrong answer',
  'విభాగాన్ని బట్టి, తప్పు సమాధానానికి ఆ ప్రశ్న మార్కుల్లో 1/4 తగ్గిస్తారు',
  'खंड के अनुसार, गलत उत्तर पर प्रश्न के अंकों का 1/4 कटता है',
)

/** "+3 for a correct answer, −1 for a wrong answer", of a marking like "+3, −1". */
export function markingInWords({ id, marking }: Stage): LocalizedText {
  const [, right, wrong] = /^(\+\S+), (−\S+)$/.exec(marking?.en ?? '') ?? []
  if (!right || !wrong) throw new Error(`${id} has another marking: ${marking?.en}`)
  return say(
    `${right} for a correct answer, ${wrong} for a wrong answer`,
    `సరైన సమాధానానికి ${right}, తప్పు సమాధానానికి ${wrong}`,
    `सही उत्तर पर ${right}, गलत उत्तर पर ${wrong}`,
  )
}

/** The one stage of an examination that is a single paper, in the first of its patterns that is in force. */
export function paperOf(patterns: readonly Pattern[]): Stage {
  const stages = patterns.find(({ current }) => current)?.stages ?? []
  const [paper, ...others] = stages
  if (!paper || others.length > 0) throw new Error(`${stages.length} stages where one paper is expected`)
  return paper
}

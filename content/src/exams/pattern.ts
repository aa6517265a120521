export type PatternSection = {
  readonly name: string
  readonly questions: number | null
  readonly marks: number | null
  /** Its own time, where a section has one. */
  readonly minutes: number | null
}

export type Stage = {
  readonly name: string
  readonly minutes: number | null
  readonly questions: number | null
  readonly marks: number | null
  /** What a right and a wrong answer are worth, in words. */
  readonly marking: string | null
  /** What a wrong answer costs, as a share of what the right one is worth: '1/4', or '0'. Null: no paper is made of it. */
  readonly penalty: string | null
  /** The same of an answer that is typed in. */
  readonly typedPenalty: string | null
  readonly options: number | null
  readonly note: string | null
  readonly sections: readonly PatternSection[]
}

/** The form an examination had, or has, in certain years. */
export type Pattern = {
  readonly label: string
  /** The years it belongs to, as a reader says them: "2016 to 2021", "since 2022". */
  readonly years: string
  readonly current: boolean
  readonly note: string | null
  readonly stages: readonly Stage[]
}

type SectionRow = readonly [name: string, questions: number | null, marks: number | null, minutes?: number | null]

type StageFacts = {
  readonly minutes: number | null
  readonly marking?: string
  readonly penalty?: string
  /** Where it is not the same. */
  readonly typedPenalty?: string
  readonly options?: number
  readonly note?: string
  readonly sections: readonly SectionRow[]
}

/** Questions and marks of a stage are the sums of its sections, so that they cannot contradict them. */
export const stage = (
  name: string,
  { minutes, marking, penalty, typedPenalty, options, note, sections }: StageFacts,
): Stage => ({
  name,
  minutes,
  questions: sum(sections.map(([, questions]) => questions)),
  marks: sum(sections.map(([, , marks]) => marks)),
  marking: marking ?? null,
  penalty: penalty ?? null,
  typedPenalty: typedPenalty ?? penalty ?? null,
  options: options ?? null,
  note: note ?? null,
  sections: sections.map(([section, questions, marks, own = null]) => ({
    name: section,
    questions,
    marks,
    minutes: own,
  })),
})

const sum = (numbers: readonly (number | null)[]): number | null =>
  numbers.reduce<number | null>((total, number) => (total === null || number === null ? null : total + number), 0)

/** "2026 pattern", "Pattern of 2016 to 2021", "Pattern since 2022". */
const patternName = (years: string): string =>
  /^\d+$/.test(years) ? `${years} pattern` : `Pattern ${/^\d/.test(years) ? `of ${years}` : years}`

export const pattern = (years: string, stages: readonly Stage[], more: Partial<Pattern> = {}): Pattern => ({
  label: more.label ?? patternName(years),
  years,
  current: true,
  note: null,
  ...more,
  stages,
})

/** A pattern of earlier years, folded below the current one. */
export const earlierPattern = (years: string, stages: readonly Stage[], more: Partial<Pattern> = {}): Pattern =>
  pattern(years, stages, { ...more, current: false })

export const QUARTER_OFF = '1/4 of the question’s marks deducted for a wrong answer'

/** "+3 for a correct answer, −1 for a wrong answer", of a marking like "+3, −1". */
export function markingInWords({ name, marking }: Stage): string {
  const [, right, wrong] = /^(\+\S+), (−\S+)$/.exec(marking ?? '') ?? []
  if (!right || !wrong) throw new Error(`${name} has another marking: ${marking}`)
  return `${right} for a correct answer, ${wrong} for a wrong answer`
}

/** The one stage of an examination that is a single paper, in the first of its patterns that is in force. */
export function paperOf(patterns: readonly Pattern[]): Stage {
  const stages = patterns.find(({ current }) => current)?.stages ?? []
  const [paper, ...others] = stages
  if (!paper || others.length > 0) throw new Error(`${stages.length} stages where one paper is expected`)
  return paper
}

import type { OptionCount } from '@pariksha/content/question'
import type { PaperFamily } from '@pariksha/domain/exam-families'
import { readMark } from '@pariksha/domain/marking/marking'

export type Syllabus = {
  /** Whose templates come first; of an exam of the institute's own there are none. */
  readonly family?: PaperFamily
  readonly optionCount?: OptionCount
  readonly sections: readonly {
    readonly name: string
    readonly marks: number
    /** With the marks that ask about each, by the pattern. */
    readonly topics: readonly { readonly topic: string; readonly marks: number }[]
  }[]
}

let shipped: Promise<ReadonlyMap<string, Syllabus>> | undefined

/** What the papers of each shipped series ask, in the form in force. Loaded when somebody first practises. */
export function syllabuses(): Promise<ReadonlyMap<string, Syllabus>> {
  shipped ??= readShipped()
  return shipped
}

async function readShipped(): Promise<ReadonlyMap<string, Syllabus>> {
  const { SHIPPED_SERIES } = await import('@pariksha/content/shipped')
  const found = new Map<string, Syllabus>()
  for (const { slug, tests } of SHIPPED_SERIES) {
    // the first form is the one in force
    const [blueprint] = tests.flatMap(({ content }) => ('blueprint' in content ? [content.blueprint] : []))
    if (!blueprint) continue
    const sections = blueprint.sections.map(({ name, marking, parts }) => {
      const { numerator, denominator } = readMark(marking.right)
      const marks = new Map<string, number>()
      for (const { count, topics } of parts)
        for (const topic of topics)
          marks.set(topic, (marks.get(topic) ?? 0) + (count * numerator) / denominator / topics.length)
      const topics = [...marks].map(([topic, worth]) => ({ topic, marks: worth }))
      return { name, marks: topics.reduce((sum, one) => sum + one.marks, 0), topics }
    })
    found.set(slug, { family: blueprint.exam, optionCount: blueprint.optionCount, sections })
  }
  return found
}

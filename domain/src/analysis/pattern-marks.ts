import type { MarkUnits } from '../marking/marking.ts'

/** A section of an exam's pattern: how many marks it has, and how many of them ask about each topic on average. */
export type PatternSection = {
  readonly name: string
  readonly marks: number
  readonly topics: readonly { readonly topic: string; readonly marks: number }[]
}

type SectionOfPaper = {
  readonly name: string
  /** Marks for each topic that this paper asks there. */
  readonly topics: ReadonlyMap<string, MarkUnits>
  readonly maximum: MarkUnits
}

export type TopicMarks = {
  readonly marks: ReadonlyMap<string, MarkUnits>
  /** Whether any of them are those of the pattern. */
  readonly byPattern: boolean
}

/**
 * What each topic is worth in a test with these sections, as the exam's pattern divides each section among its topics. A section or
 * topic that the pattern does not have counts as in this paper, by chance more or less than on average.
 */
export function topicMarks(sections: readonly SectionOfPaper[], pattern: readonly PatternSection[]): TopicMarks {
  const marks = new Map<string, MarkUnits>()
  const add = (topic: string, units: MarkUnits) => marks.set(topic, (marks.get(topic) ?? 0) + units)
  let byPattern = false
  for (const { name, topics, maximum } of sections) {
    const known = pattern.find((section) => section.name === name && section.topics.length > 0)
    const shares = new Map(known?.topics.map(({ topic, marks: worth }) => [topic, worth / known.marks]))
    for (const [topic, share] of shares) add(topic, maximum * share)
    for (const [topic, units] of topics) if (!shares.has(topic)) add(topic, units)
    byPattern ||= shares.size > 0
  }
  return { marks, byPattern }
}

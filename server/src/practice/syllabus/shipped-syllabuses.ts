import type { Blueprint } from '@pariksha/content/papers/blueprints/blueprint'
import { SHIPPED_SERIES } from '@pariksha/content/shipped'
import { readMark } from '@pariksha/domain/marking/marking'
import type { Syllabus } from './syllabus.ts'

/** Of one blueprint of a series. */
type PatternSyllabus = Syllabus & { readonly contentIds: ReadonlySet<string> }

/** What the papers of each shipped series ask; the first is of the pattern in force. */
export const SHIPPED_SYLLABUSES: ReadonlyMap<string, readonly PatternSyllabus[]> = new Map(
  SHIPPED_SERIES.map(({ slug, tests }) => {
    const made = tests.flatMap(({ contentId, content }) =>
      'blueprint' in content ? [{ contentId, blueprint: content.blueprint }] : [],
    )
    const patterns = Map.groupBy(made, ({ blueprint }) => blueprint)
    return [
      slug,
      [...patterns].map(([blueprint, ofPattern]) => ({
        ...syllabusOf(blueprint),
        contentIds: new Set(ofPattern.map(({ contentId }) => contentId)),
      })),
    ] as const
  }),
)

/** By the pattern in force, by the slug of the series. */
export const CURRENT_SYLLABUSES: ReadonlyMap<string, Syllabus> = new Map(
  [...SHIPPED_SYLLABUSES].flatMap(([slug, [syllabus]]) => (syllabus ? [[slug, syllabus] as const] : [])),
)

function syllabusOf({ exam, optionCount, sections }: Blueprint): Syllabus {
  return {
    family: exam,
    optionCount,
    sections: sections.map(({ name, marking, parts }) => {
      const { numerator, denominator } = readMark(marking.right)
      const marks = new Map<string, number>()
      for (const { count, topics } of parts)
        for (const topic of topics)
          marks.set(topic, (marks.get(topic) ?? 0) + (count * numerator) / denominator / topics.length)
      const topics = [...marks].map(([topic, worth]) => ({ topic, marks: worth }))
      return { name, marks: topics.reduce((sum, one) => sum + one.marks, 0), topics }
    }),
  }
}

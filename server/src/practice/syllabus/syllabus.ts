import type { Blueprint } from '@pariksha/content/papers/blueprints/blueprint'
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

type Form = Syllabus & { readonly contentIds: ReadonlySet<string> }

/** What ships does not change while a process runs. */
let shipped: Promise<ReadonlyMap<string, readonly Form[]>> | undefined

/** What the papers of each shipped series ask, in the form in force. Loaded when somebody first practises. */
export async function syllabuses(): Promise<ReadonlyMap<string, Syllabus>> {
  shipped ??= readShipped()
  // the first form is the one in force
  return new Map([...(await shipped)].flatMap(([slug, [form]]) => (form ? [[slug, form] as const] : [])))
}

type OfTest = { readonly series: string; readonly contentId: string | null; readonly sections: readonly string[] }

/**
 * What papers like that of a test ask: of its stage where it is shipped, else of the first form of its series that has all its
 * sections. Undefined for a series of the institute's own.
 */
export async function syllabusOfTest({ series, contentId, sections }: OfTest): Promise<Syllabus | undefined> {
  shipped ??= readShipped()
  const forms = (await shipped).get(series)
  if (!forms) return undefined
  return (
    forms.find(({ contentIds }) => contentId !== null && contentIds.has(contentId)) ??
    forms.find((form) => sections.every((name) => form.sections.some((section) => section.name === name))) ?? {
      sections: [],
    }
  )
}

async function readShipped(): Promise<ReadonlyMap<string, readonly Form[]>> {
  const { SHIPPED_SERIES } = await import('@pariksha/content/shipped')
  return new Map(
    SHIPPED_SERIES.map(({ slug, tests }) => {
      const made = tests.flatMap(({ contentId, content }) =>
        'blueprint' in content ? [{ contentId, blueprint: content.blueprint }] : [],
      )
      const forms = Map.groupBy(made, ({ blueprint }) => blueprint)
      return [
        slug,
        [...forms].map(([blueprint, ofForm]) => ({
          ...syllabusOf(blueprint),
          contentIds: new Set(ofForm.map(({ contentId }) => contentId)),
        })),
      ] as const
    }),
  )
}

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

import type { OptionCount } from '@pariksha/content/question'
import type { PaperFamily } from '@pariksha/domain/exam-families'

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

type OfTest = { readonly series: string; readonly contentId: string | null; readonly sections: readonly string[] }

/**
 * What papers like that of a test ask: of its stage where it is shipped, else of the first pattern of its series that has all its
 * sections. Undefined for a series of the institute's own.
 */
export async function syllabusOfTest({ series, contentId, sections }: OfTest): Promise<Syllabus | undefined> {
  const { SHIPPED_SYLLABUSES } = await import('./shipped-syllabuses.ts')
  const syllabuses = SHIPPED_SYLLABUSES.get(series)
  if (!syllabuses) return undefined
  return (
    syllabuses.find(({ contentIds }) => contentId !== null && contentIds.has(contentId)) ??
    syllabuses.find((syllabus) =>
      sections.every((name) => syllabus.sections.some((section) => section.name === name)),
    ) ?? {
      sections: [],
    }
  )
}

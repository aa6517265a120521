import type { PaperFamily } from '@pariksha/domain/exam-families'
import { readMark, type SchemeText, toMarks } from '@pariksha/domain/marking/marking'
import type { OptionCount } from '../../question.ts'
import type { Topic } from '../../topics.ts'

/** So many questions about these topics, spread evenly over them. */
export type BlueprintPart = {
  readonly count: number
  readonly topics: readonly Topic[]
  /** Only questions (of sets: at least one) that can be answered by typing a number, and those are asked that way. */
  readonly kind?: 'numeric'
  /** Only single questions, or only sets on one passage, chart or puzzle. */
  readonly asks?: 'singles' | 'sets'
  /** Of a longer set only so many questions, the first ones. */
  readonly ofEach?: number
}

export type BlueprintSection = {
  readonly name: string
  /** Its own time; null where all sections share the clock, or where it shares that of the section before it. */
  readonly minutes: number | null
  readonly marking: SchemeText
  /** What typed answers are worth, where that differs. */
  readonly typedMarking?: SchemeText
  readonly parts: readonly BlueprintPart[]
}

/** What a paper of an examination is made of. */
export type Blueprint = {
  readonly exam: PaperFamily
  readonly minutes: number
  readonly optionCount: OptionCount
  /** Shares of easy, medium and hard questions; they add up to 1. */
  readonly levels: { readonly easy: number; readonly medium: number; readonly hard: number }
  readonly sections: readonly BlueprintSection[]
}

export const questionCount = ({ sections }: Pick<Blueprint, 'sections'>): number =>
  sections.flatMap(({ parts }) => parts).reduce((sum, { count }) => sum + count, 0)

export const totalMarks = ({ sections }: Pick<Blueprint, 'sections'>): number =>
  sections.reduce((sum, { marking, parts }) => {
    const { numerator, denominator } = readMark(marking.right)
    return sum + toMarks(parts.reduce((count, part) => count + part.count, 0) * numerator, denominator)
  }, 0)

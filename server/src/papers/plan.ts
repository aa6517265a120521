import type { Html, Paper } from '@pariksha/contract/exams/tests'
import type { CorrectionKind } from '@pariksha/domain/marking/key-correction'
import { type Scheme, toMarks } from '@pariksha/domain/marking/marking'
import type { QuestionKey, QuestionKind } from '@pariksha/domain/question'
import { type Millis, sectionWindows, type Window } from '@pariksha/domain/timing/timing'
import type { Compressed } from '../platform/http/compressed.ts'

/** A frozen paper without its texts: what timing and marking need. */
export type PaperPlan = {
  readonly duration: Millis
  readonly unitsPerMark: number
  readonly sections: readonly {
    readonly name: string
    readonly firstQuestion: number
    readonly questionCount: number
    /** Null where all sections share the clock, or where it shares that of the section before it. */
    readonly ownTime: Millis | null
    readonly scheme: Scheme
  }[]
  readonly questions: readonly {
    readonly kind: QuestionKind
    readonly optionCount: number
    readonly section: number
    /** The question's own marks, where they differ from its section's. */
    readonly scheme?: Scheme
  }[]
}

/** How a question's key was corrected last. */
export type KeyCorrection = { readonly kind: CorrectionKind; readonly reason: string; readonly at: string }

export type KeyedQuestion = QuestionKey & { readonly explanation: Html | null; readonly correction?: KeyCorrection }
export type PaperKey = readonly KeyedQuestion[]

/** A frozen paper in the cache. Compressed it is the body the browser gets. */
export type LoadedPaper = Compressed & {
  readonly id: number
  readonly plan: PaperPlan
  readonly windows: readonly Window[]
  content(): Paper
}

/** In marks, as students read them. */
export const presentScheme = ({ right, wrong, blank }: Scheme, perMark: number) => ({
  right: toMarks(right, perMark),
  wrong: toMarks(wrong, perMark),
  blank: toMarks(blank, perMark),
})

export const windowsOf = (plan: PaperPlan): Window[] =>
  sectionWindows(
    plan.duration,
    plan.sections.map(({ ownTime }) => ownTime),
  )

/** The window of a question, or undefined if there is no such question. */
export function windowOf(paper: Pick<LoadedPaper, 'plan' | 'windows'>, questionNumber: number): Window | undefined {
  const question = paper.plan.questions[questionNumber - 1]
  return question && paper.windows[question.section]
}

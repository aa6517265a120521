import type { Html, Paper } from '@pariksha/contract/tests'
import { type Scheme, toMarks } from '@pariksha/domain/marking'
import type { AnswerKey, QuestionKind } from '@pariksha/domain/question'
import { type Millis, sectionWindows, type Window } from '@pariksha/domain/timing'

/** What the engine knows of a frozen paper: everything but its texts. */
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
    /** Where it is worth something else than its section says. */
    readonly scheme?: Scheme
  }[]
}

export type PaperKey = readonly { readonly answer: AnswerKey; readonly explanation: Html | null }[]

/** A frozen paper as a server keeps it in memory. */
export type LoadedPaper = {
  readonly id: number
  readonly hash: string
  readonly plan: PaperPlan
  readonly windows: readonly Window[]
  /** The body the browser gets. */
  readonly brotli: Buffer
  gzip(): Buffer
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

/** When a question takes answers, or undefined when there is no such question. */
export function windowOf(paper: Pick<LoadedPaper, 'plan' | 'windows'>, questionNumber: number): Window | undefined {
  const question = paper.plan.questions[questionNumber - 1]
  return question && paper.windows[question.section]
}

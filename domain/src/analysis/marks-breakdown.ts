import type { MarkUnits, Outcome, Scheme } from '../marking/marking.ts'

/** Why marks of the maximum are not in the score. `blank` are blanks without figures of how hard they were. */
export const LOSSES = ['not-opened', 'blank', 'blank-easy', 'blank-hard', 'dropped', 'wrong', 'penalty'] as const
export type Loss = (typeof LOSSES)[number]

/** A question as it was marked. */
export type MarkedAnswer = {
  readonly scheme: Scheme
  readonly verdict: Outcome
  readonly marks: MarkUnits
  /** What it adds to the maximum. */
  readonly maximum: MarkUnits
  readonly opened: boolean
  /** Whether it was easy for others; null where too few others took the paper. */
  readonly easy: boolean | null
}

export type LostMarks = { readonly loss: Loss; readonly units: MarkUnits; readonly questions: number }

export type MarksBreakdown = {
  readonly maximum: MarkUnits
  readonly score: MarkUnits
  /** From the maximum down, those alone that took something: together exactly maximum − score. */
  readonly lost: readonly LostMarks[]
}

/**
 * The way from the maximum to the score. What a question lost is its maximum − its marks, under one name; of a wrong answer it
 * is split: what a right one would have brought, and what the wrong one took away.
 */
export function marksBreakdown(answers: readonly MarkedAnswer[]): MarksBreakdown {
  const lost = new Map(LOSSES.map((loss) => [loss, { loss, units: 0, questions: 0 }]))
  const add = (loss: Loss, units: MarkUnits) => {
    const sum = lost.get(loss)
    if (!sum || units === 0) return
    sum.units += units
    sum.questions++
  }
  for (const answer of answers) {
    const { marks, maximum } = answer
    const loss = lossOf(answer)
    if (loss !== 'wrong') {
      if (loss) add(loss, maximum - marks)
      continue
    }
    add('wrong', maximum - Math.max(0, marks))
    add('penalty', Math.max(0, -marks))
  }
  return {
    maximum: sum(answers.map(({ maximum }) => maximum)),
    score: sum(answers.map(({ marks }) => marks)),
    lost: [...lost.values()].filter(({ units }) => units !== 0),
  }
}

function lossOf({ verdict, opened, easy }: MarkedAnswer): Loss | null {
  switch (verdict) {
    case 'right':
      return null
    case 'wrong':
    case 'dropped':
      return verdict
    case 'blank':
      if (!opened) return 'not-opened'
      return easy === null ? 'blank' : easy ? 'blank-easy' : 'blank-hard'
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

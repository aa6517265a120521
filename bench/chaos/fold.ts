import type { StudentLedger } from './load/ledger.ts'
import { QUESTIONS, twelfths } from './paper.ts'

/** The fold of a student's ledger. Independent of the product's own fold and marking, which it verifies. */
export type FoldedState = {
  /** By question number: what is chosen, null where nothing is; only questions that were opened. */
  readonly chosen: ReadonlyMap<number, string | null>
  readonly marked: ReadonlyMap<number, boolean>
}

type Step = { readonly question: number; readonly choice?: string | null; readonly marked?: boolean }

/** A later opening wins over an earlier one, and within an opening the later action. */
export function foldActions({ openings, patches }: Pick<StudentLedger, 'openings' | 'patches'>): FoldedState {
  const steps: Step[] = [...patches]
  for (const { typed, refused } of [...openings].sort((one, other) => one.epoch - other.epoch)) {
    const void_ = new Set(refused.map(({ seq }) => seq))
    for (const action of [...typed].sort((one, other) => one.seq - other.seq)) {
      if (void_.has(action.seq)) continue
      steps.push({
        question: action.question_number,
        ...(action.user_choice !== undefined && { choice: action.user_choice }),
        ...(action.marked_review !== undefined && { marked: action.marked_review }),
      })
    }
  }
  const chosen = new Map<number, string | null>()
  const marked = new Map<number, boolean>()
  for (const { question, choice, marked: mark } of steps) {
    if (!chosen.has(question)) chosen.set(question, null)
    if (choice !== undefined) chosen.set(question, choice)
    if (mark !== undefined) marked.set(question, mark)
  }
  return { chosen, marked }
}

export type Score = {
  readonly total: number
  readonly attempted: number
  readonly correct: number
  readonly incorrect: number
  readonly units: number
  /** As students read it: two decimals, half away from zero. */
  readonly marks: number
}

export function score({ chosen }: FoldedState): Score {
  let [attempted, correct, units] = [0, 0, 0]
  for (const [question, choice] of chosen) {
    if (choice === null) continue
    const worth = twelfths(question, choice)
    attempted++
    if (worth > 0) correct++
    units += worth
  }
  const hundredths = Math.floor((Math.abs(units) * 100) / 12 + 0.5)
  const marks = (Math.sign(units) * hundredths) / 100
  return { total: QUESTIONS, attempted, correct, incorrect: attempted - correct, units, marks: marks === 0 ? 0 : marks }
}

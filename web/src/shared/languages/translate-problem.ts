import type { FieldCode } from '@pariksha/contract/problems/field-problems'
import type { Problem, ProblemCode } from '@pariksha/contract/problems/problem'
import { fillIn } from '@pariksha/contract/problems/sentences'
import type { StudentProblemCode } from '@pariksha/contract/problems/student-problems'

/** A sentence for every code, with the placeholders of the English one. */
export type ProblemTexts = {
  readonly fields: Readonly<Record<FieldCode, string>>
  readonly refusals: Readonly<Record<StudentProblemCode, string>>
}

export type TranslateProblem = (problem: Partial<Problem>) => Partial<Problem>

/**
 * Puts the sentences of a language in place of the English ones. What has no code known here stays in English: the server may be
 * newer, or it is the staff's. It is loaded with the texts of the language: English pages have nothing of it.
 */
export function problemTranslator({ fields, refusals }: ProblemTexts): TranslateProblem {
  const ofCode: Readonly<Partial<Record<ProblemCode, string>>> = refusals
  return (problem) => {
    const { code, values = {}, errors = [] } = problem
    const refusal = code && ofCode[code]
    return {
      ...problem,
      ...(refusal !== undefined && { detail: fillIn(refusal, values) }),
      errors: errors.map((problem) => {
        const sentence = problem.code && fields[problem.code]
        return sentence === undefined ? problem : { ...problem, message: fillIn(sentence, problem.values ?? {}) }
      }),
    }
  }
}

import type { Proof } from '@pariksha/contract/people/accounts/fields'
import { ApiError } from '../../../shared/lib/api/api-errors.ts'
import { codeFailureText } from '../forms/failure-text.ts'
import type { Texts } from '../texts.ts'

export const isComplete = ({ current_password, otp }: Proof): boolean =>
  Boolean(current_password) || /^\d{8}$/.test(otp ?? '')

/** Why a change that needs a proof of identity failed. */
export function proofProblem(texts: Texts, error: unknown, text: string): string {
  if (error instanceof ApiError && error.code === 'wrong_password') return texts.proof.wrong
  return codeFailureText(texts, error, text)
}

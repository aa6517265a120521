import { haveCommonPart, type PaperPattern, type PatternMarking } from '@pariksha/contract/papers/paper-pattern'
import { AppError } from '../../../platform/errors.ts'

/** The marks of sections and of single questions have a common part that sums can be counted in. */
export function assertMarks(
  pattern: PaperPattern,
  slots: readonly { readonly marking: PatternMarking | null }[],
): void {
  const schemes = [
    ...pattern.sections.flatMap(({ marking, typed_marking }) => [marking, typed_marking]),
    ...slots.map(({ marking }) => marking),
  ]
  if (haveCommonPart(schemes)) return
  const message = 'These marks have no common part that is large enough. Use simpler fractions.'
  throw new AppError('bad_input', { detail: message, errors: [{ path: 'marking', message }] })
}

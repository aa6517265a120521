import { haveCommonPart } from '@pariksha/contract/papers/paper-pattern'
import type { PaperCheck } from '@pariksha/contract/papers/paper-publication'
import { type CheckedPaper, plural, questionCheck, sectionCheck } from './check.ts'

/** Whether the paper has what its pattern says. */
export function checkPattern({ pattern, questions }: CheckedPaper): PaperCheck[] {
  const found = pattern.sections.flatMap(({ name, count }, section): PaperCheck[] => {
    const there = questions.filter(({ slot }) => slot.section === section)
    if (there.length === count) return []
    const differs = there.length < count ? `lacks ${count - there.length}` : `has ${there.length - count} too many`
    return [sectionCheck('count', section, `${name} ${differs} of ${plural(count, 'question')}.`, there.at(-1))]
  })
  const schemes = [
    ...pattern.sections.flatMap(({ marking, typed_marking }) => [marking, typed_marking]),
    ...questions.map(({ slot }) => slot.marking),
  ]
  if (!haveCommonPart(schemes))
    found.push(sectionCheck('marks', null, 'The marks have no common part that is large enough.'))
  const otherMarks = questions.filter(({ slot }) => slot.marking !== null)
  if (otherMarks.length > 0)
    found.push({
      ...sectionCheck(
        'marks',
        null,
        `${plural(otherMarks.length, 'question')} with marks of their own.`,
        otherMarks[0],
      ),
      severity: 'warning',
    })
  for (const question of questions) {
    const { kind, options } = question.content
    if (kind !== 'numeric' && options.length !== pattern.options)
      found.push(
        questionCheck('option_count', question, `${plural(options.length, 'option')} instead of ${pattern.options}.`),
      )
  }
  return found
}

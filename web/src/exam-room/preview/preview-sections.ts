import type { Attempt } from '@pariksha/contract/attempts/attempt'
import type { Paper, TestDetails } from '@pariksha/contract/exams/tests'

/** The windows of the sections, in seconds: one after the other where they have times of their own, else the whole time. */
export function previewSections(
  sections: Paper['sections'],
  details: TestDetails['sections'],
  minutes: number,
): Attempt['sections'] {
  const ownTimes = details.some(({ duration }) => duration !== null)
  let opens = 0
  let closes = ownTimes ? 0 : minutes * 60
  return sections.map((section, index) => {
    const { duration = null, marking } = details[index] ?? {}
    if (duration !== null) {
      opens = closes
      closes = opens + duration * 60
    }
    return { ...section, opens, closes, marking: marking ?? { right: 1, wrong: 0, blank: 0 } }
  })
}

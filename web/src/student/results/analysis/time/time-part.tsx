import { Findings } from './findings.tsx'
import { QuestionTimeline } from './question-timeline.tsx'
import { TimePerQuestion } from './time-per-question.tsx'

export function TimePart() {
  return (
    <>
      <QuestionTimeline />
      <TimePerQuestion />
      <Findings />
    </>
  )
}

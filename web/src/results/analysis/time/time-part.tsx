import { Course } from './course.tsx'
import { Findings } from './findings.tsx'
import { TimePerQuestion } from './time-per-question.tsx'

export function TimePart() {
  return (
    <>
      <Course />
      <TimePerQuestion />
      <Findings />
    </>
  )
}

import type { Exam } from '@pariksha/contract/exams/exams'
import type { CalendarDay } from '@pariksha/domain/timing/countdown'
import { dateLine } from '../date-line.ts'
import { Section } from '../section.tsx'
import { useTexts } from '../texts.ts'
import { useDay } from '../use-day.ts'
import { Facts } from './page-blocks.tsx'

type Props = {
  readonly exam: Exam
  /** The day the document was made. */
  readonly made: CalendarDay
}

/** Who conducts it, when, in which languages, and who can apply. */
export function ExamFacts({ exam, made }: Props) {
  const texts = useTexts()
  const { body, cycle, usual, languages, salary, date, eligibility } = exam
  const day = useDay(made)
  const facts: (readonly [string, string])[] = [
    [texts.exam.body, body],
    ...(cycle === '' ? [] : [[texts.exam.cycle, cycle] as const]),
  ]
  if (usual !== null) facts.push([texts.exam.usual, usual])
  facts.push([texts.exam.date, date ? dateLine(texts, date, day) : texts.exam.noDate])
  if (date && date.held !== null) facts.push([texts.exam.lastHeld, date.held])
  facts.push([texts.exam.languages, languages])
  if (salary !== null) facts.push([texts.exam.salary, salary])
  return (
    <div className="grid gap-10 lg:grid-cols-2">
      <Section id="facts" title={texts.exam.facts}>
        <Facts rows={facts} />
      </Section>
      {eligibility.length > 0 && (
        <Section id="eligibility" title={texts.exam.eligibility}>
          <Facts rows={eligibility} />
        </Section>
      )}
    </div>
  )
}

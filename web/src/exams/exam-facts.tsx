import type { Exam } from '@pariksha/contract/exams'
import { Facts } from './page-blocks.tsx'
import { Section } from './section.tsx'
import { texts } from './texts.ts'

/** Who holds it, when, in which languages, and who may sit it. */
export function ExamFacts({ exam: { body, cycle, languages, salary, date, eligibility } }: { readonly exam: Exam }) {
  const facts: (readonly [string, string])[] = [
    [texts.exam.body, body],
    [texts.exam.cycle, cycle],
    [texts.exam.date, date ? texts.exam.dateText(date.label, date.tentative) : texts.exam.noDate],
    [texts.exam.languages, languages],
  ]
  if (salary !== null) facts.push([texts.exam.salary, salary])
  return (
    <div className="grid gap-10 lg:grid-cols-2">
      <Section title={texts.exam.facts}>
        <Facts rows={facts} />
      </Section>
      <Section title={texts.exam.eligibility}>
        <Facts rows={eligibility} />
      </Section>
    </div>
  )
}

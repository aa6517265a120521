import { paperPattern } from '@pariksha/contract/papers/paper-pattern'
import { EXAM_COLOURS, FAMILIES } from '@pariksha/domain/exam-families'
import { CourseTile } from '../../site/home/courses.tsx'
import { examTexts } from '../exams/exam-texts.ts'

type Input = Readonly<Record<string, unknown>>

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The card, and what the page begins with, in the colour that is chosen. */
export function ExamPreview({ input }: { readonly input: Input }) {
  const family = FAMILIES.find((one) => one === input.family) ?? 'other'
  const tint = EXAM_COLOURS.find((one) => one === input.colour) ?? 'indigo'
  const pattern = paperPattern.safeParse(input.pattern)
  const name = text(input.name)
  return (
    <div className="flex flex-col gap-6 sm:flex-row">
      <section aria-label={examTexts.card} className="w-52 max-w-full shrink-0">
        <CourseTile to="/staff/exams" name={name} text={text(input.full_name)} family={family} tint={tint} />
      </section>
      <section aria-label={examTexts.page} data-tint={tint} className="tinted flex min-w-0 flex-col gap-3">
        <p className="font-semibold text-accent">{name}</p>
        <p className="font-bold text-2xl [overflow-wrap:anywhere]">{text(input.full_name)}</p>
        <p className="max-w-prose text-ink-soft [overflow-wrap:anywhere]">{text(input.summary)}</p>
        {pattern.success && (
          <ul className="figures text-sm">
            {pattern.data.sections.map(({ name: section, count, marking: { right, wrong } }) => (
              <li key={section}>{examTexts.section(section, count, right, wrong)}</li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}

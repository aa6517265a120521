import type { TestDetails } from '@pariksha/contract/exams/tests'
import { useLanguage } from '../../shared/languages/language-provider.tsx'
import { useTestWord } from '../../shared/languages/test-words.ts'
import { dayText } from '../../shared/lib/format/dates.ts'
import { useTexts } from '../texts.ts'

/** The test in figures. */
export function TestFacts({ test }: { readonly test: TestDetails }) {
  const texts = useTexts()
  const { language } = useLanguage()
  const word = useTestWord()
  const facts: readonly [string, string][] = [
    [texts.instructions.type, word(test.type)],
    [texts.instructions.subType, word(test.sub_type)],
    [texts.instructions.duration, texts.minutes(test.duration)],
    [
      texts.instructions.date,
      test.state === 'announced' ? texts.instructions.notPublished : dayText(test.date, language),
    ],
    [texts.instructions.questions, String(test.question_count)],
    [texts.instructions.totalMarks, String(test.total_marks)],
    [texts.instructions.pattern, word(test.pattern)],
  ]
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-4">
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name} className="bg-surface p-4 last:col-span-2">
            <dt className="text-ink-soft text-sm">{name}</dt>
            <dd className="figures font-semibold">{value}</dd>
          </div>
        ))}
    </dl>
  )
}

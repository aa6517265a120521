import type { TestDetails } from '@pariksha/contract/tests'
import { dayText } from '../languages/dates.ts'
import { useLanguage } from '../languages/language-provider.tsx'
import { useTestWord } from '../languages/test-words.ts'
import { useTexts } from './texts.ts'
import { signed } from './time-text.ts'

/** The test in figures: what it is, and its sections. */
export function TestFacts({ test }: { readonly test: TestDetails }) {
  const texts = useTexts()
  const { language } = useLanguage()
  const word = useTestWord()
  const facts: readonly [string, string][] = [
    [texts.instructions.type, word(test.type)],
    [texts.instructions.subType, word(test.sub_type)],
    [texts.instructions.duration, texts.minutes(test.duration)],
    [texts.instructions.date, dayText(test.date, language)],
    [texts.instructions.questions, String(test.question_count)],
    [texts.instructions.totalMarks, String(test.total_marks)],
    [texts.instructions.pattern, word(test.pattern)],
  ]
  const ownTimes = test.sections.some(({ duration }) => duration !== null)
  return (
    <>
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
      <section className="flex flex-col gap-3">
        <h2 className="font-semibold text-xl">{texts.instructions.sections}</h2>
        <div className="overflow-x-auto rounded-lg border border-line bg-surface">
          <table className="figures w-full max-md:text-sm">
            <thead className="text-left align-bottom text-ink-soft text-xs md:text-sm">
              <tr>
                <th scope="col" className="py-3 pr-1 pl-2.5 font-medium md:pl-4">
                  {texts.instructions.section}
                </th>
                {[texts.instructions.questions, texts.instructions.right, texts.instructions.wrong].map((name) => (
                  <th key={name} scope="col" className="px-1 py-3 text-right last:pr-2.5 md:px-4 font-medium">
                    {name}
                  </th>
                ))}
                {ownTimes && (
                  <th scope="col" className="px-1 py-3 text-right last:pr-2.5 md:px-4 font-medium">
                    {texts.instructions.time}
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {test.sections.map(({ name, question_count, marking, duration }) => (
                <tr key={name} className="border-line border-t">
                  <th scope="row" className="py-3 pr-1 pl-2.5 text-left font-semibold md:pl-4">
                    {word(name)}
                  </th>
                  <td className="px-1 py-3 text-right last:pr-2.5 md:px-4">{question_count}</td>
                  <td className="px-1 py-3 text-right last:pr-2.5 md:px-4">{signed(marking.right)}</td>
                  <td className="px-1 py-3 text-right last:pr-2.5 md:px-4">{signed(marking.wrong)}</td>
                  {ownTimes && (
                    <td className="px-1 py-3 text-right last:pr-2.5 md:px-4">
                      {duration === null ? texts.instructions.sharedTime : texts.instructions.minutes(duration)}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </>
  )
}

import type { TestDetails } from '@pariksha/contract/exams/tests'
import { useTestWord } from '../../shared/languages/test-words.ts'
import { signed } from '../../shared/lib/format/marks.ts'
import { useTexts } from '../texts.ts'

type Props = { readonly sections: TestDetails['sections'] }

/** The structure of a paper: its sections, what their questions are worth, and their times. */
export function SectionTable({ sections }: Props) {
  const texts = useTexts()
  const word = useTestWord()
  const ownTimes = sections.some(({ duration }) => duration !== null)
  return (
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
          {sections.map(({ name, question_count, marking, duration }) => (
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
  )
}

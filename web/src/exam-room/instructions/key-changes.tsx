import type { TestDetails } from '@pariksha/contract/exams/tests'
import { useLanguage } from '../../shared/languages/language-provider.tsx'
import { dayText } from '../../shared/lib/format/dates.ts'
import { useTexts as useSolutionTexts } from '../../shared/questions/solution/solution-texts.ts'
import { useTexts } from '../texts.ts'

/** Which questions had their key corrected, and how: everybody may know, before the test too. */
export function KeyChanges({ changes }: { readonly changes: TestDetails['key_changes'] }) {
  const texts = useTexts().instructions
  const { corrections } = useSolutionTexts()
  const { language } = useLanguage()
  return (
    <section aria-label={texts.keyChanges} className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-4">
      <h2 className="font-semibold">{texts.keyChanges}</h2>
      <ul className="figures flex flex-col gap-1 text-sm">
        {changes.map(({ question_number, kind, changed_at }) => (
          <li key={changed_at}>
            {texts.keyChange(question_number, dayText(changed_at, language))} {corrections[kind]}
          </li>
        ))}
      </ul>
    </section>
  )
}

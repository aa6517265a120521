import type { Correction } from '@pariksha/contract/results/keys'
import { marksText } from '@pariksha/domain/marking/marks-text'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../shared/languages/language-provider.tsx'
import { call } from '../../shared/lib/api/api.ts'
import { dayText } from '../../shared/lib/format/dates.ts'
import { useTexts as useSolutionTexts } from '../../shared/questions/solution/solution-texts.ts'
import { useTexts } from './texts.ts'

/** Corrections of the key with the marks before and after, above the result they changed. */
export function CorrectionsNotice({ attemptId }: { readonly attemptId: number }) {
  const texts = useTexts().corrections
  const { data = [] } = useQuery({
    queryKey: ['corrections', attemptId],
    queryFn: () => call('GET /tests/usertest/:attemptId/corrections/', { params: { attemptId } }),
  })
  if (data.length === 0) return null
  return (
    <section aria-label={texts.title} className="flex flex-col gap-3 rounded-lg bg-warn-soft p-4">
      <h2 className="font-semibold text-lg">{texts.title}</h2>
      <ul className="flex flex-col gap-3">
        {data.map((correction) => (
          <Corrected key={correction.changed_at} correction={correction} />
        ))}
      </ul>
    </section>
  )
}

function Corrected({
  correction: { question_number, kind, reason, changed_at, marks },
}: {
  readonly correction: Correction
}) {
  const texts = useTexts()
  const { corrections, reason: because } = useSolutionTexts()
  const { language } = useLanguage()
  return (
    <li className="figures">
      <p>
        <span className="font-semibold">{texts.number(question_number)}</span> ({dayText(changed_at, language)}):{' '}
        {corrections[kind]} {because(reason)}
      </p>
      {marks && (
        <p className="font-semibold">
          {texts.corrections.marks(
            texts.marksOf(marksText(marks.before), marksText(marks.maximum_before)),
            texts.marksOf(marksText(marks.after), marksText(marks.maximum_after)),
          )}{' '}
          {marks.rank && texts.corrections.rank(marks.rank.before, marks.rank.after, marks.rank.of)}
        </p>
      )}
    </li>
  )
}

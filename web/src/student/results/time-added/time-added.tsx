import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../../shared/languages/language-provider.tsx'
import { call } from '../../../shared/lib/api/api.ts'
import { momentText } from '../../../shared/lib/format/dates.ts'
import { useTexts } from './time-added-texts.ts'

/** What staff added to the time of a live test, and why. */
export default function TimeAdded({ attemptId }: { readonly attemptId: number }) {
  const texts = useTexts()
  const { language } = useLanguage()
  const { data = [] } = useQuery({
    queryKey: ['time-added', attemptId],
    queryFn: () => call('GET /tests/usertest/:attemptId/time-added/', { params: { attemptId } }),
  })
  if (data.length === 0) return null
  return (
    <section aria-label={texts.title} className="rounded-lg bg-accent-soft p-4">
      <h2 className="font-semibold text-lg">{texts.title}</h2>
      <ul className="figures flex flex-col gap-1">
        {data.map(({ at, seconds, reason }) => (
          <li key={at} className="[overflow-wrap:anywhere]">
            {texts.line(seconds, momentText(at, language))} {texts.because(reason)}
          </li>
        ))}
      </ul>
    </section>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../../shared/languages/language-provider.tsx'
import { call } from '../../../shared/lib/api/api.ts'
import { dayText } from '../../../shared/lib/format/dates.ts'
import { practicePath } from '../../../shared/paths/practice-path.ts'
import { ButtonLink } from '../../../shared/ui/button.tsx'
import { EmptyState } from '../../../shared/ui/status/empty-state.tsx'
import { useTexts } from '../texts.ts'

/** What is left in the notebook, and when it comes. */
export function NoneDue() {
  const texts = useTexts()
  const { language } = useLanguage()
  const { data } = useQuery({
    queryKey: ['practice-mistakes', language],
    queryFn: () => call('GET /practice/mistakes/', { query: { lang: language } }),
    staleTime: 0,
  })
  return (
    <EmptyState
      title={texts.mistakes.none}
      text={data?.next_at ? texts.mistakes.next(data.total, dayText(data.next_at, language)) : texts.mistakes.noneText}
      action={<ButtonLink to={practicePath()}>{texts.topic.back}</ButtonLink>}
    />
  )
}

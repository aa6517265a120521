import { useSearchParams } from 'react-router'
import { practicePath } from '../../../shared/paths/practice-path.ts'
import { ButtonLink } from '../../../shared/ui/button.tsx'
import { useTexts } from '../texts.ts'

/** Nothing is practised at this address: asking again would change nothing. */
export function UnknownTopic() {
  const texts = useTexts().topic
  const [search] = useSearchParams()
  return (
    <div className="flex flex-col items-start gap-4 py-8">
      <h1 className="font-bold text-2xl">{texts.unknownTopic}</h1>
      <p className="max-w-prose text-ink-soft">{texts.unknownTopicText}</p>
      <ButtonLink to={practicePath(search.get('exam') ?? undefined)}>{texts.back}</ButtonLink>
    </div>
  )
}

import type { Solution } from '@pariksha/contract/attempts/results'
import { useLanguage } from '../../languages/language-provider.tsx'
import { dayText } from '../../lib/format/dates.ts'
import { useTexts } from './solution-texts.ts'

type Props = { readonly correction: NonNullable<Solution['correction']> }

/** That the key of a question was corrected, how and why. */
export function CorrectionNote({ correction: { kind, reason, changed_at } }: Props) {
  const texts = useTexts()
  const { language } = useLanguage()
  return (
    <p className="rounded-sm bg-warn-soft px-3 py-2 text-sm">
      <span className="font-semibold">{texts.corrected(dayText(changed_at, language))}</span> {texts.corrections[kind]}{' '}
      {texts.reason(reason)}
    </p>
  )
}

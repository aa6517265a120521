import { useLanguage } from '../../../shared/languages/language-provider.tsx'
import { useSite } from '../../../shared/lib/site.ts'
import { useTexts } from './order-texts.ts'

/** Explains next to the button what "Buy" does: nothing is paid here. */
export function OrderNotice() {
  const texts = useTexts()
  const { language } = useLanguage()
  const { name } = useSite()
  return (
    // also shown on pages that are in English alone
    <p lang={language} className="max-w-prose rounded-md bg-accent-soft px-4 py-3">
      {texts.howToBuy(name)}
    </p>
  )
}

import { useLanguage } from '../../languages/language-provider.tsx'
import { useSite } from '../../lib/site.ts'
import { useTexts } from './buying-texts.ts'

/** What "Buy" does, said where the button is: nothing is paid here. */
export function HowToBuy() {
  const texts = useTexts()
  const { language } = useLanguage()
  const { name } = useSite()
  return (
    // Also inside of pages that are in English alone.
    <p lang={language} className="max-w-prose rounded-md bg-accent-soft px-4 py-3">
      {texts.howToBuy(name)}
    </p>
  )
}

import { useSite } from '../../shared/lib/site.ts'
import { ButtonLink } from '../../shared/ui/button.tsx'
import { useTexts } from './texts.ts'

/** For visitors without an account; students have their own part at the top of the page. */
export function CallToAction() {
  const texts = useTexts()
  const { families } = useSite()
  const note = families.some(({ family }) => family === 'icet') ? ` ${texts.hero.note}` : ''
  return (
    <section className="only-signed-out page-width">
      <div className="flex flex-col items-start gap-5 rounded-lg bg-accent-soft p-6 sm:p-10 md:flex-row md:items-center md:justify-between">
        <div>
          <h2 className="font-bold text-2xl md:text-3xl">{texts.call.title}</h2>
          <p className="mt-2 max-w-prose text-ink-soft">{texts.call.text + note}</p>
        </div>
        <ButtonLink to="/signup" className="shrink-0 px-6">
          {texts.call.signup}
        </ButtonLink>
      </div>
    </section>
  )
}

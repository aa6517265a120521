import { useLanguage } from '../../../shared/languages/language-provider.tsx'
import { ButtonLink } from '../../../shared/ui/button.tsx'
import { InstituteContact } from './institute-contact.tsx'
import { useTexts } from './order-texts.ts'

/** What happens between asking for a package and taking its tests. */
export function OrderSteps() {
  const texts = useTexts()
  const { language } = useLanguage()
  const { title: heading, order, pay, start } = texts.steps
  return (
    <section lang={language} className="flex flex-col gap-5 rounded-lg bg-sunken p-5 md:p-8">
      <h2 className="font-semibold text-2xl">{heading}</h2>
      <ol className="grid gap-6 md:grid-cols-3">
        {[order, pay, start].map(({ title, text }, index) => (
          <li key={title} className="flex gap-3">
            <span className="figures flex size-8 shrink-0 items-center justify-center rounded-full bg-accent font-semibold text-on-accent">
              {index + 1}
            </span>
            <div>
              <h3 className="font-semibold">{title}</h3>
              <p className="text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-t pt-4">
        <div className="flex flex-col gap-1">
          <p>{texts.questions}</p>
          <InstituteContact />
        </div>
        <ButtonLink variant="secondary" to="/test">
          {texts.freeTests}
        </ButtonLink>
      </div>
    </section>
  )
}

import { Check } from 'lucide-react'
import type { MetaArgs } from 'react-router'
import { useSite } from '../lib/site.ts'
import { pageMeta } from '../page-meta.ts'
import { ButtonLink, buttonLook } from '../ui/button.tsx'
import { texts } from './texts.ts'

export const meta = (args: MetaArgs) => pageMeta(args, texts.pricing.heading, texts.pricing.text)

/** What packages cost, and how to get one: nothing is sold on this page. */
export default function PricingPage() {
  const { email } = useSite()
  return (
    <div className="page-width flex flex-col gap-8 py-8 md:py-12">
      <header className="flex flex-col gap-3">
        <h1 className="font-bold text-3xl">{texts.pricing.heading}</h1>
        <p className="max-w-prose text-ink-soft text-lg">{texts.pricing.text}</p>
      </header>
      <ul className="grid gap-5 md:grid-cols-2">
        {texts.pricing.packages.map(({ name, price, contains }) => (
          <li key={name} className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-6 shadow-sm">
            <h2 className="font-semibold text-xl">{name}</h2>
            <p className="figures font-bold text-4xl">{price}</p>
            <ul className="flex flex-1 flex-col gap-2">
              {contains.map((line) => (
                <li key={line} className="flex items-center gap-2">
                  <Check aria-hidden="true" className="size-5 shrink-0 text-good" />
                  {line}
                </li>
              ))}
            </ul>
            <a
              href={`mailto:${email}?subject=${encodeURIComponent(texts.pricing.subject(name))}`}
              className={buttonLook('primary')}
            >
              {texts.pricing.ask}
            </a>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-4">
        <p>{texts.pricing.free}</p>
        <ButtonLink look="secondary" to="/icet">
          {texts.pricing.freeTests}
        </ButtonLink>
      </div>
    </div>
  )
}

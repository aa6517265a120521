import type { PackageItem } from '@pariksha/contract/packages'
import { rupees } from '@pariksha/domain/rupees'
import { Check } from 'lucide-react'
import { orderPath } from '../../shared/paths/package-paths.ts'
import { ButtonLink } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { packageLines } from './package-lines.ts'
import { useTexts } from './texts.ts'

/** `returnPath`: the list, filtered as it is now. */
export function PackageCard({ offer, returnPath }: { readonly offer: PackageItem; readonly returnPath: string }) {
  const texts = useTexts().card
  const { slug, title, description, contents, price, was_price, months, badge } = offer
  return (
    <article
      id={`package-${slug}`}
      className={classNames(
        'relative row-span-5 grid grid-rows-subgrid gap-4 rounded-lg border bg-surface p-5 shadow-sm',
        badge === null ? 'border-line' : 'border-accent',
      )}
    >
      <h3 className="font-semibold text-lg">{title}</h3>
      {/* On the edge, so that the lines of cards side by side stay level. */}
      {badge !== null && (
        <span className="absolute -top-3 right-4 rounded-full bg-accent px-3 py-0.5 font-semibold text-on-accent text-sm">
          {badge}
        </span>
      )}
      <p className="text-ink-soft">{description}</p>
      <p className="figures flex flex-wrap items-baseline gap-x-2">
        <span className="font-bold text-3xl">{rupees(price)}</span>
        {was_price !== null && (
          <s className="text-ink-faint">
            <span className="sr-only">{texts.was} </span>
            {rupees(was_price)}
          </s>
        )}
        <span className="text-ink-soft">{texts.months(months)}</span>
      </p>
      <ul className="flex flex-1 flex-col gap-2">
        {packageLines(texts, offer).map((line) => (
          <li key={line} className="figures flex gap-2 font-medium">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-good" />
            {line}
          </li>
        ))}
        {contents.map((line) => (
          <li key={line} className="flex gap-2">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-good" />
            {line}
          </li>
        ))}
      </ul>
      <ButtonLink
        to={orderPath(slug, returnPath)}
        preventScrollReset
        variant={badge === null ? 'secondary' : 'primary'}
        aria-label={texts.buyName(title)}
      >
        {texts.buy}
      </ButtonLink>
    </article>
  )
}

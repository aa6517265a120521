import type { PackageItem } from '@pariksha/contract/packages'
import { classNames } from '../../shared/ui/class-names.ts'
import { PackageCard } from './package-card.tsx'

/** `returnPath`: the list, filtered as it is now. */
type Props = { readonly offers: readonly PackageItem[]; readonly returnPath: string }

/** Cards side by side share their rows: titles, prices and contents stand level, however long the texts are. */
export function PackageList({ offers, returnPath }: Props) {
  return (
    <ul className={classNames('grid gap-4 sm:grid-cols-2', offers.length === 4 ? 'xl:grid-cols-4' : 'lg:grid-cols-3')}>
      {offers.map((offer) => (
        <li key={offer.slug} className="row-span-5 grid grid-rows-subgrid">
          <PackageCard offer={offer} returnPath={returnPath} />
        </li>
      ))}
    </ul>
  )
}

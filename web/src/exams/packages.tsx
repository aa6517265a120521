import type { PackageItem } from '@pariksha/contract/commerce'
import { pricesPath } from '../pricing/buy-path.ts'
import { HowToBuy } from '../pricing/how-to-buy.tsx'
import { PackageComparison } from '../pricing/package-comparison.tsx'
import { PackageList } from '../pricing/package-list.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Section } from './section.tsx'
import { useTexts } from './texts.ts'

type Props = { readonly family: string; readonly packages: readonly PackageItem[] }

/** What can be bought for a family of examinations. */
export function Packages({ family, packages }: Props) {
  const texts = useTexts()
  if (packages.length === 0) {
    return (
      <EmptyState
        title={texts.packages.none}
        text={texts.packages.noneText}
        action={
          <ButtonLink to="/pricing" look="secondary">
            {texts.packages.all}
          </ButtonLink>
        }
      />
    )
  }
  return (
    <Section title={texts.packages.heading}>
      <HowToBuy />
      <PackageList offers={packages} prices={pricesPath(family)} />
      <PackageComparison offers={packages} />
    </Section>
  )
}

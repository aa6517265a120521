import type { PackageItem } from '@pariksha/contract/packages'
import { packagesPath } from '../../../shared/paths/package-paths.ts'
import { ButtonLink } from '../../../shared/ui/button.tsx'
import { EmptyState } from '../../../shared/ui/status/empty-state.tsx'
import { PackageComparison } from '../../packages/comparison/package-comparison.tsx'
import { OrderNotice } from '../../packages/order/order-notice.tsx'
import { PackageList } from '../../packages/package-list.tsx'
import { Section } from '../section.tsx'
import { useTexts } from '../texts.ts'

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
          <ButtonLink to="/pricing" variant="secondary">
            {texts.packages.all}
          </ButtonLink>
        }
      />
    )
  }
  return (
    <Section title={texts.packages.heading}>
      <OrderNotice />
      <PackageList offers={packages} returnPath={packagesPath(family)} />
      <PackageComparison offers={packages} />
    </Section>
  )
}

import type { MaterialPage } from '@pariksha/contract/site/study'
import { HUB, type HubSearch, hubAddress } from '../../shared/paths/hub-address.ts'
import { ButtonLink } from '../../shared/ui/button.tsx'
import { PageLinks } from '../../shared/ui/navigation/page-links.tsx'
import { EmptyState } from '../../shared/ui/status/empty-state.tsx'
import { EmptyShelf } from './empty-shelf.tsx'
import { MaterialCard } from './material-card.tsx'
import { useTexts } from './texts.ts'

type Props = { readonly page: MaterialPage; readonly search: HubSearch; readonly isNews: boolean }

export const CARDS = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3'

export function Materials({ page, search, isNews }: Props) {
  const texts = useTexts()
  if (page.results.length === 0) return <Nothing search={search} isNews={isNews} />
  return (
    <>
      <ul className={CARDS}>
        {page.results.map((material) => (
          <li key={material.id}>
            <MaterialCard material={material} />
          </li>
        ))}
      </ul>
      <PageLinks
        page={page.page}
        pages={page.pages}
        addressOf={(number) => hubAddress(search, { page: String(number) })}
        texts={texts.pages}
      />
    </>
  )
}

/** Says why nothing is here, and what to do next. */
function Nothing({ search, isNews }: Omit<Props, 'page'>) {
  const texts = useTexts()
  const others = Object.keys(search).filter((name) => name !== 'category').length
  if (isNews && others === 0) {
    return (
      <EmptyState
        title={texts.noNews.title}
        text={texts.noNews.text}
        picture={<EmptyShelf />}
        action={<ButtonLink to={hubAddress({ type: 'digest' })}>{texts.noNews.action}</ButtonLink>}
      />
    )
  }
  if (Object.keys(search).length === 0) {
    return <EmptyState title={texts.nothingYet.title} text={texts.nothingYet.text} picture={<EmptyShelf />} />
  }
  return (
    <EmptyState
      title={texts.nothing.title}
      text={texts.nothing.text}
      picture={<EmptyShelf />}
      action={<ButtonLink to={HUB}>{texts.nothing.action}</ButtonLink>}
    />
  )
}

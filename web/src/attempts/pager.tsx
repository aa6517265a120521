import { ButtonLink } from '../ui/button.tsx'
import { useTexts } from './texts.ts'

type Props = { readonly page: number; readonly hasNewer: boolean; readonly hasOlder: boolean }

export function Pager({ page, hasNewer, hasOlder }: Props) {
  const texts = useTexts()
  if (!hasNewer && !hasOlder) return null
  return (
    <nav aria-label={texts.pages} className="flex items-center justify-between gap-4">
      {hasNewer ? (
        <ButtonLink look="secondary" to={page === 2 ? '?' : `?page=${page - 1}`}>
          {texts.newer}
        </ButtonLink>
      ) : (
        <span />
      )}
      <span className="figures text-ink-soft">{texts.page(page)}</span>
      {hasOlder ? (
        <ButtonLink look="secondary" to={`?page=${page + 1}`}>
          {texts.older}
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  )
}

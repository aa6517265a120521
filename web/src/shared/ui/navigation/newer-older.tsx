import { ButtonLink } from '../button.tsx'

type Props = {
  readonly page: number
  /** Where they are; null where there are none. */
  readonly newer: string | null
  readonly older: string | null
  readonly texts: {
    readonly pages: string
    readonly newer: string
    readonly older: string
    readonly page: (page: number) => string
  }
}

/** Links to the previous and next page of a list without a total. */
export function NewerOlder({ page, newer, older, texts }: Props) {
  if (newer === null && older === null) return null
  return (
    <nav aria-label={texts.pages} className="flex items-center justify-between gap-4">
      {newer === null ? (
        <span />
      ) : (
        <ButtonLink variant="secondary" to={newer}>
          {texts.newer}
        </ButtonLink>
      )}
      <span className="figures text-ink-soft">{texts.page(page)}</span>
      {older === null ? (
        <span />
      ) : (
        <ButtonLink variant="secondary" to={older}>
          {texts.older}
        </ButtonLink>
      )}
    </nav>
  )
}

import { useEffect } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import { texts } from '../../texts.ts'

type Props = { readonly page: number; readonly more: boolean; readonly onPage: (page: number) => void }

export function Paging({ page, more, onPage }: Props) {
  if (page === 1 && !more) return null
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {texts.paging.back}
      </Button>
      <Button variant="secondary" disabled={!more} onClick={() => onPage(page + 1)}>
        {texts.paging.more}
      </Button>
    </div>
  )
}

/** Where the last rows of a page were decided or deleted, the page before it is shown. */
export function useFilledPage(rows: readonly unknown[] | undefined, page: number, onPage: (page: number) => void) {
  const isEmpty = rows?.length === 0
  useEffect(() => {
    if (isEmpty && page > 1) onPage(page - 1)
  }, [isEmpty, page, onPage])
}

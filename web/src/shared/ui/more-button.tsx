import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Button } from './button.tsx'

type Props = {
  readonly of: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>
  readonly children: string
}

/** Below a list that comes in pages; nothing after the last one. */
export function MoreButton({ of: { hasNextPage, isFetchingNextPage, fetchNextPage }, children }: Props) {
  if (!hasNextPage) return null
  return (
    <Button variant="secondary" className="self-start" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {children}
    </Button>
  )
}

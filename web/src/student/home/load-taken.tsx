import { useEffect } from 'react'
import { QueryProvider } from '../../shared/lib/api/query-provider.tsx'
import { type OwnTests, useTaken } from '../attempts/use-taken.ts'

type Props = { readonly onLoaded: (taken: OwnTests | undefined) => void }

/** Renders nothing: fetches the tests taken, for a page whose first chunk has no query client. */
export function LoadTaken(props: Props) {
  return (
    <QueryProvider>
      <Ask {...props} />
    </QueryProvider>
  )
}

function Ask({ onLoaded }: Props) {
  const { taken } = useTaken()
  useEffect(() => {
    onLoaded(taken)
  }, [taken, onLoaded])
  return null
}

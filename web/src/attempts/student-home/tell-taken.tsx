import { useEffect } from 'react'
import { QueryProvider } from '../../lib/api/query-provider.tsx'
import { type OwnTests, useTaken } from '../use-taken.ts'

type Props = { readonly onTold: (taken: OwnTests | undefined) => void }

/** Draws nothing: asks which tests the student has taken, for a page that does not load what asks at first. */
export function TellTaken(props: Props) {
  return (
    <QueryProvider>
      <Ask {...props} />
    </QueryProvider>
  )
}

function Ask({ onTold }: Props) {
  const { taken } = useTaken()
  useEffect(() => {
    onTold(taken)
  }, [taken, onTold])
  return null
}

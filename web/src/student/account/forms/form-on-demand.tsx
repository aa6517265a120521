import type { ReactNode } from 'react'
import { PartOnDemand } from '../../../shared/lib/hydration/part-on-demand.tsx'
import { Loading, Skeleton } from '../../../shared/ui/status/skeleton.tsx'
import { useTexts } from '../texts.ts'

/**
 * Wraps a form whose module loads after the page, because validation would add a third to it. The server's document has the
 * fields already; they are hydrated a little later than the page around them.
 */
export function FormOnDemand({ children }: { readonly children: ReactNode }) {
  const texts = useTexts()
  const shapes = (
    <Loading label={texts.formLoading} className="flex flex-col gap-5">
      {[1, 2, 3].map((field) => (
        <Skeleton key={field} className="h-16" />
      ))}
    </Loading>
  )
  return <PartOnDemand fallback={shapes}>{children}</PartOnDemand>
}

import { Loading, Skeleton } from '../../../shared/ui/status/skeleton.tsx'

/** The shape of what comes: sentences, and a bar. */
export function AnalysisSkeleton({ label }: { readonly label: string }) {
  return (
    <Loading label={label} className="flex flex-col gap-8">
      <Skeleton className="h-36 rounded-lg" />
      <Skeleton className="h-56 rounded-lg" />
    </Loading>
  )
}

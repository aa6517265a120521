import { Loading, Skeleton } from '../../../shared/ui/status/skeleton.tsx'
import { useTexts } from '../texts.ts'

export function ProfileSkeleton() {
  const texts = useTexts()
  return (
    <div className="page-width max-w-3xl py-10 md:py-16">
      <Loading label={texts.profile.loading} className="flex flex-col gap-6">
        <Skeleton className="h-9 w-48" />
        <div className="grid gap-6 rounded-lg border border-line bg-surface p-5 sm:grid-cols-2 sm:p-8">
          <Skeleton className="size-20 rounded-full sm:col-span-2" />
          {[0, 1, 2, 3, 4, 5].map((field) => (
            <div key={field} className="flex flex-col gap-2">
              <Skeleton className="h-4 w-28" />
              <Skeleton className="h-11 w-full" />
            </div>
          ))}
        </div>
      </Loading>
    </div>
  )
}

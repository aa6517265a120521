import { Loading, Skeleton } from '../../../shared/ui/status/skeleton.tsx'
import { useTexts } from '../texts.ts'

export function QuestionSkeleton() {
  const texts = useTexts()
  return (
    <Loading label={texts.topic.loading} className="flex flex-col gap-4">
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-20" />
      {[1, 2, 3, 4].map((key) => (
        <Skeleton key={key} className="h-12" />
      ))}
    </Loading>
  )
}

import { Loading, Skeleton } from '../../../shared/ui/status/skeleton.tsx'
import { useTexts } from '../texts.ts'
import { TEST_GRID } from './test-grid-styles.ts'

export function TestsSkeleton() {
  const texts = useTexts()
  return (
    <Loading label={texts.list.loading} className={TEST_GRID}>
      {[1, 2, 3, 4, 5].map((key) => (
        <Skeleton key={key} className="h-56" />
      ))}
    </Loading>
  )
}

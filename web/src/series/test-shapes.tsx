import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { TEST_GRID } from './test-grid-look.ts'
import { useTexts } from './texts.ts'

export function TestShapes() {
  const texts = useTexts()
  return (
    <Loading label={texts.list.loading} className={TEST_GRID}>
      {[1, 2, 3, 4, 5].map((key) => (
        <Skeleton key={key} className="h-56" />
      ))}
    </Loading>
  )
}

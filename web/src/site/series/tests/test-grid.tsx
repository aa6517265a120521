import type { TestItem } from '@pariksha/contract/exams/tests'
import { lazyPart, PartOnDemand } from '../../../shared/lib/hydration/part-on-demand.tsx'
import { TestsSkeleton } from './tests-skeleton.tsx'

const TestList = lazyPart(async () => (await import('./test-list.tsx')).TestList)

export type TestGridProps = {
  readonly series: string
  /** Only tests of this stage. */
  readonly stage?: TestItem['stage']
  /** The series as visitors see it, if the document contains it: then nothing has to be loaded. */
  readonly given?: readonly TestItem[] | undefined
  readonly order?: (a: TestItem, b: TestItem) => number
}

/** The tests of a series; loaded by the browser if the document does not contain them. */
export function TestGrid(props: TestGridProps) {
  return (
    <PartOnDemand fallback={<TestsSkeleton />}>
      <TestList {...props} />
    </PartOnDemand>
  )
}

export const freeFirst = (a: TestItem, b: TestItem): number => Number(b.free) - Number(a.free)

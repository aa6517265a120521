import type { TestItem } from '@pariksha/contract/tests'
import { lazyPart, PartOnDemand } from '../../lib/hydration/part-on-demand.tsx'
import { TestShapes } from './test-shapes.tsx'

const TestList = lazyPart(async () => (await import('./test-list.tsx')).TestList)

export type TestGridProps = {
  readonly series: string
  /** Of this stage alone. */
  readonly stage?: TestItem['stage']
  /** The series as it is for who is not signed in, when the document has it: nobody waits for it then. */
  readonly given?: readonly TestItem[] | undefined
  readonly order?: (a: TestItem, b: TestItem) => number
}

/** The tests of a series; the browser asks for what the document does not have. */
export function TestGrid(props: TestGridProps) {
  return (
    <PartOnDemand fallback={<TestShapes />}>
      <TestList {...props} />
    </PartOnDemand>
  )
}

export const freeFirst = (a: TestItem, b: TestItem): number => Number(b.free) - Number(a.free)

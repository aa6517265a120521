import type { TestItem } from '@pariksha/contract/exams/tests'
import { Tabs } from '../../shared/ui/navigation/tabs.tsx'
import { TestGrid, type TestGridProps } from './tests/test-grid.tsx'
import { useTexts } from './texts.ts'

const STAGES: readonly { readonly id: string; readonly stage: TestItem['stage'] }[] = [
  { id: 'prelims', stage: 'prelims' },
  { id: 'mains', stage: 'mains' },
  { id: 'prelims-sectional', stage: 'prelims_sectional' },
  { id: 'mains-sectional', stage: 'mains_sectional' },
]

/** The tests of a series, by the stage of the examination they are for. */
export function StageTabs({ series, given }: Pick<TestGridProps, 'series' | 'given'>) {
  const texts = useTexts()
  return (
    <Tabs
      key={series}
      label={texts.stages.label}
      tabs={STAGES.map(({ id, stage }) => ({
        id,
        label: texts.stages[stage],
        content: <TestGrid series={series} stage={stage} given={given} />,
      }))}
    />
  )
}

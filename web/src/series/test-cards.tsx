import type { TestItem } from '@pariksha/contract/tests'
import { useLanguage } from '../languages/language-provider.tsx'
import { TestCard } from './test-card.tsx'

export const TEST_GRID = 'grid gap-4 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5'

export function TestCards({ tests }: { readonly tests: readonly TestItem[] }) {
  const { language } = useLanguage()
  return (
    // Also inside of pages that are in English alone.
    <ul lang={language} className={TEST_GRID}>
      {tests.map((test) => (
        <li key={test.id}>
          <TestCard test={test} />
        </li>
      ))}
    </ul>
  )
}

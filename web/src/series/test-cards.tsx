import { useLanguage } from '../languages/language-provider.tsx'
import { type CardTest, TestCard } from './test-card.tsx'
import { TEST_GRID } from './test-grid-look.ts'

export function TestCards({ tests }: { readonly tests: readonly CardTest[] }) {
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

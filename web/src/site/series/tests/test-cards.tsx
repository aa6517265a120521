import { use, useState } from 'react'
import { useLanguage } from '../../../shared/languages/language-provider.tsx'
import type { OwnTests } from '../../../student/attempts/use-taken.ts'
import { SignedInPart } from '../../../student/home/signed-in-context.ts'
import { type CardTest, type Own, TestCard } from './test-card.tsx'
import { TEST_GRID } from './test-grid-styles.ts'

/** Cards of tests; for signed-in students with the state new, running or completed. */
export function TestCards({ tests }: { readonly tests: readonly CardTest[] }) {
  const { language } = useLanguage()
  const own = use(SignedInPart)
  const [taken, setTaken] = useState<OwnTests>()
  return (
    <>
      {/* The page around it may be in English only. */}
      <ul lang={language} className={TEST_GRID}>
        {tests.map((test) => (
          <li key={test.id}>
            <TestCard test={test} own={own && taken ? ownOf(taken, test.id) : undefined} />
          </li>
        ))}
      </ul>
      {own && <own.LoadTaken onLoaded={setTaken} />}
    </>
  )
}

function ownOf({ running, completed }: OwnTests, testId: number): Own {
  const open = running.find(({ test_id }) => test_id === testId)
  if (open) return { kind: 'running', attempt: open }
  const done = completed.find(({ test_id }) => test_id === testId)
  return done ? { kind: 'done', taken: done } : { kind: 'new' }
}

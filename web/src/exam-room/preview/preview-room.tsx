import type { Paper, TestDetails } from '@pariksha/contract/exams/tests'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLanguage } from '../../shared/languages/language-provider.tsx'
import { useValue } from '../../shared/lib/store/use-store.ts'
import { Paused } from '../interruptions/interruptions.tsx'
import { PREVIEW_ID } from '../preview-id.ts'
import { TestScreen } from '../running/test-screen.tsx'
import { SessionProvider } from '../session-context.ts'
import { PreviewSession } from './preview-session.ts'

type Props = { readonly test: TestDetails; readonly paper: Paper; readonly onEnd: () => void }

/** The exam room with a paper that is not published. */
export default function PreviewRoom({ test, paper, onEnd }: Props) {
  const client = useQueryClient()
  const { language } = useLanguage()
  const [session] = useState(() => {
    // what the panel of instructions asks for
    client.setQueryData(['test', PREVIEW_ID, language], test)
    return new PreviewSession(test, paper, onEnd)
  })
  const { name } = useValue(session.phase)
  useEffect(() => {
    session.start()
    return () => session.stop()
  }, [session])
  return (
    <SessionProvider value={session}>
      {name === 'paused' ? <Paused onResume={() => session.resume()} /> : <TestScreen submitting={false} />}
    </SessionProvider>
  )
}

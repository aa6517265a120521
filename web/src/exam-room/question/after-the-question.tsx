import { type ReactNode, useEffect, useState } from 'react'
import { afterFrame } from '../../shared/lib/after-frame.ts'
import { makeStore } from '../../shared/lib/store/store.ts'
import { AnswersProvider, useSession } from '../session-context.ts'

/** Its children follow the answers with a delay, after the next question was painted, so that they do not slow it down. */
export function AfterTheQuestion({ children }: { readonly children: ReactNode }) {
  const { answers } = useSession()
  const [seen] = useState(() => makeStore(answers.read()))
  useEffect(() => {
    const follow = () => seen.set(answers.read())
    follow()
    return answers.subscribe(() => void afterFrame().then(follow))
  }, [answers, seen])
  return <AnswersProvider value={seen}>{children}</AnswersProvider>
}

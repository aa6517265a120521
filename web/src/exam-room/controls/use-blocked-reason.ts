import { useCallback } from 'react'
import { useTestWord } from '../../shared/languages/test-words.ts'
import { useValue } from '../../shared/lib/store/use-store.ts'
import { useSession } from '../session-context.ts'
import { useTexts } from '../texts.ts'

/** Why a question cannot be opened now; undefined where it can. */
export function useBlockedReason(): (questionNumber: number) => string | undefined {
  const texts = useTexts()
  const word = useTestWord()
  const session = useSession()
  const open = useValue(session.countdown.openSection)
  // biome-ignore lint/correctness/useExhaustiveDependencies: which questions can be opened follows from the open section.
  return useCallback(
    (questionNumber) => {
      if (questionNumber < 1) return texts.reasons.firstQuestion
      if (questionNumber > session.lastQuestion) return texts.reasons.lastQuestion
      if (session.canOpen(questionNumber)) return undefined
      const section = session.sections.of(questionNumber)
      const nameOf = (index: number) => word(session.paper.sections[index]?.name ?? '')
      return texts.reasons.opensAfter(nameOf(section), nameOf(session.sections.before(section) ?? 0))
    },
    [texts, word, session, open],
  )
}

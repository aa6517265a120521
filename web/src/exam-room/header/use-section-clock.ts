import { useTestWord } from '../../shared/languages/test-words.ts'
import { useValue } from '../../shared/lib/store/use-store.ts'
import { useSession } from '../session-context.ts'

/** The last minute of a section is announced, with the section that follows. */
const ENDING_SECONDS = 60

/** The clock of the section that is open; null where sections have no times of their own. */
export function useSectionClock() {
  const word = useTestWord()
  const session = useSession()
  const open = useValue(session.countdown.openSection)
  const left = useValue(session.countdown.sectionSecondsLeft)
  if (open === null || left === null) return null
  const namesOf = (section: number) => session.sections.beside(section).map(word).join(', ')
  const after = session.sections.after(open)
  return {
    left,
    name: namesOf(open),
    /** Null when the test ends with this section. */
    next: after === null ? null : namesOf(after),
    isEnding: left <= ENDING_SECONDS,
  }
}

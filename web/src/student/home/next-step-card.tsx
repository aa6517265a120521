import { useTestWord } from '../../shared/languages/test-words.ts'
import { attemptPath, RESUME } from '../../shared/paths/attempt-path.ts'
import { ButtonLink } from '../../shared/ui/button.tsx'
import { useTexts } from '../attempts/texts.ts'
import { type NextTest, useNextTest } from '../attempts/use-next-test.ts'
import { useRunning } from '../attempts/use-running.ts'
import type { Running } from '../attempts/use-taken.ts'
import { HomeCard } from './home-card.tsx'
import { RunningStatus } from './running-bar.tsx'

/** The running test, or else the next free one that was not taken. */
export function NextStepCard() {
  const [running] = useRunning()
  const next = useNextTest()
  return running ? <GoOn running={running} next={next} /> : <Begin next={next} />
}

function GoOn({ running, next }: { readonly running: Running; readonly next: NextTest }) {
  const texts = useTexts()
  const word = useTestWord()
  return (
    <HomeCard
      title={texts.running.label}
      action={
        <>
          <ButtonLink to={attemptPath(running)} state={RESUME}>
            {texts.running.resume}
          </ButtonLink>
          {next.kind === 'found' && (
            <ButtonLink variant="quiet" className="px-2! text-sm" to={`/test/${next.test.id}`}>
              {texts.home.afterwards(word(next.test.title))}
            </ButtonLink>
          )}
        </>
      }
    >
      <p className="truncate font-semibold text-xl">{word(running.title)}</p>
      <p className="figures text-ink-soft text-sm">
        <RunningStatus attempt={running} />
      </p>
    </HomeCard>
  )
}

function Begin({ next }: { readonly next: NextTest }) {
  const texts = useTexts().home
  const word = useTestWord()
  switch (next.kind) {
    case 'finding':
      return <HomeCard title={texts.next}>{undefined}</HomeCard>
    case 'found':
      return (
        <HomeCard title={texts.next} action={<ButtonLink to={`/test/${next.test.id}`}>{texts.start}</ButtonLink>}>
          <p className="truncate font-semibold text-xl">{word(next.test.title)}</p>
          <p className="figures text-ink-soft text-sm">{texts.facts(next.test.question_count, next.test.duration)}</p>
        </HomeCard>
      )
    case 'all-taken':
    case 'failed':
      return (
        <HomeCard title={texts.next} action={<ButtonLink to="/test">{texts.allTests}</ButtonLink>}>
          <p>{next.kind === 'failed' ? texts.notRead : texts.allTaken}</p>
        </HomeCard>
      )
  }
}

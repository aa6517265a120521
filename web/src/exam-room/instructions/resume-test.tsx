import { useTestWord } from '../../shared/languages/test-words.ts'
import { clockText } from '../../shared/lib/format/durations.ts'
import { attemptPath, RESUME } from '../../shared/paths/attempt-path.ts'
import { ButtonLink } from '../../shared/ui/button.tsx'
import type { Running } from '../../student/attempts/use-taken.ts'
import { useTimeLeft } from '../../student/attempts/use-time-left.ts'
import { useTexts } from '../texts.ts'

/** In place of the instructions: they were read, and the clock may be running. */
export function ResumeTest({ attempt }: { readonly attempt: Running }) {
  const texts = useTexts()
  const word = useTestWord()
  const left = useTimeLeft(attempt)
  return (
    <section className="flex max-w-prose flex-col items-start gap-5 rounded-lg border border-line bg-surface p-6">
      <h1 className="font-semibold text-2xl">{word(attempt.title)}</h1>
      <p>{texts.resume.text[attempt.status]}</p>
      <p className="figures font-semibold text-lg">
        {texts.header.timeLeft}: {clockText(left)}
      </p>
      <ButtonLink to={attemptPath(attempt)} state={RESUME}>
        {texts.resume.resume}
      </ButtonLink>
    </section>
  )
}

import type { Html } from '@pariksha/contract/exams/tests'
import type { ReactNode } from 'react'
import type { Language } from '../preferences.ts'
import type { AnswerCheck, Question } from '../question.ts'
import { RichText } from '../rich-text.tsx'
import { useTexts } from './solution-texts.ts'
import { SolvedOptions } from './solved-options.tsx'

type Props = AnswerCheck & {
  readonly question: Question
  readonly language: Language
  readonly explanation: Html | null
  /** What there is to say before the explanation. */
  readonly children?: ReactNode
}

/** The answer of a question to read: which is right, which was given, and why. */
export function Solution({
  question: { options },
  language,
  correct,
  alsoAccepted,
  given,
  explanation,
  children,
}: Props) {
  const texts = useTexts()
  return (
    <>
      {options.length === 0 ? (
        <SolvedNumber correct={correct} alsoAccepted={alsoAccepted} given={given} />
      ) : (
        <SolvedOptions
          options={options}
          language={language}
          correct={correct}
          alsoAccepted={alsoAccepted}
          given={given}
        />
      )}
      {children}
      {explanation && (
        <section aria-label={texts.explanation} className="rounded-md bg-accent-soft p-4">
          <p className="pb-1 font-semibold">{texts.explanation}</p>
          <RichText text={explanation} language={language} />
        </section>
      )}
    </>
  )
}

function SolvedNumber({ correct, alsoAccepted = [], given }: AnswerCheck) {
  const texts = useTexts()
  return (
    <dl className="figures grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {correct !== '' && (
        <>
          <dt className="text-ink-soft">{texts.rightNumber}</dt>
          <dd className="font-semibold text-good">{[correct, ...alsoAccepted].join(' · ')}</dd>
        </>
      )}
      {given !== null && (
        <>
          <dt className="text-ink-soft">{texts.yourNumber}</dt>
          <dd className="font-semibold">{given}</dd>
        </>
      )}
    </dl>
  )
}

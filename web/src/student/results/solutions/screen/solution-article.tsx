import type { Attempt } from '@pariksha/contract/attempts/attempt'
import type { RefObject } from 'react'
import { useTestWord } from '../../../../shared/languages/test-words.ts'
import { signed } from '../../../../shared/lib/format/marks.ts'
import { useValue } from '../../../../shared/lib/store/use-store.ts'
import { useMedia } from '../../../../shared/lib/use-media.ts'
import { language as languageStore } from '../../../../shared/questions/preferences.ts'
import { QuestionView } from '../../../../shared/questions/question-view.tsx'
import { RichText } from '../../../../shared/questions/rich-text.tsx'
import { CorrectionNote } from '../../../../shared/questions/solution/correction-note.tsx'
import { FoldedPassage } from '../../../../shared/questions/solution/folded-passage.tsx'
import { Solution } from '../../../../shared/questions/solution/solution.tsx'
import { useTexts as useSolutionTexts } from '../../../../shared/questions/solution/solution-texts.ts'
import { classNames } from '../../../../shared/ui/class-names.ts'
import { ChallengePart } from '../../challenges/challenge-part.tsx'
import { useTexts as useResultTexts } from '../../texts.ts'
import { useTexts } from '../review-texts.ts'
import { type Reviewed, setOf } from '../reviewed.ts'
import { rangeOf } from '../solutions.tsx'
import { explain, SetSolution } from './set-solution.tsx'
import { SolutionActions } from './solution-actions.tsx'
import { SOLUTION_STATE_STYLES } from './solution-state-styles.ts'
import { SolutionSteps } from './solution-steps.tsx'

/** Room for a passage beside its question. */
const SIDE_BY_SIDE = '(width >= 64rem)'

type Props = {
  readonly attempt: Attempt
  readonly all: readonly Reviewed[]
  readonly one: Reviewed
  /** It is known what the others did. */
  readonly compared: boolean
  readonly heading: RefObject<HTMLHeadingElement | null>
}

/** A question with the student's answer, the right one and why; what its set shares stays where it is from one to the next. */
export function SolutionArticle({ attempt, all, one, compared, heading }: Props) {
  const resultTexts = useResultTexts()
  const solutionTexts = useSolutionTexts()
  const language = useValue(languageStore)
  const wide = useMedia(SIDE_BY_SIDE)
  const { passage, question_number: number } = one
  const { lang, shared, own } = explain(one, setOf(all, number), language)
  const range = passage ? rangeOf(all, passage.en) : ([number, number] as const)
  const [firstOfSet] = range
  const setSolution = shared.length > 0 && <SetSolution key={firstOfSet} steps={shared} range={range} language={lang} />
  return (
    <article className="flex flex-col gap-5" aria-labelledby="solution-number">
      <SolutionHeading attempt={attempt} one={one} compared={compared} heading={heading} />
      <div className={classNames('flex flex-col gap-5', passage && wide && 'grid! grid-cols-2 items-start gap-x-10')}>
        {passage && (
          <div key={firstOfSet} className="flex min-w-0 flex-col gap-5">
            {wide ? (
              <section aria-label={solutionTexts.passage}>
                <RichText text={passage} language={language} />
              </section>
            ) : (
              <FoldedPassage passage={passage} language={language} />
            )}
            {wide && setSolution}
          </div>
        )}
        <div className="flex min-w-0 max-w-[80ch] flex-col gap-4">
          <QuestionView question={one} language={language}>
            <Solution
              question={one}
              language={language}
              correct={one.correct_choice}
              alsoAccepted={one.also_correct}
              given={one.user_choice}
              explanation={null}
            >
              {one.correction && <CorrectionNote correction={one.correction} />}
              {one.state === 'not-attempted' && <p className="text-ink-soft">{resultTexts.notAttempted}</p>}
              {one.late_choice !== null && (
                <p className="rounded-sm bg-warn-soft px-3 py-2 text-sm">{resultTexts.late(one.late_choice)}</p>
              )}
              {one.marked_review && <p className="text-marked text-sm">{resultTexts.marked}</p>}
            </Solution>
          </QuestionView>
          {!wide && setSolution}
          {own.length > 0 && <SolutionSteps key={number} lang={lang} steps={own} isOfSet={shared.length > 0} />}
          <ChallengePart key={`challenge ${number}`} attemptId={attempt.id} solution={one} />
          <SolutionActions attemptId={attempt.id} number={number} />
        </div>
      </div>
    </article>
  )
}

type HeadingProps = Pick<Props, 'attempt' | 'one' | 'compared' | 'heading'>

function SolutionHeading({ attempt: { sections }, one, compared, heading }: HeadingProps) {
  const texts = useTexts()
  const resultTexts = useResultTexts()
  const word = useTestWord()
  const { Icon, className } = SOLUTION_STATE_STYLES[one.state]
  const facts = [
    sections.length > 1 && word(sections[one.section]?.name ?? ''),
    one.topic?.name,
    resultTexts.seconds(one.seconds),
    one.slow && texts.slowShort,
    one.changes !== null && one.changes > 0 && texts.changes(one.changes),
  ]
  const { right_share, median_seconds = null } = one.everyone ?? {}
  const others = [
    right_share === undefined ? compared && texts.tooFew : texts.rightShare(Math.round(100 * right_share)),
    median_seconds !== null && texts.median(resultTexts.seconds(Math.round(median_seconds))),
  ]
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b pb-3">
      <h1 id="solution-number" ref={heading} tabIndex={-1} className="figures font-semibold text-xl outline-none">
        {resultTexts.number(one.question_number)}
      </h1>
      <p
        className={classNames(
          'figures inline-flex items-center gap-1.5 rounded-full px-3 py-1 font-semibold text-sm',
          className,
        )}
      >
        <Icon aria-hidden="true" className="size-4" />
        {resultTexts.states[one.state]} {signed(one.marks)}
      </p>
      <p className="figures text-ink-soft text-sm">{facts.filter(Boolean).join(' · ')}</p>
      {one.state !== 'dropped' && (
        <p className="figures basis-full text-ink-soft text-sm">{others.filter(Boolean).join(' · ')}</p>
      )}
    </header>
  )
}

import type { Paper } from '@pariksha/contract/exams/tests'
import { useTestWord } from '../../shared/languages/test-words.ts'
import { useValue } from '../../shared/lib/store/use-store.ts'
import { useInitialCount } from '../../shared/lib/use-initial-count.ts'
import { type Language, language as languageStore } from '../../shared/questions/preferences.ts'
import { QuestionView } from '../../shared/questions/question-view.tsx'
import { RichText } from '../../shared/questions/rich-text.tsx'
import { useBlockedReason } from '../controls/use-blocked-reason.ts'
import { useSession } from '../session-context.ts'

/** More than a tall screen shows. */
const FIRST_SCREEN = 10

/** Every question that may be looked at now, one below the other, to read. */
export function QuestionPaper() {
  const word = useTestWord()
  const { paper } = useSession()
  const language = useValue(languageStore)
  const reasonAgainst = useBlockedReason()
  const rendered = useInitialCount(FIRST_SCREEN)
  return paper.sections.map(({ name, first_question }, index) => {
    const reason = reasonAgainst(first_question)
    return (
      <section key={first_question} aria-label={word(name)} className="flex flex-col gap-4">
        <h3 className="border-line border-b pb-2 font-semibold text-lg">{word(name)}</h3>
        {reason === undefined ? (
          <Questions paper={paper} section={index} language={language} rendered={rendered} />
        ) : (
          <p className="text-ink-soft">{reason}</p>
        )}
      </section>
    )
  })
}

type Props = {
  readonly paper: Paper
  readonly section: number
  readonly language: Language
  /** How many questions. */
  readonly rendered: number
}

function Questions({ paper, section, language, rendered }: Props) {
  const questions = paper.questions.filter((question) => question.section === section)
  return (
    <ol className="flex flex-col gap-5">
      {questions.slice(0, rendered).map((question, place) => {
        const isFirstOfPassage = question.passage !== null && question.passage !== questions[place - 1]?.passage
        const passage = isFirstOfPassage ? paper.passages.find(({ id }) => id === question.passage) : undefined
        return (
          // What is out of sight is neither styled nor laid out.
          <li
            key={question.question_number}
            className="flex flex-col gap-3 [contain-intrinsic-height:auto_5rem] [content-visibility:auto]"
          >
            {passage && <RichText text={passage.text} language={language} className="rounded-sm bg-sunken p-3" />}
            <div className="flex gap-3">
              <span className="figures min-w-8 text-right font-semibold leading-[1.6]">
                {question.question_number}.
              </span>
              <div className="min-w-0 flex-1">
                <QuestionView question={question} language={language} />
              </div>
            </div>
          </li>
        )
      })}
    </ol>
  )
}

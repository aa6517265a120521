import type { Paper } from '@pariksha/contract/exams/tests'
import { AArrowDown, AArrowUp } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { signed } from '../../shared/lib/format/marks.ts'
import { useValue } from '../../shared/lib/store/use-store.ts'
import { TEXT_SIZES, textSize } from '../../shared/questions/preferences.ts'
import { languagesOf, TextLanguage } from '../../shared/questions/text-language.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { pressable } from '../controls/pressable.ts'
import { useSession } from '../session-context.ts'
import { useTexts } from '../texts.ts'

/** The same at every question. */
const CHOICES = (
  <>
    <LanguageChoice />
    <TextSizeChoice />
  </>
)

type Props = {
  readonly question: Paper['questions'][number]
  /** What changes between passage and question; the header stays in sight then. */
  readonly children: ReactNode
}

/** Which question, what it is worth, and how it is shown. */
export function QuestionHeader({ question, children }: Props) {
  const texts = useTexts()
  const session = useSession()
  const marking = question.marking ?? session.attempt.sections[question.section]?.marking
  return (
    <header
      className={classNames(
        'flex items-center gap-2 border-line border-b py-1 pr-1 pl-4 md:px-6',
        Boolean(children) && 'question-header-stays sticky top-0 z-1 bg-page',
      )}
    >
      <div className="min-w-0 md:flex md:items-baseline md:gap-4">
        <h2 id="question-number" className="figures font-semibold md:text-lg">
          {texts.questionCard.number(question.question_number)}
        </h2>
        <p className="text-ink-soft text-xs md:text-sm">
          {!children && `${texts.questionCard.kinds[question.kind]} · `}
          {marking && (
            <span className="figures">{texts.questionCard.marks(signed(marking.right), signed(marking.wrong))}</span>
          )}
        </p>
      </div>
      {children}
      <div className="ml-auto flex items-center gap-1">{CHOICES}</div>
    </header>
  )
}

function LanguageChoice() {
  const texts = useTexts()
  const { paper } = useSession()
  const offered = useMemo(() => languagesOf(paper.questions.map(({ question }) => question)), [paper])
  return <TextLanguage label={texts.header.viewIn} offered={offered} className="text-sm" />
}

function TextSizeChoice() {
  const texts = useTexts()
  const size = useValue(textSize)
  const smaller = TEXT_SIZES.findLast((one) => one < size)
  const larger = TEXT_SIZES.find((one) => one > size)
  const look = 'flex size-11 items-center justify-center rounded-sm text-ink-soft hover:bg-sunken'
  return (
    <fieldset className="flex" aria-label={texts.header.textSize}>
      <button
        type="button"
        className={look}
        aria-label={texts.header.smaller}
        {...pressable(smaller ? undefined : texts.reasons.smallest, () => smaller && textSize.set(smaller))}
      >
        <AArrowDown aria-hidden="true" className="size-5" />
      </button>
      <button
        type="button"
        className={look}
        aria-label={texts.header.larger}
        {...pressable(larger ? undefined : texts.reasons.largest, () => larger && textSize.set(larger))}
      >
        <AArrowUp aria-hidden="true" className="size-5" />
      </button>
    </fieldset>
  )
}

import type { Attempt } from '@pariksha/contract/attempts/attempt'
import type { AttemptMarks } from '@pariksha/contract/attempts/results'
import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTestWord } from '../../../../shared/languages/test-words.ts'
import { languagesOf, TextLanguage } from '../../../../shared/questions/text-language.tsx'
import { Button, ButtonLink } from '../../../../shared/ui/button.tsx'
import { LoadFailed } from '../../../../shared/ui/status/load-failed.tsx'
import { Spinner } from '../../../../shared/ui/status/spinner.tsx'
import { keepToastsAbove } from '../../../../shared/ui/toast/keep-toasts-above.ts'
import { useAnalysis } from '../../analysis/use-analysis.ts'
import { useTexts as useResultTexts } from '../../texts.ts'
import { useTexts } from '../review-texts.ts'
import { type Analysed, type Reviewed, reviewed } from '../reviewed.ts'
import { type SolutionAddress, solutionsAt } from '../solution-address.ts'
import { shownBy } from '../solutions.tsx'
import { useSolutions } from '../use-solutions.ts'
import { SolutionArticle } from './solution-article.tsx'
import { usePageKeys } from './use-page-keys.ts'
import { useSwipe } from './use-swipe.ts'

type Props = {
  readonly attempt: Attempt
  readonly answers: AttemptMarks['answers']
  readonly address: SolutionAddress
}

/** One question of a result on the whole screen, with ways to those before and after it. */
export function SolutionScreen({ attempt, answers, address }: Props) {
  const resultTexts = useResultTexts()
  const texts = useTexts()
  const word = useTestWord()
  const { data, error, refetch } = useSolutions(attempt.id, true)
  const { data: analysed } = useAnalysis(attempt.id)
  const all = useMemo(
    () => reviewed(data ?? [], answers, attempt.sections, analysed),
    [data, answers, attempt.sections, analysed],
  )
  const list = solutionsAt({ ...address, question: null })
  const one = all.find(({ question_number }) => question_number === address.question)
  return (
    <main className="page-width flex min-h-dvh flex-col">
      <header className="flex flex-wrap items-center justify-between gap-x-4 py-2">
        <Link to={{ search: list }} className="inline-flex min-h-11 items-center gap-2 text-accent">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {texts.back}
        </Link>
        <p className="min-w-0 flex-1 truncate text-ink-soft text-sm max-md:hidden">{word(attempt.title)}</p>
        <TextLanguage label={resultTexts.viewIn} offered={languagesOf(all.map(({ question }) => question))} />
      </header>
      {error && !data ? (
        <LoadFailed error={error} text={resultTexts.solutionsFailed} onRetry={() => void refetch()} />
      ) : !data ? (
        <Spinner label={resultTexts.solutionsLoading} />
      ) : one ? (
        <OneSolution attempt={attempt} analysed={analysed} all={all} one={one} address={address} />
      ) : (
        <p className="py-6 text-ink-soft">{texts.missing}</p>
      )}
    </main>
  )
}

type OneProps = Pick<Props, 'attempt' | 'address'> & {
  readonly analysed: Analysed | undefined
  readonly all: readonly Reviewed[]
  readonly one: Reviewed
}

function OneSolution({ attempt, analysed, all, one, address }: OneProps) {
  const texts = useTexts()
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const number = one.question_number
  const shown = shownBy(all, address)
  const at = shown.findIndex(({ question_number }) => question_number === number)
  // a question that the filter does not show, as after a change of the filter in another tab, stands between those it does
  const before = shown.findLast(({ question_number }) => question_number < number)
  const after = shown.find(({ question_number }) => question_number > number)
  const searchOf = (neighbour: Reviewed | undefined) =>
    neighbour && solutionsAt({ ...address, question: neighbour.question_number })
  const go = (neighbour: Reviewed | undefined) => {
    const search = searchOf(neighbour)
    return search === undefined ? undefined : () => void navigate({ search }, { replace: true })
  }
  const close = () => void navigate({ search: solutionsAt({ ...address, question: null }) })
  const [previous, next] = [go(before), go(after)]
  usePageKeys({
    ArrowLeft: previous,
    ArrowRight: next,
    Escape: close,
  })
  const swipe = useSwipe({ onLeft: next, onRight: previous })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every question begins at its heading.
  useEffect(() => {
    // who goes on with the links below keeps them
    if (!document.activeElement?.closest('nav')) heading.current?.focus({ preventScroll: true })
  }, [number])
  return (
    <>
      <div className="flex-1 touch-pan-y pb-6" {...swipe}>
        <SolutionArticle attempt={attempt} all={all} one={one} compared={analysed !== undefined} heading={heading} />
        <p className="pt-6 text-ink-soft text-sm max-md:hidden">{texts.keysOfQuestion}</p>
      </div>
      <nav
        ref={keepToastsAbove}
        aria-label={texts.filterLabel}
        className="sticky bottom-0 -mx-4 flex items-center justify-between gap-2 border-line border-t bg-surface px-4 py-2 md:mx-0 md:px-0"
      >
        <Step search={searchOf(before)} label={texts.previous} icon={<ChevronLeft aria-hidden="true" />} isBefore />
        <p className="figures text-center text-sm" aria-live="polite">
          <span className="sr-only">{texts.place(number, at + 1, shown.length)}</span>
          <span aria-hidden="true">
            {at >= 0 && texts.placeShort(at + 1, shown.length)}
            {address.filter !== 'all' && <span className="block text-ink-soft">{texts.filters[address.filter]}</span>}
          </span>
        </p>
        <Step search={searchOf(after)} label={texts.next} icon={<ChevronRight aria-hidden="true" />} />
      </nav>
    </>
  )
}

type StepProps = {
  readonly search: string | undefined
  readonly label: string
  readonly icon: React.ReactNode
  readonly isBefore?: boolean
}

function Step({ search, label, icon, isBefore = false }: StepProps) {
  const content = (
    <>
      {isBefore && icon}
      {label}
      {!isBefore && icon}
    </>
  )
  if (search === undefined)
    return (
      <Button variant="quiet" className="gap-1! px-3!" disabled>
        {content}
      </Button>
    )
  return (
    <ButtonLink variant="quiet" className="gap-1! px-3!" to={{ search }} replace>
      {content}
    </ButtonLink>
  )
}

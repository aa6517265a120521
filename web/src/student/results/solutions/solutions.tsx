import type { Attempt } from '@pariksha/contract/attempts/attempt'
import type { AttemptMarks } from '@pariksha/contract/attempts/results'
import { useMemo } from 'react'
import { useNavigate, useNavigationType } from 'react-router'
import { useTestWord } from '../../../shared/languages/test-words.ts'
import { useValue } from '../../../shared/lib/store/use-store.ts'
import { useInitialCount } from '../../../shared/lib/use-initial-count.ts'
import { inLanguage, language as languageStore } from '../../../shared/questions/preferences.ts'
import { languagesOf, TextLanguage } from '../../../shared/questions/text-language.tsx'
import { EmptyState } from '../../../shared/ui/status/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/status/load-failed.tsx'
import { Spinner } from '../../../shared/ui/status/spinner.tsx'
import { useAnalysis } from '../analysis/use-analysis.ts'
import { useTexts as useResultTexts } from '../texts.ts'
import { firstLine } from './html-parts.ts'
import { SolutionFilters } from './list/solution-filters.tsx'
import { SolutionRow } from './list/solution-row.tsx'
import { useTexts } from './review-texts.ts'
import { FILTER_KEYS, FILTERS, passes, type Reviewed, reviewed, topicsOf } from './reviewed.ts'
import { usePageKeys } from './screen/use-page-keys.ts'
import type { SolutionAddress } from './solution-address.ts'
import type { SolutionView } from './use-solution-view.ts'
import type { SolutionsQuery } from './use-solutions.ts'

type Props = {
  readonly attemptId: number
  readonly sections: Attempt['sections']
  readonly answers: AttemptMarks['answers']
  readonly solutions: SolutionsQuery
  readonly view: SolutionView
}

/** More than a tall screen shows. */
const FIRST_SCREENS = 20

/** All questions of a result in a list; each leads to a screen of its own. */
export function Solutions({ attemptId, sections, answers, solutions: { data, error, refetch }, view }: Props) {
  const texts = useResultTexts()
  const { data: analysed, isPending } = useAnalysis(attemptId)
  const all = useMemo(() => reviewed(data ?? [], answers, sections, analysed), [data, answers, sections, analysed])
  if (error && !data) return <LoadFailed error={error} text={texts.solutionsFailed} onRetry={() => void refetch()} />
  if (!data)
    return (
      <div className="min-h-dvh">
        <Spinner label={texts.solutionsLoading} />
      </div>
    )
  if (all.length === 0) return <EmptyState title={texts.noSolutions} />
  return <SolutionList all={all} sections={sections} view={view} hasTopicsLater={isPending} />
}

/** The questions that the address asks for. */
export const shownBy = (all: readonly Reviewed[], { filter, section, topic }: SolutionAddress): readonly Reviewed[] =>
  all.filter(
    (one) =>
      passes(one, filter) &&
      (section === null || one.section === section) &&
      (topic === null || one.topic?.slug === topic),
  )

type ListProps = Pick<Props, 'sections' | 'view'> & {
  readonly all: readonly Reviewed[]
  /** They come with the analysis; the list below keeps its place. */
  readonly hasTopicsLater: boolean
}

function SolutionList({ all, sections, view, hasTopicsLater }: ListProps) {
  const texts = useTexts()
  const resultTexts = useResultTexts()
  const word = useTestWord()
  const navigate = useNavigate()
  const { address, show } = view
  const language = useValue(languageStore)
  const shown = shownBy(all, address)
  const topics = topicsOf(all)
  const [first] = shown
  const isBack = useNavigationType() === 'POP' // all at once: it scrolls to where it was
  const rendered = useInitialCount(isBack ? Number.POSITIVE_INFINITY : FIRST_SCREENS)
  usePageKeys(
    view.hasKeys
      ? {
          ...Object.fromEntries(FILTERS.map((filter) => [FILTER_KEYS[filter], () => show({ filter })])),
          o: first && (() => void navigate(view.linkTo(first.question_number))),
        }
      : {},
  )
  return (
    <div className="flex flex-col gap-4">
      <SolutionFilters
        all={all}
        chosen={address.filter}
        hasKeys={view.hasKeys}
        onChoose={(filter) => show({ filter })}
      />
      <div className="flex flex-wrap items-center gap-3">
        {sections.length > 1 && (
          <Choice
            label={texts.sections}
            all={texts.allSections}
            value={address.section === null ? '' : String(address.section)}
            options={sections.map(({ name }, index) => [String(index), word(name)])}
            onChoose={(value) => show({ section: value === '' ? null : Number(value) })}
          />
        )}
        {(topics.length > 1 || hasTopicsLater) && (
          <Choice
            label={texts.topics}
            all={texts.allTopics}
            value={address.topic ?? ''}
            options={topics.map(({ slug, name }) => [slug, name])}
            onChoose={(value) => show({ topic: value === '' ? null : value })}
          />
        )}
        <TextLanguage label={resultTexts.viewIn} offered={languagesOf(all.map(({ question }) => question))} />
        {view.hasKeys && <p className="text-ink-soft text-sm max-md:hidden">{texts.keysOfList}</p>}
      </div>
      {address.filter === 'slow' && <p className="text-ink-soft text-sm">{texts.slowMeans}</p>}
      {shown.length === 0 && <p className="py-6 text-ink-soft">{texts.nothing}</p>}
      <ol className="flex flex-col gap-2">
        {shown.slice(0, rendered).map((one, index) => (
          // Up to two hundred: no layout for those outside of the viewport.
          <li key={one.question_number} className="[contain-intrinsic-size:auto_4.5rem] [content-visibility:auto]">
            {one.passage && one.passage.en !== shown[index - 1]?.passage?.en && (
              <p className="line-clamp-1 pt-2 pb-1 text-ink-soft text-sm">
                {texts.passageOf(...rangeOf(all, one.passage.en))}: {firstLine(inLanguage(one.passage, language).html)}
              </p>
            )}
            <SolutionRow
              one={one}
              language={language}
              section={sections.length > 1 ? word(sections[one.section]?.name ?? '') : undefined}
              to={view.linkTo(one.question_number)}
            />
          </li>
        ))}
      </ol>
    </div>
  )
}

type ChoiceProps = {
  readonly label: string
  /** What stands for no choice. */
  readonly all: string
  readonly value: string
  readonly options: readonly (readonly [value: string, name: string])[]
  readonly onChoose: (value: string) => void
}

function Choice({ label, all, value, options, onChoose }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      className="min-h-11 max-w-full rounded-sm border border-outline bg-surface px-2 max-sm:w-full"
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{all}</option>
      {options.map(([key, name]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </select>
  )
}

/** The first and the last question of a passage. */
export function rangeOf(all: readonly Reviewed[], passage: string): readonly [first: number, last: number] {
  const numbers = all.filter((one) => one.passage?.en === passage).map((one) => one.question_number)
  return [numbers[0] ?? 0, numbers.at(-1) ?? 0]
}

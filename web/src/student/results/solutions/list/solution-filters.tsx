import { classNames } from '../../../../shared/ui/class-names.ts'
import { useTexts } from '../review-texts.ts'
import { FILTER_KEYS, FILTERS, type Filter, passes, type Reviewed } from '../reviewed.ts'

type Props = {
  readonly all: readonly Reviewed[]
  readonly chosen: Filter
  readonly hasKeys: boolean
  readonly onChoose: (filter: Filter) => void
}

/** Shown where there are such questions. */
const RARE: ReadonlySet<Filter> = new Set(['changed', 'late'])

/** Which questions the list shows, each with its count and its key. */
export function SolutionFilters({ all, chosen, hasKeys, onChoose }: Props) {
  const texts = useTexts()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own layout.
    <div role="group" aria-label={texts.filterLabel} className="flex flex-wrap gap-2">
      {FILTERS.map((name) => {
        const count = all.filter((one) => passes(one, name)).length
        if (RARE.has(name) && count === 0 && chosen !== name) return null
        return (
          <button
            key={name}
            type="button"
            aria-pressed={chosen === name}
            aria-keyshortcuts={hasKeys ? FILTER_KEYS[name] : undefined}
            className={classNames(
              'figures flex min-h-11 items-center gap-2 rounded-full border px-3 font-semibold text-sm md:px-4',
              chosen === name ? 'border-accent bg-accent text-on-accent' : 'border-outline bg-surface',
            )}
            onClick={() => onChoose(name)}
          >
            {texts.filters[name]} ({count})
            {hasKeys && (
              <span aria-hidden="true" className="rounded-sm border px-1.5 font-normal text-xs uppercase max-md:hidden">
                {FILTER_KEYS[name]}
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
}

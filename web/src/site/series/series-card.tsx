import type { SeriesItem, SeriesProgress } from '@pariksha/contract/exams/tests'
import { RESUME } from '../../shared/paths/attempt-path.ts'
import { ButtonLink } from '../../shared/ui/button.tsx'
import { useTexts } from './texts.ts'

type Props = {
  readonly series: SeriesItem
  readonly page: string
  readonly progress: SeriesProgress | undefined
  /** Whether the student's progress is loaded. */
  readonly known: boolean
}

export function SeriesCard({ series: { slug, name, test_count, ready_count }, page, progress, known }: Props) {
  const texts = useTexts()
  const taken = progress?.tests_taken ?? 0
  return (
    <article className="flex h-full flex-col gap-3 rounded-lg border border-line bg-surface p-5">
      <h2 className="font-semibold text-xl">{name}</h2>
      <p className="figures text-ink-soft">{texts.progress.counts(ready_count, test_count - ready_count)}</p>
      {known && (
        <div className="figures flex flex-col gap-1.5">
          {ready_count === 0 ? (
            <p className="text-sm">{texts.progress.none}</p>
          ) : (
            <>
              <label htmlFor={`progress-${slug}`} className="text-sm">
                {texts.progress.taken(taken, ready_count)}
              </label>
              <progress
                id={`progress-${slug}`}
                value={taken}
                max={ready_count}
                className="h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
              />
            </>
          )}
          {progress && progress.best_percent !== null && (
            <p className="text-sm">{texts.progress.best(progress.best_percent)}</p>
          )}
        </div>
      )}
      <div className="mt-auto flex flex-col gap-2 pt-1">
        {progress?.open_test && (
          <ButtonLink to={`/test/${progress.open_test.test_id}`} state={RESUME}>
            {texts.progress.goOn(progress.open_test.title)}
          </ButtonLink>
        )}
        <ButtonLink to={page} variant="secondary">
          {texts.progress.open(name)}
        </ButtonLink>
      </div>
    </article>
  )
}

import type { Statistic } from '@pariksha/contract/site/institute'
import { classNames } from '../../shared/ui/class-names.ts'
import { useTexts } from './texts.ts'

/** The institute's figures; what it has not confirmed is marked. */
export function StatTiles({ statistics }: { readonly statistics: readonly Statistic[] }) {
  const texts = useTexts()
  if (statistics.length === 0) return null
  return (
    <section aria-label={texts.figures}>
      <dl
        className={classNames(
          'figures grid gap-px overflow-hidden rounded-lg border border-line bg-line',
          statistics.length === 3 ? 'grid-cols-3' : 'grid-cols-4',
        )}
      >
        {statistics.map(({ id, value, label }) => (
          <div key={id} className="flex flex-col-reverse justify-end bg-surface px-1 py-3 text-center md:p-5">
            <dt className="text-ink-soft text-xs md:text-base">{label}</dt>
            <dd className="font-semibold text-lg md:text-2xl">{value}</dd>
          </div>
        ))}
      </dl>
      {statistics.some(({ sample }) => sample) && (
        <p className="pt-2 text-right text-ink-faint text-xs">{texts.sampleFigures}</p>
      )}
    </section>
  )
}

import type { Statistic } from '@pariksha/contract/institute'
import { classNames } from '../ui/class-names.ts'
import { texts } from './texts.ts'

/** The institute's figures; what it has not confirmed is marked. */
export function StatTiles({ statistics }: { readonly statistics: readonly Statistic[] }) {
  if (statistics.length === 0) return null
  return (
    <section aria-label={texts.figures}>
      <dl
        className={classNames(
          'figures grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line',
          statistics.length === 3 ? 'max-sm:grid-cols-1 sm:grid-cols-3' : 'md:grid-cols-4',
        )}
      >
        {statistics.map(({ id, value, label }) => (
          <div key={id} className="flex flex-col-reverse justify-end bg-surface p-5 text-center">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold text-2xl">{value}</dd>
          </div>
        ))}
      </dl>
      {statistics.some(({ sample }) => sample) && (
        <p className="pt-2 text-right text-ink-faint text-xs">{texts.sampleFigures}</p>
      )}
    </section>
  )
}

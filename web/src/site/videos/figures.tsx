import type { Statistic } from '@pariksha/contract/site/institute'
import { CATEGORY_COUNT } from './category-filter.tsx'
import { useTexts } from './texts.ts'

type Props = { readonly videos: number; readonly claims: readonly Statistic[] }

/** The first two are counted, the others are set by the institute. */
export function Figures({ videos, claims }: Props) {
  const texts = useTexts()
  const figures = [
    { value: `${videos}+`, label: texts.total },
    { value: String(CATEGORY_COUNT), label: texts.categoryCount },
    ...claims,
  ]
  return (
    <section aria-label={texts.figures}>
      <dl className="figures grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
        {figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end bg-surface p-5 text-center">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold text-2xl">{value}</dd>
          </div>
        ))}
      </dl>
      {claims.some(({ sample }) => sample) && (
        <p className="pt-2 text-right text-ink-faint text-xs">{texts.sampleFigures}</p>
      )}
    </section>
  )
}

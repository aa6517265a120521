import type { Statistic } from '@pariksha/contract/site/institute'
import { useSite } from '../../shared/lib/site.ts'
import { useTexts } from './texts.ts'

/** Name, description and figures of the institute. */
export function About({ statistics }: { readonly statistics: readonly Statistic[] }) {
  const texts = useTexts()
  const { name, about } = useSite()
  if (about === '' && statistics.length === 0) return null
  return (
    <section id="about" className="border-line border-y bg-surface">
      <div className="page-width grid items-center gap-x-14 gap-y-10 py-16 md:py-24 lg:grid-cols-2">
        <div>
          <h2 className="font-bold text-3xl md:text-4xl">{texts.about.title(name)}</h2>
          <p className="mt-4 max-w-prose whitespace-pre-line text-ink-soft text-lg">{about}</p>
        </div>
        {statistics.length > 0 && (
          <div>
            <dl className="grid grid-cols-2 gap-4">
              {statistics.map(({ id, value, label }) => (
                <div key={id} className="flex flex-col-reverse justify-end rounded-lg border border-line bg-page p-5">
                  <dt className="text-ink-soft text-sm">{label}</dt>
                  <dd className="figures font-bold text-3xl text-accent md:text-4xl">{value}</dd>
                </div>
              ))}
            </dl>
            {statistics.some(({ sample }) => sample) && (
              <p className="mt-3 text-ink-soft text-sm">{texts.about.sample}</p>
            )}
          </div>
        )}
      </div>
    </section>
  )
}

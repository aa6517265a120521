import { LIVE_STATES, type LiveBoard } from '@pariksha/contract/live/live'
import { AddTime } from './add-time.tsx'
import { liveTexts } from './live-texts.ts'

const SHOWN = ['invited', 'registered', 'present', 'started', ...LIVE_STATES] as const

type Props = Pick<LiveBoard, 'batches'> & { readonly testId: string; readonly commonStart: boolean }

/** The same figures by batch; a student of two batches is in both. */
export function BatchList({ testId, batches, commonStart }: Props) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold text-lg">{liveTexts.batches}</h2>
      {batches.length === 0 ? (
        <p className="text-ink-soft">{liveTexts.noBatches}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
          {batches.map((batch) => (
            <li key={batch.id} className="flex flex-wrap items-end gap-x-6 gap-y-2 px-4 py-3">
              <h3 className="min-w-0 flex-1 basis-48 font-medium [overflow-wrap:anywhere]">{batch.name}</h3>
              <dl className="figures grid grow-2 basis-96 grid-cols-3 gap-x-4 gap-y-2 sm:grid-cols-4 lg:grid-cols-7">
                {SHOWN.filter((name) => batch[name] !== null).map((name) => (
                  <div key={name} className="flex flex-col justify-end">
                    <dt className="text-ink-soft text-sm">{liveTexts.counts[name]}</dt>
                    <dd className="font-semibold">{batch[name]}</dd>
                  </div>
                ))}
              </dl>
              {batch.active + batch.away + batch.closing > 0 && (
                <AddTime
                  testId={testId}
                  to={{ kind: 'batch', batch: batch.id }}
                  commonStart={commonStart}
                  name={batch.name}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

import type { MockStanding } from '@pariksha/contract/attempts/results'
import { marksText } from '@pariksha/domain/marking/marks-text'
import { scoreText } from '@pariksha/domain/ranking/normalisation'
import { MIN_FOR_PERCENTILE, percentileText } from '@pariksha/domain/ranking/ranking'
import { useTexts } from './standing-texts.ts'

/** Score and rank over all shifts of a mock, with the formula. */
export function AllShifts({ mock }: { readonly mock: MockStanding }) {
  const texts = useTexts()
  const { shift, shifts, normalisation, across, reason } = mock
  return (
    <section className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-5">
      <h2 className="font-semibold">{texts.shifts.title(shift, shifts)}</h2>
      {across === null ? (
        <p>{texts.shifts.reasons[reason ?? 'few'](MIN_FOR_PERCENTILE)}</p>
      ) : (
        <dl className="figures grid gap-x-4 gap-y-3 sm:grid-cols-3">
          {normalisation && <Figure name={texts.shifts.score} value={scoreText(normalisation, across.score)} />}
          <Figure name={texts.shifts.rank} value={`${across.rank} / ${across.of}`} />
          <Figure
            name={texts.shifts.percentile}
            value={across.percentile === null ? '–' : percentileText(across.percentile)}
          />
        </dl>
      )}
      {across?.base && (
        <p className="text-ink-soft text-sm">{texts.shifts.base(marksText(across.base.marks, 5), across.base.shift)}</p>
      )}
      {across?.band && (
        <p className="text-ink-soft text-sm">{texts.band(String(across.band.low), String(across.band.high))}</p>
      )}
      {normalisation && <p className="text-ink-soft text-sm">{texts.shifts.formulae[normalisation]}</p>}
    </section>
  )
}

const Figure = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt className="text-ink-soft text-sm">{name}</dt>
    <dd className="font-semibold text-xl">{value}</dd>
  </div>
)

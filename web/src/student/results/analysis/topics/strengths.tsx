import type { AnalysedTopic } from '@pariksha/contract/results/analysis'
import { BAND_HEIGHT, placeOfShare, ShareBand, STRENGTH_SYMBOLS } from '../../../../shared/ui/share-band.tsx'
import { useTexts as useProgressTexts } from '../../../progress/texts.ts'
import { useAnalysisTexts } from '../analysis-texts.ts'
import { Chart } from '../chart.tsx'
import { ChartTable } from '../chart-table.tsx'
import { percent } from '../use-figures.ts'

export type StrengthRow = Pick<AnalysedTopic, 'name' | 'seen' | 'right' | 'asked' | 'low' | 'high' | 'strength'> & {
  readonly earlier: AnalysedTopic['earlier'] | null
}

type Props = { readonly caption: string; readonly rows: readonly StrengthRow[] }

/** Each with its count and the band in which the true share lies. */
export function Strengths({ caption, rows }: Props) {
  const texts = useAnalysisTexts()
  const { strength } = texts
  const { strengths } = useProgressTexts()
  const hasEarlier = rows.some(({ earlier }) => earlier !== null && earlier.seen > 0)
  return (
    <>
      <ul className="flex flex-col gap-4 md:gap-3">
        {rows.map((row) => (
          <li
            key={row.name}
            className="figures grid grid-cols-[1fr_auto] items-center gap-x-4 md:grid-cols-[1fr_9rem_1fr]"
          >
            <span>
              {row.name}{' '}
              <span className="text-ink-soft text-sm max-md:block">
                {countText(row, strength)}
                {row.earlier !== null &&
                  row.earlier.seen > 0 &&
                  `; ${strength.earlier(row.earlier.right, row.earlier.seen)}`}
              </span>
            </span>
            <span className={row.strength === 'too-few' ? 'text-ink-soft text-sm' : 'font-semibold text-sm'}>
              {STRENGTH_SYMBOLS[row.strength]} {strengths[row.strength]}
            </span>
            <div className="max-md:col-span-2">
              <Band row={row} label={`${row.name}: ${rangeOf(row)}`} />
            </div>
          </li>
        ))}
      </ul>
      <ChartTable
        caption={caption}
        head={[texts.topic, texts.right, strength.band, ...(hasEarlier ? [strength.before] : []), strength.verdict]}
        rows={rows.map((row) => [
          row.name,
          texts.ofCount(row.right, row.seen),
          rangeOf(row),
          ...(hasEarlier ? [row.earlier ? texts.ofCount(row.earlier.right, row.earlier.seen) : ''] : []),
          strengths[row.strength],
        ])}
      />
    </>
  )
}

const rangeOf = ({ seen, low, high }: StrengthRow): string => (seen === 0 ? '–' : `${percent(low)}–${percent(high)}%`)

const countText = (
  { right, seen }: StrengthRow,
  strength: { readonly unseen: string; readonly seen: (right: number, seen: number) => string },
): string => (seen === 0 ? strength.unseen : strength.seen(right, seen))

function Band({
  row: { seen, right, low, high, earlier },
  label,
}: {
  readonly row: StrengthRow
  readonly label: string
}) {
  return (
    <Chart label={label} height={() => BAND_HEIGHT}>
      {(width) => (
        <>
          <ShareBand width={width} share={seen > 0 ? right / seen : null} low={low} high={high} />
          {earlier !== null && earlier.seen > 0 && (
            <path
              d={`M${placeOfShare(earlier.right / earlier.seen, width)} ${BAND_HEIGHT / 2 - 5}l5 5 -5 5 -5 -5z`}
              className="fill-surface stroke-ink"
              strokeWidth="1.5"
            />
          )}
        </>
      )}
    </Chart>
  )
}

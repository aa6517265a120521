import type { KeyRow } from '@pariksha/contract/results/keys'
import { MIN_CANDIDATES } from '@pariksha/domain/analysis/item-statistics'
import { Link } from 'react-router'
import { answerText, decimals, flagText, keyTexts, percent } from './key-texts.ts'

type Props = { readonly paperId: string; readonly questions: readonly KeyRow[] }

const CELL = 'px-3 py-2 md:whitespace-nowrap max-md:flex max-md:justify-between max-md:gap-4 max-md:py-1'

/** A table where it fits; on narrow screens a block for each question. */
export function KeyTable({ paperId, questions }: Props) {
  const { columns } = keyTexts
  return (
    <div className="flex flex-col gap-2">
      <div className="rounded-lg border border-line bg-surface">
        <table className="figures w-full max-md:block">
          <thead className="text-left text-ink-soft text-sm max-md:hidden">
            <tr>
              {Object.values(columns).map((name) => (
                <th key={name} scope="col" className="px-3 py-2 font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {questions.map((row) => (
              <Row key={row.question_number} paperId={paperId} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-ink-soft text-sm">{keyTexts.columnHints(MIN_CANDIDATES)}</p>
    </div>
  )
}

function Row({ paperId, row }: { readonly paperId: string; readonly row: KeyRow }) {
  const { columns } = keyTexts
  const { question_number: number, statistics, accepted, dropped, open_challenges } = row
  const values: readonly (readonly [name: string, value: string])[] = [
    [columns.key, dropped ? keyTexts.dropped : accepted.map(answerText).join(', ')],
    [columns.attempted, statistics ? percent(statistics.attempted, statistics.candidates) : '–'],
    [columns.right, statistics ? percent(statistics.right, statistics.candidates) : '–'],
    [columns.discrimination, decimals(statistics?.discrimination ?? null)],
    [columns.time, keyTexts.seconds(statistics?.medianSeconds ?? null)],
  ]
  const notes = [
    ...(statistics?.flags ?? []).map(flagText),
    ...(open_challenges > 0 ? [keyTexts.challenged(open_challenges)] : []),
  ]
  return (
    <tr className="border-line border-t align-top max-md:block max-md:py-2">
      <th scope="row" className="px-3 py-2 text-left font-medium max-md:block md:whitespace-nowrap">
        <Link to={`/staff/keys/${paperId}/${number}`} className="text-accent underline">
          {keyTexts.question(number)}
        </Link>
      </th>
      {values.map(([name, value]) => (
        <td key={name} className={CELL}>
          <span className="text-ink-soft text-sm md:hidden">{name}</span>
          {value}
        </td>
      ))}
      <td className="px-3 py-2 max-md:block max-md:py-1">
        {notes.map((note) => (
          <p key={note} className="text-bad text-sm">
            {note}
          </p>
        ))}
      </td>
    </tr>
  )
}

import type { RankList } from '@pariksha/contract/results/rank-list'
import { marksText } from '@pariksha/domain/marking/marks-text'
import { classNames } from '../../ui/class-names.ts'
import { useTexts } from './rank-list-texts.ts'

/** Who is named; below them the student's own place where it is not among those. */
export function RankTable({ list: { students, own } }: { readonly list: RankList }) {
  const texts = useTexts()
  const places = students.map((student, place) => ({ ...student, place })) // names may be equal
  const isListed = students.some(({ is_own }) => is_own)
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <table className="figures w-full text-left">
        <thead className="text-ink-soft text-sm">
          <tr>
            <th scope="col" className="w-px px-4 py-3 font-medium">
              {texts.rank}
            </th>
            <th scope="col" className="py-3 font-medium">
              {texts.name}
            </th>
            <th scope="col" className="w-px px-4 py-3 text-right font-medium">
              {texts.marks}
            </th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ place, rank, name, marks, is_own }) => (
            <Row key={place} rank={rank} name={is_own ? texts.own(name) : name} marks={marks} isOwn={is_own} />
          ))}
        </tbody>
        {own && !isListed && (
          <tfoot>
            <Row
              rank={own.rank}
              name={own.name === null ? texts.unnamed : texts.own(own.name)}
              marks={own.marks}
              isOwn
            />
          </tfoot>
        )}
      </table>
    </div>
  )
}

type RowProps = {
  readonly rank: number
  readonly name: string
  readonly marks: number
  readonly isOwn: boolean
}

const Row = ({ rank, name, marks, isOwn }: RowProps) => (
  <tr className={classNames('border-line border-t', isOwn && 'bg-accent-soft font-semibold')}>
    <td className="px-4 py-2">{rank}</td>
    <td className="wrap-anywhere py-2">{name}</td>
    <td className="whitespace-nowrap px-4 py-2 text-right">{marksText(marks)}</td>
  </tr>
)

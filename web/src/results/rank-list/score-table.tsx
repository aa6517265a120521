import type { MockRankList } from '@pariksha/contract/results/mock-results'
import { marksText } from '@pariksha/domain/marking/marks-text'
import { classNames } from '../../ui/class-names.ts'
import { useTexts } from './rank-list-texts.ts'

/** Who is named, by the normalised score; below them the student's own place where it is not among those. */
export function ScoreTable({ list: { students, own } }: { readonly list: MockRankList }) {
  const texts = useTexts()
  const places = students.map((student, place) => ({ ...student, place })) // names may be equal
  const isListed = students.some(({ is_own }) => is_own)
  return (
    <div className="overflow-x-auto rounded-lg border border-line bg-surface">
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
              {texts.shift}
            </th>
            <th scope="col" className="w-px px-4 py-3 text-right font-medium">
              {texts.score}
            </th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ place, name, is_own, ...one }) => (
            <Row key={place} {...one} name={is_own ? texts.own(name) : name} isOwn={is_own} />
          ))}
        </tbody>
        {own && !isListed && (
          <tfoot>
            <Row {...own} name={texts.unnamed} isOwn />
          </tfoot>
        )}
      </table>
    </div>
  )
}

type RowProps = {
  readonly rank: number
  readonly name: string
  readonly shift: number
  readonly score: number
  readonly isOwn: boolean
}

const Row = ({ rank, name, shift, score, isOwn }: RowProps) => (
  <tr className={classNames('border-line border-t', isOwn && 'bg-accent-soft font-semibold')}>
    <td className="px-4 py-2">{rank}</td>
    <td className="wrap-anywhere py-2">{name}</td>
    <td className="px-4 py-2 text-right">{shift}</td>
    <td className="whitespace-nowrap px-4 py-2 text-right">{marksText(score)}</td>
  </tr>
)

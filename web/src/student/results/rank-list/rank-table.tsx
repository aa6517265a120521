import { marksText } from '@pariksha/domain/marking/marks-text'
import { classNames } from '../../../shared/ui/class-names.ts'
import { useTexts } from './rank-list-texts.ts'

type RankRow = {
  readonly rank: number
  readonly marks: number
  /** Where the list is over all shifts of a mock. */
  readonly shift?: number
}

type RankTableProps = {
  readonly students: readonly (RankRow & { readonly name: string; readonly is_own: boolean })[]
  readonly own: (RankRow & { readonly name: string | null }) | null
  readonly marksHeading: string
  /** As many as the marks have, unless given. */
  readonly decimals?: number
}

/** Who is named; below them the student's own place where it is not among those. */
export function RankTable({ students, own, marksHeading, decimals }: RankTableProps) {
  const texts = useTexts()
  const places = students.map((student, place) => ({ ...student, place })) // names may be equal
  const isListed = students.some(({ is_own }) => is_own)
  const hasShifts = [...students, own].some((one) => one?.shift !== undefined)
  return (
    <div className="overflow-x-auto rounded-lg border border-line bg-surface">
      <table className="figures w-full text-left">
        <thead className="text-ink-soft text-sm">
          <tr>
            <th scope="col" className="w-px px-2 sm:px-4 py-3 font-medium">
              {texts.rank}
            </th>
            <th scope="col" className="py-3 font-medium">
              {texts.name}
            </th>
            {hasShifts && (
              <th scope="col" className="w-px px-2 sm:px-4 py-3 text-right font-medium">
                {texts.shift}
              </th>
            )}
            <th scope="col" className="w-px px-2 sm:px-4 py-3 text-right font-medium">
              {marksHeading}
            </th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ place, name, is_own, ...one }) => (
            <Row key={place} {...one} decimals={decimals} name={is_own ? texts.own(name) : name} isOwn={is_own} />
          ))}
        </tbody>
        {own && !isListed && (
          <tfoot>
            <Row {...own} decimals={decimals} name={own.name === null ? texts.unnamed : texts.own(own.name)} isOwn />
          </tfoot>
        )}
      </table>
    </div>
  )
}

type RowProps = RankRow & { readonly name: string; readonly isOwn: boolean; readonly decimals: number | undefined }

const Row = ({ rank, name, shift, marks, isOwn, decimals }: RowProps) => (
  <tr className={classNames('border-line border-t', isOwn && 'bg-accent-soft font-semibold')}>
    <td className="px-2 sm:px-4 py-2">{rank}</td>
    <td className="wrap-anywhere py-2">{name}</td>
    {shift !== undefined && <td className="px-2 sm:px-4 py-2 text-right">{shift}</td>}
    <td className="whitespace-nowrap px-2 sm:px-4 py-2 text-right">{marksText(marks, decimals)}</td>
  </tr>
)

import type { TestDetails } from '@pariksha/contract/exams/tests'
import { SCORE_DECIMALS } from '@pariksha/domain/ranking/normalisation'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../shared/lib/api/api.ts'
import { useTexts } from './rank-list-texts.ts'
import { RankTable } from './rank-table.tsx'

/** The list over all shifts of a mock; nothing before its scores are released, and for a mock of one shift. */
export function MockRanks({ mock: { id, title } }: { readonly mock: NonNullable<TestDetails['live_mock']> }) {
  const texts = useTexts()
  const { data } = useQuery({
    queryKey: ['mock-rank-list', id],
    queryFn: () => call('GET /live-mocks/:mockId/rank-list/', { params: { mockId: id } }),
    retry: false,
    staleTime: 0,
  })
  if (!data) return null
  return (
    <section className="flex flex-col gap-4">
      <h2 className="font-semibold text-xl">{texts.allShifts(title)}</h2>
      <p className="figures max-w-prose">
        {data.of === 0 ? texts.fewInShifts : `${texts.ofShifts(data.of)} ${texts.byScore}`}
      </p>
      {(data.students.length > 0 || data.own) && (
        <RankTable
          students={data.students.map(({ score, ...student }) => ({ ...student, marks: score }))}
          own={data.own && { rank: data.own.rank, shift: data.own.shift, marks: data.own.score, name: null }}
          marksHeading={texts.score}
          decimals={SCORE_DECIMALS[data.normalisation]}
        />
      )}
    </section>
  )
}

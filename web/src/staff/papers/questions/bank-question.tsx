import { useQuery } from '@tanstack/react-query'
import { call } from '../../../shared/lib/api/api.ts'
import { RenderedQuestionView } from '../../questions/rendered-question.tsx'
import { QueryResult } from '../../shared/page/query-result.tsx'

/** A question of the bank as students see it, with its key. */
export function BankQuestion({ id }: { readonly id: number }) {
  const question = useQuery({
    queryKey: ['staff', 'question', String(id)],
    queryFn: () => call('GET /staff/questions/:questionId/', { params: { questionId: id } }),
    staleTime: 60_000,
  })
  return (
    <div className="rounded-md bg-sunken p-3">
      <QueryResult of={question}>
        {({ rendered, content }) => <RenderedQuestionView rendered={rendered} content={content} />}
      </QueryResult>
    </div>
  )
}

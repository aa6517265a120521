import type { PaperDraft } from '@pariksha/contract/papers/paper-draft'
import type { PaperPreview } from '@pariksha/contract/papers/paper-publication'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/lib/api/api.ts'
import { cacheIfNewer, paperKey, readPaper } from './draft/use-paper.ts'

export const readPreview = (id: number): Promise<PaperPreview> =>
  call('GET /staff/papers/:draftId/preview/', { params: { draftId: id }, timeoutMillis: 60_000 })

type ShownQuestion = {
  readonly question: PaperPreview['paper']['questions'][number]
  readonly passage: PaperPreview['paper']['passages'][number] | undefined
  readonly key: PaperPreview['key'][number] | undefined
}

/** The questions of a paper as they would be frozen now, by their slots: moved or locked they stay what they are. */
export function useQuestionsOf({ id, slots }: PaperDraft, enabled: boolean) {
  const client = useQueryClient()
  const asked = slots.map((slot) => `${slot.id}.${slot.question?.version ?? 0}`).toSorted()
  return useQuery({
    queryKey: [...paperKey(id), 'questions', asked.join()],
    queryFn: async () => {
      const { paper, key } = await readPreview(id)
      // the preview numbers the questions of the paper as it is now: somebody else may have changed it since it was read here
      const now = await readPaper(id)
      cacheIfNewer(client, now)
      return new Map(
        paper.questions.flatMap((question, index): [number, ShownQuestion][] => {
          const slot = now.slots[index]
          const passage = paper.passages.find((one) => one.id === question.passage)
          return slot ? [[slot.id, { question, passage, key: key[index] }]] : []
        }),
      )
    },
    enabled,
    staleTime: 300_000,
    placeholderData: (before) => before,
  })
}

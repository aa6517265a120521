import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../shared/lib/api/api.ts'
import { showToast } from '../../../../shared/ui/toast/toast-store.ts'
import { useTexts } from '../../texts.ts'

type Saved = { saved: number[] }

/** Which questions of a completed attempt are saved, and a toggle with an optimistic update. */
export function useSavedQuestion(attemptId: number, number: number) {
  const texts = useTexts()
  const queries = useQueryClient()
  const queryKey = ['saved-of-attempt', attemptId]
  const { data } = useQuery({
    queryKey,
    queryFn: () => call('GET /library/questions/:attemptId/', { params: { attemptId } }),
  })
  const show = (saved: boolean) =>
    queries.setQueryData<Saved>(queryKey, (now) => {
      const others = (now?.saved ?? []).filter((one) => one !== number)
      return { saved: saved ? [...others, number] : others }
    })

  const set = async (saved: boolean) => {
    show(saved)
    const params = { attemptId, questionNumber: number }
    try {
      if (saved) await call('PUT /library/questions/:attemptId/:questionNumber/', { params })
      else await call('DELETE /library/questions/:attemptId/:questionNumber/', { params })
      void queries.invalidateQueries({ queryKey: ['saved-questions'] })
    } catch {
      show(!saved)
      showToast({ tone: 'bad', text: texts.saveFailed })
    }
  }
  return { saved: data?.saved.includes(number) ?? false, known: data !== undefined, set }
}

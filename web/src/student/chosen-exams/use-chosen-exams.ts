import type { ChosenExam } from '@pariksha/contract/exams/exams'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Language } from '../../shared/languages/language.ts'
import { useLanguage } from '../../shared/languages/language-provider.tsx'
import { call } from '../../shared/lib/api/api.ts'
import { useSession } from '../../shared/lib/session/session.ts'
import { showToast } from '../../shared/ui/toast/toast-store.ts'
import { useTexts } from '../../site/exams/texts.ts'

const KEY = ['chosen-exams']

type State = 'signed-out' | 'loading' | 'failed' | 'ready'

/** A student's exams; a choice shows at once and is taken back if it could not be saved. */
export function useChosenExams() {
  const texts = useTexts()
  const session = useSession()
  const client = useQueryClient()
  const { language } = useLanguage()
  const signedIn = session.state === 'in'
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: () => call('GET /exams/chosen/'),
    enabled: signedIn,
  })
  const { mutate } = useMutation({
    mutationFn: ({ slug, chosen }: { slug: string; chosen: boolean }) =>
      chosen
        ? call('POST /exams/:slug/choice/', { params: { slug } })
        : call('DELETE /exams/:slug/choice/', { params: { slug } }),
    onMutate: async ({ slug, chosen }) => {
      await client.cancelQueries({ queryKey: KEY })
      const before = client.getQueryData<readonly ChosenExam[]>(KEY)
      const others = (before ?? []).filter((one) => one.slug !== slug)
      client.setQueryData(KEY, chosen ? [...others, { slug, last_scores: [] }] : others)
      return { before }
    },
    onError: (_error, _choice, context) => {
      client.setQueryData(KEY, context?.before)
      showToast({ tone: 'bad', text: texts.yours.notSaved })
    },
    onSettled: () => {
      const userId = session.state === 'in' ? session.user.id : undefined
      if (userId !== undefined) void refreshTen(userId, language)
      return client.invalidateQueries({ queryKey: KEY })
    },
  })
  const state: State = !signedIn ? 'signed-out' : data ? 'ready' : error ? 'failed' : 'loading'
  return {
    state,
    chosen: signedIn ? (data ?? []) : [],
    retry: () => void refetch(),
    toggle: (slug: string, chosen: boolean) => mutate({ slug, chosen }),
  }
}

/** The ten of tomorrow on this device may be those of another exam now. */
const refreshTen = (userId: number, language: Language) =>
  import('../practice/device/refresh-device.ts').then(
    ({ refreshDevice }) => refreshDevice(userId, language),
    () => undefined, // without a network they are asked for the next time
  )

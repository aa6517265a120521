import type { LiveMock } from '@pariksha/contract/live/live-mocks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '../../shared/languages/language-provider.tsx'
import { call } from '../../shared/lib/api/api.ts'
import { useSession } from '../../shared/lib/session/session.ts'

const useKey = () => {
  const session = useSession()
  return [useLanguage().language, session.state === 'in' ? session.token : session.state]
}

/** A mock as the student sees it; places and registration change, so it is always read. */
export function useMock(mockId: string) {
  const { language } = useLanguage()
  const key = ['live-mock', mockId, ...useKey()]
  const client = useQueryClient()
  const mock = useQuery({
    queryKey: key,
    queryFn: () => call('GET /live-mocks/:mockId/', { params: { mockId }, query: { lang: language } }),
    enabled: useSession().state !== 'unknown',
    staleTime: 0,
  })
  return { ...mock, take: (newer: LiveMock) => client.setQueryData(key, newer) }
}

export function useMocks() {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['live-mocks', ...useKey()],
    queryFn: () => call('GET /live-mocks/', { query: { lang: language } }),
    enabled: useSession().state !== 'unknown',
    staleTime: 60_000,
  })
}

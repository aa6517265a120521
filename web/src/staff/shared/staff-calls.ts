import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { call } from '../../shared/lib/api/api.ts'
import { needsSignIn } from './needs-sign-in.ts'

const SESSION_KEY = ['staff', 'session'] as const

/** The sign-in steps done with this token; until they are loaded, those of the previous token. */
export const useStaffSession = (token: string | undefined) =>
  useQuery({
    queryKey: [...SESSION_KEY, token],
    queryFn: () => call('GET /staff/session/'),
    enabled: token !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

/** After the second step has expired, the sign-in dialog opens over the page. */
export function invalidateStaffSession(client: QueryClient, error: unknown): void {
  if (needsSignIn(error)) {
    void client.invalidateQueries({ queryKey: SESSION_KEY })
  }
}

export const rowsOf = (collection: string) => call('GET /staff/:collection/', { params: { collection } })

export const rowOf = (collection: string, id: string) =>
  call('GET /staff/:collection/:id/', { params: { collection, id } })

type Input = Record<string, unknown>

export const addRow = (collection: string, body: Input) =>
  call('POST /staff/:collection/', { params: { collection }, body })

export const saveRow = (collection: string, id: string, body: Input & { version: string }) =>
  call('PUT /staff/:collection/:id/', { params: { collection, id }, body })

export const removeRow = (collection: string, id: string) =>
  call('DELETE /staff/:collection/:id/', { params: { collection, id } })

export const restoreRow = (collection: string, id: string) =>
  call('POST /staff/:collection/:id/restoration/', { params: { collection, id } })

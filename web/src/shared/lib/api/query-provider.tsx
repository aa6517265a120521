import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, use, useState } from 'react'
import type { QueryReplies } from '../rendered/rendered.ts'
import { RenderedReplies } from '../rendered/rendered-replies.ts'
import { retryDelay } from '../retry.ts'
import { currentToken, readSession, type Session, subscribeSession } from '../session/session.ts'
import { isTimeout, isTransient, retryAfterMillis } from './api-errors.ts'

function makeClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // a timeout is not retried: the user is waiting
        retry: (failures, error) => failures < 2 && isTransient(error) && !isTimeout(error),
        retryDelay: (failures, error) => retryDelay(failures + 1, retryAfterMillis(error)),
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        // offline, a query fails with a message instead of being paused silently
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  })
}

function withReplies(client: QueryClient, replies: QueryReplies): QueryClient {
  for (const [key, reply] of replies) client.setQueryData(key, reply)
  return client
}

const accountOf = (session: Session) => (session.state === 'in' ? (session.user.id ?? session.token) : undefined)

let ofTheBrowser: QueryClient | undefined

/** One client per page. It is cleared when the user changes. */
function browserClient(): QueryClient {
  if (ofTheBrowser) return ofTheBrowser
  const client = makeClient()
  let [who, token] = [accountOf(readSession()), currentToken()]
  const { rendered } = window
  if (rendered && rendered.token === token) withReplies(client, rendered.answers)
  delete window.rendered
  subscribeSession(() => {
    if (currentToken() === token) return
    const now = accountOf(readSession())
    // after signing in again the data stays; only failed queries are refetched
    if (now === who) void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
    else client.clear()
    ;[who, token] = [now, currentToken()]
  })
  ofTheBrowser = client
  return client
}

/** Only around pages that need it, so that others do not load the query client. */
export function QueryProvider({ children }: { readonly children: ReactNode }) {
  const replies = import.meta.env.SSR ? use(RenderedReplies) : []
  const [client] = useState(() => (import.meta.env.SSR ? withReplies(makeClient(), replies) : browserClient()))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

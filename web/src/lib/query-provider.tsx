import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { mayPass } from './api-errors.ts'
import { currentToken, readSession, type Session, subscribeSession } from './session.ts'

function makeClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 2 && mayPass(error),
        staleTime: 30_000,
        refetchOnWindowFocus: false,
      },
    },
  })
}

const accountOf = (session: Session) => (session.state === 'in' ? (session.user.id ?? session.token) : undefined)

let ofTheBrowser: QueryClient | undefined

/** The one of this page, whichever parts of it ask. One student's data is never shown to the next one. */
function browserClient(): QueryClient {
  if (ofTheBrowser) return ofTheBrowser
  const client = makeClient()
  let [who, token] = [accountOf(readSession()), currentToken()]
  subscribeSession(() => {
    if (currentToken() === token) return
    const now = accountOf(readSession())
    // who signs in again goes on with what is on the screen; what could not be read is
    if (now === who) void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
    else client.clear()
    ;[who, token] = [now, currentToken()]
  })
  ofTheBrowser = client
  return client
}

/** Not around everything: a page that asks nothing of its own does not load what asks. */
export function QueryProvider({ children }: { readonly children: ReactNode }) {
  const [client] = useState(() => (typeof window === 'undefined' ? makeClient() : browserClient()))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

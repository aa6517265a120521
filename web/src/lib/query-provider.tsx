import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { ApiError } from './api-errors.ts'
import { currentToken, subscribeSession } from './session.ts'

/** What the server refused stays refused; what did not arrive is tried again. */
function shouldRetry(failures: number, error: Error): boolean {
  return failures < 2 && !(error instanceof ApiError && error.status < 500)
}

function makeClient() {
  return new QueryClient({
    defaultOptions: { queries: { retry: shouldRetry, staleTime: 30_000, refetchOnWindowFocus: false } },
  })
}

export function QueryProvider({ children }: { readonly children: ReactNode }) {
  const [client] = useState(makeClient)
  useEffect(() => {
    let token = currentToken()
    // One student's data is never shown to the next one on the same device.
    return subscribeSession(() => {
      if (currentToken() === token) return
      token = currentToken()
      client.clear()
    })
  }, [client])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

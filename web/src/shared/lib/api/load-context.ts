import { createContext } from 'react-router'
import type { QueryReplies } from '../rendered/rendered.ts'

/**
 * What the server puts into the load context of a page:
 *
 *     const context = new RouterContextProvider()
 *     context.set(build.entry.module.nonceContext, nonce)
 *     createRequestHandler(build)(request, context)
 */

/** The nonce of the page's Content-Security-Policy, or the placeholder for it in a page that is kept; none under Vite. */
export const nonceContext = createContext<string | null>(null)

/** What the page of a student is rendered with; pages for everybody with nothing. */
export const repliesContext = createContext<QueryReplies>([])

/** Makes a public call of the API within the server: a path below /api/v1, with a JSON response. */
export type ReadAddress = (address: string) => Promise<{ readonly status: number; readonly body: unknown }>
export const readContext = createContext<ReadAddress>(import.meta.env.DEV ? askTheServer : undefined)

/** While the web is served by Vite, the server is another process. */
async function askTheServer(address: string) {
  const answer = await fetch(`http://127.0.0.1:3000/api/v1${address}`)
  return { status: answer.status, body: await answer.json() }
}

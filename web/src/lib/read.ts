import type { Endpoint } from '@pariksha/contract/endpoint'
import type { RouterContextProvider } from 'react-router'
import { addressOf } from './address.ts'
import type { Params, Query, Reply } from './api.ts'
import { readContext } from './load-context.ts'

type Loading = { readonly context: Readonly<RouterContextProvider> }

/**
 * What a public page is made of, read in its loader: `read<typeof listExams>(args, { url: '/exams/' })`. What is not
 * there makes the page a 404, anything else that fails an error page.
 */
export async function read<E extends Endpoint>(
  { context }: Loading,
  { url, params, query }: Pick<E, 'url'> & Params<E> & Query<E>,
): Promise<Reply<E>> {
  const address = addressOf(url, params, query)
  const { status, body } = await context.get(readContext)(address)
  if (status === 404 || status === 400) throw new Response(null, { status: 404 })
  if (status !== 200) throw new Error(`${address} answered ${status}`)
  return body as Reply<E>
}

import type { Api } from '@pariksha/contract/api'
import type { RouterContextProvider } from 'react-router'
import { addressOf } from './address.ts'
import type { Args, Params, Query, Reply } from './api.ts'
import { readContext } from './load-context.ts'

type Loading = { readonly context: Readonly<RouterContextProvider> }

type Reads = { [Name in keyof Api as Name extends `GET ${infer Url}` ? Url : never]: Api[Name] }

/**
 * Reads the data of a public page in its loader: `read(args, '/exams/')`. A 404 becomes the page's 404, any other
 * failure an error page.
 */
export async function read<Url extends keyof Reads>(
  { context }: Loading,
  url: Url,
  ...[request]: Args<Params<Reads[Url]> & Query<Reads[Url]>>
): Promise<Reply<Reads[Url]>> {
  const address = addressOf(url, request?.params, request?.query)
  const { status, body } = await context.get(readContext)(address)
  if (status === 404 || status === 400) throw new Response(null, { status: 404 })
  if (status !== 200) throw new Error(`${address} answered ${status}`)
  return body as Reply<Reads[Url]>
}

import { languageOf } from '@pariksha/contract/languages'
import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { loadCatalogue } from './shared/languages/catalogue.ts'
import { LanguageProvider } from './shared/languages/language-provider.tsx'
import { nonceContext, repliesContext } from './shared/lib/api/load-context.ts'
import { NonceProvider } from './shared/lib/document/nonce.ts'
import { RenderedReplies } from './shared/lib/rendered/rendered-replies.ts'

export { documentAddress } from './document-address.ts'
export { readTest } from './exam-room/without-scripts/read-test.ts'
export { nonceContext, readContext, repliesContext } from './shared/lib/api/load-context.ts'
export { readResult } from './student/results/rendered/read-result.ts'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext) ?? undefined
  const { language } = languageOf(new URL(request.url).pathname)
  const catalogue = await loadCatalogue(language)
  const failure: { error?: unknown } = {}
  const page = await renderToReadableStream(
    <NonceProvider value={nonce}>
      <LanguageProvider pageLanguage={{ language, catalogue }}>
        <RenderedReplies value={loadContext.get(repliesContext)}>
          <ServerRouter context={routerContext} url={request.url} {...(nonce === undefined ? {} : { nonce })} />
        </RenderedReplies>
      </LanguageProvider>
    </NonceProvider>,
    {
      ...(nonce === undefined ? {} : { nonce }),
      signal: request.signal,
      progressiveChunkSize: Number.POSITIVE_INFINITY, // every part in its place, none that a script moves there
      onError(error) {
        failure.error = error
      },
    },
  )
  // Pages are small and kept in a cache: whole ones compress better and carry the right status.
  await page.allReady
  if ('error' in failure) console.error(failure.error)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(page, { status: 'error' in failure ? 500 : status, headers })
}

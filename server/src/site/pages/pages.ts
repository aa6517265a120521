import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import { LANGUAGES, type Language, languageOf, languagePrefix, pathIn } from '@pariksha/contract/languages'
import { dayInIndia } from '@pariksha/domain/timing/countdown'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  createRequestHandler,
  type RequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { publicVersion } from '../../exams/catalogue/site-version.ts'
import type { Database } from '../../platform/db/database.ts'
import { framedOrigin } from '../institute/queries.ts'
import { type CachedPage, createPageStore } from './page-store.ts'
import { type Read, serveRenderedResults } from './rendered-results.ts'

/** The built web: what `web/src/entry.server.tsx` promises to the server. */
export type WebBuild = { readonly build: ServerBuild; readonly clientFolder: string }

/** What `web/src/entry.server.tsx` exports: the load context of its pages, and what distinguishes their documents. */
type PageExports = {
  documentAddress(address: `/${string}`): string
  readonly nonceContext: RouterContext<string | null>
  readonly readContext: RouterContext<Read>
  readonly repliesContext: RouterContext<readonly unknown[]>
  readResult(read: Read, attemptId: number): Promise<readonly unknown[] | undefined>
  readTest(read: Read, path: string): Promise<readonly unknown[]>
}

const WEB_BUILD_FOLDER = join(import.meta.dirname, '../../../../web/build')

export async function loadWebBuild(): Promise<WebBuild> {
  const entry = join(WEB_BUILD_FOLDER, 'server/index.js')
  if (!existsSync(entry)) throw new Error('the web is not built; run "npm start", which builds it')
  return {
    build: (await import(pathToFileURL(entry).href)) as ServerBuild,
    clientFolder: join(WEB_BUILD_FOLDER, 'client'),
  }
}

/** Serves the files of the build and the pages it renders. Inline scripts need the nonce of the response. */
export async function servePages(
  app: FastifyInstance,
  { build, clientFolder }: WebBuild,
  db: Database,
  origin: string,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false, // only files that are there; everything else is a page
    preCompressed: true,
    index: false,
    setHeaders: (reply, path) => {
      const immutable = path.startsWith(join(clientFolder, 'assets'))
      reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'public, no-cache')
      // what the worker fetches goes by the policy it came with
      if (path.startsWith(join(clientFolder, 'sw.js'))) reply.header('content-security-policy', "default-src 'self'")
    },
  })

  // links, redirects and calls of the pages of a language stay below its prefix
  const handlers = new Map(
    LANGUAGES.map((language) => [
      language,
      createRequestHandler({ ...build, basename: languagePrefix(language) || '/' }, 'production'),
    ]),
  )
  const { documentAddress, nonceContext, readContext, repliesContext, readResult, readTest } = build.entry
    .module as unknown as PageExports
  const pageOf = createPageStore()
  // random: no text of a user can contain the place of a nonce
  const placeholder = randomBytes(16).toString('base64url')

  const readIn =
    (language: Language): Read =>
    async (address) => {
      const answer = await app.inject({ url: `/api/v1${address}`, headers: { 'accept-language': language } })
      return { status: answer.statusCode, body: answer.json() }
    }

  async function render(path: string, language: Language, replies: readonly unknown[]): Promise<Response> {
    const context = new RouterContextProvider()
    context.set(nonceContext, placeholder)
    context.set(repliesContext, replies)
    context.set(readContext, readIn(language))
    return await (handlers.get(language) as RequestHandler)(new Request(origin + pathIn(language, path)), context)
  }

  async function renderPage(path: string, language: Language): Promise<CachedPage> {
    const response = await render(path, language, await readTest(readIn(language), path))
    const document = delayHydration(await response.text())
    const etag = `W/"${createHash('sha256').update(document.replaceAll(placeholder, '')).digest('base64url').slice(0, 22)}"`
    return {
      status: response.status,
      headers: new Map(response.headers),
      etag,
      frames: response.status === 200 ? await framedOrigin(db) : "'none'", // a page of an error needs no database
      pieces: document.split(placeholder),
    }
  }

  let lastVersion = await publicVersion(db)
  /** While the database does not answer, visitors see what they saw before. */
  async function currentVersion(): Promise<string> {
    try {
      lastVersion = await publicVersion(db)
    } catch (err) {
      app.log.warn({ err }, 'database unavailable; serving cached pages')
    }
    return lastVersion
  }

  serveRenderedResults(app, {
    readResult,
    renderDocument: async (path, language, answers) => (await render(path, language, answers)).text(),
  })

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      // pages name the years of coming examinations: none is older than the day
      const version = `${await currentVersion()} ${todayInIndia()}`
      // some clients write the host before the path
      const address = languageOf(dataBelowPrefix(`/${request.url.replace(/^\w+:\/\/[^/?#]*/, '').replace(/^\/+/, '')}`))
      const { language } = address
      const path = documentAddress(address.path as `/${string}`)
      const page = await pageOf(`${language} ${path}`, version, () => renderPage(path, language))
      reply.code(page.status).header('cache-control', 'no-cache')
      for (const [name, value] of page.headers) reply.header(name, value)
      if (page.status === 200) {
        reply.header('etag', page.etag)
        if (request.headers['if-none-match'] === page.etag) {
          // the browser goes on with the policy, and so the nonce, that came with its copy
          return reply.code(304).removeHeader('content-security-policy').send()
        }
      }
      const nonce = randomBytes(16).toString('base64')
      return reply.header('content-security-policy', policyOf(nonce, page.frames)).send(page.pieces.join(nonce))
    },
  })
}

/** The framework asks for the data of a home page at `/te.data`; below its prefix it is that of a page of the language. */
const dataBelowPrefix = (address: string): string => address.replace(DATA_OF_HOME, '/$1/_.data')
const DATA_OF_HOME = new RegExp(`^/(${LANGUAGES.filter((one) => one !== 'en').join('|')})\\.data(?=$|[?#])`)

/**
 * Delays hydration: an inline script of the document loads the bundle and starts it
 * (web/src/shared/lib/hydration/hydrate-on-demand.ts).
 */
const delayHydration = (document: string): string =>
  document
    .replaceAll('<link rel="modulepreload"', '<link rel="bundle"')
    .replace('type="module" async="">import', 'type="text/plain" id="bundle" async="">import')

const todayInIndia = (): string => Object.values(dayInIndia(Date.now())).join('-')

const policyOf = (nonce: string, frames: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${frames}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

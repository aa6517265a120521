import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router'

/** The built web: what `web/src/entry.server.tsx` promises to the server. */
export type WebBuild = { readonly build: ServerBuild; readonly clientFolder: string }

const HOUSE = join(import.meta.dirname, '../../../web/build')

export async function loadWebBuild(folder = HOUSE): Promise<WebBuild> {
  const entry = join(folder, 'server/index.js')
  if (!existsSync(entry)) throw new Error('the web is not built; run "npm start", which builds it')
  return { build: (await import(pathToFileURL(entry).href)) as ServerBuild, clientFolder: join(folder, 'client') }
}

/** Files of the build, and pages rendered by it. Nothing inline runs but what carries the nonce of the response. */
export async function servePages(
  app: FastifyInstance,
  { build, clientFolder }: WebBuild,
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
    },
  })

  const render = createRequestHandler(build, 'production')
  const { nonceContext } = build.entry.module as unknown as { nonceContext: RouterContext<string | undefined> }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const nonce = randomBytes(16).toString('base64')
      const context = new RouterContextProvider()
      context.set(nonceContext, nonce)
      const response = await render(asWebRequest(request, origin), context)
      reply.code(response.status)
      response.headers.forEach((value, name) => {
        reply.header(name, value)
      })
      reply.header('content-security-policy', policyOf(nonce)).header('cache-control', 'no-cache')
      return reply.send(Buffer.from(await response.arrayBuffer()))
    },
  })
}

function asWebRequest(request: FastifyRequest, origin: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) if (value !== undefined) headers.set(name, String(value))
  return new Request(new URL(request.url, origin), { method: request.method, headers })
}

const policyOf = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/**
 * Keeps what a test needs on the device, so that the exam room opens without the network. Pages come from the server;
 * where that cannot be reached, the offline page stands in, which enters the attempts open on this device.
 *
 * A new version waits until no page of the old one is open: it never reloads a page or takes its files away.
 */
declare const self: ServiceWorkerGlobalScope
/** Written before this text by the build. */
declare const BUILD: { readonly version: string; readonly files: readonly string[] }

const KEPT = `kept ${BUILD.version}`
const SEEN = `seen ${BUILD.version}`
/** Of an address in another language than English (contract/src/languages.ts). */
const PREFIX = /^\/(te|hi)(?=\/|$)/
const OFFLINE = '/offline'
const OFFLINE_PAGES = [OFFLINE, `/te${OFFLINE}`, `/hi${OFFLINE}`]
const PAUSES_MILLIS = [500, 1500, 4000]
const PATIENCE_MILLIS = 10_000
/** A gateway says them when the server behind it is away. */
const NOBODY_HOME: readonly number[] = [502, 503, 504]

self.addEventListener('install', (event) => event.waitUntil(keepFiles()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request, pathname))
  else if (pathname.startsWith('/assets/')) event.respondWith(file(request))
})

/** Named after their content, files of an earlier version are as good as new. */
async function keepFiles(): Promise<void> {
  const cache = await caches.open(KEPT)
  const keep = async (path: string) => {
    const known = await caches.match(path)
    const response = known ?? (await fetchPersistently(path))
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    await cache.put(path, response)
  }
  const pages = OFFLINE_PAGES.map((path) => cache.add(new Request(path, { cache: 'reload' })))
  await Promise.all([...BUILD.files.map(keep), ...pages])
}

/** Also the page that brought the first version: a student may take a test before any other page is loaded. */
async function takeOver(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== KEPT && name !== SEEN).map((name) => caches.delete(name)))
  await self.clients.claim()
}

async function page(request: Request, path: string): Promise<Response> {
  const patience = isAttempt(path) ? AbortSignal.timeout(PATIENCE_MILLIS) : null
  try {
    const response = await fetch(request, { signal: patience })
    const isBroken = isAttempt(path) && response.status >= 500
    if (!isBroken && !NOBODY_HOME.includes(response.status)) return response
  } catch {
    // no network, or one that brings nothing
  }
  const prefix = PREFIX.exec(path)?.[0] ?? ''
  const kept = await caches.open(KEPT).then((cache) => cache.match(prefix + OFFLINE))
  if (!kept) return Response.error()
  if (path === prefix + OFFLINE) return kept
  const { pathname, search } = new URL(request.url)
  const wanted = (pathname.slice(prefix.length) || '/') + search
  return Response.redirect(`${prefix}${OFFLINE}?to=${encodeURIComponent(wanted)}`)
}

const isAttempt = (path: string): boolean => /^(\/(te|hi))?\/test\/\d+\/usertest\/\d+\/?$/.test(path)

async function file(request: Request): Promise<Response> {
  const known = await caches.match(request, { ignoreVary: true })
  if (known) return known
  const response = await fetchPersistently(request)
  if (response.ok) await keepSeen(request, response.clone())
  return response
}

async function keepSeen(request: Request, response: Response): Promise<void> {
  try {
    await (await caches.open(SEEN)).put(request, response)
  } catch {
    // the device has no room; the page has its file all the same
  }
}

/** A page whose file fails is loaded anew by the router, and what the student has just done in it is gone. */
async function fetchPersistently(file: RequestInfo): Promise<Response> {
  for (const pause of PAUSES_MILLIS) {
    try {
      return await fetch(file)
    } catch (error) {
      if (!self.navigator.onLine) throw error
      await new Promise((done) => setTimeout(done, pause))
    }
  }
  return await fetch(file)
}

export {}

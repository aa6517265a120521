import { retry } from '../src/shared/lib/retry.ts'

/**
 * Keeps what a test needs on the device, so that the exam room opens without the network. Pages come from the server;
 * where that cannot be reached, the offline page stands in, which enters the attempts open on this device.
 *
 * A new version waits until no page of the old one is open: it never reloads a page or takes its files away.
 */
declare const self: ServiceWorkerGlobalScope
/** Written before this text by the build. */
declare const BUILD: { readonly version: string; readonly files: readonly string[] }

const PRECACHE = `precache ${BUILD.version}`
const RUNTIME_CACHE = `runtime ${BUILD.version}`
/** The language prefix of an address; English has none (contract/src/languages.ts). */
const PREFIX = /^\/(te|hi)(?=\/|$)/
const OFFLINE = '/offline'
const OFFLINE_PAGES = [OFFLINE, `/te${OFFLINE}`, `/hi${OFFLINE}`]
const PAGE_TIMEOUT_MILLIS = 10_000
/** What a gateway answers while the server behind it is down. */
const GATEWAY_ERRORS: readonly number[] = [502, 503, 504]

self.addEventListener('install', (event) => event.waitUntil(precacheFiles()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request, pathname))
  else if (pathname.startsWith('/assets/')) event.respondWith(file(request))
})

// Browsers revoke the permission of a site that receives a push without showing it. Only our server can send one.
self.addEventListener('push', (event) => {
  if (!event.data) return
  const { title, text, path }: { title: string; text: string; path: string } = event.data.json()
  event.waitUntil(
    self.registration.showNotification(title, { body: text, tag: 'ten-a-day', icon: '/icons/192.png', data: { path } }),
  )
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(event.notification.data.path))
})

/** In the window that is open already, unless a test is under way there. */
async function openPage(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' })
  const free = windows.find(({ url }) => !isAttempt(new URL(url).pathname))
  // of a window that another worker controls the address cannot be changed
  const shown = await free?.navigate(path).catch(() => null)
  if (shown) await shown.focus()
  else await self.clients.openWindow(path)
}

/** File names are content hashes: those cached by an earlier version are still right. */
async function precacheFiles(): Promise<void> {
  const cache = await caches.open(PRECACHE)
  const store = async (path: string) => {
    const known = await caches.match(path)
    const response = known ?? (await fetchWithRetry(path))
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    await cache.put(path, response)
  }
  const pages = OFFLINE_PAGES.map((path) => cache.add(new Request(path, { cache: 'reload' })))
  await Promise.all([...BUILD.files.map(store), ...pages])
}

/** Claims the page that installed the first version too: a student may start a test without loading another. */
async function takeOver(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name !== PRECACHE && name !== RUNTIME_CACHE).map((name) => caches.delete(name)),
  )
  await self.clients.claim()
}

async function page(request: Request, path: string): Promise<Response> {
  const signal = isAttempt(path) ? AbortSignal.timeout(PAGE_TIMEOUT_MILLIS) : null
  try {
    const response = await fetch(request, { signal })
    const isBroken = isAttempt(path) && response.status >= 500
    if (!isBroken && !GATEWAY_ERRORS.includes(response.status)) return response
  } catch {
    // no network, or no answer in time
  }
  const prefix = PREFIX.exec(path)?.[0] ?? ''
  const offlinePage = await caches.open(PRECACHE).then((cache) => cache.match(prefix + OFFLINE))
  if (!offlinePage) return Response.error()
  if (path === prefix + OFFLINE) return offlinePage
  const { pathname, search } = new URL(request.url)
  const wanted = (pathname.slice(prefix.length) || '/') + search
  return Response.redirect(`${prefix}${OFFLINE}?to=${encodeURIComponent(wanted)}`)
}

const isAttempt = (path: string): boolean => /^(\/(te|hi))?\/test\/\d+\/usertest\/\d+\/?$/.test(path)

async function file(request: Request): Promise<Response> {
  const known = await caches.match(request, { ignoreVary: true })
  if (known) return known
  const response = await fetchWithRetry(request)
  if (response.ok) await cacheFile(request, response.clone())
  return response
}

async function cacheFile(request: Request, response: Response): Promise<void> {
  try {
    await (await caches.open(RUNTIME_CACHE)).put(request, response)
  } catch {
    // the device has no room; the page has its file all the same
  }
}

/** When a chunk fails to load, the router reloads the page and its unsaved state is lost: so retry first. */
const fetchWithRetry = (file: RequestInfo): Promise<Response> =>
  retry(
    () => fetch(file),
    () => self.navigator.onLine,
  )

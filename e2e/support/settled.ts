import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Request } from 'playwright'

/** Never done as long as its page is open. */
const ENDLESS = ['eventsource', 'websocket', 'ping']
const ROUNDS = 3
const ROUND_MS = 40
const TIMEOUT_MS = 20_000

type Traffic = { started: number; readonly underWay: Set<Request> }
const trafficOf = new WeakMap<Page, Traffic>()

/** To be called before the page opens anything. */
export function watchRequests(page: Page): void {
  const traffic: Traffic = { started: 0, underWay: new Set() }
  trafficOf.set(page, traffic)
  page.on('request', (request) => {
    if (ENDLESS.includes(request.resourceType())) return
    // what the last document asked for is not awaited any more
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) traffic.underWay.clear()
    traffic.started++
    traffic.underWay.add(request)
  })
  const end = (request: Request) => void traffic.underWay.delete(request)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
}

/**
 * Until the page asks for nothing any more: no request is under way, and its thread was free several times without one
 * being begun. On a busy machine that takes as long as it takes; `networkidle` waits half a second on any.
 */
export async function settled(page: Page): Promise<void> {
  const traffic = trafficOf.get(page)
  if (!traffic) throw new Error('the requests of this page are not watched')
  const deadline = Date.now() + TIMEOUT_MS
  for (let calm = 0; calm < ROUNDS; ) {
    const { started } = traffic
    await sleep(ROUND_MS)
    await page.evaluate(() => {}) // after what its thread had to do
    calm = traffic.underWay.size === 0 && traffic.started === started ? calm + 1 : 0
    if (Date.now() > deadline) {
      const addresses = [...traffic.underWay].map((request) => request.url())
      throw new Error(`the page still asks for ${addresses.join(', ') || 'more and more'}`)
    }
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Request } from 'playwright'

/** Connections that stay open as long as the page. */
const ENDLESS = ['eventsource', 'websocket', 'ping']
const ROUNDS = 3
const ROUND_MS = 40
const TIMEOUT_MS = 20_000

type Traffic = { started: number; readonly underWay: Set<Request> }
const trafficOf = new WeakMap<Page, Traffic>()

/** Call it before the first navigation. */
export function watchRequests(page: Page): void {
  const traffic: Traffic = { started: 0, underWay: new Set() }
  trafficOf.set(page, traffic)
  page.on('request', (request) => {
    if (ENDLESS.includes(request.resourceType())) return
    // requests of the previous document do not count any more
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) traffic.underWay.clear()
    traffic.started++
    traffic.underWay.add(request)
  })
  const end = (request: Request) => void traffic.underWay.delete(request)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
}

/**
 * Waits until no request is under way and the main thread was idle several times without starting one. That takes as long
 * as the machine needs; `networkidle` of Playwright always waits half a second.
 */
export async function untilNetworkIdle(page: Page): Promise<void> {
  const traffic = trafficOf.get(page)
  if (!traffic) throw new Error('the requests of this page are not watched')
  const deadline = Date.now() + TIMEOUT_MS
  for (let idleRounds = 0; idleRounds < ROUNDS; ) {
    const { started } = traffic
    await sleep(ROUND_MS)
    await page.evaluate(() => {}) // after what the main thread has queued
    idleRounds = traffic.underWay.size === 0 && traffic.started === started ? idleRounds + 1 : 0
    if (Date.now() > deadline) {
      const addresses = [...traffic.underWay].map((request) => request.url())
      throw new Error(`the page still loads ${addresses.join(', ') || 'more and more'}`)
    }
  }
}

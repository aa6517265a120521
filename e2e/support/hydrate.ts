import type { Page, Response } from 'playwright'
import { untilNetworkIdle } from './network-idle.ts'

/** Opens a page; afterwards it is hydrated, and its requests are done. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await hydrate(page)
  return response
}

/** Triggers hydration, and waits until the page is hydrated and its requests are done. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(3, 3)
  await page.mouse.move(6, 6)
  await page.waitForFunction(() => document.documentElement.dataset.bundle === 'hydrated')
  await untilNetworkIdle(page)
}

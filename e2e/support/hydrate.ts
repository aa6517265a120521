import type { Page } from 'playwright'
import { settled } from './settled.ts'

/** Triggers hydration, and waits until the page is hydrated and its requests are done. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(3, 3)
  await page.mouse.move(6, 6)
  await page.waitForFunction(() => document.documentElement.dataset.bundle === 'hydrated')
  await settled(page)
}

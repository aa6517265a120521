import type { Page } from 'playwright'

/** Touches a page, and waits until it answers and what it asked for meanwhile is here. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(3, 3)
  await page.mouse.move(6, 6)
  await page.waitForFunction(() => document.documentElement.dataset.program === 'alive')
  await page.waitForLoadState('networkidle')
}

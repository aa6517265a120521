import type { Page } from 'playwright'

/** Holds requests back as a slow network does; returns what lets them go, or loses them. */
export async function holdRequests(
  page: Page,
  address: string | RegExp,
  end: 'continue' | 'abort' = 'continue',
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route[end]()
  })
  return resolve
}

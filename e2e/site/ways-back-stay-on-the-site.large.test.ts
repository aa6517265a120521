import { expect, test } from 'vitest'
import { openPage } from '../support/hydrate.ts'
import { useSite } from '../support/site.ts'
import { signedIn } from '../support/student.ts'

const site = useSite()

const AWAY = ['/..//evil.example', '/%2e%2e//evil.example', '//evil.example', '/\\evil.example', 'https://evil.example']

test('the offline page leads back to a page of this site, whatever its address says', async () => {
  const { page } = await site.visit()
  await page.route('**/healthz', (route) => route.abort())
  for (const to of AWAY) {
    await page.goto(`/offline?to=${encodeURIComponent(to)}`)
    const again = page.getByRole('link', { name: 'Try again' })
    expect([to, new URL(await again.evaluate((link) => (link as HTMLAnchorElement).href)).origin]).toEqual([
      to,
      site.url,
    ])
  }
})

test('a signed-in user is redirected from the login to a page of this site', async () => {
  const { page } = await signedIn(site)
  for (const next of AWAY) {
    await openPage(page, `/login?next=${encodeURIComponent(next)}`)
    const links = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((href) => new URL(href).origin !== site.url)).toEqual([])
  }
})

import { test } from 'vitest'
import { checkEveryPage } from '../support/check-every-page.ts'
import { DESKTOP, PHONE } from '../support/good-page.ts'
import { useSite } from '../support/site.ts'

const site = useSite()

test('every page, signed out on a desktop and made narrow: its heading, no console errors, no dead links, accessible', async () => {
  const { page } = await site.visit()
  await checkEveryPage(site, page, { who: 'signed out', opened: DESKTOP, resized: PHONE })
}, 600_000)

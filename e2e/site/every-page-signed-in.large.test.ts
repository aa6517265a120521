import { test } from 'vitest'
import { checkEveryPage } from '../support/check-every-page.ts'
import { DESKTOP, PHONE } from '../support/good-page.ts'
import { useSite } from '../support/site.ts'
import { signedIn } from '../support/student.ts'

const site = useSite({ serviceWorkers: 'allow' })

test('every page, signed in on a phone and made wide: its heading, no console errors, no dead links, accessible', async () => {
  const { page } = await signedIn(site)
  await checkEveryPage(site, page, { who: 'signed in', opened: PHONE, resized: DESKTOP })
}, 600_000)

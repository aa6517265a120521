import { test } from 'vitest'
import { useSite } from './support/site.ts'
import { walkEveryPage } from './support/walk.ts'

const site = useSite()

test.each(['signed out', 'signed in'] as const)(
  'every page at 360 px, %s: its heading, no complaint, no dead link, accessible',
  (who) => walkEveryPage(site, who, { width: 360, height: 740 }),
  600_000,
)

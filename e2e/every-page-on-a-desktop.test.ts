import { test } from 'vitest'
import { useSite } from './support/site.ts'
import { walkEveryPage } from './support/walk.ts'

const site = useSite()

test.each(['signed out', 'signed in'] as const)(
  'every page at 1280 px, %s: its heading, no complaint, no dead link, accessible',
  (who) => walkEveryPage(site, who, { width: 1280, height: 800 }),
  600_000,
)

import { test } from 'vitest'
import { useSite } from './support/site.ts'
import { walkEveryPage } from './support/walk.ts'

const site = useSite()

// between this width and the other one axe sees every page, and both kinds of visitor
test.each([
  { who: 'signed out', axe: false },
  { who: 'signed in', axe: true },
] as const)(
  'every page at 360 px, $who: its heading, no complaint, no dead link, good to use (axe: $axe)',
  (walk) => walkEveryPage(site, { ...walk, viewport: { width: 360, height: 740 } }),
  600_000,
)

import { test } from 'vitest'
import { useSite } from './support/site.ts'
import { walkEveryPage } from './support/walk.ts'

const site = useSite()

// between this width and the other one axe sees every page, and both kinds of visitor
test.each([
  { who: 'signed out', axe: true },
  { who: 'signed in', axe: false },
] as const)(
  'every page at 1280 px, $who: its heading, no complaint, no dead link, good to use (axe: $axe)',
  (walk) => walkEveryPage(site, { ...walk, viewport: { width: 1280, height: 800 } }),
  600_000,
)

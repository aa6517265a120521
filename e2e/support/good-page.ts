import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import { expect } from 'vitest'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Violation = { id: string; impact: string; nodes: { html: string }[] }

/** Nothing that axe calls serious, and no scrolling sideways. */
export async function expectGood(page: Page, where: string): Promise<void> {
  // put in by the debugger, as the page's own policy lets no stranger's script run
  await page.evaluate(AXE)
  const { violations } = await page.evaluate<{ violations: Violation[] }>('axe.run()')
  const faults = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(faults.map(({ id, nodes }) => `${where}: ${id}: ${nodes.map(({ html }) => html).slice(0, 3)}`)).toEqual([])
  const sideways = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(sideways, `${where} scrolls sideways`).toBeLessThanOrEqual(0)
}

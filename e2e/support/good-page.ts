import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import { expect } from 'vitest'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Violation = { id: string; impact: string; nodes: { html: string; failureSummary: string }[] }

/** Nothing that axe calls serious, and no scrolling sideways, once everything stands where it comes to stand. */
export async function expectGood(page: Page, where: string): Promise<void> {
  await page.evaluate(untilMotionEnds)
  // put in by the debugger, as the page's own policy lets no stranger's script run; half a megabyte, so once a document
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(AXE)
  // what passes is neither described nor sent
  const violations = await page.evaluate<Violation[]>(
    "axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations)",
  )
  const faults = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(
    faults.map(
      ({ id, nodes }) =>
        `${where}: ${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).slice(0, 3)}`,
    ),
  ).toEqual([])
  await expectFits(page, where)
}

export const PHONE: Viewport = { width: 360, height: 740 }
export const DESKTOP: Viewport = { width: 1280, height: 800 }

export type Viewport = { readonly width: number; readonly height: number }

/** The same page on a phone and on a desktop, without opening it twice. */
export async function expectGoodAtBothWidths(page: Page, where: string): Promise<void> {
  for (const viewport of [PHONE, DESKTOP]) {
    await resizeTo(page, viewport)
    await expectGood(page, `${where}, ${viewport.width} px wide,`)
  }
}

/** Once what listens for the width has rendered. */
export async function resizeTo(page: Page, viewport: Viewport): Promise<void> {
  await page.setViewportSize(viewport)
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
}

/** No scrolling sideways. */
export async function expectFits(page: Page, where: string): Promise<void> {
  const sideways = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(sideways, `${where} scrolls sideways`).toBeLessThanOrEqual(0)
}

/** Contrast is too low during a fade-in. Endless animations are not awaited. */
async function untilMotionEnds(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import { expect } from 'vitest'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What a rule finds has the impact of the rule: those that fail no test are not run. What passes is neither described nor sent. */
const RUN = `axe.run({
  resultTypes: ['violations'],
  runOnly: axe._audit.rules
    .filter(({ enabled, impact, tags }) => enabled && /serious|critical/.test(impact) && !tags.includes('experimental'))
    .map(({ id }) => id),
}).then(({ violations }) => violations)`

type Violation = { id: string; impact: string; nodes: { html: string; failureSummary: string }[] }

/** One first heading, nothing that axe calls serious, and no scrolling sideways, once everything stands where it comes to stand. */
export async function expectGood(page: Page, where: string): Promise<void> {
  await page.evaluate(untilMotionEnds)
  await expectOneHeading(page, where)
  if (!(await page.evaluate("'axe' in window"))) await loadAxe(page)
  const violations = await page.evaluate<Violation[]>(RUN)
  const faults = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(
    faults.map(
      ({ id, nodes }) =>
        `${where}: ${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).slice(0, 3)}`,
    ),
  ).toEqual([])
  await expectFits(page, where)
}

/**
 * Through the debugger, as the page's own policy lets no stranger's script run. Half a megabyte, so once a document, and as
 * a script that V8 compiles once for all documents of a process, unlike what `page.evaluate` hands to `eval`.
 */
async function loadAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: AXE, silent: true })
  if (exceptionDetails) throw new Error(`axe did not load: ${exceptionDetails.text}`)
  await session.detach()
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

/** What is hidden does not count: the home page has one heading for visitors and one for students. */
export async function expectOneHeading(page: Page, where: string): Promise<void> {
  const headings = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility()).map(({ textContent }) => textContent),
    )
  await expect.poll(headings, { message: `${where} has one first heading`, timeout: 5_000 }).toHaveLength(1)
}

/** No scrolling sideways. */
export async function expectFits(page: Page, where: string): Promise<void> {
  const sideways = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(sideways, `${where} scrolls sideways`).toBeLessThanOrEqual(0)
}

/**
 * Contrast is too low during a fade-in. Endless animations are not awaited. Asked again with every frame: now and then
 * Chromium never settles what an animation promises, `finished`.
 */
async function untilMotionEnds(): Promise<void> {
  const isMoving = () =>
    document
      .getAnimations()
      .some(({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime))
  while (isMoving()) await new Promise(requestAnimationFrame)
}

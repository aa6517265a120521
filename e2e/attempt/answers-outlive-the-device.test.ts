import type { BrowserContext, Page } from 'playwright'
import { expect, test } from 'vitest'
import { aStudent } from '../../server/src/testing/factories.ts'
import { aPaper, aTest } from '../../server/src/testing/papers/papers.ts'
import { trackAnswers } from '../support/answer-tracker.ts'
import { aPhone } from '../support/phone.ts'
import { useSite } from '../support/site.ts'
import { signedIn } from '../support/student.ts'

const site = useSite({ serviceWorkers: 'allow' })
const paper = aPaper({ sections: [{ count: 10 }] })

/** What the application needs without the network is on the device. */
const kept = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready))

/** How many papers the device has. */
const papersOn = (page: Page) =>
  page.evaluate(async () => {
    const ready = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await ready(indexedDB.open('exam-room'))
    const papers = await ready(database.transaction('papers').objectStore('papers').count())
    database.close()
    return papers
  })

/** As the system does to a tab when it needs the memory: the page is asked nothing. */
async function killTab(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page)
  const gone = new Promise((resolve) => page.once('crash', resolve))
  session.send('Page.crash').catch(() => undefined)
  await gone
  await page.close()
}

test('the tab is killed with answers that nobody else has; another tab goes on, without the network still', async () => {
  const { id } = await aTest(site.database.db, { paper })
  const { context, page, student } = await signedIn(site)
  const tracker = trackAnswers(site, student, page)
  await tracker.begin(id)
  await kept(page)
  await tracker.answer(1)
  await tracker.untilStatus('Saved')
  await context.setOffline(true)
  await tracker.answerNext(2)
  await tracker.answerNext(3)
  await page.waitForTimeout(500) // the answers of the last frames are being written
  const address = page.url()
  await killTab(context, page)

  const again = await context.newPage()
  await again.goto(address)
  tracker.continueOn(again)
  await tracker.expectOnScreen()
  expect(await tracker.answerNext(4)).toMatch(/^Offline, \d+ waiting$/)
  await context.setOffline(false)
  await tracker.untilStatus('Saved')
  await tracker.submit()
})

test('the phone dies without the network, and the installed application goes on where the student was', async () => {
  const { id } = await aTest(site.database.db, { paper })
  const student = await aStudent(site.database.db)
  const phone = aPhone(site, student)
  const before = await phone.launch()
  const tracker = trackAnswers(site, student, before.page)
  await tracker.begin(id)
  await kept(before.page)
  await tracker.answer(1)
  await tracker.untilStatus('Saved')
  await before.context.setOffline(true)
  await tracker.answerNext(2)
  await tracker.answerNext(3)
  await before.page.waitForTimeout(500)
  await phone.kill()

  const manifest = await (await fetch(`${site.url}/manifest.webmanifest`)).json()
  const { start_url } = manifest as { start_url: string }
  const { context, page } = await phone.launch()
  await context.setOffline(true)
  await page.goto(new URL(start_url, site.url).href)
  tracker.continueOn(page)
  await tracker.expectOnScreen()
  expect(await tracker.answerNext(4)).toMatch(/^Offline, \d+ waiting$/)
  await context.setOffline(false)
  await tracker.untilStatus('Saved')
  await tracker.submit()
})

test('a device without room says so and asks before the page is left; when there is room again everything is on it', async () => {
  const { id } = await aTest(site.database.db, { paper })
  const { context, page, student } = await signedIn(site)
  const tracker = trackAnswers(site, student, page)
  await page.goto(`${site.url}/test/${id}`)
  await kept(page)
  const storage = await context.newCDPSession(page)
  await storage.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1 })
  await tracker.begin(id)
  await tracker.answer(1)
  await tracker.untilStatus('Saved')

  await context.setOffline(true)
  await tracker.answerNext(2)
  await tracker.untilStatus('Not stored on device')
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  await (await asked).dismiss()
  await tracker.answerNext(3)

  await storage.send('Storage.overrideQuotaForOrigin', { origin: site.url })
  await tracker.untilStatus(/^Offline, \d+ waiting$/)
  // answers come first; the paper may find its room at the next try
  await expect.poll(() => papersOn(page), { timeout: 20_000 }).toBe(1)
  const address = page.url()
  await killTab(context, page)
  const again = await context.newPage()
  await again.goto(address)
  tracker.continueOn(again)
  await tracker.expectOnScreen()
  await tracker.answerNext(4)
  await context.setOffline(false)
  await tracker.untilStatus('Saved')
  await tracker.submit()
})

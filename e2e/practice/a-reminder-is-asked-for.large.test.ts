import { expect, test } from 'vitest'
import { expectGood } from '../support/good-page.ts'
import { useSite } from '../support/site.ts'
import { signedIn } from '../support/student.ts'

const site = useSite({ serviceWorkers: 'allow' })

/** A browser of tests has no push service: what it would get from one. */
function subscribesAtOnce() {
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
  const subscription = {
    toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/nobody', keys }),
    unsubscribe: async () => true,
  }
  PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription
  PushManager.prototype.getSubscription = async () => null
}

/** In the worker: a browser without a desktop shows nothing. */
function recordsNotifications() {
  const shown: object[] = []
  Object.assign(self, { shown })
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
    shown.push({ title, ...options })
  }
}

/** A browser without a desktop names the permission as denied also where it is granted. */
function namesPermission(permission: NotificationPermission) {
  Object.defineProperty(Notification, 'permission', { get: () => permission, configurable: true })
}

test('a student asks for a reminder, changes its hour, is shown one that leads to the ten, reads that the browser no longer allows it, and turns it off', async () => {
  const { page, context, student } = await signedIn(site)
  const asked = async () =>
    (
      await site.database.db
        .selectFrom('practice_reminders')
        .select('hour')
        .where('student_id', '=', student.id)
        .executeTakeFirst()
    )?.hour
  await context.grantPermissions(['notifications'], { origin: site.url })
  await context.addInitScript(namesPermission, 'granted' as const)
  await context.addInitScript(subscribesAtOnce)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/practice/-today')
  const reminder = page.getByRole('region', { name: 'Reminder' })
  // the first question of a site loads the templates
  await reminder.waitFor({ timeout: 60_000 })
  await reminder.getByLabel('At').selectOption({ value: '20' })
  expect(await asked()).toBeUndefined()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await reminder.getByRole('button', { name: 'Remind me' }).click()
  await reminder.getByText(/^You are reminded at 8:00\spm/).waitFor()
  expect(await asked()).toBe(20)
  await reminder.getByLabel('At').selectOption({ value: '6' })
  await reminder.getByText(/^You are reminded at 6:00\sam/).waitFor()
  await expect.poll(asked).toBe(6)
  await expectGood(page, 'the setting of the reminder')

  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(recordsNotifications)
  const cdp = await context.newCDPSession(page)
  const registered = new Promise<string>((found) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(site.url) && !isDeleted)
      if (own) found(own.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  const data = JSON.stringify({ title: 'Ten a day', text: 'Ready.', path: '/practice/-today' })
  await cdp.send('ServiceWorker.deliverPushMessage', { origin: site.url, registrationId: await registered, data })
  const shown = () => worker.evaluate(() => (self as unknown as { shown: unknown }).shown)
  await expect.poll(shown).toMatchObject([{ title: 'Ten a day', body: 'Ready.', data: { path: '/practice/-today' } }])

  const denied = reminder.getByText('This browser does not allow notifications')
  expect(await denied.count()).toBe(0)
  await context.addInitScript(namesPermission, 'denied' as const)
  await page.reload()
  await denied.waitFor()
  await reminder.getByRole('button', { name: 'Turn off' }).click()
  await reminder.getByRole('button', { name: 'Remind me' }).waitFor()
  expect(await asked()).toBeUndefined()
})

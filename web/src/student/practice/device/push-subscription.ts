import type { ReminderWanted } from '@pariksha/contract/practice/practice-reminder'

/** Without a service worker, and on an iPhone outside of the home screen, there are no notifications. */
export const canRemind = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Refused, or taken back after the student asked for reminders. */
export const isDenied = (): boolean => canRemind() && Notification.permission === 'denied'

/** What the server needs to reach this browser; undefined where the student does not permit it. Asks for the permission. */
export async function subscribe(publicKey: string): Promise<Omit<ReminderWanted, 'hour'> | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const { pushManager } = await navigator.serviceWorker.ready
  // of another student of this device, or of another key of the installation
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' }
}

/** The server forgets the subscription when the push service next says that it is gone. */
export async function unsubscribe(): Promise<void> {
  if (!canRemind()) return
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

import { forgetDelivered } from '../../../exam-room/engine/storage/forget-delivered.ts'
import { thisPage } from '../../../exam-room/engine/this-page.ts'
import { forgetUnsavedForms } from '../../../shared/lib/storage/unsaved-forms.ts'
import { dailyStorage } from '../../practice/device/daily-storage.ts'
import { unsubscribe } from '../../practice/device/push-subscription.ts'

/**
 * Deletes what was delivered of a student's tests and practice, and forms of the staff that were not saved. Reminders of practice
 * end, too: the device may be another's.
 */
export async function clearDeliveredData(userId: number): Promise<void> {
  forgetUnsavedForms(userId)
  await Promise.allSettled([forgetDelivered(thisPage, userId), dailyStorage.forgetSet(userId), unsubscribe()])
}

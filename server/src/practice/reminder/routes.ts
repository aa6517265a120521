import * as contract from '@pariksha/contract/practice/practice-reminder'
import { AppError } from '../../platform/errors.ts'
import type { Router } from '../../platform/http/endpoint.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import { isPushService } from './push-services.ts'
import type { ReminderDeps } from './send-reminders.ts'

/** The reminder of the daily ten: opt-in, in one browser at a time. */
export function reminderRoutes(route: Router, { db, vapid, pushOrigins }: ReminderDeps, limits: Limits): void {
  const read = async (studentId: number): Promise<contract.PracticeReminder> => {
    const row = await db
      .selectFrom('practice_reminders')
      .select('hour')
      .where('student_id', '=', studentId)
      .executeTakeFirst()
    return { public_key: vapid.publicKey, hour: row?.hour ?? null }
  }

  route(contract.readReminder, ({ caller }) => read(caller.userId))

  route(contract.setReminder, async ({ caller, body }) => {
    await limits.take('practice-account', String(caller.userId))
    if (!isPushService(body.endpoint, pushOrigins)) throw new AppError('bad_input')
    await db
      .insertInto('practice_reminders')
      .values({ student_id: caller.userId, ...body })
      .onConflict((conflict) => conflict.column('student_id').doUpdateSet(body))
      .execute()
    return read(caller.userId)
  })

  route(contract.changeReminderHour, async ({ caller, body }) => {
    await limits.take('practice-account', String(caller.userId))
    await db.updateTable('practice_reminders').set(body).where('student_id', '=', caller.userId).execute()
    return read(caller.userId)
  })

  route(contract.removeReminder, async ({ caller }) => {
    await db.deleteFrom('practice_reminders').where('student_id', '=', caller.userId).execute()
    return read(caller.userId)
  })
}

import type { FastifyBaseLogger } from 'fastify'
import type { PgBoss } from 'pg-boss'
import type { AttemptDeps } from './attempts/attempt-deps.ts'
import { closeOverdue } from './attempts/closing/close-overdue.ts'
import { remindOfShifts } from './live/mocks/remind.ts'
import { compensateOutage } from './operations/outages.ts'
import { publishDue } from './papers/authoring/publishing/publish-due.ts'
import { pruneAccounts } from './people/accounts/erase/prune.ts'
import { pruneFiles } from './platform/files/prune.ts'
import { prunePractice } from './practice/prune.ts'
import { type ReminderDeps, sendReminders } from './practice/reminder/send-reminders.ts'
import { backfillTexts } from './questions/bank/duplicates/backfill-texts.ts'
import { renewExcerpts } from './questions/bank/html/renew-excerpts.ts'
import { refreshAll, refreshGrown } from './results/keys/statistics/make-statistics.ts'
import { pruneDeletedRows } from './site/collections/deleted-rows.ts'

const CLOSE = 'close-overdue'
const STATISTICS = 'item-statistics'
const GROWN = 'grown-statistics'
const PUBLISH = 'publish-papers'
const REMIND = 'practice-reminders'
const EXCERPTS = 'renew-excerpts'
const TEXTS = 'renew-question-texts'
const SHIFTS = 'remind-of-shifts'
/** Names of queues in databases of earlier versions. */
const FORMER_QUEUES = ['tidy-accounts', 'tidy-files', 'tidy-practice']

type Deps = AttemptDeps & ReminderDeps & Parameters<typeof remindOfShifts>[0]

/** Schedules the recurring jobs. Of several processes, one runs each. */
export async function scheduleJobs(boss: PgBoss, deps: Deps, log: Pick<FastifyBaseLogger, 'error'>): Promise<void> {
  await boss.createQueue(CLOSE, { policy: 'stately', heartbeatSeconds: 60 }) // so that the job of a killed process is soon free
  await boss.send(CLOSE) // what became due while no process ran waits no longer
  await boss.work(CLOSE, { pollingIntervalSeconds: 5 }, async () => {
    await compensateOutage(deps.db) // before closing drops answers that an outage delayed
    await closeOverdue(deps, (err) => log.error({ err }, 'an overdue attempt was not closed'))
  })
  await boss.schedule(CLOSE, '* * * * *')

  await boss.createQueue(EXCERPTS, { policy: 'stately', heartbeatSeconds: 60 })
  await boss.work(EXCERPTS, { pollingIntervalSeconds: 60 }, () => renewExcerpts(deps.db))
  await boss.send(EXCERPTS) // after an upgrade there may be some

  await boss.createQueue(TEXTS, { policy: 'stately', heartbeatSeconds: 60 })
  await boss.work(TEXTS, { pollingIntervalSeconds: 60 }, () => backfillTexts(deps.db))
  await boss.send(TEXTS) // as above

  await boss.createQueue(PUBLISH, { policy: 'stately', heartbeatSeconds: 60 })
  await boss.work(PUBLISH, { pollingIntervalSeconds: 5 }, async () => {
    await publishDue(deps.db)
  })
  await boss.schedule(PUBLISH, '* * * * *')

  await boss.createQueue(SHIFTS, { policy: 'stately', heartbeatSeconds: 60 })
  await boss.work(SHIFTS, { pollingIntervalSeconds: 5 }, async () => {
    await remindOfShifts(deps)
  })
  await boss.schedule(SHIFTS, '* * * * *')

  await boss.createQueue(STATISTICS, { policy: 'stately' })
  await boss.work(STATISTICS, { pollingIntervalSeconds: 60 }, () => refreshAll(deps))
  await boss.schedule(STATISTICS, '43 21 * * *') // at night in India; staff who look earlier have them made then

  await boss.createQueue(GROWN, { policy: 'stately' })
  await boss.work(GROWN, { pollingIntervalSeconds: 60 }, () => refreshGrown(deps))
  await boss.schedule(GROWN, '*/10 * * * *') // students compare themselves soon after a test

  await boss.createQueue(REMIND, { policy: 'stately' })
  await boss.work(REMIND, { pollingIntervalSeconds: 30 }, () => sendReminders(deps))
  await boss.schedule(REMIND, '31 * * * *') // an hour in India begins at half past

  for (const name of FORMER_QUEUES) await boss.deleteQueue(name) // its schedule goes with it
  for (const [name, when, prune] of [
    ['prune-accounts', '23 * * * *', pruneAccounts],
    ['prune-files', '53 * * * *', pruneFiles],
    ['prune-practice', '38 * * * *', prunePractice],
    ['prune-deleted-rows', '8 * * * *', pruneDeletedRows],
  ] as const) {
    await boss.createQueue(name, { policy: 'stately' })
    await boss.work(name, { pollingIntervalSeconds: 60 }, () => prune(deps.db))
    await boss.schedule(name, when)
  }
}

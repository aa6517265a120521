import { alternate, cohortAt, mean, ratioRange } from '../alternate.ts'
import { perSecond, ratio } from '../format.ts'
import type { Measure } from '../rows.ts'
import { BACKLOG, STEP } from '../scenarios.ts'
import { everySaveIsStored } from '../stored.ts'
import { startSitting } from '../students.ts'
import { transactionPerSave } from '../transaction-per-save.ts'

/** Durable saves compared with a no-op call and with one transaction per save. */
export const saves: Measure = async (site, size) => {
  const { connections } = size
  const direct = await startSitting(site.pool, connections, { devices: false })
  const onDevices = await startSitting(site.pool, connections)
  const afterAbsence = await startSitting(site.pool, connections)
  const alone = await startSitting(site.pool, connections)
  const [idle, server] = [await site.server('--no-op'), await site.server()]
  const patching = cohortAt(site, { address: server.address, scenario: 'save-question', cohort: direct })
  const delivering = cohortAt(site, { address: server.address, scenario: 'deliver', cohort: onDevices })
  const catchingUp = cohortAt(site, { address: server.address, scenario: 'deliver-backlog', cohort: afterAbsence })

  const { noOps, patches, deliveries, backlogs, transactions } = await alternate(size, {
    noOps: cohortAt(site, { address: idle.address, scenario: 'no-op', cohort: direct }),
    patches: patching,
    deliveries: delivering,
    backlogs: catchingUp,
    transactions: (millis) => transactionPerSave(site.pool, alone, millis),
  })
  await Promise.all([idle.stop(), server.stop()])
  await everySaveIsStored(site.pool, direct, ...patching.reports)
  await everySaveIsStored(site.pool, onDevices, ...delivering.reports)
  await everySaveIsStored(site.pool, afterAbsence, ...catchingUp.reports)

  const [noOp, patched, delivered, single] = [mean(noOps), mean(patches), mean(deliveries), mean(transactions)]
  const savedInBacklogs = mean(backlogs) * BACKLOG
  return [
    {
      what: `saves question by question, ${connections} connections, against a call that does nothing`,
      target: '≥ 0.6',
      figure: ratio(patched / noOp),
      met: patched >= 0.6 * noOp,
      more: `${perSecond(patched)} saves, ${perSecond(noOp)} no-ops; in turns ${ratioRange(patches, noOps)}`,
    },
    {
      what: 'deliveries of two actions (Save & Next), against a call that does nothing',
      target: '≥ 0.6',
      figure: ratio(delivered / noOp),
      met: delivered >= 0.6 * noOp,
      more: `${perSecond(delivered)} calls, ${perSecond(delivered * STEP)} saves; in turns ${ratioRange(deliveries, noOps)}`,
    },
    {
      what: `saves in deliveries of ${BACKLOG}, against one transaction per save`,
      target: '≥ 3',
      figure: ratio(savedInBacklogs / single),
      met: savedInBacklogs >= 3 * single,
      more: `${perSecond(savedInBacklogs)} saves, ${perSecond(single)} transactions; question by question ${ratio(patched / single)} times`,
    },
  ]
}

import { alternate, cohortAt, mean, ratioRange } from '../alternate.ts'
import { perSecond, ratio } from '../format.ts'
import type { Measure } from '../rows.ts'
import { BACKLOG, STEP } from '../scenarios.ts'
import { everySaveIsStored } from '../stored.ts'
import { createCohort } from '../students.ts'
import { transactionPerSave } from '../transaction-per-save.ts'

/** Durable saves compared with a no-op call and with one transaction per save. */
export const saves: Measure = async (installation, size) => {
  const { connections } = size
  const direct = await createCohort(installation.pool, connections, { devices: false })
  const onDevices = await createCohort(installation.pool, connections)
  const afterAbsence = await createCohort(installation.pool, connections)
  const alone = await createCohort(installation.pool, connections)
  const [idle, server] = [await installation.server('--no-op'), await installation.server()]
  const patching = cohortAt(installation, { address: server.address, scenario: 'save-question', cohort: direct })
  const delivering = cohortAt(installation, { address: server.address, scenario: 'deliver', cohort: onDevices })
  const catchingUp = cohortAt(installation, {
    address: server.address,
    scenario: 'deliver-backlog',
    cohort: afterAbsence,
  })

  const { noOps, patches, deliveries, backlogs, transactions } = await alternate(size, {
    noOps: cohortAt(installation, { address: idle.address, scenario: 'no-op', cohort: direct }),
    patches: patching,
    deliveries: delivering,
    backlogs: catchingUp,
    transactions: (millis) => transactionPerSave(installation.pool, alone, millis),
  })
  await Promise.all([idle.stop(), server.stop()])
  await everySaveIsStored(installation.pool, direct, ...patching.reports)
  await everySaveIsStored(installation.pool, onDevices, ...delivering.reports)
  await everySaveIsStored(installation.pool, afterAbsence, ...catchingUp.reports)

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

import { BACKLOG, STEP } from '../errands.ts'
import { perSecond, ratio } from '../figures.ts'
import type { Measure } from '../rows.ts'
import { everySaveIsStored } from '../stored.ts'
import { sitDown } from '../students.ts'
import { transactionPerSave } from '../transaction-per-save.ts'
import { crowdAt, inTurns, mean, shares } from '../turns.ts'

/** Durable saves against a call that does nothing, and against one transaction for each. */
export const saves: Measure = async (site, size) => {
  const { connections } = size
  const direct = await sitDown(site.pool, connections, { devices: false })
  const onDevices = await sitDown(site.pool, connections)
  const afterAbsence = await sitDown(site.pool, connections)
  const alone = await sitDown(site.pool, connections)
  const [idle, server] = [await site.server('--no-op'), await site.server()]
  const patching = crowdAt(site, { address: server.address, errand: 'save-question', crowd: direct })
  const delivering = crowdAt(site, { address: server.address, errand: 'deliver', crowd: onDevices })
  const catchingUp = crowdAt(site, { address: server.address, errand: 'deliver-backlog', crowd: afterAbsence })

  const { noOps, patches, deliveries, backlogs, transactions } = await inTurns(size, {
    noOps: crowdAt(site, { address: idle.address, errand: 'no-op', crowd: direct }),
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
      more: `${perSecond(patched)} saves, ${perSecond(noOp)} no-ops; in turns ${shares(patches, noOps)}`,
    },
    {
      what: 'deliveries of two actions (Save & Next), against a call that does nothing',
      target: '≥ 0.6',
      figure: ratio(delivered / noOp),
      met: delivered >= 0.6 * noOp,
      more: `${perSecond(delivered)} calls, ${perSecond(delivered * STEP)} saves; in turns ${shares(deliveries, noOps)}`,
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

import { BACKLOG } from '../errands.ts'
import { perSecond, ratio } from '../figures.ts'
import type { Measure } from '../rows.ts'
import { everySaveIsStored } from '../stored.ts'
import { sitDown } from '../students.ts'
import { transactionPerSave } from '../transaction-per-save.ts'

/** Durable saves against a call that does nothing, and against one transaction for each. */
export const saves: Measure = async (site, { millis, connections }) => {
  const pace = { kind: 'flat-out', millis } as const
  const [direct, onDevices, afterAbsence, alone] = [
    await sitDown(site.pool, connections, { devices: false }),
    await sitDown(site.pool, connections),
    await sitDown(site.pool, connections),
    await sitDown(site.pool, connections),
  ]
  const idle = await site.server('--no-op')
  const warm = { kind: 'flat-out', millis: millis / 4 } as const
  await site.load({ address: idle.address, errand: 'no-op', crowd: direct, pace: warm })
  const noOp = await site.load({ address: idle.address, errand: 'no-op', crowd: direct, pace })
  await idle.stop()

  const single = await transactionPerSave(site.pool, alone, millis)

  const { address, stop } = await site.server()
  const warmed = await site.load({ address, errand: 'save-question', crowd: direct, pace: warm })
  const patched = await site.load({ address, errand: 'save-question', crowd: direct, pace })
  await everySaveIsStored(site.pool, direct, warmed, patched)
  const delivered = await site.load({ address, errand: 'deliver', crowd: onDevices, pace })
  await everySaveIsStored(site.pool, onDevices, delivered)
  const backlogs = await site.load({ address, errand: 'deliver-backlog', crowd: afterAbsence, pace })
  await everySaveIsStored(site.pool, afterAbsence, backlogs)
  await stop()

  const savedPerSecond = (backlogs.saved / backlogs.whole) * 1000
  return [
    {
      what: `saves question by question, ${connections} connections, against a call that does nothing`,
      target: '≥ 0.6',
      figure: ratio(patched.perSecond / noOp.perSecond),
      met: patched.perSecond >= 0.6 * noOp.perSecond,
      more: `${perSecond(patched.perSecond)} saves, ${perSecond(noOp.perSecond)} no-ops`,
    },
    {
      what: 'deliveries of two actions (Save & Next), against a call that does nothing',
      target: '≥ 0.6',
      figure: ratio(delivered.perSecond / noOp.perSecond),
      met: delivered.perSecond >= 0.6 * noOp.perSecond,
      more: `${perSecond(delivered.perSecond)} calls, ${perSecond((delivered.saved / delivered.whole) * 1000)} saves`,
    },
    {
      what: `saves in deliveries of ${BACKLOG}, against one transaction per save`,
      target: '≥ 3',
      figure: ratio(savedPerSecond / single),
      met: savedPerSecond >= 3 * single,
      more: `${perSecond(savedPerSecond)} saves, ${perSecond(single)} transactions; question by question ${ratio(patched.perSecond / single)} times`,
    },
  ]
}

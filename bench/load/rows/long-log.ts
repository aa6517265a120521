import { perSecond, ratio } from '../figures.ts'
import type { Measure } from '../rows.ts'
import { everySaveIsStored } from '../stored.ts'
import { fillLog, sitDown } from '../students.ts'

const EACH = 200

/** Whether saving gets slower when a great many actions are stored: those who save are spread over them. */
export const longLog: Measure = async (site, { stored, connections, millis }) => {
  const everybody = await sitDown(site.pool, stored / EACH)
  const short = await sitDown(site.pool, connections)
  const pace = { kind: 'flat-out', millis } as const
  const { address, stop } = await site.server()
  const plan = { address, errand: 'deliver' } as const
  const warmed = await site.load({ ...plan, crowd: short, pace })
  const empty = await site.load({ ...plan, crowd: short, pace, seq: warmed.saved })
  await everySaveIsStored(site.pool, short, warmed, empty)

  await fillLog(site.pool, everybody, EACH)
  await site.pool.query('vacuum analyze actions')
  await site.pool.query('checkpoint')
  const step = Math.floor(everybody.count / connections)
  const crowd = { ...everybody, step, count: connections }
  const full = await site.load({ ...plan, crowd, pace, seq: EACH })
  await stop()
  await everySaveIsStored(site.pool, { ...everybody, afterSeq: EACH }, full)
  const share = full.perSecond / empty.perSecond
  return [
    {
      what: `saves with ${stored.toLocaleString('en')} actions stored, against an empty log`,
      target: '≥ 0.9',
      figure: ratio(share),
      met: share >= 0.9,
      more: `${perSecond(full.perSecond)} against ${perSecond(empty.perSecond)} deliveries of two`,
    },
  ]
}

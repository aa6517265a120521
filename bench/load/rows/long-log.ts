import { alternate, cohortAt, mean, ratioRange } from '../alternate.ts'
import { perSecond, ratio } from '../format.ts'
import { type Installation, startInstallation } from '../installation.ts'
import type { Measure } from '../rows.ts'
import { everySaveIsStored } from '../stored.ts'
import { createCohort, fillLog } from '../students.ts'

const EACH = 200

/**
 * Whether saves get slower with many stored actions: two installations that differ only in the length of the log. The
 * saving students are spread over it.
 */
export const longLog: Measure = async (installation, size) => {
  const another = await startInstallation()
  const [short, long] = [await somewhere(another, size, 0), await somewhere(installation, size, EACH)]
  const { empty, full } = await alternate(size, { empty: short.saving, full: long.saving })
  await short.end()
  await long.end()
  await another.close()

  const share = mean(full) / mean(empty)
  return [
    {
      what: `saves with ${size.stored.toLocaleString('en')} actions stored, against an empty log`,
      target: '≥ 0.9',
      figure: ratio(share),
      met: share >= 0.9,
      more: `${perSecond(mean(full))} against ${perSecond(mean(empty))} deliveries of two, in turns ${ratioRange(full, empty)}`,
    },
  ]
}

async function somewhere(
  installation: Installation,
  { stored, connections }: { stored: number; connections: number },
  each: number,
) {
  const everybody = await createCohort(installation.pool, stored / EACH)
  const cohort = { ...everybody, step: Math.floor(everybody.count / connections), count: connections }
  await fillLog(installation.pool, everybody, each)
  await installation.pool.query('vacuum analyze')
  await installation.pool.query('checkpoint')
  const { address, stop } = await installation.server()
  const saving = cohortAt(installation, { address, scenario: 'deliver', cohort, seq: each })
  return {
    saving,
    async end() {
      await stop()
      await everySaveIsStored(installation.pool, { ...everybody, afterSeq: each }, ...saving.reports)
    },
  }
}

import { costliestText } from '../costly-texts.ts'
import { milliseconds, ratio } from '../format.ts'
import type { Installation } from '../installation.ts'
import { upperMedian } from '../median.ts'
import type { Report } from '../plan.ts'
import type { Measure } from '../rows.ts'
import { everySaveIsStored, noneFailed } from '../stored.ts'
import { type Cohort, createCohort } from '../students.ts'

const WRITERS = 20

/** The cost of the slowest accepted text, and whether twenty of them per second delay saves. */
export const texts: Measure = async (installation, size) => {
  const { paced, millis, every, turns } = size
  const worst = costliestText(size.texts)
  const cohort = await createCohort(installation.pool, paced)
  const writers = await createCohort(installation.pool, WRITERS)
  const { address, stop } = await installation.server()
  const students = new Students(installation, address, cohort, every)
  const write = (times: number) =>
    installation.load({
      address,
      scenario: 'write-note',
      cohort: writers,
      text: worst.text,
      pace: { kind: 'every', millis: every / 5, times },
    })

  await students.act(1)
  const rounds = Math.max(1, Math.round(millis / every))
  const [without, besideNotes, written]: [Report[], Report[], Report[]] = [[], [], []]
  for (let turn = 0; turn < Math.min(3, turns.count); turn++) {
    without.push(await students.act(rounds))
    const [saved, notes] = await Promise.all([students.act(rounds), write(rounds * 5)])
    besideNotes.push(saved)
    written.push(notes)
  }
  await stop()
  for (const report of written) noneFailed(report)
  await everySaveIsStored(installation.pool, cohort, ...students.reports)

  const [alone, beside] = [upperMedian(without.map(p99Of)), upperMedian(besideNotes.map(p99Of))]
  return [
    {
      what: 'the costliest text that is taken',
      target: '≤ 50 ms',
      figure: milliseconds(worst.millis),
      met: worst.millis <= 50,
      more: `of ${worst.tried} tried, ${worst.text.length.toLocaleString('en')} characters that begin ${JSON.stringify(worst.text.slice(0, 20))}`,
    },
    {
      what: `p99 of a save of ${paced} students, while ${WRITERS} others want to save that text once a second`,
      target: '≤ 2',
      figure: ratio(beside / alone),
      met: beside <= 2 * alone,
      more: `${milliseconds(beside)} against ${milliseconds(alone)} without; the notes: ${upperMedian(written.map(({ perSecond }) => perSecond)).toFixed(1)} a second, median ${milliseconds(upperMedian(written.map(({ median }) => median)))}`,
    },
  ]
}

class Students {
  readonly reports: Report[] = []
  readonly #plan: Pick<Parameters<Installation['load']>[0], 'address' | 'cohort' | 'scenario'>
  readonly #installation: Installation
  readonly #every: number
  constructor(installation: Installation, address: string, cohort: Cohort, every: number) {
    this.#installation = installation
    this.#every = every
    this.#plan = { address, cohort, scenario: 'deliver' }
  }
  /** Each does something once in `every`. */
  async act(times: number): Promise<Report> {
    const seq = this.reports.at(-1)?.seq ?? 0
    const report = await this.#installation.load({
      ...this.#plan,
      seq,
      pace: { kind: 'every', millis: this.#every, times },
    })
    this.reports.push(report)
    return report
  }
}

const p99Of = ({ p99 }: Report): number => p99

import type { Installation } from './installation.ts'
import type { Plan, Report } from './plan.ts'
import type { Size } from './rows.ts'
import { noneFailed } from './stored.ts'

/** One of the compared variants: runs for a duration and returns its rate per second. */
export type Variant = (millis: number) => Promise<number>

/**
 * Rates of the variants measured in alternation, so that other load on the machine affects all alike. The first turn is
 * warm-up.
 */
export async function alternate<Name extends string>(
  { turns: { count, millis } }: Size,
  variants: Readonly<Record<Name, Variant>>,
): Promise<Record<Name, number[]>> {
  const entries = Object.entries<Variant>(variants)
  const rates = Object.fromEntries(entries.map(([name]) => [name, [] as number[]])) as Record<Name, number[]>
  for (let turn = 0; turn <= count; turn++)
    for (const [name, run] of entries) {
      const rate = await run(millis)
      if (turn > 0) rates[name as Name].push(rate)
    }
  return rates
}

export const mean = (rates: readonly number[]): number => rates.reduce((sum, rate) => sum + rate, 0) / rates.length

/** The lowest and the highest ratio of two variants over the turns. */
export function ratioRange(of: readonly number[], against: readonly number[]): string {
  const each = of.map((rate, turn) => rate / (against[turn] as number)).sort((a, b) => a - b)
  return `${(each[0] as number).toFixed(2)} to ${(each.at(-1) as number).toFixed(2)}`
}

/** A cohort that does its scenario again and again: the numbers of its actions continue, and its reports are kept. */
export function cohortAt(
  installation: Installation,
  plan: Omit<Plan, 'pace'>,
): Variant & { readonly reports: Report[] } {
  const reports: Report[] = []
  let seq = plan.seq ?? 0
  const run = async (millis: number) => {
    const report = await installation.load({ ...plan, pace: { kind: 'flat-out', millis }, seq })
    noneFailed(report)
    reports.push(report)
    seq = report.seq
    return report.perSecond
  }
  return Object.assign(run, { reports })
}

import { type Row, row, type ScenarioResult } from './row.ts'
import { closingRules } from './rules/rules.ts'
import { clockJump } from './scenarios/clock-jump.ts'
import { diskFull } from './scenarios/disk-full.ts'
import { killing } from './scenarios/killing.ts'
import { noConnections } from './scenarios/no-connections.ts'
import { selfCheck } from './scenarios/self-check.ts'
import { twoServers } from './scenarios/two-servers.ts'

export type Options = {
  readonly short: boolean
  readonly seed: number
  /** Only rows whose name has this in it. */
  readonly only?: string | undefined
  log(line: string): void
}

type Scenario = (seed: number, rounds: number, log: (line: string) => void) => Promise<ScenarioResult>

const ROWS: readonly {
  readonly what: string
  readonly scenario: Scenario
  readonly rounds: number
  readonly short: number
}[] = [
  { what: 'self-check: damage done by hand is noticed', scenario: selfCheck, rounds: 1, short: 1 },
  { what: 'kill -9 of server or database under load', scenario: killing, rounds: 30, short: 5 },
  { what: 'two servers on one database, one killed', scenario: twoServers, rounds: 10, short: 1 },
  { what: 'the database is out of connections', scenario: noConnections, rounds: 5, short: 1 },
  { what: "the database's disk is full", scenario: diskFull, rounds: 5, short: 1 },
  { what: "the machine's clock jumps", scenario: clockJump, rounds: 5, short: 0 },
]

/** Runs every row, one after the other, each with its own folder, database and servers. */
export async function chaos({ short, seed, only = '', log }: Options): Promise<Row[]> {
  const rows: Row[] = []
  for (const { what, scenario, ...counts } of ROWS) {
    const rounds = short ? counts.short : counts.rounds
    if (rounds === 0 || !what.includes(only)) continue
    log(what)
    rows.push(await row(what, () => scenario(seed, rounds, log)))
  }
  if (!'the rules of closing'.includes(only)) return rows
  log('the rules of closing')
  return [...rows, ...(await closingRules())]
}

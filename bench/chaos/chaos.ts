import { clockJump } from './rounds/clock-jump.ts'
import { diskFull } from './rounds/disk-full.ts'
import { killing } from './rounds/killing.ts'
import { noConnections } from './rounds/no-connections.ts'
import { selfCheck } from './rounds/self-check.ts'
import { twoServers } from './rounds/two-servers.ts'
import { type Outcome, type Row, row } from './row.ts'
import { closingRules } from './rules/rules.ts'

export type Options = {
  readonly short: boolean
  readonly seed: number
  /** Only rows whose name has this in it. */
  readonly only?: string | undefined
  log(line: string): void
}

type Round = (seed: number, rounds: number, log: (line: string) => void) => Promise<Outcome>

const ROWS: readonly {
  readonly what: string
  readonly round: Round
  readonly rounds: number
  readonly short: number
}[] = [
  { what: 'self-check: damage done by hand is noticed', round: selfCheck, rounds: 1, short: 1 },
  { what: 'kill -9 of server or database under load', round: killing, rounds: 30, short: 5 },
  { what: 'two servers on one database, one killed', round: twoServers, rounds: 10, short: 1 },
  { what: 'the database is out of connections', round: noConnections, rounds: 5, short: 1 },
  { what: "the database's disk is full", round: diskFull, rounds: 5, short: 1 },
  { what: "the machine's clock jumps", round: clockJump, rounds: 5, short: 0 },
]

/** Runs every row, one after the other, each with its own folder, database and servers. */
export async function chaos({ short, seed, only = '', log }: Options): Promise<Row[]> {
  const rows: Row[] = []
  for (const { what, round, ...counts } of ROWS) {
    const rounds = short ? counts.short : counts.rounds
    if (rounds === 0 || !what.includes(only)) continue
    log(what)
    rows.push(await row(what, () => round(seed, rounds, log)))
  }
  if (!'the rules of closing'.includes(only)) return rows
  log('the rules of closing')
  return [...rows, ...(await closingRules())]
}

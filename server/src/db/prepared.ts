import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely'
import { Client } from './client.ts'
import type { Queryable } from './database.ts'
import type { DB } from './schema.gen.ts'

/** Of the texts of prepared statements their names. */
const names = new Map<string, string>()

/** A client whose prepared statements are planned once for a connection and are called by name from then on. */
export class PreparingClient extends Client {
  // biome-ignore lint/suspicious/noExplicitAny: whatever a client can be asked
  override query(query: any, values?: any, ...rest: any[]): any {
    const name = typeof query === 'string' ? names.get(query) : undefined
    return name === undefined
      ? super.query(query, values, ...(rest as []))
      : super.query({ name, text: query, values }, ...(rest as []))
  }
}

/** Names a statement's text; for what a whole hall asks in the same minute. */
export function prepareText(name: string, text: string): string {
  if ([...names.values()].includes(name)) throw new Error(`two prepared statements are called "${name}"`)
  names.set(text, name)
  return text
}

/** Stands in a statement for a value that is known when it is called. */
class Argument {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

const compiler = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** With Kysely's builder or as raw SQL. */
type Built<Row> = Compilable<Row> | RawBuilder<Row>

/**
 * A statement that is built, compiled and named once. It is planned for any values: a condition that a partial index needs
 * stands in it as text.
 */
export function prepare<Values extends object, Row>(
  name: string,
  build: (db: Kysely<DB>, values: Values) => Built<Row>,
): (on: Queryable, values: Values) => Promise<Row[]> {
  const values = new Proxy({}, { get: (_, key) => new Argument(String(key)) }) as Values
  const query = build(compiler, values).compile(compiler)
  if (query.parameters.includes(undefined)) throw new Error(`"${name}" takes a value by no name`)
  prepareText(name, query.sql)
  return async (on, given) => {
    const parameters = query.parameters.map((value) =>
      value instanceof Argument ? given[value.name as keyof Values] : value,
    )
    return (await on.executeQuery<Row>({ ...query, parameters })).rows
  }
}

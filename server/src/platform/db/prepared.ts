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
import type { DB } from './schema.gen.ts'

/** Names of prepared statements by their text; complete once the modules are loaded, the same for all connections. */
const names = new Map<string, string>()

/** A client that uses named prepared statements, planned once per connection. */
export class PreparedClient extends Client {
  override query(query: unknown, values?: unknown, ...rest: unknown[]): never {
    const name = typeof query === 'string' ? names.get(query) : undefined
    return name === undefined
      ? super.query(query, values, ...rest)
      : super.query({ name, text: query, values }, ...rest)
  }
}

/** A named prepared statement; for statements of bursts. */
export function prepareText(name: string, text: string): string {
  if ([...names.values()].includes(name)) throw new Error(`two prepared statements are called "${name}"`)
  names.set(text, name)
  return text
}

class Parameter {}

/** Stands in a statement for a value that is given with each call. */
export const parameter = <Value>(): Value => new Parameter() as Value

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
 * A statement that is built, compiled and named once. It has a generic plan: a condition that a partial index needs must
 * be a literal in its text.
 */
export function prepare<Values extends object, Row>(
  name: string,
  parameters: Values,
  build: (db: Kysely<DB>, parameters: Values) => Built<Row>,
): (on: Kysely<DB>, values: Values) => Promise<Row[]> {
  const query = build(compiler, parameters).compile(compiler)
  const keys = new Map<unknown, keyof Values>(
    Object.entries(parameters).map(([key, placeholder]) => [placeholder, key as keyof Values]),
  )
  prepareText(name, query.sql)
  return async (on, values) => {
    const given = query.parameters.map((value) => {
      const key = keys.get(value)
      return key === undefined ? value : values[key]
    })
    return (await on.executeQuery<Row>({ ...query, parameters: given })).rows
  }
}

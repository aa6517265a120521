import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import { openApiDocument } from '../../openapi.ts'
import { ACCESS_RULES, TAKES_FILE } from '../../testing/all-calls/access-rules.ts'
import { addressOf, aStaffSession, aStudentWithRecords, type Owned } from '../../testing/all-calls/student-records.ts'
import { call } from '../../testing/app.ts'
import { aStudent } from '../../testing/factories.ts'
import { PNG } from '../../testing/files/files.ts'
import { useApp } from '../../testing/use-app.ts'

const here = useApp()

type Schema = {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
}
type Operation = {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}
type Named = { readonly call: string; readonly query: readonly string[]; readonly body: readonly string[] }

/** A parameter of such a name identifies a batch, a student, or something that is a student's own. */
const NAMES_SOMEBODY = /batch|student|attempt|user_?id/i

/** What stands for it in a query or a body; what stands in an address `aStudentWithRecords` has by its name. */
const VALUES: Readonly<Record<string, (hidden: Owned) => Promise<unknown>>> = {
  batch: (hidden) => hidden.batchId(),
}

/** Bodies that name somebody by more than one property at the top. */
const BODIES: Readonly<Record<string, (hidden: Owned) => Promise<object>>> = {
  'POST /staff/papers/{draftId}/publish/': async (hidden) => ({ access: 'groups', batches: [await hidden.batchId()] }),
  'POST /staff/live/{testId}/time/': async (hidden) => ({ to: { kind: 'batch', batch: await hidden.batchId() } }),
}

const propertiesOf = (schema: Schema = {}): string[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => [name, ...propertiesOf(one)]),
  ...[schema.items ?? [], schema.anyOf ?? [], schema.oneOf ?? [], schema.allOf ?? []].flat().flatMap(propertiesOf),
]

/** Every call of the staff, by the contract, with a parameter that names a batch or a student. */
async function callsThatName(): Promise<readonly Named[]> {
  const { paths } = (await openApiDocument()) as { paths: Record<string, Record<string, Operation>> }
  return Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/v1/staff/'))
    .flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { parameters = [], requestBody }]) => {
        const named = (names: readonly string[]) => names.filter((name) => NAMES_SOMEBODY.test(name))
        const query = named(parameters.flatMap((one) => (one.in === 'query' ? [one.name] : [])))
        const address = named(parameters.flatMap((one) => (one.in === 'path' ? [one.name] : [])))
        const schemas = Object.values(requestBody?.content ?? {}).map(({ schema }) => schema)
        const body = named(schemas.flatMap(propertiesOf))
        const of = { call: `${method.toUpperCase()} ${path.replace('/api/v1', '')}`, query, body }
        return query.length + address.length + body.length > 0 ? [of] : []
      }),
    )
}

const NAMING = await callsThatName()

/** A batch of somebody else with a student who has records of every kind, and the teacher of another batch. */
async function twoBatches() {
  const { db } = here.database
  const staff = await aStaffSession(db, true)
  const hidden = await aStudentWithRecords(here.app, db, staff)
  const batch = await hidden.batchId()
  const added = await call(here.app, 'POST', `/staff/batches/${batch}/members/`, {
    as: staff,
    body: { email: hidden.student.email },
  })
  expect(added.statusCode).toBeLessThan(300)
  await hidden.completed()
  const { name } = await db.selectFrom('batches').select('name').where('id', '=', batch).executeTakeFirstOrThrow()

  const stranger = await aStaffSession(db, true, ['teacher'])
  const { user_id: teacher } = await db
    .selectFrom('tokens')
    .select('user_id')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const own = await call(here.app, 'POST', '/staff/batches/', { as: staff, body: { name: `Own of ${teacher}` } })
  const { id, name: ownName } = own.json<{ id: number; name: string }>()
  await call(here.app, 'PUT', `/staff/batches/${id}/`, { as: staff, body: { name: ownName, teachers: [teacher] } })
  const { email } = await aStudent(db, 'Seen Student')
  await call(here.app, 'POST', `/staff/batches/${id}/members/`, { as: staff, body: { email } })
  return { staff, stranger, hidden, secrets: [name, hidden.student.email, 'Owner-of-it-all'] }
}

async function send({ call: one, query, body }: Named, hidden: Owned) {
  const [method = '', path = ''] = one.split(' ')
  const { 1: more = {} } = ACCESS_RULES[one] ?? [[], {}]
  const value = async (name: string) => {
    const make = VALUES[name]
    if (!make) throw new Error(`${one} names somebody by “${name}”: say in VALUES or BODIES what stands for it`)
    return make(hidden)
  }
  const given = new URLSearchParams(more.query?.slice(1))
  for (const name of query) given.set(name, String(await value(name)))
  const url = `${await addressOf(path, hidden, await more.params?.(hidden))}${given.size > 0 ? `?${given}` : ''}`
  const sent: Record<string, unknown> = { ...(await more.body?.(hidden)) }
  const whole = await BODIES[one]?.(hidden)
  for (const name of whole ? [] : body) sent[name] = await value(name)
  Object.assign(sent, whole)
  const isFile = TAKES_FILE.test(one)
  return (as: string): Promise<LightMyRequestResponse> =>
    here.app.inject({
      method: method as 'POST',
      url,
      headers: {
        authorization: `Token ${as}`,
        ...(isFile && { 'content-type': 'application/octet-stream' }),
      },
      ...(isFile ? { payload: PNG } : method !== 'GET' && Object.keys(sent).length > 0 ? { payload: sent } : {}),
    })
}

test('the contract has calls that name a batch or a student, each with a row of its own', () => {
  expect(NAMING.length).toBeGreaterThan(25)
  expect(NAMING.map(({ call: one }) => one).filter((one) => !(one in ACCESS_RULES))).toEqual([])
})

test.each(NAMING.map((one) => [one.call, one] as const))(
  '%s reveals nothing to the teacher of another batch',
  async (_, one) => {
    const { staff, stranger, hidden, secrets } = await twoBatches()
    const ask = await send(one, hidden)
    const reply = await ask(stranger)
    // the same call is good where nothing is hidden: it was not refused for something else
    const whole = await ask(staff)
    const [answers] = ACCESS_RULES[one.call] ?? []
    expect(whole.statusCode).toBe(answers?.[4])
    if ([403, 404].includes(reply.statusCode)) return
    expect(reply.statusCode).toBeLessThan(300)
    for (const secret of secrets) expect(reply.body).not.toContain(secret)
    expect(reply.body).not.toBe(whole.body)
  },
)

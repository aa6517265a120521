import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openApiDocument } from '../openapi.ts'
import { aStaffSession } from '../testing/all-calls/student-records.ts'
import { call } from '../testing/app.ts'
import { startSitting } from '../testing/attempts/sitting.ts'
import { aStudent } from '../testing/factories.ts'
import { aTest } from '../testing/papers/papers.ts'
import { useApp } from '../testing/use-app.ts'

const here = useApp()

const oddNumber = fc.oneof(
  fc.constantFrom(0, 1, -1, 1.5, 10, 11, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 1e300, -(2 ** 40)),
  fc.integer({ min: 1, max: 12 }),
)
const oddText = fc.oneof(
  fc.constantFrom(
    '',
    'a',
    'A',
    'e',
    'ab',
    '\u0000',
    'é',
    '\ud800',
    '__proto__',
    "'; --",
    ' a',
    '1e5',
    'x'.repeat(5000),
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
)
const odd = fc.oneof(oddNumber, oddText, fc.constantFrom(null, true, false, [], {}, [[]]))

test('odd bodies and addresses get at most a readable problem', async () => {
  const student = await aStudent(here.database.db)
  const { id: testId } = await aTest(here.database.db)
  const sitting = await startSitting(here.app, student.token, testId)
  const tab = await sitting.openOn()
  const maybe = <T>(usual: T) => fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: odd })
  const action = fc.record(
    {
      seq: fc.oneof(fc.integer({ min: 1, max: 500 }), odd),
      at: fc.oneof(fc.integer(), odd),
      question_number: odd,
      user_choice: odd,
      marked_review: fc.oneof(fc.boolean(), odd),
      surprise: odd,
    },
    { requiredKeys: ['seq'] },
  )
  const device = maybe(tab.device)
  const save = fc.record({ user_choice: odd, marked_review: odd, current_question: odd }, { requiredKeys: [] })
  const calls: Record<string, [method: 'GET' | 'POST' | 'PATCH', path: string, body: fc.Arbitrary<unknown>]> = {
    deliver: [
      'POST',
      '/actions/',
      fc.record({
        device,
        epoch: maybe(tab.epoch),
        actions: fc.oneof(fc.array(action, { maxLength: 8 }), odd),
        settled: maybe(false),
      }),
    ],
    save: ['PATCH', '/:n/', save],
    read: ['GET', '/:n/?lang=:n', fc.constant(undefined)],
    takeOver: ['POST', '/takeover/', fc.record({ device })],
    pause: ['POST', '/pause/', fc.oneof(odd, fc.constant({}))],
    resume: ['POST', '/resume/', fc.oneof(odd, fc.constant({}))],
    submit: ['POST', '/submit/', fc.record({ device: odd, last_seq: odd })],
    submitCounting: ['POST', '/submit/', fc.record({ device, last_seq: fc.constant(400_000_000) })],
    paper: ['GET', '/paper/', fc.constant(undefined)],
    start: ['POST', '/../', fc.record({ test_id: odd })],
    list: ['GET', '/../?page=:n', fc.constant(undefined)],
    details: ['GET', '/../../:n/', fc.constant(undefined)],
    ofSeries: ['GET', '/../../:n/:n/', fc.constant(undefined)],
  }
  const anyCall = fc.constantFrom(...Object.keys(calls)).chain((name) => {
    const [method, path, body] = calls[name] as NonNullable<(typeof calls)[string]>
    return fc.record({
      method: fc.constant(method),
      path: fc.oneof(oddNumber, oddText).map((n) => {
        const address = `/api/v1${sitting.path}${path.replaceAll(':n', encodeURIComponent(String(n).toWellFormed()))}`
        return address
          .replace(/\/tests\/usertest\/\d+\/\.\.\/\.\.\//, '/tests/')
          .replace(/\/tests\/usertest\/\d+\/\.\.\//, '/tests/usertest/')
      }),
      body,
    })
  })
  await fc.assert(
    fc.asyncProperty(anyCall, async ({ method, path, body }) => {
      const reply = await here.app.inject({
        method,
        url: path,
        headers: { authorization: `Token ${student.token}`, 'content-type': 'application/json' },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      })
      expect(reply.statusCode, reply.body).toBeLessThan(500)
      if (reply.statusCode >= 400)
        expect(reply.json()).toMatchObject({ status: reply.statusCode, code: expect.any(String) })
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 300) },
  )
  expect((await sitting.result()).result.total).toBe(10)
}, 600_000)

type Operations = Record<string, { parameters?: readonly { in: string; name: string; schema: object }[] }>

test('a number in an address that is larger than any id gets a readable problem, of students and of staff', async () => {
  const { token } = await aStudent(here.database.db)
  const staff = await aStaffSession(here.database.db, true)
  const { paths } = (await openApiDocument()) as { paths: Record<string, Operations> }
  const failed: string[] = []
  let tried = 0
  for (const [path, operations] of Object.entries(paths))
    for (const [method, { parameters = [] }] of Object.entries(operations))
      for (const number of [2 ** 31, 2 ** 53 - 1]) {
        const inPath = parameters.filter(
          (one) => one.in === 'path' && /integer|number/.test(JSON.stringify(one.schema)),
        )
        if (inPath.length === 0) continue
        const url = inPath.reduce((address, { name }) => address.replace(`{${name}}`, String(number)), path)
        const asked = url.replace('/api/v1', '').replaceAll(/\{\w+\}/g, 'icet')
        const reply = await call(here.app, method.toUpperCase() as 'GET', asked, {
          as: asked.startsWith('/staff') ? staff : token,
        })
        tried++
        if (reply.statusCode >= 500) failed.push(`${method} ${asked} ${reply.statusCode}`)
      }
  expect(tried).toBeGreaterThan(200)
  expect(failed).toEqual([])
}, 120_000)

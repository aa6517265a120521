import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aStudent } from '../../testing/factories.ts'
import { aTest } from '../../testing/papers.ts'
import { startSitting } from '../../testing/sitting.ts'
import { useApp } from '../../testing/use-app.ts'

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

import type { Demo, DemoResult } from '@pariksha/contract/site/demo'
import { expect, test } from 'vitest'
import { call, testApp } from '../../testing/app.ts'
import { databaseForTest } from '../../testing/database.ts'

const RIGHT = ['c', 'b', 'a', 'd', 'b'] as const

test('everybody may read the demo, five questions of four options, without a hint of the key', async () => {
  const app = await testApp(await databaseForTest())
  const reply = await call(app, 'GET', '/tests/demo/')
  const demo = reply.json<Demo>()
  expect(demo).toMatchObject({ title: 'ICET TEST', marking: '+1, -0.25' })
  expect(demo.questions.map(({ options }) => options.length)).toEqual([4, 4, 4, 4, 4])
  expect(reply.body).not.toMatch(/correct|answer|explanation/)
})

test.each([
  ['all right', [...RIGHT], { correct: 5, incorrect: 0, unattempted: 0, attempted: 5, accuracy: 100 }, 5],
  ['nothing', [null, null, null, null, null], { correct: 0, incorrect: 0, unattempted: 5, attempted: 0 }, 0],
  [
    'three right, one wrong',
    ['c', 'b', 'a', 'a', null],
    { correct: 3, incorrect: 1, unattempted: 1, accuracy: 75 },
    2.75,
  ],
  ['all wrong', ['a', 'a', 'b', 'a', 'a'], { correct: 0, incorrect: 5, accuracy: 0 }, -1.25],
])('the demo is marked +1 and −0.25: %s', async (_name, answers, result, marks) => {
  const app = await testApp(await databaseForTest())
  const reply = (await call(app, 'POST', '/tests/demo/mark/', { body: { answers } })).json<DemoResult>()
  expect(reply).toMatchObject({ result: { total: 5, ...result }, total_marks: marks, max_marks: 5 })
  expect(reply.solutions.map(({ correct_choice }) => correct_choice)).toEqual(RIGHT)
  for (const { explanation } of reply.solutions) expect(explanation.length).toBeGreaterThan(40)
})

test.each([[{ answers: ['a'] }], [{ answers: ['a', 'b', 'c', 'd', 'e'] }], [{}], [{ answers: 'abcda' }]])(
  'answers that are none are refused: %j',
  async (body) => {
    const app = await testApp(await databaseForTest())
    expect((await call(app, 'POST', '/tests/demo/mark/', { body })).statusCode).toBe(400)
  },
)

import type { Started } from '@pariksha/contract/attempts/attempt'
import type { TakenTests } from '@pariksha/contract/attempts/lists'
import { expect, expectTypeOf, test, vi } from 'vitest'
import { call } from './api.ts'

/** Answers every call with an empty object; what was asked for is returned. */
function listen() {
  const requests: (readonly [string, string | undefined, unknown])[] = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    requests.push([`${init.method} ${url}`, init.cache, init.body])
    return Promise.resolve(new Response('{}'))
  })
  return requests
}

test('method, address, parameters, query and body are sent', async () => {
  const requests = listen()
  await call('POST /tests/usertest/', { body: { test_id: 7 } })
  await call('GET /tests/usertest/:attemptId/', { params: { attemptId: 9 }, query: { solutions: 'apart' } })
  await call('DELETE /accounts/sessions/')
  expect(requests).toEqual([
    ['POST /api/v1/tests/usertest/', 'no-store', '{"test_id":7}'],
    ['GET /api/v1/tests/usertest/9/?solutions=apart', 'no-store', undefined],
    ['DELETE /api/v1/accounts/sessions/', 'no-store', undefined],
  ])
})

test('the types of a call are those of the contract', () => {
  const calls = () => [
    // @ts-expect-error no such address
    call('GET /nowhere/'),
    // @ts-expect-error not with this method
    call('DELETE /tests/usertest/'),
    // @ts-expect-error the attempt is missing
    call('GET /tests/usertest/:attemptId/'),
    // @ts-expect-error a parameter with another name
    call('GET /tests/usertest/:attemptId/', { params: { id: 9 } }),
    // @ts-expect-error the body is missing
    call('POST /tests/usertest/'),
    // @ts-expect-error a body of another shape
    call('POST /tests/usertest/', { body: { test: 7 } }),
    // @ts-expect-error a call without a body
    call('GET /exams/', { body: {} }),
    // @ts-expect-error a query it does not have
    call('GET /exams/', { query: { page: 2 } }),
  ]
  expect(calls).toBeTypeOf('function')
  expectTypeOf(call<'POST /tests/usertest/'>).returns.resolves.toEqualTypeOf<Started>()
  expectTypeOf(call<'GET /tests/taken/'>).returns.resolves.toEqualTypeOf<TakenTests>()
})

import { globSync } from 'node:fs'
import type { Endpoint } from '@pariksha/contract/endpoint'
import { isRight, RIGHTS, type Right, ROLES, type Role, rightsOf } from '@pariksha/contract/people/rights'
import { expect, test } from 'vitest'
import { aStaffSession } from '../../testing/all-calls/student-records.ts'
import { useApp } from '../../testing/use-app.ts'

const here = useApp()

type StaffCall = Endpoint & { readonly access: Right }

async function staffCalls(): Promise<readonly StaffCall[]> {
  const folder = `${import.meta.dirname}/../../../../contract/src`
  const files = globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] })
  const exported = await Promise.all(
    files.map(async (file) => Object.values<unknown>(await import(`${folder}/${file}`))),
  )
  return exported.flat().filter((value): value is StaffCall => {
    const isEndpoint = typeof value === 'object' && value !== null && 'method' in value && 'access' in value
    return isEndpoint && isRight(String(value.access))
  })
}

test('an owner has every right, and nobody without a role has any', () => {
  expect([...rightsOf(['owner'])].sort()).toEqual(Object.keys(RIGHTS).sort())
  expect(rightsOf([]).size).toBe(0)
  for (const role of ROLES) expect(rightsOf([role])).toContain('staff.use')
})

test('several roles add up', () => {
  const both = rightsOf(['author', 'accounts'])
  for (const right of [...rightsOf(['author']), ...rightsOf(['accounts'])]) expect(both).toContain(right)
  expect(both).not.toContain('staff.manage')
})

test.each(ROLES)('%s: every staff call is open exactly where the table of rights says so', async (role: Role) => {
  const token = await aStaffSession(here.database.db, true, [role])
  const calls = await staffCalls()
  expect(calls.length).toBeGreaterThan(20)
  const wrong: string[] = []
  for (const { method, url, access } of calls) {
    // no parameter, body or query that is right: who is refused is refused before they are looked at
    const reply = await here.app.inject({
      method,
      url: `/api/v1${url.replace(/:\w+/g, '0')}`,
      headers: { authorization: `Token ${token}` },
    })
    const isRefused = reply.statusCode === 403 && reply.json().code === 'not_permitted'
    if (isRefused === rightsOf([role]).has(access)) wrong.push(`${method} ${url} (${access}): ${reply.statusCode}`)
    if (isRefused) expect(reply.json().detail).toBe(`Your role does not let you ${RIGHTS[access]}. Ask an owner.`)
  }
  expect(wrong).toEqual([])
})

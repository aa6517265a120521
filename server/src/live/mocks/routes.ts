import * as contract from '@pariksha/contract/live/live-mocks'
import * as staff from '@pariksha/contract/live/staff-live-mocks'
import { readMockRankList as rankListCall } from '@pariksha/contract/results/mock-results'
import { readMockRankList } from '../../attempts/results/mock-rank-list.ts'
import type { Router } from '../../platform/http/endpoint.ts'
import { responseLanguage } from '../../platform/http/language.ts'
import { listLiveMocks, readLiveMock } from './queries.ts'
import { cancelRegistration, register } from './register.ts'
import { callOffShift } from './staff/call-off-shift.ts'
import { changeMock, createMock, deleteMock } from './staff/change-mock.ts'
import { addShift, removeShift } from './staff/change-shifts.ts'
import type { MailDeps } from './staff/mail-students.ts'
import { moveShift } from './staff/move-shift.ts'
import { findMock, listMocks } from './staff/queries.ts'

/** Live mocks: shifts that are live tests, and who registered for which. */
export function mockRoutes(route: Router, deps: MailDeps): void {
  const { db } = deps
  const { publicUrl } = deps.config
  route(contract.listLiveMocks, (asked) =>
    listLiveMocks(db, { studentId: asked.caller?.userId, language: responseLanguage(asked), publicUrl }),
  )

  route(contract.readLiveMock, (asked) =>
    readLiveMock(
      db,
      { studentId: asked.caller?.userId, language: responseLanguage(asked), publicUrl },
      asked.params.mockId,
    ),
  )

  route(contract.registerForShift, async (asked) => {
    const { caller, params, body } = asked
    await register(db, caller.userId, params.mockId, body.test_id)
    return readLiveMock(db, { studentId: caller.userId, language: responseLanguage(asked), publicUrl }, params.mockId)
  })

  route(contract.cancelRegistration, async (asked) => {
    const { caller, params } = asked
    await cancelRegistration(db, caller.userId, params.mockId)
    return readLiveMock(db, { studentId: caller.userId, language: responseLanguage(asked), publicUrl }, params.mockId)
  })

  route(rankListCall, ({ caller, params }) => readMockRankList(db, caller.userId, params.mockId))

  route(staff.listStaffLiveMocks, () => listMocks(db))

  route(staff.createLiveMock, async ({ caller, body, reply }) => {
    const mock = await createMock(db, caller, body)
    reply.code(201)
    return mock
  })

  route(staff.readStaffLiveMock, ({ params }) => findMock(db, params.mockId))

  route(staff.changeLiveMock, ({ caller, params, body }) => changeMock(db, caller, params.mockId, body))

  route(staff.deleteLiveMock, async ({ caller, params }) => {
    await deleteMock(db, caller, params.mockId)
    return {}
  })

  route(staff.addShift, ({ caller, params, body }) => addShift(db, caller, params.mockId, body.test_id))

  route(staff.removeShift, ({ caller, params }) => removeShift(db, caller, params.mockId, params.testId))

  route(staff.moveShift, ({ caller, params, body }) => moveShift(deps, caller, params.mockId, params.testId, body))

  route(staff.callOffShift, ({ caller, params, body }) =>
    callOffShift(deps, caller, params.mockId, params.testId, body),
  )
}

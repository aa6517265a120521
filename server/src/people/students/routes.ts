import * as contract from '@pariksha/contract/people/students'
import type { AttemptDeps } from '../../attempts/attempt-deps.ts'
import { extendAttempt, reopenAttempt, type TimeGiven } from '../../attempts/closing/give-time.ts'
import { givePackage } from '../../packages/give-package.ts'
import { audit } from '../../platform/audit-log/audit.ts'
import type { Config } from '../../platform/config/config.ts'
import { type Transaction, transact } from '../../platform/db/database.ts'
import type { Caller, Tokens } from '../../platform/http/authenticate.ts'
import type { Router } from '../../platform/http/endpoint.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import type { Outgoing } from '../../platform/mail/outgoing.ts'
import { correctContact } from './correct-contact.ts'
import { eraseStudent } from './erase-student.ts'
import { givenJustNow } from './given-just-now.ts'
import { listStudents } from './list-students.ts'
import { lockStudent } from './lock-student.ts'
import { mailPackageGiven } from './mails.ts'
import { readStudent } from './read-student.ts'
import { blockStudent, endStudentSessions, sendSignInLink, unblockStudent } from './student-access.ts'

type Services = AttemptDeps & {
  readonly config: Config
  readonly tokens: Tokens
  readonly limits: Limits
  readonly outgoing: Outgoing
}

/** Accounts of students as staff see them, and what staff can do with one, each with a reason. */
export function studentRoutes(route: Router, services: Services): void {
  const { db } = services

  route(contract.listStudents, ({ query }) => listStudents(db, query))
  route(contract.readStudent, ({ caller, params }) => readStudent(db, caller, params.studentId))

  route(contract.endStudentSessions, async ({ caller, params, body }) => {
    await endStudentSessions(services, { caller, ...params, ...body })
    return {}
  })

  route(contract.sendSignInLink, async ({ caller, params, body }) => {
    await sendSignInLink(services, { caller, ...params, ...body })
    return {}
  })

  route(contract.correctContact, async ({ caller, params, body }) => {
    await correctContact(services, caller, params.studentId, body)
    return {}
  })

  route(contract.blockStudent, async ({ caller, params, body }) => {
    await blockStudent(services, { caller, ...params, ...body })
    return {}
  })

  route(contract.unblockStudent, async ({ caller, params, body }) => {
    await unblockStudent(db, { caller, ...params, ...body })
    return {}
  })

  route(contract.extendAttempt, async ({ caller, params: { studentId, attemptId }, body }) => {
    const asked = { more: body.minutes * 60_000, deadline: new Date(body.deadline_at) }
    const grant = grantOf(caller, 'extended an attempt', studentId, attemptId, body.reason)
    return presentTimeGiven(await extendAttempt(services, studentId, attemptId, asked, grant))
  })
  route(contract.reopenAttempt, async ({ caller, params: { studentId, attemptId }, body }) => {
    const grant = grantOf(caller, 'reopened an attempt', studentId, attemptId, body.reason)
    return presentTimeGiven(await reopenAttempt(services, studentId, attemptId, body.minutes * 60_000, grant))
  })

  route(contract.givePackage, async ({ caller, params: { studentId }, body, reply }) => {
    const order = await transact(db, async (tx) => {
      const { email } = await lockStudent(tx, studentId)
      const before = await givenJustNow(tx, {
        studentId,
        slug: body.package,
        memberId: caller.userId,
        reason: body.reason,
      })
      if (before) return before
      const given = await givePackage(tx, { studentId, slug: body.package, memberId: caller.userId })
      const after = { package: body.package, order: given.orderId, reason: body.reason }
      await audit(tx, caller, { action: 'opened a package', subject: 'students', id: studentId, after })
      await mailPackageGiven(services, tx, { to: email, ...given })
      return given
    })
    reply.code(201)
    return { order_id: order.orderId }
  })

  route(contract.eraseStudent, async ({ caller, params, body }) => {
    await eraseStudent(services, caller, params.studentId, body)
    return {}
  })
}

const grantOf = (caller: Caller, action: string, studentId: number, attempt: number, reason: string) => ({
  giver: { by: caller.userId, reason },
  log: (tx: Transaction, { given }: TimeGiven) => {
    const after = { attempt, minutes: Math.round(given / 6_000) / 10, reason }
    return audit(tx, caller, { action, subject: 'students', id: studentId, after })
  },
})

const presentTimeGiven = ({ given, remaining }: TimeGiven) => ({
  given_seconds: given / 1000,
  remaining_seconds: remaining / 1000,
})

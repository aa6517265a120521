import * as contract from '@pariksha/contract/people/staff'
import type { Config } from '../../platform/config/config.ts'
import type { Secret } from '../../platform/config/secret.ts'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Caller, Tokens } from '../../platform/http/authenticate.ts'
import type { Router } from '../../platform/http/endpoint.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import { networkOf } from '../../platform/limits/network.ts'
import { mailDestination } from '../../platform/mail/outgoing.ts'
import type { MailDeps } from './mail-owners.ts'
import { readMember } from './members/queries.ts'
import {
  completeSecondStep,
  confirmSecondStep,
  renewRecoveryCodes,
  startSecondStep,
} from './second-step/second-step.ts'

type Services = MailDeps & {
  readonly config: Config
  readonly db: Database
  readonly tokens: Tokens
  readonly limits: Limits
  readonly secret: Secret
}

/** The second step of the staff sign-in. */
export function staffRoutes(route: Router, services: Services): void {
  const { db } = services

  route(contract.staffSession, async ({ caller }) => {
    const member = await readMember(db, assertStaff(caller).userId)
    if (!member) throw new AppError('unauthorized')
    return {
      ...member,
      roles: [...caller.roles],
      second_step: caller.secondStep,
      mail_goes_to: mailDestination(services.config),
    }
  })

  route(contract.startSecondStep, async ({ caller, reply }) => {
    const started = await startSecondStep(services, assertStaff(caller))
    reply.code(201)
    return started
  })

  route(contract.confirmSecondStep, ({ caller, body }) => confirmSecondStep(services, assertStaff(caller), body.code))
  route(contract.secondStep, ({ caller, body, request }) =>
    completeSecondStep(services, assertStaff(caller), body.code, networkOf(request.ip)),
  )

  route(contract.renewRecoveryCodes, async ({ caller, reply }) => {
    const codes = await renewRecoveryCodes(services, caller)
    reply.code(201)
    return { recovery_codes: codes }
  })
}

/** Before the second step nothing else is asked of a member but to be one. */
function assertStaff(caller: Caller): Caller {
  if (caller.role !== 'staff') throw new AppError('staff_only')
  return caller
}

import * as contract from '@pariksha/contract/people/staff-members'
import type { Config } from '../../../platform/config/config.ts'
import type { Secret } from '../../../platform/config/secret.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Tokens } from '../../../platform/http/authenticate.ts'
import type { Router } from '../../../platform/http/endpoint.ts'
import type { Limits } from '../../../platform/limits/limits.ts'
import { networkOf } from '../../../platform/limits/network.ts'
import type { Outgoing } from '../../../platform/mail/outgoing.ts'
import { acceptInvitation, readInvitation } from './accept-invitation.ts'
import { changeRoles, confirmMember, removeMember, resetSecondStep } from './change-member.ts'
import { inviteMember, sendInvitationAgain, withdrawInvitation } from './invite.ts'
import { listInvitations, listMembers } from './queries.ts'

type Services = {
  readonly config: Config
  readonly db: Database
  readonly tokens: Tokens
  readonly limits: Limits
  readonly outgoing: Outgoing
  readonly secret: Secret
}

export function memberRoutes(route: Router, services: Services): void {
  const { db, limits } = services

  route(contract.listMembers, async ({ caller }) => ({
    members: await listMembers(db, caller.userId),
    invitations: await listInvitations(db),
  }))

  route(contract.inviteMember, async ({ caller, body, reply }) => {
    const invitation = await inviteMember(services, caller, body)
    reply.code(201)
    return invitation
  })

  route(contract.sendInvitationAgain, ({ caller, params }) =>
    sendInvitationAgain(services, caller, params.invitationId),
  )

  route(contract.withdrawInvitation, async ({ caller, params }) => {
    await withdrawInvitation(db, caller, params.invitationId)
    return {}
  })

  route(contract.changeRoles, async ({ caller, params, body }) => {
    await changeRoles(services, caller, params.memberId, body)
    return {}
  })

  route(contract.removeMember, async ({ caller, params }) => {
    await removeMember(services, caller, params.memberId)
    return {}
  })

  route(contract.confirmMember, async ({ caller, params }) => {
    await confirmMember(services, caller, params.memberId)
    return {}
  })

  route(contract.resetSecondStep, async ({ caller, params, body }) => {
    await resetSecondStep(services, caller, params.memberId, body.code)
    return {}
  })

  route(contract.readInvitation, async ({ body, request }) => {
    await limits.take('try-network', networkOf(request.ip))
    return readInvitation(db, body.token)
  })

  route(contract.acceptInvitation, async ({ body, request }) => {
    await limits.take('try-network', networkOf(request.ip))
    return acceptInvitation(services, body)
  })
}

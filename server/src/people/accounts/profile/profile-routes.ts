import * as exportCalls from '@pariksha/contract/people/accounts/export'
import * as profileCalls from '@pariksha/contract/people/accounts/profile'
import * as sessionsCalls from '@pariksha/contract/people/accounts/sessions'
import { AppError } from '../../../platform/errors.ts'
import type { AfterResponse } from '../../../platform/http/after-response.ts'
import type { Tokens } from '../../../platform/http/authenticate.ts'
import type { Router } from '../../../platform/http/endpoint.ts'
import { requestedLanguage } from '../../../platform/http/language.ts'
import { networkOf } from '../../../platform/limits/network.ts'
import { eraseAccount } from '../erase/erase-account.ts'
import { exportAccount } from '../export/export-account.ts'
import { createExportLimiter } from '../export/export-limiter.ts'
import { type CodeDeps, mailAddressChanged, mailNotice } from '../mails.ts'
import { sendOwnerCode, startOwnerCode } from '../password/reauthenticate.ts'
import { changePassword } from '../password/set-password.ts'
import { endSession, listSessions } from '../sign-in/sessions.ts'
import { cancelEmailChange, changeProfile, confirmEmail, readProfile, sendChangeCode } from './change-profile.ts'
import { provePhone, sendPhoneCode, startPhoneProof } from './prove-phone.ts'

type Services = CodeDeps & { readonly tokens: Tokens }

/** The caller's own profile: nobody reads or changes another's. */
export function profileRoutes(route: Router, services: Services, afterResponse: AfterResponse): void {
  const { db, limits, tokens } = services
  const exportLimiter = createExportLimiter()

  route(profileCalls.ownProfile, ({ caller }) => readProfile(db, caller.userId))

  route(profileCalls.profileOf, async ({ params, caller }) => {
    if (params.userId !== String(caller.userId)) throw new AppError('forbidden')
    return readProfile(db, caller.userId)
  })

  route(profileCalls.changeProfile, async ({ body, caller, request, reply }) => {
    const { profile, address } = await changeProfile(services, caller.userId, body)
    if (address) afterResponse(reply, () => sendChangeCode(services, address, requestedLanguage(request)))
    return profile
  })

  route(profileCalls.confirmEmail, async ({ body, caller, request, reply }) => {
    await limits.take('try-network', networkOf(request.ip))
    const { profile, formerEmail } = await confirmEmail(services, caller, body.otp)
    if (formerEmail !== undefined)
      afterResponse(reply, () =>
        mailAddressChanged(services, { formerEmail, email: profile.email }, requestedLanguage(request)),
      )
    return profile
  })

  route(profileCalls.sendOwnerCode, async ({ caller, request, reply }) => {
    await limits.take('code-network', networkOf(request.ip))
    const started = await startOwnerCode(services, caller.userId)
    if (started) afterResponse(reply, () => sendOwnerCode(services, started, requestedLanguage(request)))
    return {}
  })

  route(profileCalls.changePassword, async ({ body, caller, request, reply }) => {
    await limits.take('try-network', networkOf(request.ip))
    const changed = await changePassword(services, caller, body)
    if (changed)
      afterResponse(reply, () => mailNotice(services, 'passwordChanged', changed.email, requestedLanguage(request)))
    return {}
  })

  route(profileCalls.sendPhoneCode, async ({ body, caller, request, reply }) => {
    await limits.take('code-network', networkOf(request.ip))
    const started = await startPhoneProof(services, caller.userId, body)
    afterResponse(reply, () => sendPhoneCode(services, started, requestedLanguage(request)))
    return {}
  })

  route(profileCalls.provePhone, async ({ body, caller, request }) => {
    await limits.take('try-network', networkOf(request.ip))
    return provePhone(services, caller.userId, body.otp)
  })

  route(profileCalls.cancelEmailChange, ({ caller }) => cancelEmailChange(db, caller.userId))

  route(sessionsCalls.sessions, ({ caller }) => listSessions(db, caller))

  route(sessionsCalls.endSession, async ({ params, caller }) => {
    await endSession(db, tokens, caller, params.sessionId)
    return {}
  })

  route(sessionsCalls.endOtherSessions, async ({ caller }) => {
    await tokens.revokeOthers(caller)
    return {}
  })

  route(exportCalls.exportAccount, async ({ caller, reply }) => {
    await limits.take('export-account', String(caller.userId))
    const release = exportLimiter.acquire(caller.userId)
    try {
      const stream = (await exportAccount(db, caller.userId)).once('end', release).once('close', release)
      return reply.header('content-type', 'application/json; charset=utf-8').send(stream)
    } catch (error) {
      release()
      throw error
    }
  })

  route(profileCalls.eraseAccount, async ({ body, caller }) => {
    await eraseAccount(services, caller.userId, body)
    return {}
  })
}

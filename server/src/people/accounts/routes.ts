import * as signInCalls from '@pariksha/contract/people/accounts/sign-in'
import * as signUpCalls from '@pariksha/contract/people/accounts/sign-up'
import type pg from 'pg'
import type { Config } from '../../platform/config/config.ts'
import type { Secret } from '../../platform/config/secret.ts'
import type { Database } from '../../platform/db/database.ts'
import type { AfterResponse } from '../../platform/http/after-response.ts'
import type { Tokens } from '../../platform/http/authenticate.ts'
import type { Router } from '../../platform/http/endpoint.ts'
import { requestedLanguage } from '../../platform/http/language.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import { networkOf } from '../../platform/limits/network.ts'
import { createDelayCheck } from '../../platform/mail/outcome.ts'
import type { Outgoing } from '../../platform/mail/outgoing.ts'
import { mailNotice } from './mails.ts'
import { resetPassword, sendResetCodes, startReset } from './password/reset-password.ts'
import { createProvider } from './sign-in/google.ts'
import { login } from './sign-in/login.ts'
import { clientOf } from './sign-in/sign-in-client.ts'
import { signInWithGoogle } from './sign-in/sign-in-with-google.ts'
import { signInWithTicket } from './sign-in/tickets.ts'
import { confirmRegistration, register, renewSignUpCodes, sendSignUpCodes } from './sign-up/register.ts'

type Services = {
  readonly config: Config
  readonly db: Database
  readonly pool: pg.Pool
  readonly tokens: Tokens
  readonly limits: Limits
  readonly outgoing: Outgoing
  readonly secret: Secret
}

/** Sign-up, login and logout. Mails are sent after the response, so that its time does not reveal which addresses have accounts. */
export function accountRoutes(
  route: Router,
  { config, db, pool, tokens, limits, outgoing, secret }: Services,
  afterResponse: AfterResponse,
): void {
  const deps = { db, limits, tokens, outgoing, secret, config }
  const provider = config.google && createProvider(config.google, config.publicUrl)

  route(signUpCalls.register, async ({ body, request, reply }) => {
    await limits.take('registration-network', networkOf(request.ip))
    const { id, issued } = await register(deps, body, requestedLanguage(request))
    if (issued) afterResponse(reply, () => sendSignUpCodes(deps, body.email, issued))
    reply.code(201)
    return { email: body.email, registration: id }
  })

  route(signUpCalls.resendOtp, async ({ body, request, reply }) => {
    await limits.take('code-network', networkOf(request.ip))
    const issued = await renewSignUpCodes(deps, body)
    if (issued) afterResponse(reply, () => sendSignUpCodes(deps, body.email, issued))
    return {}
  })

  route(signUpCalls.verifyOtp, ({ body, request }) =>
    limits.takeFor('try-network', networkOf(request.ip), () => confirmRegistration(deps, body, body.otp)),
  )

  route(signUpCalls.continueSignedUp, async ({ body, request }) => {
    await limits.take('login-network', networkOf(request.ip))
    return signInWithTicket(deps, body, clientOf(request))
  })

  const isMailDelayed = createDelayCheck(pool)
  route(signUpCalls.codeDelivery, async () => ({
    sms: outgoing.sms !== undefined,
    mail_delayed: await isMailDelayed(),
  }))

  route(signInCalls.login, ({ body, request }) =>
    limits.takeFor('login-network', networkOf(request.ip), () => login(deps, body, clientOf(request))),
  )

  route(signInCalls.logout, async ({ caller }) => {
    await tokens.revoke(caller.tokenHash)
    return {}
  })

  route(signInCalls.forgotPassword, async ({ body, request, reply }) => {
    await limits.take('code-network', networkOf(request.ip))
    const asked = await startReset(deps, body.email, networkOf(request.ip))
    if (asked) afterResponse(reply, () => sendResetCodes(deps, asked, requestedLanguage(request)))
    return {}
  })

  route(signInCalls.resetPassword, async ({ body, request, reply }) => {
    const network = networkOf(request.ip)
    const isNew = await limits.takeFor('try-network', network, () => resetPassword(deps, body, network))
    if (isNew) afterResponse(reply, () => mailNotice(deps, 'passwordChanged', body.email, requestedLanguage(request)))
    return {}
  })

  route(signInCalls.googleSignIn, async ({ request }) => {
    const url = await provider?.authorisationUrl().catch((err: unknown) => {
      request.log.warn({ err }, 'the sign-in provider cannot be reached')
    })
    return { enabled: Boolean(url), url: url ?? null }
  })

  route(signInCalls.googleAuthorize, async ({ body, request }) => {
    await limits.take('login-network', networkOf(request.ip))
    return signInWithGoogle({ db, secret, tokens, provider }, body, clientOf(request), (err) => {
      request.log.warn({ err }, 'the sign-in provider refused')
    })
  })
}

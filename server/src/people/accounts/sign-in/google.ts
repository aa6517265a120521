import * as contract from '@pariksha/contract/people/accounts/fields'
import { withoutInvisible } from '@pariksha/contract/texts/person-name'
import * as openid from 'openid-client'
import type { Config } from '../../../platform/config/config.ts'

export type Identity = {
  readonly subject: string
  /** Proved by the provider. */
  readonly email: string
  readonly fullName: string
  readonly firstName: string
  readonly lastName: string
}

export type Provider = {
  /** The authorization URL, without state and code_challenge. */
  authorisationUrl(): Promise<string>
  /** The identity after the redirect. Undefined if the address is not verified; throws if the provider refuses. */
  identify(answer: { code: string; state: string; code_verifier: string }): Promise<Identity | undefined>
}

const TIMEOUT = 10
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** The sign-in provider, discovered at the first use; a failed discovery is retried at the next. */
export function createProvider(google: NonNullable<Config['google']>, publicUrl: string): Provider {
  const issuer = new URL(google.issuer)
  const redirectUri = `${publicUrl}/google/auth`
  const isOwnMachine = issuer.protocol === 'http:' && LOOPBACK.includes(issuer.hostname)
  let found: Promise<openid.Configuration> | undefined

  const discover = () =>
    openid.discovery(issuer, google.clientId, google.clientSecret, undefined, {
      timeout: TIMEOUT,
      ...(isOwnMachine && { execute: [openid.allowInsecureRequests] }),
    })
  const configuration = () => {
    found ??= discover().catch((error: unknown) => {
      found = undefined
      throw error
    })
    return found
  }

  return {
    async authorisationUrl() {
      const url = openid.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        prompt: 'consent',
        code_challenge_method: 'S256',
      })
      return url.href
    },
    async identify({ code, state, code_verifier }) {
      const config = await configuration()
      const { issuer: iss } = config.serverMetadata()
      // the address the browser came back to, put together again; there is one provider, so nobody can be mixed up
      const back = new URL(`${redirectUri}?${new URLSearchParams({ code, state, iss })}`)
      const tokens = await openid.authorizationCodeGrant(config, back, {
        expectedState: state,
        pkceCodeVerifier: code_verifier,
        idTokenExpected: true,
      })
      const subject = tokens.claims()?.sub ?? ''
      return identityOf(await openid.fetchUserInfo(config, tokens.access_token, subject))
    },
  }
}

function identityOf(claims: openid.UserInfoResponse): Identity | undefined {
  const email = contract.email.safeParse(claims.email)
  if (claims.email_verified !== true || !email.success) return undefined
  const fullName = oneLine(claims.name) || (email.data.split('@')[0] ?? '')
  const [firstWord = '', ...otherWords] = fullName.split(' ')
  return {
    subject: claims.sub,
    email: email.data,
    fullName,
    firstName: oneLine(claims.given_name) || firstWord,
    lastName: oneLine(claims.family_name) || otherWords.join(' '),
  }
}

const oneLine = (text: string | undefined) =>
  withoutInvisible(text ?? '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 200)

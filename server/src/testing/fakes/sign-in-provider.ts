import { createHash, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

export type GoogleUser = { sub: string; email: string; email_verified: boolean; name?: string; given_name?: string }
export type SignInProvider = {
  readonly issuer: string
  /** Who has an account there, by subject. */
  readonly users: Map<string, GoogleUser>
  close(): Promise<void>
}

export const CLIENT = { id: 'pariksha', secret: 'a secret between the two' }

/** An OpenID provider whose pages log in and consent by themselves, as whoever `login_hint` names, else the first user. */
export async function startSignInProvider(
  redirectUri: string,
  { host = '127.0.0.1', port = 0 } = {},
): Promise<SignInProvider> {
  const users = new Map<string, GoogleUser>()
  const server = createServer()
  await new Promise<void>((done) => server.listen(port, host, done))
  const issuer = `http://${host}:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_ctx, id) => {
      const user = users.get(id)
      return user && { accountId: id, claims: () => user }
    },
  })
  const callback = provider.callback()
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return callback(request, response)
    const { prompt, params, session } = await provider.interactionDetails(request, response)
    if (prompt.name === 'login') {
      return provider.interactionFinished(request, response, {
        login: { accountId: String(params.login_hint ?? [...users.keys()][0]) },
      })
    }
    const grant = new provider.Grant({ accountId: session?.accountId ?? '', clientId: CLIENT.id })
    grant.addOIDCScope('openid email profile')
    return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } })
  })
  return { issuer, users, close: () => new Promise((done) => server.close(() => done())) }
}

export type Return = { code: string; state: string; code_verifier: string }

/** What the browser does between our button and our callback page: it follows redirects, keeps cookies, and comes back. */
export async function walkThrough(authorisationUrl: string, userId: string): Promise<Return> {
  const [state, code_verifier] = [randomBytes(16).toString('base64url'), randomBytes(32).toString('base64url')]
  const start = new URL(authorisationUrl)
  start.searchParams.set('state', state)
  start.searchParams.set('code_challenge', createHash('sha256').update(code_verifier).digest('base64url'))
  start.searchParams.set('login_hint', userId)
  const cookies = new Map<string, string>()
  let url = start
  for (let hops = 0; hops < 10; hops++) {
    if (url.pathname === '/google/auth') {
      const code = url.searchParams.get('code')
      if (!code || url.searchParams.get('state') !== state) throw new Error(`came back with ${url.search}`)
      return { code, state, code_verifier }
    }
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    const location = reply.headers.get('location')
    if (!location) throw new Error(`the provider answered ${reply.status}: ${await reply.text()}`)
    url = new URL(location, url)
  }
  throw new Error('the provider sends the browser in circles')
}

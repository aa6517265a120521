import { createECDH, createPrivateKey, sign } from 'node:crypto'
import type { Secret } from '../../platform/config/secret.ts'

const HOURS_VALID = 12

/** Who sends, to push services (RFC 8292): a key pair of the installation's secret, so that there is nothing to keep. */
export function createVapid(secret: Secret, subject: string) {
  const pair = createECDH('prime256v1')
  const privateBytes = secret.digest('web push', 'private key')
  pair.setPrivateKey(privateBytes)
  const point = pair.getPublicKey()
  const encoded = (bytes: Buffer) => bytes.toString('base64url')
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: encoded(privateBytes),
      x: encoded(point.subarray(1, 33)),
      y: encoded(point.subarray(33)),
    },
  })
  const publicKey = encoded(point)
  const part = (value: object) => encoded(Buffer.from(JSON.stringify(value)))
  return {
    publicKey,
    /** The header `Authorization` for a push service. */
    authorization(endpoint: string, now: Date): string {
      const expires = Math.floor(now.getTime() / 1000) + HOURS_VALID * 3600
      const claims = { aud: new URL(endpoint).origin, exp: expires, sub: subject }
      const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`
      const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
      return `vapid t=${signed}.${encoded(signature)}, k=${publicKey}`
    },
  }
}
export type Vapid = ReturnType<typeof createVapid>

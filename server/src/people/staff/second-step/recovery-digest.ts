import { createHash } from 'node:crypto'
import type { Secret } from '../../../platform/config/secret.ts'

/** Independent of case and separators. */
export const recoveryDigest = (secret: Secret, code: string): Buffer =>
  keyedDigest(
    secret,
    createHash('sha256')
      .update(code.toLowerCase().replace(/[^0-9a-f]/g, ''))
      .digest(),
  )

/** Over the plain digest, which is what versions without the secret kept: theirs can be made into ours. */
export const keyedDigest = (secret: Secret, plain: Buffer): Buffer =>
  secret.digest('recovery code', plain.toString('hex'))

import { createCipheriv, createECDH, hkdfSync } from 'node:crypto'

/** The keys of a subscribed browser, base64url. */
export type BrowserKeys = { readonly p256dh: string; readonly auth: string }
/** New for each message. */
export type MessageSecrets = { readonly privateKey: Buffer; readonly salt: Buffer }

const RECORD_SIZE = 4096
/** What fits into one record without padding, after its delimiter and tag. */
export const MAX_PLAINTEXT = RECORD_SIZE - 17

/**
 * A message that the browser alone can read: RFC 8291, one record of aes128gcm (RFC 8188). Throws where `p256dh` is no point
 * of P-256.
 */
export function encryptPush(text: string, { p256dh, auth }: BrowserKeys, { privateKey, salt }: MessageSecrets): Buffer {
  const plain = Buffer.from(text)
  if (plain.length > MAX_PLAINTEXT) throw new Error('longer than one record')
  const browser = Buffer.from(p256dh, 'base64url')
  const server = createECDH('prime256v1')
  server.setPrivateKey(privateKey)
  const own = server.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser, own])
  const shared = derive(server.computeSecret(browser), Buffer.from(auth, 'base64url'), info, 32)
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // 2 ends the last record
  const sealed = Buffer.concat([cipher.update(plain), cipher.update(Buffer.of(2)), cipher.final(), cipher.getAuthTag()])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_SIZE)
  return Buffer.concat([salt, size, Buffer.of(own.length), own, sealed])
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

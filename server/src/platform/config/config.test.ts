import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('nothing set is a configuration that serves on this machine alone', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    limits: true,
    google: undefined,
  })
})

test.each([
  [{ PORT: 'high' }, /^PORT: has to be a whole number from 0 to 65535$/],
  [{ PORT: '70000' }, /^PORT: has to be a whole number from 0 to 65535$/],
  [{ PORT: '80.5' }, /^PORT: has to be a whole number from 0 to 65535$/],
  [{ MAIL_FROM: 'nobody' }, /^MAIL_FROM: has to be an e-mail address, or Name <address>$/],
  [{ MAIL_FROM: 'Nobody <nobody>' }, /^MAIL_FROM: has to be an e-mail address/],
  [{ MAIL_FROM: '<a@example.com>, b@example.com' }, /^MAIL_FROM: has to be an e-mail address/],
  [{ PUBLIC_URL: 'example.com' }, /^PUBLIC_URL: has to begin with http:\/\/ or https:\/\//],
  [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL: has to begin with postgres:\/\//],
  [{ SMTP_URL: 'mail.example.com' }, /^SMTP_URL: has to begin with smtp:\/\//],
  [{ SMS_TEXT_TE: 'మీ కోడ్' }, /^SMS_TEXT_TE: has to contain \{code\}/],
  [{ SECRET_KEY: 'thirty-one characters, one less' }, /^SECRET_KEY: at least 32 characters/],
  [{ METRICS_TOKEN: 'short' }, /^METRICS_TOKEN: at least 16 characters/],
  [{ DATABASE_CONNECTIONS: '1' }, /^DATABASE_CONNECTIONS: has to be a whole number from 3 to 500$/],
  [{ DRAIN_SECONDS: 'long' }, /^DRAIN_SECONDS: has to be a number from 0 to 60$/],
  [{ LIMITS: 'maybe' }, /^LIMITS: has to be on or off/],
  [{ GOOGLE_CLIENT_ID: 'x' }, /set both or neither/],
  [{ STAFF_EMAIL: 'head@example.com' }, /set both or neither/],
  [{ STAFF_EMAIL: 'head@example.com', STAFF_PASSWORD: 'short' }, /^STAFF_PASSWORD: at least 12 characters/],
])('%j stops the start with one line', (env, line) => {
  expect(() => readConfig(env)).toThrow(line)
  try {
    readConfig(env)
  } catch (error) {
    expect((error as Error).message).not.toContain('\n')
  }
})

test('a code by SMS is in English where no text is given, and in the English one where none is of its language', () => {
  const said = '{code} is your {institute} code. It is valid for ten minutes.'
  expect(readConfig({}).smsTexts).toEqual({ en: said, te: said, hi: said })
  expect(readConfig({ SMS_TEXT_EN: 'Code {code}', SMS_TEXT_HI: 'कोड {code}' }).smsTexts).toEqual({
    en: 'Code {code}',
    te: 'Code {code}',
    hi: 'कोड {code}',
  })
})

test('an empty value counts as unset', () => {
  expect(readConfig({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3000, mail: { smtpUrl: undefined } })
})

test.each([
  'no-reply@example.com',
  '<no-reply@example.com>',
  'root@mailhost',
  'సంస్థ <info@విజేత.భారత్>',
  'Vijetha Academy <no-reply@example.com>',
  '"Vijetha, Hyderabad" <a.b@example.com>',
])('mails may come from %s', (from) => {
  expect(readConfig({ MAIL_FROM: from }).mail.from).toBe(from)
})

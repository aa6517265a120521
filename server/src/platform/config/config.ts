import { resolve } from 'node:path'
import type { Language } from '@pariksha/contract/languages'
import { email } from '@pariksha/contract/people/accounts/fields'
import { checkInput } from '@pariksha/contract/problems/check-input'
import { z } from 'zod'
import { ConfigError } from './config-error.ts'
import { staffPassword } from './staff-password.ts'

/** Whatever is wrong with it, the message says what it may be. */
const numberFrom = (least: number, most: number) => {
  const says = `has to be a number from ${least} to ${most}`
  return z.coerce.number(says).min(least, says).max(most, says)
}
const wholeNumberFrom = (least: number, most: number) => {
  const says = `has to be a whole number from ${least} to ${most}`
  return z.coerce.number(says).int(says).min(least, says).max(most, says)
}
const url = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `has to begin with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    )

/** Hosts of an own network and of other scripts are addresses, too. */
const ADDRESS = '[^\\s@<>,]+@[^\\s@<>,]+'
/** An address, or a name and an address in angle brackets. */
const sender = z
  .string()
  .trim()
  .regex(
    new RegExp(`^(?:${ADDRESS}|[^<>\\p{Cc}]*<${ADDRESS}>)$`, 'u'),
    'has to be an e-mail address, or Name <address>',
  )

/** Operators in India let through registered texts only, so an institute's may differ; `{institute}` may be left out. */
const smsText = z
  .string()
  .max(500)
  .refine((text) => text.includes('{code}'), 'has to contain {code}')

const environment = z.object({
  PORT: wholeNumberFrom(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url('http:', 'https:').optional(),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  DATA_DIR: z.string().default('./data'),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: sender.default('no-reply@example.com'),
  SMS_WEBHOOK_URL: url('http:', 'https:').optional(),
  SMS_TEXT_EN: smsText.default('{code} is your {institute} code. It is valid for ten minutes.'),
  SMS_TEXT_TE: smsText.optional(),
  SMS_TEXT_HI: smsText.optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: url('http:', 'https:').default('https://accounts.google.com'),
  SECRET_KEY: z.string().min(32, 'at least 32 characters').optional(),
  STAFF_EMAIL: email.optional(),
  STAFF_PASSWORD: staffPassword.optional(),
  CLOCK_CHECK: z.enum(['on', 'off'], 'has to be on or off').default('on'),
  LIMITS: z.enum(['on', 'off'], 'has to be on or off').default('on'),
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  DATABASE_CONNECTIONS: wholeNumberFrom(3, 500).default(10),
  DRAIN_SECONDS: numberFrom(0, 60).default(1),
  PUSH_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim()))
    .pipe(z.array(url('http:', 'https:')))
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export type Config = {
  readonly port: number
  readonly host: string
  readonly publicUrl: string
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  /** Unset: the file `secret` in `dataDir`. */
  readonly secretKey: string | undefined
  /** `from` without a name is sent in the institute's. */
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string }
  readonly smsWebhookUrl: string | undefined
  /** What a code is sent in, with `{code}` and perhaps `{institute}`. */
  readonly smsTexts: Readonly<Record<Language, string>>
  readonly google: { readonly clientId: string; readonly clientSecret: string; readonly issuer: string } | undefined
  /** The first member of the staff. */
  readonly staff: { readonly email: string; readonly password: string } | undefined
  readonly limits: boolean
  readonly clockCheck: boolean
  /** The bearer token for Prometheus; without one, metrics can only be read from this machine. */
  readonly metricsToken: string | undefined
  readonly databaseConnections: number
  /** How long a stopping process drains its connections. */
  readonly drainSeconds: number
  /** Push services besides the known ones. */
  readonly pushOrigins: readonly string[]
  readonly logLevel: string
}

/** Reads the environment. The first bad value is the error's message, as one line. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const read = checkInput(environment, given)
  if (!read.ok) throw new ConfigError(`${read.problems[0]?.path}: ${read.problems[0]?.message}`)
  const { value } = read
  if (Boolean(value.GOOGLE_CLIENT_ID) !== Boolean(value.GOOGLE_CLIENT_SECRET)) {
    throw new ConfigError('GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET: set both or neither')
  }
  if (Boolean(value.STAFF_EMAIL) !== Boolean(value.STAFF_PASSWORD)) {
    throw new ConfigError('STAFF_EMAIL, STAFF_PASSWORD: set both or neither')
  }
  return {
    port: value.PORT,
    host: value.HOST,
    publicUrl: (value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).replace(/\/$/, ''),
    databaseUrl: value.DATABASE_URL,
    dataDir: resolve(value.DATA_DIR),
    secretKey: value.SECRET_KEY,
    mail: { smtpUrl: value.SMTP_URL, from: value.MAIL_FROM },
    smsWebhookUrl: value.SMS_WEBHOOK_URL,
    smsTexts: {
      en: value.SMS_TEXT_EN,
      te: value.SMS_TEXT_TE ?? value.SMS_TEXT_EN,
      hi: value.SMS_TEXT_HI ?? value.SMS_TEXT_EN,
    },
    google:
      value.GOOGLE_CLIENT_ID && value.GOOGLE_CLIENT_SECRET
        ? { clientId: value.GOOGLE_CLIENT_ID, clientSecret: value.GOOGLE_CLIENT_SECRET, issuer: value.GOOGLE_ISSUER }
        : undefined,
    staff:
      value.STAFF_EMAIL && value.STAFF_PASSWORD
        ? { email: value.STAFF_EMAIL, password: value.STAFF_PASSWORD }
        : undefined,
    limits: value.LIMITS === 'on',
    clockCheck: value.CLOCK_CHECK === 'on',
    metricsToken: value.METRICS_TOKEN,
    databaseConnections: value.DATABASE_CONNECTIONS,
    drainSeconds: value.DRAIN_SECONDS,
    pushOrigins: (value.PUSH_ORIGINS ?? []).map((one) => new URL(one).origin),
    logLevel: value.LOG_LEVEL,
  }
}

import { type Config, readConfig } from './platform/config/config.ts'
import { ConfigError } from './platform/config/config-error.ts'
import { type Running, serve } from './serve.ts'
import { loadWebBuild } from './site/pages/pages.ts'

/** One line instead of a stack trace for errors that the operator can fix. */
function exitWithError(error: unknown): never {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
}

function reportOf({ publicUrl, dataDir, databaseUrl, mail }: Config, { database, hasStaff }: Running): string {
  const lines = [
    `Pariksha is at ${publicUrl}`,
    ...(databaseUrl && mail.smtpUrl ? [] : [`  data      ${dataDir}`]),
    `  database  ${database}`,
    `  mail      ${mail.smtpUrl ? new URL(mail.smtpUrl).host : `no mail server (SMTP_URL): written to ${dataDir}/outbox`}`,
    `  staff     ${hasStaff ? `${publicUrl}/staff` : 'nobody yet: STAFF_EMAIL=... STAFF_PASSWORD=... npm run staff:create'}`,
  ]
  return lines.join('\n')
}

let isInterrupted = false
try {
  const config = readConfig(process.env)
  const starting = serve(config, await loadWebBuild())
  if (config.databaseUrl) await starting // a database of its own has to be stopped already while the server starts
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // a terminal sends it to npm and to this process, and npm passes it on: the second one must not end it before the database
    process.on(signal, () => {
      isInterrupted = true
      void starting.then((running) => running.stop().then(() => process.exit(0), exitWithError))
    })
  }
  console.log(reportOf(config, await starting))
} catch (error) {
  if (isInterrupted) process.exit(1) // the signal also ended what it waited for
  exitWithError(error)
}

import { ConfigError, readConfig } from './config.ts'
import { loadWebBuild } from './http/pages.ts'
import { serve } from './serve.ts'

/** One clear line instead of a stack, where the operator can do something about it. */
function giveUp(error: unknown): never {
  const { message, code } = error as Error & { code?: string }
  if (error instanceof ConfigError) console.error(`Configuration: ${message}`)
  else if (code === 'EADDRINUSE') console.error(`${message}: another program listens there; set PORT`)
  else console.error(error)
  process.exit(1)
}

try {
  const config = readConfig(process.env)
  const running = await serve(config, await loadWebBuild())
  console.log(
    `Pariksha is at ${config.publicUrl}${config.mail.smtpUrl ? '' : `, mails are in ${config.dataDir}/outbox`}`,
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      running.stop().then(() => process.exit(0), giveUp)
    })
  }
} catch (error) {
  giveUp(error)
}

import { emptyReply } from '../../contract/src/problems/problem.ts'
import { buildApp } from '../../server/src/app.ts'
import { createDisks } from '../../server/src/operations/installation/disk.ts'
import { readConfig } from '../../server/src/platform/config/config.ts'
import { loadSecret } from '../../server/src/platform/config/secret.ts'
import { openDatabase, openPool } from '../../server/src/platform/db/database.ts'
import { createTokens } from '../../server/src/platform/http/authenticate.ts'
import { routerFor } from '../../server/src/platform/http/endpoint.ts'
import { NO_LIMITS } from '../../server/src/platform/limits/limits.ts'
import { NO_OUTGOING } from '../../server/src/platform/mail/outgoing.ts'
import { serve } from '../../server/src/serve.ts'
import { loadWebBuild } from '../../server/src/site/pages/pages.ts'

/**
 * The server process. Optionally serves pages, too, or an authenticated no-op call as a baseline. Reports its address and, on request,
 * its resource usage to its parent.
 */
const config = readConfig(process.env)
const web = process.argv.includes('--pages') ? await loadWebBuild() : undefined
const address = process.argv.includes('--no-op') ? await serveNoOp() : (await serve(config, web)).address
process.send?.(address)
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({
    cpu: (user + system) / 1e6,
    memory: process.memoryUsage().rss,
    peak: process.resourceUsage().maxRSS * 1024,
  })
})
process.once('disconnect', () => process.exit(0))

async function serveNoOp(): Promise<string> {
  const pool = openPool({ connectionString: config.databaseUrl as string })
  const db = openDatabase(pool)
  const tokens = createTokens(db)
  const [secret, disks] = [await loadSecret(config), createDisks([])]
  const app = await buildApp({ config, db, pool, tokens, limits: NO_LIMITS, outgoing: NO_OUTGOING, secret, disks })
  const endpoint = {
    method: 'GET',
    url: '/api/v1/no-op/',
    summary: 'Nothing',
    access: 'signed-in',
    response: { 200: emptyReply },
  } as const
  routerFor(app, tokens.authenticate)(endpoint, async () => ({}))
  return app.listen({ port: 0, host: config.host })
}

import * as contract from '@pariksha/contract/site/installation'
import type pg from 'pg'
import { instituteName, profileById } from '../../people/accounts/queries.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Router } from '../../platform/http/endpoint.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import { mailFailureReason } from '../../platform/mail/failure.ts'
import { mailDestination, type Outgoing } from '../../platform/mail/outgoing.ts'
import type { Disks } from './disk.ts'
import { readInstallation } from './read-state.ts'

type Services = {
  readonly config: Pick<Config, 'mail'>
  readonly db: Database
  readonly pool: pg.Pool
  readonly limits: Limits
  readonly outgoing: Outgoing
  readonly disks: Disks
}

/** The state of the installation, for the staff. */
export function installationRoutes(route: Router, { config, db, pool, limits, outgoing, disks }: Services): void {
  route(contract.installationState, () => readInstallation(pool, disks, mailDestination(config)))

  route(contract.sendTestMail, async ({ caller, request }) => {
    await limits.take('test-mail', String(caller.userId))
    const [{ email }, institute] = [await profileById(db, caller.userId), await instituteName(db)]
    try {
      await outgoing.sendNow(email, `Test e-mail from ${institute}`, TEXT)
      return { to: email, failure: null }
    } catch (err) {
      request.log.warn({ err }, 'a test e-mail was not sent')
      return { to: email, failure: mailFailureReason(err) }
    }
  })
}

const TEXT = 'This is a test e-mail sent from the staff pages. Your website can send e-mails.'

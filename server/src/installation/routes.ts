import * as contract from '@pariksha/contract/installation'
import type pg from 'pg'
import { instituteName, profileById } from '../accounts/queries.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { Router } from '../http/endpoint.ts'
import type { Limits } from '../limits/limits.ts'
import { reasonOfMail } from '../mail/failure.ts'
import type { Outgoing } from '../mail/outgoing.ts'
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

/** How the installation is, for the staff, who are the ones that can do something about it. */
export function installationRoutes(route: Router, { config, db, pool, limits, outgoing, disks }: Services): void {
  route(contract.installationState, () => readInstallation(pool, disks, config.mail.smtpUrl ? 'server' : 'files'))

  route(contract.sendTestMail, async ({ caller, request }) => {
    await limits.take('test-mail', String(caller.userId))
    const [{ email }, institute] = [await profileById(db, caller.userId), await instituteName(db)]
    try {
      await outgoing.atOnce(email, `A test letter of ${institute}`, TEXT)
      return { to: email, failure: null }
    } catch (err) {
      request.log.warn({ err }, 'a test letter did not leave')
      return { to: email, failure: reasonOfMail(err) }
    }
  })
}

const TEXT = `This letter was sent from the pages of the staff to try whether mail leaves the server. It does.`

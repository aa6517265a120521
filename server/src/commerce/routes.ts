import * as contract from '@pariksha/contract/commerce'
import type { Database } from '../db/database.ts'
import type { Router } from '../http/endpoint.ts'
import { listPackages } from './queries.ts'

export function commerceRoutes(route: Router, { db }: { readonly db: Database }): void {
  route(contract.listPackages, ({ query }) => listPackages(db, query.family))
}

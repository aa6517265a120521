import * as contract from '@pariksha/contract/packages'
import type { Config } from '../platform/config/config.ts'
import type { Database } from '../platform/db/database.ts'
import type { Router } from '../platform/http/endpoint.ts'
import type { Outgoing } from '../platform/mail/outgoing.ts'
import { approveOrder, declineOrder } from './orders/decide-order.ts'
import { revokeOrder } from './orders/revoke-order.ts'
import { listStaffOrders } from './orders/staff-orders.ts'

type Services = { readonly config: Config; readonly db: Database; readonly outgoing: Outgoing }

export function staffOrderRoutes(route: Router, services: Services): void {
  route(contract.listStaffOrders, ({ query }) => listStaffOrders(services.db, query))
  route(contract.approveOrder, ({ caller, params }) => approveOrder(services, caller, params.orderId))
  route(contract.declineOrder, ({ caller, params }) => declineOrder(services, caller, params.orderId))
  route(contract.revokeOrder, ({ caller, params, body }) => revokeOrder(services, caller, params.orderId, body.reason))
}

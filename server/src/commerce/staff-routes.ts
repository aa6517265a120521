import * as contract from '@pariksha/contract/commerce'
import type { Caller } from '../accounts/authenticate.ts'
import type { Config } from '../config.ts'
import { type Database, type Transaction, transact } from '../db/database.ts'
import type { Router } from '../http/endpoint.ts'
import type { Outgoing } from '../mail/outgoing.ts'
import { audit } from '../staff/audit.ts'
import { approveOrder, type Decision, declineOrder } from './decide-order.ts'
import { listStaffOrders } from './staff-orders.ts'
import { tellOfDecision } from './tell.ts'

type Services = { readonly config: Config; readonly db: Database; readonly outgoing: Outgoing }
type Decide = (tx: Transaction, staffId: number, orderId: number) => Promise<Decision>

export function staffOrderRoutes(route: Router, services: Services): void {
  const { db } = services

  route(contract.listStaffOrders, ({ query }) => listStaffOrders(db, query.status, query.page))

  const carryOut = async (decide: Decide, caller: Caller, orderId: number) => {
    const { order, studentId, isNew } = await transact(db, async (tx) => {
      const decision = await decide(tx, caller.userId, orderId)
      if (decision.isNew) {
        const { id, status } = decision.order
        await audit(tx, caller, {
          action: status,
          subject: 'orders',
          id,
          before: { status: 'requested' },
          after: { status },
        })
      }
      return decision
    })
    if (isNew) await tellOfDecision(services, studentId, order)
    return order
  }
  route(contract.approveOrder, ({ caller, params }) => carryOut(approveOrder, caller, params.orderId))
  route(contract.declineOrder, ({ caller, params }) => carryOut(declineOrder, caller, params.orderId))
}

import * as contract from '@pariksha/contract/packages'
import * as library from '@pariksha/contract/student/library'
import { seriesNameIn } from '../exams/catalogue/stored-names.ts'
import type { Config } from '../platform/config/config.ts'
import type { Database } from '../platform/db/database.ts'
import type { Router } from '../platform/http/endpoint.ts'
import { rowsInLanguage } from '../platform/http/in-language.ts'
import { responseLanguage } from '../platform/http/language.ts'
import type { Limits } from '../platform/limits/limits.ts'
import type { Outgoing } from '../platform/mail/outgoing.ts'
import { cancelOrder } from './orders/cancel-order.ts'
import { requestOrder } from './orders/request-order.ts'
import { listOrders, listOwnedSeries, listPackages } from './queries.ts'

type Services = {
  readonly config: Config
  readonly db: Database
  readonly limits: Limits
  readonly outgoing: Outgoing
}

export function packageRoutes(route: Router, services: Services): void {
  const { db, limits } = services
  route(contract.listPackages, async (asked) =>
    rowsInLanguage(asked, await listPackages(db, asked.query.family)).map((one) => ({
      ...one,
      series_names: one.series_names.map((name, index) =>
        seriesNameIn(responseLanguage(asked), one.series[index] ?? '', name),
      ),
    })),
  )

  route(contract.requestOrder, async ({ caller, body, reply }) => {
    await limits.take('order-account', String(caller.userId))
    const { order, isNew } = await requestOrder(services, caller.userId, body)
    reply.code(isNew ? 201 : 200)
    return order
  })

  route(contract.listOrders, (asked) => listOrders(db, asked.caller.userId, responseLanguage(asked)))

  route(contract.cancelOrder, ({ caller, params }) => cancelOrder(db, caller.userId, params.orderId))

  route(library.listOwnedSeries, ({ caller }) => listOwnedSeries(db, caller.userId))
}

import * as contract from '@pariksha/contract/student/doubts'
import type { Config } from '../../platform/config/config.ts'
import { AppError } from '../../platform/errors.ts'
import type { Router } from '../../platform/http/endpoint.ts'
import { pageOf } from '../../platform/http/paging.ts'
import type { Outgoing } from '../../platform/mail/outgoing.ts'
import { answerDoubt, publishDoubt } from './answer-doubt.ts'
import { type PresentDeps, presentStaffDoubt, presentStaffItem } from './present.ts'
import { findDoubt, listForStaff, PAGE } from './queries.ts'

type Services = { readonly config: Config; readonly outgoing: Outgoing }

export function staffDoubtRoutes(route: Router, deps: PresentDeps, { config, outgoing }: Services): void {
  const { db, texts } = deps
  const find = async (id: number) => {
    const row = await findDoubt(db, id)
    if (!row) throw new AppError('not_found')
    return row
  }

  route(contract.listStaffDoubts, async ({ query }) => {
    return pageOf(await listForStaff(db, query), PAGE, presentStaffItem, '/staff/doubts/', query)
  })

  route(contract.readStaffDoubt, async ({ params }) => presentStaffDoubt(deps, await find(params.doubtId)))

  route(contract.answerDoubt, async ({ caller, params, body, reply }) => {
    const rendering = await texts.render('message', 'text', body.text)
    await answerDoubt({ db, config, outgoing }, caller, params.doubtId, { ...body, ...rendering })
    reply.code(201)
    return presentStaffDoubt(deps, await find(params.doubtId))
  })

  route(contract.publishDoubt, async ({ caller, params, body }) => {
    await publishDoubt(db, caller, params.doubtId, body)
    return presentStaffDoubt(deps, await find(params.doubtId))
  })
}

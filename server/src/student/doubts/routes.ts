import * as contract from '@pariksha/contract/student/doubts'
import { AppError } from '../../platform/errors.ts'
import type { Router } from '../../platform/http/endpoint.ts'
import { pageOf } from '../../platform/http/paging.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import { askDoubt } from './ask-doubt.ts'
import { changeDoubt, deleteDoubt, replyToDoubt } from './change-doubt.ts'
import { type PresentDeps, presentDoubt, presentItem } from './present.ts'
import { findReadable, listOwn, listShown, PAGE } from './queries.ts'

export function doubtRoutes(route: Router, deps: PresentDeps, limits: Limits): void {
  const { db, texts } = deps
  const read = async (studentId: number, id: number) => {
    const row = await findReadable(db, studentId, id)
    if (!row) throw new AppError('not_found')
    return presentDoubt(deps, row, studentId)
  }

  route(contract.listDoubts, async ({ caller, query }) => {
    const rows = await (query.of === 'own' ? listOwn : listShown)(db, caller.userId, query)
    return pageOf(rows, PAGE, presentItem, '/doubts/', query)
  })

  route(contract.askDoubt, async ({ caller, body, reply }) => {
    const id = await askDoubt(deps, limits, caller.userId, body)
    reply.code(201)
    return read(caller.userId, id)
  })

  route(contract.previewDoubt, async ({ caller, body }) => {
    await limits.take('preview-account', String(caller.userId))
    const { html } = await texts.render('message', 'text', body.text)
    return { html }
  })

  route(contract.readDoubt, ({ caller, params }) => read(caller.userId, params.doubtId))

  route(contract.replyToDoubt, async ({ caller, params, body, reply }) => {
    await limits.take('reply-account', String(caller.userId))
    const rendering = await texts.render('message', 'text', body.text)
    await replyToDoubt(db, caller.userId, params.doubtId, { ...body, ...rendering })
    reply.code(201)
    return read(caller.userId, params.doubtId)
  })

  route(contract.changeDoubt, async ({ caller, params, body }) => {
    await changeDoubt(db, caller.userId, params.doubtId, body)
    return read(caller.userId, params.doubtId)
  })

  route(contract.deleteDoubt, async ({ caller, params }) => {
    await deleteDoubt(db, caller.userId, params.doubtId)
    return {}
  })
}

import * as review from '@pariksha/contract/questions/question-review'
import * as selected from '@pariksha/contract/questions/selected-questions'
import { audit } from '../../platform/audit-log/audit.ts'
import { transact } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/authenticate.ts'
import type { Router } from '../../platform/http/endpoint.ts'
import { allowPractice } from './changing/allow-practice.ts'
import { changeSelected, moveSelected } from './changing/change-selected.ts'
import { changeState, readSettings } from './changing/change-state.ts'
import type { LimitWrites } from './changing/write-limit.ts'
import type { QuestionDeps } from './html/stored-html.ts'
import { presentQuestion } from './present.ts'

/** States of questions, one by one and of many that are selected, and who has to approve them. */
export function reviewRoutes(route: Router, shown: QuestionDeps, limitWrites: LimitWrites): void {
  const { db } = shown

  route(review.submitQuestion, async ({ caller, params, body }) => {
    await changeState(db, caller, params.questionId, { to: 'in_review', ...body })
    return presentQuestion(shown, caller, params.questionId)
  })

  route(review.reviewQuestion, async ({ caller, params, body }) => {
    const { state: to, ...rest } = body
    await changeState(db, caller, params.questionId, { to, ...rest })
    return presentQuestion(shown, caller, params.questionId)
  })

  route(selected.changeSelected, async ({ caller, body: { questions, ...change } }) => {
    await limitWrites(caller)
    return { changed: await changeSelected(db, caller, questions, change) }
  })

  route(selected.reviewSelected, async ({ caller, body }) => {
    await limitWrites(caller)
    return moveSelected(db, caller, body.questions, body.state)
  })

  route(selected.submitSelected, async ({ caller, body }) => {
    await limitWrites(caller)
    return moveSelected(db, caller, body.questions, 'in_review')
  })

  route(selected.allowPractice, async ({ caller, body }) => {
    await limitWrites(caller)
    return { changed: await allowPractice(db, caller, body.questions, body.allowed) }
  })

  route(review.readQuestionBankSettings, () => readSettings(db))

  route(review.changeQuestionBankSettings, ({ caller, body }) => changeSettings(caller, body))

  const changeSettings = (caller: Caller, after: { readonly second_approver: boolean }) =>
    transact(db, async (tx) => {
      const before = await readSettings(tx)
      await tx.updateTable('question_bank_settings').set(after).execute()
      await audit(tx, caller, { action: 'changed', subject: 'question_bank_settings', before, after })
      return after
    })
}

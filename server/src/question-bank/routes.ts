import * as contract from '@pariksha/contract/question-bank'
import { missingIn } from '@pariksha/contract/question-content'
import type { Caller } from '../accounts/authenticate.ts'
import { transact } from '../db/database.ts'
import { AppError } from '../errors.ts'
import type { Router } from '../http/endpoint.ts'
import type { Limits } from '../limits/limits.ts'
import { audit } from '../staff/log/audit.ts'
import { changeSelected, reviewSelected } from './change-selected.ts'
import { changeState, readSettings } from './change-state.ts'
import { findDuplicates } from './duplicates.ts'
import { readFilters, saveFilters } from './filters.ts'
import { findPassage } from './find-passage.ts'
import { insertPassage, questionIdsOf, replacePassage } from './passages.ts'
import { presentItem, presentQuestion, presentVersion, type Shown } from './present.ts'
import { findQuestions, listQuestions } from './queries.ts'
import { renderQuestion, renderTexts } from './render-question.ts'
import { addTopic, listTopics } from './topics.ts'
import { changeQuestion, writeQuestion } from './write-question.ts'

/** The institute's questions: written, reviewed, found. */
export function questionBankRoutes(route: Router, shown: Shown, limits: Limits): void {
  const { db, texts } = shown

  route(contract.listQuestions, async ({ query }) => {
    const { rows, next } = await listQuestions(db, query)
    return { questions: rows.map(presentItem), next }
  })

  route(contract.writeQuestion, async ({ caller, body, reply }) => {
    await renderQuestion(texts, body.content, null)
    const id = await writeQuestion(db, caller, body.content)
    reply.code(201)
    return presentQuestion(shown, caller, id)
  })

  route(contract.readQuestion, ({ caller, params }) => presentQuestion(shown, caller, params.questionId))

  route(contract.changeQuestion, async ({ caller, params, body }) => {
    await renderQuestion(texts, body.content, null)
    await changeQuestion(db, caller, params.questionId, body)
    return presentQuestion(shown, caller, params.questionId)
  })

  route(contract.readQuestionVersion, ({ params }) => presentVersion(shown, params.questionId, params.version))

  route(contract.submitQuestion, async ({ caller, params, body }) => {
    await changeState(db, caller, params.questionId, { to: 'in_review', ...body })
    return presentQuestion(shown, caller, params.questionId)
  })

  route(contract.reviewQuestion, async ({ caller, params, body }) => {
    const { state: to, ...rest } = body
    await changeState(db, caller, params.questionId, { to, ...rest })
    return presentQuestion(shown, caller, params.questionId)
  })

  route(contract.previewQuestion, async ({ caller, body: { content } }) => {
    await limits.take('preview-account', String(caller.userId))
    const passage = await findPassage(db, content.passage_id)
    return { rendered: await renderQuestion(texts, content, passage), missing: [...missingIn(content)] }
  })

  route(contract.duplicatesOfQuestion, async ({ caller, body }) => {
    await limits.take('preview-account', String(caller.userId))
    const found = await findDuplicates(db, body.content, body.except)
    return { duplicates: found.map(({ row, ...likeness }) => ({ question: presentItem(row), ...likeness })) }
  })

  route(contract.changeSelected, async ({ caller, body: { questions, ...change } }) => ({
    changed: await changeSelected(db, caller, questions, change),
  }))

  route(contract.reviewSelected, ({ caller, body }) => reviewSelected(db, caller, body.questions, body.state))

  route(contract.listQuestionTopics, () => listTopics(db))

  route(contract.addQuestionTopic, async ({ body, reply }) => {
    const topic = await addTopic(db, body)
    reply.code(201)
    return topic
  })

  route(contract.readQuestionFilters, ({ caller }) => readFilters(db, caller))

  route(contract.saveQuestionFilters, ({ caller, body }) => saveFilters(db, caller, body))

  const presentPassage = async (id: number) => {
    const content = await findPassage(db, id)
    if (!content) throw new AppError('not_found')
    const ids = await questionIdsOf(db, id)
    const questions = ids.length > 0 ? await findQuestions(db, ids) : []
    return { id, content, rendered: await renderTexts(texts, content), questions: questions.map(presentItem) }
  }

  route(contract.writePassage, async ({ caller, body, reply }) => {
    await renderTexts(texts, body.content)
    const id = await insertPassage(db, caller, body.content)
    reply.code(201)
    return presentPassage(id)
  })

  route(contract.readPassage, ({ params }) => presentPassage(params.passageId))

  route(contract.replacePassage, async ({ caller, params, body }) => {
    await renderTexts(texts, body.content)
    return presentPassage(await replacePassage(db, caller, params.passageId, body.content))
  })

  route(contract.readQuestionBankSettings, () => readSettings(db))

  route(contract.changeQuestionBankSettings, ({ caller, body }) => changeSettings(caller, body))

  const changeSettings = (caller: Caller, after: { readonly second_approver: boolean }) =>
    transact(db, async (tx) => {
      const before = await readSettings(tx)
      await tx.updateTable('question_bank_settings').set(after).execute()
      await audit(tx, caller, { action: 'changed', subject: 'question_bank_settings', before, after })
      return after
    })
}

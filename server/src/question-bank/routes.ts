import * as question from '@pariksha/contract/question-bank/question'
import { missingIn, type QuestionContent } from '@pariksha/contract/question-bank/question-content'
import * as duplicates from '@pariksha/contract/question-bank/question-duplicates'
import * as passages from '@pariksha/contract/question-bank/question-passages'
import * as review from '@pariksha/contract/question-bank/question-review'
import * as search from '@pariksha/contract/question-bank/question-search'
import * as topics from '@pariksha/contract/question-bank/question-topics'
import * as selected from '@pariksha/contract/question-bank/selected-questions'
import { audit } from '../audit-log/audit.ts'
import { transact } from '../db/database.ts'
import type { Caller } from '../http/authenticate.ts'
import type { Router } from '../http/endpoint.ts'
import type { Limits } from '../limits/limits.ts'
import { allowPractice } from './allow-practice.ts'
import { changeSelected, moveSelected } from './change-selected.ts'
import { changeState, readSettings } from './change-state.ts'
import { decideCorrection } from './corrected-keys.ts'
import { findDuplicates } from './duplicates.ts'
import { renderQuestion, renderTexts } from './html/render-question.ts'
import type { QuestionDeps } from './html/stored-html.ts'
import { filterChoices } from './list/filter-choices.ts'
import { readFilters, saveFilters } from './list/filters.ts'
import { findPassage } from './passages/find-passage.ts'
import { listPassages, questionIdsOf, replacePassage, writePassage } from './passages/passages.ts'
import { presentItem, presentPassageTexts, presentQuestion, presentVersion } from './present.ts'
import { findQuestions, listQuestions } from './queries.ts'
import { findShipped } from './shipped-duplicates.ts'
import { addTopic, listTopics } from './topics.ts'
import { changeQuestion, writeQuestion } from './write-question.ts'

/** The most questions of a passage in one response; sets have a handful. */
const MAX_OF_PASSAGE = 100

/** The institute's questions: written, reviewed, found. */
export function questionBankRoutes(route: Router, shown: QuestionDeps, limits: Limits): void {
  const { db, texts } = shown

  route(search.listQuestions, async ({ query }) => {
    const { rows, next } = await listQuestions(db, query)
    return { questions: rows.map(presentItem), next }
  })

  const limitWrites = ({ userId }: Caller) => limits.take('question-account', String(userId))
  const limitLooks = ({ userId }: Caller) => limits.take('question-look-account', String(userId))
  const renderOwn = async (content: QuestionContent) => {
    const { passage: _, ...own } = await renderQuestion(texts, content, null)
    return own
  }

  route(question.writeQuestion, async ({ caller, body, reply }) => {
    await limitWrites(caller)
    const id = await writeQuestion(db, caller, body.content, await renderOwn(body.content))
    reply.code(201)
    return presentQuestion(shown, caller, id)
  })

  route(question.readQuestion, ({ caller, params }) => presentQuestion(shown, caller, params.questionId))

  route(question.changeQuestion, async ({ caller, params, body }) => {
    await limitWrites(caller)
    await changeQuestion(db, caller, params.questionId, { ...body, rendered: await renderOwn(body.content) })
    return presentQuestion(shown, caller, params.questionId)
  })

  route(question.decideKeyCorrection, async ({ caller, params, body }) => {
    await limitWrites(caller)
    await decideCorrection(db, caller, params.questionId, body)
    return presentQuestion(shown, caller, params.questionId)
  })

  route(question.readQuestionVersion, ({ params }) => presentVersion(shown, params.questionId, params.version))

  route(review.submitQuestion, async ({ caller, params, body }) => {
    await changeState(db, caller, params.questionId, { to: 'in_review', ...body })
    return presentQuestion(shown, caller, params.questionId)
  })

  route(review.reviewQuestion, async ({ caller, params, body }) => {
    const { state: to, ...rest } = body
    await changeState(db, caller, params.questionId, { to, ...rest })
    return presentQuestion(shown, caller, params.questionId)
  })

  route(question.previewQuestion, async ({ caller, body: { content } }) => {
    await limitLooks(caller)
    const passage = await findPassage(db, content.passage_id)
    return { rendered: await renderQuestion(texts, content, passage), missing: [...missingIn(content)] }
  })

  route(duplicates.duplicatesOfQuestion, async ({ caller, body }) => {
    await limitLooks(caller)
    const found = await findDuplicates(db, body.content, body.except)
    const { shipped, compared } = await findShipped(db, body.content)
    return {
      duplicates: found.duplicates.map(({ row, ...likeness }) => ({ question: presentItem(row), ...likeness })),
      shipped,
      compared: found.compared && compared,
    }
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

  route(topics.listQuestionTopics, () => listTopics(db))

  route(topics.addQuestionTopic, async ({ caller, body, reply }) => {
    await limitWrites(caller)
    const topic = await addTopic(db, body)
    reply.code(201)
    return topic
  })

  route(search.readQuestionFilters, ({ caller }) => readFilters(db, caller))

  route(search.readFilterChoices, () => filterChoices(db))

  route(search.saveQuestionFilters, ({ caller, body }) => saveFilters(db, caller, body))

  const presentPassage = async (id: number) => {
    const passage = await presentPassageTexts(shown, id)
    const ids = await questionIdsOf(db, id)
    const questions = ids.length > 0 ? await findQuestions(db, ids.slice(0, MAX_OF_PASSAGE)) : []
    return { id, ...passage, questions: questions.map(presentItem), more: ids.length > MAX_OF_PASSAGE }
  }

  route(passages.listPassages, ({ query }) => listPassages(db, query.q))

  route(passages.writePassage, async ({ caller, body, reply }) => {
    await limitWrites(caller)
    const id = await writePassage(db, caller, body.content, await renderTexts(texts, body.content))
    reply.code(201)
    return presentPassage(id)
  })

  route(passages.readPassage, ({ params }) => presentPassage(params.passageId))

  route(passages.replacePassage, async ({ caller, params, body }) => {
    await limitWrites(caller)
    const rendered = await renderTexts(texts, body.content)
    return presentPassage(await replacePassage(db, caller, params.passageId, { ...body, rendered }))
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

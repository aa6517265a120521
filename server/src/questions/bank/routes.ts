import * as question from '@pariksha/contract/questions/question'
import { missingIn, type QuestionContent } from '@pariksha/contract/questions/question-content'
import * as duplicates from '@pariksha/contract/questions/question-duplicates'
import * as search from '@pariksha/contract/questions/question-search'
import * as topics from '@pariksha/contract/questions/question-topics'
import type { Caller } from '../../platform/http/authenticate.ts'
import type { Router } from '../../platform/http/endpoint.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import { decideCorrection } from './changing/corrected-keys.ts'
import { createWriteLimit } from './changing/write-limit.ts'
import { changeQuestion, writeQuestion } from './changing/write-question.ts'
import { createComparisonQueue } from './duplicates/comparison-queue.ts'
import { findDuplicates } from './duplicates/find-duplicates.ts'
import { findShipped } from './duplicates/shipped-duplicates.ts'
import { findPassage } from './find-passage.ts'
import { renderQuestion } from './html/render-question.ts'
import type { QuestionDeps } from './html/stored-html.ts'
import { filterChoices } from './list/filter-choices.ts'
import { readFilters, saveFilters } from './list/filters.ts'
import { passageRoutes } from './passages/passage-routes.ts'
import { presentItem, presentQuestion, presentVersion } from './present.ts'
import { listQuestions } from './queries.ts'
import { reviewRoutes } from './review-routes.ts'
import { addTopic, listTopics } from './topics.ts'

/** The institute's questions: written, reviewed, found. */
export function questionBankRoutes(route: Router, shown: QuestionDeps, limits: Limits): void {
  const { db, texts } = shown

  route(search.listQuestions, async ({ query }) => {
    const { rows, next } = await listQuestions(db, query)
    return { questions: rows.map(presentItem), next }
  })

  const limitWrites = createWriteLimit(limits)
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

  route(question.previewQuestion, async ({ caller, body: { content } }) => {
    await limitLooks(caller)
    const passage = await findPassage(db, content.passage_id)
    return { rendered: await renderQuestion(texts, content, passage), missing: [...missingIn(content)] }
  })

  const compare = createComparisonQueue(10)
  route(duplicates.duplicatesOfQuestion, async ({ caller, body, reply }) => {
    await limitLooks(caller)
    return compare(reply, { duplicates: [], shipped: [], compared: false }, async () => {
      const found = await findDuplicates(db, body.content, body.except)
      const { shipped, compared } = await findShipped(db, body.content)
      return {
        duplicates: found.duplicates.map(({ row, ...likeness }) => ({ question: presentItem(row), ...likeness })),
        shipped,
        compared: found.compared && compared,
      }
    })
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

  reviewRoutes(route, shown, limitWrites)
  passageRoutes(route, shown, limitWrites)
}

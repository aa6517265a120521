import * as passages from '@pariksha/contract/questions/question-passages'
import type { Router } from '../../../platform/http/endpoint.ts'
import type { LimitWrites } from '../changing/write-limit.ts'
import { renderTexts } from '../html/render-question.ts'
import type { QuestionDeps } from '../html/stored-html.ts'
import { presentItem, presentPassageTexts } from '../present.ts'
import { findQuestions } from '../queries.ts'
import { listPassages, questionIdsOf, replacePassage, writePassage } from './passages.ts'

/** The most questions of a passage in one response; sets have a handful. */
const MAX_OF_PASSAGE = 100

/** Texts that several questions ask about. */
export function passageRoutes(route: Router, shown: QuestionDeps, limitWrites: LimitWrites): void {
  const { db, texts } = shown

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
}

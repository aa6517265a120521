import { randomUUID } from 'node:crypto'
import type { PaperQuestion } from '@pariksha/content/papers/paper'
import * as contract from '@pariksha/contract/questions/drawn-questions'
import { asDataUrl } from '../../../papers/data-url.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Router } from '../../../platform/http/endpoint.ts'
import type { Limits } from '../../../platform/limits/limits.ts'
import type { TextRendering } from '../../../platform/text/text-rendering.ts'
import { renderQuestion } from '../html/render-question.ts'
import type { Drawing } from './drawing.ts'
import { storeDrawn } from './store-drawn.ts'

type Services = {
  readonly db: Database
  readonly texts: TextRendering
  readonly drawing: Drawing
  readonly limits: Limits
}

/** Questions from the shipped templates: looked at, and kept. */
export function drawingRoutes(route: Router, services: Services): void {
  const { texts, drawing, limits } = services

  route(contract.drawQuestions, async ({ caller, body: { topic, level, count, options } }) => {
    await limits.take('draw-account', String(caller.userId))
    const sets = await drawing.draw({
      seed: randomUUID(),
      optionCount: options,
      needs: [{ topic, level, count }],
      avoid: [],
    })
    const drawn = []
    for (const { token, source, topic, level, questions } of sets) {
      const shown = []
      for (const question of questions) shown.push(await present(texts, question))
      drawn.push({ token, source, topic, level, questions: shown })
    }
    return { drawn }
  })

  route(contract.keepDrawnQuestions, async ({ caller, body, reply }) => {
    await limits.take('draw-account', String(caller.userId))
    const questions = await storeDrawn(services, caller, body.tokens)
    reply.code(201)
    return { questions }
  })
}

async function present(
  texts: TextRendering,
  { stem, passage, options, picture, optionPictures, ...one }: PaperQuestion,
) {
  const content = {
    stem: { ...stem },
    options: options.map((option) => ({ ...option })),
    explanation: one.explanation ? { ...one.explanation } : null,
  }
  const { answer } = one
  return {
    rendered: await renderQuestion(texts, content, passage ? { ...passage } : null),
    picture: picture ? asDataUrl(picture.svg) : null,
    option_pictures: optionPictures ? optionPictures.map(asDataUrl) : null,
    answer: answer.kind === 'numeric' ? answer.low : answer.correct,
  }
}

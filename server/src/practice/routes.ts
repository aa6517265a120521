import * as contract from '@pariksha/contract/practice/practice'
import * as tenADay from '@pariksha/contract/practice/ten-a-day'
import type { AfterResponse } from '../platform/http/after-response.ts'
import type { Router } from '../platform/http/endpoint.ts'
import { responseLanguage } from '../platform/http/language.ts'
import type { Limits } from '../platform/limits/limits.ts'
import { answerQuestion } from './answer-question.ts'
import { deliverAnswers } from './daily/deliver-answers.ts'
import { askToday, askTomorrow, readToday } from './daily/today.ts'
import { askAgain, askMistake, readMistakes } from './mistakes.ts'
import type { PracticeDeps } from './practice-deps.ts'
import { askQuestion } from './questions/ask-question.ts'
import { readPractice } from './read-practice.ts'

/** Questions without end, one at a time, and the ten of a day: the key comes with the reply to the answer. */
export function practiceRoutes(route: Router, deps: PracticeDeps, limits: Limits, afterResponse: AfterResponse): void {
  route(contract.readPractice, (asked) => {
    // who reads the topics asks for a question next; the templates take seconds to load, for which no stop of the server waits
    afterResponse(asked.reply, async () => void deps.generator.prepare())
    return readPractice(deps, asked.caller.userId, asked.query.exam, responseLanguage(asked))
  })

  route(contract.askPracticeQuestion, async (asked) => {
    const { caller, body } = asked
    await limits.take('practice-account', String(caller.userId))
    return askQuestion(deps, caller.userId, body, responseLanguage(asked))
  })

  route(contract.answerPracticeQuestion, async ({ caller, params, body }) => {
    await limits.take('practice-account', String(caller.userId))
    return answerQuestion(deps, caller.userId, params.questionId, body)
  })

  route(contract.readMistakes, (asked) => readMistakes(deps, asked.caller.userId, responseLanguage(asked)))

  route(contract.askMistake, async (asked) => {
    const { caller } = asked
    await limits.take('practice-account', String(caller.userId))
    return askMistake(deps, caller.userId, responseLanguage(asked))
  })

  route(contract.askAgain, async (asked) => {
    const { caller, body } = asked
    await limits.take('practice-account', String(caller.userId))
    return askAgain(deps, caller.userId, body, responseLanguage(asked))
  })

  route(tenADay.readToday, ({ caller }) => readToday(deps.db, caller.userId))

  route(tenADay.askToday, async (asked) => {
    const { caller } = asked
    await limits.take('practice-account', String(caller.userId))
    return askToday(deps, caller.userId, { language: responseLanguage(asked), known: numbersOf(asked.query.known) })
  })

  route(tenADay.askTomorrow, async (asked) => {
    const { caller } = asked
    await limits.take('practice-account', String(caller.userId))
    return askTomorrow(deps, caller.userId, { language: responseLanguage(asked), known: numbersOf(asked.query.known) })
  })

  route(tenADay.answerToday, async ({ caller, body }) => {
    await limits.take('practice-account', String(caller.userId))
    return deliverAnswers(deps, caller.userId, body.answers)
  })
}

const numbersOf = (known: string | undefined): readonly number[] => known?.split(',').map(Number) ?? []

import * as challengeCalls from '@pariksha/contract/results/challenges'
import * as contract from '@pariksha/contract/results/keys'
import type { Router } from '../../platform/http/endpoint.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import { decideChallenges } from './challenges/decide-challenges.ts'
import { listChallenges, sendAttachment } from './challenges/list-challenges.ts'
import { listOwnChallenges, raiseChallenge } from './challenges/raise-challenge.ts'
import { changeDaysOfTest, changeSettings, readSettings } from './challenges/settings.ts'
import { correctKey, type KeyDeps, previewCorrection } from './correct-key.ts'
import { readCorrections } from './read-corrections.ts'
import { listKeys, readKey, readQuestion } from './read-keys.ts'

/** Keys of papers: statistics of their questions, and corrections. */
export function keyRoutes(route: Router, deps: KeyDeps, { limits }: { readonly limits: Limits }): void {
  const { db } = deps

  route(contract.listKeys, ({ query }) => listKeys(db, query))
  route(contract.readKey, ({ params }) => readKey(deps, params.paperId))
  route(contract.readKeyQuestion, ({ params }) => readQuestion(deps, params.paperId, params.questionNumber))

  route(contract.previewCorrection, async ({ caller, params, body }) => {
    await limits.take('preview-account', String(caller.userId))
    return previewCorrection(deps, caller, params.paperId, body)
  })

  route(contract.correctKey, async ({ caller, params, body, reply }) => {
    await limits.take('correction-account', String(caller.userId))
    const effect = await correctKey(deps, caller, params.paperId, body)
    reply.code(201)
    return effect
  })

  route(contract.readCorrections, ({ caller, params }) => readCorrections(deps, caller.userId, params.attemptId))

  route(challengeCalls.listOwnChallenges, ({ caller, params }) =>
    listOwnChallenges(deps, caller.userId, params.attemptId),
  )

  route(challengeCalls.raiseChallenge, async ({ caller, params, body, reply }) => {
    await limits.take('challenge-account', String(caller.userId))
    const raised = await raiseChallenge(deps, caller.userId, params.attemptId, body)
    reply.code(201)
    return raised
  })

  route(challengeCalls.listChallenges, ({ caller, query }) => listChallenges(deps, caller, query))
  route(challengeCalls.readAttachment, ({ params, reply }) => sendAttachment(db, reply, params.challengeId))

  route(challengeCalls.decideChallenges, async ({ caller, body }) => ({
    decided: await decideChallenges(deps, caller, body),
  }))

  route(challengeCalls.readChallengeSettings, () => readSettings(db))

  route(challengeCalls.changeChallengeSettings, async ({ caller, body }) => {
    await changeSettings(db, caller, body.days)
    return {}
  })

  route(challengeCalls.changeChallengeDays, async ({ caller, params, body }) => {
    await changeDaysOfTest(db, caller, params.testId, body.days)
    return {}
  })
}

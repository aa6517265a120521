import * as contract from '@pariksha/contract/student/library'
import type { AttemptDeps } from '../../attempts/attempt-deps.ts'
import type { Router } from '../../platform/http/endpoint.ts'
import { listSavedMaterials, removeMaterial, saveMaterial } from './saved-materials.ts'
import {
  listSavedQuestions,
  readSeenQuestion,
  removeQuestion,
  savedOfAttempt,
  saveQuestion,
} from './saved-questions.ts'

/** What students put aside to come back to. */
export function libraryRoutes(route: Router, deps: AttemptDeps): void {
  const { db } = deps

  route(contract.listSavedQuestions, ({ caller, query }) => listSavedQuestions(deps, caller.userId, query.page))

  route(contract.savedOfAttempt, async ({ caller, params }) => ({
    saved: await savedOfAttempt(deps, caller.userId, params.attemptId),
  }))

  route(contract.readSeenQuestion, ({ caller, params }) =>
    readSeenQuestion(deps, caller.userId, params.attemptId, params.questionNumber),
  )

  route(contract.saveQuestion, async ({ caller, params }) => {
    await saveQuestion(deps, caller.userId, params.attemptId, params.questionNumber)
    return {}
  })

  route(contract.removeQuestion, async ({ caller, params }) => {
    await removeQuestion(deps, caller.userId, params.attemptId, params.questionNumber)
    return {}
  })

  route(contract.listSavedMaterials, ({ caller }) => listSavedMaterials(db, caller))

  route(contract.saveMaterial, async ({ caller, params }) => {
    await saveMaterial(db, caller, params.materialId)
    return {}
  })

  route(contract.removeMaterial, async ({ caller, params }) => {
    await removeMaterial(db, caller.userId, params.materialId)
    return {}
  })
}

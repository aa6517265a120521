import * as contract from '@pariksha/contract/live/live'
import type { AttemptDeps } from '../attempts/attempt-deps.ts'
import { AppError } from '../platform/errors.ts'
import type { Router } from '../platform/http/endpoint.ts'
import { addLiveTime } from './add-time.ts'
import { readBoards, type Scope } from './board/read-boards.ts'
import { shareReadings } from './board/share-readings.ts'
import { findLiveStudents } from './find-students.ts'
import { listLiveTests, teacherOf } from './live-tests.ts'
import { readTimeline } from './read-timeline.ts'

/** Live tests as the staff watch them. A teacher sees the students of their own batches. */
export function liveRoutes(route: Router, deps: Pick<AttemptDeps, 'db' | 'papers'>): void {
  const { db } = deps
  const readBoard = shareReadings({
    read: (scopes: readonly Scope[]) => readBoards(db, scopes),
    keyOf: ({ testId, teacher }) => `${testId} ${teacher}`,
  })

  route(contract.listLiveTests, ({ caller }) => listLiveTests(db, caller))

  route(contract.watchLiveTest, async ({ caller, params: { testId } }) => {
    const board = await readBoard({ testId, teacher: teacherOf(caller) })
    if (!board) throw new AppError('not_found')
    return board
  })

  route(contract.findLiveStudents, ({ caller, params, query }) => findLiveStudents(db, caller, params.testId, query))

  route(contract.readLiveStudent, ({ caller, params }) => readTimeline(db, caller, params))

  route(contract.addLiveTime, ({ caller, params, body }) => addLiveTime(deps, caller, params.testId, body))
}

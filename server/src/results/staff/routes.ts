import * as cutOffCalls from '@pariksha/contract/results/cut-offs'
import * as nameCalls from '@pariksha/contract/results/hidden-names'
import * as mockCalls from '@pariksha/contract/results/mock-results'
import * as contract from '@pariksha/contract/results/staff-results'
import type { FastifyReply } from 'fastify'
import type { AttemptDeps } from '../../attempts/attempt-deps.ts'
import { createSerialQueue } from '../../platform/bounded/serial-queue.ts'
import type { Router } from '../../platform/http/endpoint.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import { createPdfMaker } from '../../platform/pdf/make-pdf.ts'
import type { Spreadsheets } from '../../platform/spreadsheets/spreadsheets.ts'
import { changeCutOffs, readCutOffsOf } from './cut-offs.ts'
import { hideName, listNames, stopHidingName } from './hidden-names.ts'
import { listBatchTests } from './list-batch-tests.ts'
import { listResults } from './list-results.ts'
import { listTestsTaken } from './list-tests.ts'
import { findMockResults, listMockResults } from './mock-results.ts'
import { makeMockRankList } from './rank-list/make-mock-rank-list.ts'
import { makeRankList } from './rank-list/make-rank-list.ts'
import type { PrintedRankList } from './rank-list/printed-rank-list.ts'
import { readHistory } from './read-history.ts'
import { readTestResults } from './read-test.ts'

type Services = Pick<AttemptDeps, 'db' | 'papers'> & { readonly spreadsheets: Spreadsheets; readonly limits: Limits }

const LIMITS = { millis: 60_000, bytes: 1024 * 1024 * 1024 }
const QUEUE = { maxQueued: 10, retryAfter: 30 }

/** A browser that is led to a spreadsheet saves it and opens nothing. */
const TYPES = {
  xlsx: 'application/octet-stream',
  pdf: 'application/pdf',
} as const satisfies Record<contract.RankListFormat, string>

/**
 * Results as the staff see them: also those of tests that are not released to students yet. A teacher sees the students of
 * their own batches.
 */
export function staffResultsRoutes(route: Router, { limits, ...services }: Services): void {
  const makePdf = createPdfMaker<PrintedRankList>(LIMITS, new URL('./rank-list/print-process.ts', import.meta.url))
  const deps = { ...services, makePdf }
  const queue = createSerialQueue(QUEUE) // only one large list is in memory

  route(contract.listTestsTaken, ({ caller, query }) => listTestsTaken(deps.db, caller, query))

  route(contract.readTestResults, ({ caller, params: { testId }, query: { batch } }) =>
    readTestResults(deps, { caller, testId, batch }),
  )

  route(contract.listResults, ({ caller, params: { testId }, query: { batch, ...asked } }) =>
    listResults(deps, { caller, testId, batch }, asked),
  )

  route(cutOffCalls.readCutOffs, ({ caller, params: { testId } }) => readCutOffsOf(deps.db, { caller, testId }))

  route(cutOffCalls.changeCutOffs, ({ caller, params: { testId }, body }) =>
    changeCutOffs(deps.db, { caller, testId }, body),
  )

  route(nameCalls.listNames, ({ caller, params: { testId } }) => listNames(deps.db, { caller, testId }))

  route(nameCalls.hideName, ({ caller, params: { testId, studentId }, body: { reason } }) =>
    hideName(deps.db, { caller, testId }, studentId, reason),
  )

  route(nameCalls.stopHidingName, ({ caller, params: { testId, studentId } }) =>
    stopHidingName(deps.db, { caller, testId }, studentId),
  )

  route(contract.readStudentHistory, ({ caller, params: { studentId }, query: { before } }) =>
    readHistory(deps.db, caller, studentId, before),
  )

  route(contract.listBatchTests, ({ caller, params }) => listBatchTests(deps.db, caller, params.batchId))

  route(mockCalls.readMockResults, async ({ caller, params: { mockId } }) => {
    const { about } = await findMockResults(deps.db, { caller, mockId })
    return about
  })

  route(mockCalls.listMockResults, ({ caller, params: { mockId }, query: { batch, page } }) =>
    listMockResults(deps, { caller, mockId, batch }, page),
  )

  route(mockCalls.makeMockRankList, async ({ caller, params: { mockId }, body: { batch, format }, reply }) => {
    await limits.take('rank-list-account', String(caller.userId))
    const asked = { caller, mockId, batch: batch ?? undefined }
    const made = await queue.run(() => makeMockRankList(deps, asked, format, new Date()))
    return sendFile(reply, `results-of-mock-${mockId}`, format, made)
  })

  route(contract.makeRankList, async ({ caller, params: { testId }, body: { batch, ...list }, reply }) => {
    await limits.take('rank-list-account', String(caller.userId))
    const asked = { caller, testId, batch: batch ?? undefined, now: new Date() }
    const made = await queue.run(() => makeRankList(deps, asked, list))
    return sendFile(reply, `results-${testId}`, list.format, made)
  })
}

const sendFile = (reply: FastifyReply, name: string, format: contract.RankListFormat, made: Uint8Array) =>
  reply
    .header('content-type', TYPES[format])
    .header('content-disposition', `attachment; filename="${name}.${format}"`)
    .send(Buffer.from(made.buffer, made.byteOffset, made.byteLength))

import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { buildApp, type Services } from '../app.ts'
import { createDisks } from '../operations/installation/disk.ts'
import { createFreezing } from '../papers/authoring/freezing/freezing.ts'
import { readConfig } from '../platform/config/config.ts'
import { createTokens } from '../platform/http/authenticate.ts'
import { NO_LIMITS } from '../platform/limits/limits.ts'
import { NO_OUTGOING } from '../platform/mail/outgoing.ts'
import { createSpreadsheets } from '../platform/spreadsheets/spreadsheets.ts'
import { createTextRendering } from '../platform/text/text-rendering.ts'
import { createQuestionGenerator } from '../practice/questions/shipped/question-generator.ts'
import { createDrawing } from '../questions/bank/drawing/drawing.ts'
import { createFileProcesses } from '../questions/imports/reading/file-processes.ts'
import type { WebBuild } from '../site/pages/pages.ts'
import { assertCoded } from './assert-coded.ts'
import type { TestDatabase } from './database.ts'
import { TEST_SECRET } from './secret.ts'

const close = async () => {}

/** One of each for all apps of a worker: each loads what it needs, such as the shipped templates, which takes a second of a core. */
const shared = {
  fileProcesses: { ...createFileProcesses(), close },
  spreadsheets: { ...createSpreadsheets(), close },
  drawing: { ...createDrawing(), close },
  questionGenerator: { ...createQuestionGenerator(), close },
  texts: { ...createTextRendering(), close },
  freezing: { ...createFreezing(), close },
}

/** The application on a test's database, spoken to as a browser would. */
export async function testApp(
  { db, pool }: Pick<TestDatabase, 'db' | 'pool'>,
  overrides: Partial<Services> = {},
  web?: WebBuild,
): Promise<FastifyInstance> {
  const config = readConfig({ LOG_LEVEL: 'error', PUBLIC_URL: 'http://localhost:3000' })
  const services = {
    config,
    db,
    pool,
    tokens: createTokens(db),
    limits: NO_LIMITS,
    outgoing: NO_OUTGOING,
    secret: TEST_SECRET,
    disks: createDisks([]),
    ...shared,
    ...overrides,
  }
  const app = await buildApp(services, web)
  await app.ready()
  return app
}

/** One call: `as` is a token; the body is sent as JSON. A problem that students can meet is said by codes alone. */
export async function call(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  { as, body, language }: { as?: string; body?: unknown; language?: string } = {},
): Promise<LightMyRequestResponse> {
  const options: InjectOptions = { method, url: `/api/v1${path}` }
  options.headers = {
    ...(as !== undefined && { authorization: `Token ${as}` }),
    ...(language !== undefined && { 'accept-language': language }),
  }
  if (body !== undefined) options.payload = body as NonNullable<InjectOptions['payload']>
  const reply = await app.inject(options)
  if (reply.statusCode >= 400 && !path.includes('/staff')) assertCoded(method, path, reply)
  return reply
}

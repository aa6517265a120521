import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import swagger from '@fastify/swagger'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { jsonSchemaTransform, serializerCompiler } from 'fastify-type-provider-zod'
import type pg from 'pg'
import { createAddedTimeWaits } from './attempts/closing/await-added-time.ts'
import { attemptRoutes } from './attempts/routes.ts'
import { createDelayedClockStart } from './attempts/start/delayed-clock-start.ts'
import { createWaitingStudents } from './attempts/start/waiting-students.ts'
import { createCatalogueOf } from './exams/catalogue/catalogue.ts'
import { examRoutes } from './exams/routes.ts'
import { seriesRoutes } from './exams/series/routes.ts'
import { mockRoutes } from './live/mocks/routes.ts'
import { liveRoutes } from './live/routes.ts'
import type { Disks } from './operations/installation/disk.ts'
import { installationRoutes } from './operations/installation/routes.ts'
import { packageRoutes } from './packages/routes.ts'
import { staffOrderRoutes } from './packages/staff-routes.ts'
import { createFreezing, type Freezing } from './papers/authoring/freezing/freezing.ts'
import { printRoutes } from './papers/authoring/printing/routes.ts'
import { paperAuthoringRoutes } from './papers/authoring/routes.ts'
import { createPapers } from './papers/store.ts'
import { profileRoutes } from './people/accounts/profile/profile-routes.ts'
import { accountRoutes } from './people/accounts/routes.ts'
import { batchRoutes } from './people/batches/routes.ts'
import { memberRoutes } from './people/staff/members/routes.ts'
import { staffRoutes } from './people/staff/routes.ts'
import { studentRoutes } from './people/students/routes.ts'
import { logRoutes } from './platform/audit-log/routes.ts'
import { withTimeout } from './platform/bounded/with-timeout.ts'
import type { Config } from './platform/config/config.ts'
import type { Secret } from './platform/config/secret.ts'
import type { Database } from './platform/db/database.ts'
import type { AppError } from './platform/errors.ts'
import { fileRoutes } from './platform/files/routes.ts'
import { createAfterResponse } from './platform/http/after-response.ts'
import type { Tokens } from './platform/http/authenticate.ts'
import { createDraining } from './platform/http/draining.ts'
import { routerFor } from './platform/http/endpoint.ts'
import { setHeaders, unreadable } from './platform/http/headers.ts'
import { logResponses, requestIdOf } from './platform/http/logging/log-responses.ts'
import { loggedError } from './platform/http/logging/logged-error.ts'
import { problemHandler, send } from './platform/http/problems.ts'
import { inputValidator } from './platform/http/validate.ts'
import type { Limits } from './platform/limits/limits.ts'
import type { Outgoing } from './platform/mail/outgoing.ts'
import { createMetrics } from './platform/metrics/metrics.ts'
import { metricsRoute } from './platform/metrics/routes.ts'
import { createPdfMaker } from './platform/pdf/make-pdf.ts'
import { createSpreadsheets, type Spreadsheets } from './platform/spreadsheets/spreadsheets.ts'
import { createTextRendering, type TextRendering } from './platform/text/text-rendering.ts'
import { createQuestionGenerator, type QuestionGenerator } from './practice/questions/shipped/question-generator.ts'
import { reminderSender } from './practice/reminder/reminder-sender.ts'
import { reminderRoutes } from './practice/reminder/routes.ts'
import { practiceRoutes } from './practice/routes.ts'
import { createDrawing, type Drawing } from './questions/bank/drawing/drawing.ts'
import { drawingRoutes } from './questions/bank/drawing/routes.ts'
import { questionBankRoutes } from './questions/bank/routes.ts'
import { createImportReader } from './questions/imports/queue/import-reader.ts'
import { createFileProcesses, type FileProcesses } from './questions/imports/reading/file-processes.ts'
import { importRoutes } from './questions/imports/routes.ts'
import { analysisRoutes } from './results/analysis/routes.ts'
import { certificateRoutes } from './results/certificates/routes.ts'
import { keyRoutes } from './results/keys/routes.ts'
import { progressRoutes } from './results/progress/routes.ts'
import { staffResultsRoutes } from './results/staff/routes.ts'
import { collectionRoutes } from './site/collections/collection-routes.ts'
import { demoRoutes } from './site/demo/routes.ts'
import { instituteRoutes } from './site/institute/routes.ts'
import { sharingPictures } from './site/institute/sharing-pictures.ts'
import { servePages, type WebBuild } from './site/pages/pages.ts'
import { searchRoutes } from './site/search/routes.ts'
import { articleRoutes } from './site/study/articles.ts'
import { bookRoutes } from './site/study/books.ts'
import { studyRoutes } from './site/study/routes.ts'
import { videoRoutes } from './site/study/videos.ts'
import { doubtRoutes } from './student/doubts/routes.ts'
import { staffDoubtRoutes } from './student/doubts/staff-routes.ts'
import { libraryRoutes } from './student/library/routes.ts'
import { noteRoutes } from './student/notes/routes.ts'

export type Services = {
  readonly config: Config
  readonly db: Database
  /** The pool behind `db`, for statements without Kysely. */
  readonly pool: pg.Pool
  readonly tokens: Tokens
  readonly limits: Limits
  readonly outgoing: Outgoing
  readonly secret: Secret
  readonly disks: Disks
  /** Threads and processes to use, and to close; without them the app starts its own. */
  readonly fileProcesses?: FileProcesses
  readonly spreadsheets?: Spreadsheets
  readonly drawing?: Drawing
  readonly questionGenerator?: QuestionGenerator
  readonly texts?: TextRendering
  readonly freezing?: Freezing
}

const API = '/api/v1'

/** For receiving a request: ten megabytes over a slow line take a minute and a half. */
const REQUEST_TIMEOUT = 120_000

/** Registers all routes with their dependencies. */
export async function buildApp(services: Services, web?: WebBuild): Promise<FastifyInstance> {
  const {
    config,
    db,
    pool,
    tokens,
    disks,
    fileProcesses = createFileProcesses(),
    spreadsheets = createSpreadsheets(),
    drawing = createDrawing(),
    questionGenerator = createQuestionGenerator(),
    texts = createTextRendering(),
    freezing = createFreezing(),
  } = services
  const deps = { db, papers: createPapers(db), secret: services.secret }
  const catalogueOf = createCatalogueOf(db)
  const app = Fastify({
    logger: { level: config.logLevel, redact: ['req.headers.authorization'], serializers: { err: loggedError } },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    trustProxy: 'loopback',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 100 },
    requestTimeout: REQUEST_TIMEOUT,
    genReqId: requestIdOf,
    frameworkErrors: unreadable(config.publicUrl),
  })
  app.setValidatorCompiler(inputValidator)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler<FastifyError | AppError>((error, request, reply) => {
    disks.noteError(error)
    problemHandler(error, request, reply)
  })
  app.setNotFoundHandler(notFound)
  app.decorateRequest('caller', undefined)
  const metrics = createMetrics()
  logResponses(app, metrics.answered)
  setHeaders(app, config.publicUrl)
  app.decorate('draining', createDraining(app))
  const afterResponse = createAfterResponse(app.log)
  const delayedClockStart = createDelayedClockStart(db, (err) =>
    app.log.error({ err }, 'starting attempt clocks failed'),
  )
  const waitingStudents = createWaitingStudents(db, (err) =>
    app.log.error({ err }, 'recording waiting students failed'),
  )
  const addedTime = createAddedTimeWaits({
    db,
    stopping: app.draining.signal,
    onLongPolls: metrics.longPolls,
    onError: (err) => app.log.error({ err }, 'polling for added time failed'),
  })
  app.addHook('onClose', async () => {
    await afterResponse.idle()
    await delayedClockStart.close()
    await waitingStudents.close()
    await addedTime.idle()
  })
  const reader = createImportReader({ db, fileProcesses, log: app.log })
  app.addHook('onClose', async () => {
    reader.stop()
    await fileProcesses.close()
    await reader.idle()
  })
  for (const { close } of [texts, spreadsheets, drawing, freezing, questionGenerator]) app.addHook('onClose', close)
  acceptEmptyJson(app)
  // a file that is uploaded is its own body
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )

  // what is frozen or built was compressed once and passes through as it is
  await app.register(compress, {
    encodings: ['zstd', 'br', 'gzip'], // zstd takes a fraction of the time in a burst of submits
    syncThreshold: 32 * 1024, // in a burst of starts, a compression stream per response costs ten times as much
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Pariksha', version: '1' },
      servers: [{ url: API }],
      components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } } },
    },
    transform: jsonSchemaTransform,
    stripBasePath: false,
  })

  await app.register(
    async (api) => {
      const route = routerFor(api, tokens.authenticate)
      api.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
      api.setNotFoundHandler(notFound)
      api.get('/*', { schema: { hide: true } }, notFound) // else the address of a page
      instituteRoutes(route, { db, catalogueOf })
      packageRoutes(route, services)
      staffOrderRoutes(route, services)
      examRoutes(route, { db, catalogueOf })
      demoRoutes(route)
      libraryRoutes(route, deps)
      doubtRoutes(route, { ...deps, texts }, services.limits)
      staffDoubtRoutes(route, { ...deps, texts }, services)
      questionBankRoutes(route, { db, texts }, services.limits)
      importRoutes(route, { db, texts, fileProcesses, reader }, services.limits)
      drawingRoutes(route, { db, texts, drawing, limits: services.limits })
      paperAuthoringRoutes(route, { db, drawing, freezing, limits: services.limits })
      printRoutes(route, { db, papers: deps.papers, limits: services.limits })
      keyRoutes(route, { ...services, ...deps }, services)
      practiceRoutes(
        route,
        { ...deps, catalogueOf, generator: questionGenerator, texts },
        services.limits,
        afterResponse,
      )
      reminderRoutes(route, { db, ...reminderSender(config, services.secret) }, services.limits)
      noteRoutes(route, { ...services, texts })
      seriesRoutes(route, deps)
      studyRoutes(route, { db, config, texts, makePdf: createPdfMaker() })
      videoRoutes(route, services)
      bookRoutes(route, services)
      articleRoutes(route, { db, texts })
      fileRoutes(route, services)
      searchRoutes(route, { db })
      analysisRoutes(route, deps, services)
      progressRoutes(route, deps, services)
      attemptRoutes(route, deps, {
        ...services,
        afterResponse,
        delayedClockStart,
        waitingStudents,
        addedTime,
        onCommit: metrics.committed,
      })
      certificateRoutes(route, services)
      installationRoutes(route, services)
      staffRoutes(route, services)
      memberRoutes(route, services)
      logRoutes(route, services)
      batchRoutes(route, { ...services, spreadsheets })
      staffResultsRoutes(route, { ...deps, spreadsheets, limits: services.limits })
      liveRoutes(route, deps)
      mockRoutes(route, services)
      studentRoutes(route, { ...services, ...deps })
      collectionRoutes(route, { db, texts, limits: services.limits })
      accountRoutes(route, services, afterResponse)
      profileRoutes(route, services, afterResponse)
    },
    { prefix: API },
  )

  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const reason = await whyNotReady(app, services)
    return reply.code(reason ? 503 : 200).send(reason ? { status: 'not ready', reason } : { status: 'ready' })
  })
  sharingPictures(app, { db })
  metricsRoute(app, { metrics, pool, config })
  if (web) await servePages(app, web, db, config.publicUrl)
  return app
}

const notFound = (_request: FastifyRequest, reply: FastifyReply): void => send(reply, 'not_found')

const TIMEOUT_MS = 2_000

async function whyNotReady(app: FastifyInstance, { db, disks }: Services): Promise<string | undefined> {
  if (app.draining.begun) return 'stopping'
  if (!(await isReady(db))) return 'no database'
  // with a full disk this process can still serve reads
  return (await disks.isFull()) ? 'disk full' : undefined
}

/** The database answers, is migrated and has tests. */
async function isReady(db: Database): Promise<boolean> {
  const test = await withTimeout(TIMEOUT_MS, db.selectFrom('tests').select('id').limit(1).executeTakeFirst())
  return test !== undefined
}

/** Browsers send the type of a body even where there is none. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, null)
    else parse(request, body as string, done)
  })
}

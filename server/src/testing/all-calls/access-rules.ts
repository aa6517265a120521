import { randomUUID } from 'node:crypto'
import { aPattern } from '../question-bank/paper-drafts.ts'
import { aQuestion } from '../question-bank/questions.ts'
import type { Owned } from './student-records.ts'

/** The status of a call for: anonymous, another student, the owner, staff before and after the second step. */
type Answers = readonly [nobody: number, other: number, owner: number, halfStaff: number, staff: number]
type More = {
  /** What stands for the parameters of the path, where it is not a belonging of the owner's of that name. */
  readonly params?: (owned: Owned) => Promise<Record<string, string | number>>
  readonly query?: string
  readonly body?: (owned: Owned) => object | Promise<object>
}
export type Expectation = readonly [answers: Answers, more?: More]

const open = (status = 200, more: More = {}): Expectation => [[status, status, status, status, status], more]
/** Any signed-in user, for their own data. */
const own = (status = 200, more: More = {}): Expectation => [[401, status, status, 403, status], more]
/** The owner only; 404 for others. */
const owned = (status = 200, more: More = {}): Expectation => [[401, 404, status, 403, 404], more]
const staff = (status = 200, more: More = {}): Expectation => [[401, 403, 403, 403, status], more]

const body = (value: object): More => ({ body: () => value })
const completed: More = { params: async (owned) => ({ attemptId: await owned.completed(), questionNumber: 1 }) }
const ownTest: More = {
  params: async (owned) => {
    await owned.completed()
    return { testId: await owned.testId() }
  },
}
const named: More = { params: async (owned) => ({ testId: await owned.namedIn() }) }
const newQuestion: More = { params: async (owned) => ({ questionId: await owned.newQuestion() }) }
const newDraft: More = { params: async (owned) => ({ draftId: await owned.newDraft() }) }
const TOKEN = 'ages/ratio-now-and-later~easy~4~0123456789abcdef'
const PAPER = { title: 'Weekly test', stage: 'prelims' as const, label: 'Ours', pattern: aPattern() }
const RULE = {
  topics: [{ topic: 'percentage', share: 1 }],
  levels: { easy: 1, medium: 0, hard: 0 },
  source: 'bank',
  kinds: ['single-choice'],
  skip_last: 0,
}
const PUBLICATION = { access: 'free', batches: [], at: null, mode: 'practice', opens_at: null, closes_at: null }
const MOCK = {
  title: 'Grand mock',
  takes_registration: true,
  registration_closes_at: null,
  places_per_shift: null,
}
const liveTest: More = { params: async (owned) => ({ testId: await owned.liveTest() }) }
const waitedFor: More = { params: async (owned) => ({ testId: await owned.waitedFor() }) }
const newImport: More = { params: async (owned) => ({ importId: await owned.newImport() }) }
const somebody = { email: 'nobody-at-all@example.com' }
const NOTE = { title: 'A note', text: 'Lines.', version: 1 }
const BECAUSE = { reason: 'The student asked for it.' }
const ACCEPT_B = {
  question_number: 1,
  change: { kind: 'accept', answers: [{ kind: 'single-choice', correct: 'b' }] },
}
const SLIDE = {
  title: 'New batches',
  text: 'From January.',
  link: null,
  link_label: null,
  picture: 'hall',
  image: null,
  position: 7,
  published: true,
  translations: {},
}

/** Their bodies are files. */
export const TAKES_FILE = /^POST \/staff\/(files|imports|imports\/[^/]+\/key-file|batches\/[^/]+\/import\/sheet)\/$/

/** One row per call of the contract. */
export const ACCESS_RULES: Readonly<Record<string, Expectation>> = {
  'GET /site/': open(),
  'GET /site/slides/': open(),
  'GET /site/testimonials/': open(),
  'GET /site/statistics/': open(),
  'GET /site/notices/': open(),
  'GET /site/changes/': open(),
  'GET /site/success-stories/': open(),
  'GET /packages/': open(),
  'GET /exams/': open(),
  'GET /exams/{slug}/': open(),
  'GET /exam-families/{family}/': open(),
  'GET /tests/demo/': open(),
  'POST /tests/demo/mark/': open(200, body({ answers: [null, null, null, null, null] })),
  'GET /tests/': open(),
  'GET /tests/free/': open(),
  'GET /tests/{seriesOrTestId}/': open(),
  'GET /tests/{series}/{testId}/': open(),
  'GET /tests/{testId}/opening/': own(200, waitedFor),
  'GET /tests/{testId}/sealed-paper/': own(200, waitedFor),
  'GET /tests/current_affairs/categories/': open(),
  'GET /study/materials/': open(),
  'GET /study/materials/{material}/': open(),
  'GET /study/materials/{material}/file/': open(),
  'GET /videos/': open(),
  'GET /books/': open(),
  'GET /articles/': open(),
  'GET /articles/{slug}/': open(200, { params: async (owned) => ({ slug: await owned.article() }) }),
  'GET /files/{sha256}/{name}/': open(),
  'GET /search/': open(200, { query: '?q=icet' }),
  'GET /certificates/{certificate}/': open(),

  'POST /accounts/register/': open(
    201,
    body({
      ...somebody,
      first_name: 'A',
      last_name: 'B',
      preferred_name: 'A',
      phone_number: '+915550100200',
      password: 'correct horse battery',
    }),
  ),
  'POST /accounts/resend-otp/': open(200, body(somebody)),
  'POST /accounts/verify-otp/': open(400, body({ ...somebody, otp: '000000' })),
  'POST /accounts/continue/': open(400, body({ ticket: 'x'.repeat(43) })),
  'GET /accounts/code-delivery/': open(),
  'POST /accounts/login/': open(401, body({ ...somebody, password: 'a guess' })),
  'POST /accounts/password/forgot/': open(200, body(somebody)),
  'POST /accounts/password/reset/': open(400, body({ ...somebody, otp: '00000000', password: 'long enough' })),
  'GET /accounts/google/': open(),
  'POST /accounts/google/authorize/': open(
    400,
    body({ code: 'x', state: 'x'.repeat(16), code_verifier: 'x'.repeat(43) }),
  ),
  'POST /accounts/staff-invitation/': open(400, body({ token: 'x'.repeat(43) })),
  'POST /accounts/staff-invitation/accept/': open(
    400,
    body({ token: 'x'.repeat(43), password: 'correct horse battery' }),
  ),
  'POST /accounts/logout/': [[401, 200, 200, 200, 200]],
  'GET /accounts/user/': own(),
  'PATCH /accounts/user/': own(200, body({ preferred_test: 'ICET' })),
  'DELETE /accounts/user/': own(200, body({})),
  'GET /accounts/user/export/': own(),
  'POST /accounts/user/code/': own(),
  'POST /accounts/user/password/': own(403, body({ password: 'correct horse battery' })),
  'POST /accounts/user/email/': own(400, body({ otp: '000000' })),
  'DELETE /accounts/user/email/': own(),
  'GET /accounts/user/{userId}/': [[401, 403, 200, 403, 403]],
  'GET /accounts/sessions/': own(),
  'DELETE /accounts/sessions/': own(),
  'DELETE /accounts/sessions/{sessionId}/': owned(),

  'POST /orders/': own(201, body({ package: 'icet-tests' })),
  'GET /orders/': own(),
  'POST /orders/{orderId}/cancel/': owned(),
  'GET /exams/chosen/': own(),
  'POST /exams/{slug}/choice/': own(),
  'DELETE /exams/{slug}/choice/': own(),
  'GET /library/series/': own(),
  'GET /library/questions/': own(),
  'GET /library/questions/{attemptId}/': owned(200, completed),
  'GET /library/questions/{attemptId}/{questionNumber}/': owned(200, completed),
  'PUT /library/questions/{attemptId}/{questionNumber}/': owned(200, completed),
  'DELETE /library/questions/{attemptId}/{questionNumber}/': owned(200, completed),
  'GET /library/materials/': own(),
  'PUT /library/materials/{materialId}/': own(),
  'DELETE /library/materials/{materialId}/': own(),
  'GET /doubts/': own(),
  'POST /doubts/': own(201, body({ title: 'Why?', text: 'Because.' })),
  'POST /doubts/preview/': own(200, body({ text: 'Lines.' })),
  'GET /doubts/{doubtId}/': owned(),
  'PATCH /doubts/{doubtId}/': owned(200, body({ status: 'solved' })),
  // deleting what is not there, or not theirs, is done already
  'DELETE /doubts/{doubtId}/': own(),
  'POST /doubts/{doubtId}/replies/': owned(201, body({ text: 'More.' })),
  'GET /notes/': own(),
  'GET /notes/{noteId}/': owned(),
  'PUT /notes/{noteId}/': owned(200, body(NOTE)),
  'DELETE /notes/{noteId}/': own(),

  'GET /practice/': own(),
  'POST /practice/questions/': own(200, body({ topic: 'ages' })),
  'GET /practice/reminder/': own(),
  'PUT /practice/reminder/': own(200, {
    body: () => ({
      endpoint: 'https://fcm.googleapis.com/fcm/send/nobody',
      ...{ p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22), hour: 19 },
    }),
  }),
  'PATCH /practice/reminder/': own(200, body({ hour: 20 })),
  'DELETE /practice/reminder/': own(),
  'GET /practice/today/': own(),
  'POST /practice/today/': own(),
  'POST /practice/tomorrow/': own(),
  // another's question is refused inside of the reply: one bad answer holds up no other
  'POST /practice/today/answers/': own(200, {
    body: async (owned) => ({
      answers: [
        { question_id: Number(await owned.practiceQuestionId()), choice: 'a', unsure: false, seconds: 10, at: 0 },
      ],
    }),
  }),
  'GET /practice/mistakes/': own(),
  'POST /practice/mistakes/question/': own(),
  'POST /practice/again/': owned(200, {
    body: async (owned) => ({ attempt_id: await owned.completed(), question_number: 1 }),
  }),
  'POST /practice/questions/{questionId}/answer/': owned(200, {
    params: async (owned) => ({ questionId: await owned.practiceQuestionId() }),
    body: () => ({ choice: 'a', unsure: false, seconds: 10 }),
  }),

  'GET /accounts/user/progress/': own(),
  'GET /accounts/user/progress/report/': own(),
  'GET /tests/progress/': own(),
  'GET /tests/taken/': own(),
  'POST /tests/usertest/': own(201, { body: async (owned) => ({ test_id: await owned.testId() }) }),
  'GET /tests/{testId}/rank-list/': owned(200, ownTest),
  'PUT /tests/{testId}/rank-list/': owned(200, { ...ownTest, ...body({ name: 'Asha of Guntur' }) }),
  'GET /tests/usertest/': own(),
  'GET /tests/usertest/{attemptId}/': owned(),
  'GET /tests/usertest/{attemptId}/solutions/': owned(200, completed),
  'GET /tests/usertest/{attemptId}/standing/': owned(),
  'GET /tests/usertest/{attemptId}/time-added/': owned(),
  'GET /tests/usertest/{attemptId}/time-added/next/': owned(),
  'GET /tests/usertest/{attemptId}/receipt/': owned(200, completed),
  'POST /tests/usertest/{attemptId}/certificate/': owned(200, {
    params: async (owned) => ({ attemptId: await owned.releasedLive() }),
    ...body({ language: 'en' }),
  }),
  'GET /tests/usertest/{attemptId}/analysis/': owned(200, completed),
  'GET /tests/usertest/{attemptId}/challenges/': owned(200, completed),
  'POST /tests/usertest/{attemptId}/challenges/': owned(201, {
    ...completed,
    body: () => ({ question_number: 2, claim: 'none', answers: [], reason: 'No option is right.', attachment: null }),
  }),
  'GET /tests/usertest/{attemptId}/corrections/': owned(200, completed),
  'GET /tests/usertest/{attemptId}/paper/': owned(),
  'GET /tests/usertest/{attemptId}/{questionNumber}/': owned(),
  'PATCH /tests/usertest/{attemptId}/{questionNumber}/': owned(200, body({ user_choice: 'a' })),
  'POST /tests/usertest/{attemptId}/actions/': owned(200, {
    body: async (owned) => ({ ...(await owned.device()), actions: [{ seq: 1, at: 1, question_number: 1 }] }),
  }),
  'POST /tests/usertest/{attemptId}/takeover/': owned(200, {
    body: () => ({ device: '5b1f6a04-6f0e-4b6e-9f43-0f6f0f6f0f6f' }),
  }),
  'POST /tests/usertest/{attemptId}/pause/': owned(200, body({})),
  'POST /tests/usertest/{attemptId}/resume/': owned(200, { body: (owned) => owned.pause() }),
  'POST /tests/usertest/{attemptId}/submit/': owned(200, body({})),

  'GET /staff/session/': [[401, 403, 403, 200, 200]],
  'POST /staff/second-step/start/': [[401, 403, 403, 201, 409]],
  'POST /staff/second-step/confirm/': [[401, 403, 403, 400, 400], body({ code: '000000' })],
  'POST /staff/second-step/': [[401, 403, 403, 400, 400], body({ code: '000000' })],
  'POST /staff/second-step/recovery-codes/': staff(201),
  'GET /staff/installation/': staff(),
  'POST /staff/test-mail/': staff(),
  'POST /staff/files/': staff(201),
  'POST /staff/preview/': staff(200, body({ text: 'Lines.' })),
  'GET /staff/audit-log/': staff(),
  'GET /staff/audit-log/values/': staff(),
  'GET /staff/audit-log/export/': staff(),
  'GET /staff/students/': staff(),
  'GET /staff/students/{studentId}/': staff(),
  'POST /staff/students/{studentId}/sessions/end/': staff(200, body(BECAUSE)),
  'POST /staff/students/{studentId}/sign-in-link/': staff(409, body(BECAUSE)),
  'PATCH /staff/students/{studentId}/contact/': staff(
    409,
    body({ phone_number: { was: '+919848000000', now: null }, proof: 'a call' }),
  ),
  'POST /staff/students/{studentId}/block/': staff(200, body(BECAUSE)),
  'POST /staff/students/{studentId}/unblock/': staff(200, body(BECAUSE)),
  // its clock is at its beginning
  'POST /staff/students/{studentId}/attempts/{attemptId}/extend/': staff(
    409,
    body({ minutes: 5, ...BECAUSE, deadline_at: '2026-01-01T00:00:00.000Z' }),
  ),
  'POST /staff/students/{studentId}/attempts/{attemptId}/reopen/': staff(409, body({ minutes: 5, ...BECAUSE })),
  'POST /staff/students/{studentId}/packages/': staff(201, body({ package: 'icet-tests', ...BECAUSE })),
  'POST /staff/students/{studentId}/erasure/': staff(200, {
    body: ({ student }) => ({ email: student.email, ...BECAUSE }),
  }),
  'GET /staff/teachers/': staff(),
  'GET /staff/batches/': staff(),
  'POST /staff/batches/': staff(201, body({ name: 'A new batch' })),
  'GET /staff/batches/{batchId}/': staff(),
  'GET /staff/batches/{batchId}/tests/': staff(),
  'PUT /staff/batches/{batchId}/': staff(200, body({ name: 'Another name', teachers: [] })),
  'DELETE /staff/batches/{batchId}/': staff(),
  'POST /staff/batches/{batchId}/members/': staff(200, { body: ({ student }) => ({ email: student.email }) }),
  'DELETE /staff/batches/{batchId}/members/{studentId}/': staff(),
  'POST /staff/batches/{batchId}/import/check/': staff(200, body({ csv: 'name,email\nA,b@example.com' })),
  'POST /staff/batches/{batchId}/import/sheet/': staff(400, { query: '?name=list.xlsx' }),
  'POST /staff/batches/{batchId}/import/': staff(200, body({ csv: 'name,email\nA,b@example.com' })),
  'GET /staff/live/': staff(),
  'GET /staff/live/{testId}/': staff(200, liveTest),
  'GET /staff/live/{testId}/students/': staff(200, liveTest),
  'GET /staff/live/{testId}/students/{studentId}/': staff(200, liveTest),
  // its clock is at its beginning
  'POST /staff/live/{testId}/time/': staff(409, {
    ...liveTest,
    ...body({ act: randomUUID(), to: { kind: 'everybody' }, minutes: 5, ...BECAUSE }),
  }),
  'GET /staff/results/': staff(),
  'GET /staff/results/{testId}/': staff(),
  'GET /staff/results/students/{studentId}/': staff(),
  'GET /staff/results/{testId}/students/': staff(),
  'GET /staff/results/mocks/{mockId}/': staff(),
  'GET /staff/results/mocks/{mockId}/students/': staff(),
  'POST /staff/results/mocks/{mockId}/rank-list/': staff(200, body({ format: 'xlsx', batch: null })),
  'GET /staff/results/{testId}/cut-offs/': staff(),
  'PUT /staff/results/{testId}/cut-offs/': staff(
    200,
    body({ UR: 40, EWS: 40, OBC: 30.5, SC: null, ST: null, PwBD: null, ExSM: null }),
  ),
  'GET /staff/results/{testId}/names/': staff(),
  'PUT /staff/results/{testId}/names/{studentId}/hidden/': staff(200, { ...named, ...body(BECAUSE) }),
  'DELETE /staff/results/{testId}/names/{studentId}/hidden/': staff(200, named),
  'POST /staff/results/{testId}/rank-list/': staff(200, body({ format: 'xlsx', batch: null })),
  'GET /staff/keys/': staff(),
  'GET /staff/keys/{paperId}/': staff(),
  'GET /staff/keys/{paperId}/questions/{questionNumber}/': staff(),
  'GET /staff/challenges/': staff(),
  'POST /staff/challenges/decisions/': staff(200, {
    body: async (owned) => ({
      challenges: [await owned.challengeId()],
      decision: 'rejected',
      correction_follows: false,
      reply: 'The key is right.',
    }),
  }),
  'GET /staff/challenges/{challengeId}/attachment/': staff(),
  'GET /staff/challenge-settings/': staff(),
  'PUT /staff/challenge-settings/': staff(200, body({ days: 7 })),
  'PUT /staff/tests/{testId}/challenge-days/': staff(200, body({ days: null })),
  'POST /staff/keys/{paperId}/preview/': staff(200, body(ACCEPT_B)),
  'POST /staff/keys/{paperId}/corrections/': staff(201, body({ ...ACCEPT_B, version: 1, ...BECAUSE })),
  'GET /staff/members/': staff(),
  'POST /staff/invitations/': staff(201, body({ name: 'A B', email: 'new@example.com', roles: ['author'] })),
  'DELETE /staff/invitations/{invitationId}/': staff(),
  'PUT /staff/members/{memberId}/roles/': staff(200, body({ roles: ['author'] })),
  'DELETE /staff/members/{memberId}/': staff(),
  'POST /staff/members/{memberId}/confirm/': staff(409),
  'POST /staff/members/{memberId}/second-step-reset/': staff(400, body({ code: '000000' })),
  'GET /staff/exam-dates/': staff(),
  'PUT /staff/exam-dates/': staff(200, {
    body: () => ({ dates: [{ exam: 'icet', on_date: null, stage: null, tentative: true, version: null }] }),
  }),
  'GET /staff/shown-exams/': staff(),
  'PUT /staff/shown-exams/{slug}/': staff(200, body({ shown: true })),
  'GET /staff/samples/': staff(),
  'GET /staff/orders/': staff(),
  'POST /staff/orders/{orderId}/approve/': staff(),
  'POST /staff/orders/{orderId}/decline/': staff(),
  'GET /staff/doubts/': staff(),
  'GET /staff/doubts/{doubtId}/': staff(),
  'PATCH /staff/doubts/{doubtId}/': staff(200, body({ published: false })),
  'POST /staff/doubts/{doubtId}/answers/': staff(201, body({ text: 'So.' })),
  'GET /staff/questions/': staff(),
  'POST /staff/questions/': staff(201, body({ content: aQuestion() })),
  'GET /staff/questions/{questionId}/': staff(),
  'PUT /staff/questions/{questionId}/': staff(200, { ...newQuestion, ...body({ content: aQuestion(), version: 1 }) }),
  'GET /staff/questions/{questionId}/versions/{version}/': staff(200, {
    params: async (owned) => ({ questionId: await owned.questionId(), version: 1 }),
  }),
  'POST /staff/questions/{questionId}/submit/': staff(200, { ...newQuestion, ...body({ version: 1 }) }),
  'POST /staff/questions/{questionId}/review/': staff(200, {
    ...newQuestion,
    ...body({ version: 1, state: 'approved' }),
  }),
  'POST /staff/questions/{questionId}/corrected-key/': staff(404, {
    ...newQuestion,
    ...body({ paper_id: 1, question_number: 1, key_version: 2, version: 1, decision: 'leave' }),
  }),
  'POST /staff/questions/preview/': staff(200, body({ content: aQuestion() })),
  'POST /staff/questions/duplicates/': staff(200, body({ content: aQuestion() })),
  'POST /staff/questions/selected/': staff(200, body({ questions: [1], level: 'hard' })),
  'POST /staff/questions/selected/submit/': staff(200, body({ questions: [1] })),
  'POST /staff/questions/selected/review/': staff(200, body({ questions: [1], state: 'retired' })),
  'POST /staff/questions/selected/practice/': staff(200, body({ questions: [1], allowed: true })),
  'GET /staff/imports/': staff(),
  'POST /staff/imports/': staff(201, { query: '?name=paper.docx' }),
  'GET /staff/imports/{importId}/': staff(),
  'DELETE /staff/imports/{importId}/': staff(200, newImport),
  'GET /staff/imports/{importId}/questions/': staff(),
  'GET /staff/imports/{importId}/duplicates/': staff(),
  'PUT /staff/imports/{importId}/questions/{position}/': staff(200, {
    params: async (owned) => ({ importId: await owned.newImport(), position: 0 }),
    ...body({ content: aQuestion(), version: 1 }),
  }),
  'GET /staff/imports/{importId}/passages/': staff(),
  'PUT /staff/imports/{importId}/passages/': staff(200, {
    ...newImport,
    ...body({ passage: 'p', content: { en: 'Read.' }, version: 1 }),
  }),
  'POST /staff/imports/{importId}/passages/': staff(201, {
    ...newImport,
    ...body({ content: { en: 'A passage.' }, positions: [0] }),
  }),
  'POST /staff/imports/{importId}/labels/': staff(200, { ...newImport, ...body({ level: 'hard' }) }),
  'POST /staff/imports/{importId}/key/': staff(200, { ...newImport, ...body({ key: '1-b' }) }),
  'POST /staff/imports/{importId}/key-file/': staff(400, { ...newImport, query: '?name=key.docx' }),
  'PUT /staff/imports/{importId}/mapping/': staff(409, {
    ...newImport,
    ...body({ mappings: [{ sheet: null, headingRow: 1, columns: [{ heading: 'Question', field: 'stem' }] }] }),
  }),
  'POST /staff/imports/{importId}/take/': staff(200, { ...newImport, ...body({}) }),
  'POST /staff/imports/{importId}/undo/': staff(200, {
    params: async (owned) => ({ importId: await owned.newImport('taken') }),
  }),
  'GET /staff/question-templates/{language}/': staff(),
  'POST /staff/question-export/': staff(200, {
    body: async (owned) => ({ questions: [await owned.questionId()], format: 'csv' }),
  }),
  'GET /staff/question-topics/': staff(),
  'POST /staff/question-topics/': staff(201, { body: async () => ({ name: randomUUID(), subject: 'Law' }) }),
  'GET /staff/question-filters/': staff(),
  'GET /staff/question-filter-choices/': staff(),
  'PUT /staff/question-filters/': staff(200, { body: () => [] }),
  'GET /staff/question-passages/': staff(),
  'POST /staff/question-passages/': staff(201, body({ content: { en: 'Read this.' } })),
  'GET /staff/question-passages/{passageId}/': staff(),
  'PUT /staff/question-passages/{passageId}/': staff(200, body({ content: { en: 'Read that.' } })),
  'GET /staff/question-bank-settings/': staff(),
  'PUT /staff/question-bank-settings/': staff(200, body({ second_approver: false })),
  'POST /staff/questions/draw/': staff(200, body({ topic: 'ages', level: 'easy', count: 1 })),
  'POST /staff/questions/draw/keep/': staff(201, body({ tokens: [TOKEN] })),
  'GET /staff/paper-patterns/': staff(),
  'GET /live-mocks/': open(),
  'GET /live-mocks/{mockId}/': open(),
  'GET /live-mocks/{mockId}/rank-list/': own(404),
  'PUT /live-mocks/{mockId}/registration/': own(200, {
    body: async (owned) => ({ test_id: (await owned.mock()).shifts[0] }),
  }),
  'DELETE /live-mocks/{mockId}/registration/': own(),
  'GET /staff/live-mocks/': staff(),
  'POST /staff/live-mocks/': staff(201, { body: async (owned) => ({ ...MOCK, series: await owned.series() }) }),
  'GET /staff/live-mocks/{mockId}/': staff(),
  'PUT /staff/live-mocks/{mockId}/': staff(409, body({ ...MOCK, version: 9 })),
  'DELETE /staff/live-mocks/{mockId}/': staff(409),
  'POST /staff/live-mocks/{mockId}/shifts/': staff(409, {
    body: async (owned) => ({ test_id: await owned.testId() }),
  }),
  'DELETE /staff/live-mocks/{mockId}/shifts/{testId}/': staff(404),
  'POST /staff/live-mocks/{mockId}/shifts/{testId}/move/': staff(
    404,
    body({ version: 1, opens_at: '2030-01-01T04:30:00Z', closes_at: '2030-01-01T05:30:00Z', common_start: false }),
  ),
  'POST /staff/live-mocks/{mockId}/shifts/{testId}/call-off/': staff(404, body({ version: 1, reason: 'A power cut' })),
  'GET /staff/papers/': staff(),
  'POST /staff/papers/': staff(201, { body: async (owned) => owned.newPaper() }),
  'GET /staff/papers/{draftId}/': staff(),
  'PUT /staff/papers/{draftId}/': staff(200, {
    ...newDraft,
    body: async (owned) => ({ version: 1, ...PAPER, series: await owned.series() }),
  }),
  'DELETE /staff/papers/{draftId}/': staff(200, newDraft),
  'POST /staff/papers/{draftId}/questions/': staff(200, {
    ...newDraft,
    body: async (owned) => ({ version: 1, section: 0, before: null, questions: [await owned.questionId()] }),
  }),
  'POST /staff/papers/{draftId}/drawn/': staff(200, {
    ...newDraft,
    ...body({ version: 1, section: 0, before: null, tokens: [TOKEN] }),
  }),
  'POST /staff/papers/{draftId}/questions/remove/': staff(200, { ...newDraft, ...body({ version: 1, slots: [1] }) }),
  'POST /staff/papers/{draftId}/questions/move/': staff(400, {
    ...newDraft,
    ...body({ version: 1, slots: [1_000_000], section: 0, before: null }),
  }),
  'POST /staff/papers/{draftId}/questions/change/': staff(400, {
    ...newDraft,
    ...body({ version: 1, slots: [1_000_000], locked: true }),
  }),
  'POST /staff/papers/{draftId}/questions/update/': staff(200, { ...newDraft, ...body({ version: 1, slots: [1] }) }),
  'POST /staff/papers/{draftId}/questions/replace/': staff(400, {
    ...newDraft,
    ...body({ version: 1, slot: 1_000_000 }),
  }),
  'POST /staff/papers/{draftId}/fill/': staff(200, {
    ...newDraft,
    ...body({ version: 1, section: 0, rule: RULE, again: false }),
  }),
  'GET /staff/papers/{draftId}/checks/': staff(),
  'GET /staff/papers/{draftId}/preview/': staff(),
  'GET /staff/papers/{draftId}/print/': staff(),
  'POST /staff/papers/{draftId}/publish/': staff(409, { ...newDraft, ...body({ version: 1, ...PUBLICATION }) }),
  'POST /staff/papers/{draftId}/unpublish/': staff(409, { ...newDraft, ...body({ version: 1 }) }),
  'POST /staff/papers/{draftId}/release/': staff(409, {
    ...newDraft,
    ...body({ version: 1, release: 'now', release_at: null }),
  }),
  'POST /staff/papers/{draftId}/close/': staff(409, {
    ...newDraft,
    ...body({ version: 1, reason: 'A question was wrong.' }),
  }),
  'POST /staff/papers/{draftId}/place/': staff(409, { ...newDraft, ...body({ version: 1, place: 1 }) }),
  'GET /staff/paper-settings/': staff(),
  'PUT /staff/paper-settings/': staff(200, body({ second_publisher: false })),
  'GET /staff/{collection}/': staff(),
  'POST /staff/{collection}/': staff(201, body(SLIDE)),
  'GET /staff/{collection}/{id}/': staff(),
  'PUT /staff/{collection}/{id}/': staff(200, {
    body: async (owned) => ({ ...SLIDE, version: await owned.version() }),
  }),
  'DELETE /staff/{collection}/{id}/': staff(),
  'GET /staff/settings/{setting}/': staff(),
  'PUT /staff/settings/{setting}/': staff(200, { body: (owned) => owned.popup() }),
  'POST /staff/samples/removal/': staff(),
}

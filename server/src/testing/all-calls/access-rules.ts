import { randomUUID } from 'node:crypto'
import { aQuestion } from '../questions.ts'
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
const newQuestion: More = { params: async (owned) => ({ questionId: await owned.newQuestion() }) }
const somebody = { email: 'nobody-at-all@example.com' }
const NOTE = { title: 'A note', text: 'Lines.', version: 1 }
const BECAUSE = { reason: 'The student asked for it.' }
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

  'GET /tests/progress/': own(),
  'GET /tests/taken/': own(),
  'POST /tests/usertest/': own(201, { body: async (owned) => ({ test_id: await owned.testId() }) }),
  'GET /tests/usertest/': own(),
  'GET /tests/usertest/{attemptId}/': owned(),
  'GET /tests/usertest/{attemptId}/solutions/': owned(200, completed),
  'GET /tests/usertest/{attemptId}/standing/': owned(),
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
  'POST /staff/students/{studentId}/sign-in-link/': staff(200, body(BECAUSE)),
  'PATCH /staff/students/{studentId}/contact/': staff(200, body({ phone_number: '+919848022338', proof: 'a call' })),
  'POST /staff/students/{studentId}/block/': staff(200, body(BECAUSE)),
  'POST /staff/students/{studentId}/unblock/': staff(200, body(BECAUSE)),
  // its clock is at its beginning
  'POST /staff/students/{studentId}/attempts/{attemptId}/extend/': staff(409, body({ minutes: 5, ...BECAUSE })),
  'POST /staff/students/{studentId}/attempts/{attemptId}/reopen/': staff(409, body({ minutes: 5, ...BECAUSE })),
  'POST /staff/students/{studentId}/packages/': staff(201, body({ package: 'icet-tests', ...BECAUSE })),
  'POST /staff/students/{studentId}/erasure/': staff(200, {
    body: ({ student }) => ({ email: student.email, ...BECAUSE }),
  }),
  'GET /staff/teachers/': staff(),
  'GET /staff/batches/': staff(),
  'POST /staff/batches/': staff(201, body({ name: 'A new batch' })),
  'GET /staff/batches/{batchId}/': staff(),
  'PUT /staff/batches/{batchId}/': staff(200, body({ name: 'Another name', teachers: [] })),
  'DELETE /staff/batches/{batchId}/': staff(),
  'POST /staff/batches/{batchId}/members/': staff(200, { body: ({ student }) => ({ email: student.email }) }),
  'DELETE /staff/batches/{batchId}/members/{studentId}/': staff(),
  'POST /staff/batches/{batchId}/import/check/': staff(200, body({ csv: 'name,email\nA,b@example.com' })),
  'POST /staff/batches/{batchId}/import/': staff(200, body({ csv: 'name,email\nA,b@example.com' })),
  'GET /staff/members/': staff(),
  'POST /staff/invitations/': staff(201, body({ name: 'A B', email: 'new@example.com', roles: ['author'] })),
  'DELETE /staff/invitations/{invitationId}/': staff(),
  'PUT /staff/members/{memberId}/roles/': staff(200, body({ roles: ['author'] })),
  'DELETE /staff/members/{memberId}/': staff(),
  'POST /staff/members/{memberId}/second-step-reset/': staff(400, body({ code: '000000' })),
  'GET /staff/exam-dates/': staff(),
  'PUT /staff/exam-dates/': staff(200, {
    body: () => ({ dates: [{ exam: 'icet', on_date: null, stage: null, tentative: true, version: null }] }),
  }),
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
  'POST /staff/questions/preview/': staff(200, body({ content: aQuestion() })),
  'POST /staff/questions/duplicates/': staff(200, body({ content: aQuestion() })),
  'POST /staff/questions/selected/': staff(200, body({ questions: [1], level: 'hard' })),
  'POST /staff/questions/selected/review/': staff(200, body({ questions: [1], state: 'retired' })),
  'GET /staff/question-topics/': staff(),
  'POST /staff/question-topics/': staff(201, { body: async () => ({ name: randomUUID(), subject: 'Law' }) }),
  'GET /staff/question-filters/': staff(),
  'PUT /staff/question-filters/': staff(200, { body: () => [] }),
  'POST /staff/question-passages/': staff(201, body({ content: { en: 'Read this.' } })),
  'GET /staff/question-passages/{passageId}/': staff(),
  'PUT /staff/question-passages/{passageId}/': staff(200, body({ content: { en: 'Read that.' } })),
  'GET /staff/question-bank-settings/': staff(),
  'PUT /staff/question-bank-settings/': staff(200, body({ second_approver: false })),
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

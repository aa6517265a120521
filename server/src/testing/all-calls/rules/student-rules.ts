import { body, type Expectation, type More, open, own, owned } from './expectation.ts'

const completed: More = { params: async (owned) => ({ attemptId: await owned.completed(), questionNumber: 1 }) }
const ownTest: More = {
  params: async (owned) => {
    await owned.completed()
    return { testId: await owned.testId() }
  },
}
const waitedFor: More = { params: async (owned) => ({ testId: await owned.waitedFor() }) }
const somebody = { email: 'nobody-at-all@example.com' }
const NOTE = { title: 'A note', text: 'Lines.', version: 1 }

/** Accounts, and what belongs to a student. */
export const STUDENT_RULES: Readonly<Record<string, Expectation>> = {
  'GET /tests/{testId}/opening/': own(200, waitedFor),
  'GET /tests/{testId}/sealed-paper/': own(200, waitedFor),
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
  'DELETE /accounts/user/': own(403, body({})),
  'GET /accounts/user/export/': own(),
  'POST /accounts/user/code/': own(),
  'POST /accounts/user/password/': own(403, body({ password: 'correct horse battery' })),
  'POST /accounts/user/email/': own(400, body({ otp: '000000' })),
  'DELETE /accounts/user/email/': own(),
  'POST /accounts/user/phone/code/': own(403, body({})),
  'POST /accounts/user/phone/': own(404, body({ otp: '000000' })),
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
      p256dh: `B${'A'.repeat(86)}`,
      auth: 'A'.repeat(22),
      hour: 19,
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
  'GET /live-mocks/{mockId}/rank-list/': own(404),
  'PUT /live-mocks/{mockId}/registration/': own(200, {
    body: async (owned) => ({ test_id: (await owned.mock()).shifts[0] }),
  }),
  'DELETE /live-mocks/{mockId}/registration/': own(),
}

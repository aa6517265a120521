import { randomUUID } from 'node:crypto'
import { aPattern } from '../../question-bank/paper-drafts.ts'
import { aQuestion } from '../../question-bank/questions.ts'
import { body, type Expectation, type More, REASON_BODY, staff } from './expectation.ts'

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
const newImport: More = { params: async (owned) => ({ importId: await owned.newImport() }) }
const ACCEPT_B = {
  question_number: 1,
  change: { kind: 'accept', answers: [{ kind: 'single-choice', correct: 'b' }] },
}

/** Questions, imports, papers, mocks, keys and challenges. */
export const AUTHORING_RULES: Readonly<Record<string, Expectation>> = {
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
  'POST /staff/keys/{paperId}/corrections/': staff(201, body({ ...ACCEPT_B, version: 1, ...REASON_BODY })),
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
  'POST /staff/imports/{importId}/changes/': staff(200, { ...newImport, ...body({ as: 'new' }) }),
  'GET /staff/imports/{importId}/undo/': staff(),
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
}

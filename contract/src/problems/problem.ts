import { z } from 'zod'
import { FIELD_CODES } from './field-problems.ts'

/** Every error a call can answer with. `detail` is shown to people; a use case may say it more precisely. */
export const PROBLEMS = {
  bad_input: { status: 400, detail: 'The request is not valid.' },
  wrong_second_step: { status: 400, detail: 'This code is wrong or was used already.' },
  unknown_choice: { status: 400, detail: 'This question has no such answer.' },
  wrong_code: { status: 400, detail: 'This code is wrong or has expired.' },
  invitation_over: {
    status: 400,
    detail: 'This invitation has expired or was used already. Please ask for a new one.',
  },
  sign_in_failed: { status: 400, detail: 'Signing in with this provider failed. Please try again.' },
  unauthorized: { status: 401, detail: 'Your session has expired. Please login again.' },
  wrong_credentials: { status: 401, detail: 'Incorrect e-mail or password.' },
  payment_required: { status: 402, detail: 'This test is part of a paid package.' },
  forbidden: { status: 403, detail: 'Access forbidden. You can only view your own profile.' },
  blocked: { status: 403, detail: 'This account is blocked. Please contact the institute.' },
  proof_needed: { status: 403, detail: 'Please confirm with your password or with a fresh code.' },
  wrong_password: { status: 403, detail: 'This is not your password.' },
  staff_only: { status: 403, detail: 'This is for the staff of the institute.' },
  not_permitted: { status: 403, detail: 'Your role does not include this.' },
  second_step_needed: { status: 403, detail: 'Please confirm with a code of your authenticator app.' },
  fresh_code_needed: { status: 403, detail: 'Please confirm this with a new code of your authenticator app.' },
  not_found: { status: 404, detail: 'Not found.' },
  not_published: { status: 409, detail: 'This test is not published yet.' },
  not_registered: { status: 409, detail: 'You are not registered for this shift.' },
  not_open_yet: { status: 409, detail: 'This test cannot be started yet.' },
  no_more_starts: { status: 409, detail: 'This test cannot be started any more.' },
  taken_already: { status: 409, detail: 'This test can be taken once.' },
  attempt_closed: { status: 409, detail: 'The time of this test is over.' },
  paused: { status: 409, detail: 'This test is paused.' },
  section_closed: { status: 409, detail: 'This section is not open now.' },
  too_many_actions: {
    status: 409,
    detail: 'This test has taken as many changes as it can keep. What was saved before counts; please submit.',
  },
  attempt_running: { status: 409, detail: 'This attempt is not finished. It can be extended.' },
  other_attempt_open: {
    status: 409,
    detail: 'The student has begun this test again. That attempt has to be finished first.',
  },
  nothing_to_give_back: {
    status: 409,
    detail: 'The clock of this attempt is at its beginning: there is no time to give back.',
  },
  too_many_takeovers: {
    status: 409,
    detail: 'This test was opened too many times. What was saved counts; please submit.',
  },
  actions_missing: { status: 409, detail: 'Some answers of this device have not arrived yet.' },
  nobody_to_give_to: { status: 409, detail: 'Nobody of these is at the test with time to be given back.' },
  released_before: { status: 409, detail: 'The results of this live test come before the time would be over.' },
  cannot_pause: { status: 409, detail: 'This test cannot be paused.' },
  cannot_resume: { status: 409, detail: 'This test has no time to give back.' },
  not_shareable: { status: 409, detail: 'The student does not want others to read this.' },
  note_changed: { status: 409, detail: 'This note was changed elsewhere in the meantime.' },
  too_many_notes: { status: 409, detail: 'You have as many notes as can be kept. Delete one first.' },
  too_many_kept: { status: 409, detail: 'You have as many of these as can be kept.' },
  row_changed: { status: 409, detail: 'Somebody else changed this in the meantime.' },
  exam_in_use: { status: 409, detail: 'This exam has tests, or a package opens them. Hide it instead.' },
  too_many_exams: { status: 409, detail: 'There are as many exams as can be kept.' },
  question_incomplete: { status: 409, detail: 'This question is not complete yet.' },
  own_question: { status: 409, detail: 'Somebody else has to approve what you wrote.' },
  topic_exists: { status: 409, detail: 'There is a topic of this name already.' },
  paper_published: { status: 409, detail: 'This paper is published. Copy it to change it.' },
  paper_not_published: { status: 409, detail: 'This paper is not published.' },
  paper_faulty: { status: 409, detail: 'This paper has faults. Look at its checks.' },
  paper_begun: { status: 409, detail: 'Students have begun this paper. It can be closed.' },
  no_other_question: { status: 409, detail: 'There is no other question of this topic and level.' },
  nothing_to_practise: {
    status: 409,
    detail: 'All questions of this topic are kept for tests. Take a test, and they can be practised here.',
  },
  set_of_questions: { status: 409, detail: 'This question belongs to a passage. Take out the passage and fill again.' },
  own_paper: { status: 409, detail: 'Somebody else has to publish what you changed last.' },
  other_address: { status: 409, detail: 'This is not the e-mail address of this student.' },
  batch_there: { status: 409, detail: 'There is a batch of this name already.' },
  no_student: { status: 409, detail: 'There is no student account with this e-mail address.' },
  import_faulty: { status: 409, detail: 'The file has faults. Check it again.' },
  import_not_ready: { status: 409, detail: 'This is not possible in the state that the import is in.' },
  import_in_use: {
    status: 409,
    detail: 'A question of this import was changed, reviewed or is in a paper: the import cannot be undone any more.',
  },
  cannot_export: { status: 409, detail: 'This format cannot hold these questions.' },
  staff_already: { status: 409, detail: 'This person has a staff account already.' },
  not_enrolled: { status: 409, detail: 'This person has not set up an authenticator app yet.' },
  last_owner: { status: 409, detail: 'There must always be an owner. Make somebody else an owner first.' },
  order_decided: { status: 409, detail: 'This order has been decided already.' },
  address_not_confirmed: {
    status: 409,
    detail:
      'The student has not confirmed this e-mail address, or not a day ago yet. Sign-in links go to confirmed addresses only.',
  },
  email_taken: { status: 409, detail: 'This e-mail address cannot be used.' },
  second_step_there: { status: 409, detail: 'An authenticator app is set up already.' },
  key_changed: { status: 409, detail: 'The key of this test was changed in the meantime. Look at it again.' },
  key_unchanged: { status: 409, detail: 'The key says this already.' },
  challenge_open: { status: 409, detail: 'You have challenged this question already.' },
  challenge_over: { status: 409, detail: 'The key of this test cannot be challenged any more.' },
  too_large: { status: 413, detail: 'The request is too large.' },
  unsupported_media: { status: 415, detail: 'The request must be JSON.' },
  too_many_starts: { status: 429, detail: 'You have started many tests within an hour. Please go on a little later.' },
  too_many_requests: { status: 429, detail: 'Too many attempts. Please try again later.' },
  internal: { status: 500, detail: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, { status: number; detail: string }>

export type ProblemCode = keyof typeof PROBLEMS
export const PROBLEM_CODES = Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]]

const values = z.record(z.string(), z.union([z.string(), z.number()]))

/**
 * RFC 9457, with our code and, for bad input, what is wrong where. `error` repeats `detail`. Sentences are English; a code and
 * its values say the same to programs. `not_valid` stands for whatever has no code of its own.
 */
export const problem = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.enum(PROBLEM_CODES),
  error: z.string(),
  errors: z
    .array(
      z.strictObject({
        path: z.string(),
        message: z.string(),
        code: z.enum(FIELD_CODES).optional(),
        values: values.optional(),
      }),
    )
    .readonly()
    .optional(),
})
export type Problem = z.infer<typeof problem>

export const nothing = z.strictObject({})

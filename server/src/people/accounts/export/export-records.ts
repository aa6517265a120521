import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { isFor } from '../../../site/study/visible.ts'
import { afterKey, type Listing, recordsOf } from './export-pages.ts'

/** What a student ordered, owns, saved, asked, wrote, challenged and practised: names of lists and how each is read. */
const LISTINGS: Readonly<Record<string, (studentId: number) => Listing>> = {
  orders: (studentId) => (after) =>
    sql`
    select array[id::text] as key, to_jsonb(orders) - '{student_id,decided_by,revoked_by}'::text[] as record from orders
    where student_id = ${studentId} ${afterKey(sql`id`, ['int8'], after)} order by id`,
  entitlements: (studentId) => (after) =>
    sql`
    select array[series_slug, order_id::text] as key, to_jsonb(entitlements) - 'student_id' as record from entitlements
    where student_id = ${studentId} ${afterKey(sql`series_slug, order_id`, ['text', 'int8'], after)}
    order by series_slug, order_id`,
  saved_questions: (studentId) => (after) =>
    sql`
    select array[paper_id::text, question_number::text] as key,
      jsonb_build_object('test', (select title from tests where tests.paper_id = saved.paper_id limit 1),
        'question_number', question_number, 'saved_at', saved_at) as record
    from saved_questions as saved
    where student_id = ${studentId} ${afterKey(sql`paper_id, question_number`, ['int8', 'int4'], after)}
    order by paper_id, question_number`,
  saved_materials: (studentId) => (after) =>
    sql`
    select array[material_id::text] as key,
      jsonb_build_object(
        'material', case when ${isFor({ userId: studentId, role: 'student', roles: [] }, 'materials')} then materials.title end,
        'saved_at', saved_at) as record
    from saved_materials join materials on materials.id = saved_materials.material_id
    where student_id = ${studentId} ${afterKey(sql`material_id`, ['int8'], after)} order by material_id`,
  batches: (studentId) => (after) =>
    sql`
    select array[batch_id::text] as key,
      jsonb_build_object('batch', batches.name, 'joined_at', members.joined_at) as record
    from batch_members as members join batches on batches.id = members.batch_id
    where student_id = ${studentId} ${afterKey(sql`batch_id`, ['int8'], after)} order by batch_id`,
  live_mocks: (studentId) => (after) =>
    sql`
    select array[place.live_mock_id::text] as key, jsonb_build_object('live_mock', live_mocks.title,
      'shift', tests.shift_number, 'registered_at', place.registered_at, 'called_off_at', place.freed_at) as record
    from (
      select student_id, live_mock_id, test_id, registered_at, null::timestamptz as freed_at from live_mock_registrations
      union all
      select student_id, live_mock_id, test_id, null, freed_at from freed_registrations
    ) as place join live_mocks on live_mocks.id = place.live_mock_id
      left join tests on tests.id = place.test_id
    where student_id = ${studentId} ${afterKey(sql`place.live_mock_id`, ['int4'], after)} order by place.live_mock_id`,
  doubts: (studentId) => (after) =>
    sql`
    select array[id::text] as key, to_jsonb(doubts) - '{student_id,html,rendered_by}'::text[] || jsonb_build_object('replies', (
      select coalesce(jsonb_agg(to_jsonb(replies) - '{staff_id,doubt_id,html,rendered_by}'::text[] order by id), '[]')
      from doubt_replies as replies where doubt_id = doubts.id)) as record
    from doubts where student_id = ${studentId} ${afterKey(sql`id`, ['int8'], after)} order by id`,
  challenges: (studentId) => (after) =>
    sql`
    select array[id::text] as key,
      to_jsonb(challenges) - '{student_id,paper_id,decided_by}'::text[] || jsonb_build_object(
        'test', (select title from tests where tests.paper_id = challenges.paper_id limit 1),
        'attachment', (
          select jsonb_build_object('media_type', media_type, 'base64', translate(encode(body, 'base64'), E'\\n', ''))
          from challenge_attachments where challenge_id = challenges.id)) as record
    from challenges where student_id = ${studentId} ${afterKey(sql`id`, ['int8'], after)} order by id`,
  notes: (studentId) => (after) =>
    sql`
    select array[id::text] as key, to_jsonb(notes) - '{student_id,html,rendered_by}'::text[] as record from notes
    where student_id = ${studentId} ${afterKey(sql`id`, ['uuid'], after)} order by id`,
  // template and seed of a question are its key: they come with its answer
  practice: (studentId) => (after) =>
    sql`
    select array[asked.id::text] as key,
      to_jsonb(asked) - (case when answers.question_id is null then '{student_id,body,fingerprint,source,seed}' else '{student_id,body,fingerprint}' end)::text[]
        || jsonb_build_object('answer', to_jsonb(answers) - '{student_id,question_id}'::text[]) as record
    from practice_questions as asked
      left join practice_answers as answers on answers.student_id = asked.student_id and answers.question_id = asked.id
    where asked.student_id = ${studentId} ${afterKey(sql`asked.id`, ['int8'], after)} order by asked.id`,
  practice_reminder: (studentId) => (after) =>
    sql`
    select array[student_id::text] as key, to_jsonb(reminder) - '{student_id,p256dh,auth}'::text[] as record
    from practice_reminders as reminder
    where student_id = ${studentId} ${afterKey(sql`student_id`, ['int8'], after)} order by student_id`,
  shown_names: (studentId) => (after) =>
    sql`
    select array[test_id::text] as key,
      jsonb_build_object('test', tests.title, 'name', shown.name, 'agreed_at', shown.agreed_at) as record
    from shown_names as shown join tests on tests.id = shown.test_id
    where student_id = ${studentId} ${afterKey(sql`test_id`, ['int8'], after)} order by test_id`,
  hidden_names: (studentId) => (after) =>
    sql`
    select array[test_id::text] as key,
      jsonb_build_object('test', tests.title, 'hidden_at', hidden.hidden_at, 'reason', hidden.reason) as record
    from hidden_names as hidden join tests on tests.id = hidden.test_id
    where student_id = ${studentId} ${afterKey(sql`test_id`, ['int8'], after)} order by test_id`,
  certificates: (studentId) => (after) =>
    sql`
    select array[attempt_id::text] as key, to_jsonb(certificates) - 'student_id' as record from certificates
    where student_id = ${studentId} ${afterKey(sql`attempt_id`, ['int8'], after)} order by attempt_id`,
}

/** A note has up to 50,000 characters. */
const PAGE_SIZE = 20
/** A challenge may come with a file of 3 MB. */
const PAGE_SIZES: Readonly<Record<string, number>> = { challenges: 1 }

/** Members of the export's object, each after a comma. */
export async function* exportRecords(db: Database, userId: number): AsyncGenerator<string> {
  for (const [name, listing] of Object.entries(LISTINGS)) {
    yield `,${JSON.stringify(name)}:[`
    yield* recordsOf(db, listing(userId), PAGE_SIZES[name] ?? PAGE_SIZE)
    yield ']'
  }
}

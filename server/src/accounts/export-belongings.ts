import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

type Records = Record<string, unknown>[]

/** What a student ordered, owns, saved, asked and wrote, as plain records. */
export async function exportBelongings(db: Database, userId: number) {
  const read = async (rows: ReturnType<typeof sql<{ record: Record<string, unknown> }>>): Promise<Records> =>
    (await rows.execute(db)).rows.map(({ record }) => record)
  return {
    orders: await read(sql`
      select to_jsonb(orders) - 'student_id' - 'decided_by' as record from orders
      where student_id = ${userId} order by id`),
    entitlements: await read(sql`
      select to_jsonb(entitlements) - 'student_id' as record from entitlements
      where student_id = ${userId} order by starts_at`),
    saved_questions: await read(sql`
      select jsonb_build_object('test', (select title from tests where tests.paper_id = saved.paper_id limit 1),
        'question_number', question_number, 'saved_at', saved_at) as record from saved_questions as saved
      where student_id = ${userId} order by saved_at`),
    saved_materials: await read(sql`
      select jsonb_build_object('material', materials.title, 'saved_at', saved_at) as record
      from saved_materials join materials on materials.id = saved_materials.material_id
      where student_id = ${userId} order by saved_at`),
    doubts: await read(sql`
      select to_jsonb(doubts) - 'student_id' || jsonb_build_object('replies', (
        select coalesce(jsonb_agg(to_jsonb(replies) - 'staff_id' - 'doubt_id' order by id), '[]')
        from doubt_replies as replies where doubt_id = doubts.id)) as record from doubts
      where student_id = ${userId} order by id`),
    notes: await read(sql`
      select to_jsonb(notes) - 'student_id' as record from notes where student_id = ${userId} order by created_at`),
  }
}

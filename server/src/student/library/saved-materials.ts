import type { SavedMaterial } from '@pariksha/contract/student/library'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { isVisible, type Reader } from '../../site/study/visible.ts'

export async function listSavedMaterials(db: Database, reader: NonNullable<Reader>): Promise<SavedMaterial[]> {
  const rows = await db
    .selectFrom('saved_materials')
    .innerJoin('materials', 'materials.id', 'saved_materials.material_id')
    .select([
      'materials.id',
      'materials.slug',
      'materials.title',
      'materials.summary',
      sql<SavedMaterial['type']>`materials.kind`.as('type'),
      sql<SavedMaterial['language']>`materials.language`.as('language'),
      'saved_materials.saved_at',
    ])
    .where('saved_materials.student_id', '=', reader.userId)
    .where(isVisible(reader, 'materials'))
    .orderBy('saved_materials.saved_at', 'desc')
    .orderBy('materials.id')
    .execute()
  return rows.map(({ saved_at, ...row }) => ({ ...row, saved_at: saved_at.toISOString() }))
}

export async function saveMaterial(db: Database, reader: NonNullable<Reader>, materialId: number): Promise<void> {
  const { rows } = await sql`
    insert into saved_materials (student_id, material_id)
    select ${reader.userId}, id from materials where id = ${materialId} and ${isVisible(reader, 'materials')}
    on conflict (student_id, material_id) do update set saved_at = saved_materials.saved_at
    returning material_id`.execute(db)
  if (rows.length === 0) throw new AppError('not_found')
}

export async function removeMaterial(db: Database, studentId: number, materialId: number): Promise<void> {
  await db
    .deleteFrom('saved_materials')
    .where('student_id', '=', studentId)
    .where('material_id', '=', materialId)
    .execute()
}

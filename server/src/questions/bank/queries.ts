import type { Question } from '@pariksha/contract/questions/question'
import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import type { QuestionItem, QuestionState, QuestionStatistics } from '@pariksha/contract/questions/question-item'
import type { QuestionFilter } from '@pariksha/contract/questions/question-search'
import { sql } from 'kysely'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { patternOf, wordsOf } from '../../platform/db/search-words.ts'
import type { OwnTexts } from './html/render-question.ts'
import { correctedQuestions, isKeyCorrected } from './list/key-corrected.ts'

const PAGE = 50

const questions = (db: Queryable) =>
  db
    .selectFrom('questions')
    .leftJoin('users', 'users.id', 'questions.author_id')
    .leftJoin('question_statistics as s', 's.question_id', 'questions.id')
    .select([
      'questions.id',
      'questions.version',
      sql<QuestionState>`questions.state`.as('state'),
      sql<QuestionItem['kind']>`questions.kind`.as('kind'),
      'questions.excerpt',
      'questions.topic',
      sql<QuestionItem['level']>`questions.level`.as('level'),
      sql<QuestionItem['languages']>`questions.languages`.as('languages'),
      'questions.tags',
      sql<string | null>`users.email`.as('author'),
      'questions.in_practice',
      isKeyCorrected.as('key_corrected'),
      'questions.changed_at',
      // whole microseconds: a date of JavaScript would skip what changed within the same millisecond
      sql<string>`(extract(epoch from questions.changed_at) * 1000000)::bigint`.as('changed_micros'),
      sql<QuestionStatistics | null>`case when s.question_id is not null then jsonb_build_object('version', s.version,
        'papers', s.papers, 'candidates', s.candidates, 'attempted', s.attempted, 'right', s.correct,
        'discrimination', s.discrimination, 'median_seconds', s.median_seconds, 'flags', s.flags) end`.as('statistics'),
    ])

export type QuestionRow = NonNullable<Awaited<ReturnType<typeof findQuestion>>>

/** A page and one more, last changed first, from `after` on. */
export async function listQuestions(db: Database, wanted: QuestionFilter & { readonly after?: string | undefined }) {
  const { q, state, topic, level, kind, lacks, tag, author, used, used_in, imported, practice, after } = wanted
  const { flagged, right_below, right_above, discrimination_below } = wanted
  let query = questions(db)
  for (const word of wordsOf(q ?? '')) query = query.where('words', 'like', patternOf(word))
  if (state) query = query.where('questions.state', '=', state)
  if (topic) query = query.where('questions.topic', '=', topic)
  if (level) query = query.where('questions.level', '=', level)
  if (kind) query = query.where('questions.kind', '=', kind)
  // a constant, not a parameter: there is an index for each language
  if (lacks) query = query.where(sql<boolean>`not questions.languages @> array[${sql.lit(lacks)}]`)
  if (tag) query = query.where(sql<boolean>`questions.tags @> array[${tag}]`)
  if (author) query = query.where(sql<boolean>`users.email = ${author}`)
  const uses = sql`select from paper_questions where paper_questions.question_id = questions.id`
  if (used) query = query.where(sql<boolean>`exists (${uses}) = ${used === 'used'}`)
  if (used_in) {
    const paper = sql`select tests.paper_id from tests where tests.id = ${used_in}`
    query = query.where(sql<boolean>`exists (${uses} and paper_questions.paper_id = (${paper}))`)
  }
  if (practice) query = query.where('in_practice', '=', practice === 'yes')
  if (flagged) {
    const conspicuous = sql`select question_id from question_statistics where flags <> '{}' union ${correctedQuestions}`
    query = query.where(sql<boolean>`questions.id in (${conspicuous})`)
  }
  if (right_below !== undefined) query = query.where(sql<boolean>`s.right_share < ${right_below / 100}`)
  if (right_above !== undefined) query = query.where(sql<boolean>`s.right_share > ${right_above / 100}`)
  if (discrimination_below !== undefined) query = query.where(sql<boolean>`s.discrimination < ${discrimination_below}`)
  if (imported) {
    const items = sql`select question_id from question_import_items where import_id = ${imported}`
    query = query.where(sql<boolean>`questions.id in (${items})`)
  }
  if (after) {
    const [micros = '', id = ''] = after.split('.')
    query = query.where(
      sql<boolean>`(questions.changed_at, questions.id)
        < (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::bigint)`,
    )
  }
  const rows = await query
    .orderBy('questions.changed_at', 'desc')
    .orderBy('questions.id', 'desc')
    .limit(PAGE + 1)
    .execute()
  const last = rows[PAGE - 1]
  return { rows: rows.slice(0, PAGE), next: rows.length > PAGE && last ? `${last.changed_micros}.${last.id}` : null }
}

export const findQuestion = (db: Queryable, id: number) =>
  questions(db).where('questions.id', '=', id).executeTakeFirst()

export const findQuestions = (db: Queryable, ids: readonly number[]) =>
  questions(db)
    .where('questions.id', 'in', [...ids])
    .execute()

const versions = (db: Queryable, id: number) =>
  db
    .selectFrom('question_versions as v')
    .leftJoin('users', 'users.id', 'v.made_by')
    .select(['v.version', 'v.made_at', sql<string | null>`users.email`.as('made_by'), 'v.note'])
    .where('v.question_id', '=', id)

export const listVersions = (db: Queryable, id: number) => versions(db, id).orderBy('v.version', 'desc').execute()

export const findVersion = (db: Queryable, id: number, version: number) =>
  versions(db, id)
    .select([
      sql<QuestionContent>`v.content`.as('content'),
      sql<OwnTexts | null>`v.rendered`.as('rendered'),
      'v.rendered_by',
    ])
    .where('v.version', '=', version)
    .executeTakeFirst()

export const listEvents = (db: Queryable, id: number) =>
  db
    .selectFrom('question_events as e')
    .leftJoin('users', 'users.id', 'e.who')
    .select([
      'e.at',
      sql<string | null>`users.email`.as('who'),
      sql<QuestionState>`e.from_state`.as('from'),
      sql<QuestionState>`e.to_state`.as('to'),
      'e.remark',
    ])
    .where('e.question_id', '=', id)
    .orderBy('e.id', 'desc')
    .execute()

const MAX_ASKED = 20

/** The papers with results that ask a question, newest first. */
export async function listAsked(db: Queryable, id: number): Promise<Question['asked']> {
  const { rows } = await sql<Question['asked'][number]>`
    select s.paper_id, s.question_number, tests.title, s.source_version::integer as version, s.candidates,
           s.correct as right, s.discrimination, s.flags
    from item_statistics s
    cross join lateral (select title from tests where tests.paper_id = s.paper_id order by id limit 1) as tests
    where s.source = ${`question/${id}`} and s.candidates > 0
    order by s.paper_id desc, s.question_number
    limit ${MAX_ASKED}`.execute(db)
  return rows
}

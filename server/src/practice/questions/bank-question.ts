import type { Language } from '@pariksha/contract/languages'
import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import type { PracticeLevel } from '@pariksha/domain/practice/ability'
import { type RawBuilder, sql } from 'kysely'
import { specOf } from '../../questions/bank/drawing/token.ts'
import type { OwnTexts } from '../../questions/bank/html/render-question.ts'
import type { QuestionDeps } from '../../questions/bank/html/stored-html.ts'
import { MIN_REPEAT_INTERVAL, RECENT_WINDOW } from './repeat-limits.ts'
import type { Candidate } from './shipped/candidates.ts'
import type { QuestionGenerator } from './shipped/question-generator.ts'
import { isWithheldQuestion, withoutWithheld } from './withheld.ts'

type Deps = QuestionDeps & { readonly generator: QuestionGenerator }

/** A question of the institute that a student may be asked. */
export type BankQuestion = {
  readonly id: number
  readonly version: number
  readonly topic: string
  readonly level: PracticeLevel | null
  readonly content: QuestionContent
  readonly rendered: OwnTexts | null
  readonly rendered_by: number | null
  /** It was not asked lately. */
  readonly isFresh: boolean
  /** It has a text in the language that the student reads. */
  readonly isReadable: boolean
  /** Its passage is that of the question before. */
  readonly continuesPassage: boolean
  /** The template or written item that it was made of, and with which seed. */
  readonly drawn: { readonly token: string; readonly place: number } | null
}

type TopicWanted = {
  readonly topic: string
  readonly level: PracticeLevel
  readonly language: Language
  /** Cards that come last, besides those that practice asked lately. */
  readonly lately: readonly string[]
  /** The source that was asked last. */
  readonly last: string | undefined
}

/** How many candidates are tried: whether one is withheld is checked one by one. */
const MAX_TRIED = 10

/** A question keeps its place in the notebook by this, whatever its version. */
const cardOfQuestion = (id: number | RawBuilder<unknown>) => sql<string>`'question/' || ${id}`
const MAY_BE_ASKED = sql<boolean>`(questions.in_practice and questions.state = 'approved')`
const CURRENT_VERSION = sql`questions join question_versions as current
  on current.question_id = questions.id and current.version = questions.version`
const DRAWN = sql`(select jsonb_build_object('token', token, 'place', place) from drawn_questions
  where question_id = questions.id limit 1) as drawn`
const COLUMNS = sql`questions.id, questions.version, questions.topic, questions.level, current.content,
  current.rendered, current.rendered_by, ${DRAWN}`

/**
 * The question of a topic that a student is asked next: one that was not asked lately, in the language that is read, near the
 * level. The questions of a passage come one after the other.
 */
export async function bankQuestionOfTopic(
  deps: Deps,
  studentId: number,
  { topic, level, language, lately, last }: TopicWanted,
): Promise<BankQuestion | undefined> {
  const { rows } = await sql<BankQuestion>`
    with asked as (
      select card, max(asked_at) as at from practice_questions
      where student_id = ${studentId} and card like 'question/%' group by card
    ), passage as (
      select v.content -> 'passage_id' as id from questions as before
      join question_versions as v on v.question_id = before.id and v.version = before.version
      where ${cardOfQuestion(sql`before.id`)} = ${last ?? ''}
    )
    select ${COLUMNS}, ranked.* from ${CURRENT_VERSION}
    left join asked on asked.card = ${cardOfQuestion(sql`questions.id`)}
    cross join lateral (select
      coalesce(asked.at < now() - ${RECENT_WINDOW.sql}, true)
        and ${cardOfQuestion(sql`questions.id`)} <> all(${lately}::text[]) as "isFresh",
      questions.languages @> array[${language}]::text[] as "isReadable",
      current.content -> 'passage_id' <> 'null'
        and exists (select from passage where id = current.content -> 'passage_id') as "continuesPassage",
      abs(coalesce(array_position(array['easy', 'medium', 'hard'], questions.level), 2)
        - array_position(array['easy', 'medium', 'hard'], ${level}::text)) as distance
    ) as ranked
    where questions.topic = ${topic} and ${MAY_BE_ASKED} and not ${isWithheldQuestion(studentId)}
      and coalesce(asked.at < now() - ${MIN_REPEAT_INTERVAL.sql}, true)
    order by "isFresh" desc, case when "isFresh" then null else asked.at end nulls first,
      "isReadable" desc, "continuesPassage" desc, distance, random()
    limit ${MAX_TRIED}`.execute(deps.db)
  return firstNotWithheld(deps, studentId, rows)
}

/** One question again; undefined where it may not be asked any more, or not yet. */
export async function bankQuestion(deps: Deps, studentId: number, id: number): Promise<BankQuestion | undefined> {
  const { rows } = await sql<BankQuestion>`
    select ${COLUMNS}, true as "isFresh", true as "isReadable", false as "continuesPassage" from ${CURRENT_VERSION}
    where questions.id = ${id} and ${MAY_BE_ASKED} and not ${isWithheldQuestion(studentId)}`.execute(deps.db)
  return firstNotWithheld(deps, studentId, rows)
}

/** Which of these questions may be asked now, by their numbers. */
export const bankQuestionsToAsk = (deps: Deps, studentId: number, ids: readonly number[]) =>
  notWithheldOf(deps, studentId, ids, MAY_BE_ASKED)

/** Which of these stand in no paper that the student has still to take, whether or not practice may ask them now. */
export const bankQuestionsNotWithheld = (deps: Deps, studentId: number, ids: readonly number[]) =>
  notWithheldOf(deps, studentId, ids, sql<boolean>`true`)

async function notWithheldOf(
  { db, generator }: Deps,
  studentId: number,
  ids: readonly number[],
  condition: RawBuilder<boolean>,
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<Pick<BankQuestion, 'id' | 'drawn'>>`
    select questions.id, ${DRAWN} from questions
    where questions.id = any(${ids}::bigint[]) and ${condition} and not ${isWithheldQuestion(studentId)}`.execute(db)
  const kept = rows.flatMap(({ drawn }) => (drawn ? { spec: specOf(drawn.token), place: drawn.place } : []))
  const candidates = kept.length === 0 ? [] : await generator.redraw(kept)
  const free = new Set((await withoutWithheld(db, studentId, candidates)).map(nameOf))
  const withheld = new Set(candidates.map(nameOf).filter((name) => !free.has(name)))
  return new Set(
    rows.flatMap(({ id, drawn: of }) =>
      of && withheld.has(nameOf({ spec: specOf(of.token), place: of.place })) ? [] : id,
    ),
  )
}

export const nameOf = ({ spec, place }: Pick<Candidate, 'spec' | 'place'>): string =>
  [spec.source, spec.level, spec.optionCount, spec.seed, place].join('~')

/** The topics of which there is a question that practice may ask. */
export async function topicsInPractice({ db }: Pick<Deps, 'db'>): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ topic: string }>`
    select distinct topic from questions where topic is not null and ${MAY_BE_ASKED}`.execute(db)
  return new Set(rows.map(({ topic }) => topic))
}

/** What staff kept of drawn questions may stand in papers of the product, too. */
async function firstNotWithheld({ db, generator }: Deps, studentId: number, found: readonly BankQuestion[]) {
  for (const one of found) {
    if (!one.drawn) return one
    const candidates = await generator.redraw([{ spec: specOf(one.drawn.token), place: one.drawn.place }])
    const free = await withoutWithheld(db, studentId, candidates)
    if (free.length === candidates.length) return one
  }
  return undefined
}

/** The institute's number of a source such as `question/12`. */
export function questionIdOf(source: string): number | undefined {
  const [, id] = /^question\/(\d+)$/.exec(source) ?? []
  return id === undefined ? undefined : Number(id)
}

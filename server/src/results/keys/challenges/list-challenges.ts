import { FILE_KINDS, type FileKind } from '@pariksha/contract/files/files'
import type { Claim } from '@pariksha/contract/results/challenge-limits'
import type { CHALLENGE_LISTS, Challenge, ChallengedQuestion } from '@pariksha/contract/results/challenges'
import type { ItemStatistics } from '@pariksha/domain/analysis/item-statistics'
import type { FastifyReply } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/http/authenticate.ts'
import { may } from '../../../platform/http/rights.ts'
import { refreshStatistics } from '../statistics/make-statistics.ts'

type Deps = Parameters<typeof refreshStatistics>[0]

const PAGE = 20
/** Challenges listed for one question; the others are only counted. */
const LISTED = 50

const LISTS = {
  open: sql<boolean>`c.status = 'open'`,
  waiting: sql<boolean>`(c.status = 'accepted' and c.told_at is null)`,
  decided: sql<boolean>`c.told_at is not null`,
} as const satisfies Record<(typeof CHALLENGE_LISTS)[number], unknown>

type Asked = { readonly list: keyof typeof LISTS; readonly page: number }
type Row = Omit<ChallengedQuestion, 'shares' | 'candidates'> & { readonly statistics: ItemStatistics | null }

/** By question, those challenged most first, each with the share of the answers. */
export async function listChallenges(deps: Deps, caller: Caller, asked: Asked) {
  const listed = await readPage(deps.db, caller, asked)
  const uncounted = new Set(listed.flatMap(({ statistics, paper_id }) => (statistics ? [] : paper_id)))
  // nobody looked at the key of these since their results came, nor was it night
  for (const paperId of uncounted) await refreshStatistics(deps, paperId)
  const rows = uncounted.size === 0 ? listed : await readPage(deps.db, caller, asked)
  const questions = rows.slice(0, PAGE).map(
    ({ statistics, challenges, ...row }): ChallengedQuestion => ({
      ...row,
      challenges: challenges.map(presentChallenge),
      shares: (statistics?.answers ?? []).map(({ answer, right, count }) => ({ answer, right, count })),
      candidates: statistics?.candidates ?? 0,
    }),
  )
  return { questions, more: rows.length > PAGE }
}

/** A page, and one more where another page follows. */
async function readPage(db: Database, caller: Caller, { list, page }: Asked): Promise<Row[]> {
  const student = may(caller, 'students.read') ? sql`users.full_name` : sql`null`
  const { rows } = await sql<Row>`
    select q.paper_id, q.question_number, q.count,
      (select title from tests where tests.paper_id = q.paper_id order by id limit 1) as test,
      (select statistics from item_statistics i
       where i.paper_id = q.paper_id and i.question_number = q.question_number) as statistics,
      (select json_agg(one order by one.id) from (
        select c.id, ${student} as student, c.claim, c.answers, c.reason, c.raised_at, c.status, c.reply,
               exists (select from challenge_attachments where challenge_id = c.id) as attachment,
               deciders.email as decided_by
        from challenges c join users on users.id = c.student_id left join users deciders on deciders.id = c.decided_by
        where c.paper_id = q.paper_id and c.question_number = q.question_number and ${LISTS[list]}
        order by c.id limit ${LISTED}) as one) as challenges
    from (
      select c.paper_id, c.question_number, count(*)::int as count from challenges c where ${LISTS[list]}
      group by c.paper_id, c.question_number order by count(*) desc, c.paper_id, c.question_number
      limit ${PAGE + 1} offset ${(page - 1) * PAGE}
    ) as q
    order by q.count desc, q.paper_id, q.question_number`.execute(db)
  return rows
}

/** In the order of the contract; the moment as in other answers. */
const presentChallenge = ({ raised_at, claim, ...one }: Challenge): Challenge => ({
  ...one,
  claim: claim as Claim,
  raised_at: new Date(raised_at).toISOString(),
})

/** Never shown in the page: a file of somebody else's, to be saved. */
export async function sendAttachment(db: Database, reply: FastifyReply, id: number): Promise<FastifyReply> {
  const file = await db
    .selectFrom('challenge_attachments')
    .select([sql<FileKind>`media_type`.as('kind'), 'body'])
    .where('challenge_id', '=', id)
    .executeTakeFirst()
  if (!file) throw new AppError('not_found')
  return reply
    .header('content-type', file.kind)
    .header('content-disposition', `attachment; filename="challenge-${id}.${FILE_KINDS[file.kind].extension}"`)
    .send(file.body)
}

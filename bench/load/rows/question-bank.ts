import { randomBytes } from 'node:crypto'
import { openDatabase } from '../../../server/src/platform/db/database.ts'
import { backfillTexts } from '../../../server/src/questions/bank/duplicates/backfill-texts.ts'
import { compareWithBank } from '../../../server/src/questions/bank/duplicates/compare-with-bank.ts'
import { aStaffSession } from '../../../server/src/testing/all-calls/student-records.ts'
import { milliseconds } from '../format.ts'
import { type Installation, type Server, startInstallation } from '../installation.ts'
import type { Measure, Row } from '../rows.ts'

const WITHIN = 100
/** Asked for when typing pauses, and these questions are more alike than any bank's. */
const DUPLICATES_WITHIN = 500
/** Compared while a teacher looks at the questions of an import. */
const PAGE_WITHIN = 3_000
const PAGE = 20
const TIMES = 20

/** Words of questions: some are in many, some in few. */
const FILL = `
  with words as (
    select n,
      'a ' || (array['train', 'boat', 'number', 'triangle', 'ledger', 'river', 'dynasty', 'acid'])[1 + n % 8]
        || ' of ' || n || ' and ' || md5(n::text) || ' ' || md5((n / 50)::text)
        || ' is asked about; which of these values is right? ' || (n * 7) || ' ' || (n * 11) as words
    from generate_series(1, $1::int) n)
  , made as (
    insert into questions (state, version, author_id, kind, topic, level, languages, tags, excerpt, words, digest,
      digest_without_numbers, changed_at, texts_due)
    select (array['draft', 'in_review', 'approved', 'approved', 'approved', 'approved'])[1 + n % 6], 1, null,
      case when n % 20 = 0 then 'numeric' else 'single-choice' end, 'topic-' || n % 60,
      (array['easy', 'medium', 'hard'])[1 + n % 3], case when n % 3 = 0 then array['en'] else array['en', 'te'] end,
      array['tag-' || n % 200], left(words, 160), words, decode(md5(n::text), 'hex'), decode(md5((n / 10)::text), 'hex'),
      now() - n * interval '1 second', true
    from words returning id, words)
  insert into question_versions (question_id, version, content)
  select id, 1, jsonb_build_object('kind', 'single-choice', 'stem', jsonb_build_object('en', words), 'options',
    '[]'::jsonb, 'answer', null, 'explanation', null, 'passage_id', null, 'topic', null, 'level', null, 'source', null,
    'year', null, 'tags', '[]'::jsonb)
  from made`

/** Every second one was asked, and one in fifty of these is conspicuous. */
const FILL_STATISTICS = `
  insert into question_statistics (question_id, version, papers, candidates, attempted, correct, discrimination,
    median_seconds, flags)
  select id, 1, 1, 1000, 900, id % 900, (id % 120 - 20) / 100.0, 45,
    case when id % 100 = 0 then array['key-likely-wrong'] else '{}'::text[] end
  from questions where id % 2 = 0`

const SEARCHES = [
  ['the first page', ''],
  ['a word that one question has', `q=${encodeURIComponent('fcd3')}`],
  ['words that an eighth has', 'q=triangle%20values'],
  ['words that none has', 'q=zebra%20crossing'],
  ['a language that none lacks', 'lacks=en'],
  ['topic, level and state', 'topic=topic-7&level=medium&state=approved'],
  ['a tag', 'tag=tag-42'],
  ['conspicuous ones', 'flagged=yes'],
  ['few right, in one topic', 'right_below=20&topic=topic-8'],
  ['low discrimination', 'discrimination_below=0.1'],
  ['what no statistics are like', 'discrimination_below=-0.9'],
] as const

/** The list of a large question bank: its first page, searches and filters, and what is like a question. */
export const questionBank: Measure = async (_, { questions }) => {
  const installation = await startInstallation()
  await installation.pool.query(FILL, [questions])
  await installation.pool.query(FILL_STATISTICS)
  const db = openDatabase(installation.pool)
  await backfillTexts(db)
  await installation.pool.query('vacuum analyze questions, question_versions, question_texts, question_statistics')
  const as = await aStaffSession(db, true, ['owner'])
  const server = await installation.server()
  const rows: Row[] = []
  const of = `of ${questions.toLocaleString('en')} questions`
  for (const [what, query] of SEARCHES) {
    const took = await median(() => ask(server, as, `questions/?${query}`))
    rows.push(row(`${what} ${of}`, took))
  }
  rows.push(
    row(
      `what is like a question ${of}`,
      await median(() => findDuplicates(installation, server, as)),
      DUPLICATES_WITHIN,
    ),
  )
  rows.push(
    row(
      `what is like a page of ${PAGE} imported questions ${of}`,
      await median(() => comparePage(installation)),
      PAGE_WITHIN,
    ),
  )
  await server.stop()
  await installation.close()
  return rows
}

const row = (what: string, took: number, within = WITHIN): Row => ({
  what,
  target: `≤ ${within} ms`,
  figure: milliseconds(took),
  met: took <= within,
})

async function median(work: () => Promise<void>): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < TIMES; turn++) {
    const began = performance.now()
    await work()
    times.push(performance.now() - began)
  }
  return times.toSorted((one, other) => one - other)[Math.floor(TIMES / 2)] ?? Number.NaN
}

async function ask({ address }: Server, as: string, path: string, body?: object): Promise<void> {
  const reply = await fetch(`${address}/api/v1/staff/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Token ${as}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
  await reply.arrayBuffer()
}

/** Compares questions with others of their own kind, each reworded. */
async function comparePage({ pool }: Installation): Promise<void> {
  const { rows } = await pool.query('select content from question_versions order by question_id limit $1 offset 70', [
    PAGE,
  ])
  const asked = rows.map(({ content }) => ({ ...content, id: null, stem: { en: `Now then: ${content.stem.en}` } }))
  const found = await compareWithBank(openDatabase(pool), asked, 10 * PAGE_WITHIN)
  if (!found.every((one) => one?.length)) throw new Error('a question of the page is like none of the bank')
}

/** Searches for duplicates of a question in the bank, with other numbers. */
async function findDuplicates({ pool }: Installation, server: Server, as: string): Promise<void> {
  const { rows } = await pool.query('select content from question_versions order by question_id limit 1 offset 50')
  const { content } = rows[0]
  const stem = { en: `${content.stem.en} ${randomBytes(4).toString('hex')}` }
  await ask(server, as, 'questions/duplicates/', { content: { ...content, stem } })
}

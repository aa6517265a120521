import { createHash } from 'node:crypto'
import type { PaperDraft } from '@pariksha/contract/papers/paper-draft'
import type { Question } from '@pariksha/contract/questions/question'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aTest } from '../../../testing/papers/papers.ts'
import { aPaperAuthor, NOW } from '../../../testing/question-bank/paper-author.ts'
import { aPattern } from '../../../testing/question-bank/paper-drafts.ts'
import { aQuestion } from '../../../testing/question-bank/questions.ts'
import { useApp } from '../../../testing/use-app.ts'
import type { SlotRow } from '../slots/slots.ts'
import { checkedPaper } from './check.ts'
import { earlierPapers } from './earlier-papers.ts'

const here = useApp()

const RIVER = 'Which river flows past the old stone bridge near the market of the town?'
const NADI = 'పట్టణంలోని సంత సమీపంలో ఉన్న పాత రాతి వంతెన పక్కనుండి ప్రవహించే నది ఏది?'
const options = ['Godavari', 'Krishna', 'Musi', 'Penna'].map((en) => ({ en, te: en }))

test('nearly the same as in an earlier paper, and an earlier version of a question, are reported', async () => {
  const author = await aPaperAuthor(here)
  const asked = [await author.approved({ stem: { en: RIVER, te: 'నది?' }, options }), await author.approved()]
  const first = await author.act(await author.create(), 'questions', { section: 0, before: null, questions: asked })
  await author.act(first, 'publish', NOW)

  const [, reworded = 0] = asked
  const before = (await author.send('GET', `/questions/${reworded}/`)).json<Question>()
  await author.send('PUT', `/questions/${reworded}/`, {
    content: { ...before.content, stem: { en: 'Words of quite another kind stand here today.', te: 'వేరే' } },
    version: 1,
  })
  await author.send('POST', `/questions/${reworded}/review/`, { version: 2, state: 'approved' })
  const nearly = await author.approved({ stem: { en: RIVER.replace('near the', 'beside the'), te: 'నది?' }, options })
  const from = { kind: 'copy', draft: first.id, questions: false }
  const copied = await author.send('POST', '/papers/', {
    title: 'Test 2',
    series: first.series,
    stage: 'prelims',
    from,
  })
  const second = await author.act(copied.json<PaperDraft>(), 'questions', {
    section: 0,
    before: null,
    questions: [nearly, reworded],
  })
  const messages = (await author.checks(second))
    .filter(({ code }) => code === 'asked_before')
    .map(({ message }) => message)
  expect(messages).toEqual([
    `Question 1: nearly the same as a question of ${first.title}.`,
    `Question 2: asked in ${first.title} in another version.`,
  ])
  // papers of another series are not reported
  const other = await author.act(await author.create(), 'questions', { section: 0, before: null, questions: [nearly] })
  expect((await author.checks(other)).filter(({ code }) => code === 'asked_before')).toEqual([])
})

test('alike in one of the languages that both have is enough, in the paper and in earlier ones', async () => {
  const author = await aPaperAuthor(here)
  const asked = [await author.approved({ stem: { en: RIVER, te: NADI }, options }), await author.approved()]
  const first = await author.act(await author.create(), 'questions', { section: 0, before: null, questions: asked })
  await author.act(first, 'publish', NOW)
  const nearly = (en: string) =>
    author.approved({ stem: { en, te: NADI.replace('సమీపంలో', 'పక్కన') }, options: options.toReversed() })
  const questions = [await nearly('Name the water under the bridge.'), await nearly('Where do boats wait for traders?')]
  const from = { kind: 'copy', draft: first.id, questions: false }
  const copied = await author.send('POST', '/papers/', {
    title: 'Test 2',
    series: first.series,
    stage: 'prelims',
    from,
  })
  const second = await author.act(copied.json<PaperDraft>(), 'questions', { section: 0, before: null, questions })
  const checks = await author.checks(second)
  const messagesOf = (wanted: string) => checks.flatMap(({ code, message }) => (code === wanted ? [message] : []))
  expect(messagesOf('asked_before')).toEqual([
    `Question 1: nearly the same as a question of ${first.title}.`,
    `Question 2: nearly the same as a question of ${first.title}.`,
  ])
  expect(messagesOf('near_question')).toEqual(['Question 2: nearly the same as question 1.'])
})

/** 100 papers of 100 questions each; half of their words are in many of them. */
async function aLongSeries(): Promise<string> {
  const { db } = here.database
  const { series } = await aTest(db)
  await sql`
    with made as (
      insert into questions (version, kind, languages, tags, excerpt, words, digest, digest_without_numbers)
      select 1, 'single-choice', '{en}', '{}', 'Long ago', 'which ' || (n % 50) || ' rivers flow past ' || md5(n::text) || ' ' || md5((n * 7)::text), decode(md5(n::text), 'hex'), decode(md5('x' || n), 'hex')
      from generate_series(1, 10000) as n returning id, words, digest, digest_without_numbers),
    versions as (insert into question_versions (question_id, version, content) select id, 1, jsonb_build_object('stem', jsonb_build_object('en', words), 'options', '[]'::jsonb) from made
      returning question_id),
    papers as (
      insert into papers (hash, body, plan) select 'long ' || n, '', '{}' from generate_series(1, 100) as n returning id),
    tests as (
      insert into tests (series_slug, stage, position, title, pattern, type, sub_type, duration_seconds, question_count,
        total_marks, languages, instructions, paper_id)
      select ${series}, 'prelims', 1 + row_number() over (order by id), 'Test ' || id, 'Ours', 'Mock test', 'Full length', 3600,
        100, 100, '{en}', '{}', id from papers returning id),
    numbered as (select *, row_number() over (order by id) - 1 as n from made),
    of_papers as (select id, row_number() over (order by id) - 1 as n from papers)
    insert into paper_questions (paper_id, number, question_id, question_version, digest, digest_without_numbers)
    select of_papers.id, numbered.n % 100 + 1, numbered.id, 1, digest, digest_without_numbers
    from numbered join of_papers on of_papers.n = numbered.n / 100`.execute(db)
  await sql`analyze questions`.execute(db)
  await sql`analyze paper_questions`.execute(db)
  return series
}

test('a paper of 100 questions is compared with 100 papers of 100 in bounded time, and papers for which there was no time are counted', async () => {
  const series = await aLongSeries()
  const slots = Array.from({ length: 100 }, (_, index): SlotRow => {
    const words = createHash('md5').update(`${index}`).digest('hex')
    const content = aQuestion({
      stem: { en: `Which ${index} rivers flow past ${words} and the towns of the south?` },
      options,
    })
    const state = { version: 1, state: 'approved', newest: 1, approved: true, inPractice: false } as const
    const question = { id: 1_000_000 + index, ...state, content }
    return { id: index, section: 0, locked: false, marking: null, question, drawn: null }
  })
  const paper = checkedPaper(aPattern(), slots, new Map())
  const { notCompared, questions } = await earlierPapers(here.database.db, { id: 0, series }, paper)
  expect(questions.size).toBe(10_000)
  // with the paper that the series has already
  expect(notCompared).toBeLessThan(101)
  expect((await earlierPapers(here.database.db, { id: 0, series }, paper, 0)).notCompared).toBe(101)
})

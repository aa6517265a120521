import type { PaperDraft } from '@pariksha/contract/papers/paper-draft'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { storeShippedQuestions } from '../../../operations/seeding/papers/shipped-questions.ts'
import { anImporter } from '../../../testing/question-bank/import-room.ts'
import { aPaperAuthor } from '../../../testing/question-bank/paper-author.ts'
import { aPattern } from '../../../testing/question-bank/paper-drafts.ts'
import { aQuestion } from '../../../testing/question-bank/questions.ts'
import { useApp } from '../../../testing/use-app.ts'

const here = useApp()

/** A written question of a paper that ships, as a teacher would type it in one language, and the first test that asks it. */
async function aShippedQuestion() {
  const { rows } = await sql<{ item: string; place: number; id: number; title: string; series: string; stage: string }>`
    select q.item, q.place, t.id, t.title, t.series_slug as series, t.stage
    from shipped_questions q cross join lateral (
      select tests.* from tests join papers on papers.id = tests.paper_id
      where papers.fingerprints @> array[q.fingerprint] order by tests.id limit 1) t
    where q.language = 'en' and length(q.excerpt) between 60 and 150 and position('$' in q.words) = 0
      and q.words ~ '^[ -~]*$' and q.item not like '%,%' order by q.item, q.place limit 1`.execute(here.database.db)
  const [found] = rows
  if (!found) throw new Error('no paper asks a written question')
  const { BANK } = await import('@pariksha/content/bank')
  const asked = BANK.items.find(({ id }) => id === found.item)?.draft.questions[found.place]
  if (!asked) throw new Error(`${found.item} is not in the bank`)
  const options = [asked.correct, ...asked.distractors.slice(0, 3).map(({ text }) => text)].map(({ en }) => ({ en }))
  return { ...found, stem: asked.stem.en, options }
}

test('what ships is reported of a question that is written, in the language that it has', async () => {
  const { stem, options, title } = await aShippedQuestion()
  const author = await aPaperAuthor(here)
  const shippedFor = async (changes: Parameters<typeof aQuestion>[0]) =>
    (await author.send('POST', '/questions/duplicates/', { content: aQuestion(changes) })).json().shipped
  expect(await shippedFor({ stem: { en: stem }, options: options.toReversed() })).toMatchObject([
    { title, likeness: 'same' },
  ])
  const reworded = await shippedFor({ stem: { en: `Now then: ${stem}` }, options })
  expect(reworded[0]).toMatchObject({ title, likeness: 'near' })
  expect(await shippedFor({ stem: { en: 'zyx wvut srqp onml kjih' }, options: [{ en: 'qq' }, { en: 'zz' }] })).toEqual(
    [],
  )
})

test('it is reported in the import room and before a paper of the series is published, and stops nobody', async () => {
  const { stem, options, title, id, series, stage } = await aShippedQuestion()
  const teacher = await anImporter(here)
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
  const sheet = [
    'Question,Option A,Option B,Option C,Option D,Answer,Text format',
    [stem, ...options.map(({ en }) => en), 'A', 'Markdown'].map(cell).join(','),
  ].join('\n')
  const brought = await teacher.bring('typed.csv', sheet)
  expect((await teacher.duplicates(brought.id)).get(0)).toContainEqual(
    expect.objectContaining({ where: 'shipped', id, title, likeness: 'same' }),
  )

  const author = await aPaperAuthor(here)
  const [same, near] = [
    await author.approved({ stem: { en: stem }, options }),
    await author.approved({ stem: { en: `Now then: ${stem}` }, options }),
  ]
  const pattern = aPattern({ languages: ['en'] })
  const made = await author.send('POST', '/papers/', {
    title: 'Ours',
    series,
    stage,
    from: { kind: 'own', label: 'Ours', pattern },
  })
  const draft = await author.act(made.json<PaperDraft>(), 'questions', {
    section: 0,
    before: null,
    questions: [same, near],
  })
  const repeats = (await author.checks(draft)).filter(({ code }) => code === 'asked_before')
  expect(repeats.map(({ message }) => message)).toEqual([
    `Question 1: asked in ${title}.`,
    `Question 2: nearly the same as a question of ${title}.`,
  ])
  expect(repeats.every(({ severity }) => severity !== 'error')).toBe(true)
})

test('the texts are stored once for each revision of the shipped questions', async () => {
  const { db } = here.database
  const count = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from shipped_questions`.execute(db)).rows[0]?.n
  const before = await count()
  expect(before).toBeGreaterThan(1_500)
  const again = () => db.transaction().execute(storeShippedQuestions)
  expect(await again()).toBe(0)
  await db.updateTable('shipped_questions').set({ bank_revision: 0 }).execute()
  expect(await again()).toBe(before)
  expect(await count()).toBe(before)
})

import type { PaperRule } from '@pariksha/contract/papers/paper-rule'
import { PAPER_SETS } from '@pariksha/contract/papers/printed-papers'
import type { KeyChange } from '@pariksha/domain/marking/key-correction'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { putFile } from '../../../platform/files/store.ts'
import { PNG } from '../../../testing/files/files.ts'
import { pdfPages, placedTexts } from '../../../testing/files/pdf-text.ts'
import { expectColumnsApart, LONG_FORMULA, WIDE_TABLE } from '../../../testing/files/wide-texts.ts'
import { aPaperAuthor, NOW } from '../../../testing/question-bank/paper-author.ts'
import { aPattern } from '../../../testing/question-bank/paper-drafts.ts'
import { aQuestion } from '../../../testing/question-bank/questions.ts'
import { accept } from '../../../testing/staff/correctable-test.ts'
import { useApp } from '../../../testing/use-app.ts'

const here = useApp()

const RULE: PaperRule = {
  topics: ['percentage', 'mirror-images', 'bar-chart', 'matrices', 'syllogism'].map((topic) => ({ topic, share: 1 })),
  levels: { easy: 1, medium: 1, hard: 0 },
  source: 'both',
  kinds: ['single-choice'],
  skip_last: 0,
}

/** What is printed, as one text. */
async function printed(
  author: Awaited<ReturnType<typeof aPaperAuthor>>,
  { id }: { readonly id: number },
  query: string,
) {
  const reply = await author.send('GET', `/papers/${id}/print/?${query}`)
  return pdfPages(reply.rawPayload).join('\n')
}

/** The letters of the printed key, by question. */
const keysIn = (text: string) =>
  Object.fromEntries([...text.matchAll(/^(\d+)\.\n(.+)$/gm)].map(([, n, key]) => [n, key]))

/** The letter of each option of the one question, as it is printed. */
const lettersOf = (text: string) =>
  Object.fromEntries([...text.matchAll(/\(([A-D])\)\n(.+)$/gm)].map(([, letter, option]) => [option, letter]))

test('the key that is printed of a published paper has its corrections, in each order of the options', async () => {
  const author = await aPaperAuthor(here)
  const options = ['Godavari', 'Krishna', 'Manjira', 'Penna'].map((en) => ({ en }))
  const question = await author.approved({ stem: { en: 'Which river is it?' }, options, explanation: null })
  const sections = aPattern().sections.map((one) => ({ ...one, count: 1 }))
  const draft = await author.create(aPattern({ languages: ['en'], sections }))
  const filled = await author.act(draft, 'questions', { section: 0, before: null, questions: [question] })
  expect(keysIn(await printed(author, filled, 'part=key'))).toEqual({ 1: 'A' })

  const published = await author.act(filled, 'publish', NOW)
  const { paper_id } = await here.database.db
    .selectFrom('paper_drafts')
    .select('paper_id')
    .where('id', '=', published.id)
    .executeTakeFirstOrThrow()
  const correct = async (version: number, change: KeyChange) =>
    author.send('POST', `/keys/${paper_id}/corrections/`, {
      question_number: 1,
      version,
      change,
      reason: 'Both flow there.',
    })
  expect((await correct(1, accept('b', 'd'))).statusCode).toBe(201)
  for (const set of PAPER_SETS.slice(0, 2)) {
    const letters = lettersOf(await printed(author, published, `set=${set}`))
    const right = [letters.Krishna, letters.Penna].join(' or ')
    expect([set, keysIn(await printed(author, published, `part=key&set=${set}`))]).toEqual([set, { 1: right }])
  }
  expect((await correct(2, { kind: 'drop', drop: 'marks-to-all' })).statusCode).toBe(201)
  expect(keysIn(await printed(author, published, 'part=key&set=B'))).toEqual({ 1: 'dropped' })
})

test('a question without a key is printed with none', async () => {
  const author = await aPaperAuthor(here)
  const made = await author.send('POST', '/questions/', { content: aQuestion({ answer: null }) })
  const draft = await author.create()
  const questions = [made.json<{ id: number }>().id]
  const added = await author.act(draft, 'questions', { section: 0, before: null, questions })
  expect(keysIn(await printed(author, added, 'part=key'))).toEqual({ 1: '—' })
})

test('a paper is printed with its key, its solutions and its answer sheet, in two languages and four orders', async () => {
  const author = await aPaperAuthor(here)
  const { sha256 } = await putFile(here.database.db, PNG)
  const pictured = await author.approved({
    stem: { en: `Look: ![a point](file:${sha256})`, te: 'చూడండి: $\\frac{1}{2}$' },
  })
  const sections = aPattern().sections.map((one) => ({ ...one, count: 20 }))
  const draft = await author.create(aPattern({ sections }))
  const first = await author.act(draft, 'questions', { section: 0, before: null, questions: [pictured] })
  const filled = await author.act(first, 'fill', { section: 0, rule: RULE, again: false })
  const prints = [
    'part=paper&language=en&second=te&rough=yes',
    'part=paper&set=B&columns=2',
    'part=key&set=B',
    'part=solutions&language=te&columns=2',
    'part=answer_sheet&set=C',
  ]
  for (const query of prints) {
    const reply = await author.send('GET', `/papers/${filled.id}/print/?${query}`)
    expect([query, reply.statusCode, reply.rawPayload.subarray(0, 5).toString()]).toEqual([query, 200, '%PDF-'])
    const pages = pdfPages(reply.rawPayload)
    expect([query, pages[0]]).toEqual([query, expect.stringContaining('Weekly test 1')])
    expect([query, pages.join('\n')]).toEqual([query, expect.not.stringContaining('\\begin{')])
    if (query.includes('rough')) expect(pages.at(-1)).toContain('Space for rough work')
  }
})

const TALL = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="2400"><rect width="300" height="2400" fill="red"/></svg>',
)
/** A paper of one section with these questions. */
async function aPaperOf(author: Awaited<ReturnType<typeof aPaperAuthor>>, stems: readonly string[]) {
  const options = ['Godavari', 'Krishna', 'Manjira', 'Penna'].map((name) => ({ en: `The river ${name}` }))
  const questions: number[] = []
  for (const stem of stems) questions.push(await author.approved({ stem: { en: stem }, options }))
  const sections = aPattern().sections.map((one) => ({ ...one, count: stems.length }))
  const draft = await author.create(aPattern({ languages: ['en'], sections }))
  return author.act(draft, 'questions', { section: 0, before: null, questions })
}

test('nothing leaves its page or its column: tall pictures, wide tables, long formulae', async () => {
  const author = await aPaperAuthor(here)
  const { sha256 } = await putFile(here.database.db, await sharp(TALL).png().toBuffer())
  const paper = await aPaperOf(author, [
    `Look: ![a pole](file:${sha256})`,
    `Compare:\n\n${WIDE_TABLE}`,
    `Find $x$:\n\n${LONG_FORMULA}`,
  ])
  for (const query of ['columns=1', 'columns=2']) {
    const { statusCode, rawPayload } = await author.send('GET', `/papers/${paper.id}/print/?${query}`)
    expect([query, statusCode, statusCode === 200 ? '' : rawPayload.toString()]).toEqual([query, 200, ''])
    const texts = placedTexts(rawPayload).flat()
    const [third, last] = ['Manjira', 'Penna'].map((name) => texts.filter(({ text }) => text === `The river ${name}`))
    expect(last).toHaveLength(3)
    for (const [place, option] of (last ?? []).entries()) expect((third?.[place]?.y ?? 0) - option.y).toBeGreaterThan(8)
    expect([query, texts.filter(({ x }) => x < 0 || x > 575)]).toEqual([query, []])
    expectColumnsApart(texts)
  }
})

test('a formula that cannot be printed is shown as its source, and the others are printed', async () => {
  const author = await aPaperAuthor(here)
  const paper = await aPaperOf(author, [
    'Area in cm$^2$ of $\\frac{1}{2}$, and $ {}^nC_r$?',
    'Where is $10^{-3}$ in $\\sqrt{}$ of H$_2$O at 20$^\\circ$C?',
  ])
  const text = await printed(author, paper, 'language=en')
  expect(text).toContain('\\sqrt{}')
  for (const source of ['\\frac', '^', '_', '{-3}'])
    expect([source, text.replaceAll('\\sqrt{}', '')]).toEqual([source, expect.not.stringContaining(source)])
})

/** One question of each kind: one right option, several, and a number to write. */
async function ofThreeKinds(author: Awaited<ReturnType<typeof aPaperAuthor>>) {
  const options = ['Godavari', 'Krishna', 'Manjira', 'Penna'].map((en) => ({ en, te: en }))
  const questions = [
    await author.approved({ options }),
    await author.approved({
      kind: 'multiple-choice',
      options,
      answer: { kind: 'multiple-choice', correct: 'ac' },
    }),
    await author.approved({ kind: 'numeric', options: [], answer: { kind: 'numeric', low: '-1.25', high: '-1.2' } }),
  ]
  const sections = aPattern().sections.map((one) => ({
    ...one,
    count: 3,
    typed_marking: { right: '2', wrong: '0', blank: '0' },
  }))
  const draft = await author.create(aPattern({ sections }))
  return author.act(draft, 'questions', { section: 0, before: null, questions })
}

test.each(['en', 'te', 'hi'])(
  'a paper in %s has instructions of its own language, with its marks',
  async (language) => {
    const author = await aPaperAuthor(here)
    const text = await printed(author, await ofThreeKinds(author), `language=${language}&rough=yes`)
    expect(text).toContain('−1/3')
    expect({
      en: text.includes('Stop writing'),
      te: /[\u0C00-\u0C7F]/.test(text),
      hi: /[\u0900-\u097F]/.test(text),
    }).toEqual({ en: language === 'en', te: language === 'te', hi: language === 'hi' })
  },
)

test('where several options may be right, or a number is wanted, the question says so and the sheet has a row for it', async () => {
  const author = await aPaperAuthor(here)
  const paper = await ofThreeKinds(author)
  const text = (await printed(author, paper, '')).replaceAll(/\s+/g, ' ')
  expect(text.match(/More than one option may be right\./g)).toHaveLength(1)
  expect(text.match(/Write the number on the answer sheet\. Right 2, wrong 0\./g)).toHaveLength(1)
  const sheet = (await printed(author, paper, 'part=answer_sheet')).replaceAll(/\s+/g, ' ')
  expect(sheet).toContain('squares of all right options')
  // the number has six signs, each with its own circles, below those of the roll number
  expect(sheet.match(/−/g)).toHaveLength(6)
})

test('a paper of one kind names that kind alone', async () => {
  const author = await aPaperAuthor(here)
  const sheet = (await printed(author, await author.whole(), 'part=answer_sheet')).replaceAll(/\s+/g, ' ')
  expect(sheet).toContain('one right option')
  expect(sheet).not.toContain('squares of all')
  expect(sheet).not.toContain('a number')
})

import type { PaperPattern } from '@pariksha/contract/papers/paper-pattern'
import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import type { Page } from 'playwright'
import type { ServerProcess } from '../../server/src/testing/processes/server-process.ts'
import { aQuestion } from '../../server/src/testing/question-bank/questions.ts'
import { aWordPaper } from '../../server/src/testing/question-bank/word-paper.ts'
import { openPage } from '../support/hydrate.ts'

type Server = Pick<ServerProcess, 'address' | 'call'>

const PATTERN: PaperPattern = {
  minutes: 20,
  options: 4,
  languages: ['en'],
  sections: [
    {
      name: 'Aptitude',
      count: 4,
      minutes: null,
      marking: { right: '1', wrong: '-1/3', blank: '0' },
      typed_marking: { right: '1', wrong: '0', blank: '0' },
    },
  ],
}
const NOW = { access: 'free', batches: [], at: null, mode: 'practice', opens_at: null, closes_at: null }

const options = (...texts: readonly string[]) => texts.map((en) => ({ en }))
const QUESTIONS: readonly Partial<QuestionContent>[] = [
  {
    stem: { en: 'What is $\\frac{2}{3} + \\frac{1}{6}$?' },
    options: options('$\\frac{5}{6}$', '$\\frac{1}{2}$', '$\\frac{3}{9}$', '$1$'),
    topic: 'simplification',
  },
  {
    stem: { en: 'Which of these are prime: 7, 9, 11, 21?' },
    kind: 'multiple-choice',
    options: options('7', '9', '11', '21'),
    answer: { kind: 'multiple-choice', correct: 'ac' },
    topic: 'number-system',
  },
  {
    stem: { en: 'The sides of a right triangle are 3 cm and 4 cm. How long is the hypotenuse, in cm?' },
    kind: 'numeric',
    options: [],
    answer: { kind: 'numeric', low: '5', high: '5' },
    topic: 'plane-geometry',
  },
  {
    stem: { en: 'If $x^2 - 5x + 6 = 0$, what is the sum of the roots?' },
    options: options('5', '−5', '6', '1'),
    topic: 'quadratic-equations',
  },
]

/** What each of four students answered. */
const SHEETS = [
  ['b', 'ac', '5', 'a'],
  ['b', 'ac', '5', 'b'],
  ['a', 'a', '4', 'a'],
  ['b', null, null, 'c'],
] as const

/** Questions, an import with faults, a paper half made, and one that was taken and whose key is challenged. */
export async function prepareStaffPages({ address, call }: Server, staff: string, students: readonly string[]) {
  const send = async <Reply>(method: string, path: string, body?: object, as = staff): Promise<Reply> => {
    const reply = await call(method, path, { as, ...(body && { body }) })
    if (reply.status >= 300) throw new Error(`${path} answered ${reply.status} ${JSON.stringify(reply.body)}`)
    return reply.body as Reply
  }
  type Row = { readonly id: number; readonly version: number }
  const questions: number[] = []
  for (const changes of QUESTIONS) {
    const { id } = await send<Row>('POST', '/staff/questions/', {
      content: aQuestion({ explanation: null, ...changes }),
    })
    await send('POST', `/staff/questions/${id}/review/`, { version: 1, state: 'approved' })
    questions.push(id)
  }
  const make = (title: string, from: object) =>
    send<Row>('POST', '/staff/papers/', { title, series: 'icet', stage: 'prelims', from })
  const taken = await make('Weekly test 1', { kind: 'own', label: 'Weekly test', pattern: PATTERN })
  const whole = await send<Row>('POST', `/staff/papers/${taken.id}/questions/`, {
    version: taken.version,
    section: 0,
    before: null,
    questions,
  })
  const { publication } = await send<{ publication: { test_id: number } }>(
    'POST',
    `/staff/papers/${taken.id}/publish/`,
    { version: whole.version, ...NOW },
  )
  for (const [place, student] of students.entries()) {
    const attempt = await send<Row>('POST', '/tests/usertest/', { test_id: publication.test_id }, student)
    for (const [at, choice] of (SHEETS[place] ?? []).entries())
      if (choice !== null)
        await send('PATCH', `/tests/usertest/${attempt.id}/${at + 1}/`, { user_choice: choice }, student)
    await send('POST', `/tests/usertest/${attempt.id}/submit/`, {}, student)
    if (place > 0) continue
    await send(
      'POST',
      `/tests/usertest/${attempt.id}/challenges/`,
      {
        question_number: 1,
        claim: 'another-answer',
        answers: ['b'],
        reason: 'The second option is the same value after cancelling.',
        attachment: null,
      },
      student,
    )
  }
  const { tests } = await send<{ tests: { test_id: number; paper_id: number }[] }>('GET', '/staff/keys/?q=Weekly')
  const keyPaper = tests.find(({ test_id }) => test_id === publication.test_id)?.paper_id ?? 0
  await send('GET', `/staff/keys/${keyPaper}/`) // counts the statistics

  const patterns = await send<{ id: string; series: string; stage: string }[]>('GET', '/staff/paper-patterns/')
  const icet = patterns.find(({ series, stage }) => series === 'icet' && stage === 'prelims')
  const half = await make('ICET model paper', { kind: 'catalogue', id: icet?.id })

  const uploaded = await fetch(`${address}/api/v1/staff/imports/?name=${encodeURIComponent('ICET model paper.docx')}`, {
    method: 'POST',
    headers: { authorization: `Token ${staff}`, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(await aWordPaper()),
  })
  const imported = (await uploaded.json()) as Row
  return { imported: imported.id, question: questions[0] ?? 0, half: half.id, keyPaper }
}

type Prepared = Awaited<ReturnType<typeof prepareStaffPages>>

/** Every staff page, once. */
export async function walkStaffPages(
  page: Page,
  prepared: Prepared,
  shoot: (name: string) => Promise<unknown>,
): Promise<void> {
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click()
  const visit = async (path: string, name: string) => {
    await openPage(page, path)
    await shoot(name)
  }
  await visit('/staff/imports', 'staff-imports')
  await openPage(page, `/staff/imports/${prepared.imported}`)
  await page.getByRole('heading', { name: 'Question 6' }).waitFor()
  await shoot('staff-import')
  await press('Only with faults (3)')
  await page.getByRole('heading', { name: 'Question 1' }).waitFor({ state: 'detached' })
  await page.getByText('The answer was not understood').waitFor()
  await shoot('staff-import-faults')
  await press('Fix question 6')
  await shoot('staff-fixing')

  await visit('/staff/questions?kind=single-choice', 'staff-questions')
  await press('Select all shown')
  await shoot('staff-questions-selected')
  await visit(`/staff/questions/${prepared.question}`, 'staff-question')
  await visit(`/staff/questions/${prepared.question}/edit`, 'staff-editor')
  await visit('/staff/questions/draw', 'staff-draw')

  await visit('/staff/papers', 'staff-papers')
  await visit('/staff/papers/new', 'staff-new-paper')
  await openPage(page, `/staff/papers/${prepared.half}`)
  if (await page.getByText('0 of 200 questions').isVisible()) {
    await shoot('staff-paper-empty')
    await press(/^Fill by rule: /)
    await page.getByRole('dialog').getByLabel('Add a topic').waitFor()
    await shoot('staff-rule')
    await page.getByRole('dialog').getByRole('button', { name: 'Fill 75 free places' }).click()
    await page.getByText('75 of 75 questions').first().waitFor({ timeout: 60_000 })
    await page.getByRole('status').getByRole('button').click() // the message that it is filled
  }
  await shoot('staff-paper')
  await press('Check the paper')
  await page.getByText('kB for a phone to load').waitFor()
  await shoot('staff-checks')
  await press(/^Question 1: /)
  await page.getByText('Correct answer').first().waitFor()
  await shoot('staff-paper-question')
  await page.keyboard.press('Escape')
  await press(/^Add from the bank: /)
  await page.getByRole('button', { name: 'Select all shown' }).waitFor()
  await shoot('staff-bank')
  await page.keyboard.press('Escape')
  await press('Publish…')
  await page.getByText('Errors keep').waitFor()
  await shoot('staff-publish')

  await visit('/staff/keys', 'staff-keys')
  await visit(`/staff/keys/${prepared.keyPaper}`, 'staff-key')
  await visit(`/staff/keys/${prepared.keyPaper}/1`, 'staff-key-question')
  await press('Correct the key')
  await page.getByRole('checkbox', { name: 'B', exact: true }).check()
  await press('Show what changes')
  await page.getByText('results of 4 change').waitFor()
  await shoot('staff-correction')
  await openPage(page, `/staff/keys/${prepared.keyPaper}/3`)
  await press('Correct the key')
  await press('Add a number or range')
  await shoot('staff-correction-ranges')
  await visit('/staff/challenges', 'staff-challenges')
}

import type { FileQuestion } from '../../../contract/src/questions/question-file.ts'
import { readDocx } from '../../../formats/src/docx/read-docx.ts'
import { inlinePicture, makeWord, para, run } from '../../../formats/src/docx/testing.ts'
import { makeXlsx } from '../../../formats/src/sheets/xlsx/make-xlsx.ts'
import { readXlsx } from '../../../formats/src/sheets/xlsx/read-xlsx.ts'
import { openDatabase } from '../../../server/src/platform/db/database.ts'
import { aStaffSession } from '../../../server/src/testing/all-calls/student-records.ts'
import { aFigure } from '../../../server/src/testing/question-bank/word-paper.ts'
import { milliseconds, ratio, seconds } from '../format.ts'
import { upperMedian } from '../median.ts'
import type { Measure } from '../rows.ts'
import { everySaveIsStored, noneFailed } from '../stored.ts'
import { createCohort } from '../students.ts'

const SHEET_WITHIN = 3_000
const PAPER_WITHIN = 5_000
/** With an equation in every second one and a picture in every fifth. */
const PAPER_QUESTIONS = 200
const POLL_MILLIS = 50

/** How long a teacher waits until the first questions of a file are seen, and what saves notice of it. */
export const imports: Measure = async (installation, { rush, paced, every, millis, turns }) => {
  const cohort = await createCohort(installation.pool, paced)
  const as = await aStaffSession(openDatabase(installation.pool), true, ['author'])
  const { address, stop } = await installation.server()
  const sheet = await aSheet(rush)
  const pages = Math.min(rush, PAPER_QUESTIONS)
  const paper = await aPaper(pages)
  await preview(address, as, 'warm.docx', paper) // starts the thread
  const previews = async (name: string, bytes: Uint8Array) => {
    const took: number[] = []
    while (took.length < Math.min(3, turns.count))
      took.push(await preview(address, as, `${took.length} ${name}`, bytes))
    return upperMedian(took)
  }
  const sheetTook = await previews('sheet.xlsx', sheet)
  const paperTook = await previews('paper.docx', paper)
  const [sheetParsed, paperParsed] = [await timeOf(() => readXlsx(sheet)), await timeOf(() => readDocx(paper))]

  const times = Math.max(2, Math.round(millis / every))
  const plan = { address, cohort, scenario: 'deliver', pace: { kind: 'every', millis: every, times } } as const
  const warm = await installation.load({ ...plan, pace: { ...plan.pace, times: 1 } })
  const reports = [warm]
  const save = async () => {
    const report = await installation.load({ ...plan, seq: reports.at(-1)?.seq ?? 0 })
    reports.push(report)
    return report.p99
  }
  const saveBesideImports = async () => {
    let saving = true
    const importing = (async () => {
      for (let count = 0; saving; count++) await preview(address, as, `again ${count}.xlsx`, sheet)
    })()
    const p99 = await save()
    saving = false
    await importing
    return p99
  }
  const [withoutImports, besideImports]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < Math.min(3, turns.count); turn++) {
    withoutImports.push(await save())
    besideImports.push(await saveBesideImports())
  }
  await stop()
  for (const report of reports) noneFailed(report)
  await everySaveIsStored(installation.pool, cohort, ...reports)
  const [alone, beside] = [upperMedian(withoutImports), upperMedian(besideImports)]
  return [
    {
      what: `a spreadsheet of ${rush.toLocaleString('en')} questions, from upload to preview`,
      target: `≤ ${SHEET_WITHIN / 1000} s`,
      figure: seconds(sheetTook),
      met: sheetTook <= SHEET_WITHIN,
      more: `the parser ${seconds(sheetParsed)} of it`,
    },
    {
      what: `a Word paper of ${pages} questions with equations and pictures, from upload to preview`,
      target: `≤ ${PAPER_WITHIN / 1000} s`,
      figure: seconds(paperTook),
      met: paperTook <= PAPER_WITHIN,
      more: `the parser ${seconds(paperParsed)} of it`,
    },
    {
      what: `p99 of a save of ${paced} students, while spreadsheets are imported one after the other`,
      target: '≤ 2',
      figure: ratio(beside / alone),
      met: beside <= 2 * alone,
      more: `${milliseconds(beside)} against ${milliseconds(alone)} without, each the middle of ${besideImports.length} turns`,
    },
  ]
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** From the first byte sent until the first page of questions is there. */
const preview = (address: string, as: string, name: string, bytes: Uint8Array): Promise<number> =>
  timeOf(async () => {
    const send = async (method: string, path: string, body?: Uint8Array) => {
      const reply = await fetch(`${address}/api/v1/staff/imports/${path}`, {
        method,
        headers: { authorization: `Token ${as}`, ...(body && { 'content-type': 'application/octet-stream' }) },
        ...(body && { body: Buffer.from(body) }),
      })
      if (!reply.ok) throw new Error(`an import answered ${await reply.text()}`)
      return reply.json()
    }
    const { id } = await send('POST', `?name=${encodeURIComponent(name)}`, bytes)
    for (;;) {
      const { state, failure } = await send('GET', `${id}/`)
      if (state === 'failed') throw new Error(`an import failed: ${failure}`)
      if (state === 'ready') break
      await new Promise((done) => setTimeout(done, POLL_MILLIS))
    }
    const { questions } = await send('GET', `${id}/questions/`)
    if (questions.length === 0) throw new Error('an import has no questions')
  })

async function aSheet(count: number): Promise<Uint8Array> {
  const questions = Array.from(
    { length: count },
    (_, n): FileQuestion => ({
      number: String(n + 1),
      kind: 'single-choice',
      stem: { en: `What is the sum of ${n} and ${n * 7}?`, te: `${n} మరియు ${n * 7} ల మొత్తం ఎంత?` },
      options: [0, 1, 2, 3].map((more) => ({ en: String(n * 8 + more), te: String(n * 8 + more) })),
      answer: { kind: 'single-choice', correct: 'a' },
      explanation: { en: `It is $${n} + ${n * 7}$.` },
      passage: null,
      section: null,
      topic: 'simplification',
      level: 'easy',
      source: null,
      year: 2024,
      tags: [],
    }),
  )
  const { bytes } = await makeXlsx({ passages: [], pictures: [], questions })
  if (!bytes) throw new Error('the spreadsheet was not made')
  return bytes
}

const EQUATION =
  '<m:oMath><m:f><m:num><m:r><m:t>a+1</m:t></m:r></m:num><m:den><m:r><m:t>b</m:t></m:r></m:den></m:f></m:oMath>'

async function aPaper(count: number): Promise<Uint8Array> {
  const media: Record<string, { name: string; bytes: Uint8Array }> = {}
  for (let n = 0; n < 40; n++) media[`p${n}`] = { name: `image${n}.png`, bytes: new Uint8Array(await aFigure(n)) }
  const body = Array.from({ length: count }, (_, n) =>
    [
      para(
        run(`${n + 1}. Question of number ${n} about `) +
          (n % 2 === 0 ? EQUATION : '') +
          (n % 5 === 0 ? inlinePicture(`p${n / 5}`, 'A figure') : ''),
      ),
      ...['one', 'two', 'three', 'four'].map((word, place) => para(`(${'abcd'[place]}) ${word} ${n}`)),
      para('Ans: b'),
      para('Sol. Because it is so.'),
    ].join(''),
  )
  return makeWord({ body: body.join(''), media })
}

import type { ExamItem } from '@pariksha/contract/exams/exams'
import { comingDay, dayInIndia, daysUntil, MONTHS } from '@pariksha/domain/timing/countdown'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useOwnSite } from '../support/site.ts'

const site = useOwnSite()

const MONTH = MONTHS.join('|')
/** "May" is a word, too: it is a month before a number or after one of these. */
const NAMED = new RegExp(
  `\\b(${MONTH.replace('May|', '')})\\b|\\bMay(?= \\d)|(?<=\\b(?:in|to|from|and|or|,) )May\\b`,
  'g',
)
const DATED = new RegExp(`\\b(${MONTH}) (\\d+)(?:st|nd|rd|th)(?:, (\\d{4}))?`, 'g')
const COUNTED = /(\d+) ?Days? Left/g

/** The visible text, the descriptions and the structured data; not the dates of notices. */
function textOf(html: string): string {
  const body = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const structured = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
    ([, json]) => json,
  )
  const described = [...html.matchAll(/<(?:meta name="description" content="([^"]*)"|title>([^<]*)<)/g)].map(
    (one) => one[0],
  )
  return [
    body.replace(/<(script|template|time)\b.*?<\/\1>/gs, ' ').replace(/<[^>]+>/g, ' '),
    ...structured,
    ...described,
  ]
    .join(' ')
    .replace(/&[#\w]+;/g, ' ')
    .replace(/\s+/g, ' ')
}

async function page(path: string): Promise<string> {
  const reply = await fetch(site.url + path)
  expect([path, reply.status]).toEqual([path, 200])
  return textOf(await reply.text())
}

const FAMILIES = { cat: '/cathome', mat: '/mathome', nimcet: '/nimcethome', afcat: '/afcathome' } as const
/** The other stages and sessions of the year: months that an exam's pages name besides its own date. */
const usualOf = async (slug: string): Promise<string> => {
  const { usual } = (await (await fetch(`${site.url}/api/v1/exams/${slug}/`)).json()) as { usual: string | null }
  return usual ?? ''
}

async function faultsOf(exam: ExamItem): Promise<string[]> {
  const { slug, date } = exam
  const family = slug in FAMILIES ? FAMILIES[slug as keyof typeof FAMILIES] : undefined
  // the tests of ICET need a session: the server-rendered page does not have them
  const paths = new Set([...(exam.page === '/icet' ? [] : [exam.page]), `/exams/${slug}`, ...(family ? [family] : [])])
  const faults: string[] = []
  if (!date) return faults
  const today = dayInIndia(Date.now())
  const coming = comingDay(date, today)
  const left = daysUntil(coming, today)
  const usual = await usualOf(slug)
  const months = new Set([MONTHS[date.month - 1], ...(usual.match(NAMED) ?? []), ...(date.held?.match(NAMED) ?? [])])
  if (slug === 'afcat' && usual !== '') months.add('August')
  for (const path of paths) {
    // pages of several exams carry others' dates in their links
    const text = await page(path)
    const days = [...text.matchAll(COUNTED)].map(([, count]) => Number(count))
    if (left > 0 && !days.includes(left)) faults.push(`${path}: ${left} days are not there (${days})`)
    if (days.some((count) => count !== left)) faults.push(`${path}: ${days} days, not ${left}`)
    for (const [said, , , year] of text.matchAll(DATED)) {
      const own = said.startsWith(date.label) && (year === undefined || Number(year) === coming.year)
      if (!own && !date.held?.startsWith(said)) faults.push(`${path}: ${said}, not ${date.label}`)
    }
    for (const [month] of text.matchAll(NAMED)) {
      if (!months.has(month)) faults.push(`${path}: ${month} beside ${date.label}`)
    }
    const tentative =
      text.includes(`${date.label} (tentative)`) || text.includes(`${date.label}, ${coming.year} (tentative)`)
    if (date.tentative !== tentative) faults.push(`${path}: tentative is ${tentative}`)
    if (date.stage !== null && !text.includes(`${date.stage}: ${date.label}`)) faults.push(`${path}: no ${date.stage}`)
  }
  return faults
}

async function allFaults(): Promise<string[]> {
  const exams = (await (await fetch(`${site.url}/api/v1/exams/`)).json()) as ExamItem[]
  const faults: string[] = []
  for (const exam of exams) faults.push(...(await faultsOf(exam)))
  // the list of all exams says of each what its own page says
  const list = await page('/exams')
  const today = dayInIndia(Date.now())
  for (const { name, date } of exams) {
    if (!date) continue
    const coming = comingDay(date, today)
    const days = daysUntil(coming, today)
    const stage = date.stage === null ? '' : `${date.stage}: `
    const line = `${days === 0 ? 'Exam Today!' : `${days} ${days === 1 ? 'Day' : 'Days'} Left`} ${stage}${date.label}, ${coming.year}`
    if (!list.includes(line)) faults.push(`/exams: ${name} without "${line}"`)
  }
  return faults
}

test('days, months and dates of an exam are the same on all of its pages, with the first dates', async () => {
  expect(await allFaults()).toEqual([])
})

test('and with dates that staff set: in another month, past, final', async () => {
  const { db } = site.database
  const india = sql`(now() at time zone 'Asia/Kolkata')::date`
  await db
    .insertInto('exam_dates')
    .values([
      { exam_slug: 'ibps_so', on_date: sql<string>`${india} + 1`, stage: 'Main', tentative: false },
      { exam_slug: 'mat', on_date: '2099-03-07', stage: null, tentative: true },
      { exam_slug: 'afcat', on_date: '2099-01-31', stage: 'AFCAT 1', tentative: false },
      { exam_slug: 'ssc_gd', on_date: sql<string>`${india} - 1`, stage: null, tentative: false },
      { exam_slug: 'icet', on_date: sql<string>`${india}`, stage: null, tentative: false },
      { exam_slug: 'nimcet', on_date: '2099-07-05', stage: null, tentative: false },
    ])
    .execute()
  await db.updateTable('site_version').set({ version: sql`version + 1` }).execute()
  expect(await allFaults()).toEqual([])
  expect(await page('/sscgdtest')).toMatch(/Last held on \w+ \d+\w\w, 20\d\d/)
})

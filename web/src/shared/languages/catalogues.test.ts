import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogue as hindi } from './hi.ts'
import { catalogue as telugu } from './te.ts'

type Texts = { readonly [key: string]: unknown }

/** Stands for whatever a text is made of: a number, a list of them, a letter. */
const SAMPLE = Object.assign([2, 3], { toUpperCase: () => 'B' })

/** Every text with its place. */
function textsOf(value: unknown, place: string): readonly (readonly [place: string, text: string])[] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value === 'function') return [[place, String(value(...Array(value.length).fill(SAMPLE)))]]
  return Object.entries(value as Texts).flatMap(([key, inner]) => textsOf(inner, `${place}.${key}`))
}

/** What is written in Latin letters whatever one speaks. */
const LATIN = /^(SSC( CGL)?|ICET|RRB NTPC|AFCAT|NIMCET|MAT|CAT|PDF|pariksha-my-data\.json)$/
const KEYS = /\.keys\.\d\.0$/

test.each([
  ['Telugu', telugu, /\p{Script=Telugu}/u, /\p{Script=Devanagari}/u],
  ['Hindi', hindi, /\p{Script=Devanagari}/u, /\p{Script=Telugu}/u],
])('every text in %s is in its own letters', (_name, catalogue, own, other) => {
  const { translateProblem: _, ...areas } = catalogue
  const texts = textsOf(areas, 'texts').filter(
    ([place, text]) => /\p{L}/u.test(text) && !LATIN.test(text) && !KEYS.test(place),
  )
  expect(texts.length).toBeGreaterThan(400)
  expect(texts.filter(([, text]) => !own.test(text) || other.test(text))).toEqual([])
})

test.each([
  ['Telugu', telugu],
  ['Hindi', hindi],
])('the name of a button has the words that stand on it, in %s', (_name, { library, notes, packages, study }) => {
  const names = [
    [library.orders.cancel, library.orders.cancelName(7)],
    [library.questions.remove, library.questions.removeName('A', 7)],
    [library.questions.remove, library.materials.removeName('A')],
    [notes.own.delete, notes.own.deleteName('A')],
    [packages.card.buy, packages.card.buyName('A')],
    [study.download, study.downloadMaterial('A')],
  ] as const
  expect(names.filter(([words, name]) => !name.includes(words))).toEqual([])
})

/** What counts something that may be one, with everything else the same. */
const COUNTED: Readonly<Record<string, Readonly<Record<string, (count: number) => string>>>> = {
  Telugu: {
    score: (count) => telugu.practice.topic.score(count, 10),
    today: (count) => telugu.today.card(count, 10),
    result: (count) => telugu.today.result(count, 10),
    refused: (count) => telugu.today.refused(count),
    topicScore: (count) => telugu.progress.topicScore(count, 10),
    seen: (count) => telugu.analysis.strength.seen(count, 10),
    returns: (count) => telugu.analysis.timing.returns(count, ''),
    without: (count) => telugu.analysis.choices.without(count, '', ''),
    cost: (count) => telugu.analysis.choices.cost(count, ''),
    resendIn: (count) => telugu.account.resendIn(count),
    article: (count) => telugu.blog.minutes(count),
    material: (count) => telugu.study.minutes(count),
    began: (count) => telugu.mocks.began('', count),
    taken: (count) => telugu.series.progress.taken(0, count),
  },
  Hindi: {
    openAll: (count) => hindi.analysis.tomorrow.steps['open-all'](count),
    easyFirst: (count) => hindi.analysis.tomorrow.steps['easy-first'](count),
    keepAnswers: (count) => hindi.analysis.tomorrow.steps['keep-answers'](count),
    slowDown: (count) => hindi.analysis.tomorrow.steps['slow-down'](count, ''),
    moveOn: (count) => hindi.analysis.tomorrow.steps['move-on'](count, ''),
    pace: (count) => hindi.analysis.tomorrow.steps.pace(count, ''),
    today: (count) => hindi.today.card(count, 10),
    refused: (count) => hindi.today.refused(count),
    taken: (count) => hindi.series.progress.taken(count, 10),
    places: (count) => hindi.mocks.places(count),
    began: (count) => hindi.mocks.began('', count),
    minutesLeft: (count) => hindi.examRoom.header.minutesLeft(count),
    offline: (count) => hindi.examRoom.syncStatus.offline(count),
    signedOut: (count) => hindi.examRoom.syncStatus.signedOut(count),
    unsentLogout: (count) => hindi.examRoom.messages.unsentLogout(count),
    earlierTests: (count) => hindi.analysis.strength.earlierTests(count),
    without: (count) => hindi.analysis.choices.without(count, '', ''),
    cost: (count) => hindi.analysis.choices.cost(count, ''),
  },
}

test.each(Object.entries(COUNTED))('one of something is not said as several are, in %s', (_name, counted) => {
  const same = Object.entries(counted).filter(([, text]) => text(1).replaceAll('1', '2') === text(2))
  expect(same.map(([key]) => key)).toEqual([])
})

test.each([
  ['Telugu', telugu, /^(అది|ఇది) (కుదరలేదు|జరగలేదు)/u],
  ['Hindi', hindi, /^यह नहीं हो सका/u],
])(
  'what a student keeps is named where its change fails, in %s',
  (_name, { library, ask, notes, mocks, today }, unnamed) => {
    const texts = textsOf({ library, ask, notes, mocks, today }, 'texts')
    expect(texts.filter(([, text]) => unnamed.test(text))).toEqual([])
  },
)

test('every area asks for its texts by a key of the catalogues', () => {
  const files = globSync('../../**/*texts.ts', { cwd: import.meta.dirname }).map(
    (file) => `${import.meta.dirname}/${file}`,
  )
  const asked = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/useTextsOf\('(\w+)'/g)].map(([, key]) => key),
  )
  const areas = Object.keys(telugu).filter((key) => !['testWords', 'months', 'translateProblem'].includes(key))
  expect(asked.sort()).toEqual(areas.sort())
})

test('texts say {exams} where they name what the institute teaches', () => {
  const files = globSync('../../**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(400)
  const naming = files.filter((file) =>
    /\b(ICET|SSC|AFCAT|NIMCET|MAT|CAT), (ICET|SSC|AFCAT|NIMCET|MAT|CAT)\b/.test(
      readFileSync(`${import.meta.dirname}/${file}`, 'utf8'),
    ),
  )
  expect(naming).toEqual([])
})

import { expect, test } from 'vitest'
import { readMoodleXml } from './read-moodle-xml.ts'

const question = (stem: string, options: readonly string[], format = 'html') =>
  readMoodleXml(
    Buffer.from(
      `<quiz><question type="multichoice"><name><text>Q1</text></name><questiontext format="${format}"><text><![CDATA[${stem}]]></text></questiontext><single>true</single>${options
        .map((text, place) => `<answer fraction="${place === 0 ? 100 : 0}"><text><![CDATA[${text}]]></text></answer>`)
        .join('')}</question></quiz>`,
    ),
  )

test.for<[string, string, object]>([
  ['two languages', '{mlang en}Hello{mlang}{mlang hi}नमस्ते{mlang}', { en: 'Hello', hi: 'नमस्ते' }],
  [
    'three languages',
    '{mlang en}One{mlang} {mlang te}ఒకటి{mlang} {mlang hi}एक{mlang}',
    { en: 'One', te: 'ఒకటి', hi: 'एक' },
  ],
  ['tags with a country', '{mlang en_us}Hello{mlang}{mlang TE}హలో{mlang}', { en: 'Hello', te: 'హలో' }],
  ['what is outside is in all', 'x {mlang en}and{mlang}{mlang hi}और{mlang} y', { en: 'x and y', hi: 'x और y' }],
  ['one block for two languages', '{mlang en,hi}H2O{mlang}{mlang te}నీరు{mlang}', { en: 'H2O', hi: 'H2O', te: 'నీరు' }],
  ['`other` in a language of its own', '{mlang hi}नमस्ते{mlang}{mlang other}Hello{mlang}', { hi: 'नमस्ते', en: 'Hello' }],
  ['`other` alone', '{mlang other}Hello{mlang}', { en: 'Hello' }],
  ['paragraphs', '<p>{mlang en}One</p><p>Two{mlang}</p>{mlang hi}<p>एक</p>{mlang}', { en: 'One\n\nTwo', hi: 'एक' }],
  ['a block that the next one closes', '{mlang en}Hello{mlang hi}नमस्ते{mlang}', { en: 'Hello', hi: 'नमस्ते' }],
])('%s', ([, stem, texts]) => {
  const { set, problems } = question(stem, ['1', '2'])
  expect(set?.questions[0]?.stem).toEqual(texts)
  expect(problems).toEqual([])
})

test('options are in the languages of the question', () => {
  const { set } = question('{mlang en}Which?{mlang}{mlang te}ఏది?{mlang}', [
    '{mlang en}Sun{mlang}{mlang te}సూర్యుడు{mlang}',
    '12',
  ])
  expect(set?.questions[0]?.options).toEqual([
    { en: 'Sun', te: 'సూర్యుడు' },
    { en: '12', te: '12' },
  ])
})

test.for(['plain_text', 'markdown', 'moodle_auto_format'])('in texts of the format %s', (format) => {
  const { set } = question('{mlang en}Hello{mlang}{mlang hi}नमस्ते{mlang}', ['1', '2'], format)
  expect(set?.questions[0]?.stem).toEqual({ en: 'Hello', hi: 'नमस्ते' })
})

test.for([
  ['another language', '{mlang en}Hello{mlang}{mlang fr}Bonjour{mlang}', 'language-left-out', 'fr'],
  [
    'a further text in a language that is there',
    '{mlang en}Hello{mlang}{mlang other}Hi{mlang}',
    'language-left-out',
    'other',
  ],
  ['a mark that is not closed', 'Hello {mlang en}there', 'language-markup', 'not closed'],
] as const)('%s is reported', ([, stem, code, words]) => {
  const { problems } = question(stem, ['1', '2'])
  expect(problems).toMatchObject([{ code, what: expect.stringContaining(words) }])
})

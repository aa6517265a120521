import { makeWord, para } from '@pariksha/formats/docx/testing'
import { makeArchive } from '@pariksha/formats/package/make-archive'
import { expect, test } from 'vitest'
import { anImporter } from '../../testing/question-bank/import-room.ts'
import { problem, useApp } from '../../testing/use-app.ts'

const here = useApp()

const QUESTION = '1. One?\n(a) x\n(b) y\nAns: a'.split('\n').map((line) => para(line))
const WORD = makeWord({ body: QUESTION.join('') })
const NESTED = `${'<a>'.repeat(10_000)}${'</a>'.repeat(10_000)}`
const ENTITIES = `<?xml version="1.0"?><!DOCTYPE quiz [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><quiz><question type="multichoice"><name><text>&b;</text></name></question></quiz>`
const OUTSIDE = `<?xml version="1.0"?><!DOCTYPE quiz SYSTEM "file:///etc/passwd"><quiz>&x;</quiz>`

test.each<[string, string, Uint8Array | string]>([
  ['a bomb in a Word file', 'bomb.docx', makeWord({ body: para('x'.repeat(40_000_000)) })],
  ['a bomb of spreadsheets', 'bomb.xlsx', makeArchive({ 'xl/workbook.xml': ' '.repeat(60_000_000) })],
  [
    '11,000 files in an archive',
    'many.zip',
    makeArchive(Object.fromEntries(Array.from({ length: 11_000 }, (_, n) => [`f${n}`, '']))),
  ],
  ['archives in an archive', 'nested.zip', makeArchive({ 'a.zip': makeArchive({ 'b.zip': makeArchive({ c: 'c' }) }) })],
  ['entities', 'entities.xml', ENTITIES],
  ['something outside', 'outside.xml', OUTSIDE],
  ['10,000 nested tags', 'nested.xml', `<quiz>${NESTED}</quiz>`],
  ['10,000 nested tags in a Word file', 'nested.docx', makeWord({ body: NESTED })],
  ['a truncated archive', 'half.docx', WORD.subarray(0, WORD.length / 2)],
  ['a path that climbs', 'climbs.zip', makeArchive({ '../../etc/cron.d/x': 'x', 'imsmanifest.xml': '<manifest/>' })],
  ['UTF-16 under a wrong name', 'lies.csv', Buffer.from([0xff, 0xfe, 0x41])],
  [
    'Windows-1252 that says UTF-8',
    'lies.xml',
    Buffer.from('<?xml version="1.0" encoding="UTF-8"?><quiz>\xe9\xff</quiz>', 'latin1'),
  ],
  ['an old Word file', 'old.doc', Buffer.from([0xd0, 0xcf, 0x11, 0xe0])],
  ['an OpenDocument text', 'paper.odt', makeArchive({ mimetype: 'application/vnd.oasis.opendocument.text' })],
  ['a program', 'program.exe', 'MZ'],
  ['a PDF', 'paper.pdf', '%PDF-1.4'],
  ['nothing of questions', 'empty.docx', makeWord({ body: para('Dear all') })],
  ['a name that climbs', '../../../etc/passwd', 'root:x:0:0'],
  ['numbers without end', 'deep.json', '['.repeat(200_000)],
])('%s ends in one clear sentence, and the server answers', async (_what, name, bytes) => {
  const teacher = await anImporter(here)
  const found = await teacher.bring(name, bytes)
  expect(found).toMatchObject({ state: 'failed', questions: 0 })
  expect(found.failure).toMatch(/^[A-Z“].{10,400}[.)]$/s)
  expect((await teacher.send('GET', '/imports/')).statusCode).toBe(200)
})

test('macros are reported and not read', async () => {
  const teacher = await anImporter(here)
  const bytes = makeWord({ body: QUESTION.join(''), files: { 'word/vbaProject.bin': 'Sub AutoOpen()' } })
  const { problems, ...found } = await teacher.bring('macros.docm', bytes)
  expect(found).toMatchObject({ state: 'ready', questions: 1 })
  expect(problems.map(({ code }) => code)).toContain('macros')
})

test('a file above the limit is refused before it is kept', async () => {
  const teacher = await anImporter(here)
  const reply = await teacher.upload('/imports/?name=large.docx', Buffer.alloc(42 * 1024 * 1024))
  expect(problem(reply)).toEqual([413, 'too_large'])
  expect(problem(await teacher.upload('/imports/?name=empty.docx', Buffer.alloc(0)))).toEqual([400, 'bad_input'])
})

test('markup and script in every field stay text, and a drawing with a script is left out', async () => {
  const teacher = await anImporter(here)
  const evil = '<img src=x onerror=alert(1)><script>alert(1)</script>'
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const set = {
    format: 'pariksha-questions',
    version: 1,
    passages: [{ id: 'p', text: { en: evil } }],
    pictures: [{ id: 's', type: 'image/svg+xml', data: Buffer.from(svg).toString('base64') }],
    questions: [
      {
        number: evil.slice(0, 20),
        kind: 'single-choice',
        stem: { en: `${evil} ![a](picture:s)` },
        options: [{ en: evil }, { en: `2 ${evil}` }],
        answer: { kind: 'single-choice', correct: 'a' },
        explanation: { en: `${evil} [x](javascript:alert(1))` },
        passage: 'p',
        section: evil,
        topic: null,
        level: null,
        source: evil,
        year: null,
        tags: [evil],
      },
    ],
  }
  const { id } = await teacher.bring('evil.json', JSON.stringify(set))
  const [question] = (await teacher.questions(id)).questions
  const shown = JSON.stringify(question?.rendered)
  expect(shown).not.toMatch(/<(script|img|svg)|href=/)
  expect(question?.problems.map(({ code }) => code)).toEqual(['picture-refused'])
})

import { MAX_QUESTIONS } from '@pariksha/contract/questions/question-file'
import { expect, test } from 'vitest'
import { MAX_PICTURE_SIZE, pictureStore, typeOf } from './picture-store.ts'
import { type ReadQuestion, setBuilder } from './set-builder.ts'
import { inAnyLanguage, joined } from './text-by-language.ts'

const draft: ReadQuestion = {
  at: { line: 1 },
  kind: 'single-choice',
  stem: inAnyLanguage('Which?'),
  options: [inAnyLanguage('a'), inAnyLanguage('b')],
  right: [0],
  explanation: null,
}

test.for([
  ['a text that is too long', { stem: inAnyLanguage('x'.repeat(20_001)) }, 'question-refused', 0],
  ['one option', { options: [inAnyLanguage('a')] }, 'option-count', 0],
  ['seven options', { options: Array.from({ length: 7 }, () => inAnyLanguage('a')) }, 'option-count', 0],
  ['no text', { stem: inAnyLanguage(' ') }, 'no-stem', 0],
  ['an empty option', { options: [inAnyLanguage('a'), inAnyLanguage('')] }, 'empty-option', 1],
  ['an answer that is no option', { right: [4] }, 'several-answers', 1],
  ['a topic that is too long', { topic: 'x'.repeat(101) }, 'label-left-out', 1],
  ['too many tags', { tags: Array.from({ length: 21 }, (_, place) => `${place}`) }, 'label-left-out', 1],
  [
    'a number that is too long',
    { kind: 'numeric', options: [], right: { low: '1e9', high: '2' } },
    'question-refused',
    0,
  ],
] satisfies [string, Partial<ReadQuestion>, string, number][])('%s is a problem', ([, change, code, kept]) => {
  const builder = setBuilder()
  builder.addQuestion({ ...draft, ...change })
  const { set, problems } = builder.finish()
  expect(set?.questions).toHaveLength(kept)
  expect(problems.map((problem) => problem.code)).toEqual([code])
})

test('a file holds so many questions, and so many problems are listed', () => {
  const builder = setBuilder()
  for (let number = 0; number < MAX_QUESTIONS + 1_100; number++) builder.addQuestion(draft)
  const { set, problems } = builder.finish()
  expect(set?.questions).toHaveLength(MAX_QUESTIONS)
  expect(problems).toHaveLength(1_001)
  expect(problems.at(-1)).toMatchObject({
    code: 'many-problems',
    what: 'The file has 100 more problems, which are not listed.',
  })
})

test('passages have ids of their own', () => {
  const builder = setBuilder()
  const ids = ['a', 'a', undefined, '', 'b'.repeat(60)].map((id) =>
    builder.addPassage(inAnyLanguage('Read.'), draft.at, id),
  )
  expect(new Set(ids).size).toBe(5)
  expect(ids[4]).toHaveLength(40)
  expect(builder.addPassage(inAnyLanguage('x'.repeat(20_001)), draft.at)).toBeNull()
})

test.for([
  ['of the stem', inAnyLanguage('ఏది?'), [inAnyLanguage('ISRO')], { te: 'ఏది?' }, { te: 'ISRO' }],
  [
    'of the options, if the stem has no letters',
    inAnyLanguage('2 + 2'),
    [inAnyLanguage('चार')],
    { hi: '2 + 2' },
    { hi: 'चार' },
  ],
  ['that the file names', { en: 'a', te: 'అ' }, [inAnyLanguage('12')], { en: 'a', te: 'అ' }, { en: '12', te: '12' }],
] as const)('texts stand in the language %s', ([, stem, [option], stemTexts, optionTexts]) => {
  const builder = setBuilder()
  builder.addQuestion({ ...draft, stem, options: [option, option] })
  expect(builder.finish().set?.questions[0]).toMatchObject({ stem: stemTexts, options: [optionTexts, optionTexts] })
})

test('texts are joined language by language', () => {
  expect(joined([{ en: 'a', te: 'అ' }, inAnyLanguage('1')], ' ')).toEqual({ en: 'a 1', te: 'అ 1' })
})

test('pictures are kept once, by their bytes, up to a size', () => {
  const store = pictureStore()
  const png = Buffer.from('\x89PNG\r\n\x1a\n1', 'latin1')
  expect(store.add('images/my figure.png', png)).toBe('my-figure')
  expect(store.add('other.png', Buffer.from(png))).toBe('my-figure')
  expect(store.add('my figure.png', Buffer.concat([png, png]))).toBe('my-figure-2')
  expect(store.add('x.png', Buffer.concat([png, Buffer.alloc(MAX_PICTURE_SIZE)]))).toBeUndefined()
  expect(store.add('x.png', Buffer.from('<html>'))).toBeUndefined()
})

test.for([
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff, 0])],
  ['image/gif', Buffer.from('GIF89a')],
  ['image/webp', Buffer.from('RIFF0000WEBP')],
  ['image/svg+xml', Buffer.from('<?xml version="1.0"?>\n<!-- a --><svg xmlns="x"/>')],
  [undefined, Buffer.from('<html><svg></svg></html>')],
] as const)('%s is known by its first bytes', ([type, bytes]) => {
  expect(typeOf(bytes)).toBe(type)
})

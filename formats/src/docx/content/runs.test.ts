import { describe, expect, test } from 'vitest'
import { summaries } from '../../paper-text/testing.ts'
import { readDocx } from '../read-docx.ts'
import { ONE, OPTIONS, readingCases } from '../testing/reading-cases.ts'
import { makeWord, para, run } from '../testing.ts'

const OLD = '<w:rFonts w:ascii="Bharati 10" w:hAnsi="Bharati 10"/>'

describe('runs', () =>
  readingCases([
    [
      'words in several runs',
      {
        body:
          para(run('1') + run('. Capital of ') + run('India?')) +
          para(run('(') + run('a') + run(') Delhi')) +
          para('(b) Mumbai') +
          para('Ans: a'),
      },
      ONE,
    ],
    [
      'tracked changes',
      {
        body:
          para(
            `${run('1. Capital of ')}<w:del><w:r><w:delText>Nepal</w:delText></w:r></w:del><w:ins>${run('India?')}</w:ins>`,
          ) + OPTIONS,
      },
      ONE,
    ],
    [
      'hidden text',
      { body: para(run('1. Capital of India?') + run(' (easy)', '<w:vanish/>')) + OPTIONS },
      ONE,
      ['hidden-text@1'],
    ],
    [
      'a hyperlink, a content control and a smart tag',
      {
        body: `<w:sdt><w:sdtContent>${para(`<w:hyperlink>${run('1. Capital ')}</w:hyperlink><w:sdt><w:sdtContent>${run('of ')}</w:sdtContent></w:sdt><w:smartTag>${run('India?')}</w:smartTag>`)}</w:sdtContent></w:sdt>${OPTIONS}`,
      },
      ONE,
    ],
    [
      'line breaks instead of paragraphs',
      {
        body: '<w:p><w:r><w:t>1. Capital of India?</w:t><w:br/><w:t>(a) Delhi</w:t><w:br/><w:t>(b) Mumbai</w:t><w:br/><w:t>Ans: a</w:t></w:r></w:p>',
      },
      ONE,
    ],
    [
      'powers and indexes',
      {
        body:
          para(
            run('1. x') +
              run('2', '<w:vertAlign w:val="superscript"/>') +
              run(' and H') +
              run('2', '<w:vertAlign w:val="subscript"/>') +
              run('O and y') +
              run('ab', '<w:vertAlign w:val="superscript"/>'),
          ) +
          para(run('(a) 5') + run('th', '<w:vertAlign w:val="superscript"/>')) +
          para(run('(b) 30') + run('o', '<w:vertAlign w:val="superscript"/>')) +
          para('Ans: a'),
      },
      ['1. x² and H₂O and y$^{\\text{ab}}$ [5th | 30°] = a'],
    ],
    [
      'bold, underlined and empty places of the question',
      {
        body:
          para(
            run('1. Meaning of ') +
              run('vast', '<w:u w:val="single"/>') +
              run(' in ') +
              run('not', '<w:b/>') +
              run(' 5*3_2'),
          ) + OPTIONS,
      },
      ['1. Meaning of $\\underline{\\text{vast}}$ in **not** 5\\*3_2 [Delhi | Mumbai] = a'],
    ],
    [
      'a field with its code',
      {
        body:
          para(
            `${run('1. Half is ')}<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> EQ \\f(1,2) </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`,
          ) +
          para(
            `${run('(a) ')}<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> REF x </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('0.5')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`,
          ) +
          para('(b) 2') +
          para('Ans: a'),
      },
      ['1. Half is $\\frac{1}{2}$ [0.5 | 2] = a'],
    ],
    [
      'a symbol',
      { body: para(`${run('1. Value of ')}<w:r><w:sym w:font="Symbol" w:char="F070"/></w:r>${run('?')}`) + OPTIONS },
      ['1. Value of π? [Delhi | Mumbai] = a'],
    ],
    [
      'a font of the time before Unicode that nobody can read',
      { body: para(run('1. ') + run('V>°µ', '<w:rFonts w:ascii="Anu7" w:hAnsi="Anu7"/>')) + OPTIONS },
      ['1. V>°µ [Delhi | Mumbai] = a'],
      ['font-unsupported@1'],
    ],
    [
      'old fonts that are not known by name, in all their lines',
      {
        body:
          para(run('1. ') + run('Hkkjr dh jkt/kkuh', OLD)) +
          para(run('(a) ') + run('fnYyh', OLD)) +
          para(run('(b) ') + run('iVuk', OLD)) +
          para('Ans: a'),
      },
      ['1. Hkkjr dh jkt/kkuh [fnYyh | iVuk] = a'],
      ['font-unknown@1', 'font-unknown@2', 'font-unknown@3'],
    ],
    [
      'English in a font that is not known',
      {
        body:
          para(run('1. Capital of India?', OLD)) + para(run('(a) Delhi', OLD)) + para('(b) Mumbai') + para('Ans: a'),
      },
      ONE,
    ],
    [
      'the same letters in a font of Unicode',
      {
        body: para(run('1. How is fnYyh gSA djsaA coded?', '<w:rFonts w:ascii="Arial" w:hAnsi="Arial"/>')) + OPTIONS,
      },
      ['1. How is fnYyh gSA djsaA coded? [Delhi | Mumbai] = a'],
    ],
    [
      'a footnote',
      { body: para(`${run('1. Capital of India?')}<w:r><w:footnoteReference w:id="2"/></w:r>`) + OPTIONS },
      ONE,
      ['footnote@1'],
    ],
  ]))

const MARKED = (properties: string) =>
  [
    ['Delhi', 'Mumbai', 0],
    ['Lhasa', 'Kathmandu', 1],
  ]
    .map(
      ([a, b, right], index) =>
        para(`${index + 1}. Capital?`) +
        para(run('(a) ') + run(String(a), right === 0 ? properties : '')) +
        para(run('(b) ') + run(String(b), right === 1 ? properties : '')),
    )
    .join('')
const TWO = ['1. Capital? [Delhi | Mumbai] = a', '2. Capital? [Lhasa | Kathmandu] = b']

describe('the right option by its formatting', () => {
  test.for([
    ['bold', '<w:b/>'],
    ['underlined', '<w:u w:val="single"/>'],
    ['red', '<w:color w:val="FF0000"/>'],
    ['highlighted', '<w:highlight w:val="yellow"/>'],
    ['shaded', '<w:shd w:val="clear" w:fill="92D050"/>'],
  ] as const)('%s', async ([, properties]) => {
    const reading = await readDocx(makeWord({ body: MARKED(properties) }))
    expect(summaries(reading)).toEqual(TWO)
    expect(reading.problems).toEqual([])
  })

  test('a character style is formatting, too', async () => {
    const styles =
      '<w:style w:type="character" w:styleId="Right"><w:name w:val="Right"/><w:rPr><w:b/></w:rPr></w:style>'
    expect(summaries(await readDocx(makeWord({ styles, body: MARKED('<w:rStyle w:val="Right"/>') })))).toEqual(TWO)
  })

  test('bold in one question of four is no key', async () => {
    const question = (number: number, properties = '') =>
      para(`${number}. Capital?`) + para(run('(a) ') + run('Delhi', properties)) + para('(b) Mumbai')
    const { set } = await readDocx(makeWord({ body: question(1, '<w:b/>') + question(2) + question(3) + question(4) }))
    expect(set?.questions).toHaveLength(4)
    expect(set?.questions.every(({ answer }) => answer === null)).toBe(true)
  })
})

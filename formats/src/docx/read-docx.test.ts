import { describe, expect, test } from 'vitest'
import { problemCodes, summaries } from '../paper-text/testing.ts'
import { readDocx } from './read-docx.ts'
import { inlinePicture, item, level, makeWord, type Parts, PNG, para, run, table } from './testing.ts'

const ONE = ['1. Capital of India? [Delhi | Mumbai] = a']

type Case = readonly [name: string, parts: Parts, expected: readonly string[], problems?: readonly string[]]

const cases = (list: readonly Case[]) =>
  test.for(list)('%s', async ([, parts, expected, problems = []]) => {
    const reading = await readDocx(makeWord(parts))
    expect(summaries(reading)).toEqual(expected)
    expect(problemCodes(reading)).toEqual(problems)
  })

const OPTIONS = para('(a) Delhi') + para('(b) Mumbai') + para('Ans: a')
const QUESTION = para('1. Capital of India?') + OPTIONS

const LISTS = `<w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1.')}${level(1, 'lowerLetter', '(%2)')}</w:abstractNum>
<w:abstractNum w:abstractNumId="1">${level(0, 'upperLetter', '%1)')}</w:abstractNum>
<w:abstractNum w:abstractNumId="2">${level(0, 'decimal', 'Q%1)', '<w:pStyle w:val="Question"/>')}</w:abstractNum>
<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>
<w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>
<w:num w:numId="3"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>
<w:num w:numId="4"><w:abstractNumId w:val="2"/></w:num>`

describe('automatic numbering', () =>
  cases([
    [
      'questions and options of one list',
      {
        numbering: LISTS,
        body:
          item(1, 0, 'Capital of India?') +
          item(1, 1, 'Delhi') +
          item(1, 1, 'Mumbai') +
          para('Ans: a') +
          item(1, 0, 'Capital of Nepal?') +
          item(1, 1, 'Lhasa') +
          item(1, 1, 'Kathmandu') +
          para('Ans: (b)'),
      },
      [...ONE, '2. Capital of Nepal? [Lhasa | Kathmandu] = b'],
    ],
    [
      'options in lists of their own that start again',
      {
        numbering: LISTS,
        body:
          item(1, 0, 'Capital of India?') +
          item(2, 0, 'Delhi') +
          item(2, 0, 'Mumbai') +
          para('Ans: A') +
          item(1, 0, 'Capital of Nepal?') +
          item(3, 0, 'Lhasa') +
          item(3, 0, 'Kathmandu') +
          para('Ans: B'),
      },
      [...ONE, '2. Capital of Nepal? [Lhasa | Kathmandu] = b'],
    ],
    [
      'numbers from a style',
      {
        numbering: LISTS,
        styles:
          '<w:style w:type="paragraph" w:styleId="Question"><w:name w:val="Question"/><w:pPr><w:numPr><w:numId w:val="4"/></w:numPr></w:pPr></w:style>',
        body: para('Capital of India?', '<w:pStyle w:val="Question"/>') + OPTIONS,
      },
      ONE,
    ],
    [
      'numbers turned off for a paragraph of the style',
      {
        numbering: LISTS,
        styles:
          '<w:style w:type="paragraph" w:styleId="Question"><w:name w:val="Question"/><w:pPr><w:numPr><w:numId w:val="4"/></w:numPr></w:pPr></w:style>',
        body:
          para('Capital', '<w:pStyle w:val="Question"/>') +
          para('of India?', '<w:pStyle w:val="Question"/><w:numPr><w:numId w:val="0"/></w:numPr>') +
          OPTIONS,
      },
      ['1. Capital\n\nof India? [Delhi | Mumbai] = a'],
    ],
    [
      'statements one level below the questions',
      {
        numbering: `<w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1.')}${level(1, 'decimal', '%2.')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`,
        body:
          item(1, 0, 'Which are rivers?') +
          item(1, 1, 'Ganga') +
          item(1, 1, 'Everest') +
          para('(a) 1 only') +
          para('(b) 2 only') +
          para('Ans: a'),
      },
      ['1. Which are rivers?\n\n1\\. Ganga\n\n2\\. Everest [1 only | 2 only] = a'],
    ],
  ]))

describe('runs', () =>
  cases([
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
      'a footnote',
      { body: para(`${run('1. Capital of India?')}<w:r><w:footnoteReference w:id="2"/></w:r>`) + OPTIONS },
      ONE,
      ['footnote@1'],
    ],
  ]))

const MARKED = (look: string) =>
  [
    ['Delhi', 'Mumbai', 0],
    ['Lhasa', 'Kathmandu', 1],
  ]
    .map(
      ([a, b, right], index) =>
        para(`${index + 1}. Capital?`) +
        para(run('(a) ') + run(String(a), right === 0 ? look : '')) +
        para(run('(b) ') + run(String(b), right === 1 ? look : '')),
    )
    .join('')
const TWO = ['1. Capital? [Delhi | Mumbai] = a', '2. Capital? [Lhasa | Kathmandu] = b']

describe('the right option by its look', () => {
  test.for([
    ['bold', '<w:b/>'],
    ['underlined', '<w:u w:val="single"/>'],
    ['red', '<w:color w:val="FF0000"/>'],
    ['highlighted', '<w:highlight w:val="yellow"/>'],
    ['shaded', '<w:shd w:val="clear" w:fill="92D050"/>'],
  ] as const)('%s', async ([, look]) => {
    const reading = await readDocx(makeWord({ body: MARKED(look) }))
    expect(summaries(reading)).toEqual(TWO)
    expect(reading.problems).toEqual([])
  })

  test('a character style is a look, too', async () => {
    const styles =
      '<w:style w:type="character" w:styleId="Right"><w:name w:val="Right"/><w:rPr><w:b/></w:rPr></w:style>'
    expect(summaries(await readDocx(makeWord({ styles, body: MARKED('<w:rStyle w:val="Right"/>') })))).toEqual(TWO)
  })

  test('bold in one question of four is no key', async () => {
    const question = (number: number, look = '') =>
      para(`${number}. Capital?`) + para(run('(a) ') + run('Delhi', look)) + para('(b) Mumbai')
    const { set } = await readDocx(makeWord({ body: question(1, '<w:b/>') + question(2) + question(3) + question(4) }))
    expect(set?.questions).toHaveLength(4)
    expect(set?.questions.every(({ answer }) => answer === null)).toBe(true)
  })
})

describe('tables', () =>
  cases([
    [
      'two options in a row',
      {
        body:
          para('1. Capital of India?') +
          table([
            ['(a) Delhi', '(b) Mumbai'],
            ['(c) Pune', '(d) Agra'],
          ]) +
          para('Ans: a'),
      },
      ['1. Capital of India? [Delhi | Mumbai | Pune | Agra] = a'],
    ],
    [
      'columns read down',
      {
        body:
          para('1. Capital of India?') +
          table([
            ['(a) Delhi', '(c) Pune'],
            ['(b) Mumbai', '(d) Agra'],
          ]) +
          para('Ans: a'),
      },
      ['1. Capital of India? [Delhi | Mumbai | Pune | Agra] = a'],
    ],
    [
      'labels in cells of their own',
      { body: para('1. Capital of India?') + table([['(a)', 'Delhi', '(b)', 'Mumbai']]) + para('Ans: a') },
      ONE,
    ],
    [
      'two cells without letters, of which the answer names one',
      { body: para('1. Capital of India?') + table([['Delhi', 'Mumbai']]) + para('Ans: a') },
      ONE,
      ['options-in-cells@2'],
    ],
    [
      'six cells without letters',
      {
        body:
          para('1. Capital of India?') +
          table([
            ['Delhi', 'Mumbai', 'Pune'],
            ['Agra', 'Salem', 'Kochi'],
          ]) +
          para('Ans: (a)'),
      },
      ['1. Capital of India? [Delhi | Mumbai | Pune | Agra | Salem | Kochi] = a'],
      ['options-in-cells@2'],
    ],
    [
      'three cells of which a number is asked',
      { body: para('1. What comes next?') + table([['2', '4', '6']]) + para('Ans: 3') },
      ['1. What comes next?\n\n| 2 | 4 | 6 |\n| --- | --- | --- | = 3'],
    ],
    [
      'labels above',
      {
        body:
          para('1. Capital of India?') +
          table([
            ['(a)', '(b)'],
            ['Delhi', 'Mumbai'],
          ]) +
          para('Ans: a'),
      },
      ONE,
    ],
    [
      'content',
      {
        body:
          para('1. Which city is larger?') +
          table([
            ['City', 'People | m'],
            ['Delhi', '32'],
            ['Mumbai', '21'],
          ]) +
          OPTIONS,
      },
      [
        '1. Which city is larger?\n\n| City | People \\| m |\n| --- | --- |\n| Delhi | 32 |\n| Mumbai | 21 | [Delhi | Mumbai] = a',
      ],
    ],
    [
      'two languages beside each other',
      {
        body: table([
          [
            para('1. What is the capital of India?') + OPTIONS,
            para('1. భారతదేశ రాజధాని ఏది?') + para('(a) ఢిల్లీ') + para('(b) ముంబై'),
          ],
          [
            para('2. What is the capital of Nepal?') + para('(a) Lhasa') + para('(b) Kathmandu') + para('Ans: b'),
            para('2. నేపాల్ రాజధాని ఏది?') + para('(a) లాసా') + para('(b) కాఠ్మాండు'),
          ],
        ]),
      },
      [
        '1. What is the capital of India? ‖ భారతదేశ రాజధాని ఏది? [Delhi ‖ ఢిల్లీ | Mumbai ‖ ముంబై] = a',
        '2. What is the capital of Nepal? ‖ నేపాల్ రాజధాని ఏది? [Lhasa ‖ లాసా | Kathmandu ‖ కాఠ్మాండు] = b',
      ],
    ],
    [
      'two languages with the number in a third column',
      {
        body: table([
          [
            '1',
            para('What is the capital of India?') + para('(a) Delhi') + para('(b) Mumbai') + para('Ans: a'),
            para('భారతదేశ రాజధాని ఏది?') + para('(a) ఢిల్లీ') + para('(b) ముంబై'),
          ],
        ]),
      },
      ['1. What is the capital of India? ‖ భారతదేశ రాజధాని ఏది? [Delhi ‖ ఢిల్లీ | Mumbai ‖ ముంబై] = a'],
    ],
    [
      'a row for each question',
      {
        body: table([
          ['Q.No', 'Question', 'A', 'B', 'Answer'],
          ['1', 'Capital of India?', 'Delhi', 'Mumbai', 'A'],
          ['2', 'Capital of Nepal?', 'Lhasa', 'Kathmandu', 'B'],
        ]),
      },
      [...ONE, '2. Capital of Nepal? [Lhasa | Kathmandu] = b'],
    ],
    [
      'a table for each question',
      {
        body: table([
          ['Question', 'Capital of India?'],
          ['Option', 'Delhi', 'correct'],
          ['Option', 'Mumbai', 'incorrect'],
          ['Solution', 'Since 1911.'],
        ]),
      },
      ['–. Capital of India? [Delhi | Mumbai] = a // Since 1911.'],
    ],
    ['the whole paper in one cell', { body: table([[QUESTION]]) }, ONE],
    [
      'a key in columns',
      {
        body:
          para('1. Capital of India?') +
          para('(a) Delhi') +
          para('(b) Mumbai') +
          para('2. Capital of Nepal?') +
          para('(a) Lhasa') +
          para('(b) Kathmandu') +
          para('Answer Key') +
          table([
            ['Q', 'Ans', 'Q', 'Ans'],
            ['1', 'a', '2', 'b'],
          ]),
      },
      [...ONE, '2. Capital of Nepal? [Lhasa | Kathmandu] = b'],
    ],
    [
      'a key in rows without a heading',
      {
        body:
          para('1. Capital of India?') +
          para('(a) Delhi') +
          para('(b) Mumbai') +
          para('2. Capital of Nepal?') +
          para('(a) Lhasa') +
          para('(b) Kathmandu') +
          table([
            ['Q.No', '1', '2'],
            ['Ans', 'a', 'b'],
          ]),
      },
      [...ONE, '2. Capital of Nepal? [Lhasa | Kathmandu] = b'],
    ],
  ]))

const WMF = Uint8Array.from([0xd7, 0xcd, 0xc6, 0x9a, 0, 0, 0, 0])
const vml = (id: string) => `<v:shape alt="a graph"><v:imagedata r:id="${id}"/></v:shape>`
const box = para('(a) Delhi') + para('(b) Mumbai')

describe('pictures and objects', () =>
  cases([
    [
      'inline',
      {
        body: para(run('1. Capital of ') + inlinePicture('p1', 'map of India')) + OPTIONS,
        media: { p1: { name: 'image1.png', bytes: PNG } },
      },
      ['1. Capital of ![map of India](picture:image1) [Delhi | Mumbai] = a'],
    ],
    [
      'as options',
      {
        body:
          para('1. Which?') +
          para(run('(a) ') + inlinePicture('p1')) +
          para(run('(b) ') + inlinePicture('p2')) +
          para('Ans: b'),
        media: { p1: { name: 'image1.png', bytes: PNG }, p2: { name: 'image2.png', bytes: PNG } },
      },
      ['1. Which? [![](picture:image1) | ![](picture:image2)] = b'],
    ],
    [
      'VML',
      {
        body: para(`${run('1. Read ')}<w:r><w:pict>${vml('p1')}</w:pict></w:r>`) + OPTIONS,
        media: { p1: { name: 'image1.png', bytes: PNG } },
      },
      ['1. Read ![a graph](picture:image1) [Delhi | Mumbai] = a'],
    ],
    [
      'WMF',
      {
        body: para(run('1. Capital of India? ') + inlinePicture('p1')) + OPTIONS,
        media: { p1: { name: 'image1.wmf', bytes: WMF } },
      },
      ONE,
      ['picture-unreadable@1'],
    ],
    [
      'a linked one',
      {
        body: para(run('1. Capital of India? ') + inlinePicture('p1')) + OPTIONS,
        media: { p1: { link: 'https://example.org/a.png' } },
      },
      ONE,
      ['picture-linked@1'],
    ],
    [
      'a missing one',
      { body: para(run('1. Capital of India? ') + inlinePicture('p9')) + OPTIONS },
      ONE,
      ['picture-missing@1'],
    ],
    [
      'an old equation with a PNG preview',
      {
        body:
          para(
            `${run('1. Solve ')}<w:r><w:object>${vml('p1')}<o:OLEObject ProgID="Equation.DSMT4"/></w:object></w:r>`,
          ) + OPTIONS,
        media: { p1: { name: 'image1.png', bytes: PNG } },
      },
      ['1. Solve ![a graph](picture:image1) [Delhi | Mumbai] = a'],
      ['object-as-picture@1'],
    ],
    [
      'an old equation with a WMF preview',
      {
        body:
          para(`${run('1. Solve ')}<w:r><w:object>${vml('p1')}<o:OLEObject ProgID="Equation.3"/></w:object></w:r>`) +
          OPTIONS,
        media: { p1: { name: 'image1.wmf', bytes: WMF } },
      },
      ['1. Solve [Delhi | Mumbai] = a'],
      ['equation-unreadable@1'],
    ],
    [
      'a chart',
      {
        body:
          para(
            `${run('1. Capital of India?')}<w:r><w:drawing><wp:inline><a:graphic><a:graphicData><c:chart/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`,
          ) + OPTIONS,
      },
      ONE,
      ['chart@1'],
    ],
    [
      'a text box, written twice for old and new programs',
      {
        body:
          para(
            `${run('1. Capital of India?')}<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><a:graphic><a:graphicData><wps:wsp><wps:txbx><w:txbxContent>${box}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>${box}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
          ) + para('Ans: a'),
      },
      ONE,
    ],
  ]))

test('a picture that cannot be shown is told with its question', async () => {
  const body = QUESTION + para(run('2. Capital of Nepal? ') + inlinePicture('p9')) + OPTIONS
  const { problems } = await readDocx(makeWord({ body }))
  expect(problems).toMatchObject([{ code: 'picture-missing', question: 1, at: { line: 5 } }])
})

test('macros are not read, and that is told', async () => {
  const reading = await readDocx(makeWord({ body: QUESTION, files: { 'word/vbaProject.bin': 'x' } }))
  expect(summaries(reading)).toEqual(ONE)
  expect(problemCodes(reading)).toEqual(['macros'])
})

import { describe } from 'vitest'
import { ONE, OPTIONS, readingCases } from '../testing/reading-cases.ts'
import { item, level, para } from '../testing.ts'

const LISTS = `<w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1.')}${level(1, 'lowerLetter', '(%2)')}</w:abstractNum>
<w:abstractNum w:abstractNumId="1">${level(0, 'upperLetter', '%1)')}</w:abstractNum>
<w:abstractNum w:abstractNumId="2">${level(0, 'decimal', 'Q%1)', '<w:pStyle w:val="Question"/>')}</w:abstractNum>
<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>
<w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>
<w:num w:numId="3"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>
<w:num w:numId="4"><w:abstractNumId w:val="2"/></w:num>`

describe('automatic numbering', () =>
  readingCases([
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

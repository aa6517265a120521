import { describe } from 'vitest'
import { ONE, OPTIONS, QUESTION, readingCases } from '../testing/reading-cases.ts'
import { para, table } from '../testing.ts'

describe('tables', () =>
  readingCases([
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

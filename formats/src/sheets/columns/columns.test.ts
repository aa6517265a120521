import { expect, test } from 'vitest'
import { FIELDS } from './fields.ts'
import { headingOf } from './headings.ts'
import { readKind, readLevel, readYear } from './labels.ts'
import { readChosen, readRange } from './read-answer.ts'
import { recogniseHeading } from './recognise-heading.ts'

test.for([
  ['number', ['Q.No', 'Q. No.', 'Sl.No', 'S.No.', 'Sr No', 'Question No', 'ప్రశ్న సంఖ్య', 'क्र.सं.', 'प्रश्न क्रमांक']],
  ['stem', ['Question', 'QUESTION', 'Ques.', 'Question Text', 'question_text', 'QuestionText', 'ప్రశ్న', 'प्रश्न']],
  [
    'stem.te',
    ['Question (Telugu)', 'Question_te', 'Telugu Question', 'Question in Telugu', 'ప్రశ్న (తెలుగు)', 'Question (T)'],
  ],
  ['stem.hi', ['Question (Hindi)', 'question-hi', 'प्रश्न (हिन्दी)', 'प्रश्न (हिंदी)']],
  [
    'option-a',
    [
      'Option A',
      'A',
      '(a)',
      'Opt 1',
      'Op1',
      'Option1',
      'OptionA',
      'option_a',
      'Choice A',
      '1',
      'ఎంపిక A',
      'विकल्प 1',
      'विकल्प क',
    ],
  ],
  ['option-d', ['Option D', 'd)', 'Opt.4', 'Answer 4', 'विकल्प द', 'डी', 'ఆప్షన్ డి']],
  ['option-e', ['Option E', '(E)']],
  ['option-b.te', ['Option B (Telugu)', 'Opt 2 Telugu', 'ఎంపిక B (తెలుగు)']],
  ['answer', ['Ans', 'Ans.', 'Answer', 'Key', 'Correct option', 'Correct Answer', 'జవాబు', 'सही उत्तर']],
  ['explanation', ['Solution', 'Explanation', 'వివరణ', 'व्याख्या', 'हल']],
  ['explanation.hi', ['Solution (Hindi)']],
  ['passage', ['Passage', 'Directions', 'Passage / Directions', 'गद्यांश', 'సూచనలు']],
  ['section', ['Section', 'Subject', 'విభాగం', 'विषय']],
  ['topic', ['Topic', 'Chapter', 'అంశం', 'अध्याय']],
  ['level', ['Level', 'Difficulty', 'Difficulty Level', 'స్థాయి', 'कठिनाई स्तर']],
  ['source', ['Source', 'Exam']],
  ['year', ['Year', 'वर्ष']],
  ['tags', ['Tags', 'Keywords']],
  ['kind', ['Type', 'Question Type', 'రకం', 'प्रश्न प्रकार']],
  [undefined, ['Marks', '', 'Option Z', 'Telugu', 'x'.repeat(5_000), '!!!']],
] as const)('headings of %s', ([field, headings]) => {
  for (const heading of headings) expect([heading, recogniseHeading(heading)?.field]).toEqual([heading, field])
})

test('every heading that is made is recognised again', () => {
  for (const language of ['en', 'te', 'hi'] as const)
    for (const field of FIELDS)
      expect([field, recogniseHeading(headingOf(field, language))?.field]).toEqual([field, field])
})

const CITIES = [['Delhi'], ['Mumbai', 'ముంబై'], ['Chennai'], ['None of these']]

test.for([
  ['b', [1], null],
  ['(B)', [1], null],
  ['Option B', [1], null],
  ['2', [1], null],
  ['Opt. 2', [1], null],
  ['ब', [1], null],
  ['బి', [1], null],
  ['a, c', [0, 2], null],
  ['C and A', [0, 2], null],
  ['A & C', [0, 2], null],
  ['AC', [0, 2], null],
  ['1,3', [0, 2], null],
  ['b) Mumbai', [1], null],
  ['mumbai.', null, [1]],
  ['ముంబై', null, [1]],
  ['Delhi; Chennai', null, [0, 2]],
  ['e', null, null],
  ['5', null, null],
  ['Hyderabad', null, null],
  ['bad', null, null],
  ['', null, null],
  [' '.repeat(50_000), null, null],
  ['.'.repeat(50_000), null, null],
] as const)('the answer %o among four cities', ([text, byLetter, byText]) => {
  expect(readChosen(text, CITIES)).toEqual({ byLetter, byText })
})

test.for([
  ['12.5', { low: '12.5', high: '12.5' }],
  ['12..13', { low: '12', high: '13' }],
  ['12 to 13', { low: '12', high: '13' }],
  ['13 – 12', { low: '12', high: '13' }],
  ['-5..-3', { low: '-5', high: '-3' }],
  ['1,25,000', { low: '125000', high: '125000' }],
  ['twelve', undefined],
  ['12 km', undefined],
  ['1'.repeat(1_000), undefined],
] as const)('the typed answer %o', ([text, range]) => {
  expect(readRange(text)).toEqual(range)
})

test('labels in the words of institutes', () => {
  expect(['Easy', 'Moderate', 'DIFFICULT', 'కష్టం', 'आसान', '2', 'odd'].map(readLevel)).toEqual([
    'easy',
    'medium',
    'hard',
    'hard',
    'easy',
    'medium',
    undefined,
  ])
  expect(['MCQ', 'MSQ', 'NAT', 'Single', 'essay'].map(readKind)).toEqual([
    'choice',
    'multiple-choice',
    'numeric',
    'single-choice',
    undefined,
  ])
  expect(['2023', '2023.0', 'CGL 2019', '23'].map(readYear)).toEqual([2023, 2023, 2019, undefined])
})

import { expect, test } from 'vitest'
import { optionNamesOthers, textNamesOptions } from './names-options.ts'

test.each([
  'Both (a) and (b)',
  'Both A and B',
  'Both A & B',
  'A and C',
  'A, B and C',
  'a and c',
  '(a) and (c)',
  '(1) and (2)',
  '1 and 2',
  'Both 1 and 2',
  '1, 2 and 3 only',
  'Either (a) or (b)',
  'Neither A nor B',
  'Only A',
  'B only',
  'Options (a) and (b)',
  'All the above',
  'All of these',
  'All are correct',
  'Both statements are true',
  'None',
  'None.',
  '**None of these**',
  'All',
  'Both',
  'NOTA',
  'i) and ii)',
  'వీటిలో ఏదీ కాదు',
  'ఏదీ కాదు',
  'రెండూ',
  '(a) మరియు (b)',
  'A మరియు B',
  'A మాత్రమే',
  'పైన పేర్కొన్నవన్నీ',
  'పైవన్నీ',
  'ऊपर के सभी',
  'उपर्युक्त सभी',
  'कोई नहीं',
  'इनमें से कोई नहीं',
  'A तथा B',
  'केवल A',
  'दोनों',
  'विकल्प A',
])('the option %j stays beside the others', (text) => {
  expect(optionNamesOthers({ en: text })).toBe(true)
  expect(optionNamesOthers({ en: 'Nothing', te: text })).toBe(true)
})

test.each([
  'Warangal',
  'Allahabad',
  'A lake',
  'Vitamin A',
  '2, 3',
  '12 and 15',
  '60 km/h',
  '$\\frac{1}{2}$',
  'Iron and zinc',
  'AB',
  'Article 5 only',
  'హైదరాబాద్',
  'మూడు',
  'दिल्ली',
  'बिहार',
])('the option %j may stand anywhere', (text) => {
  expect(optionNamesOthers({ en: text, te: text })).toBe(false)
})

test.each([
  ['So (b) is right.', true],
  ['Hence option c.', true],
  ['Answer: B', true],
  ['The answer is b.', true],
  ['కాబట్టి ఆప్షన్ బి సరైనది.', true],
  ['अतः विकल्प ख सही है।', true],
  ['The answer is a number below ten.', false],
  ['Vitamin C is in lemons.', false],
])('the explanation %j names an option: %s', (text, named) => {
  expect(textNamesOptions({ en: text })).toBe(named)
})

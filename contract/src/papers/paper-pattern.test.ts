import { expect, test } from 'vitest'
import { paperPattern } from './paper-pattern.ts'

const MARKING = { right: '1', wrong: '-1/3', blank: '0' }
const section = (name: string, more: object = {}) => ({ name, count: 75, minutes: null, marking: MARKING, ...more })
const GROUP_II = {
  minutes: 150,
  options: 4,
  languages: ['en', 'te'],
  sections: [section('History'), section('Economy')],
}

const placesOf = (pattern: object): readonly string[] =>
  paperPattern.safeParse(pattern).error?.issues.map(({ path }) => path.join('.')) ?? []

test('two sections with a third of a mark off are a pattern', () => {
  expect(placesOf(GROUP_II)).toEqual([])
})

test.each([
  [
    'a right answer that is worth nothing',
    { sections: [section('A', { marking: { ...MARKING, right: '0' } })] },
    'sections.0.marking.right',
  ],
  [
    'a wrong answer that is worth something',
    { sections: [section('A', { marking: { ...MARKING, wrong: '1/3' } })] },
    'sections.0.marking.wrong',
  ],
  [
    'a mark in words',
    { sections: [section('A', { marking: { ...MARKING, wrong: 'a third' } })] },
    'sections.0.marking.wrong',
  ],
  [
    'a third of nothing',
    { sections: [section('A', { marking: { ...MARKING, wrong: '-1/0' } })] },
    'sections.0.marking.wrong',
  ],
  ['times of sections that are not the time of the paper', { sections: [section('A', { minutes: 60 })] }, 'sections'],
  [
    'a time that begins with the second section',
    { sections: [section('A'), section('B', { minutes: 150 })] },
    'sections',
  ],
  ['two sections of one name', { sections: [section('A'), section('A')] }, 'sections'],
  ['the same language twice', { languages: ['en', 'en'] }, 'languages'],
  [
    'more questions than a paper takes',
    { sections: [section('A', { count: 300 }), section('B', { count: 201 })] },
    'sections',
  ],
])('%s is refused where it stands', (_, change, place) => {
  expect(placesOf({ ...GROUP_II, ...change })).toEqual([place])
})

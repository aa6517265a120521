import { expect, test } from 'vitest'
import { initialsOfAllWords, initialsOfTwoWords } from './initials.ts'

test.each([
  ['three words', 'lakshmi prasanna devi', 'LP', 'LPD'],
  ['one word', 'Ravi', 'R', 'R'],
  ['spaces around and between', '  Sita   Rao ', 'SR', 'SR'],
  ['Telugu', 'శ్రీలక్ష్మి సీత', 'శ్రీసీ', 'శ్రీసీ'],
  ['Hindi', 'सीता क्षमा देवी', 'सीक्ष', 'सीक्षदे'],
  ['no name', '', 'U', 'NA'],
  ['a name not known', undefined, 'U', 'NA'],
])('%s', (_name, name, menu, profile) => {
  expect(initialsOfTwoWords(name)).toBe(menu)
  expect(initialsOfAllWords(name)).toBe(profile)
})

import { STUDY_CATEGORIES } from '@pariksha/content/study/categories'
import { expect, test } from 'vitest'
import { study as hindi } from './texts.hi.ts'
import { study as telugu } from './texts.te.ts'

test.each([
  ['Telugu', telugu],
  ['Hindi', hindi],
])('categories that ship are translated to %s, but for names of exams', (_, { categoryNames }) => {
  const names = STUDY_CATEGORIES.map(({ category }) => categoryNames[category] ?? category)
  expect(names.filter((name) => /[a-z]/.test(name))).toEqual([])
})

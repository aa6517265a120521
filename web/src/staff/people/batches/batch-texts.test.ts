import { expect, test } from 'vitest'
import { batchTexts } from './batch-texts.ts'

test.each([
  [{ added: 12, invited: 3, there: 0 }, '12 students added, 3 invited by e-mail.'],
  [{ added: 1, invited: 1, there: 11 }, '1 student added, 11 in the batch already, 1 invited by e-mail.'],
  [{ added: 0, invited: 0, there: 12 }, '12 students are in the batch already, none new.'],
  [{ added: 0, invited: 0, there: 1 }, '1 student is in the batch already, none new.'],
])('an import that did %o says so, also where the same file is imported again', (imported, text) => {
  expect(batchTexts.imported(imported, true)).toBe(text)
})

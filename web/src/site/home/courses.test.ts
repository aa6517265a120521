import { EXAMS } from '@pariksha/content/exams/catalogue'
import { expect, test } from 'vitest'
import { home as hi } from './texts.hi.ts'
import { home as te } from './texts.te.ts'
import { english as en } from './texts.ts'

test.each(['ssc', 'railway'] as const)('the card of %s names every exam of the family that has tests', (family) => {
  const short = (title: string) => title.replace(/^(?:SSC|RRB) /, '').toLowerCase()
  for (const { title } of EXAMS.filter((exam) => exam.family === family && exam.series !== null)) {
    expect(en.courses.of[family].toLowerCase()).toContain(short(title.en))
    expect(te.courses.of[family].toLowerCase()).toContain(short(title.te))
    expect(hi.courses.of[family].toLowerCase()).toContain(short(title.hi))
  }
})

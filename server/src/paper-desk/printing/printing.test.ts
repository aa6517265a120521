import type { PaperRule } from '@pariksha/contract/paper-desk/paper-rule'
import { expect, test } from 'vitest'
import { putFile } from '../../files/store.ts'
import { aDesk } from '../../testing/desk.ts'
import { PNG } from '../../testing/files.ts'
import { aPattern } from '../../testing/paper-drafts.ts'
import { useApp } from '../../testing/use-app.ts'

const here = useApp()

const RULE: PaperRule = {
  topics: ['percentage', 'mirror-images', 'bar-chart', 'matrices', 'syllogism'].map((topic) => ({ topic, share: 1 })),
  levels: { easy: 1, medium: 1, hard: 0 },
  source: 'both',
  kinds: ['single-choice'],
  skip_last: 0,
}

test('a paper is printed with its key, its solutions and its answer sheet, in two languages and four orders', async () => {
  const desk = await aDesk(here)
  const { sha256 } = await putFile(here.database.db, PNG)
  const pictured = await desk.approved({
    stem: { en: `Look: ![a point](file:${sha256})`, te: 'చూడండి: $\\frac{1}{2}$' },
  })
  const sections = aPattern().sections.map((one) => ({ ...one, count: 20 }))
  const draft = await desk.create(aPattern({ sections }))
  const first = await desk.act(draft, 'questions', { section: 0, before: null, questions: [pictured] })
  const filled = await desk.act(first, 'fill', { section: 0, rule: RULE, again: false })
  const prints = [
    'part=paper&language=en&second=te&rough=yes',
    'part=paper&set=B&columns=2',
    'part=key&set=B',
    'part=solutions&language=te&columns=2',
    'part=answer_sheet&set=C',
  ]
  for (const query of prints) {
    const reply = await desk.send('GET', `/papers/${filled.id}/print/?${query}`)
    expect([query, reply.statusCode, reply.rawPayload.subarray(0, 5).toString()]).toEqual([query, 200, '%PDF-'])
  }
})

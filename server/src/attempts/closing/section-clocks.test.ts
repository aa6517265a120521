import { describe, expect, test } from 'vitest'
import { advanceClock } from '../../testing/attempts/sitting.ts'
import { aPaper, rightLetter } from '../../testing/papers/papers.ts'
import { problem, startNewSitting, useApp } from '../../testing/use-app.ts'

const here = useApp()

describe('sections with clocks of their own', () => {
  const paper = aPaper({
    minutes: 30,
    sections: [
      { count: 3, minutes: 10 },
      { count: 3, minutes: 20 },
    ],
  })

  test('only the open section takes answers', async () => {
    const { sitting } = await startNewSitting(here, { paper })
    const tab = await sitting.openOn()
    const early = await tab.sent([tab.does(4, { user_choice: 'a' }), tab.does(1, { user_choice: rightLetter(1) })])
    expect(early.refused).toEqual([{ seq: 1, code: 'section_closed' }])
    await advanceClock(here.database.db, sitting.id, 700)
    const reply = await tab.sent([
      tab.does(2, { at: 650_000, user_choice: 'b' }),
      tab.does(4, { at: 650_000, user_choice: rightLetter(4) }),
    ])
    expect(reply).toMatchObject({ section: 1, refused: [{ seq: 3, code: 'section_closed' }] })
    expect(problem(await sitting.patch(1, { user_choice: 'b' }))).toEqual([409, 'section_closed'])
  })

  test('what was typed offline while the section was open still counts', async () => {
    const { sitting } = await startNewSitting(here, { paper })
    const tab = await sitting.openOn()
    await advanceClock(here.database.db, sitting.id, 900)
    const reply = await tab.sent([
      tab.does(1, { at: 300_000, user_choice: rightLetter(1) }),
      tab.does(4, { at: 650_000, user_choice: rightLetter(4) }),
    ])
    expect(reply.refused).toEqual([])
    expect((await tab.submitWithCount()).json()).toMatchObject({ result: { correct: 2 } })
  })

  test('offline over the end of a section: its answers and those of the next arrive together, and all count', async () => {
    const { sitting } = await startNewSitting(here, { paper })
    const tab = await sitting.openOn()
    await advanceClock(here.database.db, sitting.id, 700)
    const reply = await tab.sent([
      tab.does(1, { at: 300_000, user_choice: rightLetter(1) }),
      tab.does(4, { at: 680_000, user_choice: rightLetter(4) }),
    ])
    expect(reply.refused).toEqual([])
    expect((await tab.submitWithCount()).json()).toMatchObject({ result: { correct: 2 } })
  })
})

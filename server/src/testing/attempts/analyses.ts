import type { Analysis } from '@pariksha/contract/results/analysis'
import { sql } from 'kysely'
import { call } from '../app.ts'
import { aPaper } from '../papers/papers.ts'
import { type startNewSitting, useApp } from '../use-app.ts'
import { advanceClock } from './sitting.ts'

type Candidate = Awaited<ReturnType<typeof startNewSitting>>

/** A paper of two sections with six questions each. */
export const PAPER = {
  paper: aPaper({
    sections: [
      { name: 'Reasoning', count: 6, marking: { right: '2', wrong: '-0.5' } },
      { name: 'English', count: 6, marking: { right: '1', wrong: '-1/3' } },
    ],
  }),
}
/** The topics of its questions. */
export const TOPICS = ['ages', 'boats', 'ages', 'ages', 'ages', 'ages', ...Array<string>(6).fill('synonyms')]

/** The application, attempts in it, and their analyses. */
export function useAnalyses() {
  const here = useApp()
  const ask = ({ student, sitting }: Pick<Candidate, 'student' | 'sitting'>, as = student.token) =>
    call(here.app, 'GET', `${sitting.path}/analysis/`, { as })
  const analysisOf = async (candidate: Pick<Candidate, 'student' | 'sitting'>) =>
    (await ask(candidate)).json<Analysis>()

  /** Says what the questions of a test are about. */
  async function nameTopics(testId: number, topics: readonly (string | null)[]) {
    const about = topics.map((topic) => topic && { topic, level: null, source: 'made', place: 1, version: '1' })
    await sql`update papers set about = ${JSON.stringify(about)}::jsonb
      where id = (select paper_id from tests where id = ${testId})`.execute(here.database.db)
  }

  /** One visit after the other: question, seconds, and the answers given there, the last as it is left. */
  async function sits(
    candidate: Candidate,
    visits: readonly (readonly [question: number, seconds: number, ...answers: string[]])[],
  ) {
    const tab = await candidate.sitting.openOn()
    const total = visits.reduce((sum, [, seconds]) => sum + seconds, 0)
    await advanceClock(here.database.db, candidate.sitting.id, total)
    let at = 0
    const actions = visits.flatMap(([question, seconds, ...answers]) => {
      const done = [{ ...tab.does(question), at }]
      for (const user_choice of answers) done.push({ ...tab.does(question, { user_choice }), at: at + 1000 })
      at += seconds * 1000
      return done
    })
    await tab.sent(actions)
    return candidate.sitting.result()
  }

  return { here, ask, analysisOf, nameTopics, sits }
}

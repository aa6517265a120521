/** One day may be missed in any run of this many days. */
const FORGIVEN_ONCE_IN = 7

export const STREAK_DAYS = ['done', 'forgiven', 'missed', 'open'] as const
/** `open`: today, as long as it is not done. */
export type StreakDay = (typeof STREAK_DAYS)[number]

export type Streak = {
  /** Days that were done since the streak began, without the forgiven ones. */
  readonly days: number
  /** The last seven days, today last. */
  readonly week: readonly StreakDay[]
}

/**
 * The streak of a student, from the days on which the ten were finished, each counted back from today: 0 is today, 1 yesterday.
 * It is the longest run of days up to today in which no seven days in a row have two missed ones. Today does not count as
 * missed before it is over.
 */
export function streakFrom(finished: ReadonlySet<number>): Streak {
  const states: StreakDay[] = [finished.has(0) ? 'done' : 'open']
  const first = Math.max(-1, ...finished)
  let missed: number | undefined
  let days = Number(finished.has(0))
  for (let ago = 1; ago <= first; ago++) {
    if (finished.has(ago)) {
      days += 1
      states.push('done')
    } else if (missed === undefined || ago - missed >= FORGIVEN_ONCE_IN) {
      missed = ago
      states.push('forgiven')
    } else break
  }
  return { days, week: weekOf(states, finished) }
}

function weekOf(states: readonly StreakDay[], finished: ReadonlySet<number>): StreakDay[] {
  // a missed day before the first that was done forgives nothing
  const begun = states.lastIndexOf('done')
  return Array.from({ length: 7 }, (_, ago) => {
    const state = ago === 0 || ago <= begun ? states[ago] : undefined
    return state ?? (finished.has(ago) ? 'done' : 'missed')
  }).reverse()
}

import type { MarkUnits } from '../marking/marking.ts'
import type { Seconds } from '../timing/timing.ts'
import type { LostMarks } from './marks-breakdown.ts'
import type { AtSpeed } from './pace.ts'

/** What a student can do differently. `units` is what it is about: an estimate by the student's own figures, to compare by. */
export type NextStep<Topic> =
  | { readonly step: 'practise'; readonly topic: Topic; readonly units: MarkUnits }
  | { readonly step: 'open-all' | 'easy-first' | 'keep-answers'; readonly questions: number; readonly units: MarkUnits }
  | {
      readonly step: 'slow-down' | 'move-on' | 'pace'
      readonly questions: number
      /** Quicker than this, or longer; of the pace, what the test gives for a question. */
      readonly seconds: Seconds
      readonly units: MarkUnits
    }

export type Findings<Topic> = {
  readonly lost: readonly LostMarks[]
  /** Final answers. */
  readonly right: number
  readonly wrong: number
  readonly medianSeconds: Seconds | null
  /** The test's time for one question, and the time that was left at the end. */
  readonly allotted: Seconds
  readonly unspent: Seconds
  readonly quick: AtSpeed | undefined
  readonly long: AtSpeed | undefined
  /** How many answers were changed from right to wrong, and the marks that all changes brought in sum. */
  readonly changedToWrong: number
  readonly changed: MarkUnits
  readonly topics: readonly { readonly topic: Topic; readonly gap: MarkUnits }[]
}

const STEPS = 3

/**
 * At most three, those about most marks first; more than one topic only where there is too little else. Questions that were
 * not answered count at the student's own share of right answers.
 */
export function nextSteps<Topic>(findings: Findings<Topic>): NextStep<Topic>[] {
  const [topic, ...more] = findings.topics.map(
    ({ topic, gap }): NextStep<Topic> => ({ step: 'practise', topic, units: gap }),
  )
  const found = [...(topic ? [topic] : []), ...behaviourSteps(findings)].filter(({ units }) => units > 0)
  return [...found.sort((a, b) => b.units - a.units), ...more].slice(0, STEPS)
}

function behaviourSteps<Topic>(findings: Findings<Topic>): NextStep<Topic>[] {
  const { lost, right, wrong, medianSeconds, allotted, unspent, quick, long, changedToWrong, changed } = findings
  const accuracy = right + wrong === 0 ? 0 : right / (right + wrong)
  const at = (loss: LostMarks['loss']) => lost.find((one) => one.loss === loss) ?? { units: 0, questions: 0 }
  const steps: NextStep<Topic>[] = []
  const unopened = at('not-opened')
  const easy = at('blank-easy')
  if (medianSeconds !== null && unopened.questions > 0) {
    const units = (questions: number) => Math.round((unopened.units / unopened.questions) * questions * accuracy)
    // as many as there was time for; without any, the student was too slow for them, or too long at others
    const possible = Math.min(unopened.questions, Math.floor(unspent / Math.max(1, medianSeconds)))
    if (possible > 0) steps.push({ step: 'open-all', questions: unopened.questions, units: units(possible) })
    else if (medianSeconds > allotted)
      steps.push({ step: 'pace', questions: unopened.questions, seconds: allotted, units: units(unopened.questions) })
  }
  steps.push({ step: 'easy-first', questions: easy.questions, units: Math.round(easy.units * accuracy) })
  if (changedToWrong > 0) steps.push({ step: 'keep-answers', questions: changedToWrong, units: -changed })
  if (quick?.below)
    steps.push({
      step: 'slow-down',
      questions: quick.wrong,
      seconds: quick.below,
      units: quick.avoidable - quick.gained,
    })
  if (long && medianSeconds) {
    // the time that wrong answers took beyond the limit, spent at the student's own speed on what was left blank
    const unanswered = [unopened, easy, at('blank'), at('blank-hard')]
    const questions = unanswered.reduce((sum, one) => sum + one.questions, 0)
    const units = unanswered.reduce((sum, one) => sum + one.units, 0)
    const spare = long.wrongSeconds - long.wrong * long.from
    const more = Math.min(questions, Math.floor(spare / medianSeconds))
    if (questions > 0 && long.wrong > 0)
      steps.push({
        step: 'move-on',
        questions: long.wrong,
        seconds: long.from,
        units: Math.round((units / questions) * more * accuracy),
      })
  }
  return steps
}

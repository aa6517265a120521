import { expect, test } from 'vitest'
import { type Findings, nextSteps } from './next-steps.ts'
import type { AtSpeed } from './pace.ts'

const NOTHING: Findings<string> = {
  lost: [],
  right: 30,
  wrong: 10,
  medianSeconds: 50,
  allotted: 60,
  unspent: 3600,
  quick: undefined,
  long: undefined,
  changedToWrong: 0,
  changed: 0,
  topics: [],
}
const topic = (name: string, gap: number) => ({ topic: name, gap })
const speed = (given: Partial<AtSpeed>): AtSpeed => ({
  speed: 'quick',
  from: 0,
  below: 25,
  right: 0,
  wrong: 0,
  seconds: 0,
  wrongSeconds: 0,
  gained: 0,
  avoidable: 0,
  ...given,
})

test.each<[what: string, findings: Partial<Findings<string>>, steps: [string, number][]]>([
  ['nothing to mend', {}, []],
  [
    'one topic, then what is about more marks first',
    {
      topics: [topic('ages', 40), topic('boats', 35), topic('clock', 30)],
      lost: [{ loss: 'not-opened', units: 80, questions: 20 }],
    },
    [
      ['open-all', 60],
      ['practise', 40],
      ['practise', 35],
    ],
  ],
  [
    'what was never opened counts as far as there was time for it',
    { unspent: 500, lost: [{ loss: 'not-opened', units: 80, questions: 20 }] },
    [['open-all', 30]],
  ],
  [
    'who has no time left and is slower than the test',
    { unspent: 10, allotted: 40, lost: [{ loss: 'not-opened', units: 80, questions: 20 }] },
    [['pace', 60]],
  ],
  [
    'who has no time left and is quick enough',
    { unspent: 10, lost: [{ loss: 'not-opened', units: 80, questions: 20 }] },
    [],
  ],
  [
    'questions that were not answered count at the student’s share of right answers',
    { right: 10, wrong: 30, lost: [{ loss: 'blank-easy', units: 40, questions: 10 }] },
    [['easy-first', 10]],
  ],
  [
    'who has answered nothing gets no step about that',
    { right: 0, wrong: 0, lost: [{ loss: 'not-opened', units: 80, questions: 20 }] },
    [],
  ],
  [
    'quick answers that cost more than they brought',
    { quick: speed({ right: 1, wrong: 9, gained: 4, avoidable: 9 }) },
    [['slow-down', 5]],
  ],
  ['quick answers that paid', { quick: speed({ right: 5, wrong: 9, gained: 20, avoidable: 9 }) }, []],
  ['changes that lost marks', { changedToWrong: 3, changed: -10 }, [['keep-answers', 10]]],
  ['changes that brought more than they lost', { changedToWrong: 1, changed: 5 }, []],
  [
    'time beyond the limit, spent on what was left blank: 300 s make six questions of 4 at 3 of 4 right',
    {
      long: speed({ speed: 'long', from: 100, below: null, wrong: 3, wrongSeconds: 600 }),
      lost: [{ loss: 'blank', units: 40, questions: 10 }],
    },
    [['move-on', 18]],
  ],
  [
    'with nothing left blank there is nothing to spend it on',
    { long: speed({ from: 100, below: null, wrong: 3, wrongSeconds: 600 }) },
    [],
  ],
])('%s', (_, findings, steps) => {
  expect(nextSteps({ ...NOTHING, ...findings }).map(({ step, units }) => [step, units])).toEqual(steps)
})

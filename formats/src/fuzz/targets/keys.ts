import { readKeyDocument } from '../../docx/read-key-document.ts'
import { makeWord, para, table } from '../../docx/testing.ts'
import { applyKey } from '../../paper-text/answers/apply-key.ts'
import { checkReading } from '../check-reading.ts'
import { sampleSet } from '../sample-set.ts'
import { allowRefusal, bytesOf, type Target, textOf } from './target.ts'
import { MARKUP, PAPER } from './tokens.ts'

/** Answer keys, as text and in Word. */
export const KEYS: readonly Target[] = [
  {
    name: 'key',
    form: 'text',
    tokens: PAPER,
    seeds: [
      bytesOf('Answer Key\nSection A\n1-a 2. (c)\n3) 25 to 30, 4 b\n5. Because it is\n6. Ans. (b, d)\nQ7: c\n8 → a'),
    ],
    run: async (bytes) => {
      const { set, problems } = applyKey(sampleSet.all, textOf(bytes))
      checkReading({ set, problems, places: set.questions.map(() => ({ line: 1 })) })
      return undefined
    },
  },
  {
    name: 'key in Word',
    form: 'archive',
    tokens: [...MARKUP, ...PAPER],
    seeds: [
      makeWord({
        body:
          para('Answer key') +
          table([
            ['1', 'a', '2', 'b'],
            ['3', 'c', '4', 'd'],
          ]) +
          para('5. (a) so'),
      }),
    ],
    run: (bytes) => allowRefusal(() => readKeyDocument(bytes)),
  },
]

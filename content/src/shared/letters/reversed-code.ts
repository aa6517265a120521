import { itemAt, tupleOf } from '../../checked-access.ts'
import { textQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { same, say } from '../../text/localized.ts'
import { letter, place, places, reverse, spell, step } from './letters.ts'

/** Every letter moved by the steps in turn. */
const moved = (letters: string, steps: readonly number[]): string =>
  spell(places(letters).map((at, n) => at + itemAt(steps, n % steps.length)))

const WORDS = [
  'TRAIN',
  'PLANT',
  'CLOUD',
  'BRICK',
  'STONE',
  'WATER',
  'GRAPE',
  'CHAIR',
  'HOUSE',
  'RIVER',
  'MANGO',
  'TIGER',
  'SUGAR',
  'PAPER',
  'BREAD',
  'LIGHT',
  'GREEN',
  'MONEY',
  'NURSE',
  'UNCLE',
] as const

const reversedCode = (kind: 'coding-and-decoding' | 'letter-analogy') =>
  template({
    id: `${kind}/turned-and-moved`,
    topic: kind,
    levels: ['hard'],
    exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat'],

    draw(random) {
      const [first, second] = tupleOf(random.sample(WORDS, 2), 2)
      const [a, b] = [random.int(1, 4), random.int(1, 4)]
      return { first, second, steps: random.chance(0.5) ? [a, -b] : [a, b] }
    },

    write({ first, second, steps }) {
      const [code, answer] = [moved(reverse(first), steps), moved(reverse(second), steps)]
      const opposite = steps.map((step) => -step)
      const question = textQuestion({
        stem:
          kind === 'letter-analogy'
            ? say(
                `${first} : ${code} :: ${second} : ?`,
                `${first} : ${code} :: ${second} : ?`,
                `${first} : ${code} :: ${second} : ?`,
              )
            : say(
                `In a certain code ${first} is written as ${code}. How is ${second} written in that code?`,
                `ఒక సంకేత భాషలో ${first} అనే పదాన్ని ${code} అని రాస్తారు. అదే భాషలో ${second} అనే పదాన్ని ఎలా రాస్తారు?`,
                `किसी कूट भाषा में ${first} को ${code} लिखा जाता है। उसी भाषा में ${second} को कैसे लिखा जाएगा?`,
              ),
        correct: answer,
        wrong: [
          [moved(second, steps), 'did not turn the word round'],
          [moved(reverse(second), opposite), 'moved the wrong way'],
          [moved(reverse(second), [itemAt(steps, 1), itemAt(steps, 0)]), 'exchanged the two steps'],
          [reverse(second), 'turned the word round only'],
          [moved(reverse(second), [itemAt(steps, 0)]), 'moved every letter by the first step'],
          [moved(second, opposite), 'moved the wrong way and did not turn'],
        ],
        steps: [
          say(
            `${first} turned round is ${reverse(first)}; its letters move by ${step(itemAt(steps, 0))} and ${step(itemAt(steps, 1))} in turn: ${code}.`,
            `${first} అనే పదాన్ని తిప్పి రాస్తే ${reverse(first)}; దాని అక్షరాలు వరుసగా ${step(itemAt(steps, 0))}, ${step(itemAt(steps, 1))} జరుగుతాయి: ${code}.`,
            `${first} को उलटने पर ${reverse(first)}; इसके अक्षर बारी-बारी से ${step(itemAt(steps, 0))} और ${step(itemAt(steps, 1))} खिसकते हैं: ${code}।`,
          ),
          same(`${second} → ${reverse(second)} → ${answer}`),
        ],
      })
      return { ...question, skeleton: steps.join(' ') }
    },

    codes: () => () => true,

    // the steps read off the example, letter by letter from its end
    verify({ first, second, steps }) {
      const code = moved(reverse(first), steps)
      const length = first.length
      const by = places(code).map((at, n) => at - place(itemAt(first, length - 1 - n)))
      return by.map((step, n) => letter(place(itemAt(second, length - 1 - n)) + step)).join('')
    },
  })
export const codedWord = reversedCode('coding-and-decoding')
export const analogousWord = reversedCode('letter-analogy')

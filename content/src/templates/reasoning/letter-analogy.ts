import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { textDistractors } from './distinct-texts.ts'
import { inWords, letter, opposite, place, places, reverse, shift, spell } from './letters.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'nimcet'] as const

type LetterRule = { readonly of: (word: string) => string; readonly says: string }

export const letterAnalogy = template({
  id: 'letter-analogy/same-rule',
  topic: 'letter-analogy',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    for (;;) {
      const by = random.pick([1, 2, 3, 4, 5, -1, -2, -3, -4])
      const moves = [random.int(1, 4), -random.int(1, 4), random.int(1, 4), -random.int(1, 4)]
      const rules: readonly LetterRule[] =
        level === 'easy'
          ? [
              { of: (word) => shift(word, by), says: `each letter moves ${inWords(by)}` },
              { of: opposite, says: 'each letter gives way to its opposite: A to Z, B to Y, C to X and so on' },
            ]
          : [
              {
                of: (word) => reverse(shift(word, by)),
                says: `each letter moves ${inWords(by)}, and then the letters are written backwards`,
              },
              {
                of: (word) => reverse(opposite(word)),
                says: 'each letter gives way to its opposite (A to Z, B to Y, C to X), and then the letters are written backwards',
              },
              {
                of: (word) => spell(places(word).map((at, n) => at + (moves[n] as number))),
                says: `the letters move ${moves.map(inWords).join(', ')} in turn`,
              },
            ]
      const length = level === 'easy' ? random.int(3, 4) : 4
      const [given, asked] = [makeGroup(() => random.int(1, 26), length), makeGroup(() => random.int(1, 26), length)]
      const chosen = random.pick(rules)
      const readings = [...answers(given, chosen.of(given), asked)]
      if (chosen.of(given) !== given && readings.length <= 2 && readings[0] === chosen.of(asked))
        return { given, asked, chosen, by }
    }
  },

  write({ given, asked, chosen, by }) {
    const answer = chosen.of(asked)
    // other readings of the first pair are right in their way, so they must not be offered
    const banned = answers(given, chosen.of(given), asked)
    const off = (at: number, change: number) => spell(places(answer).map((p, n) => (n === at ? p + change : p)))
    return {
      stem: {
        en: `Which group of letters should replace the question mark?\n\n${given} : ${chosen.of(given)} :: ${asked} : ?`,
      },
      correct: same(answer),
      distractors: textDistractors(
        answer,
        (
          [
            [reverse(answer), 'wrote the letters in the opposite order'],
            [off(answer.length - 1, 1), 'went one letter too far at the end'],
            [off(0, -1), 'counted one letter too few at the beginning'],
            [shift(asked, -by), 'moved the letters the wrong way'],
            [off(1, 1), 'went one letter too far in the second place'],
          ] as const
        ).filter(([text]) => !banned.has(text)),
      ),
      explanation: {
        en: [
          `Compare ${given} (places ${places(given).join(', ')}) with ${chosen.of(given)} (places ${places(chosen.of(given)).join(', ')}): ${chosen.says}.`,
          `The letters of ${asked} stand at ${places(asked).join(', ')}; the same rule takes them to ${places(answer).join(', ')}.`,
          `${reverse(answer)} has the same letters, but in the wrong order.`,
          `The group that replaces the question mark is ${answer}.`,
        ].join('\n\n'),
      },
    }
  },

  verify: ({ given, asked, chosen }) => [...answers(given, chosen.of(given), asked)][0] ?? 'no rule',
})

function makeGroup(at: () => number, length: number): string {
  const group = new Set<string>()
  while (group.size < length) group.add(letter(at()))
  return [...group].join('')
}

/** What the plain readings of the first pair make of the third group, the plainest reading first. */
function answers(given: string, made: string, asked: string): Set<string> {
  const moves = (from: string, to: string) => places(to).map((at, n) => (at - place(from[n] as string) + 26) % 26)
  const found: string[] = []
  const uniform = (row: readonly number[]) => row.every((by) => by === row[0])
  const [straight, back] = [moves(given, made), moves(given, reverse(made))]
  const isOpposite = (word: string) => places(given).every((at, n) => at + place(word[n] as string) === 27)
  if (uniform(straight)) found.push(shift(asked, straight[0] as number))
  if (isOpposite(made)) found.push(opposite(asked))
  if (uniform(back)) found.push(reverse(shift(asked, back[0] as number)))
  if (isOpposite(reverse(made))) found.push(reverse(opposite(asked)))
  found.push(spell(places(asked).map((at, n) => at + (straight[n] as number))))
  return new Set(found)
}

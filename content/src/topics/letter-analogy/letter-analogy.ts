import { itemAt } from '../../checked-access.ts'
import { textDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import {
  eachMoves,
  inWords,
  letter,
  opposite,
  place,
  places,
  reverse,
  shift,
  spell,
  TO_OPPOSITES,
} from '../../shared/letters/letters.ts'
import { joined, paragraphs, same, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'nimcet'] as const

type LetterRule = { readonly of: (word: string) => string; readonly says: LocalizedText }

const thenBackwards = (rule: LocalizedText): LocalizedText =>
  say(
    `${rule.en}, and then the letters are written backwards`,
    `${rule.te}; తర్వాత అక్షరాలను వెనుక నుండి ముందుకు రాస్తారు`,
    `${rule.hi}; फिर अक्षरों को उल्टे क्रम में लिखा जाता है`,
  )

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
              { of: (word) => shift(word, by), says: eachMoves(by) },
              {
                of: opposite,
                says: TO_OPPOSITES,
              },
            ]
          : [
              { of: (word) => reverse(shift(word, by)), says: thenBackwards(eachMoves(by)) },
              {
                of: (word) => reverse(opposite(word)),
                says: thenBackwards(
                  say(
                    'each letter gives way to its opposite (A to Z, B to Y, C to X)',
                    'ప్రతి అక్షరం స్థానంలో దాని వ్యతిరేక అక్షరం వస్తుంది (Aకు Z, Bకి Y, Cకి X)',
                    'हर अक्षर के स्थान पर उसका विपरीत अक्षर आता है (A का Z, B का Y, C का X)',
                  ),
                ),
              },
              {
                of: (word) => spell(places(word).map((at, n) => at + itemAt(moves, n))),
                says: inTurn(moves),
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
    const { says } = chosen
    const [answer, made] = [chosen.of(asked), chosen.of(given)]
    const at = (word: string) => places(word).join(', ')
    const line = `${given} : ${made} :: ${asked} : ?`
    // other readings of the first pair are right in their way, so they must not be offered
    const banned = answers(given, chosen.of(given), asked)
    const off = (at: number, change: number) => spell(places(answer).map((p, n) => (n === at ? p + change : p)))
    return {
      skeleton: says.en,
      stem: say(
        `Which group of letters should replace the question mark?\n\n${line}`,
        `ప్రశ్నార్థకం (?) స్థానంలో వచ్చే అక్షరాల సమూహం ఏది?\n\n${line}`,
        `प्रश्न-चिह्न (?) के स्थान पर कौन-सा अक्षर-समूह आएगा?\n\n${line}`,
      ),
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
      explanation: paragraphs(
        say(
          `Compare ${given} (places ${at(given)}) with ${made} (places ${at(made)}): ${says.en}.`,
          `${given} (స్థానాలు ${at(given)}), ${made} (స్థానాలు ${at(made)}) – ఈ రెండింటినీ పోల్చండి: ${says.te}.`,
          `${given} (स्थान ${at(given)}) की ${made} (स्थान ${at(made)}) से तुलना कीजिए: ${says.hi}।`,
        ),
        say(
          `The letters of ${asked} stand at ${at(asked)}; the same rule takes them to ${at(answer)}.`,
          `${asked}లోని అక్షరాల స్థానాలు ${at(asked)}; అదే నియమం ప్రకారం అవి ${at(answer)} అవుతాయి.`,
          `${asked} के अक्षरों के स्थान ${at(asked)} हैं; उसी नियम से वे ${at(answer)} हो जाते हैं।`,
        ),
        say(
          `${reverse(answer)} has the same letters, but in the wrong order.`,
          `${reverse(answer)}లో అవే అక్షరాలు ఉన్నా, వాటి క్రమం తప్పు.`,
          `${reverse(answer)} में वही अक्षर हैं, पर उनका क्रम गलत है।`,
        ),
        say(
          `The group that replaces the question mark is ${answer}.`,
          `ప్రశ్నార్థకం స్థానంలో వచ్చే సమూహం ${answer}.`,
          `प्रश्न-चिह्न के स्थान पर आने वाला समूह ${answer} है।`,
        ),
      ),
    }
  },

  codes({ given, asked, chosen }) {
    const banned = answers(given, chosen.of(given), asked)
    return (option) => !banned.has(option)
  },

  verify: ({ given, asked, chosen }) => [...answers(given, chosen.of(given), asked)][0] ?? 'no rule',
})

function inTurn(moves: readonly number[]): LocalizedText {
  const list = joined(moves.map(inWords), ', ')
  return say(`the letters move ${list.en} in turn`, `అక్షరాలు వరుసగా ${list.te} జరుగుతాయి`, `अक्षर क्रमशः ${list.hi} खिसकते हैं`)
}

function makeGroup(at: () => number, length: number): string {
  const group = new Set<string>()
  while (group.size < length) group.add(letter(at()))
  return [...group].join('')
}

/** What the plain readings of the first pair make of the third group, the plainest reading first. */
function answers(given: string, made: string, asked: string): Set<string> {
  const moves = (from: string, to: string) => places(to).map((at, n) => (at - place(itemAt(from, n)) + 26) % 26)
  const found: string[] = []
  const uniform = (row: readonly number[]) => row.every((by) => by === row[0])
  const [straight, back] = [moves(given, made), moves(given, reverse(made))]
  const isOpposite = (word: string) => places(given).every((at, n) => at + place(itemAt(word, n)) === 27)
  if (uniform(straight)) found.push(shift(asked, itemAt(straight, 0)))
  if (isOpposite(made)) found.push(opposite(asked))
  if (uniform(back)) found.push(reverse(shift(asked, itemAt(back, 0))))
  if (isOpposite(reverse(made))) found.push(reverse(opposite(asked)))
  found.push(spell(places(asked).map((at, n) => at + itemAt(straight, n))))
  return new Set(found)
}

import { itemAt } from '../../checked-access.ts'
import { textDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { place } from '../../shared/letters/letters.ts'
import { nth } from '../../text/counts.ts'
import { answerLine, paragraphs, same, say } from '../../text/localized.ts'

/** Families of words that share their beginning, so that the order is settled late in the word. */
const FAMILIES: readonly (readonly string[])[] = [
  ['Contain', 'Content', 'Contest', 'Context', 'Continue', 'Contract', 'Control', 'Contour'],
  ['Prepare', 'Present', 'Preserve', 'Presume', 'Prevent', 'Preview', 'Precise', 'Predict'],
  ['Trace', 'Track', 'Trade', 'Traffic', 'Train', 'Transfer', 'Travel', 'Tray'],
  ['Inform', 'Inhabit', 'Initial', 'Injury', 'Inland', 'Inquire', 'Insect', 'Inspire'],
  ['Market', 'Marine', 'Marble', 'March', 'Margin', 'Marriage', 'Marsh', 'Martial'],
  ['Company', 'Compare', 'Compass', 'Compete', 'Complain', 'Complete', 'Compose', 'Compute'],
  ['Distance', 'District', 'Distinct', 'Distort', 'Disturb', 'Dispute', 'Display', 'Disease'],
  ['Reform', 'Refresh', 'Refund', 'Refuse', 'Regard', 'Region', 'Regret', 'Regular'],
]

export const dictionaryOrder = template({
  id: 'dictionary-order/arrange-words',
  topic: 'dictionary-order',
  levels: ['easy', 'medium', 'hard'],
  exams: ['ssc', 'railway', 'bank', 'icet', 'mat', 'afcat', 'nimcet'],
  draw: (random, level) => ({
    words: random.sample(random.pick(FAMILIES), level === 'hard' ? 7 : 5),
    // the easy ones ask for one word, the others for the whole order
    asked: level === 'easy' ? random.int(0, 4) : undefined,
  }),
  write({ words, asked }) {
    const order = [...words].sort()
    const numbers = order.map((word) => words.indexOf(word) + 1)
    const list = words.map((word, n) => `${n + 1}. ${word}`).join('   ')
    const why = [
      say(
        'Compare letter by letter from the left; the first letter that differs decides.',
        'ఎడమ నుండి అక్షరాలను ఒక్కొక్కటిగా పోల్చండి; మొదట తేడా వచ్చిన అక్షరమే క్రమాన్ని నిర్ణయిస్తుంది.',
        'बाईं ओर से अक्षर-दर-अक्षर तुलना करें; जहाँ पहला अंतर आए वही अक्षर क्रम तय करता है।',
      ),
      say(
        `Dictionary order: ${order.join(', ')}.`,
        `నిఘంటువు క్రమం: ${order.join(', ')}.`,
        `शब्दकोश क्रम: ${order.join(', ')}।`,
      ),
    ]
    if (asked !== undefined) {
      const answer = same(itemAt(order, asked))
      const at = nth(asked + 1)
      return {
        stem: say(
          `Which word comes ${at.en} when these words are arranged as in a dictionary? ${words.join(', ')}`,
          `ఈ పదాలను నిఘంటువు క్రమంలో అమర్చితే ${at.te} స్థానంలో వచ్చేది ఏది? ${words.join(', ')}`,
          `इन शब्दों को शब्दकोश क्रम में रखने पर ${at.hi} स्थान पर कौन-सा शब्द आएगा? ${words.join(', ')}`,
        ),
        correct: answer,
        distractors: words
          .filter((word) => word !== answer.en)
          .sort((a, b) => Math.abs(order.indexOf(a) - asked) - Math.abs(order.indexOf(b) - asked))
          .map((word) => ({ text: same(word), mistake: 'stopped comparing too early' })),
        explanation: paragraphs(...why, answerLine(answer)),
      }
    }
    const answer = numbers.join(', ')
    const swap = (a: number, b: number) =>
      numbers.map((one, n) => (n === a ? numbers[b] : n === b ? numbers[a] : one)).join(', ')
    return {
      stem: say(
        `Arrange the words as they come in a dictionary.\n\n${list}`,
        `పదాలను నిఘంటువులో వచ్చే క్రమంలో అమర్చండి.\n\n${list}`,
        `शब्दों को शब्दकोश में आने वाले क्रम में रखें।\n\n${list}`,
      ),
      correct: same(answer),
      distractors: textDistractors(answer, [
        [swap(1, 2), 'exchanged two words that differ late'],
        [swap(3, 4), 'exchanged two words that differ late'],
        [swap(0, 1), 'exchanged two words that differ late'],
        [swap(2, 3), 'exchanged two words that differ late'],
      ]),
      explanation: paragraphs(...why, answerLine(same(answer))),
    }
  },
  codes: ({ asked }) => (asked === undefined ? () => true : []),
  // weigh each word by the places of its letters instead of sorting texts
  verify({ words, asked }) {
    const weight = (word: string) =>
      [...word.toUpperCase().padEnd(10)].reduce((sum, one, n) => sum + Math.max(0, place(one)) / 27 ** n, 0)
    const order = [...words].sort((a, b) => weight(a) - weight(b))
    return asked === undefined ? order.map((word) => words.indexOf(word) + 1).join(', ') : itemAt(order, asked)
  },
})

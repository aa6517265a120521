import { defined, itemAt } from '../../checked-access.ts'
import type { DraftQuestion } from '../../question.ts'
import { setTemplate } from '../../questions/template.ts'
import type { Random } from '../../random.ts'
import { nth } from '../../text/counts.ts'
import { answerLine, each, paragraphs, same, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

const WORDS = [
  'apple',
  'bridge',
  'candle',
  'desert',
  'eagle',
  'forest',
  'garden',
  'harbour',
  'island',
  'jungle',
  'kettle',
  'lemon',
  'market',
  'needle',
  'orange',
  'pencil',
  'queen',
  'river',
  'silver',
  'table',
  'umbrella',
  'village',
  'window',
  'yellow',
] as const

/** What a machine does in one step: puts the next item in its place and leaves the others in their order. */
type Rule = 'words-then-numbers' | 'largest-left' | 'ends'
type Line = readonly string[]
const isWord = (item: string) => /[a-z]/.test(item)

/** Moves the items with the wanted ones in front (or behind), the others as they stood. */
const toFront = (line: Line, item: string): Line => [item, ...line.filter((one) => one !== item)]
const toEnd = (line: Line, item: string): Line => [...line.filter((one) => one !== item), item]

/** The steps of the machine; a step in which nothing would move is not counted. */
function run(rule: Rule, input: Line): Line[] {
  const words = input.filter(isWord).sort()
  const numbers = input.filter((item) => !isWord(item)).sort((a, b) => Number(a) - Number(b))
  const steps: Line[] = []
  let line = input
  const put = (next: Line) => {
    if (next.join() === line.join()) return
    line = next
    steps.push(line)
  }
  if (rule === 'words-then-numbers') {
    // a word and then a number each time, from the left
    const wanted = words.flatMap((word, n) => [word, itemAt(numbers, n)])
    wanted.forEach((item, n) => {
      put([...line.slice(0, n), ...toFront(line.slice(n), item)])
    })
  }
  if (rule === 'largest-left') for (const item of numbers) put(toFront(line, item))
  if (rule === 'ends')
    words.toReversed().forEach((word, n) => {
      put(toEnd(toFront(line, word), itemAt(numbers, n)))
    })
  return steps
}

const HOW: Record<Rule, LocalizedText> = {
  'words-then-numbers': say(
    'In each step one item comes to its place from the left: first the word that is first in alphabetical order, then the smallest number, then the next word, the next number and so on. The others move to the right in their order. An item that is already in its place costs no step.',
    'ప్రతి దశలో ఒక అంశం ఎడమ నుండి తన స్థానానికి వస్తుంది: అక్షర క్రమంలో మొదటి పదం, తర్వాత కనిష్ఠ సంఖ్య, తర్వాతి పదం, తర్వాతి సంఖ్య … ఇలా. మిగిలినవి అదే క్రమంలో కుడికి జరుగుతాయి. ఇప్పటికే తన స్థానంలో ఉన్నదానికి దశ అవసరం లేదు.',
    'हर चरण में बाईं ओर से एक पद अपने स्थान पर आता है: वर्णक्रम का पहला शब्द, फिर सबसे छोटी संख्या, फिर अगला शब्द, अगली संख्या आदि। बाकी उसी क्रम में दाईं ओर खिसकते हैं। जो पहले से अपने स्थान पर हो उसके लिए चरण नहीं लगता।',
  ),
  'largest-left': say(
    'In each step one number comes to the left end, from the smallest to the largest; the others keep their order. If the number is already there, no step is needed.',
    'ప్రతి దశలో ఒక సంఖ్య ఎడమ చివరకు వస్తుంది – కనిష్ఠం నుండి గరిష్ఠం వరకు; మిగిలినవి అదే క్రమంలో ఉంటాయి. ఇప్పటికే అక్కడ ఉంటే దశ అవసరం లేదు.',
    'हर चरण में एक संख्या बाएँ छोर पर आती है – सबसे छोटी से सबसे बड़ी तक; बाकी का क्रम वही रहता है। यदि वह पहले से वहाँ हो तो चरण नहीं लगता।',
  ),
  ends: say(
    'In each step, of the words that are left the last in alphabetical order goes to the left end, and of the numbers that are left the smallest goes to the right end; the others keep their order.',
    'ప్రతి దశలో మిగిలిన పదాల్లో అక్షర క్రమంలో చివరిది ఎడమ చివరకు, మిగిలిన సంఖ్యల్లో కనిష్ఠం కుడి చివరకు వెళ్తాయి; మిగిలినవి అదే క్రమంలో ఉంటాయి.',
    'हर चरण में बचे शब्दों में वर्णक्रम का अंतिम शब्द बाएँ छोर पर और बची संख्याओं में सबसे छोटी दाएँ छोर पर जाती है; बाकी का क्रम वही रहता है।',
  ),
}

const TOLD = {
  both: say(
    'A machine arranges a line of words and numbers step by step by a fixed rule. An example:',
    'ఒక యంత్రం పదాలు, సంఖ్యల వరుసను ఒక నిర్దిష్ట నియమం ప్రకారం దశలవారీగా అమర్చుతుంది. ఉదాహరణ:',
    'एक मशीन शब्दों और संख्याओं की पंक्ति को एक निश्चित नियम से चरणबद्ध करती है। उदाहरण:',
  ),
  numbers: say(
    'A machine arranges a line of numbers step by step by a fixed rule. An example:',
    'ఒక యంత్రం సంఖ్యల వరుసను ఒక నిర్దిష్ట నియమం ప్రకారం దశలవారీగా అమర్చుతుంది. ఉదాహరణ:',
    'एक मशीन संख्याओं की पंक्ति को एक निश्चित नियम से चरणबद्ध करती है। उदाहरण:',
  ),
} as const

const NUMBERS = [...Array(89).keys()].map((n) => String(n + 11))
const drawInput = (random: Random, rule: Rule, size: number): Line =>
  rule === 'largest-left'
    ? random.sample(NUMBERS, size + 2)
    : random.shuffle([...random.sample(WORDS, size), ...random.sample(NUMBERS, size)])

const shown = (line: Line) => line.join(' ')

function machine(id: string, rules: readonly Rule[]) {
  return setTemplate({
    id,
    topic: 'input-output',
    levels: ['medium', 'hard'],
    exams: ['bank', 'mat', 'cat'],

    draw(random, level) {
      const rule = random.pick(rules)
      const size = rule === 'largest-left' ? (level === 'medium' ? 4 : 5) : level === 'medium' ? 3 : 4
      for (;;) {
        const [example, input] = [drawInput(random, rule, size), drawInput(random, rule, size)]
        const steps = run(rule, input)
        if (steps.length < 3 || run(rule, example).length < 3) continue
        const step = random.int(2, steps.length - 1)
        const place = random.int(1, input.length - 2)
        return {
          rule,
          example,
          input,
          step,
          place,
          whereStep: random.int(1, steps.length - 1),
          whereItem: random.pick(input),
        }
      }
    },

    write({ rule, example, input, step, place, whereStep, whereItem }) {
      const lines = run(rule, input)
      const last = lines.length
      const mine = (n: number) => (n === 0 ? input : itemAt(lines, n - 1))
      const listing = (start: Line, all: readonly Line[]) =>
        each((language) =>
          [
            `${{ en: 'Input', te: 'ఇన్‌పుట్', hi: 'इनपुट' }[language]}: ${shown(start)}`,
            ...all.map((line, n) => `${{ en: 'Step', te: 'దశ', hi: 'चरण' }[language]} ${n + 1}: ${shown(line)}`),
          ].join('\n\n'),
        )
      const given = listing(example, run(rule, example))
      const worked = listing(input, lines)
      const question = (
        stem: LocalizedText,
        correct: LocalizedText,
        wrong: readonly (readonly [LocalizedText, string])[],
        range?: DraftQuestion['range'],
      ): DraftQuestion => ({
        stem,
        correct,
        distractors: wrong
          .filter(([text], n) => text.en !== correct.en && wrong.findIndex(([other]) => other.en === text.en) === n)
          .slice(0, range ? wrong.length : 4)
          .map(([text, mistake]) => ({ text, mistake })),
        ...(range && { range }),
        explanation: paragraphs(HOW[rule], worked, answerLine(correct)),
      })
      const counts = [last + 1, last - 1, last + 2, last - 2, last + 3].filter((n) => n > 0)
      const from = mine(whereStep).indexOf(whereItem)
      const ordinal = (n: number) =>
        say(`place ${n + 1} from the left`, `ఎడమ నుండి ${n + 1}వ స్థానం`, `बाएँ से ${nth(n + 1).hi} स्थान पर`)
      const near = [...input.keys()].sort((a, b) => Math.abs(a - from) - Math.abs(b - from))
      const otherLines = [step - 1, step + 1, step - 2, step + 2, last].filter((n) => n >= 1 && n <= last).map(mine)
      const swapped = (line: Line): Line =>
        line.map((one, n) => (n === 1 ? itemAt(line, 2) : n === 2 ? itemAt(line, 1) : one))
      const swappedLate = (line: Line): Line =>
        line.map((one, n) =>
          n === line.length - 2 ? itemAt(line, -1) : n === line.length - 1 ? itemAt(line, -2) : one,
        )
      return {
        passage: paragraphs(
          TOLD[rule === 'largest-left' ? 'numbers' : 'both'],
          given,
          say(
            `The last step is the output. Find the steps for the input: **${shown(input)}**`,
            `చివరి దశే అవుట్‌పుట్. ఈ ఇన్‌పుట్‌కు దశలు కనుగొనండి: **${shown(input)}**`,
            `अंतिम चरण ही आउटपुट है। इस इनपुट के चरण ज्ञात करें: **${shown(input)}**`,
          ),
        ),
        questions: [
          question(
            say(
              'How many steps are needed for this input?',
              'ఈ ఇన్‌పుట్‌కు ఎన్ని దశలు అవసరం?',
              'इस इनपुट के लिए कितने चरण लगेंगे?',
            ),
            same(String(last)),
            counts.map((n) => [same(String(n)), 'counted a step in which nothing moves, or left one out']),
            [1, input.length + 2],
          ),
          question(
            say(`Which of these is step ${step}?`, `కింది వాటిలో ${step}వ దశ ఏది?`, `इनमें से चरण ${step} कौन-सा है?`),
            same(shown(mine(step))),
            [
              ...otherLines.map((line): readonly [LocalizedText, string] => [same(shown(line)), 'took another step']),
              [same(shown(swapped(mine(step)))), 'exchanged two items instead of moving one'],
              [same(shown(swappedLate(mine(step)))), 'did not keep the order of those that wait'],
              [same(shown(swapped(swappedLate(mine(step))))), 'exchanged two items instead of moving one'],
            ],
          ),
          question(
            say(
              `Which item is ${nth(place + 1).en} from the left in the output?`,
              `అవుట్‌పుట్‌లో ఎడమ నుండి ${place + 1}వ స్థానంలో ఉన్నది ఏది?`,
              `आउटपुट में बाएँ से ${nth(place + 1).hi} स्थान पर क्या है?`,
            ),
            same(itemAt(mine(last), place)),
            [place + 1, place - 1, mine(last).length - 1 - place, ...mine(last).keys()].map((n) => [
              same(itemAt(mine(last), n)),
              'took a neighbouring place or counted from the right',
            ]),
          ),
          question(
            say(
              `In step ${whereStep}, at which place is “${whereItem}”?`,
              `${whereStep}వ దశలో “${whereItem}” ఏ స్థానంలో ఉంది?`,
              `चरण ${whereStep} में “${whereItem}” किस स्थान पर है?`,
            ),
            ordinal(from),
            near.map((n) => [ordinal(n), 'took another step, or counted from the right']),
            [1, input.length],
          ),
        ],
      }
    },

    // move one item at a time by exchanging neighbours, as with cards on a table
    verify({ rule, input, step, place, whereStep, whereItem }) {
      const cards = [...input]
      const shots: string[][] = []
      const carry = (item: string, to: number) => {
        let at = cards.indexOf(item)
        for (; at > to; at--) [cards[at - 1], cards[at]] = [itemAt(cards, at), itemAt(cards, at - 1)]
        for (; at < to; at++) [cards[at + 1], cards[at]] = [itemAt(cards, at), itemAt(cards, at + 1)]
      }
      const note = (moves: () => void) => {
        const before = cards.join()
        moves()
        if (cards.join() !== before) shots.push([...cards])
      }
      const words = input.filter(isWord).toSorted()
      const numbers = input.filter((one) => !isWord(one)).toSorted((a, b) => Number(a) - Number(b))
      if (rule === 'words-then-numbers')
        for (let n = 0; n < input.length; n++)
          note(() => carry(defined(n % 2 === 0 ? words[n / 2] : numbers[(n - 1) / 2]), n))
      if (rule === 'largest-left') for (const one of numbers) note(() => carry(one, 0))
      if (rule === 'ends')
        for (let n = 0; n < words.length; n++)
          note(() => {
            carry(itemAt(words.toReversed(), n), 0)
            carry(itemAt(numbers, n), cards.length - 1)
          })
      const at = (n: number) => shots[n - 1] ?? []
      return [
        String(shots.length),
        at(step).join(' '),
        String(at(shots.length)[place]),
        `place ${at(whereStep).indexOf(whereItem) + 1} from the left`,
      ]
    },
  })
}

export const wordsAndNumbers = machine('input-output/words-and-numbers', ['words-then-numbers', 'ends'])
export const numbersOnly = machine('input-output/numbers', ['largest-left'])

import { itemAt } from '../../checked-access.ts'
import type { DraftQuestion } from '../../question.ts'
import { numericDistractors, textDistractors } from '../../questions/distractors.ts'
import { setTemplate } from '../../questions/template.ts'
import type { Random } from '../../random.ts'
import { nth } from '../../text/counts.ts'
import { answerLine, paragraphs, same, say } from '../../text/localized.ts'
import { withEnding } from '../../text/telugu.ts'
import type { LocalizedText } from '../../text.ts'

type Kind = 'letter' | 'number' | 'symbol'
const kind = (one: string): Kind => (/[A-Z]/.test(one) ? 'letter' : /\d/.test(one) ? 'number' : 'symbol')
const KINDS: Record<Kind, LocalizedText> = {
  letter: say('letter', 'అక్షరం', 'अक्षर'),
  number: say('number', 'సంఖ్య', 'संख्या'),
  symbol: say('symbol', 'గుర్తు', 'प्रतीक'),
}
/** “How many such” and “are dropped” agree with the plural in Hindi. */
const PLURALS: Record<Kind, { readonly te: string; readonly howManyHi: string; readonly droppedHi: string }> = {
  letter: { te: 'అక్షరాలు', howManyHi: 'ऐसे कितने अक्षर', droppedHi: 'अक्षर हटा दिए' },
  number: { te: 'సంఖ్యలు', howManyHi: 'ऐसी कितनी संख्याएँ', droppedHi: 'संख्याएँ हटा दी' },
  symbol: { te: 'గుర్తులు', howManyHi: 'ऐसे कितने प्रतीक', droppedHi: 'प्रतीक हटा दिए' },
}
const SYMBOLS = ['@', '#', '%', '&', '★', '△', '©', '£', '+'] as const
const CONSONANTS = [...'BCDFGHJKLMNPQRSTVWXYZ']

const VOWELS = 4

function drawRow(random: Random): readonly string[] {
  return random.shuffle([
    ...random.sample(CONSONANTS, 8),
    ...random.sample([...'AEIOU'], VOWELS),
    ...random.sample([...'123456789'], 7),
    ...random.sample(SYMBOLS, 6),
  ])
}

const MIDDLES: readonly (readonly [before: Kind, it: Kind, after: Kind])[] = [
  ['symbol', 'letter', 'number'],
  ['number', 'letter', 'symbol'],
  ['letter', 'number', 'letter'],
  ['letter', 'symbol', 'letter'],
  ['number', 'symbol', 'letter'],
  ['letter', 'number', 'symbol'],
]

type Middle = (typeof MIDDLES)[number]

/** Those of the kind asked for that stand between the other two kinds. */
const foundIn = (row: readonly string[], [before, it, after]: Middle): readonly string[] =>
  row.filter((one, n) => {
    const [left, right] = [row[n - 1], row[n + 1]]
    return left && right && kind(left) === before && kind(one) === it && kind(right) === after
  })

/** Vowels with what stands before them, where that is no letter. */
const ledVowels = (row: readonly string[]): readonly string[] =>
  row.flatMap((one, n) => {
    const before = row[n - 1]
    return 'AEIOU'.includes(one) && before && kind(before) !== 'letter' ? [`${before} ${one}`] : []
  })

const MAX_FOUND = 5

/** A row and what is counted in it, each number of which comes equally often. */
function drawCounted(random: Random): { readonly row: readonly string[]; readonly middle: Middle } {
  const [found, vowels] = [random.int(0, MAX_FOUND - 1), random.int(0, VOWELS)]
  for (;;) {
    const row = drawRow(random)
    const middles = ledVowels(row).length === vowels ? MIDDLES.filter((one) => foundIn(row, one).length === found) : []
    if (middles.length > 0) return { row, middle: random.pick(middles) }
  }
}

export const symbolRow = setTemplate({
  id: 'alphanumeric-series/row-of-signs',
  topic: 'alphanumeric-series',
  levels: ['easy', 'medium', 'hard'],
  exams: ['bank', 'ssc', 'railway', 'mat'],

  draw(random, level) {
    const from = random.int(10, 14)
    return {
      ...drawCounted(random),
      // “5th to the left of the 12th from the right”
      from,
      by: random.int(3, 8),
      left: random.chance(0.5),
      dropped: random.pick(['symbol', 'number'] as const),
      place: random.int(4, 9),
      vowel: level === 'hard',
      end: random.int(5, 9),
    }
  },

  write({ row, middle, from, by, left, dropped, place, end, vowel }) {
    const line = row.join(' ')
    const [before, it, after] = middle
    const found = foundIn(row, middle)
    const half = row.filter((one, n) => n > 0 && kind(one) === it && kind(itemAt(row, n - 1)) === before).length
    const otherHalf = row.filter(
      (one, n) => n + 1 < row.length && kind(one) === it && kind(itemAt(row, n + 1)) === after,
    ).length
    const at = row.length - from + (left ? -by : by)
    const target = itemAt(row, at)
    const short = row.filter((one) => kind(one) !== dropped)
    const kept = itemAt(short, place - 1)
    const fromEnd = itemAt(row, row.length - end)
    const led = ledVowels(row)
    const vowels = led.length
    const ask = (
      stem: LocalizedText,
      correct: string,
      distractors: DraftQuestion['distractors'],
      why: LocalizedText,
      range?: DraftQuestion['range'],
    ): DraftQuestion => ({
      stem,
      correct: same(correct),
      distractors,
      ...(range && { range }),
      explanation: paragraphs(why, answerLine(same(correct))),
    })
    const near = (centre: number, in_: readonly string[]) =>
      [1, -1, 2, -2, 3].map(
        (step) => [in_[centre + step] ?? itemAt(in_, 0), 'counted one place too many or too few'] as const,
      )
    return {
      passage: say(
        `Study the row and answer the questions.\n\n**${line}**`,
        `కింది వరుసను పరిశీలించి ప్రశ్నలకు సమాధానం ఇవ్వండి.\n\n**${line}**`,
        `निम्नलिखित पंक्ति को देखकर प्रश्नों के उत्तर दें।\n\n**${line}**`,
      ),
      questions: [
        ask(
          say(
            `How many ${KINDS[it].en}s have a ${KINDS[before].en} immediately before and a ${KINDS[after].en} immediately after them?`,
            `వెంటనే ముందు ${KINDS[before].te}, వెంటనే తర్వాత ${KINDS[after].te} ఉన్న ${PLURALS[it].te} ఎన్ని?`,
            `${PLURALS[it].howManyHi} हैं जिनके ठीक पहले ${KINDS[before].hi} और ठीक बाद ${KINDS[after].hi} है?`,
          ),
          String(found.length),
          numericDistractors(
            found.length,
            [
              { value: half, mistake: 'looked only at what stands before' },
              { value: otherHalf, mistake: 'looked only at what stands after' },
              { value: found.length + 1, mistake: 'counted one too many' },
              { value: found.length - 1, mistake: 'overlooked one' },
            ],
            {
              format: String,
              plausible: (value) => value >= 0,
              spares: [found.length + 2, found.length + 3, found.length + 4],
            },
          ),
          say(
            found.length > 0 ? `Found: ${found.join(', ')}.` : 'There is none.',
            found.length > 0 ? `అవి: ${found.join(', ')}.` : 'అలాంటివి ఏవీ లేవు.',
            found.length > 0 ? `वे हैं: ${found.join(', ')}।` : 'ऐसा कोई नहीं है।',
          ),
          [0, MAX_FOUND],
        ),
        ask(
          say(
            `Which element is ${nth(by).en} to the ${left ? 'left' : 'right'} of the one that is ${nth(from).en} from the right end?`,
            `కుడి చివర నుండి ${from}వ స్థానంలో ఉన్నదానికి ${left ? 'ఎడమ' : 'కుడి'} వైపు ${by}వ స్థానంలో ఉన్నది ఏది?`,
            `दाएँ छोर से ${nth(from).hi} अवयव के ${left ? 'बाएँ' : 'दाएँ'} ${nth(by).hi} स्थान पर कौन-सा अवयव है?`,
          ),
          target,
          textDistractors(target, [
            [row[from - 1 + (left ? -by : by)] ?? itemAt(row, 0), 'counted from the left end'],
            [row[row.length - from + (left ? by : -by)] ?? itemAt(row, 1), 'went to the wrong side'],
            ...near(at, row),
          ]),
          left
            ? say(
                `Left of a place from the right: ${from} + ${by} = ${from + by} from the right end.`,
                `కుడి నుండి లెక్కించినదానికి ఎడమ: కుడి చివర నుండి ${from} + ${by} = ${from + by}వ స్థానం.`,
                `दाएँ से गिने स्थान के बाएँ: दाएँ छोर से ${from} + ${by} = ${from + by}।`,
              )
            : say(
                `Right of a place from the right: ${from} − ${by} = ${from - by} from the right end.`,
                `కుడి నుండి లెక్కించినదానికి కుడి: కుడి చివర నుండి ${from} − ${by} = ${from - by}వ స్థానం.`,
                `दाएँ से गिने स्थान के दाएँ: दाएँ छोर से ${from} − ${by} = ${from - by}।`,
              ),
        ),
        ask(
          say(
            `If all ${KINDS[dropped].en}s are dropped, which element is ${nth(place).en} from the left?`,
            `అన్ని ${withEnding(PLURALS[dropped].te, 'ను')} తొలగిస్తే ఎడమ నుండి ${place}వ స్థానంలో ఉండేది ఏది?`,
            `यदि सभी ${PLURALS[dropped].droppedHi} जाएँ, तो बाएँ से ${nth(place).hi} स्थान पर कौन-सा अवयव होगा?`,
          ),
          kept,
          textDistractors(kept, [[itemAt(row, place - 1), 'did not drop anything'], ...near(place - 1, short)]),
          say(
            `Without them the row is ${short.join(' ')}.`,
            `తొలగించాక వరుస: ${short.join(' ')}.`,
            `हटाने पर पंक्ति: ${short.join(' ')}।`,
          ),
        ),
        vowel
          ? ask(
              say(
                'How many vowels have a number or a symbol immediately before them?',
                'వెంటనే ముందు సంఖ్య లేదా గుర్తు ఉన్న అచ్చులు (A, E, I, O, U) ఎన్ని?',
                'ऐसे कितने स्वर (A, E, I, O, U) हैं जिनके ठीक पहले संख्या या प्रतीक है?',
              ),
              String(vowels),
              numericDistractors(
                vowels,
                [
                  { value: vowels + 1, mistake: 'counted one too many' },
                  { value: vowels - 1, mistake: 'overlooked one' },
                  { value: VOWELS - vowels, mistake: 'counted those with a letter before them' },
                ],
                { format: String, plausible: (value) => value >= 0, spares: [0, 1, 2, 3, 4] },
              ),
              say(
                `Look at what stands just before each vowel: ${led.join(', ') || 'none fits'}.`,
                `ప్రతి అచ్చుకు వెంటనే ముందున్నది చూడండి: ${led.join(', ') || 'ఏదీ సరిపోదు'}.`,
                `हर स्वर के ठीक पहले वाले को देखें: ${led.join(', ') || 'कोई नहीं'}।`,
              ),
              [0, VOWELS],
            )
          : ask(
              say(
                `Which element is ${nth(end).en} from the right end?`,
                `కుడి చివర నుండి ${end}వ స్థానంలో ఉన్నది ఏది?`,
                `दाएँ छोर से ${nth(end).hi} स्थान पर कौन-सा अवयव है?`,
              ),
              fromEnd,
              textDistractors(fromEnd, [
                [itemAt(row, end - 1), 'counted from the left end'],
                ...near(row.length - end, row),
              ]),
              say(
                `There are ${row.length} places, so it is ${nth(row.length - end + 1).en} from the left.`,
                `మొత్తం ${row.length} స్థానాల్లో ఎడమ నుండి ${row.length - end + 1}వ స్థానం.`,
                `कुल ${row.length} स्थानों में बाएँ से ${nth(row.length - end + 1).hi} स्थान पर।`,
              ),
            ),
      ],
    }
  },

  // walk along the printed row with a finger
  verify({ row, middle, from, by, left, dropped, place, end, vowel }) {
    const text = row.map((one) => ({ letter: 'L', number: 'N', symbol: 'S' })[kind(one)]).join('')
    const wanted = middle.map((one) => ({ letter: 'L', number: 'N', symbol: 'S' })[one]).join('')
    let count = 0
    for (let n = 0; n + 3 <= text.length; n++) if (text.startsWith(wanted, n)) count++
    const back = [...row].reverse()
    let finger = from - 1
    for (let step = 0; step < by; step++) finger += left ? 1 : -1
    let seen = 0
    const kept = row.find((one) => kind(one) !== dropped && ++seen === place)
    const vowels = row.join('').match(/[^A-Z][AEIOU]/g)?.length ?? 0
    return [String(count), back[finger], kept, vowel ? String(vowels) : back[end - 1]].map(String)
  },
})

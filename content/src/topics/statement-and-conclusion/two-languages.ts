import { tupleOf } from '../../checked-access.ts'
import { template } from '../../questions/template.ts'
import { CONCLUSION, judgementQuestion, type Verdict } from '../../shared/judgements/forms.ts'
import { fill } from '../../text/fill.ts'
import { joined, same, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

const GROUPS = [
  say('{all} employees of an office', 'ఒక కార్యాలయంలోని {all} మంది ఉద్యోగుల్లో', 'एक कार्यालय के {all} कर्मचारियों'),
  say('{all} teachers of a college', 'ఒక కళాశాలలోని {all} మంది అధ్యాపకుల్లో', 'एक महाविद्यालय के {all} अध्यापकों'),
  say('{all} members of a club', 'ఒక క్లబ్‌లోని {all} మంది సభ్యుల్లో', 'एक क्लब के {all} सदस्यों'),
  say('{all} nurses of a hospital', 'ఒక ఆసుపత్రిలోని {all} మంది నర్సుల్లో', 'एक अस्पताल के {all} नर्सों'),
  say('{all} shopkeepers of a street', 'ఒక వీధిలోని {all} మంది దుకాణదారుల్లో', 'एक गली के {all} दुकानदारों'),
  say('{all} guides of a museum', 'ఒక మ్యూజియంలోని {all} మంది గైడ్‌లలో', 'एक संग्रहालय के {all} गाइडों'),
]
const LANGUAGES = [
  say('Telugu', 'తెలుగు', 'तेलुगु'),
  say('Hindi', 'హిందీ', 'हिंदी'),
  say('Tamil', 'తమిళం', 'तमिल'),
  say('Urdu', 'ఉర్దూ', 'उर्दू'),
  say('Kannada', 'కన్నడం', 'कन्नड़'),
  say('Marathi', 'మరాఠీ', 'मराठी'),
  say('Odia', 'ఒడియా', 'ओड़िया'),
  say('English', 'ఇంగ్లీష్', 'अंग्रेज़ी'),
]

/** Of `all` people so many know the first and so many the second language. */
type Counts = { readonly all: number; readonly first: number; readonly second: number }

/** Whether it holds where so many know both. */
type Conclusion = {
  readonly kind: string
  readonly text: LocalizedText
  readonly holds: (both: number, counts: Counts) => boolean
}

type Values = Counts & {
  readonly group: LocalizedText
  readonly languages: readonly [LocalizedText, LocalizedText]
  readonly conclusions: readonly [Conclusion, Conclusion]
}

const range = ({ all, first, second }: Counts): readonly [low: number, high: number] => [
  Math.max(0, first + second - all),
  Math.min(first, second),
]
const cases = (counts: Counts): number[] => {
  const [low, high] = range(counts)
  return Array.from({ length: high - low + 1 }, (_, n) => low + n)
}
const follows = ({ holds }: Conclusion, counts: Counts): boolean => cases(counts).every((both) => holds(both, counts))

function conclusionsOf(
  counts: Counts,
  [one, other]: readonly [LocalizedText, LocalizedText],
  shift: number,
): readonly Conclusion[] {
  const [low, high] = range(counts)
  const only = (known: LocalizedText, unknown: LocalizedText, count: (counts: Counts) => number): Conclusion => ({
    kind: known === one ? 'first only' : 'second only',
    text: say(
      `Some of them know ${known.en} but not ${unknown.en}.`,
      `వారిలో కొందరికి ${known.te} వచ్చు, ${unknown.te} రాదు.`,
      `उनमें से कुछ को ${known.hi} आती है, पर ${unknown.hi} नहीं।`,
    ),
    holds: (both, counts) => count(counts) > both,
  })
  return [
    {
      kind: 'at least',
      text: say(
        `At least ${low + shift} of them know both languages.`,
        `వారిలో కనీసం ${low + shift} మందికి రెండు భాషలూ వచ్చు.`,
        `उनमें से कम से कम ${low + shift} को दोनों भाषाएँ आती हैं।`,
      ),
      holds: (both) => both >= low + shift,
    },
    {
      kind: 'at most',
      text: say(
        `At most ${high - shift} of them know both languages.`,
        `వారిలో రెండు భాషలూ వచ్చినవారు ${high - shift} మందికి మించరు.`,
        `उनमें से अधिक से अधिक ${high - shift} को दोनों भाषाएँ आती हैं।`,
      ),
      holds: (both) => both <= high - shift,
    },
    {
      kind: 'neither',
      text: say(
        'Some of them know neither of the two languages.',
        'వారిలో కొందరికి ఈ రెండు భాషల్లో ఏదీ రాదు.',
        'उनमें से कुछ को इन दोनों में से कोई भाषा नहीं आती।',
      ),
      holds: (both, { all, first, second }) => all - first - second + both > 0,
    },
    {
      kind: 'each',
      text: say(
        'Each of them knows at least one of the two languages.',
        'వారిలో ప్రతి ఒక్కరికీ ఈ రెండింటిలో కనీసం ఒక భాష వచ్చు.',
        'उनमें से प्रत्येक को इन दोनों में से कम से कम एक भाषा आती है।',
      ),
      holds: (both, { all, first, second }) => all - first - second + both === 0,
    },
    only(one, other, ({ first }) => first),
    only(other, one, ({ second }) => second),
  ]
}

/** Two of which one must be true, though neither follows, would be “either … or”. */
const isEitherOr = ([one, other]: Values['conclusions'], counts: Counts): boolean =>
  !follows(one, counts) &&
  !follows(other, counts) &&
  cases(counts).every((both) => one.holds(both, counts) || other.holds(both, counts))

const verdictOf = (first: boolean, second: boolean): Verdict =>
  first ? (second ? 'both' : 'first') : second ? 'second' : 'neither'

const WANTED = ['first', 'second', 'both', 'neither'] as const

export const twoLanguages = template<Values>({
  id: 'statement-and-conclusion/two-languages',
  topic: 'statement-and-conclusion',
  levels: ['medium', 'hard'],
  exams: ['ssc', 'railway', 'icet', 'bank', 'mat', 'cat', 'afcat', 'nimcet'],

  draw(random, level) {
    const wanted = random.pick(WANTED)
    const [group, [one, other]] = [random.pick(GROUPS), tupleOf(random.sample(LANGUAGES, 2), 2)]
    for (;;) {
      const all = random.step(40, 120, 4)
      const [first, second] = [random.int(all / 4, all - 4), random.int(all / 4, all - 4)] as const
      const counts = { all, first, second }
      const [low, high] = range(counts)
      if (high - low < 4 || first === second || (level === 'hard' && low === 0)) continue
      const conclusions = tupleOf(random.sample(conclusionsOf(counts, [one, other], random.pick([0, 0, 2])), 2), 2)
      const values = { ...counts, group, languages: [one, other] as const, conclusions }
      const verdict = verdictOf(follows(conclusions[0], counts), follows(conclusions[1], counts))
      if (verdict === wanted && !isEitherOr(conclusions, counts)) return values
    }
  },

  write(values, optionCount) {
    const { all, first, second, languages, conclusions } = values
    const group = fill(values.group, { all: same(String(all)) })
    const [one, other] = languages
    const [low, high] = range(values)
    const told = conclusions.map((conclusion, index) => {
      const mark = ['I', 'II'][index]
      const against = cases(values).find((both) => !conclusion.holds(both, values))
      return against === undefined
        ? say(
            `${mark} is true for each of these numbers.`,
            `వీటిలో ఏ సంఖ్యకైనా ${mark} నిజం.`,
            `इनमें से हर संख्या के लिए ${mark} सत्य है।`,
          )
        : say(
            `${mark} is false if ${against} know both.`,
            `${against} మందికి రెండూ వస్తే ${mark} తప్పు.`,
            `यदि ${against} को दोनों आती हों, तो ${mark} असत्य है।`,
          )
    })
    return {
      skeleton: conclusions.map(({ kind }) => kind).join(' '),
      ...judgementQuestion(
        CONCLUSION,
        {
          statement: say(
            `Of the ${group.en}, ${first} know ${one.en} and ${second} know ${other.en}.`,
            `${group.te} ${first} మందికి ${one.te}, ${second} మందికి ${other.te} వచ్చు.`,
            `${group.hi} में से ${first} को ${one.hi} और ${second} को ${other.hi} आती है।`,
          ),
          first: conclusions[0].text,
          second: conclusions[1].text,
          why: joined([
            say(
              `The number of those who know both may be any from ${low} to ${high}.`,
              `రెండూ వచ్చినవారి సంఖ్య ${low} నుండి ${high} వరకు ఏదైనా కావచ్చు.`,
              `दोनों जानने वालों की संख्या ${low} से ${high} तक कुछ भी हो सकती है।`,
            ),
            ...told,
          ]),
        },
        verdictOf(follows(conclusions[0], values), follows(conclusions[1], values)),
        optionCount === 5,
      ),
    }
  },

  // people in a row: the first ones know the one language, and those of the other begin at each possible place
  verify({ conclusions, ...counts }) {
    const { all, first, second } = counts
    const seen = new Set<number>()
    for (let start = 0; start + second <= all; start++)
      seen.add(
        Array.from({ length: all }, (_, n) => n).filter((n) => n < first && n >= start && n < start + second).length,
      )
    const [one, other] = conclusions.map(({ holds }) => [...seen].every((both) => holds(both, counts)))
    return CONCLUSION.answers[verdictOf(one === true, other === true)].en
  },
})

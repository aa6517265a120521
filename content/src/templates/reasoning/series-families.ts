import type { Random } from '../../random.ts'
import { type Speech, say } from '../../speech.ts'
import { differences, PRIMES } from './series-rules.ts'

/** A series with one term more than is shown, its rule in words, and what a hasty reader takes for the next term. */
export type Series = {
  readonly terms: readonly number[]
  readonly rule: Speech
  readonly slips: readonly Slip[]
}

/** A hasty reader's answer; the first of a series is warned of in the explanation, as `said`. */
type Slip = { readonly value: number; readonly mistake: string; readonly said?: Speech }

const warned = (value: number, mistake: string, te: string, hi: string): Slip => ({
  value,
  mistake,
  said: say(`Whoever ${mistake} would get ${value}.`, `${te} ${value} వస్తుంది.`, `${hi} ${value} आएगा।`),
})
const warnedOfSign = (value: number, by: number): Slip =>
  warned(value, `used the ${by} with the wrong sign`, `${by} ను తప్పు గుర్తుతో తీసుకుంటే`, `${by} को गलत चिह्न के साथ लेने पर`)

/** The rule of which the first terms are an example. */
const termsAre = (examples: readonly string[]): Speech => {
  const list = examples.join(', ')
  return say(`The terms are ${list} and so on.`, `పదాలు వరుసగా ${list}, … .`, `पद क्रमशः ${list}, … हैं।`)
}
const madeBy = (steps: readonly string[]): Speech => {
  const list = steps.join(', ')
  return say(
    `Each term is made from the one before it by ${list}.`,
    `ముందు పదం నుండి తరువాతి పదం వరుసగా ${list} ద్వారా వస్తుంది.`,
    `हर पद अपने पिछले पद से क्रमशः ${list} करके बनता है।`,
  )
}

type Family = (random: Random) => Series

const row = <T>(count: number, term: (place: number) => T): T[] =>
  Array.from({ length: count }, (_, place) => term(place))

function grown(count: number, first: number, follow: (term: number, place: number) => number): number[] {
  const terms = [first]
  while (terms.length < count) terms.push(follow(terms.at(-1) as number, terms.length - 1))
  return terms
}

/** The slips that fit every series. */
function series(terms: readonly number[], rule: Speech, slips: Series['slips'] = []): Series {
  const [last, next] = [terms.at(-2) as number, terms.at(-1) as number]
  const before = terms.at(-3) as number
  return {
    terms,
    rule,
    slips: [
      ...slips,
      warned(
        last + (last - before),
        'repeated the last difference',
        'చివరి తేడానే మళ్ళీ తీసుకుంటే',
        'अंतिम अंतर को ही दोबारा लेने पर',
      ),
      {
        value: next + (last - before) - (before - (terms.at(-4) as number)),
        mistake: 'went one step too far in the rule',
      },
      { value: next + (next > 20 ? 2 : 1), mistake: 'slip in the last addition' },
      { value: next - (next > 20 ? 2 : 1), mistake: 'slip in the last subtraction' },
    ],
  }
}

const growingDifferences: Family = (random) => {
  const [first, step, more] = [random.int(2, 15), random.int(2, 7), random.int(2, 5)]
  const terms = grown(7, first, (term, n) => term + step + more * n)
  const list = differences(terms).join(', ')
  return series(
    terms,
    say(
      `The differences are ${list}: each is ${more} more than the one before.`,
      `తేడాలు ${list}: ప్రతి తేడా దాని ముందు తేడా కంటే ${more} ఎక్కువ.`,
      `अंतर ${list} हैं: हर अंतर अपने पिछले अंतर से ${more} अधिक है।`,
    ),
  )
}

const shrinkingDifferences: Family = (random) => {
  const [more, last] = [random.int(2, 4), random.int(1, 4)]
  const terms = grown(7, random.int(95, 190), (term, n) => term - last - more * (5 - n))
  const list = differences(terms).map(Math.abs).join(', ')
  return series(
    terms,
    say(
      `The terms fall by ${list}: each fall is ${more} less than the one before.`,
      `పదాలు వరుసగా ${list} తగ్గుతున్నాయి: ప్రతి తగ్గుదల దాని ముందు దాని కంటే ${more} తక్కువ.`,
      `पद क्रमशः ${list} घटते हैं: हर कमी अपनी पिछली कमी से ${more} कम है।`,
    ),
  )
}

const multiplied: Family = (random) => {
  const factor = random.int(2, 3)
  const terms = grown(6, random.int(2, 9), (term) => term * factor)
  return series(
    terms,
    say(
      `Each term is ${factor} times the one before it.`,
      `ప్రతి పదం దాని ముందు పదానికి ${factor} రెట్లు.`,
      `हर पद अपने पिछले पद का ${factor} गुना है।`,
    ),
  )
}

const timesPlus: Family = (random) => {
  const [factor, added] = [random.int(2, 3), random.pick([-3, -2, -1, 1, 2, 3])]
  const terms = grown(6, random.int(4, 9), (term) => term * factor + added)
  const [last, size] = [terms.at(-2) as number, Math.abs(added)]
  return series(
    terms,
    say(
      `Each term is ${factor} times the one before it, ${added > 0 ? 'plus' : 'minus'} ${size}.`,
      `ప్రతి పదం = ముందు పదం × ${factor} ${added > 0 ? '+' : '−'} ${size}.`,
      `हर पद = पिछला पद × ${factor} ${added > 0 ? '+' : '−'} ${size}।`,
    ),
    [
      warned(
        last * factor,
        `multiplied by ${factor} but forgot the ${size}`,
        `${factor} తో గుణించి, ${size} ను మరిచిపోతే`,
        `${factor} से गुणा करके ${size} को भूल जाने पर`,
      ),
      { value: last * factor - added, mistake: `used the ${size} with the wrong sign` },
    ],
  )
}

const shiftedSquares: Family = (random) => {
  const [start, shift] = [random.int(1, 7), random.pick([-3, -2, -1, 0, 1, 2, 3])]
  const terms = row(7, (n) => (start + n) ** 2 + shift)
  const [end, sign] = [start + 6, shift < 0 ? '−' : '+']
  const tail = shift === 0 ? '' : ` ${sign} ${Math.abs(shift)}`
  return series(terms, termsAre([0, 1, 2].map((n) => `$${start + n}^2${tail}$`)), [
    warnedOfSign(end ** 2 - shift, Math.abs(shift)),
    { value: (end + 1) ** 2 + shift, mistake: 'skipped a number' },
  ])
}

const shiftedCubes: Family = (random) => {
  const [start, shift] = [random.int(1, 4), random.pick([-3, -2, -1, 0, 1, 2, 3])]
  const terms = row(7, (n) => (start + n) ** 3 + shift)
  const tail = shift === 0 ? '' : ` ${shift < 0 ? '−' : '+'} ${Math.abs(shift)}`
  return series(terms, termsAre([0, 1, 2].map((n) => `$${start + n}^3${tail}$`)), [
    warnedOfSign((start + 6) ** 3 - shift, Math.abs(shift)),
    { value: (start + 7) ** 3 + shift, mistake: 'skipped a number' },
  ])
}

const products: Family = (random) => {
  const [start, gap] = [random.int(1, 6), random.int(1, 3)]
  const terms = row(7, (n) => (start + n) * (start + n + gap))
  const end = start + 6
  return series(terms, termsAre(row(3, (n) => `${start + n} × ${start + n + gap}`)), [
    warned(
      (end + 1) * (end + gap),
      'moved only one of the two factors',
      'రెండు కారణాంకాలలో ఒకదాన్ని మాత్రమే పెంచితే',
      'दो गुणनखंडों में से केवल एक को बढ़ाने पर',
    ),
  ])
}

const primesAdded: Family = (random) => {
  const start = random.int(0, 4)
  const terms = grown(7, random.int(2, 20), (term, n) => term + (PRIMES[start + n] as number))
  const list = differences(terms).join(', ')
  return series(
    terms,
    say(
      `The differences ${list} are consecutive prime numbers.`,
      `తేడాలు ${list} వరుస ప్రధాన సంఖ్యలు.`,
      `अंतर ${list} क्रमागत अभाज्य संख्याएँ हैं।`,
    ),
    [
      warned(
        (terms.at(-2) as number) + (PRIMES[start + 4] as number) + 2,
        'took the next odd number for a prime',
        'తరువాతి బేసి సంఖ్యను ప్రధాన సంఖ్యగా తీసుకుంటే',
        'अगली विषम संख्या को अभाज्य मान लेने पर',
      ),
    ],
  )
}

const squaredPrimes: Family = (random) => {
  const [start, shift] = [random.int(0, 3), random.pick([-1, 0, 1, 2])]
  const terms = row(6, (n) => (PRIMES[start + n] as number) ** 2 + shift)
  const tail = shift === 0 ? '' : ` ${shift < 0 ? '−' : '+'} ${Math.abs(shift)}`
  const prime = PRIMES[start + 5] as number
  const examples = [0, 1].map((n) => `$${PRIMES[start + n]}^2${tail}$`).join(', ')
  return series(
    terms,
    say(
      `The terms are the squares of consecutive primes${tail && `, each ${tail.trim()}`}: ${examples} and so on.`,
      `పదాలు వరుస ప్రధాన సంఖ్యల వర్గాలు${tail && ` (ఒక్కొక్కటి ${tail.trim()})`}: ${examples}, … .`,
      `पद क्रमागत अभाज्य संख्याओं के वर्ग${tail && ` (प्रत्येक ${tail.trim()})`} हैं: ${examples}, … ।`,
    ),
    [
      warned(
        (prime + 2) ** 2 + shift,
        'took the wrong number for the next prime',
        'తరువాతి ప్రధాన సంఖ్యగా తప్పు సంఖ్యను తీసుకుంటే',
        'अगली अभाज्य संख्या गलत लेने पर',
      ),
      { value: (prime - 2) ** 2 + shift, mistake: 'took an odd number that is not prime' },
    ],
  )
}

const squaresAdded: Family = (random) => {
  const start = random.int(1, 5)
  const terms = grown(6, random.int(1, 20), (term, n) => term + (start + n) ** 2)
  const list = differences(terms).join(', ')
  return series(
    terms,
    say(
      `The differences ${list} are the squares of consecutive numbers.`,
      `తేడాలు ${list} వరుస సంఖ్యల వర్గాలు.`,
      `अंतर ${list} क्रमागत संख्याओं के वर्ग हैं।`,
    ),
    [warned((terms.at(-2) as number) + (start + 5) ** 2, 'skipped a square', 'ఒక వర్గాన్ని వదిలేస్తే', 'एक वर्ग छोड़ देने पर')],
  )
}

const turns: Family = (random) => {
  const [added, factor] = [random.pick([-3, -2, 2, 3, 4, 5]), random.int(2, 3)]
  const size = Math.abs(added)
  const terms = grown(7, random.int(5, 9), (term, n) => (n % 2 === 0 ? term + added : term * factor))
  const last = terms.at(-2) as number
  return series(
    terms,
    say(
      `By turns ${size} is ${added > 0 ? 'added' : 'taken away'} and the result is multiplied by ${factor}.`,
      `ఒకసారి ${size} ${added > 0 ? 'కలిపి' : 'తీసివేసి'}, తరువాతిసారి ${factor} తో గుణించాలి; ఇలా మార్చి మార్చి చేయాలి.`,
      `बारी-बारी से ${size} ${added > 0 ? 'जोड़ा' : 'घटाया'} जाता है और ${factor} से गुणा किया जाता है।`,
    ),
    [
      warned(
        last + added,
        'took the turns in the wrong order',
        'రెండు ప్రక్రియల క్రమాన్ని తారుమారు చేస్తే',
        'दोनों क्रियाओं का क्रम उलट देने पर',
      ),
      { value: last * factor + added, mistake: 'did both operations at once' },
    ],
  )
}

const braided: Family = (random) => {
  const [first, up] = [random.int(3, 20), random.int(2, 8)]
  const [second, down, factor] = [random.int(30, 60), random.int(2, 9), random.int(2, 3)]
  const multiplies = random.chance(0.5)
  const start = multiplies ? random.int(2, 6) : second
  const other = (n: number) => (multiplies ? start * factor ** n : start - down * n)
  const terms = row(8, (n) => (n % 2 === 0 ? first + (up * n) / 2 : other((n - 1) / 2)))
  return series(
    terms,
    say(
      `Two series take turns. In the first, third, fifth … places each term is ${up} more than the last one of its kind; in the second, fourth, sixth … places each is ${multiplies ? `${factor} times` : `${down} less than`} the last one of its kind.`,
      `ఇందులో రెండు శ్రేణులు ఒకదాని తరువాత ఒకటిగా కలిసి ఉన్నాయి. 1, 3, 5, … స్థానాల్లో ప్రతి పదం దాని ముందు పదం కంటే ${up} ఎక్కువ; 2, 4, 6, … స్థానాల్లో ప్రతి పదం దాని ముందు ${multiplies ? `పదానికి ${factor} రెట్లు` : `పదం కంటే ${down} తక్కువ`}.`,
      `इसमें दो श्रृंखलाएँ बारी-बारी से चलती हैं। 1, 3, 5, … स्थानों पर हर पद अपने पिछले पद से ${up} अधिक है; 2, 4, 6, … स्थानों पर हर पद अपने पिछले पद ${multiplies ? `का ${factor} गुना` : `से ${down} कम`} है।`,
    ),
    [
      warned(
        first + 4 * up,
        'continued the other of the two series',
        'రెండు శ్రేణులలో మరొకదాన్ని కొనసాగిస్తే',
        'दूसरी वाली श्रृंखला को आगे बढ़ाने पर',
      ),
      {
        value: multiplies ? start * factor ** 2 + up : start - 2 * down + up,
        mistake: 'used the step of the other series',
      },
    ],
  )
}

const growingFactors: Family = (random) => {
  const [start, added] = [random.int(1, 2), random.pick([0, 0, 1, -1, 2])]
  const terms = grown(6, random.int(3, 7), (term, n) => term * (start + n) + added)
  const tail = added === 0 ? '' : ` ${added > 0 ? '+' : '−'} ${Math.abs(added)}`
  return series(terms, madeBy(row(5, (n) => `× ${start + n}${tail}`)), [
    warned(
      (terms.at(-2) as number) * (start + 3) + added,
      'used the last multiplier again',
      'చివరి గుణకాన్నే మళ్ళీ వాడితే',
      'अंतिम गुणक का ही दोबारा प्रयोग करने पर',
    ),
    { value: (terms.at(-2) as number) * (start + 5) + added, mistake: 'skipped a multiplier' },
  ])
}

const climbing: Family = (random) => {
  const sign = random.pick([1, -1])
  const terms = grown(6, sign > 0 ? random.int(2, 6) : random.int(5, 9), (term, n) => (term + sign) * (n + 1))
  const mark = sign > 0 ? '+' : '−'
  return series(terms, madeBy(row(5, (n) => `× ${n + 1} ${mark} ${n + 1}`)), [
    warned(
      (terms.at(-2) as number) * 5,
      `multiplied by 5 but forgot the 5 ${sign > 0 ? 'to add' : 'to take away'}`,
      `5 తో గుణించి, 5 ${sign > 0 ? 'కలపడం' : 'తీసివేయడం'} మరిచిపోతే`,
      `5 से गुणा करके 5 ${sign > 0 ? 'जोड़ना' : 'घटाना'} भूल जाने पर`,
    ),
    { value: (terms.at(-2) as number) * 5 - sign * 5, mistake: 'used the 5 with the wrong sign' },
  ])
}

const doubledPlusGrowing: Family = (random) => {
  const [factor, first, more] = [random.int(2, 3), random.int(1, 4), random.int(1, 3)]
  const terms = grown(6, random.int(2, 6), (term, n) => term * factor + first + more * n)
  const list = row(5, (n) => first + more * n).join(', ')
  return series(
    terms,
    say(
      `Each term is ${factor} times the one before it plus ${list} in turn.`,
      `ప్రతి పదం ముందు పదానికి ${factor} రెట్లు; దానికి వరుసగా ${list} కలుపుతారు.`,
      `हर पद अपने पिछले पद का ${factor} गुना है, जिसमें क्रमशः ${list} जोड़ा जाता है।`,
    ),
    [
      warned(
        (terms.at(-2) as number) * factor + first + more * 3,
        'added the last number again',
        'చివరగా కలిపిన సంఖ్యనే మళ్ళీ కలిపితే',
        'पिछली बार जोड़ी गई संख्या को ही फिर जोड़ने पर',
      ),
      { value: (terms.at(-2) as number) * factor, mistake: 'multiplied and forgot to add' },
    ],
  )
}

const unsteadySquares: Family = (random) => {
  const [start, shift, power] = [random.int(2, 6), random.pick([1, -1, 2, -2]), random.int(2, 3)]
  const terms = row(7, (n) => (start + n) ** power + (n % 2 === 0 ? shift : -shift))
  const term = (n: number) =>
    `$${start + n}^${power} ${(n % 2 === 0 ? shift : -shift) > 0 ? '+' : '-'} ${Math.abs(shift)}$`
  return series(terms, termsAre(row(4, term)), [
    warned(
      (start + 6) ** power - shift,
      'used the sign of the term before',
      'ముందు పదం గుర్తునే వాడితే',
      'पिछले पद का ही चिह्न लेने पर',
    ),
    { value: (start + 6) ** power, mistake: `forgot the ${Math.abs(shift)}` },
  ])
}

const sums: Family = (random) => {
  const [first, second, more] = [random.int(2, 9), random.int(4, 12), random.pick([0, 0, 1, 2, -1])]
  const terms = [first, second]
  while (terms.length < 8) terms.push((terms.at(-1) as number) + (terms.at(-2) as number) + more)
  const size = Math.abs(more)
  const rule = say(
    `From the third on, each term is the sum of the two before it${more === 0 ? '' : `, ${more > 0 ? 'plus' : 'minus'} ${size}`}.`,
    `మూడవ పదం నుండి ప్రతి పదం దాని ముందున్న రెండు పదాల మొత్తం${more === 0 ? '' : ` ${more > 0 ? '+' : '−'} ${size}`}.`,
    `तीसरे पद से हर पद अपने पिछले दो पदों का योग${more === 0 ? '' : ` ${more > 0 ? '+' : '−'} ${size}`} है।`,
  )
  return series(terms, rule, [
    warned(
      (terms.at(-2) as number) + (terms.at(-4) as number) + more,
      'added the term before last but one',
      'చివరి పదానికి దాని కంటే రెండు స్థానాల ముందున్న పదాన్ని కలిపితే',
      'अंतिम पद में उससे दो स्थान पहले का पद जोड़ने पर',
    ),
    { value: (terms.at(-2) as number) * 2, mistake: 'doubled the last term' },
  ])
}

export const FAMILIES = {
  easy: [growingDifferences, shrinkingDifferences, multiplied, shiftedSquares, timesPlus, braided],
  medium: [timesPlus, shiftedCubes, products, primesAdded, squaredPrimes, turns, braided, sums],
  hard: [squaresAdded, growingFactors, climbing, doubledPlusGrowing, unsteadySquares, sums, turns],
} as const satisfies Record<string, readonly Family[]>

/** Series of one rule from end to end, in which a single strange term stands out. */
export const SMOOTH_FAMILIES: readonly Family[] = [
  growingDifferences,
  shrinkingDifferences,
  timesPlus,
  shiftedSquares,
  shiftedCubes,
  products,
  multiplied,
  squaresAdded,
]

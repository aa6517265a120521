import { fraction } from '../../format.ts'
import { template } from '../../question.ts'
import { say, unsaid } from '../../speech.ts'
import { numericQuestion, textQuestion } from '../numeric-question.ts'
import { choose } from '../quantitative/formulae.ts'

/** Wrong chances are chances, too. */
const chance = (n: number, d: number): string => (n > 0 && n < d ? fraction(Math.round(n), Math.round(d)) : '')
const given = (list: readonly (readonly [string, string])[]) => list.filter(([text]) => text !== '')

export const threeBalls = template({
  id: 'probability/three-balls',
  topic: 'probability',
  levels: ['hard'],
  exams: ['icet', 'ssc', 'bank', 'mat', 'cat', 'nimcet'],

  draw: (random) => ({
    a: random.int(3, 7),
    b: random.int(3, 7),
    c: random.int(2, 6),
    ask: random.pick(['at least one', 'all different', 'exactly two'] as const),
  }),

  write({ a, b, c, ask }) {
    const n = a + b + c
    const total = choose(n, 3)
    const others = b + c
    const none = choose(others, 3)
    const ways = { 'at least one': total - none, 'all different': a * b * c, 'exactly two': choose(a, 2) * others }[ask]
    const event = {
      'at least one': say('at least one of them is red', 'వాటిలో కనీసం ఒకటి ఎరుపు', 'उनमें कम से कम एक लाल'),
      'all different': say('they are of three different colours', 'అవి మూడు వేర్వేరు రంగులవి', 'वे तीन भिन्न रंगों की'),
      'exactly two': say('exactly two of them are red', 'వాటిలో సరిగ్గా రెండు ఎరుపు', 'उनमें ठीक दो लाल'),
    }[ask]
    return textQuestion({
      stem: say(
        `A bag holds ${a} red, ${b} green and ${c} blue balls. Three balls are drawn at random together. What is the probability that ${event.en}?`,
        `ఒక సంచిలో ${a} ఎరుపు, ${b} ఆకుపచ్చ, ${c} నీలం బంతులు ఉన్నాయి. యాదృచ్ఛికంగా ఒకేసారి మూడు బంతులు తీస్తే, ${event.te} కావడానికి సంభావ్యత ఎంత?`,
        `एक थैले में ${a} लाल, ${b} हरी और ${c} नीली गेंदें हैं। यादृच्छिक रूप से एक साथ तीन गेंदें निकाली जाती हैं। ${event.hi} होने की प्रायिकता क्या है?`,
      ),
      correct: fraction(ways, total),
      wrong: given([
        [chance(total - ways, total), 'gave the opposite event'],
        [chance(ask === 'at least one' ? a * choose(others, 2) : choose(a, 2), total), 'counted one case only'],
        [
          chance(ask === 'all different' ? 6 * a * b * c : ways, ask === 'all different' ? n ** 3 : choose(n, 3) * 2),
          'put the balls back, or counted orders on one side only',
        ],
        [chance(choose(a, 3), total), 'took all three to be red'],
        [chance(ways + a, total), 'counted some draws twice'],
        [chance(ways - 1, total), 'missed one draw'],
        [chance(ways + 1, total), 'counted one draw twice'],
        [chance(ways + 2, total), 'counted two draws twice'],
      ]),
      steps: [
        say(
          `Three of ${n} balls: $^{${n}}C_3 = ${total}$ ways.`,
          `${n} బంతుల నుండి మూడు: $^{${n}}C_3 = ${total}$ విధాలు.`,
          `${n} में से तीन गेंदें: $^{${n}}C_3 = ${total}$ प्रकार।`,
        ),
        {
          'at least one': say(
            `No red ball: $^{${others}}C_3 = ${none}$; the rest, ${total} − ${none} = ${ways}, have at least one.`,
            `ఎరుపు ఒక్కటీ లేకుండా: $^{${others}}C_3 = ${none}$; మిగతా ${total} − ${none} = ${ways} లో కనీసం ఒకటి ఉంటుంది.`,
            `एक भी लाल नहीं: $^{${others}}C_3 = ${none}$; शेष ${total} − ${none} = ${ways} में कम से कम एक है।`,
          ),
          'all different': say(
            `One of each colour: ${a} × ${b} × ${c} = ${ways} ways.`,
            `ఒక్కో రంగులో ఒకటి: ${a} × ${b} × ${c} = ${ways} విధాలు.`,
            `हर रंग की एक: ${a} × ${b} × ${c} = ${ways} प्रकार।`,
          ),
          'exactly two': say(
            `Two of the ${a} red balls and one of the other ${others}: $^{${a}}C_2 \\times ${others} = ${ways}$ ways.`,
            `${a} ఎరుపు బంతుల నుండి రెండు, మిగతా ${others} నుండి ఒకటి: $^{${a}}C_2 \\times ${others} = ${ways}$ విధాలు.`,
            `${a} लाल में से दो और शेष ${others} में से एक: $^{${a}}C_2 \\times ${others} = ${ways}$ प्रकार।`,
          ),
        }[ask],
      ],
    })
  },

  // every three balls
  verify({ a, b, c, ask }) {
    const balls = [...'r'.repeat(a), ...'g'.repeat(b), ...'b'.repeat(c)]
    let [good, all] = [0, 0]
    for (let i = 0; i < balls.length; i++)
      for (let j = 0; j < i; j++)
        for (let k = 0; k < j; k++) {
          all++
          const drawn = [balls[i], balls[j], balls[k]]
          const reds = drawn.filter((ball) => ball === 'r').length
          if (ask === 'at least one' ? reds > 0 : ask === 'exactly two' ? reds === 2 : new Set(drawn).size === 3) good++
        }
    return fraction(good, all)
  },
})

export const causeOfEvent = template({
  id: 'probability/which-box-it-came-from',
  topic: 'probability',
  levels: ['hard'],
  exams: ['icet', 'nimcet', 'cat', 'mat', 'bank'],

  draw(random) {
    for (;;) {
      const [a, b, c, d] = [random.int(2, 8), random.int(2, 8), random.int(2, 8), random.int(2, 8)]
      if (a * (c + d) !== c * (a + b) && a !== c) return { a, b, c, d }
    }
  },

  write({ a, b, c, d }) {
    // a of a+b red in the first box, c of c+d in the second
    const [one, two] = [a * (c + d), c * (a + b)]
    const all = one + two
    return textQuestion({
      stem: say(
        `Box A holds ${a} red and ${b} white balls, box B ${c} red and ${d} white balls. A box is chosen at random and a ball drawn from it is red. What is the probability that it came from box A?`,
        `A పెట్టెలో ${a} ఎరుపు, ${b} తెలుపు బంతులు; B పెట్టెలో ${c} ఎరుపు, ${d} తెలుపు బంతులు ఉన్నాయి. యాదృచ్ఛికంగా ఒక పెట్టెను ఎంచుకుని తీసిన బంతి ఎరుపు. అది A పెట్టె నుండి వచ్చిన సంభావ్యత ఎంత?`,
        `पेटी A में ${a} लाल और ${b} सफ़ेद, पेटी B में ${c} लाल और ${d} सफ़ेद गेंदें हैं। यादृच्छिक रूप से चुनी गई एक पेटी से निकाली गई गेंद लाल है। उसके पेटी A से होने की प्रायिकता क्या है?`,
      ),
      correct: fraction(one, all),
      wrong: given([
        [chance(two, all), 'took the other box'],
        [chance(a, a + c), 'counted balls instead of chances'],
        [chance(a, a + b), 'gave the chance of red in box A'],
        [chance(a, 2 * (a + b)), 'gave the chance of box A and red'],
        [chance(1, 2), 'forgot what was seen'],
        [chance(one + 1, all), 'slipped by one part'],
      ]),
      steps: [
        say(
          `Red by way of A: $\\frac{1}{2} \\times \\frac{${a}}{${a + b}}$; by way of B: $\\frac{1}{2} \\times \\frac{${c}}{${c + d}}$.`,
          `A ద్వారా ఎరుపు: $\\frac{1}{2} \\times \\frac{${a}}{${a + b}}$; B ద్వారా: $\\frac{1}{2} \\times \\frac{${c}}{${c + d}}$.`,
          `A से लाल: $\\frac{1}{2} \\times \\frac{${a}}{${a + b}}$; B से: $\\frac{1}{2} \\times \\frac{${c}}{${c + d}}$।`,
        ),
        say(
          `The first as a part of both: $\\frac{${one}}{${one} + ${two}}$.`,
          `రెండింటి మొత్తంలో మొదటి భాగం: $\\frac{${one}}{${one} + ${two}}$.`,
          `दोनों के योग में पहले का भाग: $\\frac{${one}}{${one} + ${two}}$।`,
        ),
      ],
    })
  },

  // equally many draws from either box, all red ones looked at
  verify({ a, b, c, d }) {
    const draws = [
      ...Array.from({ length: (a + b) * (c + d) }, (_, n) => ({ box: 'A', red: n % (a + b) < a })),
      ...Array.from({ length: (a + b) * (c + d) }, (_, n) => ({ box: 'B', red: n % (c + d) < c })),
    ].filter(({ red }) => red)
    return fraction(draws.filter(({ box }) => box === 'A').length, draws.length)
  },
})

export const numbersFromDigits = template({
  id: 'permutations-and-combinations/numbers-from-digits',
  topic: 'permutations-and-combinations',
  levels: ['medium', 'hard'],
  exams: ['icet', 'ssc', 'bank', 'mat', 'cat', 'nimcet'],

  draw(random, level) {
    const others = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], random.int(4, 5))
    const zero = level === 'hard'
    const digits = (zero ? [0, ...others] : others).toSorted((a, b) => a - b)
    return {
      digits,
      length: random.int(3, 4),
      kind: zero ? random.pick(['even', 'divisible by 5'] as const) : ('any' as const),
    }
  },

  write({ digits, length, kind }) {
    const answer = makeNumbers(digits, length, kind)
    const count = digits.length
    const arranged = (n: number, k: number) => Array.from({ length: k }, (_, i) => n - i).reduce((p, x) => p * x, 1)
    const ends = digits.filter((digit) => (kind === 'even' ? digit % 2 === 0 : digit % 5 === 0))
    const name =
      kind === 'any'
        ? say('', '', '')
        : kind === 'even'
          ? say('even ', 'సరి ', 'सम ')
          : say('', '5తో భాగించబడే ', '5 से विभाज्य ')
    const zeroEnd = arranged(count - 1, length - 1)
    const otherEnds = ends.filter((digit) => digit !== 0).length * (count - 2) * arranged(count - 2, length - 2)
    return numericQuestion({
      stem: say(
        `How many ${length}-digit ${name.en}numbers${kind === 'divisible by 5' ? ' divisible by 5' : ''} can be made from the digits ${digits.join(', ')}, no digit being repeated?`,
        `${digits.join(', ')} అంకెలతో, ఏ అంకె పునరావృతం కాకుండా, ${name.te}${length} అంకెల సంఖ్యలు ఎన్ని రాయవచ్చు?`,
        `अंकों ${digits.join(', ')} से, किसी अंक को दोहराए बिना, ${length} अंकों की कितनी ${name.hi}संख्याएँ बनाई जा सकती हैं?`,
      ),
      answer,
      step: 2,
      plausible: (value) => value >= 0 && Number.isInteger(value),
      wrong: [
        [count ** length, 'repeated digits'],
        [arranged(count, length), 'ignored the condition'],
        [
          kind === 'any' ? choose(count, length) : ends.length * arranged(count - 1, length - 1),
          kind === 'any' ? 'counted choices instead of arrangements' : 'let 0 stand first',
        ],
        [
          kind === 'any' ? arranged(count, length - 1) : zeroEnd,
          kind === 'any' ? 'filled one place too few' : 'counted the numbers with 0 at the end only',
        ],
        [otherEnds, 'forgot the numbers with 0 at the end'],
      ],
      steps:
        kind === 'any'
          ? [unsaid(Array.from({ length }, (_, n) => count - n).join(' × '))]
          : [
              say(
                `With 0 at the end: ${zeroEnd} numbers.`,
                `చివర 0 ఉన్నవి: ${zeroEnd}.`,
                `अंत में 0 वाली: ${zeroEnd} संख्याएँ।`,
              ),
              say(
                `With ${ends.filter((digit) => digit !== 0).join(', ') || 'no other digit'} at the end the first place must not be 0: ${otherEnds} numbers.`,
                `చివర ${ends.filter((digit) => digit !== 0).join(', ') || 'మరో అంకె ఏదీ లేదు'}: మొదటి స్థానంలో 0 రాకూడదు, కాబట్టి ${otherEnds}.`,
                `अंत में ${ends.filter((digit) => digit !== 0).join(', ') || 'कोई अन्य अंक नहीं'}: पहले स्थान पर 0 नहीं हो सकता, अतः ${otherEnds} संख्याएँ।`,
              ),
            ],
    })
  },

  verify({ digits, length, kind }) {
    let count = 0
    for (let n = 10 ** (length - 1); n < 10 ** length; n++) {
      const own = [...String(n)].map(Number)
      const allowed = new Set(own).size === length && own.every((digit) => digits.includes(digit))
      if (allowed && (kind === 'any' || n % (kind === 'even' ? 2 : 5) === 0)) count++
    }
    return new Intl.NumberFormat('en-IN').format(count)
  },
})

function makeNumbers(digits: readonly number[], length: number, kind: 'any' | 'even' | 'divisible by 5'): number {
  const arranged = (n: number, k: number) => Array.from({ length: k }, (_, i) => n - i).reduce((p, x) => p * x, 1)
  const count = digits.length
  if (kind === 'any') return arranged(count, length)
  const ends = digits.filter((digit) => digit !== 0 && digit % (kind === 'even' ? 2 : 5) === 0).length
  return arranged(count - 1, length - 1) + ends * (count - 2) * arranged(count - 2, length - 2)
}

export const committeeWithCondition = template({
  id: 'permutations-and-combinations/committee-with-conditions',
  topic: 'permutations-and-combinations',
  levels: ['hard'],
  exams: ['icet', 'ssc', 'bank', 'mat', 'cat', 'nimcet'],

  draw: (random) => ({
    men: random.int(5, 8),
    women: random.int(4, 6),
    size: random.int(4, 5),
    kind: random.pick(['at least two women', 'more men', 'not together'] as const),
  }),

  write({ men, women, size, kind }) {
    const all = choose(men + women, size)
    const ways = (w: number) => choose(women, w) * choose(men, size - w)
    const counts = Array.from({ length: size + 1 }, (_, w) => w)
    const fits = counts.filter((w) => (kind === 'at least two women' ? w >= 2 : size - w > w))
    const together = choose(men + women - 2, size - 2)
    const answer = kind === 'not together' ? all - together : fits.reduce((sum, w) => sum + ways(w), 0)
    const condition = {
      'at least two women': say('it has at least two women', 'కనీసం ఇద్దరు స్త్రీలు ఉండేలా', 'कम से कम दो महिलाएँ हों'),
      'more men': say('it has more men than women', 'స్త్రీల కంటే పురుషులు ఎక్కువ ఉండేలా', 'पुरुष महिलाओं से अधिक हों'),
      'not together': say(
        'two particular persons do not both serve in it',
        'ఇద్దరు నిర్దిష్ట వ్యక్తులు కలిసి ఉండకుండా',
        'दो विशेष व्यक्ति एक साथ न हों',
      ),
    }[kind]
    return numericQuestion({
      stem: say(
        `In how many ways can a committee of ${size} be formed from ${men} men and ${women} women so that ${condition.en}?`,
        `${men} మంది పురుషులు, ${women} మంది స్త్రీల నుండి ${condition.te} ${size} మంది కమిటీని ఎన్ని విధాలుగా ఏర్పరచవచ్చు?`,
        `${men} पुरुषों और ${women} महिलाओं में से ${size} सदस्यों की समिति कितने प्रकार से बनाई जा सकती है ताकि ${condition.hi}?`,
      ),
      answer,
      step: 5,
      wrong: [
        [all, 'ignored the condition'],
        [all - answer, 'counted the opposite'],
        [
          kind === 'not together' ? choose(men + women - 2, size) : ways(2),
          kind === 'not together' ? 'left both out altogether' : 'took exactly two women',
        ],
        [
          kind === 'at least two women' ? choose(women, 2) * choose(men + women - 2, size - 2) : all - 2 * together,
          'counted some committees more than once',
        ],
        [kind === 'more men' ? ways(0) + ways(1) / women : all - ways(0), 'left a case out'],
      ],
      steps: [
        kind === 'not together'
          ? say(
              `All committees $^{${men + women}}C_${size} = ${all}$, less those with both: $^{${men + women - 2}}C_${size - 2} = ${together}$.`,
              `మొత్తం కమిటీలు $^{${men + women}}C_${size} = ${all}$; ఇద్దరూ ఉన్నవి $^{${men + women - 2}}C_${size - 2} = ${together}$ తీసివేయాలి.`,
              `कुल समितियाँ $^{${men + women}}C_${size} = ${all}$, जिनमें दोनों हों $^{${men + women - 2}}C_${size - 2} = ${together}$ घटाएँ।`,
            )
          : say(
              `Add the cases by the number of women: ${fits.map((w) => `${w}: ${ways(w)}`).join(', ')}.`,
              `స్త్రీల సంఖ్యను బట్టి విధాలను కూడాలి: ${fits.map((w) => `${w}: ${ways(w)}`).join(', ')}.`,
              `महिलाओं की संख्या के अनुसार जोड़ें: ${fits.map((w) => `${w}: ${ways(w)}`).join(', ')}।`,
            ),
      ],
    })
  },

  // every choice of people as bits of a number
  verify({ men, women, size, kind }) {
    let count = 0
    for (let bits = 0; bits < 2 ** (men + women); bits++) {
      const chosen = Array.from({ length: men + women }, (_, k) => (bits >> k) & 1)
      if (chosen.reduce((sum, bit) => sum + bit, 0) !== size) continue
      const w = chosen.slice(men).reduce((sum, bit) => sum + bit, 0)
      if (kind === 'not together' ? !(chosen[0] && chosen[1]) : kind === 'more men' ? size - w > w : w >= 2) count++
    }
    return new Intl.NumberFormat('en-IN').format(count)
  },
})

export const missingFrequency = template({
  id: 'mean-median-mode/missing-frequency',
  topic: 'mean-median-mode',
  levels: ['hard'],
  exams: ['icet', 'ssc', 'bank', 'mat', 'railway'],

  draw(random) {
    for (;;) {
      const [first, width] = [random.step(5, 15, 5), random.pick([5, 10, 20])]
      const values = Array.from({ length: 5 }, (_, n) => first + n * width)
      const counts = values.map(() => random.int(3, 16))
      const place = random.int(0, 4)
      const n = counts.reduce((sum, count) => sum + count, 0)
      const mean = values.reduce((sum, value, k) => sum + value * (counts[k] as number), 0) / n
      if (Number.isInteger(mean * 2) && mean !== values[place]) return { values, counts, place, mean }
    }
  },

  write({ values, counts, place, mean }) {
    const answer = counts[place] as number
    const shown = counts.map((count, k) => (k === place ? 'f' : String(count)))
    const rest = counts.reduce((sum, count, k) => (k === place ? sum : sum + count), 0)
    const moment = values.reduce((sum, value, k) => (k === place ? sum : sum + value * (counts[k] as number)), 0)
    const at = values[place] as number
    const head = say('Value', 'విలువ', 'मान')
    const row = say('Frequency', 'పౌనఃపున్యం', 'बारंबारता')
    const tableOf = (language: 'en' | 'te' | 'hi') =>
      `| ${head[language]} | ${values.join(' | ')} |\n|---|${values.map(() => '---:').join('|')}|\n| ${row[language]} | ${shown.join(' | ')} |`
    return numericQuestion({
      stem: say(
        `The mean of this distribution is ${mean}. What is the missing frequency f?\n\n${tableOf('en')}`,
        `ఈ విభాజనం సగటు ${mean}. లోపించిన పౌనఃపున్యం f ఎంత?\n\n${tableOf('te')}`,
        `इस बंटन का माध्य ${mean} है। लुप्त बारंबारता f क्या है?\n\n${tableOf('hi')}`,
      ),
      answer,
      wrong: [
        [Math.abs(Math.round(mean * 5 - rest)), 'took the mean of the frequencies'],
        [Math.round(moment / at), 'forgot the mean'],
        [Math.round(moment / mean - rest), 'left the missing class out of the sum'],
        [Math.round(rest / 4), 'took the average of the other frequencies'],
      ],
      steps: [
        say(
          `Without f the frequencies add up to ${rest} and the products to ${moment}: $\\frac{${moment} + ${at}f}{${rest} + f} = ${mean}$.`,
          `f కాకుండా పౌనఃపున్యాల మొత్తం ${rest}, లబ్ధాల మొత్తం ${moment}: $\\frac{${moment} + ${at}f}{${rest} + f} = ${mean}$.`,
          `f को छोड़कर बारंबारताओं का योग ${rest} और गुणनफलों का योग ${moment} है: $\\frac{${moment} + ${at}f}{${rest} + f} = ${mean}$।`,
        ),
        unsaid(`f = ${answer}`),
      ],
    })
  },

  // deviations from the mean cancel out
  verify({ values, counts, place, mean }) {
    for (let f = 0; f < 200; f++) {
      const off = values.reduce((sum, value, k) => sum + (value - mean) * (k === place ? f : (counts[k] as number)), 0)
      if (Math.abs(off) < 1e-9) return String(f)
    }
    return 'none'
  },
})

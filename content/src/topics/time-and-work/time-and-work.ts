import { tupleOf } from '../../checked-access.ts'
import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { number } from '../../text/format.ts'
import { joined, paragraphs, say } from '../../text/localized.ts'
import { named, PEOPLE } from '../../text/names.ts'
import { quantity } from '../../text/units.ts'

const days = (value: number) => quantity(value, 'days')
/** “In so many days” of Telugu. */
const inDays = (value: number) => (value === 1 ? '1 రోజులో' : `${number(value)} రోజుల్లో`)

const JOBS = [
  say('paint a house', 'ఒక ఇంటికి రంగు వేసే పని', 'एक घर की पुताई का काम'),
  say('lay a stretch of road', 'ఒక రోడ్డు వేసే పని', 'एक सड़क बिछाने का काम'),
  say('type a manuscript', 'ఒక రాతప్రతి టైపు చేసే పని', 'एक पांडुलिपि टाइप करने का काम'),
  say('build a compound wall', 'ఒక ప్రహరీ గోడ కట్టే పని', 'एक चारदीवारी बनाने का काम'),
  say('harvest a field', 'ఒక పొలం కోత పని', 'एक खेत की कटाई का काम'),
  say('stitch a set of uniforms', 'కొన్ని యూనిఫారాలు కుట్టే పని', 'कुछ वर्दियाँ सिलने का काम'),
] as const

/** Days alone, days together: 1/a + 1/b = 1/together. */
const PAIRS = [
  [6, 3, 2],
  [12, 6, 4],
  [15, 10, 6],
  [12, 4, 3],
  [20, 5, 4],
  [30, 20, 12],
  [24, 12, 8],
  [18, 9, 6],
  [40, 24, 15],
  [36, 18, 12],
  [20, 30, 12],
  [24, 8, 6],
  [45, 30, 18],
  [60, 40, 24],
] as const

export const oneLeaves = template({
  id: 'time-and-work/one-leaves',
  topic: 'time-and-work',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'cat'],

  draw(random, level) {
    const [a, b, together] = random.pick(PAIRS)
    // together for a share of the work, so that the rest is a whole number of days for the first worker
    const parts = [2, 3, 4, 5, 6].filter((n) => together % n === 0 && a % n === 0)
    const share = random.pick(parts)
    const done = random.int(1, share - 1)
    return {
      a,
      b,
      together,
      share,
      done,
      both: level === 'easy',
      job: random.pick(JOBS),
      names: tupleOf(random.sample(PEOPLE, 2).map(named), 2),
    }
  },

  write({ a, b, together, share, done, both, job, names }) {
    const worked = (together * done) / share
    const rest = (a * (share - done)) / share
    const answer = both ? together : rest
    const [first, second] = names
    const alone = say(
      `${first.en} can ${job.en} in ${days(a).en} and ${second.en} in ${days(b).en}.`,
      `${first.te} ${job.te} ${inDays(a)}, ${second.te} ${inDays(b)} పూర్తి చేయగలరు.`,
      `${job.hi} अकेले पूरा करने में ${first.hi} को ${days(a).hi} और ${second.hi} को ${days(b).hi} लगते हैं।`,
    )
    const asked = both
      ? say(
          'In how many days can they do it working together?',
          'ఇద్దరూ కలిసి ఆ పనిని ఎన్ని రోజుల్లో పూర్తి చేయగలరు?',
          'दोनों को मिलकर उसे पूरा करने में कितने दिन लगेंगे?',
        )
      : say(
          `They work together for ${days(worked).en}, after which ${second.en} leaves. In how many more days will ${first.en} finish the work?`,
          `ఇద్దరూ కలిసి ${days(worked).te} పని చేశాక ${second.te} వెళ్లిపోయారు. మిగిలిన పనిని ${first.te} ఇంకా ఎన్ని రోజుల్లో పూర్తి చేస్తారు?`,
          `दोनों ने ${days(worked).hi} साथ काम किया, फिर ${second.hi} ने काम छोड़ दिया। शेष काम पूरा करने में ${first.hi} को और कितने दिन लगेंगे?`,
        )
    return {
      stem: joined([alone, asked]),
      correct: days(answer),
      distractors: numericDistractors(
        answer,
        both
          ? [
              { value: (a + b) / 2, mistake: 'took the mean of the two times' },
              { value: a + b, mistake: 'added the two times' },
              { value: Math.abs(a - b), mistake: 'took the difference of the two times' },
              { value: together * 2, mistake: 'doubled the time' },
              { value: (a + b) / 4, mistake: 'halved the mean' },
            ]
          : [
              { value: a - worked, mistake: 'forgot the work of the one who left' },
              { value: (b * (share - done)) / share, mistake: 'let the other one finish' },
              { value: (a * done) / share, mistake: 'took the part done for the part left' },
              { value: rest + worked, mistake: 'gave the total time' },
              { value: together - worked, mistake: 'let both go on' },
            ],
        {
          format: days,
          plausible: (value) => value > 0 && Number.isInteger(value * 2),
          spares: [answer + 1, answer + 2, answer + 3],
        },
      ),
      explanation: paragraphs(
        say(
          `In one day they do $\\frac{1}{${a}} + \\frac{1}{${b}} = \\frac{1}{${together}}$ of the work together.`,
          `ఇద్దరూ కలిసి ఒక రోజులో చేసే పని $\\frac{1}{${a}} + \\frac{1}{${b}} = \\frac{1}{${together}}$ వంతు.`,
          `दोनों का मिलकर एक दिन का काम $\\frac{1}{${a}} + \\frac{1}{${b}} = \\frac{1}{${together}}$ भाग है।`,
        ),
        both
          ? say(
              `So they need ${together} days. Times are not added or averaged; together they take less than either alone.`,
              `కాబట్టి ${together} రోజులు పడుతుంది. సమయాలను కూడటం గానీ, సగటు తీయడం గానీ చేయకూడదు; కలిసి చేస్తే ఏ ఒక్కరికంటేనైనా తక్కువ సమయం పడుతుంది.`,
              `इसलिए ${together} दिन लगेंगे। समय न जोड़े जाते हैं, न उनका औसत लिया जाता है; साथ में किसी एक से कम समय लगता है।`,
            )
          : say(
              `In ${days(worked).en} they do $\\frac{${done}}{${share}}$ and leave $\\frac{${share - done}}{${share}}$.`,
              `${inDays(worked)} పూర్తయ్యే పని $\\frac{${done}}{${share}}$ వంతు; మిగిలేది $\\frac{${share - done}}{${share}}$ వంతు.`,
              `${days(worked).hi} में $\\frac{${done}}{${share}}$ भाग होता है और $\\frac{${share - done}}{${share}}$ भाग बचता है।`,
            ),
        !both &&
          say(
            `${first.en} alone does this in $\\frac{${share - done}}{${share}} \\times ${a}$ days. Simply taking ${worked} from ${a} would forget what ${second.en} did.`,
            `${first.te} ఒంటరిగా దీనిని $\\frac{${share - done}}{${share}} \\times ${a}$ రోజుల్లో చేస్తారు. ${a} నుండి ${worked} తీసివేస్తే ${second.te} చేసిన పనిని మరచినట్లే.`,
            `${first.hi} को अकेले इसमें $\\frac{${share - done}}{${share}} \\times ${a}$ दिन लगते हैं। ${a} में से केवल ${worked} घटाने पर ${second.hi} का किया काम छूट जाता है।`,
          ),
        both
          ? say(
              `Together they finish in ${days(answer).en}.`,
              `ఇద్దరూ కలిసి చేస్తే పట్టే సమయం ${days(answer).te}.`,
              `दोनों को मिलकर ${days(answer).hi} लगेंगे।`,
            )
          : say(
              `${first.en} will finish in ${days(answer).en} more.`,
              `${first.te} మిగిలిన పనిని పూర్తి చేయడానికి పట్టే సమయం ${days(answer).te}.`,
              `शेष काम में ${first.hi} को ${days(answer).hi} और लगेंगे।`,
            ),
      ),
    }
  },

  // days of work in units of 1/360 of a day, stepped until the job is done
  verify({ a, b, together, share, done, both }) {
    const worked = (together * done) / share
    let left = 1
    let day = 0
    const step = 1 / 120
    while (left > 1e-9) {
      left -= step * (1 / a + (both || day < worked - 1e-9 ? 1 / b : 0))
      day += step
    }
    return days(Math.round((both ? day : day - worked) * 60) / 60).en
  },
})

export const threePairs = template({
  id: 'time-and-work/three-pairs',
  topic: 'time-and-work',
  levels: ['medium', 'hard'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'cat', 'mat', 'afcat'],

  draw(random, level) {
    // rates x, y, z in units of 1/whole give whole days for the pairs and for what is asked
    const [x, y, z, whole] = random.pick([
      [3, 2, 1, 60],
      [4, 2, 1, 210],
      [3, 2, 1, 120],
      [3, 3, 2, 120],
      [5, 4, 1, 90],
      [4, 2, 2, 24],
      [6, 4, 2, 120],
      [5, 1, 1, 210],
      [3, 1, 1, 60],
      [5, 5, 1, 330],
    ] as const)
    return {
      rates: random.shuffle([x, y, z]),
      whole,
      alone: level === 'hard',
      names: tupleOf(random.sample(PEOPLE, 3).map(named), 3),
      job: random.pick(JOBS),
    }
  },

  write({ rates, whole, alone, names, job }) {
    const [x, y, z] = tupleOf(rates, 3)
    const [ab, bc, ca] = [whole / (x + y), whole / (y + z), whole / (z + x)]
    const sum = x + y + z
    const answer = whole / (alone ? x : sum)
    const [a, b, c] = names
    return {
      stem: joined([
        say(
          `${a.en} and ${b.en} together can ${job.en} in ${days(ab).en}, ${b.en} and ${c.en} in ${days(bc).en}, and ${c.en} and ${a.en} in ${days(ca).en}.`,
          `${a.te}, ${b.te} కలిసి ${job.te} ${inDays(ab)}; ${b.te}, ${c.te} కలిసి ${inDays(bc)}; ${c.te}, ${a.te} కలిసి ${inDays(ca)} పూర్తి చేయగలరు.`,
          `${job.hi} पूरा करने में ${a.hi} और ${b.hi} को मिलकर ${days(ab).hi}, ${b.hi} और ${c.hi} को मिलकर ${days(bc).hi} तथा ${c.hi} और ${a.hi} को मिलकर ${days(ca).hi} लगते हैं।`,
        ),
        alone
          ? say(
              `In how many days can ${a.en} alone do it?`,
              `${a.te} ఒంటరిగా ఆ పనిని ఎన్ని రోజుల్లో పూర్తి చేయగలరు?`,
              `${a.hi} को अकेले वह काम करने में कितने दिन लगेंगे?`,
            )
          : say(
              'In how many days can all three together do it?',
              'ముగ్గురూ కలిసి ఆ పనిని ఎన్ని రోజుల్లో పూర్తి చేయగలరు?',
              'तीनों को मिलकर वह काम पूरा करने में कितने दिन लगेंगे?',
            ),
      ]),
      correct: days(answer),
      distractors: numericDistractors(
        answer,
        alone
          ? [
              { value: whole / y, mistake: 'found the time of the second person' },
              { value: whole / z, mistake: 'found the time of the third person' },
              { value: answer / 2, mistake: 'did not halve the sum of the pairs' },
              { value: whole / sum, mistake: 'gave the time of all three' },
              { value: ab + ca - bc, mistake: 'added and subtracted the times' },
              { value: ab + ca, mistake: 'added the times of the two pairs' },
            ]
          : [
              { value: answer / 2, mistake: 'did not halve the sum of the pairs' },
              { value: answer * 2, mistake: 'doubled instead of halving' },
              { value: (ab + bc + ca) / 3, mistake: 'took the mean of the times' },
              { value: (ab + bc + ca) / 2, mistake: 'halved the sum of the times' },
              { value: Math.min(ab, bc, ca) - 1, mistake: 'guessed just under the fastest pair' },
            ],
        {
          format: days,
          plausible: (value) => value > 0 && Number.isInteger(value * 2),
          spares: [answer + 2, answer + 4, answer + 5],
        },
      ),
      explanation: paragraphs(
        say(
          `Add the daily work of the three pairs; each person is counted twice.`,
          `మూడు జంటల రోజువారీ పనిని కూడండి; ఇందులో ప్రతి వ్యక్తి పని రెండుసార్లు వస్తుంది.`,
          `तीनों जोड़ियों का एक दिन का काम जोड़ें; हर व्यक्ति दो बार गिना जाता है।`,
        ),
        say(
          `$\\frac{1}{${ab}} + \\frac{1}{${bc}} + \\frac{1}{${ca}} = \\frac{${2 * sum}}{${whole}}$, so all three do $\\frac{${sum}}{${whole}}$ of the work in a day. Leaving out the halving is the usual mistake.`,
          `$\\frac{1}{${ab}} + \\frac{1}{${bc}} + \\frac{1}{${ca}} = \\frac{${2 * sum}}{${whole}}$; కాబట్టి ముగ్గురూ కలిసి ఒక రోజులో $\\frac{${sum}}{${whole}}$ వంతు పని చేస్తారు. సగం చేయడం మరచిపోవడం సాధారణ పొరపాటు.`,
          `$\\frac{1}{${ab}} + \\frac{1}{${bc}} + \\frac{1}{${ca}} = \\frac{${2 * sum}}{${whole}}$, इसलिए तीनों का मिलकर एक दिन का काम $\\frac{${sum}}{${whole}}$ भाग है। आधा करना भूल जाना आम गलती है।`,
        ),
        alone
          ? say(
              `${b.en} and ${c.en} do $\\frac{1}{${bc}} = \\frac{${y + z}}{${whole}}$, so ${a.en} does $\\frac{${x}}{${whole}}$ in a day.`,
              `${b.te}, ${c.te} కలిసి ఒక రోజులో చేసేది $\\frac{1}{${bc}} = \\frac{${y + z}}{${whole}}$ వంతు; కాబట్టి ${a.te} ఒక రోజులో చేసేది $\\frac{${x}}{${whole}}$ వంతు.`,
              `${b.hi} और ${c.hi} का मिलकर एक दिन का काम $\\frac{1}{${bc}} = \\frac{${y + z}}{${whole}}$ भाग है, इसलिए ${a.hi} का एक दिन का काम $\\frac{${x}}{${whole}}$ भाग है।`,
            )
          : say(
              `The time is the reciprocal, $\\frac{${whole}}{${sum}}$ days.`,
              `పట్టే సమయం దీని వ్యుత్క్రమం, $\\frac{${whole}}{${sum}}$ రోజులు.`,
              `समय इसका व्युत्क्रम, $\\frac{${whole}}{${sum}}$ दिन है।`,
            ),
        say(
          `${alone ? a.en : 'All three together'} can do it in ${days(answer).en}.`,
          `${alone ? `${a.te} ఒంటరిగా` : 'ముగ్గురూ కలిసి'} చేస్తే పట్టే సమయం ${days(answer).te}.`,
          `${alone ? `${a.hi} को अकेले` : 'तीनों को मिलकर'} ${days(answer).hi} लगेंगे।`,
        ),
      ),
    }
  },

  // Cramer's rule for the sums of two rates
  verify({ rates, whole, alone }) {
    const [x, y, z] = tupleOf(rates, 3)
    const [ab, bc, ca] = [(x + y) / whole, (y + z) / whole, (z + x) / whole]
    const rateOfA = (ab - bc + ca) / 2
    return days(Math.round(60 / (alone ? rateOfA : rateOfA + bc)) / 60).en
  },
})

import { gcd, lcm } from '../../numbers.ts'
import { numericDistractors, textDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { number } from '../../text/format.ts'
import { joined, listed, paragraphs, same, say } from '../../text/localized.ts'
import { withEnding } from '../../text/telugu.ts'
import { quantity } from '../../text/units.ts'
import type { LocalizedText } from '../../text.ts'

/** Parts of the day, each with the hour at which it ends. */
const DAY: readonly (readonly [end: number, te: string, hi: string])[] = [
  [4, 'రాత్రి', 'रात'],
  [12, 'ఉదయం', 'सुबह'],
  [16, 'మధ్యాహ్నం', 'दोपहर'],
  [19, 'సాయంత్రం', 'शाम'],
  [24, 'రాత్రి', 'रात'],
]
/** Minutes after midnight as `8:05 am` */
function clock(minutes: number): LocalizedText {
  const hour = Math.floor(minutes / 60) % 24
  const time = `${((hour + 11) % 12) + 1}:${String(minutes % 60).padStart(2, '0')}`
  const [, te, hi] = DAY.find(([end]) => hour < end) ?? [24, '', '']
  return say(`${time} ${hour < 12 ? 'am' : 'pm'}`, `${te} ${time}`, `${hi} ${time} बजे`)
}

export type Three = readonly [number, number, number]
const SHORT_INTERVALS: readonly Three[] = [
  [6, 8, 12],
  [10, 12, 15],
  [6, 9, 12],
  [8, 10, 20],
  [9, 12, 18],
  [5, 8, 10],
]
const LONG_INTERVALS: readonly Three[] = [
  [12, 15, 18],
  [15, 20, 24],
  [18, 24, 32],
  [16, 24, 36],
  [14, 21, 28],
  [25, 30, 40],
  [18, 20, 24],
]

/** What happens at intervals; in Telugu and Hindi how it happens, happened and will happen, for Hindi genders differ. */
type Signal = {
  readonly things: LocalizedText
  readonly verb: LocalizedText
  readonly did: { readonly te: string; readonly hi: string }
  readonly will: string
}
const SIGNALS: readonly Signal[] = [
  {
    things: say('Three bells ring', 'మూడు గుడి గంటలు', 'तीन घंटियाँ'),
    verb: say('ring together', 'మోగుతాయి', 'बजती हैं'),
    did: { te: 'మోగాయి', hi: 'बजीं' },
    will: 'बजेंगी',
  },
  {
    things: say('Buses leave a depot on three routes', 'ఒక డిపో నుండి మూడు మార్గాలలో బస్సులు', 'एक डिपो से तीन मार्गों पर बसें'),
    verb: say('leave together', 'బయలుదేరుతాయి', 'चलती हैं'),
    did: { te: 'బయలుదేరాయి', hi: 'चलीं' },
    will: 'चलेंगी',
  },
  {
    things: say('Three sirens of a factory sound', 'ఒక కర్మాగారంలోని మూడు సైరన్లు', 'एक कारखाने के तीन सायरन'),
    verb: say('sound together', 'మోగుతాయి', 'बजते हैं'),
    did: { te: 'మోగాయి', hi: 'बजे' },
    will: 'बजेंगे',
  },
  {
    things: say('Three advertising lights flash', 'మూడు ప్రకటన దీపాలు', 'तीन विज्ञापन बत्तियाँ'),
    verb: say('flash together', 'వెలుగుతాయి', 'जलती हैं'),
    did: { te: 'వెలిగాయి', hi: 'जलीं' },
    will: 'जलेंगी',
  },
]

export const togetherAgain = template({
  id: 'lcm-and-gcd/together-again',
  topic: 'lcm-and-gcd',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat'],

  draw: (random, level) => ({
    signal: random.pick(SIGNALS),
    minutes: random.pick(level === 'easy' ? SHORT_INTERVALS : LONG_INTERVALS),
    start: random.step(6 * 60, 10 * 60, 15),
  }),

  write({ signal, minutes, start }) {
    const interval = lcm(...minutes)
    const [a, b, c] = minutes
    const after = (by: number) => clock(start + by)
    const { things, verb, did, will } = signal
    const three = listed(minutes.map(String))
    const [hours, rest] = [Math.floor(interval / 60), interval % 60]
    const span = hours > 0 && joined([quantity(hours, 'hours'), rest > 0 && quantity(rest, 'minutes')])
    return {
      stem: say(
        `${things.en} at intervals of ${three.en} minutes. They ${verb.en} at ${clock(start).en}. When will they next ${verb.en}?`,
        `${things.te} వరుసగా ${minutes.join(', ')} నిమిషాల వ్యవధిలో ${verb.te}. అవి ${withEnding(clock(start).te, 'కు')} ఒకేసారి ${did.te}. మళ్లీ ఎప్పుడు ఒకేసారి ${verb.te}?`,
        `${things.hi} क्रमशः ${three.hi} मिनट के अंतराल पर ${verb.hi}। वे ${clock(start).hi} एक साथ ${did.hi}। वे अगली बार एक साथ कब ${will}?`,
      ),
      correct: after(interval),
      distractors: textDistractors(after(interval), [
        [after(a + b + c), 'added the intervals'],
        [after(lcm(a, b)), 'used the LCM of the first two only'],
        [after(2 * interval), 'gave the meeting after the next'],
        [after(lcm(b, c)), 'used the LCM of the last two only'],
        [after(c * 2), 'doubled the longest interval'],
        [after(interval + c), 'added one interval too many'],
        [after(lcm(a, c)), 'used the LCM of the first and the last only'],
        [after(interval + a), 'added one interval too many'],
      ]),
      explanation: paragraphs(
        say(
          `They meet again after the least time that is a multiple of all three intervals, their LCM.`,
          `మూడు వ్యవధులకూ గుణిజమైన కనిష్ఠ సమయం, అంటే వాటి క.సా.గు., గడిచిన తర్వాత మళ్లీ ఒకేసారి జరుగుతుంది.`,
          `ऐसा फिर उस न्यूनतम समय के बाद होता है, जो तीनों अंतरालों का गुणज हो, अर्थात उनके ल.स. के बाद।`,
        ),
        say(
          `LCM of ${three.en} = ${interval}, so the next time is ${interval} minutes${span ? ` (${span.en})` : ''} later.`,
          `${minutes.join(', ')}ల క.సా.గు. = ${interval}, కాబట్టి తర్వాతి సమయం ${interval} నిమిషాల${span ? ` (${span.te})` : ''} తర్వాత.`,
          `${three.hi} का ल.स. = ${interval}, अतः अगला समय ${interval} मिनट${span ? ` (${span.hi})` : ''} बाद है।`,
        ),
        say(
          `Adding the intervals (${a + b + c} minutes) has no meaning here: that number is not a multiple of each.`,
          `వ్యవధులను కలపడానికి (${a + b + c} నిమిషాలు) ఇక్కడ అర్థం లేదు: ఆ సంఖ్య ప్రతి వ్యవధికీ గుణిజం కాదు.`,
          `अंतरालों को जोड़ने (${a + b + c} मिनट) का यहाँ कोई अर्थ नहीं: वह संख्या प्रत्येक अंतराल का गुणज नहीं है।`,
        ),
        say(
          `They next ${verb.en} at ${after(interval).en}.`,
          `అవి మళ్లీ ${withEnding(after(interval).te, 'కు')} ఒకేసారి ${verb.te}.`,
          `वे अगली बार ${after(interval).hi} एक साथ ${will}।`,
        ),
      ),
    }
  },

  verify({ minutes, start }) {
    let minute = 1
    while (minutes.some((every) => minute % every !== 0)) minute++
    return clock(start + minute).en
  },
})

export const COPRIME_PAIRS = [
  [2, 3],
  [3, 4],
  [2, 5],
  [3, 5],
  [4, 5],
  [5, 6],
  [3, 7],
  [4, 7],
  [5, 8],
] as const

export const productRule = template({
  id: 'lcm-and-gcd/number-from-lcm-and-hcf',
  topic: 'lcm-and-gcd',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'afcat', 'mat'],

  draw: (random, level) => ({
    pair: random.pick(COPRIME_PAIRS),
    hcf: random.pick([6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 18, 21, 24]),
    given: level === 'easy' ? ('number' as const) : random.pick(['ratio', 'sum'] as const),
    small: random.chance(0.5),
  }),

  write({ pair, hcf, given, small }) {
    const [a, b] = [pair[0] * hcf, pair[1] * hcf]
    const multiple = pair[0] * pair[1] * hcf
    const [known, answer] = small ? [b, a] : [a, b]
    const which = small ? say('smaller', 'చిన్న', 'छोटी') : say('larger', 'పెద్ద', 'बड़ी')
    const stem = {
      number: say(
        `The HCF of two numbers is ${hcf} and their LCM is ${number(multiple)}. If one of them is ${known}, the other is`,
        `రెండు సంఖ్యల గ.సా.భా. ${hcf}, క.సా.గు. ${number(multiple)}. వాటిలో ఒకటి ${known} అయితే, రెండవ సంఖ్య ఎంత?`,
        `दो संख्याओं का म.स. ${hcf} और ल.स. ${number(multiple)} है। यदि उनमें से एक ${known} है, तो दूसरी संख्या कितनी है?`,
      ),
      ratio: say(
        `Two numbers are in the ratio ${pair[0]} : ${pair[1]} and their LCM is ${number(multiple)}. The ${which.en} number is`,
        `రెండు సంఖ్యల నిష్పత్తి ${pair[0]} : ${pair[1]}, వాటి క.సా.గు. ${number(multiple)}. వాటిలో ${which.te} సంఖ్య ఎంత?`,
        `दो संख्याओं का अनुपात ${pair[0]} : ${pair[1]} और उनका ल.स. ${number(multiple)} है। ${which.hi} संख्या कितनी है?`,
      ),
      sum: say(
        `The sum of two numbers is ${a + b}, their HCF is ${hcf} and their LCM is ${number(multiple)}. The ${which.en} number is`,
        `రెండు సంఖ్యల మొత్తం ${a + b}, వాటి గ.సా.భా. ${hcf}, క.సా.గు. ${number(multiple)}. వాటిలో ${which.te} సంఖ్య ఎంత?`,
        `दो संख्याओं का योग ${a + b}, म.स. ${hcf} और ल.स. ${number(multiple)} है। ${which.hi} संख्या कितनी है?`,
      ),
    }[given]
    const check = `${hcf} × ${number(multiple)} = ${number(hcf * multiple)} = ${a} × ${b}`
    const lcmOfParts = `$${pair[0] * pair[1]}x$ = ${number(multiple)}`
    const sumOfParts = `$m + n = ${a + b} \\div ${hcf} = ${pair[0] + pair[1]}$`
    const productOfParts = `$mn = ${multiple} \\div ${hcf} = ${pair[0] * pair[1]}$`
    const method = {
      number: say(
        `For two numbers, HCF × LCM = product of the numbers, so the other is $\\frac{${hcf} \\times ${multiple}}{${known}} = ${answer}$.`,
        `రెండు సంఖ్యలకు గ.సా.భా. × క.సా.గు. = ఆ సంఖ్యల లబ్ధం, కాబట్టి రెండవ సంఖ్య $\\frac{${hcf} \\times ${multiple}}{${known}} = ${answer}$.`,
        `दो संख्याओं के लिए म.स. × ल.स. = संख्याओं का गुणनफल, अतः दूसरी संख्या $\\frac{${hcf} \\times ${multiple}}{${known}} = ${answer}$ है।`,
      ),
      ratio: say(
        `Let the numbers be $${pair[0]}x$ and $${pair[1]}x$. As ${pair[0]} and ${pair[1]} have no common factor, the LCM is ${lcmOfParts}, so $x = ${hcf}$ and the numbers are ${a} and ${b}.`,
        `సంఖ్యలు $${pair[0]}x$, $${pair[1]}x$ అనుకుందాం. ${pair[0]}, ${pair[1]}లకు ఉమ్మడి కారణాంకం లేదు కాబట్టి క.సా.గు. ${lcmOfParts}; దీని నుండి $x = ${hcf}$, సంఖ్యలు ${a}, ${b}.`,
        `मान लीजिए संख्याएँ $${pair[0]}x$ और $${pair[1]}x$ हैं। ${pair[0]} और ${pair[1]} का कोई उभयनिष्ठ गुणनखंड नहीं है, अतः ल.स. ${lcmOfParts}, जिससे $x = ${hcf}$ और संख्याएँ ${a} और ${b} हैं।`,
      ),
      sum: say(
        `The numbers are $${hcf}m$ and $${hcf}n$ with $m$, $n$ prime to each other. ${sumOfParts} and ${productOfParts}, so $m = ${pair[0]}$, $n = ${pair[1]}$.`,
        `సంఖ్యలు $${hcf}m$, $${hcf}n$; ఇందులో $m$, $n$ పరస్పర ప్రధానాంకాలు. ${sumOfParts}, ${productOfParts}, కాబట్టి $m = ${pair[0]}$, $n = ${pair[1]}$.`,
        `संख्याएँ $${hcf}m$ और $${hcf}n$ हैं, जहाँ $m$ और $n$ सह-अभाज्य हैं। ${sumOfParts} और ${productOfParts}, अतः $m = ${pair[0]}$, $n = ${pair[1]}$।`,
      ),
    }[given]
    return {
      stem,
      correct: same(String(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: known, mistake: 'gave the other number' },
          { value: multiple / known, mistake: 'left the HCF out of the product' },
          { value: multiple / (pair[0] + pair[1]), mistake: 'divided the LCM by the sum of the terms' },
          { value: multiple - known, mistake: 'subtracted instead of dividing' },
          { value: answer + hcf, mistake: 'took the next multiple of the HCF' },
          { value: hcf * (pair[1] + 1), mistake: 'took another multiple of the HCF' },
        ],
        {
          format: String,
          plausible: (value) =>
            Number.isInteger(value) && value > 1 && !(given === 'number' && value === known) && value <= multiple,
          spares: [answer - hcf, answer + 2 * hcf, answer + 3 * hcf],
        },
      ),
      explanation: paragraphs(
        method,
        given === 'number'
          ? say(
              `Dividing the LCM alone by ${known} leaves out the factor that both numbers share.`,
              `క.సా.గు.ను మాత్రమే ${known}తో భాగిస్తే రెండు సంఖ్యల ఉమ్మడి కారణాంకం వదిలిపోతుంది.`,
              `केवल ल.स. को ${known} से भाग देने पर दोनों संख्याओं का उभयनिष्ठ गुणनखंड छूट जाता है।`,
            )
          : say(`Check: HCF × LCM = ${check}.`, `సరిచూస్తే: గ.సా.భా. × క.సా.గు. = ${check}.`, `जाँच: म.स. × ल.स. = ${check}।`),
        given === 'number'
          ? say(`The other number is ${answer}.`, `రెండవ సంఖ్య ${answer}.`, `दूसरी संख्या ${answer} है।`)
          : say(`The ${which.en} number is ${answer}.`, `${which.te} సంఖ్య ${answer}.`, `${which.hi} संख्या ${answer} है।`),
      ),
    }
  },

  verify({ pair, hcf, given, small }) {
    const [a, b] = [pair[0] * hcf, pair[1] * hcf]
    const multiple = pair[0] * pair[1] * hcf
    const other = small ? b : a
    const found: number[] = []
    for (let n = hcf; n <= multiple; n += 1) {
      const mate =
        given === 'number'
          ? other
          : given === 'sum'
            ? a + b - n
            : (n * (small ? pair[1] : pair[0])) / (small ? pair[0] : pair[1])
      if (!Number.isInteger(mate) || mate <= 0) continue
      if (given !== 'number' && n < mate !== small) continue
      if (lcm(n, mate) === multiple && (given === 'ratio' || gcd(n, mate) === hcf)) found.push(n)
    }
    return found.join(' or ')
  },
})

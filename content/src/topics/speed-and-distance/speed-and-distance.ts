import { gcd } from '../../numbers.ts'
import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { times } from '../../shared/arithmetic/formulae.ts'
import { number } from '../../text/format.ts'
import { paragraphs, same, say } from '../../text/localized.ts'
import { named, PEOPLE, TOWNS } from '../../text/names.ts'
import { quantity } from '../../text/units.ts'

/** Two speeds in km/h with a whole average over equal distances. */
const SPEEDS = [30, 36, 40, 42, 45, 48, 50, 54, 56, 60, 63, 64, 70, 72, 75, 80, 84, 90]
const SPEED_PAIRS = SPEEDS.flatMap((a) =>
  SPEEDS.filter((b) => b !== a && (2 * a * b) % (a + b) === 0).map((b) => [a, b, (2 * a * b) / (a + b)] as const),
)

export const averageSpeed = template({
  id: 'speed-and-distance/average-speed',
  topic: 'speed-and-distance',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'cat'],

  draw(random, level) {
    const [a, b, mean] = random.pick(SPEED_PAIRS)
    return {
      a,
      b,
      mean,
      hours: random.int(2, 8),
      distance: level === 'medium',
      name: named(random.pick(PEOPLE)),
      towns: random.sample(TOWNS, 2).map(named),
      vehicle: random.pick([
        say('drives', 'వాహనంలో', 'गाड़ी से'),
        say('rides a motorcycle', 'మోటార్‌సైకిల్‌పై', 'मोटरसाइकिल से'),
        say('travels by car', 'కారులో', 'कार से'),
      ]),
    }
  },

  write({ a, b, mean, hours, distance, name, towns, vehicle }) {
    const oneWay = (mean * hours) / 2
    const answer = distance ? oneWay : mean
    const format = (value: number) => quantity(value, distance ? 'km' : 'km/h', 1)
    const [from, to] = towns
    const common = gcd(a + b, a * b)
    const [top, bottom] = [(a + b) / common, (a * b) / common]
    return {
      stem: distance
        ? say(
            `${name.en} ${vehicle.en} from home to a temple at ${a} km/h and returns by the same road at ${b} km/h. The two journeys together take ${hours} hours. How far is the temple from home?`,
            `${name.te} ${vehicle.te} ఇంటి నుండి ఒక గుడికి ${a} కి.మీ./గం. వేగంతో వెళ్లి, అదే దారిలో ${b} కి.మీ./గం. వేగంతో తిరిగి వచ్చారు. రానుపోను ప్రయాణాలకు మొత్తం ${hours} గంటలు పట్టింది. ఇంటి నుండి గుడికి దూరం ఎంత?`,
            `${name.hi} ने ${vehicle.hi} घर से एक मंदिर तक की यात्रा ${a} किमी/घंटा की चाल से की और उसी रास्ते से वापसी ${b} किमी/घंटा की चाल से की। दोनों यात्राओं में कुल ${hours} घंटे लगे। घर से मंदिर की दूरी कितनी है?`,
          )
        : say(
            `${name.en} ${vehicle.en} from ${from?.en} to ${to?.en} at ${a} km/h and returns by the same road at ${b} km/h. What is the average speed for the whole journey?`,
            `${name.te} ${vehicle.te} ${from?.te} నుండి ${to?.te} వరకు ${a} కి.మీ./గం. వేగంతో వెళ్లి, అదే దారిలో ${b} కి.మీ./గం. వేగంతో తిరిగి వచ్చారు. మొత్తం ప్రయాణంలో సగటు వేగం ఎంత?`,
            `${name.hi} ने ${vehicle.hi} ${from?.hi} से ${to?.hi} तक की यात्रा ${a} किमी/घंटा की चाल से की और उसी रास्ते से वापसी ${b} किमी/घंटा की चाल से की। पूरी यात्रा की औसत चाल कितनी है?`,
          ),
      correct: format(answer),
      distractors: numericDistractors(
        answer,
        distance
          ? [
              { value: ((a + b) / 4) * hours, mistake: 'used the mean of the two speeds' },
              { value: mean * hours, mistake: 'gave the distance both ways' },
              { value: (a * hours) / 2, mistake: 'took half the time at the first speed' },
              { value: (b * hours) / 2, mistake: 'took half the time at the second speed' },
            ]
          : [
              { value: (a + b) / 2, mistake: 'took the mean of the two speeds' },
              { value: mean / 2, mistake: 'counted the distance once only' },
              { value: Math.sqrt(a * b), mistake: 'took the geometric mean' },
              { value: Math.min(a, b), mistake: 'gave the slower speed' },
              { value: Math.abs(a - b), mistake: 'took the difference of the speeds' },
            ],
        { format, spares: [answer + 6, answer - 4] },
      ),
      explanation: paragraphs(
        say(
          `More time is spent at the slower speed, so the average speed is total distance ÷ total time, not the mean of ${a} and ${b}.`,
          `తక్కువ వేగంతో ఎక్కువ సమయం పడుతుంది; కాబట్టి సగటు వేగం = మొత్తం దూరం ÷ మొత్తం సమయం; అది ${a}, ${b}ల సగటు కాదు.`,
          `कम चाल पर अधिक समय लगता है, इसलिए औसत चाल = कुल दूरी ÷ कुल समय; यह ${a} और ${b} का औसत नहीं है।`,
        ),
        say(
          `For a distance of $d$ km each way the time is $\\frac{d}{${a}} + \\frac{d}{${b}} = \\frac{${times(top, 'd')}}{${bottom}}$ hours.`,
          `ఒక వైపు దూరం $d$ కి.మీ. అయితే మొత్తం సమయం $\\frac{d}{${a}} + \\frac{d}{${b}} = \\frac{${times(top, 'd')}}{${bottom}}$ గంటలు.`,
          `एक ओर की दूरी $d$ किमी हो तो कुल समय $\\frac{d}{${a}} + \\frac{d}{${b}} = \\frac{${times(top, 'd')}}{${bottom}}$ घंटे है।`,
        ),
        distance
          ? say(
              `Setting this equal to ${hours} gives $d = ${top === 1 ? `${bottom} \\times ${hours}` : `\\frac{${bottom} \\times ${hours}}{${top}}`} = ${number(oneWay)}$.`,
              `ఇది ${hours} గంటలకు సమానం; కాబట్టి $d = ${top === 1 ? `${bottom} \\times ${hours}` : `\\frac{${bottom} \\times ${hours}}{${top}}`} = ${number(oneWay)}$.`,
              `इसे ${hours} के बराबर रखने पर $d = ${top === 1 ? `${bottom} \\times ${hours}` : `\\frac{${bottom} \\times ${hours}}{${top}}`} = ${number(oneWay)}$।`,
            )
          : say(
              `Average speed $= \\frac{2 \\times ${a} \\times ${b}}{${a} + ${b}} = ${mean}$ km/h; the mean of the speeds, ${number((a + b) / 2)}, is too high.`,
              `సగటు వేగం $= \\frac{2 \\times ${a} \\times ${b}}{${a} + ${b}} = ${mean}$ కి.మీ./గం.; రెండు వేగాల సగటు ${number((a + b) / 2)} దీని కంటే ఎక్కువ.`,
              `औसत चाल $= \\frac{2 \\times ${a} \\times ${b}}{${a} + ${b}} = ${mean}$ किमी/घंटा; चालों का औसत ${number((a + b) / 2)} इससे अधिक है।`,
            ),
        distance
          ? say(`The distance is ${format(answer).en}.`, `దూరం ${format(answer).te}`, `दूरी ${format(answer).hi} है।`)
          : say(
              `The average speed is ${format(answer).en}.`,
              `సగటు వేగం ${format(answer).te}`,
              `औसत चाल ${format(answer).hi} है।`,
            ),
      ),
    }
  },

  verify({ a, b, mean, hours, distance }) {
    if (distance) {
      let half = 0
      while (Math.abs(half / a + half / b - hours) > 1e-9 && half < 1000) half += 0.5
      return quantity(half, 'km', 1).en
    }
    // one leg of a common multiple of both speeds, in whole hours
    const leg = a * b * mean
    return quantity((2 * leg) / (leg / a + leg / b), 'km/h', 1).en
  },
})
/** Telugu with the ending of “to”. */
const PLACES = [
  say('school', 'పాఠశాలకు', 'स्कूल'),
  say('college', 'కళాశాలకు', 'कॉलेज'),
  say('the office', 'కార్యాలయానికి', 'दफ़्तर'),
  say('the bank', 'బ్యాంకుకు', 'बैंक'),
  say('the railway station', 'రైల్వే స్టేషన్‌కు', 'रेलवे स्टेशन'),
]

export const lateAndEarly = template({
  id: 'speed-and-distance/late-and-early',
  topic: 'speed-and-distance',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'cat', 'afcat'],

  draw(random, level) {
    const [slow, fast] = random.pick([
      [4, 5],
      [3, 4],
      [5, 6],
      [4, 6],
      [10, 12],
      [12, 15],
      [10, 15],
      [15, 20],
    ] as const)
    // kilometres × this many minutes separate the two arrivals
    const perKm = 60 / slow - 60 / fast
    const distances = [2, 3, 4, 5, 6, 8, 9, 10, 12, 15].filter(
      (d) => Number.isInteger(d * perKm) && d * perKm >= 8 && d * perKm <= 40,
    )
    const distance = random.pick(distances)
    const gap = Math.round(distance * perKm)
    return {
      slow,
      fast,
      distance,
      late: level === 'easy' ? gap : random.int(3, gap - 3),
      gap,
      name: named(random.pick(PEOPLE)),
      place: random.pick(PLACES),
    }
  },

  write({ slow, fast, distance, late, gap, name, place }) {
    const early = gap - late
    const moves = fast >= 10 ? say('Cycling', 'సైకిల్‌పై', 'साइकिल से') : say('Walking', 'నడిచి', 'पैदल')
    const format = (value: number) => quantity(value, 'km')
    const arrival =
      early === 0
        ? say('just in time', 'సరిగ్గా సమయానికి', 'ठीक समय पर')
        : say(`${early} minutes early`, `${early} నిమిషాలు ముందుగా`, `${early} मिनट पहले`)
    return {
      stem: say(
        `${moves.en} to ${place.en} at ${slow} km/h, ${name.en} arrives ${late} minutes late; at ${fast} km/h, ${name.en} arrives ${arrival.en}. What is the distance to ${place.en}?`,
        `${name.te} ${moves.te} ${place.te} ${slow} కి.మీ./గం. వేగంతో వెళ్తే ${late} నిమిషాలు ఆలస్యంగా చేరతారు; ${fast} కి.మీ./గం. వేగంతో వెళ్తే ${arrival.te} చేరతారు. ఆ దూరం ఎంత?`,
        `यदि ${name.hi} ${moves.hi} ${slow} किमी/घंटा की चाल से ${place.hi} जाए, तो ${late} मिनट देर से पहुँचे; यदि ${fast} किमी/घंटा की चाल से जाए, तो ${arrival.hi} पहुँचे। दूरी कितनी है?`,
      ),
      correct: format(distance),
      distractors: numericDistractors(
        distance,
        [
          {
            value: ((Math.abs(late - early) / 60) * slow * fast) / (fast - slow),
            mistake: 'subtracted the minutes instead of adding them',
          },
          { value: ((late / 60) * slow * fast) / (fast - slow), mistake: 'used the minutes late only' },
          { value: (gap / 60) * (fast + slow), mistake: 'multiplied by the sum of the speeds' },
          { value: ((gap / 60) * slow * fast) / (fast + slow), mistake: 'divided by the sum of the speeds' },
          { value: (gap / 60) * fast, mistake: 'took the gap for the time of the whole way' },
          { value: distance * 2, mistake: 'doubled the distance' },
        ],
        { format, plausible: (value) => value > 0.5, spares: [distance + 1, distance + 2, distance + 3] },
      ),
      explanation: paragraphs(
        early === 0
          ? say(
              `The two times differ by ${late} minutes.`,
              `రెండు సమయాల తేడా ${late} నిమిషాలు.`,
              `दोनों समयों का अंतर ${late} मिनट है।`,
            )
          : say(
              `The two times differ by ${late} + ${early} = ${gap} minutes: from late to early the gaps are added.`,
              `రెండు సమయాల తేడా ${late} + ${early} = ${gap} నిమిషాలు: ఒకసారి ఆలస్యం, మరోసారి ముందు; కాబట్టి నిమిషాలను కూడాలి.`,
              `दोनों समयों का अंतर ${late} + ${early} = ${gap} मिनट है: देर और जल्दी के मिनट जोड़े जाते हैं।`,
            ),
        say(
          `For $d$ km: $\\frac{d}{${slow}} - \\frac{d}{${fast}} = \\frac{${gap}}{60}$ hours.`,
          `దూరం $d$ కి.మీ. అయితే: $\\frac{d}{${slow}} - \\frac{d}{${fast}} = \\frac{${gap}}{60}$ గంటలు.`,
          `दूरी $d$ किमी हो तो: $\\frac{d}{${slow}} - \\frac{d}{${fast}} = \\frac{${gap}}{60}$ घंटे।`,
        ),
        same(
          `$d = \\frac{${gap}}{60} \\times ${fast - slow === 1 ? `${slow} \\times ${fast}` : `\\frac{${slow} \\times ${fast}}{${fast - slow}}`} = ${distance}$`,
        ),
        say(`The distance is ${format(distance).en}.`, `దూరం ${format(distance).te}`, `दूरी ${format(distance).hi} है।`),
      ),
    }
  },

  verify({ slow, fast, gap }) {
    let halfKm = 1
    while (Math.abs((halfKm * 30) / slow - (halfKm * 30) / fast - gap) > 1e-6) halfKm++
    return quantity(halfKm / 2, 'km').en
  },
})

import { number, ratio } from '../../format.ts'
import { PEOPLE } from '../../names.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'

const seconds = (value: number) => `${number(value)} seconds`
const metres = (value: number) => `${number(value)} m`
const kmph = (value: number) => `${number(value)} km/h`

export const trainAndPlatform = template({
  id: 'trains/platform-and-pole',
  topic: 'trains',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'afcat'],

  draw: (random, level) => ({
    // multiples of 18 km/h are multiples of 5 m/s
    fives: random.pick([3, 4, 5]),
    pole: random.int(8, 16),
    beyond: random.int(8, 20),
    find: level === 'easy' ? ('time' as const) : random.pick(['platform', 'train'] as const),
    thing: random.pick(['platform', 'bridge', 'tunnel']),
  }),

  write({ fives, pole, beyond, find, thing }) {
    const [ms, kmh] = [fives * 5, fives * 18]
    const [train, platform] = [ms * pole, ms * beyond]
    const answer = find === 'time' ? pole + beyond : find === 'platform' ? platform : train
    const format = find === 'time' ? seconds : metres
    const stem = {
      time: `A train ${train} m long runs at ${kmph(kmh)}. In what time will it cross a ${thing} ${platform} m long?`,
      platform: `A train running at ${kmph(kmh)} passes a signal post in ${pole} seconds and crosses a ${thing} in ${pole + beyond} seconds. How long is the ${thing}?`,
      train: `A train running at ${kmph(kmh)} crosses a ${thing} ${platform} m long in ${pole + beyond} seconds. How long is the train?`,
    }[find]
    return {
      stem: { en: stem },
      correct: same(format(answer)),
      distractors: numericDistractors(
        answer,
        find === 'time'
          ? [
              { value: beyond, mistake: 'left out the length of the train' },
              { value: pole, mistake: `left out the length of the ${thing}` },
              { value: Math.abs(beyond - pole), mistake: 'subtracted the lengths' },
              { value: 2 * beyond, mistake: `took the train to be as long as the ${thing}` },
              { value: (train + platform) / kmh, mistake: 'did not turn km/h into m/s' },
            ]
          : [
              { value: ms * (pole + beyond), mistake: 'gave the whole distance covered' },
              { value: find === 'platform' ? train : platform, mistake: 'gave the other length' },
              { value: kmh * (find === 'platform' ? beyond : pole), mistake: 'did not turn km/h into m/s' },
              { value: ms * (pole + 2 * beyond), mistake: 'added the length instead of subtracting' },
              { value: (ms * (pole + beyond)) / 2, mistake: 'took half the distance covered' },
            ],
        {
          format,
          plausible: (value) => value > 0 && Number.isInteger(value * 2),
          spares: [answer + 5, answer + 10, answer + 2],
        },
      ),
      explanation: {
        en: [
          `$${kmh}$ km/h $= ${kmh} \\times \\frac{5}{18} = ${ms}$ m/s.`,
          `To cross a ${thing} a train covers its own length as well; to pass a post it covers its own length only.`,
          find === 'time'
            ? `Time = (${train} + ${platform}) ÷ ${ms} = ${pole + beyond}. With the ${thing} alone it would be ${beyond}, which is too little.`
            : find === 'platform'
              ? `Train: ${ms} × ${pole} = ${train} m. Train and ${thing}: ${ms} × ${pole + beyond} = ${ms * (pole + beyond)} m, from which the train must be taken away.`
              : `Train and ${thing}: ${ms} × ${pole + beyond} = ${ms * (pole + beyond)} m, from which the ${platform} m of the ${thing} must be taken away.`,
          `The answer is ${format(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  // the front of the train moved a metre at a time
  verify({ fives, pole, beyond, find }) {
    const perMetre = 3600 / (fives * 18 * 1000)
    if (find === 'time') {
      let front = 0
      while (front - fives * 5 * pole < fives * 5 * beyond) front++
      return seconds(front * perMetre)
    }
    let run = 0
    while ((run + 1) * perMetre <= pole + beyond + 1e-9) run++
    return metres(run - fives * 5 * (find === 'platform' ? pole : beyond))
  },
})

export const twoTrains = template({
  id: 'trains/two-trains',
  topic: 'trains',
  levels: ['medium', 'hard'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'cat'],

  draw(random, level) {
    const opposite = random.chance(0.5)
    const slow = random.pick([36, 45, 54])
    // relative speed a multiple of 18 km/h, that is of 5 m/s
    const relative = opposite
      ? random.pick([90, 108, 126, 144].filter((r) => r - slow > 36 && r - slow <= 90))
      : random.pick([36, 54])
    const time = opposite ? random.int(8, 15) : random.int(20, 32)
    const total = (relative * 5 * time) / 18
    const first = Math.floor(total / 20) * 10 + random.step(-20, 20, 10)
    return { opposite, slow, relative, time, first, second: total - first, findSpeed: level === 'hard' }
  },

  write({ opposite, slow, relative, time, first, second, findSpeed }) {
    const fast = opposite ? relative - slow : relative + slow
    const answer = findSpeed ? fast : time
    const format = findSpeed ? kmph : seconds
    const way = opposite ? 'in opposite directions' : 'in the same direction'
    const other = opposite ? Math.abs(fast - slow) : fast + slow
    return {
      stem: {
        en: findSpeed
          ? `Two trains ${first} m and ${second} m long run ${way} on parallel tracks${opposite ? '' : ', the faster behind the slower'}. They take ${time} seconds to cross each other completely. If the slower runs at ${kmph(slow)}, what is the speed of the faster?`
          : `Two trains ${first} m and ${second} m long run ${way} on parallel tracks at ${kmph(fast)} and ${kmph(slow)}. How long do they take to cross each other completely${opposite ? '' : ', the faster coming from behind'}?`,
      },
      correct: same(format(answer)),
      distractors: numericDistractors(
        answer,
        findSpeed
          ? [
              { value: relative, mistake: 'gave the relative speed' },
              {
                value: opposite ? relative + slow : Math.abs(relative - slow),
                mistake: 'added for subtracted or the reverse',
              },
              { value: (relative * 5) / 18, mistake: 'left the relative speed in m/s' },
              { value: (first / time) * 3.6 + (opposite ? 0 : slow), mistake: 'used the length of one train' },
              { value: fast + 9, mistake: 'turned m/s into km/h inexactly' },
            ]
          : [
              {
                value: other === 0 ? 0 : (first + second) / ((other * 5) / 18),
                mistake: 'used the wrong relative speed',
              },
              { value: first / ((relative * 5) / 18), mistake: 'used the first length only' },
              { value: second / ((relative * 5) / 18), mistake: 'used the second length only' },
              { value: (first + second) / ((fast * 5) / 18), mistake: 'used the speed of the faster only' },
              { value: (first + second) / ((slow * 5) / 18), mistake: 'used the speed of the slower only' },
            ],
        {
          format,
          plausible: (value) => value > (findSpeed ? 8 : 1) && value < 400,
          spares: [answer + 4, answer + 18, answer + 36],
        },
      ),
      explanation: {
        en: [
          `The distance to be covered is the sum of the lengths, ${first} + ${second} = ${first + second} m, at the relative speed.`,
          `${opposite ? 'Opposite directions: the speeds are added' : 'Same direction: the speeds are subtracted'}.`,
          findSpeed
            ? `Relative speed = ${first + second} ÷ ${time} = ${number((relative * 5) / 18)} m/s = ${kmph(relative)}, so the faster runs at ${relative} ${opposite ? '−' : '+'} ${slow} km/h. The relative speed itself is not the answer.`
            : `Relative speed = ${fast} ${opposite ? '+' : '−'} ${slow} = ${kmph(relative)} = ${number((relative * 5) / 18)} m/s, and ${first + second} ÷ ${number((relative * 5) / 18)} = ${time}.`,
          findSpeed ? `The faster train runs at ${format(answer)}.` : `They take ${format(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ opposite, slow, relative, time, first, second, findSpeed }) {
    const crossing = (fast: number) => {
      const closing = ((opposite ? fast + slow : fast - slow) * 1000) / 3600
      return closing <= 0 ? Number.POSITIVE_INFINITY : (first + second) / closing
    }
    if (!findSpeed) return seconds(crossing(opposite ? relative - slow : relative + slow))
    let fast = 1
    while (Math.abs(crossing(fast) - time) > 1e-6) fast++
    return kmph(fast)
  },
})

export const upAndDown = template({
  id: 'boats/up-and-down',
  topic: 'boats',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat'],

  draw(random, level) {
    const stream = random.int(1, 4)
    const boat = stream + random.int(4, 10)
    return {
      stream,
      boat,
      hours: random.int(2, 5),
      back: random.int(2, 4),
      find: level === 'easy' ? random.pick(['boat', 'stream'] as const) : ('total' as const),
      who: random.pick(['A boatman', 'A motor boat', 'A fisherman', 'A ferry']),
    }
  },

  write({ stream, boat, hours, back, find, who }) {
    const [down, up] = [boat + stream, boat - stream]
    // at the second level a distance that both speeds divide
    const distance = down * up
    const total = down + up
    const answer = find === 'total' ? total : find === 'boat' ? boat : stream
    const format = find === 'total' ? (value: number) => `${number(value)} hours` : kmph
    const goes = who === 'A boatman' || who === 'A fisherman' ? 'rows' : 'goes'
    return {
      stem: {
        en:
          find === 'total'
            ? `${who} can go at ${kmph(boat)} in still water. The stream flows at ${kmph(stream)}. How long will it take to go to a place ${distance} km downstream and come back?`
            : `${who} ${goes} ${down * hours} km downstream in ${hours} hours and ${up * back} km upstream in ${back} hours. What is the speed of the ${find === 'boat' ? 'boat in still water' : 'stream'}?`,
      },
      correct: same(format(answer)),
      distractors: numericDistractors(
        answer,
        find === 'total'
          ? [
              { value: (2 * distance) / boat, mistake: 'left the stream out' },
              { value: up, mistake: 'gave the time downstream only' },
              { value: down, mistake: 'gave the time upstream only' },
              { value: distance / boat, mistake: 'took one way in still water' },
              { value: (2 * distance) / down, mistake: 'took both ways downstream' },
            ]
          : [
              { value: find === 'boat' ? stream : boat, mistake: 'gave the speed of the other' },
              { value: find === 'boat' ? down : 2 * stream, mistake: 'took the speed downstream or did not halve' },
              { value: find === 'boat' ? up : up / 2, mistake: 'used the speed upstream' },
              { value: find === 'boat' ? down + up : down / 2, mistake: 'did not halve the sum or halved one speed' },
            ],
        { format, spares: [answer + 1, answer + 2] },
      ),
      explanation: {
        en: [
          `Downstream the stream is added to the speed of the boat, upstream it is subtracted.`,
          find === 'total'
            ? `Downstream ${boat} + ${stream} = ${down} km/h: ${distance} ÷ ${down} = ${up} hours. Upstream ${boat} − ${stream} = ${up} km/h: ${distance} ÷ ${up} = ${down} hours.`
            : `Downstream: ${down * hours} ÷ ${hours} = ${down} km/h. Upstream: ${up * back} ÷ ${back} = ${up} km/h.`,
          find === 'total'
            ? `Leaving the stream out would give ${number((2 * distance) / boat)} hours; the gain downstream is less than the loss upstream.`
            : find === 'boat'
              ? `The boat is half the sum: $\\frac{${down} + ${up}}{2} = ${boat}$; half the difference, ${stream}, is the stream.`
              : `The stream is half the difference: $\\frac{${down} - ${up}}{2} = ${stream}$; half the sum, ${boat}, is the boat.`,
          find === 'total' ? `The whole trip takes ${format(answer)}.` : `The speed is ${format(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ stream, boat, hours, back, find }) {
    const [down, up] = [boat + stream, boat - stream]
    if (find === 'total') {
      let [minutes, position, outward] = [0, 0, true]
      const distance = down * up
      while (outward || position > 1e-6) {
        position += (outward ? down : -up) / 60
        minutes++
        if (outward && position >= distance - 1e-6) outward = false
      }
      return `${number(minutes / 60)} hours`
    }
    for (let b = 1; b < 60; b++)
      for (let s = 1; s < b; s++)
        if ((b + s) * hours === down * hours && (b - s) * back === up * back) return kmph(find === 'boat' ? b : s)
    return 'none'
  },
})

export const timesRatio = template({
  id: 'boats/against-twice-as-long',
  topic: 'boats',
  levels: ['medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat'],

  draw(random) {
    // k times as long against the stream: boat : stream = k + 1 : k - 1
    const k = random.pick([2, 3, 4, 1.5])
    // boat and stream as multiples of the unit, kept to speeds at which people row
    const [boatParts, streamParts] = k === 1.5 ? [5, 1] : k === 2 ? [3, 1] : k === 3 ? [2, 1] : [5, 3]
    const unit = random.step(1.5, boatParts === 2 ? 5 : boatParts === 3 ? 3.5 : 2.5, 0.5)
    return {
      k,
      boat: boatParts * unit,
      stream: streamParts * unit,
      findStream: random.chance(0.6),
      name: random.pick(PEOPLE),
    }
  },

  write({ k, boat, stream, findStream, name }) {
    const answer = findStream ? stream : boat
    const known = findStream ? boat : stream
    const times = k === 2 ? 'twice' : k === 3 ? 'three times' : k === 4 ? 'four times' : 'one and a half times'
    return {
      stem: {
        en: findStream
          ? `${name} can row at ${kmph(boat)} in still water. It takes ${name} ${times} as long to row a certain distance against the stream as to row it with the stream. What is the speed of the stream?`
          : `A stream flows at ${kmph(stream)}. It takes ${name} ${times} as long to row a certain distance against it as to row the same distance with it. At what speed can ${name} row in still water?`,
      },
      correct: same(kmph(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: findStream ? boat / k : stream * k, mistake: 'took boat and stream in the ratio of the times' },
          { value: findStream ? boat / (k + 1) : stream * (k + 1), mistake: 'left out half of the relation' },
          {
            value: findStream ? (boat * k) / (k + 1) : (stream * (k + 1)) / k,
            mistake: 'took the share of the slower way',
          },
          { value: findStream ? boat - stream : stream + boat, mistake: 'gave the speed with or against the stream' },
          { value: known / 2, mistake: 'halved the known speed' },
        ],
        {
          format: kmph,
          plausible: (value) => value > 0 && (findStream ? value < boat : value > stream),
          spares: [answer + 0.5, answer + 1, answer + 1.5, answer - 0.5, answer + 2],
        },
      ),
      explanation: {
        en: [
          `For the same distance times are inversely as speeds: with the stream ${name} moves ${times} as fast as against it.`,
          `With boat $b$ and stream $s$: $b + s = ${k}(b - s)$, so $b : s = (${k} + 1) : (${k} - 1)$, that is ${ratio(2 * k + 2, 2 * k - 2)}.`,
          `The ratio ${k} : 1 belongs to the speeds with and against the stream, not to boat and stream.`,
          `${findStream ? 'The stream flows' : `${name} can row`} at ${kmph(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ k, boat, stream, findStream }) {
    for (let tenths = 1; tenths < 1000; tenths++) {
      const [b, s] = findStream ? [boat, tenths / 10] : [tenths / 10, stream]
      if (b > s && Math.abs(12 / (b - s) - (k * 12) / (b + s)) < 1e-9) return kmph(tenths / 10)
    }
    return 'none'
  },
})

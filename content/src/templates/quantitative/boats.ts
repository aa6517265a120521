import { number, ratio } from '../../format.ts'
import { PEOPLE } from '../../names.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'

const kmph = (value: number) => `${number(value)} km/h`

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
    const k = random.pick([2, 3, 4, 5, 1.5])
    // boat and stream as multiples of the unit, kept to speeds at which people row
    const [boatParts, streamParts] =
      k === 1.5 ? [5, 1] : k === 2 ? [3, 1] : k === 3 ? [2, 1] : k === 5 ? [3, 2] : [5, 3]
    const unit = random.step(1.5, boatParts === 2 ? 5 : boatParts === 3 ? 3.5 : 2.5, 0.5)
    return {
      k,
      boat: boatParts * unit,
      stream: streamParts * unit,
      findStream: random.chance(0.6),
      wording: random.int(0, 1),
      name: random.pick(PEOPLE),
    }
  },

  write({ k, boat, stream, findStream, name, wording }) {
    const answer = findStream ? stream : boat
    const known = findStream ? boat : stream
    const times =
      k === 2
        ? 'twice'
        : k === 3
          ? 'three times'
          : k === 4
            ? 'four times'
            : k === 5
              ? 'five times'
              : 'one and a half times'
    return {
      stem: {
        en: findStream
          ? wording === 0
            ? `${name} can row at ${kmph(boat)} in still water. Rowing a certain distance against the stream takes ${times} as long as rowing it with the stream. What is the speed of the stream?`
            : `A boat goes at ${kmph(boat)} in still water. On a river it needs ${times} as long for a distance upstream as for the same distance downstream. How fast does the river flow?`
          : wording === 0
            ? `A stream flows at ${kmph(stream)}. Rowing a certain distance against it takes ${name} ${times} as long as rowing the same distance with it. At what speed can ${name} row in still water?`
            : `On a river that flows at ${kmph(stream)}, a boat needs ${times} as long for a distance upstream as for the same distance downstream. What is the speed of the boat in still water?`,
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
          `For the same distance times are inversely as speeds: the speed with the stream is ${times} the speed against it.`,
          `With boat $b$ and stream $s$: $b + s = ${k}(b - s)$, so $b : s = (${k} + 1) : (${k} - 1)$, that is ${ratio(2 * k + 2, 2 * k - 2)}.`,
          `The ratio ${k} : 1 belongs to the speeds with and against the stream, not to boat and stream.`,
          `The speed of the ${findStream ? 'stream' : 'boat in still water'} is ${kmph(answer)}.`,
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

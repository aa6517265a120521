import { number } from '../../format.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'

const seconds = (value: number) => `${number(value)} seconds`
const kmph = (value: number) => `${number(value)} km/h`
const metres = (value: number) => `${number(value)} m`

export const trainAndPlatform = template({
  id: 'trains/platform-and-pole',
  topic: 'trains',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'afcat', 'mat'],

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
          plausible: (value) => value > 1 && Number.isInteger(value * 2),
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
  exams: ['icet', 'ssc', 'bank', 'railway', 'cat', 'mat', 'afcat'],

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

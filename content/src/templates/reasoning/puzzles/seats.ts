import type { Random } from '../../../random.ts'
import { COUNTS, each, listed, NTH, NTH_OBLIQUE, PERSONS, type Speech, say, unsaid } from '../../../speech.ts'
import type { Asked, World } from './puzzle.ts'
import type { Rule, Space, Values } from './search.ts'

/**
 * Seats in a row, counted from the left as one draws it with north at the top, or round a table, counted clockwise.
 * Who faces which way: all the same, each in a way to be found, or by the seat (corners of a square table look to the
 * centre, the middles of its sides outwards).
 */
export type Hall = { readonly round: boolean; readonly facing: 'same' | 'mixed' | 'by-seat' }

type Side = 'left' | 'right'
const SIDES: Record<Side, Speech> = { left: say('left', 'ఎడమ', 'बाएँ'), right: say('right', 'కుడి', 'दाएँ') }
export const person = (n: number) => PERSONS[n] as Speech

/** “third to the left of A” and its like. */
const kth = (steps: number, side: Side): Speech => {
  const [nth, hand] = [NTH[steps] as Speech, SIDES[side]]
  return steps === 1
    ? say(`immediately to the ${hand.en}`, `వెంటనే ${hand.te} పక్కన`, `ठीक ${hand.hi}`)
    : say(`${nth.en} to the ${hand.en}`, `${hand.te} వైపు ${nth.te} స్థానంలో`, `${hand.hi} ${NTH_OBLIQUE[steps]} स्थान पर`)
}
export const sits = (b: string, a: string, steps: number, side: Side): Speech => {
  const where = kth(steps, side)
  return say(`${b} sits ${where.en} of ${a}.`, `${a}కు ${where.te} ${b} కూర్చున్నారు.`, `${b}, ${a} के ${where.hi} बैठा है।`)
}
export const whoSits = (a: string, steps: number, side: Side): Speech => {
  const where = kth(steps, side)
  return say(`Who sits ${where.en} of ${a}?`, `${a}కు ${where.te} కూర్చున్నవారు ఎవరు?`, `${a} के ${where.hi} कौन बैठा है?`)
}

/** Which way somebody looks: 0 north or the centre, 1 south or outwards. */
const looks = (a: string, round: boolean, way: number): Speech =>
  round
    ? way === 0
      ? say(`${a} faces the centre.`, `${a} కేంద్రం వైపు చూస్తున్నారు.`, `${a} का मुख केंद्र की ओर है।`)
      : say(
          `${a} faces outwards, away from the centre.`,
          `${a} కేంద్రానికి వ్యతిరేక దిశలో (బయటికి) చూస్తున్నారు.`,
          `${a} का मुख केंद्र से बाहर की ओर है।`,
        )
    : way === 0
      ? say(`${a} faces north.`, `${a} ఉత్తరం వైపు చూస్తున్నారు.`, `${a} का मुख उत्तर की ओर है।`)
      : say(`${a} faces south.`, `${a} దక్షిణం వైపు చూస్తున్నారు.`, `${a} का मुख दक्षिण की ओर है।`)

const SIDE_MISTAKE = 'took left for right: the hand depends on which way the person faces'

export function seatsWorld(
  random: Random,
  people: readonly string[],
  { round, facing }: Hall,
  intro: Speech,
  clues: readonly [number, number],
): World {
  const size = people.length
  const seats = [...people.keys()]
  const everyone = [...people.keys()]
  const name = (n: number) => people[n] as string
  const seat = (v: Values, n: number) => v[n] as number
  const face = (v: Values, n: number) => (facing === 'by-seat' ? seat(v, n) % 2 : (v[size + n] as number))
  const faceVariables = facing === 'by-seat' ? [] : everyone.map((n) => n + size)
  // turning a round table makes no difference, so the first person stays in one place
  const firstSeats = !round ? seats : facing === 'by-seat' ? [0, 1] : [0]
  const space: Space = {
    domains: [
      ...everyone.map((n) => (n === 0 ? firstSeats : seats)),
      ...faceVariables.map(() => (facing === 'mixed' ? [0, 1] : [0])),
    ],
    different: [everyone],
  }
  const hidden = (() => {
    for (;;) {
      const places = random.shuffle(seats)
      const turned = round ? places.map((place) => (place - (places[0] as number) + size) % size) : places
      const ways = faceVariables.map(() => (facing === 'mixed' ? random.int(0, 1) : 0))
      if (facing === 'mixed' && [0, 1].some((way) => ways.filter((one) => one === way).length < 2)) continue
      const shifted = facing === 'by-seat' && random.chance(0.5) ? turned.map((place) => (place + 1) % size) : turned
      return [...shifted, ...ways]
    }
  })()

  /** The place so many steps to somebody's right; undefined beyond the end of a row. */
  const toRight = (v: Values, n: number, steps: number): number | undefined => {
    const by = (face(v, n) === 0) !== round ? steps : -steps
    const place = seat(v, n) + by
    if (round) return ((place % size) + size) % size
    return place >= 0 && place < size ? place : undefined
  }
  const at = (v: Values, place: number | undefined) =>
    place === undefined ? undefined : everyone.find((n) => seat(v, n) === place)
  const withFace = (n: number, ...more: number[]) => (facing === 'by-seat' ? [n, ...more] : [n, n + size, ...more])
  const far = round ? Math.floor(size / 2) : 4

  const rules: Rule[] = []
  for (const a of everyone) {
    for (const b of everyone) {
      if (a === b) continue
      for (let steps = 1; steps <= far; steps++) {
        for (const side of ['left', 'right'] as const) {
          const by = side === 'right' ? steps : -steps
          if (toRight(hidden, a, by) !== seat(hidden, b)) continue
          if (round && steps * 2 === size) continue
          rules.push({
            text: sits(name(b), name(a), steps, side),
            over: withFace(a, b),
            holds: (v) => toRight(v, a, by) === seat(v, b),
          })
        }
      }
      if (a > b) continue
      const gap = (v: Values) => Math.abs(seat(v, a) - seat(v, b))
      const touch = (v: Values) => gap(v) === 1 || (round && gap(v) === size - 1)
      if (!touch(hidden) && random.chance(0.4))
        rules.push({
          text: say(
            `${name(a)} and ${name(b)} are not neighbours.`,
            `${name(a)}, ${name(b)} పక్కపక్కన కూర్చోలేదు.`,
            `${name(a)} और ${name(b)} निकटतम पड़ोसी नहीं हैं।`,
          ),
          over: [a, b],
          holds: (v) => !touch(v),
        })
      if (round && gap(hidden) * 2 === size)
        rules.push({
          text: say(
            `${name(a)} sits opposite ${name(b)}.`,
            `${name(b)}కు ఎదురుగా ${name(a)} కూర్చున్నారు.`,
            `${name(a)}, ${name(b)} के सामने बैठा है।`,
          ),
          over: [a, b],
          holds: (v) => gap(v) * 2 === size,
        })
      if (!round && gap(hidden) > 1) {
        const between = gap(hidden) - 1
        const many = person(between)
        rules.push({
          text: say(
            `Exactly ${many.en} ${between === 1 ? 'sits' : 'sit'} between ${name(a)} and ${name(b)}.`,
            `${name(a)}, ${name(b)} మధ్య సరిగ్గా ${many.te} కూర్చున్నారు.`,
            `${name(a)} और ${name(b)} के बीच ठीक ${many.hi} ${between === 1 ? 'बैठा है' : 'बैठे हैं'}।`,
          ),
          over: [a, b],
          holds: (v) => gap(v) - 1 === between,
        })
      }
      if (facing === 'mixed' && random.chance(0.3)) {
        const alike = face(hidden, a) === face(hidden, b)
        rules.push({
          text: alike
            ? say(
                `${name(a)} and ${name(b)} face the same direction.`,
                `${name(a)}, ${name(b)} ఒకే దిశలో చూస్తున్నారు.`,
                `${name(a)} और ${name(b)} का मुख एक ही दिशा में है।`,
              )
            : say(
                `${name(a)} and ${name(b)} face opposite directions.`,
                `${name(a)}, ${name(b)} వ్యతిరేక దిశల్లో చూస్తున్నారు.`,
                `${name(a)} और ${name(b)} का मुख विपरीत दिशाओं में है।`,
              ),
          over: [a + size, b + size],
          holds: (v) => (face(v, a) === face(v, b)) === alike,
        })
      }
    }
    if (!round) {
      const isEnd = (v: Values) => seat(v, a) === 0 || seat(v, a) === size - 1
      if (isEnd(hidden))
        rules.push({
          text: say(
            `${name(a)} sits at an end of the row.`,
            `${name(a)} వరుస యొక్క ఒక చివరలో కూర్చున్నారు.`,
            `${name(a)} पंक्ति के एक छोर पर बैठा है।`,
          ),
          over: [a],
          holds: isEnd,
        })
    }
    if (facing === 'mixed' && random.chance(0.5)) {
      const way = face(hidden, a)
      rules.push({ text: looks(name(a), round, way), over: [a + size], holds: (v) => face(v, a) === way })
    }
    if (facing === 'by-seat') {
      const corner = seat(hidden, a) % 2 === 0
      rules.push({
        text: corner
          ? say(`${name(a)} sits at a corner.`, `${name(a)} ఒక మూలలో కూర్చున్నారు.`, `${name(a)} एक कोने पर बैठा है।`)
          : say(
              `${name(a)} sits in the middle of a side.`,
              `${name(a)} ఒక భుజం మధ్యలో కూర్చున్నారు.`,
              `${name(a)} एक भुजा के मध्य में बैठा है।`,
            ),
        over: [a],
        holds: (v) => (seat(v, a) % 2 === 0) === corner,
      })
    }
  }

  const nobody = say('nobody', 'ఎవరూ కాదు', 'कोई नहीं')
  const who = (n: number | undefined) => (n === undefined ? nobody : unsaid(name(n)))
  const questions: Asked[] = []
  const away = (a: number, steps: number, side: Side): Asked | undefined => {
    const by = side === 'right' ? steps : -steps
    if (at(hidden, toRight(hidden, a, by)) === undefined) return undefined
    const tempting = [-by, by + 1, by - 1, -by + 1, -by - 1]
      .map((other) => at(hidden, toRight(hidden, a, other)))
      .filter((n) => n !== undefined && n !== a)
    return {
      stem: whoSits(name(a), steps, side),
      answer: (v) => who(at(v, toRight(v, a, by))),
      others: [...tempting, ...random.shuffle(everyone.filter((n) => n !== a))].map((n, place) => ({
        text: who(n),
        mistake: place === 0 ? SIDE_MISTAKE : 'counted one seat too many or too few',
      })),
      mind: mindSide(name(a), round, face(hidden, a)),
    }
  }
  for (const a of random.sample(everyone, 4)) {
    const one = away(a, random.int(1, 3), random.pick(['left', 'right']))
    if (one) questions.push(one)
  }
  if (!round) {
    for (const place of [0, size - 1]) {
      const left = place === 0
      questions.push({
        stem: left
          ? say(
              'Who sits at the left (west) end of the row?',
              'వరుసలో ఎడమ (పడమర) చివర కూర్చున్నవారు ఎవరు?',
              'पंक्ति के बाएँ (पश्चिमी) छोर पर कौन बैठा है?',
            )
          : say(
              'Who sits at the right (east) end of the row?',
              'వరుసలో కుడి (తూర్పు) చివర కూర్చున్నవారు ఎవరు?',
              'पंक्ति के दाएँ (पूर्वी) छोर पर कौन बैठा है?',
            ),
        answer: (v) => who(at(v, place)),
        others: [size - 1 - place, left ? 1 : size - 2, ...random.shuffle(seats)].map((other) => ({
          text: who(at(hidden, other)),
          mistake: 'took the other end or the neighbour of the end',
        })),
        mind: say(
          'West is on the left when north is at the top of the drawing.',
          'చిత్రంలో పై వైపు ఉత్తరం అయితే, ఎడమ వైపు పడమర.',
          'चित्र में ऊपर उत्तर हो तो बाईं ओर पश्चिम होता है।',
        ),
      })
    }
    const [a, b] = random.sample(everyone, 2) as [number, number]
    const between = (v: Values) => Math.abs(seat(v, a) - seat(v, b)) - 1
    questions.push({
      stem: say(
        `How many persons sit between ${name(a)} and ${name(b)}?`,
        `${name(a)}, ${name(b)} మధ్య ఎంతమంది కూర్చున్నారు?`,
        `${name(a)} और ${name(b)} के बीच कितने व्यक्ति बैठे हैं?`,
      ),
      answer: (v) => unsaid(String(between(v))),
      others: countsNear(between(hidden), size - 2, 'counted one of the two as well, or left somebody out'),
      mind: say('Neither of the two is counted.', 'ఆ ఇద్దరినీ లెక్కించకూడదు.', 'उन दोनों को नहीं गिना जाता।'),
    })
  } else {
    const [a, b] = random.sample(everyone, 2) as [number, number]
    const between = (v: Values) => {
      let steps = 1
      while (toRight(v, a, steps) !== seat(v, b)) steps++
      return steps - 1
    }
    questions.push({
      stem: say(
        `How many persons sit between ${name(a)} and ${name(b)} when counted from the right of ${name(a)}?`,
        `${name(a)}కు కుడి వైపు నుండి లెక్కిస్తే ${name(a)}, ${name(b)} మధ్య ఎంతమంది కూర్చున్నారు?`,
        `${name(a)} के दाएँ से गिनने पर ${name(a)} और ${name(b)} के बीच कितने व्यक्ति बैठे हैं?`,
      ),
      answer: (v) => unsaid(String(between(v))),
      others: [
        { text: unsaid(String(size - 2 - between(hidden))), mistake: 'counted from the left' },
        ...countsNear(between(hidden), size - 2, 'counted one of the two as well, or left somebody out'),
      ],
      mind: mindSide(name(a), true, face(hidden, a)),
    })
    if (size % 2 === 0) {
      const c = random.pick(everyone)
      const across = (v: Values) => at(v, (seat(v, c) + size / 2) % size)
      questions.push({
        stem: say(
          `Who sits opposite ${name(c)}?`,
          `${name(c)}కు ఎదురుగా ఎవరు కూర్చున్నారు?`,
          `${name(c)} के सामने कौन बैठा है?`,
        ),
        answer: (v) => who(across(v)),
        others: [1, -1, 2, -2]
          .map((by) => (seat(hidden, c) + size / 2 + by + size) % size)
          .map((place) => at(hidden, place))
          .filter((n) => n !== c)
          .concat(random.shuffle(everyone.filter((n) => n !== c)))
          .map((n) => ({ text: who(n), mistake: 'took a neighbour of the opposite seat' })),
        mind: say(
          `With ${size} seats the opposite one is ${size / 2} places on.`,
          `${size} స్థానాలు ఉంటే ఎదురు స్థానం ${size / 2} స్థానాల దూరంలో ఉంటుంది.`,
          `${size} स्थान हों तो सामने वाला स्थान ${size / 2} स्थान आगे होता है।`,
        ),
      })
    }
  }
  if (facing === 'mixed') {
    const many = (v: Values) => everyone.filter((n) => face(v, n) === 1).length
    questions.push({
      stem: round
        ? say('How many persons face outwards?', 'ఎంతమంది బయటి వైపు చూస్తున్నారు?', 'कितने व्यक्तियों का मुख बाहर की ओर है?')
        : say('How many persons face south?', 'ఎంతమంది దక్షిణం వైపు చూస్తున్నారు?', 'कितने व्यक्तियों का मुख दक्षिण की ओर है?'),
      answer: (v) => unsaid(String(many(v))),
      others: [
        { text: unsaid(String(size - many(hidden))), mistake: 'counted those who face the other way' },
        ...countsNear(many(hidden), size, 'gave one person the wrong direction'),
      ],
      mind: say(
        'Write an arrow beside every person as soon as the direction is known.',
        'దిశ తెలిసిన వెంటనే ప్రతి వ్యక్తి పక్కన బాణం గుర్తు వేసుకోండి.',
        'दिशा पता चलते ही हर व्यक्ति के पास तीर बना लें।',
      ),
    })
  }
  const shown = [...everyone].sort((a, b) => seat(hidden, a) - seat(hidden, b))
  const mark = (n: number) =>
    facing === 'same' ? '' : round ? (face(hidden, n) === 0 ? ' (↓)' : ' (↑)') : face(hidden, n) === 0 ? ' ↑' : ' ↓'
  const order = shown.map((n) => `${name(n)}${mark(n)}`).join(', ')
  return {
    space,
    hidden,
    intro,
    rules,
    clues,
    questions,
    known: (variable) => {
      const n = variable % size
      if (variable >= size) {
        const way = looks(name(n), round, face(hidden, n))
        return each((language) => way[language].replace(/[.।]$/, ''))
      }
      const place = seat(hidden, n) + 1
      return round
        ? say(
            `${name(n)} – seat ${place} clockwise`,
            `${name(n)} – సవ్య దిశలో ${place}వ స్థానం`,
            `${name(n)} – दक्षिणावर्त स्थान ${place}`,
          )
        : say(
            `${name(n)} – seat ${place} from the left`,
            `${name(n)} – ఎడమ నుండి ${place}వ స్థానం`,
            `${name(n)} – बाएँ से स्थान ${place}`,
          )
    },
    shown: round
      ? say(
          `Clockwise the only arrangement is: ${order}.${facing === 'same' ? '' : ' Here ↓ is towards the centre and ↑ outwards.'}`,
          `సవ్య దిశలో ఏకైక అమరిక: ${order}.${facing === 'same' ? '' : ' ఇక్కడ ↓ కేంద్రం వైపు, ↑ బయటి వైపు.'}`,
          `दक्षिणावर्त एकमात्र व्यवस्था: ${order}।${facing === 'same' ? '' : ' यहाँ ↓ केंद्र की ओर और ↑ बाहर की ओर है।'}`,
        )
      : say(
          `From left to right the only arrangement is: ${order}.`,
          `ఎడమ నుండి కుడికి ఏకైక అమరిక: ${order}.`,
          `बाएँ से दाएँ एकमात्र व्यवस्था: ${order}।`,
        ),
  }
}

export const countsNear = (count: number, most: number, mistake: string): Asked['others'] =>
  [1, -1, 2, -2, 3, -3, 4, -4]
    .map((by) => count + by)
    .filter((other) => other >= 0 && other <= most)
    .map((other) => ({ text: unsaid(String(other)), mistake }))

function mindSide(a: string, round: boolean, way: number): Speech {
  const way0 = looks(a, round, way)
  const clockwise = way === 0 ? SIDES.left : SIDES.right
  const right = way === 0 ? say('right', 'కుడి', 'दाईं') : say('left', 'ఎడమ', 'बाईं')
  return round
    ? each(
        (language) =>
          `${way0[language]} ${
            say(
              `So clockwise is to the ${clockwise.en} of ${a}.`,
              `కాబట్టి సవ్య దిశ ${a}కు ${clockwise.te} వైపు.`,
              `अतः दक्षिणावर्त दिशा ${a} के ${clockwise.hi} है।`,
            )[language]
          }`,
      )
    : each(
        (language) =>
          `${way0[language]} ${
            say(
              `So the right hand of ${a} is on the ${right.en} of the drawing.`,
              `కాబట్టి ${a} కుడి చేయి చిత్రంలో ${right.te} వైపు ఉంటుంది.`,
              `अतः ${a} का दायाँ हाथ चित्र में ${right.hi} ओर है।`,
            )[language]
          }`,
      )
}

export const naming = (people: readonly string[]) => ({ all: listed(people), count: COUNTS[people.length] as Speech })

import { tupleOf } from '../../../checked-access.ts'
import type { Random } from '../../../random.ts'
import { betweenRange, pairInLine } from '../../../shared/puzzles/between.ts'
import type { PuzzleQuestion } from '../../../shared/puzzles/puzzle.ts'
import type { Values } from '../../../shared/puzzles/search.ts'
import { NOBODY } from '../../../text/counts.ts'
import { same, say } from '../../../text/localized.ts'
import { withEnding } from '../../../text/telugu.ts'
import type { LocalizedText } from '../../../text.ts'
import type { Seating } from './hall.ts'
import { countsNear, howManyBetween, mindSide, NEITHER_COUNTS, type Side, whoSits } from './wording.ts'

const SIDE_MISTAKE = 'took left for right: the hand depends on which way the person faces'

export function questionsOf(random: Random, seating: Seating): PuzzleQuestion[] {
  const { round, facing, size, everyone } = seating
  return [
    ...random
      .sample(everyone, 4)
      .map((a) => whoSitsAside(random, seating, a, random.int(1, 3), random.pick(['left', 'right']))),
    ...(round
      ? [howManyFromTheRight(random, seating), ...(size % 2 === 0 ? [whoSitsOpposite(random, seating)] : [])]
      : [
          whoSitsAtTheEnd(random, seating, 0),
          whoSitsAtTheEnd(random, seating, size - 1),
          howManyInBetween(random, seating),
        ]),
    ...(facing === 'mixed' ? [howManyFaceAway(seating)] : []),
  ].filter((question) => question !== undefined)
}

const whoIs = ({ name }: Seating, n: number | undefined): LocalizedText => (n === undefined ? NOBODY : same(name(n)))

function whoSitsAside(
  random: Random,
  seating: Seating,
  a: number,
  steps: number,
  side: Side,
): PuzzleQuestion | undefined {
  const { round, everyone, name, face, hidden, toRight, at } = seating
  const by = side === 'right' ? steps : -steps
  if (at(hidden, toRight(hidden, a, by)) === undefined) return undefined
  const tempting = [-by, by + 1, by - 1, -by + 1, -by - 1]
    .map((other) => at(hidden, toRight(hidden, a, other)))
    .filter((n) => n !== undefined && n !== a)
  return {
    stem: whoSits(name(a), steps, side),
    answer: (v) => whoIs(seating, at(v, toRight(v, a, by))),
    others: [...tempting, ...random.shuffle(everyone.filter((n) => n !== a))].map((n, place) => ({
      text: whoIs(seating, n),
      mistake: place === 0 ? SIDE_MISTAKE : 'counted one seat too many or too few',
    })),
    mind: mindSide(name(a), round, face(hidden, a)),
  }
}

function whoSitsAtTheEnd(random: Random, seating: Seating, place: number): PuzzleQuestion {
  const { size, seats, hidden, at } = seating
  const left = place === 0
  return {
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
    answer: (v) => whoIs(seating, at(v, place)),
    others: [size - 1 - place, left ? 1 : size - 2, ...random.shuffle(seats)].map((other) => ({
      text: whoIs(seating, at(hidden, other)),
      mistake: 'took the other end or the neighbour of the end',
    })),
    mind: say(
      'West is on the left when north is at the top of the drawing.',
      'చిత్రంలో పై వైపు ఉత్తరం అయితే, ఎడమ వైపు పడమర.',
      'चित्र में ऊपर उत्तर हो तो बाईं ओर पश्चिम होता है।',
    ),
  }
}

function howManyInBetween(random: Random, { size, seats, name, seat, hidden, at }: Seating): PuzzleQuestion {
  const [a, b] = pairInLine(
    random,
    seats.map((place) => at(hidden, place) ?? 0),
  )
  const between = (v: Values) => Math.abs(seat(v, a) - seat(v, b)) - 1
  return {
    stem: howManyBetween(name(a), name(b)),
    answer: (v) => same(String(between(v))),
    others: countsNear(between(hidden), size - 2, 'counted one of the two as well, or left somebody out'),
    range: betweenRange(size),
    mind: NEITHER_COUNTS,
  }
}

function howManyFromTheRight(random: Random, seating: Seating): PuzzleQuestion {
  const { size, everyone, name, seat, face, hidden, toRight } = seating
  const [a, b] = tupleOf(random.sample(everyone, 2), 2)
  const between = (v: Values) => {
    let steps = 1
    while (toRight(v, a, steps) !== seat(v, b)) steps++
    return steps - 1
  }
  return {
    stem: say(
      `How many persons sit between ${name(a)} and ${name(b)} when counted from the right of ${name(a)}?`,
      `${withEnding(name(a), 'కు')} కుడి వైపు నుండి లెక్కిస్తే ${name(a)}, ${name(b)} మధ్య ఎంతమంది కూర్చున్నారు?`,
      `${name(a)} के दाएँ से गिनने पर ${name(a)} और ${name(b)} के बीच कितने व्यक्ति बैठे हैं?`,
    ),
    answer: (v) => same(String(between(v))),
    others: [
      { text: same(String(size - 2 - between(hidden))), mistake: 'counted from the left' },
      ...countsNear(between(hidden), size - 2, 'counted one of the two as well, or left somebody out'),
    ],
    range: betweenRange(size),
    mind: mindSide(name(a), true, face(hidden, a)),
  }
}

function whoSitsOpposite(random: Random, seating: Seating): PuzzleQuestion {
  const { size, everyone, name, seat, hidden, at } = seating
  const c = random.pick(everyone)
  const across = (v: Values) => at(v, (seat(v, c) + size / 2) % size)
  return {
    stem: say(
      `Who sits opposite ${name(c)}?`,
      `${withEnding(name(c), 'కు')} ఎదురుగా ఎవరు కూర్చున్నారు?`,
      `${name(c)} के सामने कौन बैठा है?`,
    ),
    answer: (v) => whoIs(seating, across(v)),
    others: [1, -1, 2, -2]
      .map((by) => (seat(hidden, c) + size / 2 + by + size) % size)
      .map((place) => at(hidden, place))
      .filter((n) => n !== c)
      .concat(random.shuffle(everyone.filter((n) => n !== c)))
      .map((n) => ({ text: whoIs(seating, n), mistake: 'took a neighbour of the opposite seat' })),
    mind: say(
      `With ${size} seats the opposite one is ${size / 2} places on.`,
      `${size} స్థానాలు ఉంటే ఎదురు స్థానం ${size / 2} స్థానాల దూరంలో ఉంటుంది.`,
      `${size} स्थान हों तो सामने वाला स्थान ${size / 2} स्थान आगे होता है।`,
    ),
  }
}

function howManyFaceAway({ round, size, everyone, face, hidden }: Seating): PuzzleQuestion {
  const many = (v: Values) => everyone.filter((n) => face(v, n) === 1).length
  return {
    stem: round
      ? say('How many persons face outwards?', 'ఎంతమంది బయటి వైపు చూస్తున్నారు?', 'कितने व्यक्तियों का मुख बाहर की ओर है?')
      : say('How many persons face south?', 'ఎంతమంది దక్షిణం వైపు చూస్తున్నారు?', 'कितने व्यक्तियों का मुख दक्षिण की ओर है?'),
    answer: (v) => same(String(many(v))),
    others: [
      { text: same(String(size - many(hidden))), mistake: 'counted those who face the other way' },
      ...countsNear(many(hidden), size, 'gave one person the wrong direction'),
    ],
    range: [1, size - 1],
    mind: say(
      'Write an arrow beside every person as soon as the direction is known.',
      'దిశ తెలిసిన వెంటనే ప్రతి వ్యక్తి పక్కన బాణం గుర్తు వేసుకోండి.',
      'दिशा पता चलते ही हर व्यक्ति के पास तीर बना लें।',
    ),
  }
}

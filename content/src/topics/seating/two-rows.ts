import { itemAt } from '../../checked-access.ts'
import type { Random } from '../../random.ts'
import { betweenRange, pairInLine } from '../../shared/puzzles/between.ts'
import { type PuzzleQuestion, puzzleTemplate, type World } from '../../shared/puzzles/puzzle.ts'
import type { Rule, Space, Values } from '../../shared/puzzles/search.ts'
import { listed, same, say } from '../../text/localized.ts'
import { withEnding } from '../../text/telugu.ts'
import type { LocalizedText } from '../../text.ts'
import { countsNear, howManyBetween, NEITHER_COUNTS, person, sits, whoSits } from './hall/wording.ts'

/** Two rows that face each other: the first in the north facing south, the second in the south facing north. */
function twoRows(random: Random, size: number, clues: readonly [number, number]): World {
  const people = [...'ABCDEF'.slice(0, size), ...'PQRSTU'.slice(0, size)]
  const places = [...Array(size).keys()]
  const everyone = [...people.keys()]
  const name = (n: number) => itemAt(people, n)
  const row = (n: number) => (n < size ? 0 : 1)
  const hidden = [...random.shuffle(places), ...random.shuffle(places)]
  const space: Space = { domains: everyone.map(() => places), different: [places, places.map((n) => n + size)] }
  const seat = (v: Values, n: number) => itemAt(v, n)
  const toRight = (v: Values, n: number, steps: number) => seat(v, n) + (row(n) === 0 ? -steps : steps)
  const at = (v: Values, which: number, place: number) => everyone.find((n) => row(n) === which && seat(v, n) === place)
  const who = (n: number | undefined): LocalizedText =>
    n === undefined ? say('nobody', 'ఎవరూ లేరు', 'कोई नहीं') : same(name(n))

  const rules: Rule[] = []
  for (const a of everyone) {
    const isEnd = (v: Values) => seat(v, a) === 0 || seat(v, a) === size - 1
    rules.push({
      text: isEnd(hidden)
        ? say(
            `${name(a)} sits at an end of a row.`,
            `${name(a)} ఒక వరుస చివరలో కూర్చున్నారు.`,
            `${name(a)} किसी पंक्ति के छोर पर बैठा है।`,
          )
        : say(
            `${name(a)} does not sit at any end.`,
            `${name(a)} ఏ చివరలోనూ కూర్చోలేదు.`,
            `${name(a)} किसी भी छोर पर नहीं बैठा है।`,
          ),
      over: [a],
      holds: (v) => isEnd(v) === isEnd(hidden),
    })
    for (const b of everyone) {
      if (a === b) continue
      const gap = Math.abs(seat(hidden, a) - seat(hidden, b))
      if (row(a) === row(b)) {
        for (const side of ['left', 'right'] as const) {
          const by = side === 'right' ? gap : -gap
          if (toRight(hidden, a, by) === seat(hidden, b) && gap <= 3)
            rules.push({
              text: sits(name(b), name(a), gap, side),
              over: [a, b],
              holds: (v) => toRight(v, a, by) === seat(v, b),
            })
        }
        if (a < b && gap > 1) {
          const many = person(gap - 1)
          rules.push({
            text: say(
              `Exactly ${many.en} ${gap === 2 ? 'sits' : 'sit'} between ${name(a)} and ${name(b)}.`,
              `${name(a)}, ${name(b)} మధ్య సరిగ్గా ${many.te} కూర్చున్నారు.`,
              `${name(a)} और ${name(b)} के बीच ठीक ${many.hi} ${gap === 2 ? 'बैठा है' : 'बैठे हैं'}।`,
            ),
            over: [a, b],
            holds: (v) => Math.abs(seat(v, a) - seat(v, b)) === gap,
          })
        }
        continue
      }
      if (a < b)
        rules.push({
          text:
            gap === 0
              ? say(
                  `${name(a)} faces ${name(b)}.`,
                  `${name(a)}, ${name(b)} ఎదురెదురుగా ఉన్నారు.`,
                  `${name(a)} का मुख ${name(b)} की ओर है।`,
                )
              : say(
                  `${name(a)} does not face ${name(b)}.`,
                  `${name(a)}, ${name(b)} ఎదురెదురుగా లేరు.`,
                  `${name(a)} का मुख ${name(b)} की ओर नहीं है।`,
                ),
          over: [a, b],
          holds: (v) => (seat(v, a) === seat(v, b)) === (gap === 0),
        })
      for (const side of ['left', 'right'] as const) {
        for (const steps of [1, 2]) {
          const by = side === 'right' ? steps : -steps
          if (toRight(hidden, a, by) !== seat(hidden, b)) continue
          const hand = side === 'right' ? say('right', 'కుడి', 'दाएँ') : say('left', 'ఎడమ', 'बाएँ')
          rules.push({
            text:
              steps === 1
                ? say(
                    `The person facing ${name(b)} sits immediately to the ${hand.en} of ${name(a)}.`,
                    `${withEnding(name(b), 'కు')} ఎదురుగా ఉన్న వ్యక్తి ${withEnding(name(a), 'కు')} వెంటనే ${hand.te} పక్కన కూర్చున్నారు.`,
                    `${name(b)} के सामने बैठा व्यक्ति ${name(a)} के ठीक ${hand.hi} बैठा है।`,
                  )
                : say(
                    `The person facing ${name(b)} sits second to the ${hand.en} of ${name(a)}.`,
                    `${withEnding(name(b), 'కు')} ఎదురుగా ఉన్న వ్యక్తి ${withEnding(name(a), 'కు')} ${hand.te} వైపు రెండవ స్థానంలో కూర్చున్నారు.`,
                    `${name(b)} के सामने बैठा व्यक्ति ${name(a)} के ${hand.hi} दूसरे स्थान पर बैठा है।`,
                  ),
            over: [a, b],
            holds: (v) => toRight(v, a, by) === seat(v, b),
          })
        }
      }
    }
  }

  const questions: PuzzleQuestion[] = []
  const names = (which: number, not: number) => random.shuffle(everyone.filter((n) => row(n) === which && n !== not))
  const northern = say(
    'Those of the north row face south, so their right hand is on the left of the drawing.',
    'ఉత్తర వరుసలోనివారు దక్షిణం వైపు చూస్తున్నందున వారి కుడి చేయి చిత్రంలో ఎడమ వైపు ఉంటుంది.',
    'उत्तरी पंक्ति वालों का मुख दक्षिण की ओर है, अतः उनका दायाँ हाथ चित्र में बाईं ओर है।',
  )
  for (const a of random.sample(everyone, 2)) {
    questions.push({
      stem: say(
        `Who faces ${name(a)}?`,
        `${withEnding(name(a), 'కు')} ఎదురుగా ఎవరు కూర్చున్నారు?`,
        `${name(a)} के सामने कौन बैठा है?`,
      ),
      answer: (v) => who(at(v, 1 - row(a), seat(v, a))),
      others: names(1 - row(a), a).map((n) => ({ text: who(n), mistake: 'took a neighbour of the one who faces' })),
      mind: northern,
    })
  }
  for (const a of random.sample(everyone, 4)) {
    const [side, steps] = [random.pick(['left', 'right'] as const), random.int(1, 2)]
    const by = side === 'right' ? steps : -steps
    const found = at(hidden, row(a), toRight(hidden, a, by))
    if (found === undefined) continue
    const wrong = at(hidden, row(a), toRight(hidden, a, -by))
    questions.push({
      stem: whoSits(name(a), steps, side),
      answer: (v) => who(at(v, row(a), toRight(v, a, by))),
      others: [...(wrong === undefined ? [] : [wrong]), ...names(row(a), a), ...names(1 - row(a), a)].map(
        (n, place) => ({
          text: who(n),
          mistake: place === 0 && n === wrong ? 'took left for right' : 'counted seats of the wrong person or row',
        }),
      ),
      mind: northern,
    })
  }
  const a = random.pick(everyone)
  const across = (v: Values) => at(v, 1 - row(a), seat(v, a) + (row(a) === 0 ? 1 : -1))
  if (across(hidden) !== undefined)
    questions.push({
      stem: say(
        `Who faces the immediate left neighbour of ${name(a)}?`,
        `${withEnding(name(a), 'కు')} వెంటనే ఎడమ పక్కన ఉన్నవారికి ఎదురుగా ఎవరు కూర్చున్నారు?`,
        `${name(a)} के ठीक बाएँ बैठे व्यक्ति के सामने कौन बैठा है?`,
      ),
      answer: (v) => who(across(v)),
      others: names(1 - row(a), a).map((n) => ({
        text: who(n),
        mistake: 'took the right neighbour, or the one who faces',
      })),
      mind: northern,
    })
  const [x, y] = pairInLine(
    random,
    places.map((place) => at(hidden, 0, place) ?? 0),
  )
  const between = (v: Values) => Math.abs(seat(v, x) - seat(v, y)) - 1
  questions.push({
    stem: howManyBetween(name(x), name(y)),
    answer: (v) => same(String(between(v))),
    others: countsNear(between(hidden), size, 'counted one of the two as well, or left somebody out'),
    range: betweenRange(size),
    mind: NEITHER_COUNTS,
  })
  const line = (which: number) => places.map((place) => name(at(hidden, which, place) ?? 0)).join(', ')
  const [north, south] = [listed(people.slice(0, size)), listed(people.slice(size))]
  return {
    space,
    hidden,
    rules,
    clues,
    questions,
    intro: say(
      `${people.length} persons sit in two parallel rows of ${size} each, so that everyone faces somebody of the other row. ${north.en} sit in the north row and face south; ${south.en} sit in the south row and face north.`,
      `${people.length} మంది ఒక్కో వరుసలో ${size} మంది చొప్పున రెండు సమాంతర వరుసల్లో, ఎదురెదురుగా కూర్చున్నారు. ${north.te} ఉత్తర వరుసలో దక్షిణం వైపు చూస్తూ, ${south.te} దక్షిణ వరుసలో ఉత్తరం వైపు చూస్తూ కూర్చున్నారు.`,
      `${people.length} व्यक्ति ${size}-${size} की दो समांतर पंक्तियों में आमने-सामने बैठे हैं। ${north.hi} उत्तरी पंक्ति में दक्षिण की ओर मुख करके और ${south.hi} दक्षिणी पंक्ति में उत्तर की ओर मुख करके बैठे हैं।`,
    ),
    known: (n) =>
      say(
        `${name(n)} – seat ${seat(hidden, n) + 1} from the west`,
        `${name(n)} – పడమర నుండి ${seat(hidden, n) + 1}వ స్థానం`,
        `${name(n)} – पश्चिम से स्थान ${seat(hidden, n) + 1}`,
      ),
    shown: say(
      `From west to east the only arrangement is: north row ${line(0)}; south row ${line(1)}.`,
      `పడమర నుండి తూర్పుకు ఏకైక అమరిక: ఉత్తర వరుస ${line(0)}; దక్షిణ వరుస ${line(1)}.`,
      `पश्चिम से पूर्व एकमात्र व्यवस्था: उत्तरी पंक्ति ${line(0)}; दक्षिणी पंक्ति ${line(1)}।`,
    ),
  }
}

export const rowsFaceToFace = puzzleTemplate({
  id: 'seating/two-rows-face-to-face',
  topic: 'seating',
  levels: ['medium', 'hard'],
  exams: ['bank', 'ssc', 'mat', 'cat', 'nimcet'],
  questions: 5,
  world: (random, level) => twoRows(random, level === 'medium' ? 5 : 6, level === 'medium' ? [5, 9] : [6, 12]),
})

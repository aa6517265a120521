import { itemAt, tupleOf } from '../../checked-access.ts'
import type { Random } from '../../random.ts'
import { lettersFor } from '../../shared/puzzles/letters.ts'
import { type PuzzleQuestion, puzzleTemplate, type World } from '../../shared/puzzles/puzzle.ts'
import type { Constraint, Space, Values } from '../../shared/puzzles/search.ts'
import { COUNTS } from '../../text/counts.ts'
import { each, listed, same, say, table } from '../../text/localized.ts'
import { withEnding } from '../../text/telugu.ts'
import type { LocalizedText } from '../../text.ts'

/** What is told of a person: a kind of thing, its values, and how one says it. */
type Kind = {
  readonly head: LocalizedText
  readonly values: readonly LocalizedText[]
  readonly is: (a: string, value: LocalizedText) => LocalizedText
  readonly isNot: (a: string, value: LocalizedText) => LocalizedText
  /** “the one who …”; Telugu and Hindi before what follows. */
  readonly one: (value: LocalizedText) => LocalizedText
  /** What Telugu and Hindi say of “one of the two”. */
  readonly oneOfTwo: (value: LocalizedText) => Readonly<Record<'te' | 'hi', string>>
  readonly which: (a: string) => LocalizedText
}

const CITY: Kind = {
  head: say('City', 'నగరం', 'शहर'),
  values: [
    say('Chennai', 'చెన్నై', 'चेन्नई'),
    say('Delhi', 'ఢిల్లీ', 'दिल्ली'),
    say('Hyderabad', 'హైదరాబాద్', 'हैदराबाद'),
    say('Pune', 'పుణె', 'पुणे'),
    say('Kochi', 'కొచ్చి', 'कोच्चि'),
    say('Jaipur', 'జైపూర్', 'जयपुर'),
    say('Bhopal', 'భోపాల్', 'भोपाल'),
  ],
  is: (a, v) => say(`${a} lives in ${v.en}.`, `${a} ${withEnding(v.te, 'లో')} నివసిస్తున్నారు.`, `${a} ${v.hi} में रहता है।`),
  isNot: (a, v) =>
    say(`${a} does not live in ${v.en}.`, `${a} ${withEnding(v.te, 'లో')} నివసించడం లేదు.`, `${a} ${v.hi} में नहीं रहता है।`),
  one: (v) => say(`the one who lives in ${v.en}`, `${withEnding(v.te, 'లో')} నివసించే వ్యక్తి`, `${v.hi} में रहने वाला व्यक्ति`),
  oneOfTwo: (v) => ({ te: `${withEnding(v.te, 'లో')} నివసిస్తున్నారు`, hi: `${v.hi} में रहता है` }),
  which: (a) => say(`In which city does ${a} live?`, `${a} ఏ నగరంలో నివసిస్తున్నారు?`, `${a} किस शहर में रहता है?`),
}
const WORK: Kind = {
  head: say('Profession', 'వృత్తి', 'पेशा'),
  values: [
    say('teacher', 'టీచర్', 'शिक्षक'),
    say('doctor', 'డాక్టర్', 'डॉक्टर'),
    say('engineer', 'ఇంజనీర్', 'इंजीनियर'),
    say('lawyer', 'లాయర్', 'वकील'),
    say('banker', 'బ్యాంకు ఉద్యోగి', 'बैंकर'),
    say('pilot', 'పైలట్', 'पायलट'),
    say('chemist', 'కెమిస్ట్', 'रसायनज्ञ'),
  ],
  is: (a, v) => say(`The profession of ${a} is ${v.en}.`, `${a} వృత్తి ${v.te}.`, `${a} का पेशा ${v.hi} है।`),
  isNot: (a, v) =>
    say(`The profession of ${a} is not ${v.en}.`, `${a} వృత్తి ${v.te} కాదు.`, `${a} का पेशा ${v.hi} नहीं है।`),
  one: (v) => say(`the ${v.en}`, `${v.te}`, `${v.hi}`),
  oneOfTwo: ({ te, hi }) => ({ te, hi: `${hi} है` }),
  which: (a) => say(`What is the profession of ${a}?`, `${a} వృత్తి ఏది?`, `${a} का पेशा क्या है?`),
}
const SPORT: Kind = {
  head: say('Game', 'ఆట', 'खेल'),
  values: [
    say('cricket', 'క్రికెట్', 'क्रिकेट'),
    say('hockey', 'హాకీ', 'हॉकी'),
    say('chess', 'చెస్', 'शतरंज'),
    say('tennis', 'టెన్నిస్', 'टेनिस'),
    say('kabaddi', 'కబడ్డీ', 'कबड्डी'),
    say('football', 'ఫుట్‌బాల్', 'फ़ुटबॉल'),
    say('badminton', 'బ్యాడ్మింటన్', 'बैडमिंटन'),
  ],
  is: (a, v) => say(`${a} plays ${v.en}.`, `${a} ${v.te} ఆడతారు.`, `${a} ${v.hi} खेलता है।`),
  isNot: (a, v) => say(`${a} does not play ${v.en}.`, `${a} ${v.te} ఆడరు.`, `${a} ${v.hi} नहीं खेलता है।`),
  one: (v) => say(`the one who plays ${v.en}`, `${v.te} ఆడే వ్యక్తి`, `${v.hi} खेलने वाला व्यक्ति`),
  oneOfTwo: (v) => ({ te: `${v.te} ఆడతారు`, hi: `${v.hi} खेलता है` }),
  which: (a) => say(`Which game does ${a} play?`, `${a} ఏ ఆట ఆడతారు?`, `${a} कौन-सा खेल खेलता है?`),
}

/** A variable is a value of a kind, and it takes the number of the person it belongs to. */
function matching(random: Random, size: number, clues: readonly [number, number]): World {
  const people = lettersFor(random, size)
  const kinds = random
    .sample([CITY, WORK, SPORT], 2)
    .map((kind) => ({ ...kind, values: random.sample(kind.values, size) }))
  const variables = kinds.flatMap((kind) => kind.values.map((value) => ({ kind, value })))
  const places = [...people.keys()]
  const hidden = [...random.shuffle(places), ...random.shuffle(places)]
  const space: Space = { domains: variables.map(() => places), different: [places, places.map((n) => n + size)] }
  const of = (v: Values, n: number) => itemAt(v, n)

  const constraints: Constraint[] = []
  variables.forEach(({ kind, value }, n) => {
    for (const a of places) {
      const name = itemAt(people, a)
      const yes = of(hidden, n) === a
      if (yes ? random.chance(0.25) : random.chance(0.5))
        constraints.push({
          text: yes ? kind.is(name, value) : kind.isNot(name, value),
          over: [n],
          holds: (v) => (of(v, n) === a) === yes,
        })
    }
    const [right, other] = [of(hidden, n), random.pick(places.filter((a) => a !== of(hidden, n)))]
    const pair = random.shuffle([right, other])
    const [x, y] = pair.map((a) => itemAt(people, a))
    const [one, either] = [kind.one(value), kind.oneOfTwo(value)]
    constraints.push({
      text: say(
        `Either ${x} or ${y} is ${one.en}.`,
        `${x}, ${y}లలో ఒకరు ${either.te}.`,
        `${x} और ${y} में से कोई एक ${either.hi}।`,
      ),
      over: [n],
      holds: (v) => pair.includes(of(v, n)),
    })
    if (n >= size) return
    for (let m = size; m < 2 * size; m++) {
      const together = of(hidden, n) === of(hidden, m)
      if (!together && !random.chance(0.25)) continue
      const [first, second] = [kind.one(value), itemAt(variables, m).kind.one(itemAt(variables, m).value)]
      constraints.push({
        text: together
          ? say(
              `${first.en} is also ${second.en}.`,
              `${first.te}, ${second.te} ఒక్కరే.`,
              `${first.hi} और ${second.hi} एक ही है।`,
            )
          : say(
              `${first.en} is not ${second.en}.`,
              `${first.te}, ${second.te} వేర్వేరు వ్యక్తులు.`,
              `${first.hi} और ${second.hi} अलग-अलग व्यक्ति हैं।`,
            ),
        over: [n, m],
        holds: (v) => (of(v, n) === of(v, m)) === together,
      })
    }
  })

  const told = (v: Values, which: number, a: number): LocalizedText => {
    const n = v.findIndex((place, variable) => Math.floor(variable / size) === which && place === a)
    return variables[n]?.value ?? same('')
  }
  const mind = say(
    'Make a table of the persons, and cross out in it what each statement forbids.',
    'వ్యక్తుల పట్టిక గీసి, ప్రతి వాక్యం నిషేధించినవి కొట్టివేయండి.',
    'व्यक्तियों की तालिका बनाकर हर कथन जिसे मना करता है उसे काट दें।',
  )
  const slip = 'matched them against one of the statements'
  const questions: PuzzleQuestion[] = kinds.flatMap((kind, which) => {
    const whom = random.sample(places, 2)
    const asked = random.int(0, size - 1)
    const first = kind.one(itemAt(kind.values, asked))
    return [
      ...whom.map(
        (a): PuzzleQuestion => ({
          stem: kind.which(itemAt(people, a)),
          answer: (v) => told(v, which, a),
          others: random.shuffle(kind.values).map((text) => ({ text, mistake: slip })),
          mind,
        }),
      ),
      {
        stem: say(`Who is ${first.en}?`, `${first.te} ఎవరు?`, `${first.hi} कौन है?`),
        answer: (v) => same(itemAt(people, of(v, which * size + asked))),
        others: random.shuffle(people).map((name) => ({ text: same(name), mistake: slip })),
        mind,
      },
    ]
  })
  const [first, second] = tupleOf(kinds, 2)
  const given = random.int(0, size - 1)
  const start = first.one(itemAt(first.values, given))
  const asks = say(
    second.which(start.en).en,
    `${withEnding(start.te, 'కు')} సంబంధించిన ${second.head.te} ఏది?`,
    `${start.hi.replace('वाला व्यक्ति', 'वाले व्यक्ति')} का ${second.head.hi} कौन-सा है?`,
  )
  questions.push({
    stem: asks,
    answer: (v) => told(v, 1, of(v, given)),
    others: random.shuffle(second.values).map((text) => ({ text, mistake: slip })),
    mind,
  })
  const [who, one, two] = [listed(people), listed(first.values), listed(second.values)]
  return {
    space,
    hidden,
    constraints,
    clues,
    questions,
    intro: say(
      `Each of the ${COUNTS[size]?.en} persons ${who.en} differs from the others in both respects below.\n\n${first.head.en}: ${one.en}\n\n${second.head.en}: ${two.en}`,
      `${who.te} అనే ${size} మందిలో ప్రతి ఒక్కరిదీ వేర్వేరు ${first.head.te}, వేర్వేరు ${second.head.te}.\n\n${first.head.te}: ${one.te}\n\n${second.head.te}: ${two.te}`,
      `${size} व्यक्तियों ${who.hi} के लिए नीचे की दोनों बातें अलग-अलग हैं।\n\n${first.head.hi}: ${one.hi}\n\n${second.head.hi}: ${two.hi}`,
    ),
    known: (n) => {
      const { value } = itemAt(variables, n)
      return each((language) => `${value[language]} – ${people[of(hidden, n)]}`)
    },
    shown: table([
      [say('Person', 'వ్యక్తి', 'व्यक्ति'), first.head, second.head],
      ...places.map((a) => [itemAt(people, a), told(hidden, 0, a), told(hidden, 1, a)]),
    ]),
  }
}

export const matchingPuzzle = puzzleTemplate({
  id: 'matching-puzzles/two-lists',
  topic: 'matching-puzzles',
  levels: ['medium', 'hard'],
  exams: ['bank', 'ssc', 'railway', 'icet', 'mat', 'cat', 'nimcet', 'afcat'],
  questions: 4,
  world: (random, level) => matching(random, level === 'medium' ? 5 : 6, level === 'medium' ? [6, 12] : [8, 18]),
})

import { lettersFor } from '../../shared/puzzles/letters.ts'
import { puzzleTemplate } from '../../shared/puzzles/puzzle.ts'
import { joined, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'
import { naming } from './hall/wording.ts'
import { seatsWorld } from './hall/world.ts'

const EXAMS = ['bank', 'ssc', 'railway', 'mat', 'cat', 'nimcet'] as const

const inRow = (people: readonly string[]): LocalizedText => {
  const { all } = naming(people)
  return say(
    `${all.en} sit in a straight row that runs from west to east.`,
    `${all.te} పడమర నుండి తూర్పుకు ఉన్న ఒక వరుసలో కూర్చున్నారు.`,
    `${all.hi} पश्चिम से पूर्व की ओर एक सीधी पंक्ति में बैठे हैं।`,
  )
}
const roundTable = (people: readonly string[]): LocalizedText => {
  const { all } = naming(people)
  return say(
    `${all.en} sit round a circular table at equal distances.`,
    `${all.te} ఒక వృత్తాకార బల్ల చుట్టూ సమాన దూరంలో కూర్చున్నారు.`,
    `${all.hi} एक वृत्ताकार मेज़ के चारों ओर समान दूरी पर बैठे हैं।`,
  )
}

export const rowFacingOneWay = puzzleTemplate({
  id: 'seating/row-all-facing-north',
  topic: 'seating',
  levels: ['medium', 'hard'],
  exams: [...EXAMS, 'icet', 'afcat'],
  questions: 4,
  world(random, level) {
    const people = lettersFor(random, level === 'medium' ? 7 : 8)
    const all = say('All of them face north.', 'అందరూ ఉత్తరం వైపు చూస్తున్నారు.', 'सभी का मुख उत्तर की ओर है।')
    return seatsWorld(random, people, { round: false, facing: 'same' }, joined([inRow(people), all]), [3, 7])
  },
})

export const rowFacingBothWays = puzzleTemplate({
  id: 'seating/row-facing-both-ways',
  topic: 'seating',
  levels: ['medium', 'hard'],
  exams: EXAMS,
  questions: 5,
  world(random, level) {
    const people = lettersFor(random, level === 'medium' ? 6 : 8)
    const some = say(
      'Some of them face north and the others face south.',
      'కొందరు ఉత్తరం వైపు, మిగిలినవారు దక్షిణం వైపు చూస్తున్నారు.',
      'कुछ का मुख उत्तर की ओर है और शेष का दक्षिण की ओर।',
    )
    const clues = level === 'medium' ? ([5, 10] as const) : ([6, 14] as const)
    return seatsWorld(random, people, { round: false, facing: 'mixed' }, joined([inRow(people), some]), clues)
  },
})

export const circleFacingIn = puzzleTemplate({
  id: 'seating/circle-facing-the-centre',
  topic: 'seating',
  levels: ['medium', 'hard'],
  exams: [...EXAMS, 'icet', 'afcat'],
  questions: 4,
  world(random, level) {
    const people = lettersFor(random, level === 'medium' ? random.int(6, 7) : 8)
    const all = say('All of them face the centre.', 'అందరూ కేంద్రం వైపు చూస్తున్నారు.', 'सभी का मुख केंद्र की ओर है।')
    return seatsWorld(random, people, { round: true, facing: 'same' }, joined([roundTable(people), all]), [3, 7])
  },
})

export const circleFacingBothWays = puzzleTemplate({
  id: 'seating/circle-facing-in-and-out',
  topic: 'seating',
  levels: ['medium', 'hard'],
  exams: EXAMS,
  questions: 5,
  world(random, level) {
    const people = lettersFor(random, level === 'medium' ? 6 : 8)
    const some = say(
      'Some of them face the centre and the others face outwards.',
      'కొందరు కేంద్రం వైపు, మిగిలినవారు బయటి వైపు చూస్తున్నారు.',
      'कुछ का मुख केंद्र की ओर है और शेष का बाहर की ओर।',
    )
    const clues = level === 'medium' ? ([5, 10] as const) : ([6, 14] as const)
    return seatsWorld(random, people, { round: true, facing: 'mixed' }, joined([roundTable(people), some]), clues)
  },
})

export const squareTable = puzzleTemplate({
  id: 'seating/square-table',
  topic: 'seating',
  levels: ['hard'],
  exams: ['bank', 'mat', 'cat'],
  questions: 5,
  world(random) {
    const people = lettersFor(random, 8)
    const { all } = naming(people)
    const intro = say(
      `${all.en} sit round a square table, four at its corners and four in the middle of its sides. Those at the corners face the centre, those in the middle of the sides face outwards.`,
      `${all.te} ఒక చతురస్రాకార బల్ల చుట్టూ కూర్చున్నారు: నలుగురు మూలల్లో, నలుగురు భుజాల మధ్యలో. మూలల్లో ఉన్నవారు కేంద్రం వైపు, భుజాల మధ్యలో ఉన్నవారు బయటి వైపు చూస్తున్నారు.`,
      `${all.hi} एक वर्गाकार मेज़ के चारों ओर बैठे हैं: चार कोनों पर और चार भुजाओं के मध्य में। कोनों पर बैठे व्यक्तियों का मुख केंद्र की ओर और भुजाओं के मध्य में बैठे व्यक्तियों का मुख बाहर की ओर है।`,
    )
    return seatsWorld(random, people, { round: true, facing: 'by-seat' }, intro, [4, 8])
  },
})

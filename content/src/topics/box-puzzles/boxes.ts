import { itemAt } from '../../checked-access.ts'
import type { Random } from '../../random.ts'
import { lettersFor } from '../../shared/puzzles/letters.ts'
import { CLUES, howMany, orderWorld } from '../../shared/puzzles/order/order-world.ts'
import type { Attribute, Subject, Wording } from '../../shared/puzzles/order/wording.ts'
import { puzzleTemplate } from '../../shared/puzzles/puzzle.ts'
import { COUNTS, NTH, NTH_OBLIQUE } from '../../text/counts.ts'
import { each, listed, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

const EXAMS = ['bank', 'ssc', 'railway', 'mat', 'cat', 'nimcet'] as const

const count = (n: number) => itemAt(COUNTS, n)
const boxes = (n: number) => say(n === 1 ? 'box' : 'boxes', n === 1 ? 'పెట్టె' : 'పెట్టెలు', n === 1 ? 'बॉक्स' : 'बॉक्स')

/** “4th from the bottom”. */
const ENGLISH_NTH = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th'] as const
const fromBottom = (place: number): LocalizedText =>
  say(`${ENGLISH_NTH[place]} from the bottom`, `కింది నుండి ${place + 1}వ స్థానం`, `नीचे से ${NTH[place + 1]?.hi} स्थान`)

const STACK: Wording = {
  next: (up, down) =>
    say(
      `${up.en} is immediately above ${down.en}.`,
      `${down.te}కు వెంటనే పైన ${up.te} ఉంది.`,
      `${up.hi}, ${down.of} के ठीक ऊपर है।`,
    ),
  gap: (up, down, n) =>
    say(
      `${up.en} is above ${down.en}, with exactly ${count(n).en} ${boxes(n).en} between them.`,
      `${down.te} కంటే పైన ${up.te} ఉంది; వాటి మధ్య సరిగ్గా ${count(n).te} ${boxes(n).te} ${n === 1 ? 'ఉంది' : 'ఉన్నాయి'}.`,
      `${up.hi}, ${down.of} से ऊपर है और उनके बीच ठीक ${count(n).hi} ${boxes(n).hi} ${n === 1 ? 'है' : 'हैं'}।`,
    ),
  apart: (a, b, n) =>
    say(
      `Exactly ${count(n).en} ${boxes(n).en} ${n === 1 ? 'lies' : 'lie'} between ${a.en} and ${b.en}.`,
      `${a.te}, ${b.te} మధ్య సరిగ్గా ${count(n).te} ${boxes(n).te} ${n === 1 ? 'ఉంది' : 'ఉన్నాయి'}.`,
      `${a.of} और ${b.of} के बीच ठीक ${count(n).hi} ${boxes(n).hi} ${n === 1 ? 'रखा है' : 'रखे हैं'}।`,
    ),
  later: (up, down) =>
    say(
      `${up.en} is somewhere above ${down.en}.`,
      `${down.te} కంటే పైన ఎక్కడో ${up.te} ఉంది.`,
      `${up.hi}, ${down.of} से ऊपर कहीं रखा है।`,
    ),
  separate: (a, b) =>
    say(
      `${a.en} and ${b.en} do not touch each other.`,
      `${a.te}, ${b.te} ఒకదానికొకటి తాకడం లేదు.`,
      `${a.hi} और ${b.hi} एक-दूसरे से सटे हुए नहीं हैं।`,
    ),
  at: (a, place) =>
    say(
      `${a.en} is ${fromBottom(place).en}.`,
      `${a.te} ${fromBottom(place).te}లో ఉంది.`,
      `${a.hi} नीचे से ${NTH_OBLIQUE[place + 1]} स्थान पर है।`,
    ),
  notAt: (a, place) =>
    say(
      `${a.en} is not ${fromBottom(place).en}.`,
      `${a.te} ${fromBottom(place).te}లో లేదు.`,
      `${a.hi} नीचे से ${NTH_OBLIQUE[place + 1]} स्थान पर नहीं है।`,
    ),
  kinds: [
    {
      has: (place) => place === 0,
      text: (a) => say(`No box is below ${a.en}.`, `${a.te} కింద ఏ పెట్టె కూడా లేదు.`, `${a.of} के नीचे कोई बॉक्स नहीं है।`),
    },
    {
      has: (place) => place > 0,
      text: (a) =>
        say(
          `At least one box is below ${a.en}.`,
          `${a.te} కింద కనీసం ఒక పెట్టె అయినా ఉంది.`,
          `${a.of} के नीचे कम से कम एक बॉक्स है।`,
        ),
    },
  ],
  whoAt: (place) =>
    place === 0
      ? say('Which box is at the bottom?', 'అన్నిటికంటే కింద ఏ పెట్టె ఉంది?', 'सबसे नीचे कौन-सा बॉक्स है?')
      : say(
          `Which box is ${fromBottom(place).en}?`,
          `${fromBottom(place).te}లో ఏ పెట్టె ఉంది?`,
          `नीचे से ${NTH_OBLIQUE[place + 1]} स्थान पर कौन-सा बॉक्स है?`,
        ),
  whereIs: (a) => say(`At which place is ${a.en}?`, `${a.te} ఏ స్థానంలో ఉంది?`, `${a.hi} किस स्थान पर है?`),
  whoNext: (a) =>
    say(`Which box is immediately above ${a.en}?`, `${a.te}కు వెంటనే పైన ఏ పెట్టె ఉంది?`, `${a.of} के ठीक ऊपर कौन-सा बॉक्स है?`),
  whoBefore: (a) =>
    say(`Which box is immediately below ${a.en}?`, `${a.te}కు వెంటనే కింద ఏ పెట్టె ఉంది?`, `${a.of} के ठीक नीचे कौन-सा बॉक्स है?`),
  howManyBetween: (a, b) =>
    say(
      `How many boxes are there between ${a.en} and ${b.en}?`,
      `${a.te}, ${b.te} మధ్య ఎన్ని పెట్టెలు ఉన్నాయి?`,
      `${a.of} और ${b.of} के बीच कितने बॉक्स हैं?`,
    ),
  place: fromBottom,
  upwards: true,
  heads: [say('Place', 'స్థానం', 'स्थान'), say('Box', 'పెట్టె', 'बॉक्स')],
}

const box = (letter: string): Subject => ({
  ...say(`box ${letter}`, `${letter} పెట్టె`, `बॉक्स ${letter}`),
  of: `बॉक्स ${letter}`,
})
const stack = (letters: readonly string[]): LocalizedText => {
  const names = listed(letters)
  return say(
    `There are ${count(letters.length).en} boxes, ${names.en}, kept one above another in a stack.`,
    `${names.te} అనే ${letters.length} పెట్టెలు ఒకదానిపై ఒకటిగా పేర్చి ఉన్నాయి.`,
    `${letters.length} बॉक्स ${names.hi} एक के ऊपर एक रखे हुए हैं।`,
  )
}

export const boxStack = puzzleTemplate({
  id: 'box-puzzles/order-of-a-stack',
  topic: 'box-puzzles',
  levels: ['easy', 'medium', 'hard'],
  exams: EXAMS,
  questions: 4,
  world(random, level) {
    const letters = lettersFor(random, howMany(random, level))
    return orderWorld(random, {
      intro: stack(letters),
      items: letters.map(box),
      wording: STACK,
      clues: CLUES[level],
      none: say('no box', 'ఏ పెట్టే లేదు', 'कोई बॉक्स नहीं'),
    })
  },
})

/** `of` is the Hindi form before “रंग का”. */
const COLOURS: readonly Subject[] = [
  { ...say('red', 'ఎరుపు', 'लाल'), of: 'लाल' },
  { ...say('blue', 'నీలం', 'नीला'), of: 'नीले' },
  { ...say('green', 'ఆకుపచ్చ', 'हरा'), of: 'हरे' },
  { ...say('yellow', 'పసుపు', 'पीला'), of: 'पीले' },
  { ...say('white', 'తెలుపు', 'सफ़ेद'), of: 'सफ़ेद' },
  { ...say('black', 'నలుపు', 'काला'), of: 'काले' },
  { ...say('brown', 'గోధుమ', 'भूरा'), of: 'भूरे' },
  { ...say('pink', 'గులాబీ', 'गुलाबी'), of: 'गुलाबी' },
]

function coloured(random: Random, size: number): { colours: readonly Subject[]; attribute: Attribute } {
  const colours = random.sample(COLOURS, size)
  const values = colours.map(
    (colour): Subject => ({
      ...say(`the ${colour.en} box`, `${colour.te} రంగు పెట్టె`, `${colour.of} रंग का बॉक्स`),
      of: `${colour.of} रंग के बॉक्स`,
    }),
  )
  const colour = (value: Subject) => colours[values.indexOf(value)] ?? say('', '', '')
  return {
    colours,
    attribute: {
      head: say('Colour', 'రంగు', 'रंग'),
      values,
      is: (a, value) =>
        say(
          `${a.en} is ${colour(value).en}.`,
          `${a.te} రంగు ${colour(value).te}.`,
          `${a.of} का रंग ${colour(value).hi} है।`,
        ),
      isNot: (a, value) =>
        say(
          `${a.en} is not ${colour(value).en}.`,
          `${a.te} రంగు ${colour(value).te} కాదు.`,
          `${a.of} का रंग ${colour(value).hi} नहीं है।`,
        ),
      which: (a) => say(`What is the colour of ${a.en}?`, `${a.te} రంగు ఏది?`, `${a.of} का रंग क्या है?`),
      whose: (value) =>
        say(`Which box is ${colour(value).en}?`, `${colour(value).te} రంగు పెట్టె ఏది?`, `${value.hi} कौन-सा है?`),
      option: colour,
    },
  }
}

export const colouredBoxes = puzzleTemplate({
  id: 'box-puzzles/boxes-and-colours',
  topic: 'box-puzzles',
  levels: ['medium', 'hard'],
  exams: EXAMS,
  questions: 5,
  world(random, level) {
    const letters = lettersFor(random, level === 'medium' ? 6 : 7)
    const { colours, attribute } = coloured(random, letters.length)
    const [first, all] = [stack(letters), listed(colours)]
    const second = say(
      `Each has a different colour: ${all.en}, not necessarily in this order.`,
      `ప్రతి పెట్టెకు వేర్వేరు రంగు ఉంది: ${all.te} (ఇదే క్రమంలో కానవసరం లేదు).`,
      `हर बॉक्स का रंग अलग है: ${all.hi} (आवश्यक नहीं कि इसी क्रम में)।`,
    )
    return orderWorld(random, {
      intro: each((language) => `${first[language]} ${second[language]}`),
      items: letters.map(box),
      wording: STACK,
      attribute,
      clues: level === 'medium' ? [6, 10] : [8, 13],
    })
  },
})

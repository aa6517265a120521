import { itemAt } from '../../checked-access.ts'
import type { Random } from '../../random.ts'
import { lettersFor } from '../../shared/puzzles/letters.ts'
import { CLUES, howMany, orderWorld } from '../../shared/puzzles/order/order-world.ts'
import { type Attribute, named, type Subject, type Wording } from '../../shared/puzzles/order/wording.ts'
import { puzzleTemplate } from '../../shared/puzzles/puzzle.ts'
import { COUNTS } from '../../text/counts.ts'
import { each, listed, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

const EXAMS = ['bank', 'ssc', 'railway', 'mat', 'cat', 'nimcet'] as const

const floor = (place: number) => place + 1
const count = (n: number) => itemAt(COUNTS, n)
const floors = (n: number) =>
  say(n === 1 ? 'floor' : 'floors', n === 1 ? 'అంతస్తు' : 'అంతస్తులు', n === 1 ? 'मंज़िल' : 'मंज़िलें')

const FLOORS: Wording = {
  next: (up, down) =>
    say(
      `${up.en} lives immediately above ${down.en}.`,
      `${down.te} నివసించే అంతస్తుకు సరిగ్గా పై అంతస్తులో ${up.te} నివసిస్తున్నారు.`,
      `${up.hi}, ${down.of} के ठीक ऊपर वाली मंज़िल पर रहता है।`,
    ),
  gap: (up, down, n) =>
    say(
      `${up.en} lives above ${down.en}, with exactly ${count(n).en} ${floors(n).en} between them.`,
      `${down.te} కంటే పైన ${up.te} నివసిస్తున్నారు; వారిద్దరి మధ్య సరిగ్గా ${count(n).te} ${floors(n).te} ఉన్నాయి.`.replace(
        'అంతస్తు ఉన్నాయి',
        'అంతస్తు ఉంది',
      ),
      `${up.hi}, ${down.of} से ऊपर रहता है और उन दोनों के बीच ठीक ${count(n).hi} ${floors(n).hi} ${n === 1 ? 'है' : 'हैं'}।`,
    ),
  apart: (a, b, n) =>
    say(
      `There ${n === 1 ? 'is' : 'are'} exactly ${count(n).en} ${floors(n).en} between the floors of ${a.en} and ${b.en}.`,
      `${a.te} నివసించే అంతస్తుకు, ${b.te} నివసించే అంతస్తుకు మధ్య సరిగ్గా ${count(n).te} ${floors(n).te} ${n === 1 ? 'ఉంది' : 'ఉన్నాయి'}.`,
      `${a.of} और ${b.of} की मंज़िलों के बीच ठीक ${count(n).hi} ${floors(n).hi} ${n === 1 ? 'है' : 'हैं'}।`,
    ),
  later: (up, down) =>
    say(
      `${up.en} lives on a floor above ${down.en}.`,
      `${down.te} కంటే పై అంతస్తులలో ఒకదానిలో ${up.te} నివసిస్తున్నారు.`,
      `${up.hi}, ${down.of} से ऊपर की किसी मंज़िल पर रहता है।`,
    ),
  separate: (a, b) =>
    say(
      `${a.en} and ${b.en} do not live on adjacent floors.`,
      `${a.te}, ${b.te} పక్కపక్క అంతస్తులలో నివసించడం లేదు.`,
      `${a.hi} और ${b.hi} आसन्न मंज़िलों पर नहीं रहते हैं।`,
    ),
  at: (a, place) =>
    say(
      `${a.en} lives on floor ${floor(place)}.`,
      `${a.te} ${floor(place)}వ అంతస్తులో నివసిస్తున్నారు.`,
      `${a.hi} मंज़िल ${floor(place)} पर रहता है।`,
    ),
  notAt: (a, place) =>
    say(
      `${a.en} does not live on floor ${floor(place)}.`,
      `${a.te} ${floor(place)}వ అంతస్తులో నివసించడం లేదు.`,
      `${a.hi} मंज़िल ${floor(place)} पर नहीं रहता है।`,
    ),
  kinds: [
    {
      has: (place) => floor(place) % 2 === 0,
      text: (a) =>
        say(
          `${a.en} lives on an even-numbered floor.`,
          `${a.te} సరి సంఖ్య గల అంతస్తులో నివసిస్తున్నారు.`,
          `${a.hi} सम संख्या वाली मंज़िल पर रहता है।`,
        ),
    },
    {
      has: (place) => floor(place) % 2 === 1,
      text: (a) =>
        say(
          `${a.en} lives on an odd-numbered floor.`,
          `${a.te} బేసి సంఖ్య గల అంతస్తులో నివసిస్తున్నారు.`,
          `${a.hi} विषम संख्या वाली मंज़िल पर रहता है।`,
        ),
    },
  ],
  whoAt: (place) =>
    say(
      `Who lives on floor ${floor(place)}?`,
      `${floor(place)}వ అంతస్తులో ఎవరు నివసిస్తున్నారు?`,
      `मंज़िल ${floor(place)} पर कौन रहता है?`,
    ),
  whereIs: (a) =>
    say(`On which floor does ${a.en} live?`, `${a.te} ఏ అంతస్తులో నివసిస్తున్నారు?`, `${a.hi} किस मंज़िल पर रहता है?`),
  whoNext: (a) =>
    say(
      `Who lives immediately above ${a.en}?`,
      `${a.te} నివసించే అంతస్తుకు సరిగ్గా పై అంతస్తులో ఎవరు నివసిస్తున్నారు?`,
      `${a.of} के ठीक ऊपर वाली मंज़िल पर कौन रहता है?`,
    ),
  whoBefore: (a) =>
    say(
      `Who lives immediately below ${a.en}?`,
      `${a.te} నివసించే అంతస్తుకు సరిగ్గా కింది అంతస్తులో ఎవరు నివసిస్తున్నారు?`,
      `${a.of} के ठीक नीचे वाली मंज़िल पर कौन रहता है?`,
    ),
  howManyBetween: (a, b) =>
    say(
      `How many persons live between ${a.en} and ${b.en}?`,
      `${a.te}, ${b.te} నివసించే అంతస్తుల మధ్య ఎంతమంది నివసిస్తున్నారు?`,
      `${a.of} और ${b.of} की मंज़िलों के बीच कितने व्यक्ति रहते हैं?`,
    ),
  upwards: true,
  place: (place) => say(`Floor ${floor(place)}`, `${floor(place)}వ అంతస్తు`, `मंज़िल ${floor(place)}`),
  heads: [say('Floor', 'అంతస్తు', 'मंज़िल'), say('Person', 'వ్యక్తి', 'व्यक्ति')],
}

const building = (people: readonly string[]) => {
  const [names, n] = [listed(people), people.length]
  return say(
    `${names.en} live in a building of ${n} floors, one on each floor. The lowest floor is floor 1, the one above it floor 2, and so on up to floor ${n}.`,
    `${names.te} ఒక ${n} అంతస్తుల భవనంలో ఒక్కో అంతస్తులో ఒక్కరు చొప్పున నివసిస్తున్నారు. అన్నింటికంటే కింది అంతస్తు 1వ అంతస్తు, దానిపైది 2వ అంతస్తు, ఇలా అన్నింటికంటే పై అంతస్తు ${n}వ అంతస్తు.`,
    `${names.hi} एक ${n} मंज़िला भवन में रहते हैं, हर मंज़िल पर एक व्यक्ति। सबसे निचली मंज़िल की संख्या 1 है, उसके ऊपर वाली की 2 और इसी तरह सबसे ऊपरी मंज़िल की संख्या ${n} है।`,
  )
}

export const floorsOnly = puzzleTemplate({
  id: 'floor-puzzles/who-lives-where',
  topic: 'floor-puzzles',
  levels: ['easy', 'medium', 'hard'],
  exams: [...EXAMS, 'icet'],
  questions: 4,
  world(random, level) {
    const people = lettersFor(random, howMany(random, level))
    return orderWorld(random, {
      intro: building(people),
      items: people.map(named),
      wording: FLOORS,
      clues: CLUES[level],
    })
  },
})

const CITIES: readonly LocalizedText[] = [
  say('Chennai', 'చెన్నై', 'चेन्नई'),
  say('Mumbai', 'ముంబయి', 'मुंबई'),
  say('Delhi', 'ఢిల్లీ', 'दिल्ली'),
  say('Kolkata', 'కోల్‌కతా', 'कोलकाता'),
  say('Hyderabad', 'హైదరాబాద్', 'हैदराबाद'),
  say('Pune', 'పుణె', 'पुणे'),
  say('Jaipur', 'జైపూర్', 'जयपुर'),
  say('Bhopal', 'భోపాల్', 'भोपाल'),
  say('Kochi', 'కొచ్చి', 'कोच्चि'),
]

/** Persons called by the city they come from. */
function fromCities(random: Random, size: number): { cities: readonly LocalizedText[]; attribute: Attribute } {
  const cities = random.sample(CITIES, size)
  const person = (city: LocalizedText): Subject => ({
    ...say(`the person from ${city.en}`, `${city.te} నుండి వచ్చిన వ్యక్తి`, `${city.hi} का व्यक्ति`),
    of: `${city.hi} के व्यक्ति`,
  })
  const values = cities.map(person)
  const city = (value: Subject) => cities[values.indexOf(value)] ?? say('', '', '')
  return {
    cities,
    attribute: {
      head: say('City', 'నగరం', 'शहर'),
      values,
      is: (a, value) =>
        say(
          `${a.en} is from ${city(value).en}.`,
          `${a.te} ${city(value).te} నుండి వచ్చారు.`,
          `${a.hi} ${city(value).hi} से है।`,
        ),
      isNot: (a, value) =>
        say(
          `${a.en} is not from ${city(value).en}.`,
          `${a.te} ${city(value).te} నుండి రాలేదు.`,
          `${a.hi} ${city(value).hi} से नहीं है।`,
        ),
      which: (a) => say(`Which city is ${a.en} from?`, `${a.te} ఏ నగరం నుండి వచ్చారు?`, `${a.hi} किस शहर से है?`),
      whose: (value) =>
        say(`Who is from ${city(value).en}?`, `${city(value).te} నుండి వచ్చినవారు ఎవరు?`, `${city(value).hi} से कौन है?`),
      option: city,
    },
  }
}

export const floorsAndCities = puzzleTemplate({
  id: 'floor-puzzles/floors-and-cities',
  topic: 'floor-puzzles',
  levels: ['medium', 'hard'],
  exams: EXAMS,
  questions: 5,
  world(random, level) {
    const people = lettersFor(random, level === 'medium' ? 6 : 7)
    const { cities, attribute } = fromCities(random, people.length)
    const home = building(people)
    const also = listed(cities)
    return orderWorld(random, {
      intro: each(
        (language) =>
          `${home[language]} ${
            say(
              `Each is from a different city: ${also.en}, not necessarily in this order.`,
              `ప్రతి ఒక్కరూ వేర్వేరు నగరాల నుండి వచ్చారు: ${also.te} (ఇదే క్రమంలో కానవసరం లేదు).`,
              `हर एक अलग शहर से है: ${also.hi} (आवश्यक नहीं कि इसी क्रम में)।`,
            )[language]
          }`,
      ),
      items: people.map(named),
      wording: FLOORS,
      attribute,
      clues: level === 'medium' ? [6, 10] : [8, 13],
    })
  },
})

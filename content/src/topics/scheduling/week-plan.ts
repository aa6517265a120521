import { defined, itemAt } from '../../checked-access.ts'
import { setTemplate } from '../../questions/template.ts'
import { onlySolution, permutations } from '../../shared/puzzles/arrangements.ts'
import { drawPuzzle, EXAMS, others, type Wording } from '../../shared/puzzles/line-puzzles.ts'
import { WEEKDAYS } from '../../text/dates.ts'
import { counted, plural } from '../../text/english.ts'
import { bullets, joined, listed, paragraphs, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

const DAYS = WEEKDAYS.slice(1)

/** What is held, in Hindi with का or की before it, and of what kind its subjects are in Hindi. */
type Held = { readonly one: LocalizedText; readonly of: string }
type Event = Held & { readonly noun: string; readonly kind: string; readonly items: readonly LocalizedText[] }

const EVENTS: readonly Event[] = [
  {
    noun: 'test',
    kind: 'विषय',
    one: say('test', 'పరీక్ష', 'परीक्षा'),
    of: 'की',
    items: [
      say('Physics', 'భౌతికశాస్త్రం', 'भौतिकी'),
      say('Chemistry', 'రసాయనశాస్త్రం', 'रसायन'),
      say('Botany', 'వృక్షశాస్త్రం', 'वनस्पति विज्ञान'),
      say('History', 'చరిత్ర', 'इतिहास'),
      say('Economics', 'అర్థశాస్త్రం', 'अर्थशास्त्र'),
      say('Statistics', 'గణాంకశాస్త్రం', 'सांख्यिकी'),
    ],
  },
  {
    noun: 'lecture',
    kind: 'विषय',
    one: say('lecture', 'ఉపన్యాసం', 'व्याख्यान'),
    of: 'का',
    items: [
      say('Marketing', 'మార్కెటింగ్', 'विपणन'),
      say('Finance', 'ఫైనాన్స్', 'वित्त'),
      say('Taxation', 'పన్నుల విధానం', 'कराधान'),
      say('Banking', 'బ్యాంకింగ్', 'बैंकिंग'),
      say('Accountancy', 'అకౌంటెన్సీ', 'लेखाशास्त्र'),
      say('Insurance', 'బీమా', 'बीमा'),
    ],
  },
  {
    noun: 'match',
    kind: 'खेल',
    one: say('match', 'మ్యాచ్', 'मैच'),
    of: 'का',
    items: [
      say('Kho-kho', 'ఖో-ఖో', 'खो-खो'),
      say('Kabaddi', 'కబడ్డీ', 'कबड्डी'),
      say('Hockey', 'హాకీ', 'हॉकी'),
      say('Volleyball', 'వాలీబాల్', 'वॉलीबॉल'),
      say('Badminton', 'బ్యాడ్మింటన్', 'बैडमिंटन'),
      say('Chess', 'చెస్', 'शतरंज'),
    ],
  },
  {
    noun: 'workshop',
    kind: 'कला',
    one: say('workshop', 'కార్యశాల', 'कार्यशाला'),
    of: 'की',
    items: [
      say('Painting', 'చిత్రలేఖనం', 'चित्रकला'),
      say('Pottery', 'కుండల తయారీ', 'कुम्हारी'),
      say('Weaving', 'నేత', 'बुनाई'),
      say('Printing', 'ముద్రణ', 'छपाई'),
      say('Carving', 'శిల్పకళ', 'नक्काशी'),
      say('Embroidery', 'ఎంబ్రాయిడరీ', 'कढ़ाई'),
    ],
  },
]

/** Hindi, before a postposition. */
const oblique = ({ hi }: LocalizedText): string => hi.replace(' का ', ' के ')

/** The Physics test, by the names of items. */
const onDays = ({ one, of, items }: Event): Wording => ({
  name(item) {
    const found = defined(items.find(({ en }) => en === item))
    return say(`${found.en} ${one.en}`, `${found.te.replace(/ం$/u, '')} ${one.te}`, `${found.hi} ${of} ${one.hi}`)
  },
  next: (later, earlier) =>
    say(
      `The ${later.en} is on the day after the ${earlier.en}.`,
      `${earlier.te} జరిగిన మరుసటి రోజే ${later.te} జరుగుతుంది.`,
      `${oblique(earlier)} के ठीक अगले दिन ${later.hi} है।`,
    ),
  later: (later, earlier) =>
    say(
      `The ${later.en} is held after the ${earlier.en}, but not necessarily on the next day.`,
      `${earlier.te} తర్వాత ${later.te} జరుగుతుంది, కానీ మరుసటి రోజే కానవసరం లేదు.`,
      `${later.hi}, ${oblique(earlier)} के बाद है, पर अगले ही दिन होना आवश्यक नहीं।`,
    ),
  apart: (a, b, between) =>
    say(
      `There ${between === 1 ? 'is' : 'are'} exactly ${counted(between, 'day', 'days')} between the ${a.en} and the ${b.en}.`,
      `${a.te}, ${b.te} మధ్య సరిగ్గా ${between} ${between === 1 ? 'రోజు ఉంది' : 'రోజులు ఉన్నాయి'}.`,
      `${oblique(a)} और ${oblique(b)} के बीच ठीक ${between} दिन ${between === 1 ? 'है' : 'हैं'}।`,
    ),
  separate: (a, b) =>
    say(
      `The ${a.en.slice(0, -one.en.length - 1)} and ${b.en.slice(0, -one.en.length)}${plural(one.en)} are not on consecutive days.`,
      `${a.te}, ${b.te} వరుస రోజుల్లో లేవు.`,
      `${a.hi} और ${b.hi} लगातार दिनों में नहीं हैं।`,
    ),
  atEnd: (a) =>
    say(
      `The ${a.en} is on the first or the last day.`,
      `${a.te} మొదటి రోజు గానీ, చివరి రోజు గానీ జరుగుతుంది.`,
      `${a.hi} पहले या अंतिम दिन है।`,
    ),
  notAt: (a, place) =>
    say(
      `The ${a.en} is not on ${DAYS[place]?.en}.`,
      `${a.te} ${DAYS[place]?.te} నాడు లేదు.`,
      `${a.hi} ${DAYS[place]?.hi} को नहीं है।`,
    ),
})
export const weekPlan = setTemplate({
  id: 'scheduling/one-a-day',
  topic: 'scheduling',
  levels: ['medium'],
  exams: EXAMS,

  draw(random) {
    const event = random.pick(EVENTS)
    const items = event.items.map(({ en }) => en)
    return { ...drawPuzzle(random, items, onDays(event)), event, asked: random.int(1, 4) }
  },

  write({ items, hidden, clues, event, asked, follower }) {
    const { noun, one } = event
    const name = (item: string) => defined(event.items.find(({ en }) => en === item))
    const whole = onDays(event).name
    const seats = hidden.map(name)
    const days = DAYS.slice(0, items.length)
    const plan = joined(
      seats.map((seat, n) => joined([itemAt(days, n), seat])),
      ', ',
    )
    const explain = (trap: LocalizedText, last: LocalizedText) =>
      paragraphs(
        say(
          `Make a table of the days and rule out what the statements forbid.`,
          `రోజుల పట్టిక వేసి, వాక్యాలు అనుమతించని వాటిని కొట్టివేయండి.`,
          `दिनों की तालिका बनाकर कथनों से असंभव स्थितियाँ हटाइए।`,
        ),
        say(
          `The only plan that agrees with all statements is: ${plan.en}.`,
          `అన్ని వాక్యాలకూ సరిపోయే ఏకైక ప్రణాళిక: ${plan.te}.`,
          `सभी कथनों से मेल खाने वाली एकमात्र योजना: ${plan.hi}।`,
        ),
        trap,
        last,
      )
    const [first, last] = [itemAt(seats, 0), itemAt(seats, -1)]
    const [second, before] = [itemAt(seats, 1), itemAt(seats, follower - 1)]
    const [lastDay, day] = [itemAt(days, -1), itemAt(days, asked)]
    const [earlier, later] = [itemAt(seats, asked - 1), itemAt(seats, asked + 1)]
    const [asksOf, follows] = [whole(itemAt(hidden, asked)), whole(itemAt(hidden, follower))]
    const all = listed(items.map(name))
    return {
      passage: paragraphs(
        say(
          `A college holds ${plural(noun)} in ${all.en}, one on each day from Monday to ${lastDay.en}.`,
          `ఒక కళాశాల సోమవారం నుండి ${lastDay.te} వరకు రోజుకు ఒకటి చొప్పున ఈ అంశాలలో ${one.te} నిర్వహిస్తుంది: ${all.te}.`,
          `एक महाविद्यालय सोमवार से ${lastDay.hi} तक प्रतिदिन एक ${one.hi} आयोजित करता है – ${all.hi}।`,
        ),
        bullets(clues.map(({ text }) => text)),
      ),
      questions: [
        {
          stem: say(
            `Which ${noun} is held on Monday?`,
            `సోమవారం ఏ ${one.te} జరుగుతుంది?`,
            `सोमवार को किस ${event.kind} ${event.of} ${one.hi} है?`,
          ),
          correct: first,
          distractors: others(hidden, first.en, 0, name),
          explanation: explain(
            say(
              `${second.en} only follows on Tuesday.`,
              `${second.te} మంగళవారమే వస్తుంది.`,
              `${second.hi} तो मंगलवार को है।`,
            ),
            say(`On Monday it is ${first.en}.`, `సోమవారం: ${first.te}.`, `सोमवार को: ${first.hi}।`),
          ),
        },
        {
          stem: say(
            `On which day is the ${asksOf.en} held?`,
            `${asksOf.te} ఏ రోజు జరుగుతుంది?`,
            `${asksOf.hi} किस दिन है?`,
          ),
          correct: day,
          distractors: days
            .filter((_, n) => n !== asked)
            .toSorted((a, b) => Math.abs(days.indexOf(a) - asked) - Math.abs(days.indexOf(b) - asked))
            .slice(0, 4)
            .map((other) => ({ text: other, mistake: `placed it on ${other.en}, against one of the statements` })),
          explanation: explain(
            say(
              `The day before it is taken by ${earlier.en}, the day after it by ${later.en}.`,
              `దాని ముందు రోజు ${earlier.te}, తర్వాతి రోజు ${later.te} ఉన్నాయి.`,
              `उससे पहले दिन ${earlier.hi} और अगले दिन ${later.hi} है।`,
            ),
            say(`It is held on ${day.en}.`, `అది జరిగే రోజు ${day.te}.`, `वह ${day.hi} को है।`),
          ),
        },
        {
          stem: say(
            `Which ${noun} comes immediately before the ${follows.en}?`,
            `${follows.te} కంటే సరిగ్గా ముందు రోజు ఏ ${one.te} జరుగుతుంది?`,
            `${oblique(follows)} से ठीक पहले दिन किस ${event.kind} ${event.of} ${one.hi} है?`,
          ),
          correct: before,
          distractors: others(
            hidden.filter((item) => item !== hidden[follower]),
            before.en,
            follower - 1,
            name,
          ),
          explanation: explain(
            say(
              `“Before” asks for the earlier day; the wrong side is a common slip.`,
              `“ముందు” అంటే అంతకు మునుపటి రోజు; తర్వాతి రోజును తీసుకోవడం సాధారణ పొరపాటు.`,
              `“पहले” का अर्थ है पिछला दिन; अगला दिन ले लेना आम चूक है।`,
            ),
            say(`It is ${before.en}.`, `అది ${before.te}.`, `वह ${before.hi} है।`),
          ),
        },
        {
          stem: say(
            `Which is the last ${noun} of the week?`,
            `వారంలో చివరగా ఏ ${one.te} జరుగుతుంది?`,
            `सप्ताह में सबसे अंत में किस ${event.kind} ${event.of} ${one.hi} है?`,
          ),
          correct: last,
          distractors: others(hidden, last.en, hidden.length - 1, name),
          explanation: explain(
            say(
              `${first.en} is the first, not the last.`,
              `${first.te} మొదటిది, చివరిది కాదు.`,
              `${first.hi} सबसे पहले है, अंत में नहीं।`,
            ),
            say(`The last one is ${last.en}.`, `చివరిది ${last.te}.`, `अंतिम ${last.hi} है।`),
          ),
        },
      ],
    }
  },

  verify({ items, clues, hidden, asked, follower }) {
    const line = onlySolution(permutations(items), clues)
    const [name, next] = [itemAt(hidden, asked), itemAt(hidden, follower)]
    return [line[0], DAYS[line.indexOf(name)]?.en, line[line.indexOf(next) - 1], line.at(-1)].map(String)
  },
})

import { EVENT_IN_YEAR } from '../../shared/facts/events.ts'
import { PERSON, YEAR } from '../../shared/facts/labels.ts'
import { factTable } from '../../shared/facts/table.ts'
import { say } from '../../text/localized.ts'

const TOPIC = 'indian-history'

const EVENTS = factTable({
  name: 'freedom-movement-years',
  topic: TOPIC,
  settledBy: 'NCERT history textbooks; National Archives of India',
  columns: { event: say('Event', 'సంఘటన', 'घटना'), year: YEAR },
  rows: new URL('./freedom-movement-years.csv', import.meta.url),
  relations: [EVENT_IN_YEAR],
})

const GOVERNORS = factTable({
  name: 'governors-general',
  topic: TOPIC,
  settledBy: 'NCERT history textbooks',
  columns: {
    event: say('Event or measure', 'సంఘటన/చర్య', 'घटना/कदम'),
    governor: say('Governor-General or Viceroy', 'గవర్నర్ జనరల్/వైస్రాయ్', 'गवर्नर-जनरल/वायसराय'),
  },
  rows: new URL('./governors-general.csv', import.meta.url),
  relations: [
    {
      of: 'event',
      to: 'governor',
      shape: 'many-to-one',
      ask: say(
        'With which Governor-General or Viceroy is “**{a}**” linked?',
        '**{a}** – ఇది ఏ గవర్నర్ జనరల్/వైస్రాయ్‌కు సంబంధించినది?',
        '**{a}** – यह किस गवर्नर-जनरल/वायसराय से संबंधित है?',
      ),
      askBack: say(
        'Which of these belongs to the time of **{b}**?',
        'వీటిలో **{b}** కాలానికి చెందినది ఏది?',
        'इनमें से कौन-सी घटना **{b}** के समय की है?',
      ),
      odd: say(
        'Which of these does **not** belong to the time of **{b}**?',
        'వీటిలో **{b}** కాలానికి **చెందనిది** ఏది?',
        'इनमें से कौन-सी घटना **{b}** के समय की **नहीं** है?',
      ),
      tell: say('“{a}” belongs to the time of {b}.', '{a} {b} కాలానికి చెందినది|చెందినవి.', '{a} – {b} का कार्यकाल।'),
    },
  ],
})

const ORGANISATIONS = factTable({
  name: 'organisations-and-papers',
  topic: TOPIC,
  settledBy: 'NCERT history textbooks',
  columns: { name: say('Organisation or newspaper', 'సంస్థ/పత్రిక', 'संस्था/पत्र'), founder: PERSON },
  rows: new URL('./organisations-and-papers.csv', import.meta.url),
  relations: [
    {
      of: 'name',
      to: 'founder',
      shape: 'many-to-one',
      ask: say('Who founded (or started) **{a}**?', '**{a}**ను ఎవరు స్థాపించారు?', '**{a}** – इसकी स्थापना किसने की?'),
      askBack: say(
        'Which of these did **{b}** found (or start)?',
        'వీటిలో **{b}** స్థాపించినది ఏది?',
        'इनमें से किसकी स्थापना **{b}** ने की?',
      ),
      tell: say('{a} was founded by {b}.', '{a} స్థాపకులు: {b}.', '{a} के संस्थापक: {b}।'),
    },
  ],
})

const TITLES = factTable({
  name: 'titles-of-leaders',
  topic: TOPIC,
  settledBy: 'NCERT history textbooks',
  columns: { title: say('Title or slogan', 'బిరుదు/నినాదం', 'उपाधि/नारा'), person: PERSON },
  rows: new URL('./titles-of-leaders.csv', import.meta.url),
  relations: [
    {
      of: 'title',
      to: 'person',
      shape: 'one-to-one',
      ask: say(
        'With whom is the title or slogan “**{a}**” linked?',
        '**{a}** – ఇది ఎవరికి సంబంధించినది?',
        '**{a}** – इसका संबंध किससे है?',
      ),
      askBack: say(
        'Which title or slogan is linked with **{b}**?',
        '**{b}**కు సంబంధించిన బిరుదు/నినాదం ఏది?',
        '**{b}** से कौन-सी उपाधि या कौन-सा नारा संबंधित है?',
      ),
      tell: say(
        'The title or slogan “{a}” is linked with {b}.',
        '“{a}” – సంబంధించినవారు: {b}.',
        '“{a}” – इसका संबंध {b} से है।',
      ),
      also: [['Shaheed-e-Azam', 'Subhas Chandra Bose']],
    },
  ],
})

const REVOLT = factTable({
  name: 'leaders-of-1857-and-tribal-revolts',
  topic: TOPIC,
  settledBy: 'NCERT history textbooks',
  columns: {
    place: say('Revolt or its centre', 'తిరుగుబాటు/కేంద్రం', 'विद्रोह/केंद्र'),
    leader: say('Leader', 'నాయకుడు', 'नेता'),
  },
  rows: new URL('./leaders-of-1857-and-tribal-revolts.csv', import.meta.url),
  relations: [
    {
      of: 'place',
      to: 'leader',
      shape: 'one-to-one',
      ask: say('Who led the revolt named “**{a}**”?', '**{a}** – నాయకత్వం వహించినవారు ఎవరు?', '**{a}** – नेतृत्व किसने किया?'),
      askBack: say(
        'Which revolt or centre is linked with **{b}**?',
        '**{b}** ఏ తిరుగుబాటు/కేంద్రానికి నాయకత్వం వహించారు?',
        '**{b}** का संबंध किस विद्रोह/केंद्र से है?',
      ),
      tell: say('The revolt named “{a}” was led by {b}.', 'నాయకత్వం – {a}: {b}.', 'नेतृत्व – {a}: {b}।'),
      also: [
        ['1857: Faizabad', 'Begum Hazrat Mahal'],
        ['1857: Lucknow', 'Maulvi Ahmadullah Shah'],
      ],
    },
  ],
})

export const MODERN_INDIA = [...EVENTS, ...GOVERNORS, ...ORGANISATIONS, ...TITLES, ...REVOLT]

import { HEADQUARTERS, MEANING, TERM, YEAR } from '../../shared/facts/labels.ts'
import { factTable } from '../../shared/facts/table.ts'
import { say } from '../../text/localized.ts'

const TOPIC = 'banking-awareness'

const TERMS = factTable({
  name: 'banking-terms',
  topic: TOPIC,
  settledBy: 'glossary and Master Directions of the Reserve Bank of India; Negotiable Instruments Act, 1881',
  columns: { term: TERM, meaning: MEANING },
  rows: new URL('./banking-terms.csv', import.meta.url),
  relations: [
    {
      of: 'term',
      to: 'meaning',
      shape: 'one-to-one',
      ask: say('In banking, what is meant by **{a}**?', 'బ్యాంకింగ్‌లో **{a}** అంటే ఏమిటి?', 'बैंकिंग में “**{a}**” का क्या अर्थ है?'),
      askBack: say(
        'Which banking term means “**{b}**”?',
        '**{b}** – దీన్ని బ్యాంకింగ్‌లో ఏమంటారు?',
        '**{b}** – इसे बैंकिंग में क्या कहते हैं?',
      ),
      tell: say('{a} means “{b}”.', '{a} అంటే: {b}.', '“{a}” का अर्थ: {b}।'),
    },
  ],
})

const BODIES = factTable({
  name: 'financial-institutions',
  topic: TOPIC,
  settledBy: 'Acts that set up the institutions; their own sites',
  columns: { body: say('Institution', 'సంస్థ', 'संस्था'), year: YEAR, seat: HEADQUARTERS },
  rows: new URL('./financial-institutions.csv', import.meta.url),
  relations: [
    {
      of: 'body',
      to: 'year',
      shape: 'many-to-one',
      ask: say('In which year was the **{a}** set up?', '**{a}** ఏ సంవత్సరంలో ఏర్పడింది?', '**{a}** की स्थापना किस वर्ष हुई?'),
      tell: say('The {a} was set up in {b}.', '{a} {b}లో ఏర్పడింది.', '{a} की स्थापना {b} में हुई।'),
    },
    {
      of: 'body',
      to: 'seat',
      shape: 'many-to-one',
      ask: say('Where is the head office of the **{a}**?', '**{a}** ప్రధాన కార్యాలయం ఎక్కడ ఉంది?', '**{a}** का मुख्यालय कहाँ है?'),
      askBack: say(
        'Which of these has its head office in **{b}**?',
        'వీటిలో **{b}**లో ప్రధాన కార్యాలయం ఉన్నది ఏది?',
        'इनमें से किसका मुख्यालय **{b}** में है?',
      ),
      odd: say(
        'Which of these does **not** have its head office in **{b}**?',
        'వీటిలో **{b}**లో ప్రధాన కార్యాలయం **లేనిది** ఏది?',
        'इनमें से किसका मुख्यालय **{b}** में **नहीं** है?',
      ),
      tell: say('The head office of the {a} is in {b}.', '{a} ప్రధాన కార్యాలయం {b}లో ఉంది.', '{a} का मुख्यालय {b} में है।'),
    },
  ],
})

const BANKS = factTable({
  name: 'bank-head-offices',
  topic: TOPIC,
  settledBy: 'annual reports of the banks',
  columns: { bank: say('Bank', 'బ్యాంకు', 'बैंक'), seat: HEADQUARTERS },
  rows: new URL('./bank-head-offices.csv', import.meta.url),
  relations: [
    {
      of: 'bank',
      to: 'seat',
      shape: 'many-to-one',
      ask: say(
        'Where is the registered or head office of **{a}**?',
        '**{a}** ప్రధాన కార్యాలయం ఎక్కడ ఉంది?',
        '**{a}** का प्रधान कार्यालय कहाँ है?',
      ),
      askBack: say(
        'Which of these banks has its head office in **{b}**?',
        'వీటిలో **{b}**లో ప్రధాన కార్యాలయం ఉన్న బ్యాంకు ఏది?',
        'इनमें से किस बैंक का प्रधान कार्यालय **{b}** में है?',
      ),
      odd: say(
        'Which of these banks does **not** have its head office in **{b}**?',
        'వీటిలో **{b}**లో ప్రధాన కార్యాలయం **లేని** బ్యాంకు ఏది?',
        'इनमें से किस बैंक का प्रधान कार्यालय **{b}** में **नहीं** है?',
      ),
      tell: say('The head office of {a} is in {b}.', '{a} ప్రధాన కార్యాలయం {b}లో ఉంది.', '{a} का प्रधान कार्यालय {b} में है।'),
      also: [['Bank of Baroda', 'Mumbai']],
    },
  ],
})

const ACTS = factTable({
  name: 'financial-acts',
  topic: TOPIC,
  settledBy: 'Acts in the Gazette of India',
  columns: { act: say('Act', 'చట్టం', 'अधिनियम'), year: YEAR },
  rows: new URL('./financial-acts.csv', import.meta.url),
  relations: [
    {
      of: 'act',
      to: 'year',
      shape: 'many-to-one',
      ask: say('Of which year is the **{a}**?', '**{a}** ఏ సంవత్సరానిది?', '**{a}** – यह किस वर्ष का क़ानून है?'),
      tell: say('The {a} is of {b}.', '{a} {b} సంవత్సరానిది.', '{a} – वर्ष: {b}।'),
    },
  ],
})

export const BANKING = [...TERMS, ...BODIES, ...BANKS, ...ACTS]

import { STATE } from '../../shared/facts/labels.ts'
import { factTable } from '../../shared/facts/table.ts'
import { say } from '../../text/localized.ts'

const TOPIC = 'indian-geography'

const PARKS = factTable({
  name: 'national-parks',
  topic: TOPIC,
  settledBy: 'Ministry of Environment, Forest and Climate Change; Wildlife Institute of India',
  columns: { park: say('National park', 'జాతీయ పార్కు', 'राष्ट्रीय उद्यान'), state: STATE },
  rows: new URL('./national-parks.csv', import.meta.url),
  relations: [
    {
      of: 'park',
      to: 'state',
      shape: 'many-to-one',
      ask: say(
        'In which state or Union territory is the **{a}** National Park?',
        '**{a}** జాతీయ పార్కు ఏ రాష్ట్రం/కేంద్రపాలిత ప్రాంతంలో ఉంది?',
        '**{a}** राष्ट्रीय उद्यान किस राज्य/केंद्र-शासित प्रदेश में है?',
      ),
      askBack: say(
        'Which of these national parks is in **{b}**?',
        'వీటిలో **{b}**లో ఉన్న జాతీయ పార్కు ఏది?',
        'इनमें से कौन-सा राष्ट्रीय उद्यान **{b}** में है?',
      ),
      odd: say(
        'Which of these national parks is **not** in **{b}**?',
        'వీటిలో **{b}**లో **లేని** జాతీయ పార్కు ఏది?',
        'इनमें से कौन-सा राष्ट्रीय उद्यान **{b}** में **नहीं** है?',
      ),
      tell: say('{a} National Park is in {b}.', '{a} జాతీయ పార్కు {b}లో ఉంది.', '{a} राष्ट्रीय उद्यान {b} में है।'),
    },
  ],
})

const LAKES = factTable({
  name: 'lakes-passes-and-peaks',
  topic: TOPIC,
  settledBy: 'Survey of India; Ministry of Jal Shakti',
  columns: { feature: say('Lake, pass or peak', 'సరస్సు/కనుమ/శిఖరం', 'झील/दर्रा/चोटी'), state: STATE },
  rows: new URL('./lakes-passes-and-peaks.csv', import.meta.url),
  relations: [
    {
      of: 'feature',
      to: 'state',
      shape: 'many-to-one',
      ask: say(
        'In which state or Union territory is **{a}**?',
        '**{a}** ఏ రాష్ట్రం/కేంద్రపాలిత ప్రాంతంలో ఉంది?',
        '**{a}** किस राज्य/केंद्र-शासित प्रदेश में है?',
      ),
      askBack: say('Which of these is in **{b}**?', 'వీటిలో **{b}**లో ఉన్నది ఏది?', 'इनमें से कौन **{b}** में स्थित है?'),
      odd: say(
        'Which of these is **not** in **{b}**?',
        'వీటిలో **{b}**లో **లేనిది** ఏది?',
        'इनमें से कौन **{b}** में स्थित **नहीं** है?',
      ),
      tell: say('{a} is in {b}.', '{a} {b}లో ఉంది.', '{a} {b} में है।'),
      also: [
        ['Saramati', 'Manipur'],
        ['Bara-lacha La', 'Ladakh'],
        ['Diphu Pass', 'Assam'],
        ['Sandakphu', 'Sikkim'],
      ],
    },
  ],
})

const PORTS = factTable({
  name: 'ports-and-plants',
  topic: TOPIC,
  settledBy: 'Ministry of Ports, Shipping and Waterways; NPCIL; Ministry of Steel',
  columns: { place: say('Port, plant or mine', 'ఓడరేవు/కర్మాగారం/గని', 'बंदरगाह/संयंत्र/खान'), state: STATE },
  rows: new URL('./ports-and-plants.csv', import.meta.url),
  relations: [
    {
      of: 'place',
      to: 'state',
      shape: 'many-to-one',
      ask: say('Which state has the **{a}**?', '**{a}** ఏ రాష్ట్రంలో ఉంది|ఉన్నాయి?', '**{a}** किस राज्य में है?'),
      askBack: say(
        'Which of these is in the state of **{b}**?',
        'వీటిలో **{b}** రాష్ట్రంలో ఉన్నది ఏది?',
        'इनमें से कौन-सा **{b}** राज्य में है?',
      ),
      odd: say(
        'Which of these is **not** in the state of **{b}**?',
        'వీటిలో **{b}** రాష్ట్రంలో **లేనిది** ఏది?',
        'इनमें से कौन-सा **{b}** राज्य में **नहीं** है?',
      ),
      tell: say('{b} has the {a}.', '{a} {b}లో ఉంది|ఉన్నాయి.', '{a} {b} में है।'),
    },
  ],
})

export const GEOGRAPHY_OF_INDIA = [...PARKS, ...LAKES, ...PORTS]

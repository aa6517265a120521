import { EVENT_IN_YEAR } from '../../shared/facts/events.ts'
import { YEAR } from '../../shared/facts/labels.ts'
import { factTable } from '../../shared/facts/table.ts'
import { say } from '../../text/localized.ts'

const TOPIC = 'andhra-and-telangana'

const EVENTS = factTable({
  name: 'events-of-the-telugu-states',
  topic: TOPIC,
  settledBy: 'histories of Andhra and Telangana; Acts in the Gazette of India',
  columns: { event: say('Event', 'సంఘటన', 'घटना'), year: YEAR },
  rows: new URL('./events-of-the-telugu-states.csv', import.meta.url),
  relations: [EVENT_IN_YEAR],
})

const PLACES = factTable({
  name: 'places-of-the-telugu-states',
  topic: TOPIC,
  settledBy: 'Archaeological Survey of India; tourism departments of the two states',
  columns: {
    place: say('Place or structure', 'ప్రదేశం/కట్టడం', 'स्थान/संरचना'),
    known: say('Known for', 'దేనికి ప్రసిద్ధి', 'किसके लिए प्रसिद्ध'),
  },
  rows: new URL('./places-of-the-telugu-states.csv', import.meta.url),
  relations: [
    {
      of: 'place',
      to: 'known',
      shape: 'one-to-one',
      ask: say('For what is **{a}** known?', '**{a}** దేనికి ప్రసిద్ధి?', '**{a}** – प्रसिद्धि का कारण क्या है?'),
      askBack: say(
        'Which place is known for “**{b}**”?',
        '**{b}** – దీనికి ప్రసిద్ధి చెందినది ఏది?',
        '**{b}** – इसके लिए कौन-सा स्थान प्रसिद्ध है?',
      ),
      tell: say('{a} is known for “{b}”.', '{a} – ప్రసిద్ధి: {b}.', '{a} – प्रसिद्धि: {b}।'),
    },
  ],
})

const PEOPLE = factTable({
  name: 'people-of-the-telugu-states',
  topic: TOPIC,
  settledBy: 'histories of Andhra and Telangana and of Telugu literature',
  columns: { person: say('Person', 'వ్యక్తి', 'व्यक्ति'), known: say('Known for', 'దేనికి ప్రసిద్ధి', 'किसके लिए प्रसिद्ध') },
  rows: new URL('./people-of-the-telugu-states.csv', import.meta.url),
  relations: [
    {
      of: 'person',
      to: 'known',
      shape: 'one-to-one',
      ask: say('With what is **{a}** linked?', '**{a}** దేనికి ప్రసిద్ధి?', '**{a}** किसके लिए प्रसिद्ध हैं?'),
      askBack: say(
        'Who is known for “**{b}**”?',
        '**{b}** – దీనికి ప్రసిద్ధి చెందిన వ్యక్తి ఎవరు?',
        '**{b}** – इसके लिए कौन प्रसिद्ध हैं?',
      ),
      tell: say('{a} is known for “{b}”.', '{a} – ప్రసిద్ధి: {b}.', '{a} – प्रसिद्धि: {b}।'),
    },
  ],
})

export const TELUGU_STATES = [...EVENTS, ...PLACES, ...PEOPLE]

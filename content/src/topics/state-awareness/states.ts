import { STATE, YEAR } from '../../shared/facts/labels.ts'
import { factTable } from '../../shared/facts/table.ts'
import { say } from '../../text/localized.ts'

const CAPITALS = factTable({
  name: 'states',
  topic: 'state-awareness',
  settledBy: 'state reorganisation Acts in the Gazette of India; sites of the state governments',
  columns: { state: STATE, capital: say('Capital', 'రాజధాని', 'राजधानी'), year: YEAR },
  rows: new URL('./states.csv', import.meta.url),
  relations: [
    {
      of: 'state',
      to: 'capital',
      shape: 'one-to-one',
      ask: say('Which city is the capital of **{a}**?', '**{a}** రాజధాని ఏది?', '**{a}** की राजधानी कौन-सी है?'),
      askBack: say(
        '**{b}** is the capital of which of these?',
        '**{b}** వీటిలో దేనికి రాజధాని?',
        '**{b}** निम्न में से किसकी राजधानी है?',
      ),
      tell: say('The capital of {a} is {b}.', '{a} రాజధాని {b}.', '{a} की राजधानी {b} है।'),
    },
    {
      of: 'state',
      to: 'year',
      shape: 'many-to-one',
      ask: say(
        'In which year did **{a}** become a state (or a separate province)?',
        '**{a}** ప్రత్యేక రాష్ట్రంగా ఏ సంవత్సరంలో ఏర్పడింది?',
        '**{a}** किस वर्ष अलग राज्य (प्रांत) बना?',
      ),
      askBack: say(
        'Which of these became a separate state in **{b}**?',
        'వీటిలో **{b}**లో ప్రత్యేక రాష్ట్రంగా ఏర్పడినది ఏది?',
        'इनमें से कौन **{b}** में अलग राज्य (प्रांत) बना?',
      ),
      tell: say(
        '{a} became a separate state (province) in {b}.',
        '{a} {b}లో ప్రత్యేక రాష్ట్రంగా ఏర్పడింది.',
        '{a} {b} में अलग राज्य (प्रांत) बना।',
      ),
    },
  ],
})

const HIGH_COURTS = factTable({
  name: 'high-court-seats',
  topic: 'state-awareness',
  settledBy: 'Acts and orders that set up the High Courts',
  columns: { state: STATE, seat: say('Principal seat of the High Court', 'హైకోర్టు ప్రధాన పీఠం', 'उच्च न्यायालय की मुख्य पीठ') },
  rows: new URL('./high-court-seats.csv', import.meta.url),
  relations: [
    {
      of: 'state',
      to: 'seat',
      shape: 'one-to-one',
      ask: say(
        'Where is the principal seat of the High Court for **{a}**?',
        '**{a}** హైకోర్టు ప్రధాన పీఠం ఎక్కడ ఉంది?',
        '**{a}** के उच्च न्यायालय की मुख्य पीठ कहाँ है?',
      ),
      askBack: say(
        'The High Court with its principal seat at **{b}** serves which of these?',
        '**{b}** ప్రధాన పీఠంగా ఉన్న హైకోర్టు వీటిలో దేనిది?',
        '**{b}** में मुख्य पीठ वाला उच्च न्यायालय इनमें से किसका है?',
      ),
      tell: say(
        'The principal seat of the High Court for {a} is at {b}.',
        '{a} హైకోర్టు ప్రధాన పీఠం {b}లో ఉంది.',
        '{a} के उच्च न्यायालय की मुख्य पीठ {b} में है।',
      ),
    },
  ],
})

const OLD_NAMES = factTable({
  name: 'old-names-of-indian-places',
  topic: 'state-awareness',
  settledBy: 'renaming Acts and notifications in the Gazette of India',
  columns: { old: say('Old name', 'పాత పేరు', 'पुराना नाम'), today: say('Present name', 'ప్రస్తుత పేరు', 'वर्तमान नाम') },
  rows: new URL('./old-names-of-indian-places.csv', import.meta.url),
  relations: [
    {
      of: 'old',
      to: 'today',
      shape: 'one-to-one',
      ask: say('By what name is **{a}** known today?', '**{a}**ను నేడు ఏ పేరుతో పిలుస్తారు?', '**{a}** का वर्तमान नाम क्या है?'),
      askBack: say('What was **{b}** formerly called?', '**{b}** పూర్వపు పేరు ఏమిటి?', '**{b}** का पुराना नाम क्या था?'),
      tell: say('The present name of {a} is {b}.', '{a} – ప్రస్తుత పేరు {b}.', '{a} का वर्तमान नाम {b} है।'),
    },
  ],
})

const NICKNAMES = factTable({
  name: 'nicknames-of-indian-cities',
  topic: 'state-awareness',
  settledBy: 'tourism departments of the states',
  columns: { name: say('Other name', 'మరో పేరు', 'उपनाम'), city: say('City', 'నగరం', 'नगर') },
  rows: new URL('./nicknames-of-indian-cities.csv', import.meta.url),
  relations: [
    {
      of: 'name',
      to: 'city',
      shape: 'one-to-one',
      ask: say(
        'Which city is known as the “**{a}**”?',
        '“**{a}**” అని పేరొందిన నగరం ఏది?',
        '“**{a}**” के नाम से कौन-सा नगर प्रसिद्ध है?',
      ),
      askBack: say(
        'By which other name is **{b}** known?',
        '**{b}** నగరానికి ఉన్న మరో పేరు ఏది?',
        '**{b}** किस उपनाम से जाना जाता है?',
      ),
      tell: say('“{a}” is {b}.', '“{a}” అని పేరొందినది {b}.', '“{a}” के नाम से प्रसिद्ध नगर {b} है।'),
      also: [
        ['City of Lakes', 'Hyderabad'],
        ['Queen of the Hills', 'Shillong'],
        ['Steel City', 'Visakhapatnam'],
        ['Temple City', 'Jaipur'],
        ['Venice of the East', 'Udaipur'],
        ['Venice of the East', 'Kochi'],
      ],
    },
  ],
})

export const STATES = [...CAPITALS, ...HIGH_COURTS, ...OLD_NAMES, ...NICKNAMES]

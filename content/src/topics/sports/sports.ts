import { PLACE } from '../../shared/facts/labels.ts'
import { factTable } from '../../shared/facts/table.ts'
import { say } from '../../text/localized.ts'

const TOPIC = 'sports'
const SPORT = say('Sport', 'క్రీడ', 'खेल')

const TERMS = factTable({
  name: 'sports-terms',
  topic: TOPIC,
  settledBy: 'rules of the international federations of the sports',
  columns: { term: say('Term', 'పదం', 'शब्द'), sport: SPORT },
  rows: new URL('./sports-terms.csv', import.meta.url),
  relations: [
    {
      of: 'term',
      to: 'sport',
      shape: 'many-to-one',
      ask: say(
        'To which sport does the term **{a}** belong?',
        '**{a}** అనే పదం ఏ క్రీడకు సంబంధించినది?',
        '**{a}** शब्द किस खेल से संबंधित है?',
      ),
      askBack: say(
        'Which of these terms belongs to **{b}**?',
        'వీటిలో **{b}** క్రీడకు సంబంధించిన పదం ఏది?',
        'इनमें से कौन-सा शब्द **{b}** से संबंधित है?',
      ),
      odd: say(
        'Which of these terms does **not** belong to **{b}**?',
        'వీటిలో **{b}** క్రీడకు సంబంధం **లేని** పదం ఏది?',
        'इनमें से कौन-सा शब्द **{b}** से संबंधित **नहीं** है?',
      ),
      tell: say('The term {a} belongs to {b}.', '{a} అనే పదం {b}కు సంబంధించినది.', '{a} शब्द {b} से संबंधित है।'),
      also: [
        ['Ippon', 'Wrestling'],
        ['Parry and riposte', 'Boxing'],
        ['Half nelson', 'Judo'],
        ['Tee', 'Rugby'],
        ['Tee', 'Baseball'],
      ],
    },
  ],
})

const CUPS = factTable({
  name: 'cups-and-trophies',
  topic: TOPIC,
  settledBy: 'national and international federations of the sports',
  columns: { cup: say('Cup or trophy', 'కప్పు/ట్రోఫీ', 'कप/ट्रॉफ़ी'), sport: SPORT },
  rows: new URL('./cups-and-trophies.csv', import.meta.url),
  relations: [
    {
      of: 'cup',
      to: 'sport',
      shape: 'many-to-one',
      ask: say(
        'With which sport is the **{a}** linked?',
        '**{a}** ఏ క్రీడకు సంబంధించినది?',
        '**{a}** – इसका संबंध किस खेल से है?',
      ),
      askBack: say(
        'Which of these cups or trophies belongs to **{b}**?',
        'వీటిలో **{b}** క్రీడకు చెందిన కప్పు/ట్రోఫీ ఏది?',
        'इनमें से कौन-सा कप/ट्रॉफ़ी **{b}** से संबंधित है?',
      ),
      odd: say(
        'Which of these is **not** linked with **{b}**?',
        'వీటిలో **{b}** క్రీడకు **చెందనిది** ఏది?',
        'इनमें से कौन-सा कप/ट्रॉफ़ी **{b}** का **नहीं** है?',
      ),
      tell: say('The {a} is linked with {b}.', '{a} {b}కు సంబంధించినది.', '{a} {b} से संबंधित है।'),
    },
  ],
})

const GROUNDS = factTable({
  name: 'grounds',
  topic: TOPIC,
  settledBy: 'sites of the grounds and of the boards of cricket',
  columns: { ground: say('Ground', 'మైదానం', 'मैदान'), city: PLACE },
  rows: new URL('./grounds.csv', import.meta.url),
  relations: [
    {
      of: 'ground',
      to: 'city',
      shape: 'one-to-one',
      ask: say('In which city is **{a}**?', '**{a}** ఏ నగరంలో ఉంది?', '**{a}** किस नगर में है?'),
      askBack: say('Which ground is in **{b}**?', '**{b}**లో ఉన్న మైదానం ఏది?', '**{b}** में कौन-सा मैदान है?'),
      tell: say('{a} is in {b}.', '{a} {b}లో ఉంది.', '{a} {b} में है।'),
    },
  ],
})

const OLYMPICS = factTable({
  name: 'olympic-hosts',
  topic: TOPIC,
  settledBy: 'International Olympic Committee',
  columns: { year: say('Summer Games', 'వేసవి ఒలింపిక్స్', 'ग्रीष्म ओलंपिक'), city: say('Host', 'ఆతిథ్య నగరం', 'मेज़बान') },
  rows: new URL('./olympic-hosts.csv', import.meta.url),
  relations: [
    {
      of: 'year',
      to: 'city',
      shape: 'one-to-one',
      ask: say(
        'Which city hosted the Summer Olympic Games of **{a}**?',
        '**{a}** వేసవి ఒలింపిక్స్‌కు ఆతిథ్యం ఇచ్చిన నగరం ఏది?',
        '**{a}** के ग्रीष्म ओलंपिक किस नगर में हुए?',
      ),
      askBack: say(
        'Which Summer Olympic Games were held in **{b}**?',
        '**{b}**లో జరిగిన వేసవి ఒలింపిక్స్ ఏ సంవత్సరానివి?',
        '**{b}** में किस वर्ष के ग्रीष्म ओलंपिक हुए?',
      ),
      tell: say('The Summer Olympic Games of {a} were held in {b}.', '{a} వేసవి ఒలింపిక్స్: {b}.', '{a} के ग्रीष्म ओलंपिक: {b}।'),
    },
  ],
})

export const SPORTS = [...TERMS, ...CUPS, ...GROUNDS, ...OLYMPICS]

import { RIVER } from '../../shared/facts/labels.ts'
import { factTable } from '../../shared/facts/table.ts'
import { say } from '../../text/localized.ts'

const TRIBUTARIES = factTable({
  name: 'tributaries',
  topic: 'indian-geography',
  settledBy: 'Central Water Commission; Survey of India',
  columns: { tributary: say('Tributary', 'ఉపనది', 'सहायक नदी'), river: RIVER },
  rows: new URL('./tributaries.csv', import.meta.url),
  relations: [
    {
      of: 'tributary',
      to: 'river',
      shape: 'many-to-one',
      ask: say('The **{a}** is a tributary of which river?', '**{a}** ఏ నదికి ఉపనది?', '**{a}** किस नदी की सहायक नदी है?'),
      askBack: say(
        'Which of the following is a tributary of the **{b}**?',
        'కింది వాటిలో **{b}** నదికి ఉపనది ఏది?',
        'निम्नलिखित में से **{b}** की सहायक नदी कौन-सी है?',
      ),
      odd: say(
        'Which of the following is **not** a tributary of the **{b}**?',
        'కింది వాటిలో **{b}** నదికి ఉపనది **కానిది** ఏది?',
        'निम्नलिखित में से कौन-सी **{b}** की सहायक नदी **नहीं** है?',
      ),
      tell: say('The {a} is a tributary of the {b}.', '{a} {b} నదికి ఉపనది.', '{a} {b} की सहायक नदी है।'),
      // what joins the Yamuna reaches the Ganga
      also: [
        ['Chambal', 'Ganga'],
        ['Betwa', 'Ganga'],
        ['Ken', 'Ganga'],
        ['Tons', 'Ganga'],
        ['Hindon', 'Ganga'],
      ],
    },
  ],
})

const ORIGINS = factTable({
  name: 'river-origins',
  topic: 'indian-geography',
  settledBy: 'Central Water Commission; Survey of India',
  columns: { river: RIVER, origin: say('Source', 'జన్మస్థానం', 'उद्गम') },
  rows: new URL('./river-origins.csv', import.meta.url),
  relations: [
    {
      of: 'river',
      to: 'origin',
      shape: 'one-to-one',
      ask: say('Where does the **{a}** rise?', '**{a}** – ఈ నది ఎక్కడ పుడుతుంది?', '**{a}** का उद्गम कहाँ है?'),
      askBack: say('Which river rises at the **{b}**?', 'ఏ నది జన్మస్థానం **{b}**?', 'किस नदी का उद्गम **{b}** है?'),
      tell: say('The {a} rises at “{b}”.', '{a} జన్మస్థానం: {b}.', '{a} का उद्गम: {b}।'),
    },
  ],
})

const DAMS = factTable({
  name: 'dams',
  topic: 'indian-geography',
  settledBy: 'National Register of Large Dams, Central Water Commission',
  columns: { dam: say('Dam or project', 'ఆనకట్ట/ప్రాజెక్టు', 'बाँध/परियोजना'), river: RIVER },
  rows: new URL('./dams.csv', import.meta.url),
  relations: [
    {
      of: 'dam',
      to: 'river',
      shape: 'many-to-one',
      ask: say('On which river is the **{a}**?', '**{a}** ఏ నదిపై ఉంది?', '**{a}** किस नदी पर है?'),
      askBack: say(
        'Which of these is on the river **{b}**?',
        'వీటిలో **{b}** నదిపై ఉన్నది ఏది?',
        'इनमें से कौन-सा बाँध/परियोजना **{b}** नदी पर है?',
      ),
      odd: say(
        'Which of these is **not** on the river **{b}**?',
        'వీటిలో **{b}** నదిపై **లేనిది** ఏది?',
        'इनमें से कौन-सा बाँध/परियोजना **{b}** नदी पर **नहीं** है?',
      ),
      tell: say('{a} is on the river {b}.', '{a} {b} నదిపై ఉంది.', '{a} {b} नदी पर है।'),
      also: [['Panchet Dam', 'Barakar']],
    },
  ],
})

const CITIES = factTable({
  name: 'cities-on-rivers',
  topic: 'indian-geography',
  settledBy: 'Survey of India',
  columns: { city: say('City', 'నగరం', 'नगर'), river: RIVER },
  rows: new URL('./cities-on-rivers.csv', import.meta.url),
  relations: [
    {
      of: 'city',
      to: 'river',
      shape: 'many-to-one',
      ask: say(
        'On the bank of which river does **{a}** stand?',
        '**{a}** ఏ నది ఒడ్డున ఉంది?',
        '**{a}** किस नदी के तट पर है?',
      ),
      askBack: say(
        'Which of these cities stands on the **{b}**?',
        'వీటిలో **{b}** నది ఒడ్డున ఉన్న నగరం ఏది?',
        'इनमें से कौन-सा नगर **{b}** के तट पर है?',
      ),
      odd: say(
        'Which of these cities does **not** stand on the **{b}**?',
        'వీటిలో **{b}** నది ఒడ్డున **లేని** నగరం ఏది?',
        'इनमें से कौन-सा नगर **{b}** के तट पर **नहीं** है?',
      ),
      tell: say('{a} stands on the {b}.', '{a} {b} నది ఒడ్డున ఉంది.', '{a} {b} नदी के तट पर है।'),
      also: [
        ['Kolkata', 'Ganga'],
        ['Varanasi', 'Gomti'],
      ],
    },
  ],
})

export const RIVERS = [...TRIBUTARIES, ...ORIGINS, ...DAMS, ...CITIES]

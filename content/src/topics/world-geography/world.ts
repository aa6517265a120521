import { COUNTRY } from '../../shared/facts/labels.ts'
import { factTable } from '../../shared/facts/table.ts'
import { say } from '../../text/localized.ts'

const TOPIC = 'world-geography'

const CAPITALS = factTable({
  name: 'countries',
  topic: TOPIC,
  settledBy: 'United Nations list of countries; ISO 4217 list of currencies',
  columns: { country: COUNTRY, capital: say('Capital', 'రాజధాని', 'राजधानी'), currency: say('Currency', 'కరెన్సీ', 'मुद्रा') },
  rows: new URL('./countries.csv', import.meta.url),
  relations: [
    {
      of: 'country',
      to: 'capital',
      shape: 'one-to-one',
      ask: say('What is the capital of **{a}**?', '**{a}** రాజధాని ఏది?', '**{a}** की राजधानी कौन-सी है?'),
      askBack: say('**{b}** is the capital of which country?', '**{b}** ఏ దేశ రాజధాని?', '**{b}** किस देश की राजधानी है?'),
      tell: say('The capital of {a} is {b}.', '{a} రాజధాని {b}.', '{a} की राजधानी {b} है।'),
    },
    {
      of: 'country',
      to: 'currency',
      shape: 'many-to-one',
      ask: say('What is the currency of **{a}**?', '**{a}** కరెన్సీ ఏది?', '**{a}** की मुद्रा कौन-सी है?'),
      askBack: say(
        'In which of these countries is the currency **{b}**?',
        'వీటిలో **{b}** కరెన్సీగా ఉన్న దేశం ఏది?',
        'इनमें से किस देश की मुद्रा **{b}** है?',
      ),
      odd: say(
        'In which of these countries is the currency **not** the **{b}**?',
        'వీటిలో **{b}** కరెన్సీ **కాని** దేశం ఏది?',
        'इनमें से किस देश की मुद्रा **{b}** **नहीं** है?',
      ),
      tell: say('The currency of {a} is the {b}.', '{a} కరెన్సీ {b}.', '{a} की मुद्रा {b} है।'),
    },
  ],
})

const STRAITS = factTable({
  name: 'straits-and-canals',
  topic: TOPIC,
  settledBy: 'atlases; International Hydrographic Organization',
  columns: {
    strait: say('Strait or canal', 'జలసంధి/కాలువ', 'जलसंधि/नहर'),
    joins: say('Waters it joins', 'కలిపే జలభాగాలు', 'जुड़ने वाली जलराशियाँ'),
  },
  rows: new URL('./straits-and-canals.csv', import.meta.url),
  relations: [
    {
      of: 'strait',
      to: 'joins',
      shape: 'one-to-one',
      ask: say(
        'Which waters does the **{a}** join?',
        '**{a}** ఏ జలభాగాలను కలుపుతుంది?',
        '**{a}** किन जलराशियों को जोड़ती है?',
      ),
      askBack: say(
        'Which strait or canal joins the **{b}**?',
        '**{b}** – వీటిని కలిపే జలసంధి/కాలువ ఏది?',
        '**{b}** – इन्हें जोड़ने वाली जलसंधि/नहर कौन-सी है?',
      ),
      tell: say('The {a} joins the {b}.', '{a} కలిపేవి: {b}.', '{a} जोड़ती है: {b}।'),
    },
  ],
})

const FEATURES = factTable({
  name: 'mountains-deserts-and-lakes-of-the-world',
  topic: TOPIC,
  settledBy: 'atlases of the world',
  columns: { feature: say('Feature', 'భౌగోళిక అంశం', 'भौगोलिक स्थल'), where: say('Continent', 'ఖండం', 'महाद्वीप') },
  rows: new URL('./mountains-deserts-and-lakes-of-the-world.csv', import.meta.url),
  relations: [
    {
      of: 'feature',
      to: 'where',
      shape: 'many-to-one',
      ask: say('On which continent can **{a}** be found?', '**{a}** ఏ ఖండంలో ఉంది|ఉన్నాయి?', '**{a}** किस महाद्वीप में है?'),
      askBack: say('Which of these is in **{b}**?', 'వీటిలో **{b}**లో ఉన్నది ఏది?', 'इनमें से कौन **{b}** में स्थित है?'),
      odd: say(
        'Which of these is **not** in **{b}**?',
        'వీటిలో **{b}**లో **లేనిది** ఏది?',
        'इनमें से कौन **{b}** में स्थित **नहीं** है?',
      ),
      tell: say('{a} can be found in {b}.', '{a} {b}లో ఉంది|ఉన్నాయి.', '{a} {b} में है।'),
    },
  ],
})

const LINES = factTable({
  name: 'boundary-lines',
  topic: TOPIC,
  settledBy: 'atlases; treaties',
  columns: { line: say('Line', 'రేఖ', 'रेखा'), between: say('Between', 'వేటి మధ్య', 'किनके बीच') },
  rows: new URL('./boundary-lines.csv', import.meta.url),
  relations: [
    {
      of: 'line',
      to: 'between',
      shape: 'one-to-one',
      ask: say(
        'Between which countries is (or was) the **{a}**?',
        '**{a}** ఏ దేశాల మధ్య ఉంది (ఉండేది)?',
        '**{a}** किन देशों के बीच है (थी)?',
      ),
      askBack: say(
        'Which line lies (or lay) between **{b}**?',
        '**{b}** మధ్య ఉన్న (ఉండిన) రేఖ ఏది?',
        '**{b}** के बीच कौन-सी रेखा है (थी)?',
      ),
      tell: say('The {a} is (or was) the line between {b}.', '{a}: {b} మధ్య.', '{a}: {b} के बीच।'),
    },
  ],
})

const PARLIAMENTS = factTable({
  name: 'parliaments',
  topic: TOPIC,
  settledBy: 'Inter-Parliamentary Union',
  columns: { parliament: say('Parliament', 'పార్లమెంటు', 'संसद'), country: COUNTRY },
  rows: new URL('./parliaments.csv', import.meta.url),
  relations: [
    {
      of: 'parliament',
      to: 'country',
      shape: 'one-to-one',
      ask: say(
        'To which country does the parliament called **{a}** belong?',
        '**{a}** ఏ దేశ పార్లమెంటు (లేదా దాని సభ)?',
        '**{a}** किस देश की संसद (या उसका सदन) है?',
      ),
      askBack: say(
        'What is the parliament (or a house of it) of **{b}** called?',
        '**{b}** పార్లమెంటు (లేదా దాని సభ) పేరు ఏమిటి?',
        '**{b}** की संसद (या उसके सदन) का नाम क्या है?',
      ),
      tell: say('The parliament of {b} (or a house of it) is called {a}.', '{b} పార్లమెంటు: {a}.', '{b} की संसद: {a}।'),
    },
  ],
})

export const WORLD = [...CAPITALS, ...STRAITS, ...FEATURES, ...LINES, ...PARLIAMENTS]

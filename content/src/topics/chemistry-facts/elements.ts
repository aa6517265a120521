import { factTable } from '../../shared/facts/table.ts'
import { say } from '../../text/localized.ts'

const TOPIC = 'chemistry-facts'

const ELEMENTS = factTable({
  name: 'elements',
  topic: TOPIC,
  settledBy: 'periodic table of IUPAC',
  columns: {
    element: say('Element', 'మూలకం', 'तत्व'),
    symbol: say('Symbol', 'సంకేతం', 'प्रतीक'),
    number: say('Atomic number', 'పరమాణు సంఖ్య', 'परमाणु क्रमांक'),
  },
  same: { symbol: String },
  rows: new URL('./elements.csv', import.meta.url),
  relations: [
    {
      of: 'element',
      to: 'symbol',
      shape: 'one-to-one',
      ask: say(
        'What is the chemical symbol of **{a}**?',
        '**{a}** రసాయన సంకేతం ఏది?',
        '**{a}** – इसका रासायनिक प्रतीक क्या है?',
      ),
      askBack: say('Which element has the symbol **{b}**?', '**{b}** ఏ మూలకం సంకేతం?', '**{b}** किस तत्व का प्रतीक है?'),
      tell: say('The symbol of {a} is {b}.', '{a} సంకేతం {b}.', '{a} – प्रतीक: {b}।'),
    },
    {
      of: 'element',
      to: 'number',
      shape: 'one-to-one',
      ask: say('What is the atomic number of **{a}**?', '**{a}** పరమాణు సంఖ్య ఎంత?', '**{a}** – इसका परमाणु क्रमांक क्या है?'),
      askBack: say(
        'Which element has the atomic number **{b}**?',
        'పరమాణు సంఖ్య **{b}** గల మూలకం ఏది?',
        'किस तत्व का परमाणु क्रमांक **{b}** है?',
      ),
      tell: say('The atomic number of {a} is {b}.', '{a} పరమాణు సంఖ్య {b}.', '{a} – परमाणु क्रमांक: {b}।'),
    },
  ],
})

export const ELEMENTS_AND_SYMBOLS = [...ELEMENTS]

import { COUNTRY } from '../../shared/facts/labels.ts'
import { factTable } from '../../shared/facts/table.ts'
import { say } from '../../text/localized.ts'

const TOPIC = 'indian-polity'
const SUBJECT = say('Subject', 'విషయం', 'विषय')

const BORROWED = factTable({
  name: 'sources-of-the-constitution',
  topic: TOPIC,
  settledBy: 'debates of the Constituent Assembly; NCERT political science textbooks',
  columns: { feature: say('Feature', 'లక్షణం', 'विशेषता'), country: COUNTRY },
  rows: new URL('./sources-of-the-constitution.csv', import.meta.url),
  relations: [
    {
      of: 'feature',
      to: 'country',
      shape: 'many-to-one',
      ask: say(
        'From the constitution of which country was “**{a}**”, a feature of the Indian Constitution, taken?',
        'భారత రాజ్యాంగంలోని **{a}**ను ఏ దేశ రాజ్యాంగం నుండి తీసుకున్నారు?',
        'भारतीय संविधान की यह विशेषता किस देश के संविधान से ली गई: **{a}**?',
      ),
      askBack: say(
        'Which feature of the Indian Constitution is taken from **{b}**?',
        'భారత రాజ్యాంగంలో **{b}** నుండి తీసుకున్న లక్షణం ఏది?',
        'भारतीय संविधान की कौन-सी विशेषता **{b}** से ली गई है?',
      ),
      odd: say(
        'Which of these features was **not** taken from **{b}**?',
        'వీటిలో **{b}** నుండి **తీసుకోని** లక్షణం ఏది?',
        'इनमें से कौन-सी विशेषता **{b}** से **नहीं** ली गई?',
      ),
      tell: say(
        'The feature “{a}” of the Constitution was taken from {b}.',
        'లక్షణం – {a}: {b} నుండి తీసుకున్నది.',
        'विशेषता – {a}: {b} से ली गई।',
      ),
      also: [
        ['Residuary powers with the Centre', 'Australia'],
        ['Fundamental rights', 'Ireland'],
        ['Federation with a strong Centre', 'Australia'],
        ['Federation with a strong Centre', 'USA'],
        ['Rule of law', 'USA'],
        ['Bicameral legislature', 'USA'],
        ['Bicameral legislature', 'Australia'],
        ['Bicameral legislature', 'Canada'],
        ['Parliamentary system', 'Canada'],
        ['Parliamentary system', 'Australia'],
        ['Parliamentary system', 'Ireland'],
        ['Parliamentary system', 'Japan'],
        ['Judicial review', 'Japan'],
      ],
    },
  ],
})

const LISTS = factTable({
  name: 'legislative-lists',
  topic: TOPIC,
  settledBy: 'Seventh Schedule to the Constitution of India',
  columns: { subject: SUBJECT, list: say('List', 'జాబితా', 'सूची') },
  rows: new URL('./legislative-lists.csv', import.meta.url),
  relations: [
    {
      of: 'subject',
      to: 'list',
      shape: 'many-to-one',
      askBack: say(
        'Which of these subjects is in the **{b}** of the Seventh Schedule?',
        'వీటిలో ఏడో షెడ్యూలులోని **{b}**లో ఉన్న అంశం ఏది?',
        'इनमें से कौन-सा विषय सातवीं अनुसूची की **{b}** में है?',
      ),
      odd: say(
        'Which of these subjects is **not** in the **{b}**?',
        'వీటిలో **{b}**లో **లేని** అంశం ఏది?',
        'इनमें से कौन-सा विषय **{b}** में **नहीं** है?',
      ),
      tell: say('{a} is in the {b}.', '{a}: {b}లోని అంశం.', '{a} – {b} का विषय।'),
    },
  ],
})

const COMMITTEES = factTable({
  name: 'commissions-and-committees',
  topic: TOPIC,
  settledBy: 'reports of the commissions and committees',
  columns: { commission: say('Commission or committee', 'కమిషన్/కమిటీ', 'आयोग/समिति'), subject: SUBJECT },
  rows: new URL('./commissions-and-committees.csv', import.meta.url),
  relations: [
    {
      of: 'commission',
      to: 'subject',
      shape: 'one-to-one',
      ask: say('What was the **{a}** about?', '**{a}** దేనికి సంబంధించినది?', '**{a}** किससे संबंधित है?'),
      askBack: say(
        'Which commission or committee was concerned with “**{b}**”?',
        '**{b}** – ఈ అంశానికి సంబంధించిన కమిషన్/కమిటీ ఏది?',
        '**{b}** – इस विषय से संबंधित आयोग/समिति कौन-सी है?',
      ),
      tell: say('The {a} was concerned with “{b}”.', '{a} అంశం: {b}.', '{a} का विषय: {b}।'),
      also: [
        ['Raja Chelliah Committee', 'Direct and indirect taxes'],
        ['Kelkar Task Force (2002)', 'Tax reforms'],
      ],
    },
  ],
})

const WRITS = factTable({
  name: 'writs',
  topic: TOPIC,
  settledBy: 'Articles 32 and 226 of the Constitution; legal dictionaries',
  columns: { writ: say('Writ', 'రిట్', 'रिट'), meaning: say('Meaning or purpose', 'అర్థం/ఉద్దేశం', 'अर्थ/उद्देश्य') },
  rows: new URL('./writs.csv', import.meta.url),
  relations: [
    {
      of: 'writ',
      to: 'meaning',
      shape: 'one-to-one',
      ask: say('What is the purpose of the writ of **{a}**?', '**{a}** రిట్ ఉద్దేశం ఏమిటి?', '**{a}** रिट का उद्देश्य क्या है?'),
      askBack: say(
        'Which writ serves the purpose “**{b}**”?',
        '**{b}** – ఈ ఉద్దేశం గల రిట్ ఏది?',
        '**{b}** – यह किस रिट का उद्देश्य है?',
      ),
      tell: say('The purpose of the writ of {a} is “{b}”.', '{a} రిట్: {b}.', '{a} रिट: {b}।'),
    },
  ],
})

export const POLITY = [...BORROWED, ...LISTS, ...COMMITTEES, ...WRITS]

import { YEAR } from '../../shared/facts/labels.ts'
import { factTable } from '../../shared/facts/table.ts'
import { say } from '../../text/localized.ts'

const TOPIC = 'indian-polity'
const SUBJECT = say('Subject', 'విషయం', 'विषय')

const ARTICLES = factTable({
  name: 'articles',
  topic: TOPIC,
  settledBy: 'text of the Constitution of India',
  columns: { article: say('Article', 'అధికరణ', 'अनुच्छेद'), subject: SUBJECT },
  rows: new URL('./articles.csv', import.meta.url),
  relations: [
    {
      of: 'article',
      to: 'subject',
      shape: 'one-to-one',
      ask: say(
        'What does **{a}** of the Constitution of India deal with?',
        'భారత రాజ్యాంగంలోని **{a}** దేనికి సంబంధించినది?',
        'भारत के संविधान का **{a}** किससे संबंधित है?',
      ),
      askBack: say(
        'Which Article of the Constitution deals with “**{b}**”?',
        '**{b}** – ఈ అంశానికి సంబంధించిన రాజ్యాంగ అధికరణ ఏది?',
        '**{b}** – संविधान का कौन-सा अनुच्छेद इस विषय से संबंधित है?',
      ),
      tell: say('{a} deals with “{b}”.', '{a} విషయం: {b}.', '{a} का विषय: {b}।'),
      also: [
        ['Article 14', 'No discrimination on grounds of religion, race, caste, sex or place of birth'],
        ['Article 74', 'The President of India'],
        ['Article 239AA', 'Constitution of Parliament'],
      ],
    },
  ],
})

const PARTS = factTable({
  name: 'parts-of-the-constitution',
  topic: TOPIC,
  settledBy: 'text of the Constitution of India',
  columns: { part: say('Part', 'భాగం', 'भाग'), subject: SUBJECT },
  rows: new URL('./parts-of-the-constitution.csv', import.meta.url),
  relations: [
    {
      of: 'part',
      to: 'subject',
      shape: 'one-to-one',
      ask: say(
        'What is the subject of **{a}** of the Constitution of India?',
        'భారత రాజ్యాంగంలోని **{a}** విషయం ఏది?',
        'भारत के संविधान के **{a}** का विषय क्या है?',
      ),
      askBack: say(
        'Which Part of the Constitution has the subject **{b}**?',
        '**{b}** – ఇది రాజ్యాంగంలోని ఏ భాగం విషయం?',
        '**{b}** – यह संविधान के किस भाग का विषय है?',
      ),
      tell: say('The subject of {a} of the Constitution is “{b}”.', 'రాజ్యాంగం {a}: {b}.', 'संविधान का {a}: {b}।'),
      also: [['Part VI', 'The Union and its territory']],
    },
  ],
})

const SCHEDULES = factTable({
  name: 'schedules',
  topic: TOPIC,
  settledBy: 'text of the Constitution of India',
  columns: { schedule: say('Schedule', 'షెడ్యూలు', 'अनुसूची'), subject: SUBJECT },
  rows: new URL('./schedules.csv', import.meta.url),
  relations: [
    {
      of: 'schedule',
      to: 'subject',
      shape: 'one-to-one',
      ask: say(
        'What does the **{a}** of the Constitution contain?',
        'రాజ్యాంగంలోని **{a}** దేనికి సంబంధించినది?',
        'संविधान की **{a}** किससे संबंधित है?',
      ),
      askBack: say(
        'Which Schedule of the Constitution contains “**{b}**”?',
        '**{b}** – ఈ అంశానికి సంబంధించిన షెడ్యూలు ఏది?',
        '**{b}** – इस विषय से संबंधित अनुसूची कौन-सी है?',
      ),
      tell: say('The {a} contains “{b}”.', '{a} విషయం: {b}.', '{a} का विषय: {b}।'),
    },
  ],
})

const AMENDMENTS = factTable({
  name: 'amendments',
  topic: TOPIC,
  settledBy: 'Constitution (Amendment) Acts in the Gazette of India',
  columns: {
    amendment: say('Amendment', 'సవరణ', 'संशोधन'),
    change: say('What it did', 'తెచ్చిన మార్పు', 'किया गया परिवर्तन'),
    year: YEAR,
  },
  rows: new URL('./amendments.csv', import.meta.url),
  relations: [
    {
      of: 'amendment',
      to: 'change',
      shape: 'one-to-one',
      ask: say(
        'What is the **{a}** of the Constitution known for?',
        'రాజ్యాంగ **{a}** దేనికి ప్రసిద్ధం?',
        'संविधान का **{a}** किसके लिए जाना जाता है?',
      ),
      askBack: say(
        'Which amendment of the Constitution is known for “**{b}**”?',
        '**{b}** – ఇది ఎన్నో రాజ్యాంగ సవరణ?',
        '**{b}** – यह कौन-सा संविधान संशोधन है?',
      ),
      tell: say('The {a} is known for “{b}”.', '{a} ప్రత్యేకత: {b}.', '{a} – विशेषता: {b}।'),
    },
    {
      of: 'amendment',
      to: 'year',
      shape: 'many-to-one',
      ask: say(
        'In which year was the **{a}** of the Constitution enacted (or brought into force)?',
        'రాజ్యాంగ **{a}** చట్టమైన (లేదా అమలైన) సంవత్సరం ఏది?',
        'संविधान का **{a}** किस वर्ष अधिनियमित (या लागू) हुआ?',
      ),
      tell: say('The {a} came in {b}.', '{a} జరిగిన సంవత్సరం {b}.', '{a} {b} में हुआ।'),
    },
  ],
})

export const CONSTITUTION = [...ARTICLES, ...PARTS, ...SCHEDULES, ...AMENDMENTS]

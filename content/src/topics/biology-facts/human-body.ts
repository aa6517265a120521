import { factTable } from '../../shared/facts/table.ts'
import { say } from '../../text/localized.ts'

const TOPIC = 'biology-facts'

const VITAMINS = factTable({
  name: 'vitamins',
  topic: TOPIC,
  settledBy: 'IUPAC–IUB nomenclature of vitamins; NCERT biology textbooks',
  columns: {
    vitamin: say('Vitamin', 'విటమిన్', 'विटामिन'),
    chemical: say('Chemical name', 'రసాయన నామం', 'रासायनिक नाम'),
    disease: say('Effect of deficiency', 'లోపం వల్ల వచ్చేది', 'कमी का प्रभाव'),
  },
  rows: new URL('./vitamins.csv', import.meta.url),
  relations: [
    {
      of: 'vitamin',
      to: 'chemical',
      shape: 'one-to-one',
      ask: say('What is the chemical name of **{a}**?', '**{a}** రసాయన నామం ఏది?', '**{a}** का रासायनिक नाम क्या है?'),
      askBack: say(
        '**{b}** is the chemical name of which vitamin?',
        '**{b}** ఏ విటమిన్ రసాయన నామం?',
        '**{b}** किस विटामिन का रासायनिक नाम है?',
      ),
      tell: say('The chemical name of {a} is {b}.', '{a} రసాయన నామం {b}.', '{a} का रासायनिक नाम {b} है।'),
    },
    {
      of: 'vitamin',
      to: 'disease',
      shape: 'one-to-one',
      ask: say(
        'What does a lack of **{a}** chiefly cause?',
        '**{a}** లోపం వల్ల ప్రధానంగా ఏమి వస్తుంది?',
        '**{a}** की कमी से मुख्यतः क्या होता है?',
      ),
      askBack: say(
        'A lack of which vitamin chiefly causes **{b}**?',
        '**{b}** ప్రధానంగా ఏ విటమిన్ లోపం వల్ల వస్తుంది?',
        '**{b}** मुख्यतः किस विटामिन की कमी का परिणाम है?',
      ),
      tell: say('A lack of {a} chiefly causes “{b}”.', '{a} లోపం వల్ల: {b}.', '{a} की कमी से: {b}।'),
    },
  ],
})

const DISEASES = factTable({
  name: 'diseases-and-agents',
  topic: TOPIC,
  settledBy: 'World Health Organization; NCERT biology textbooks',
  columns: { disease: say('Disease', 'వ్యాధి', 'रोग'), agent: say('Kind of agent', 'కారకం', 'कारक') },
  rows: new URL('./diseases-and-agents.csv', import.meta.url),
  relations: [
    {
      of: 'disease',
      to: 'agent',
      shape: 'many-to-one',
      ask: say(
        'What kind of agent causes **{a}**?',
        '**{a}**కు కారణమైన కారకం ఏ రకం?',
        '**{a}** – यह रोग किस प्रकार के कारक से होता है?',
      ),
      askBack: say(
        'Which of these diseases is caused by an agent of the kind “**{b}**”?',
        'వీటిలో **{b}** వల్ల వచ్చే వ్యాధి ఏది?',
        'इनमें से कौन-सा रोग **{b}** से होता है?',
      ),
      odd: say(
        'Which of these diseases is **not** caused by an agent of the kind “**{b}**”?',
        'వీటిలో **{b}** వల్ల **రాని** వ్యాధి ఏది?',
        'इनमें से कौन-सा रोग **{b}** से **नहीं** होता?',
      ),
      tell: say('{a} is caused by an agent of the kind “{b}”.', '{a} కారకం: {b}.', '{a} – कारक: {b}।'),
    },
  ],
})

const HORMONES = factTable({
  name: 'glands-and-hormones',
  topic: TOPIC,
  settledBy: 'NCERT biology textbooks',
  columns: { hormone: say('Secretion', 'స్రావం', 'स्राव'), gland: say('Gland', 'గ్రంథి', 'ग्रंथि') },
  rows: new URL('./glands-and-hormones.csv', import.meta.url),
  relations: [
    {
      of: 'hormone',
      to: 'gland',
      shape: 'many-to-one',
      ask: say(
        'Which gland or organ secretes **{a}**?',
        '**{a}**ను స్రవించే గ్రంథి/అవయవం ఏది?',
        '**{a}** का स्राव किस ग्रंथि/अंग से होता है?',
      ),
      askBack: say(
        'Which of these is secreted by the **{b}**?',
        'వీటిలో **{b}** స్రవించేది ఏది?',
        'इनमें से किसका स्राव **{b}** से होता है?',
      ),
      tell: say('{a} is secreted by the {b}.', '{a} – స్రవించేది: {b}.', '{a} का स्राव {b} से होता है।'),
      also: [
        ['Testosterone', 'Adrenal gland'],
        ['Progesterone', 'Adrenal gland'],
        ['Testosterone', 'Ovary'],
      ],
    },
  ],
})

const BODY = factTable({
  name: 'numbers-of-the-body',
  topic: TOPIC,
  settledBy: 'NCERT biology textbooks',
  columns: { what: say('In the human body', 'మానవ శరీరంలో', 'मानव शरीर में'), number: say('Number', 'సంఖ్య', 'संख्या') },
  rows: new URL('./numbers-of-the-body.csv', import.meta.url),
  relations: [
    {
      of: 'what',
      to: 'number',
      shape: 'many-to-one',
      ask: say(
        'What is the number given for “**{a}**” in the human body?',
        'మానవ శరీరంలో **{a}** ఎన్ని?',
        'मानव शरीर में **{a}** – संख्या कितनी है?',
      ),
      tell: say(
        'The number for “{a}” in the human body is {b}.',
        'మానవ శరీరంలో {a}: {b}.',
        'मानव शरीर में संख्या – {a}: {b}।',
      ),
    },
  ],
})

export const HUMAN_BODY = [...VITAMINS, ...DISEASES, ...HORMONES, ...BODY]

import { formula } from '../../shared/facts/formula.ts'
import { factTable } from '../../shared/facts/table.ts'
import { say } from '../../text/localized.ts'

const TOPIC = 'chemistry-facts'

const COMPOUNDS = factTable({
  name: 'compounds',
  topic: TOPIC,
  settledBy: 'IUPAC nomenclature; NCERT chemistry textbooks',
  columns: {
    common: say('Common name', 'సాధారణ నామం', 'सामान्य नाम'),
    chemical: say('Chemical name', 'రసాయన నామం', 'रासायनिक नाम'),
    formula: say('Formula', 'ఫార్ములా', 'सूत्र'),
  },
  same: { formula },
  rows: new URL('./compounds.csv', import.meta.url),
  relations: [
    {
      of: 'common',
      to: 'chemical',
      shape: 'one-to-one',
      ask: say('What is the chemical name of **{a}**?', '**{a}** రసాయన నామం ఏది?', '**{a}** – इसका रासायनिक नाम क्या है?'),
      askBack: say(
        '**{b}** is commonly known by which name?',
        '**{b}**ను సాధారణంగా ఏమంటారు?',
        '**{b}** का सामान्य नाम क्या है?',
      ),
      tell: say('The chemical name of {a} is {b}.', '{a} రసాయన నామం {b}.', '{a} – रासायनिक नाम: {b}।'),
    },
    {
      of: 'common',
      to: 'formula',
      shape: 'one-to-one',
      ask: say(
        'What is the chemical formula of **{a}**?',
        '**{a}** రసాయన ఫార్ములా ఏది?',
        '**{a}** – इसका रासायनिक सूत्र क्या है?',
      ),
      askBack: say('Which substance has the formula {b}?', '{b} ఫార్ములా గల పదార్థం ఏది?', '{b} किस पदार्थ का सूत्र है?'),
      tell: say('The formula of {a} is {b}.', '{a} ఫార్ములా {b}.', '{a} – सूत्र: {b}।'),
    },
  ],
})

const ORES = factTable({
  name: 'ores',
  topic: TOPIC,
  settledBy: 'Indian Bureau of Mines; NCERT chemistry textbooks',
  columns: { ore: say('Ore', 'ధాతువు', 'अयस्क'), metal: say('Metal', 'లోహం', 'धातु') },
  rows: new URL('./ores.csv', import.meta.url),
  relations: [
    {
      of: 'ore',
      to: 'metal',
      shape: 'many-to-one',
      ask: say('**{a}** is an ore (mineral) of which metal?', '**{a}** ఏ లోహం యొక్క ధాతువు?', '**{a}** किस धातु का अयस्क है?'),
      askBack: say(
        'Which of the following is an ore (mineral) of **{b}**?',
        'కింది వాటిలో **{b}** ధాతువు ఏది?',
        'निम्नलिखित में से इस धातु का अयस्क कौन-सा है: **{b}**?',
      ),
      odd: say(
        'Which of the following is **not** an ore (mineral) of **{b}**?',
        'కింది వాటిలో **{b}** ధాతువు **కానిది** ఏది?',
        'निम्नलिखित में से कौन-सा इस धातु का अयस्क **नहीं** है: **{b}**?',
      ),
      tell: say('{a} is an ore (mineral) of {b}.', '{a} అనేది {b} ధాతువు.', '{a} अयस्क की धातु: {b}।'),
    },
  ],
})

const ALLOYS = factTable({
  name: 'alloys',
  topic: TOPIC,
  settledBy: 'NCERT chemistry textbooks',
  columns: { alloy: say('Alloy', 'మిశ్రమలోహం', 'मिश्रधातु'), parts: say('Main constituents', 'ప్రధాన అంశాలు', 'मुख्य घटक') },
  rows: new URL('./alloys.csv', import.meta.url),
  relations: [
    {
      of: 'alloy',
      to: 'parts',
      shape: 'one-to-one',
      ask: say(
        'What are the main constituents of **{a}**?',
        '**{a}**లోని ప్రధాన అంశాలు ఏవి?',
        '**{a}** – इसके मुख्य घटक क्या हैं?',
      ),
      askBack: say(
        'Of which alloy are **{b}** the main constituents?',
        '**{b}** ప్రధాన అంశాలుగా గల మిశ్రమలోహం ఏది?',
        '**{b}** किस मिश्रधातु के मुख्य घटक हैं?',
      ),
      tell: say('The main constituents of {a} are {b}.', '{a} ప్రధాన అంశాలు: {b}.', '{a} – मुख्य घटक: {b}।'),
    },
  ],
})

const ACIDS = factTable({
  name: 'acids-in-nature',
  topic: TOPIC,
  settledBy: 'NCERT science textbooks',
  columns: { source: say('Source', 'మూలం', 'स्रोत'), acid: say('Acid', 'ఆమ్లం', 'अम्ल') },
  rows: new URL('./acids-in-nature.csv', import.meta.url),
  relations: [
    {
      of: 'source',
      to: 'acid',
      shape: 'one-to-one',
      ask: say(
        'Which acid is chiefly found in **{a}**?',
        '**{a}**లో ప్రధానంగా ఉండే ఆమ్లం ఏది?',
        '**{a}** – इसमें मुख्यतः कौन-सा अम्ल होता है?',
      ),
      askBack: say(
        'In which of these is **{b}** chiefly found?',
        '**{b}** ప్రధానంగా వీటిలో దేనిలో ఉంటుంది?',
        '**{b}** मुख्यतः इनमें से किसमें होता है?',
      ),
      tell: say('The chief acid of {a} is {b}.', '{a}లో ప్రధానంగా ఉండేది {b}.', '{a} – इसका मुख्य अम्ल: {b}।'),
      also: [
        ['Lemon', 'Malic acid'],
        ['Tamarind', 'Malic acid'],
        ['Tamarind', 'Citric acid'],
        ['Tomato (NCERT, class 10)', 'Citric acid'],
        ['Tomato (NCERT, class 10)', 'Malic acid'],
        ['Apple', 'Citric acid'],
      ],
    },
  ],
})

export const CHEMISTRY = [...COMPOUNDS, ...ORES, ...ALLOYS, ...ACIDS]

import { factTable } from '../../shared/facts/table.ts'
import { say } from '../../text/localized.ts'

const TOPIC = 'biology-facts'

const STUDIES = factTable({
  name: 'branches-of-study',
  topic: TOPIC,
  settledBy: 'dictionaries of science',
  columns: { branch: say('Branch', 'శాఖ', 'शाखा'), study: say('Study of', 'అధ్యయన విషయం', 'अध्ययन का विषय') },
  rows: new URL('./branches-of-study.csv', import.meta.url),
  relations: [
    {
      of: 'branch',
      to: 'study',
      shape: 'one-to-one',
      ask: say('What does **{a}** study?', '**{a}** దేని అధ్యయనం?', '**{a}** किसका अध्ययन है?'),
      askBack: say(
        'Which branch of science is the study of “**{b}**”?',
        '**{b}** – ఈ అంశాన్ని అధ్యయనం చేసే శాస్త్ర శాఖ ఏది?',
        '**{b}** – यह विज्ञान की किस शाखा के अध्ययन का विषय है?',
      ),
      tell: say('{a} is the study of “{b}”.', '{a} అధ్యయన విషయం: {b}.', '{a} के अध्ययन का विषय: {b}।'),
      also: [
        ['Botany', 'Trees'],
        ['Botany', 'Grasses'],
        ['Botany', 'Algae'],
        ['Botany', 'Fruits'],
        ['Dendrology', 'Plants'],
        ['Agrostology', 'Plants'],
        ['Phycology', 'Plants'],
        ['Pomology', 'Plants'],
        ['Zoology', 'Birds'],
        ['Zoology', 'Insects'],
        ['Zoology', 'Fishes'],
        ['Zoology', 'Reptiles and amphibians'],
        ['Zoology', 'Worms'],
        ['Zoology', 'Animal behaviour'],
        ['Zoology', 'Shells'],
        ['Ornithology', 'Animals'],
        ['Entomology', 'Animals'],
        ['Ichthyology', 'Animals'],
        ['Herpetology', 'Animals'],
        ['Helminthology', 'Animals'],
        ['Ethology', 'Animals'],
        ['Conchology', 'Animals'],
      ],
    },
  ],
})

const CELL = factTable({
  name: 'parts-and-functions',
  topic: TOPIC,
  settledBy: 'NCERT biology textbooks',
  columns: { part: say('Part', 'భాగం', 'अंग/अंगक'), work: say('Known as or function', 'పేరు/విధి', 'उपनाम/कार्य') },
  rows: new URL('./parts-and-functions.csv', import.meta.url),
  relations: [
    {
      of: 'part',
      to: 'work',
      shape: 'one-to-one',
      ask: say(
        'What is the name or the work of the **{a}**?',
        '**{a}** – పేరు లేదా పని ఏమిటి?',
        '**{a}** – नाम या कार्य क्या है?',
      ),
      askBack: say(
        'Which part is linked with “**{b}**”?',
        '**{b}** – ఇది దేని పేరు లేదా పని?',
        '**{b}** – यह किसका नाम या कार्य है?',
      ),
      tell: say('The name or the work of the {a} is “{b}”.', '{a} – పేరు లేదా పని: {b}.', '{a} – नाम या कार्य: {b}।'),
      also: [
        ['Stomata', 'Photosynthesis'],
        ['Chloroplast', 'Exchange of gases in leaves'],
        ['Mitochondria', 'Protein synthesis'],
        ['Chloroplast', 'Protein synthesis'],
      ],
    },
  ],
})

const ANIMALS = factTable({
  name: 'scientific-names',
  topic: TOPIC,
  settledBy: 'International Codes of Zoological and Botanical Nomenclature',
  columns: {
    name: say('Common name', 'సాధారణ పేరు', 'सामान्य नाम'),
    science: say('Scientific name', 'శాస్త్రీయ నామం', 'वैज्ञानिक नाम'),
  },
  same: { science: (name) => `*${name}*` },
  rows: new URL('./scientific-names.csv', import.meta.url),
  relations: [
    {
      of: 'name',
      to: 'science',
      shape: 'one-to-one',
      ask: say('What is the scientific name of **{a}**?', '**{a}** శాస్త్రీయ నామం ఏది?', '**{a}** – इसका वैज्ञानिक नाम क्या है?'),
      askBack: say(
        '{b} is the scientific name of which of these?',
        '{b} వీటిలో దేని శాస్త్రీయ నామం?',
        '{b} इनमें से किसका वैज्ञानिक नाम है?',
      ),
      tell: say('The scientific name of {a} is {b}.', '{a} శాస్త్రీయ నామం {b}.', '{a} – वैज्ञानिक नाम: {b}।'),
    },
  ],
})

export const BIOLOGY = [...STUDIES, ...CELL, ...ANIMALS]

import { factTable } from '../../shared/facts/table.ts'
import { say } from '../../text/localized.ts'

const TOPIC = 'physics-facts'

const UNITS = factTable({
  name: 'si-units',
  topic: TOPIC,
  settledBy: 'SI Brochure of the International Bureau of Weights and Measures',
  columns: { quantity: say('Quantity', 'భౌతిక రాశి', 'भौतिक राशि'), unit: say('SI unit', 'SI ప్రమాణం', 'SI मात्रक') },
  rows: new URL('./si-units.csv', import.meta.url),
  relations: [
    {
      of: 'quantity',
      to: 'unit',
      shape: 'one-to-one',
      ask: say('What is the SI unit of **{a}**?', '**{a}** యొక్క SI ప్రమాణం ఏది?', '**{a}** का SI मात्रक क्या है?'),
      askBack: say(
        '**{b}** is the SI unit of which quantity?',
        '**{b}** ఏ రాశికి SI ప్రమాణం?',
        '**{b}** किस राशि का SI मात्रक है?',
      ),
      tell: say('The SI unit of {a} is the {b}.', '{a} యొక్క SI ప్రమాణం {b}.', '{a} का SI मात्रक: {b}।'),
    },
  ],
})

const INSTRUMENTS = factTable({
  name: 'instruments',
  topic: TOPIC,
  settledBy: 'NCERT science textbooks; dictionaries of science',
  columns: { instrument: say('Instrument', 'పరికరం', 'उपकरण'), measures: say('Use', 'ఉపయోగం', 'उपयोग') },
  rows: new URL('./instruments.csv', import.meta.url),
  relations: [
    {
      of: 'instrument',
      to: 'measures',
      shape: 'one-to-one',
      ask: say(
        'For what is the instrument “**{a}**” used?',
        '**{a}**ను దేనికి (కొలవడానికి/చేయడానికి) ఉపయోగిస్తారు?',
        '**{a}** का उपयोग किसके लिए (मापने/करने में) होता है?',
      ),
      askBack: say(
        'Which instrument is used for “**{b}**”?',
        '**{b}** – దీనికి ఉపయోగించే పరికరం ఏది?',
        '**{b}** – इसके लिए कौन-सा उपकरण काम आता है?',
      ),
      tell: say('The instrument {a} is used for “{b}”.', '{a} ఉపయోగం: {b}.', '{a} का उपयोग: {b}।'),
      also: [
        ['Pyrometer', 'Temperature'],
        ['Thermometer', 'Very high temperatures'],
        ['Bolometer', 'Solar radiation'],
        ['Pyrheliometer', 'Radiant heat'],
        ['Manometer', 'Blood pressure'],
        ['Manometer', 'Atmospheric pressure'],
        ['Barometer', 'Pressure of gases'],
        ['Barometer', 'Altitude'],
        ['Galvanometer', 'Electric current'],
        ['Ammeter', 'Detecting very small currents'],
        ['Hydrometer', 'Purity (density) of milk'],
        ['Lactometer', 'Relative density of liquids'],
      ],
    },
  ],
})

const PHENOMENA = factTable({
  name: 'phenomena-and-principles',
  topic: TOPIC,
  settledBy: 'NCERT physics textbooks',
  columns: {
    phenomenon: say('Phenomenon or device', 'దృగ్విషయం/పరికరం', 'घटना/यंत्र'),
    principle: say('Cause or principle', 'కారణం/సూత్రం', 'कारण/सिद्धांत'),
  },
  rows: new URL('./phenomena-and-principles.csv', import.meta.url),
  relations: [
    {
      of: 'phenomenon',
      to: 'principle',
      shape: 'one-to-one',
      ask: say(
        'Which of these chiefly explains “**{a}**”?',
        '**{a}** – దీనికి ప్రధాన కారణం/సూత్రం ఏది?',
        '**{a}** – इसका मुख्य कारण/सिद्धांत क्या है?',
      ),
      askBack: say(
        'Which of these is explained chiefly by **{b}**?',
        'వీటిలో ప్రధానంగా **{b}** ఆధారంగా వివరించదగినది ఏది?',
        'इनमें से किसकी व्याख्या मुख्यतः इससे होती है: **{b}**?',
      ),
      tell: say('“{a}” is explained chiefly by “{b}”.', '{a} – ప్రధాన కారణం: {b}.', '{a} – मुख्य कारण: {b}।'),
      also: [
        ['Sparkle of a cut diamond', 'Dispersion of light'],
        ['Sparkle of a cut diamond', 'Atmospheric refraction'],
        ['Colours of a soap bubble', 'Interference of laser light'],
        ['Holography', 'Interference of light'],
        ['Rise of oil in a lamp wick', 'Surface tension'],
        ['Spherical shape of raindrops', 'Capillary action'],
        ['Washing machine spin drier', 'Inertia of motion'],
      ],
    },
  ],
})

const DISCOVERIES = factTable({
  name: 'discoveries-in-physics',
  topic: TOPIC,
  settledBy: 'histories of science; NCERT physics textbooks',
  columns: {
    discovery: say('Discovery or law', 'ఆవిష్కరణ/నియమం', 'खोज/नियम'),
    scientist: say('Scientist', 'శాస్త్రవేత్త', 'वैज्ञानिक'),
  },
  rows: new URL('./discoveries-in-physics.csv', import.meta.url),
  relations: [
    {
      of: 'discovery',
      to: 'scientist',
      shape: 'one-to-one',
      ask: say('To which scientist is “**{a}**” credited?', '**{a}** ఎవరి ఆవిష్కరణ?', '**{a}** – श्रेय किसे दिया जाता है?'),
      askBack: say('Which of these is credited to **{b}**?', 'వీటిలో **{b}** ఆవిష్కరణ ఏది?', 'इनमें से **{b}** की देन कौन-सी है?'),
      tell: say('“{a}” is credited to {b}.', '{a} – ఈ ఘనత పొందినవారు: {b}.', '{a} – श्रेय: {b}।'),
      also: [
        ['Quantum theory', 'Albert Einstein'],
        ['Atomic nucleus', 'James Chadwick'],
      ],
    },
  ],
})

export const PHYSICS = [...UNITS, ...INSTRUMENTS, ...PHENOMENA, ...DISCOVERIES]

import { STATE } from '../../shared/facts/labels.ts'
import { factTable } from '../../shared/facts/table.ts'
import { say } from '../../text/localized.ts'

const TOPIC = 'art-and-culture'

const DANCES = factTable({
  name: 'dances',
  topic: TOPIC,
  settledBy: 'Sangeet Natak Akademi; Centre for Cultural Resources and Training',
  columns: { dance: say('Dance or dance theatre', 'నృత్యం/నృత్య నాటకం', 'नृत्य/नृत्य नाट्य'), state: STATE },
  rows: new URL('./dances.csv', import.meta.url),
  relations: [
    {
      of: 'dance',
      to: 'state',
      shape: 'many-to-one',
      ask: say(
        'With which state or Union territory is **{a}** chiefly linked?',
        '**{a}** ప్రధానంగా ఏ రాష్ట్రం/ప్రాంతానికి చెందినది?',
        '**{a}** – इसका संबंध मुख्यतः किस राज्य/प्रदेश से है?',
      ),
      askBack: say(
        'Which of these is chiefly linked with **{b}**?',
        'వీటిలో ప్రధానంగా **{b}**కు చెందినది ఏది?',
        'इनमें से किसका संबंध मुख्यतः **{b}** से है?',
      ),
      odd: say(
        'Which of these is **not** chiefly linked with **{b}**?',
        'వీటిలో **{b}**కు **చెందనిది** ఏది?',
        'इनमें से किसका संबंध मुख्यतः **{b}** से **नहीं** है?',
      ),
      tell: say('{a} is linked with {b}.', '{a} {b}కు చెందినది.', '{a} – संबंध: {b}।'),
      also: [
        ['Yakshagana', 'Kerala'],
        ['Yakshagana', 'Andhra Pradesh'],
        ['Yakshagana', 'Telangana'],
        ['Theyyam', 'Karnataka'],
        ['Jatra', 'Odisha'],
        ['Jatra', 'Assam'],
        ['Nautanki', 'Rajasthan'],
        ['Nautanki', 'Bihar'],
        ['Raslila of Mathura', 'Manipur'],
        ['Bhavai theatre', 'Rajasthan'],
        ['Gussadi', 'Maharashtra'],
        ['Dhimsa of Araku', 'Odisha'],
        ['Panthi', 'Madhya Pradesh'],
        ['Kuchipudi', 'Telangana'],
        ['Karakattam', 'Andhra Pradesh'],
        ['Perini Sivatandavam', 'Andhra Pradesh'],
        ['Veeranatyam', 'Telangana'],
        ['Tamasha', 'Uttar Pradesh'],
        ['Karakattam', 'Kerala'],
      ],
    },
  ],
})

const ARTISTS = factTable({
  name: 'musicians-and-instruments',
  topic: TOPIC,
  settledBy: 'Sangeet Natak Akademi',
  columns: { artist: say('Artist', 'కళాకారుడు', 'कलाकार'), art: say('Instrument or art', 'వాయిద్యం/కళ', 'वाद्य/कला') },
  rows: new URL('./musicians-and-instruments.csv', import.meta.url),
  relations: [
    {
      of: 'artist',
      to: 'art',
      shape: 'many-to-one',
      ask: say(
        'For which instrument or kind of singing is **{a}** famous?',
        '**{a}** ఏ వాయిద్యం/కళకు ప్రసిద్ధి?',
        '**{a}** किस वाद्य/कला के लिए प्रसिद्ध हैं?',
      ),
      askBack: say(
        'Who among these is famous for **{b}**?',
        'వీరిలో **{b}**కు ప్రసిద్ధి చెందినవారు ఎవరు?',
        '**{b}** – इसके लिए इनमें से कौन प्रसिद्ध हैं?',
      ),
      tell: say('{a} is famous for {b}.', '{a} ప్రసిద్ధి చెందిన వాయిద్యం/కళ: {b}.', '{a} – प्रसिद्ध वाद्य/कला: {b}।'),
      also: [['M. S. Subbulakshmi', 'Hindustani vocal music']],
    },
  ],
})

const DANCERS = factTable({
  name: 'dancers',
  topic: TOPIC,
  settledBy: 'Sangeet Natak Akademi',
  columns: { artist: say('Dancer', 'నర్తకులు', 'नर्तक'), dance: say('Dance', 'నృత్యం', 'नृत्य') },
  rows: new URL('./dancers.csv', import.meta.url),
  relations: [
    {
      of: 'artist',
      to: 'dance',
      shape: 'many-to-one',
      ask: say('For which dance is **{a}** famous?', '**{a}** ఏ నృత్యానికి ప్రసిద్ధి?', '**{a}** किस नृत्य के लिए प्रसिद्ध हैं?'),
      askBack: say(
        'Who among these dancers is famous for **{b}**?',
        'ఈ నృత్య కళాకారులలో **{b}**కు ప్రసిద్ధి చెందినవారు ఎవరు?',
        'इन नर्तकों में से **{b}** के लिए कौन प्रसिद्ध हैं?',
      ),
      tell: say('{a} is famous for {b}.', '{a} ప్రసిద్ధి చెందిన నృత్యం: {b}.', '{a} {b} नृत्य के लिए प्रसिद्ध हैं।'),
      also: [
        ['Nataraja Ramakrishna', 'Kuchipudi'],
        ['Nataraja Ramakrishna', 'Bharatanatyam'],
        ['Sitara Devi', 'Bharatanatyam'],
        ['Vempati Chinna Satyam', 'Bharatanatyam'],
      ],
    },
  ],
})

const FESTIVALS = factTable({
  name: 'festivals',
  topic: TOPIC,
  settledBy: 'tourism departments of the states',
  columns: { festival: say('Festival', 'పండుగ', 'पर्व'), state: STATE },
  rows: new URL('./festivals.csv', import.meta.url),
  relations: [
    {
      of: 'festival',
      to: 'state',
      shape: 'many-to-one',
      ask: say(
        'With which state or Union territory is **{a}** chiefly linked?',
        '**{a}** ప్రధానంగా ఏ రాష్ట్రం/ప్రాంతానికి సంబంధించినది|సంబంధించినవి?',
        '**{a}** – इसका संबंध मुख्यतः किस राज्य/प्रदेश से है?',
      ),
      askBack: say(
        'Which of these is chiefly linked with **{b}**?',
        'వీటిలో ప్రధానంగా **{b}**కు సంబంధించినది ఏది?',
        'इनमें से किसका संबंध मुख्यतः **{b}** से है?',
      ),
      tell: say('{a} is chiefly linked with {b}.', '{a} {b}కు చెందినది|చెందినవి.', '{a} – इसका संबंध {b} से है।'),
      also: [
        ['Losar', 'Arunachal Pradesh'],
        ['Losar', 'Himachal Pradesh'],
      ],
    },
  ],
})

export const CULTURE = [...DANCES, ...ARTISTS, ...DANCERS, ...FESTIVALS]

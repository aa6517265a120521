import { PLACE } from '../../shared/facts/labels.ts'
import { factTable } from '../../shared/facts/table.ts'
import { say } from '../../text/localized.ts'

const TOPIC = 'defence-awareness'

const RANKS = factTable({
  name: 'equal-ranks',
  topic: TOPIC,
  settledBy: 'Ministry of Defence, order of ranks of the three services',
  columns: {
    army: say('Army', 'సైన్యం', 'थल सेना'),
    navy: say('Navy', 'నౌకాదళం', 'नौसेना'),
    air: say('Air Force', 'వైమానిక దళం', 'वायु सेना'),
  },
  rows: new URL('./equal-ranks.csv', import.meta.url),
  relations: [
    {
      of: 'army',
      to: 'air',
      shape: 'one-to-one',
      ask: say(
        'Which Air Force rank equals the Army rank of **{a}**?',
        'సైన్యంలోని **{a}** హోదాకు సమానమైన వైమానిక దళ హోదా ఏది?',
        'थल सेना के **{a}** पद के समकक्ष वायु सेना का पद कौन-सा है?',
      ),
      askBack: say(
        'Which Army rank equals the Air Force rank of **{b}**?',
        'వైమానిక దళంలోని **{b}** హోదాకు సమానమైన సైనిక హోదా ఏది?',
        'वायु सेना के **{b}** पद के समकक्ष थल सेना का पद कौन-सा है?',
      ),
      tell: say(
        'The Army rank {a} equals the Air Force rank {b}.',
        'సైన్యం, వైమానిక దళం: {a} = {b}.',
        'थल सेना और वायु सेना: {a} = {b}।',
      ),
    },
    {
      of: 'army',
      to: 'navy',
      shape: 'one-to-one',
      ask: say(
        'Which Navy rank equals the Army rank of **{a}**?',
        'సైన్యంలోని **{a}** హోదాకు సమానమైన నౌకాదళ హోదా ఏది?',
        'थल सेना के **{a}** पद के समकक्ष नौसेना का पद कौन-सा है?',
      ),
      askBack: say(
        'Which Army rank equals the Navy rank of **{b}**?',
        'నౌకాదళంలోని **{b}** హోదాకు సమానమైన సైనిక హోదా ఏది?',
        'नौसेना के **{b}** पद के समकक्ष थल सेना का पद कौन-सा है?',
      ),
      tell: say(
        'The Army rank {a} equals the Navy rank {b}.',
        'సైన్యం, నౌకాదళం: {a} = {b}.',
        'थल सेना और नौसेना: {a} = {b}।',
      ),
    },
  ],
})

const COMMANDS = factTable({
  name: 'commands',
  topic: TOPIC,
  settledBy: 'sites of the Indian Army, Navy and Air Force',
  columns: { command: say('Command', 'కమాండ్', 'कमान'), place: say('Headquarters', 'ప్రధాన కేంద్రం', 'मुख्यालय') },
  rows: new URL('./commands.csv', import.meta.url),
  relations: [
    {
      of: 'command',
      to: 'place',
      shape: 'one-to-one',
      ask: say(
        'Where are the headquarters of the **{a}**?',
        '**{a}** ప్రధాన కేంద్రం ఎక్కడ ఉంది?',
        '**{a}** का मुख्यालय कहाँ है?',
      ),
      askBack: say(
        'Which command has its headquarters at **{b}**?',
        '**{b}** ప్రధాన కేంద్రంగా ఉన్న కమాండ్ ఏది?',
        'किस कमान का मुख्यालय **{b}** में है?',
      ),
      tell: say('The headquarters of the {a} are at {b}.', '{a} ప్రధాన కేంద్రం: {b}.', '{a} का मुख्यालय: {b}।'),
    },
  ],
})

const ACADEMIES = factTable({
  name: 'training-institutions',
  topic: TOPIC,
  settledBy: 'Ministry of Defence',
  columns: { academy: say('Institution', 'సంస్థ', 'संस्थान'), place: PLACE },
  rows: new URL('./training-institutions.csv', import.meta.url),
  relations: [
    {
      of: 'academy',
      to: 'place',
      shape: 'one-to-one',
      ask: say('Where is the **{a}** situated?', '**{a}** ఎక్కడ ఉంది?', '**{a}** कहाँ है?'),
      askBack: say('Which of these is at **{b}**?', 'వీటిలో **{b}** వద్ద ఉన్నది ఏది?', 'इनमें से कौन-सा संस्थान **{b}** में है?'),
      tell: say('The {a} is at {b}.', '{a} ఉన్న ప్రదేశం: {b}.', '{a} {b} में है।'),
      also: [
        ['Air Force Academy', 'Hyderabad'],
        ['Air Force Academy', 'Secunderabad'],
        ['College of Defence Management', 'Hyderabad'],
        ['National Defence Academy', 'Pune'],
      ],
    },
  ],
})

const OPERATIONS = factTable({
  name: 'operations',
  topic: TOPIC,
  settledBy: 'Ministry of Defence; Press Information Bureau',
  columns: { operation: say('Operation', 'ఆపరేషన్', 'अभियान'), purpose: say('Purpose', 'ఉద్దేశం', 'उद्देश्य') },
  rows: new URL('./operations.csv', import.meta.url),
  relations: [
    {
      of: 'operation',
      to: 'purpose',
      shape: 'one-to-one',
      ask: say('What was the purpose of **{a}**?', '**{a}** ఉద్దేశం ఏమిటి?', '**{a}** का उद्देश्य क्या था?'),
      askBack: say(
        'Which operation had the purpose “**{b}**”?',
        '**{b}** – ఈ ఉద్దేశం గల ఆపరేషన్ ఏది?',
        '**{b}** – यह किस अभियान का उद्देश्य था?',
      ),
      tell: say('The purpose of {a} was “{b}”.', '{a} ఉద్దేశం: {b}.', '{a} का उद्देश्य: {b}।'),
      also: [
        ['Operation Safed Sagar (1999)', 'Driving intruders from the heights of Kargil'],
        ['Operation Vijay (1999)', 'The Air Force’s part in the Kargil war'],
      ],
    },
  ],
})

const EXERCISES = factTable({
  name: 'joint-exercises',
  topic: TOPIC,
  settledBy: 'Press Information Bureau, Ministry of Defence',
  columns: {
    exercise: say('Exercise', 'విన్యాసం', 'अभ्यास'),
    country: say('Partner of India', 'భారత్‌తో భాగస్వామి', 'भारत का साझेदार'),
  },
  rows: new URL('./joint-exercises.csv', import.meta.url),
  relations: [
    {
      of: 'exercise',
      to: 'country',
      shape: 'many-to-one',
      ask: say(
        'With which country does India hold the exercise **{a}**?',
        '**{a}** – ఈ విన్యాసాన్ని భారత్ ఏ దేశంతో నిర్వహిస్తుంది?',
        '**{a}** – यह अभ्यास भारत किस देश के साथ करता है?',
      ),
      askBack: say(
        'Which of these exercises does India hold with **{b}**?',
        'వీటిలో **{b}**తో భారత్ నిర్వహించే విన్యాసం ఏది?',
        'इनमें से कौन-सा अभ्यास भारत **{b}** के साथ करता है?',
      ),
      tell: say('India holds the exercise {a} with {b}.', '{a}: భారత్ మరియు {b}.', '{a}: भारत और {b}।'),
    },
  ],
})

const FORCES = factTable({
  name: 'days-and-mottoes-of-the-forces',
  topic: TOPIC,
  settledBy: 'sites of the forces; Ministry of Defence; Ministry of Home Affairs',
  columns: { force: say('Force', 'దళం', 'बल'), motto: say('Motto', 'ధ్యేయవాక్యం', 'आदर्श वाक्य') },
  rows: new URL('./days-and-mottoes-of-the-forces.csv', import.meta.url),
  relations: [
    {
      of: 'force',
      to: 'motto',
      shape: 'one-to-one',
      ask: say('What is the motto of the **{a}**?', '**{a}** ధ్యేయవాక్యం ఏది?', '**{a}** का आदर्श वाक्य क्या है?'),
      askBack: say('Whose motto is “**{b}**”?', '“**{b}**” ఎవరి ధ్యేయవాక్యం?', '“**{b}**” किसका आदर्श वाक्य है?'),
      tell: say('The motto of the {a} is “{b}”.', '{a} ధ్యేయవాక్యం “{b}”.', '{a} का आदर्श वाक्य “{b}” है।'),
    },
  ],
})

export const DEFENCE = [...RANKS, ...COMMANDS, ...ACADEMIES, ...OPERATIONS, ...EXERCISES, ...FORCES]

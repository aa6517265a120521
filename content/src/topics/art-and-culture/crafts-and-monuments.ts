import { PLACE, STATE } from '../../shared/facts/labels.ts'
import { factTable } from '../../shared/facts/table.ts'
import { say } from '../../text/localized.ts'

const TOPIC = 'art-and-culture'

const CRAFTS = factTable({
  name: 'paintings-and-crafts',
  topic: TOPIC,
  settledBy: 'Geographical Indications Registry; Development Commissioner (Handicrafts)',
  columns: { craft: say('Painting, cloth or craft', 'చిత్రకళ/వస్త్రం/హస్తకళ', 'चित्रकला/वस्त्र/शिल्प'), state: STATE },
  rows: new URL('./paintings-and-crafts.csv', import.meta.url),
  relations: [
    {
      of: 'craft',
      to: 'state',
      shape: 'many-to-one',
      ask: say(
        'With which state or Union territory is **{a}** linked?',
        '**{a}** – ఏ రాష్ట్రం/ప్రాంతానికి చెందిన కళ/వస్తువు?',
        '**{a}** – संबंध किस राज्य/प्रदेश से है?',
      ),
      askBack: say(
        'Which of these is linked with **{b}**?',
        'వీటిలో **{b}**కు చెందినది ఏది?',
        'इनमें से **{b}** से कौन-सी कला/वस्तु जुड़ी है?',
      ),
      odd: say(
        'Which of these is **not** linked with **{b}**?',
        'వీటిలో **{b}**కు **చెందనిది** ఏది?',
        'इनमें से कौन-सी कला/वस्तु **{b}** से **नहीं** जुड़ी है?',
      ),
      tell: say('{b} is known for {a}.', '{a} {b}కు చెందినది|చెందినవి.', '{a} – संबंध: {b}।'),
      also: [
        ['Bidriware', 'Telangana'],
        ['Pithora painting of the Rathwa', 'Madhya Pradesh'],
        ['Phulkari embroidery', 'Rajasthan'],
        ['Warli painting', 'Gujarat'],
      ],
    },
  ],
})

const MONUMENTS = factTable({
  name: 'monuments',
  topic: TOPIC,
  settledBy: 'Archaeological Survey of India',
  columns: { monument: say('Monument or temple', 'కట్టడం/ఆలయం', 'स्मारक/मंदिर'), place: PLACE },
  rows: new URL('./monuments.csv', import.meta.url),
  relations: [
    {
      of: 'monument',
      to: 'place',
      shape: 'one-to-one',
      ask: say('At which place is the monument “**{a}**”?', '**{a}** ఎక్కడ ఉంది|ఉన్నాయి?', '**{a}** कहाँ है?'),
      askBack: say('Which of these is at **{b}**?', 'వీటిలో **{b}**లో ఉన్నది ఏది?', 'इनमें से कौन-सा स्मारक/मंदिर **{b}** में है?'),
      tell: say('The monument “{a}” is at {b}.', '{a} {b}లో ఉంది|ఉన్నాయి.', '{a} {b} में है।'),
      also: [['Tomb of Akbar', 'Agra']],
    },
  ],
})

export const CRAFTS_AND_MONUMENTS = [...CRAFTS, ...MONUMENTS]

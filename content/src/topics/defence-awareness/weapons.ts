import { factTable } from '../../shared/facts/table.ts'
import { say } from '../../text/localized.ts'

const TOPIC = 'defence-awareness'

const AIRCRAFT = factTable({
  name: 'aircraft-makers',
  topic: TOPIC,
  settledBy: 'makers of the aircraft; Indian Air Force',
  columns: {
    aircraft: say('Aircraft', 'విమానం/హెలికాప్టర్', 'विमान/हेलीकॉप्टर'),
    country: say('Country of origin', 'మూల దేశం', 'मूल देश'),
  },
  rows: new URL('./aircraft-makers.csv', import.meta.url),
  relations: [
    {
      of: 'aircraft',
      to: 'country',
      shape: 'many-to-one',
      ask: say(
        'In which country was the **{a}** developed (designs of a former state counted under its successor)?',
        '**{a}**ను ఏ దేశం రూపొందించింది? (సోవియట్ నమూనాలు రష్యా కిందకు)',
        '**{a}** किस देश में विकसित हुआ? (सोवियत डिज़ाइन रूस के अंतर्गत)',
      ),
      askBack: say(
        'Which of these was developed in **{b}**?',
        'వీటిలో **{b}** రూపొందించినది ఏది?',
        'इनमें से **{b}** में कौन-सा विकसित हुआ?',
      ),
      odd: say(
        'Which of these was **not** developed in **{b}**?',
        'వీటిలో **{b}** **రూపొందించనిది** ఏది?',
        'इनमें से कौन-सा **{b}** में विकसित **नहीं** हुआ?',
      ),
      tell: say('{a} was developed in {b}.', '{a}ను రూపొందించిన దేశం {b}.', '{a} {b} में विकसित हुआ।'),
    },
  ],
})

const MISSILES = factTable({
  name: 'missiles',
  topic: TOPIC,
  settledBy: 'Defence Research and Development Organisation',
  columns: { missile: say('Missile', 'క్షిపణి', 'मिसाइल'), kind: say('Kind', 'రకం', 'प्रकार') },
  rows: new URL('./missiles.csv', import.meta.url),
  relations: [
    {
      of: 'missile',
      to: 'kind',
      shape: 'many-to-one',
      ask: say('Of which kind is the missile **{a}**?', '**{a}** ఏ రకం క్షిపణి?', '**{a}** किस प्रकार की मिसाइल है?'),
      askBack: say(
        'Which of these is a missile of the kind “**{b}**”?',
        'వీటిలో **{b}** క్షిపణి ఏది?',
        'इनमें से **{b}** मिसाइल कौन-सी है?',
      ),
      tell: say('{a} is a missile of the kind “{b}”.', '{a} క్షిపణి రకం: {b}.', '{a} मिसाइल का प्रकार: {b}।'),
      also: [['K-15 Sagarika', 'Surface-to-surface']],
    },
  ],
})

export const WEAPONS = [...AIRCRAFT, ...MISSILES]

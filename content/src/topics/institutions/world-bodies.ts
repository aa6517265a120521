import { HEADQUARTERS, YEAR } from '../../shared/facts/labels.ts'
import { factTable } from '../../shared/facts/table.ts'
import { say } from '../../text/localized.ts'

export const WORLD_BODIES = factTable({
  name: 'world-bodies',
  topic: 'institutions',
  settledBy: 'charters and sites of the organisations',
  columns: { body: say('Organisation', 'సంస్థ', 'संगठन'), seat: HEADQUARTERS, year: YEAR },
  rows: new URL('./world-bodies.csv', import.meta.url),
  relations: [
    {
      of: 'body',
      to: 'seat',
      shape: 'many-to-one',
      ask: say('Where are the headquarters of “**{a}**”?', '**{a}** ప్రధాన కార్యాలయం ఎక్కడ ఉంది?', '**{a}** का मुख्यालय कहाँ है?'),
      askBack: say(
        'Which of these has its headquarters in **{b}**?',
        'వీటిలో **{b}**లో ప్రధాన కార్యాలయం ఉన్నది ఏది?',
        'इनमें से किसका मुख्यालय **{b}** में है?',
      ),
      tell: say('{a} has its headquarters in {b}.', '{a} ప్రధాన కార్యాలయం {b}లో ఉంది.', '{a} का मुख्यालय {b} में है।'),
    },
    {
      of: 'body',
      to: 'year',
      shape: 'many-to-one',
      ask: say('In which year was “**{a}**” founded?', '**{a}** ఏ సంవత్సరంలో ఏర్పడింది?', '**{a}** की स्थापना किस वर्ष हुई?'),
      tell: say('{a} was founded in {b}.', '{a} {b}లో ఏర్పడింది.', '{a} की स्थापना {b} में हुई।'),
      also: [['UNESCO', '1946']],
    },
  ],
})

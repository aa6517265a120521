import { PLACE } from '../../shared/facts/labels.ts'
import { factTable } from '../../shared/facts/table.ts'
import { say } from '../../text/localized.ts'

export const RESEARCH_INSTITUTES = factTable({
  name: 'research-institutes',
  topic: 'institutions',
  settledBy: 'Acts and orders that set up the institutes; their own sites',
  columns: { institute: say('Institute', 'సంస్థ', 'संस्थान'), city: PLACE },
  rows: new URL('./research-institutes.csv', import.meta.url),
  relations: [
    {
      of: 'institute',
      to: 'city',
      shape: 'many-to-one',
      ask: say('In which city or town is the **{a}** situated?', '**{a}** ఎక్కడ ఉంది?', '**{a}** कहाँ है?'),
      askBack: say(
        'Which of these institutes is at **{b}**?',
        'వీటిలో **{b}**లో ఉన్నది ఏది?',
        'इनमें से कौन-सा संस्थान **{b}** में है?',
      ),
      odd: say(
        'Which of these is **not** at **{b}**?',
        'వీటిలో **{b}**లో **లేనిది** ఏది?',
        'इनमें से कौन-सा संस्थान **{b}** में **नहीं** है?',
      ),
      tell: say('The {a} is at {b}.', '{a} {b}లో ఉంది.', '{a} {b} में है।'),
      also: [
        ['ICRISAT', 'Hyderabad'],
        ['Indian Statistical Institute (headquarters)', 'Bengaluru'],
      ],
    },
  ],
})

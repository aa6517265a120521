import { factTable } from '../../shared/facts/table.ts'
import { say } from '../../text/localized.ts'

export const DAYS = factTable({
  name: 'days',
  topic: 'important-days',
  settledBy: 'resolutions of the United Nations; notifications of the Government of India',
  columns: { day: say('Day', 'దినోత్సవం', 'दिवस'), date: say('Date', 'తేదీ', 'तिथि') },
  rows: new URL('./days.csv', import.meta.url),
  relations: [
    {
      of: 'day',
      to: 'date',
      shape: 'one-to-one',
      ask: say(
        'On which date is **{a}** observed?',
        '**{a}**ను ఏ తేదీన జరుపుకుంటారు?',
        '**{a}** किस तिथि को मनाया जाता है?',
      ),
      askBack: say(
        'Which day is observed on **{b}**?',
        '**{b}**న జరుపుకునే దినోత్సవం ఏది?',
        '**{b}** को कौन-सा दिवस मनाया जाता है?',
      ),
      tell: say('{a} is observed on {b}.', '{a} తేదీ: {b}.', '{a} की तिथि: {b}।'),
    },
  ],
})

import { say } from '../../text/localized.ts'

/** What tables of events and their years ask. */
export const EVENT_IN_YEAR = {
  of: 'event',
  to: 'year',
  shape: 'many-to-one',
  ask: say(
    'In which year did the event “**{a}**” take place?',
    '**{a}** ఏ సంవత్సరంలో జరిగింది?',
    '**{a}** – यह किस वर्ष की घटना है?',
  ),
  askBack: say('Which of these took place in **{b}**?', 'వీటిలో **{b}**లో జరిగినది ఏది?', 'इनमें से **{b}** में क्या हुआ?'),
  tell: say('The event “{a}” took place in {b}.', '{a} జరిగిన సంవత్సరం {b}.', '{a} – वर्ष: {b}।'),
} as const

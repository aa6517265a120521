import { PERSON } from '../../shared/facts/labels.ts'
import { factTable } from '../../shared/facts/table.ts'
import { say } from '../../text/localized.ts'

export const INVENTIONS = factTable({
  name: 'inventions',
  topic: 'inventions',
  settledBy: 'patents and histories of technology',
  columns: { thing: say('Invention or discovery', 'ఆవిష్కరణ', 'आविष्कार/खोज'), person: PERSON },
  rows: new URL('./inventions.csv', import.meta.url),
  relations: [
    {
      of: 'thing',
      to: 'person',
      shape: 'one-to-one',
      ask: say(
        'To which inventor or discoverer is “**{a}**” credited?',
        '**{a}** ఎవరి ఆవిష్కరణ/ఘనత?',
        '**{a}** – श्रेय किसे दिया जाता है?',
      ),
      askBack: say('Which of these is credited to **{b}**?', 'వీటిలో **{b}** ఘనత ఏది?', 'इनमें से किसका श्रेय **{b}** को है?'),
      tell: say('“{a}” is credited to {b}.', '{a} – ఈ ఘనత పొందినవారు: {b}.', '{a} – श्रेय: {b}।'),
    },
  ],
})

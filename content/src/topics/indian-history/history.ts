import { YEAR } from '../../shared/facts/labels.ts'
import { factTable } from '../../shared/facts/table.ts'
import { say } from '../../text/localized.ts'

const TOPIC = 'indian-history'

const BATTLES = factTable({
  name: 'battles',
  topic: TOPIC,
  settledBy: 'NCERT history textbooks',
  columns: { battle: say('Battle', 'యుద్ధం', 'युद्ध'), year: YEAR, winner: say('Winner', 'విజేత', 'विजेता') },
  rows: new URL('./battles.csv', import.meta.url),
  relations: [
    {
      of: 'battle',
      to: 'year',
      shape: 'one-to-one',
      ask: say('In which year was the **{a}** fought?', '**{a}** ఏ సంవత్సరంలో జరిగింది?', '**{a}** किस वर्ष हुआ?'),
      askBack: say('Which of these was fought in **{b}**?', 'వీటిలో **{b}**లో జరిగినది ఏది?', 'इनमें से कौन-सा युद्ध **{b}** में हुआ?'),
      tell: say('The {a} was fought in {b}.', '{a} జరిగిన సంవత్సరం {b}.', '{a} {b} में हुआ।'),
    },
    {
      of: 'battle',
      to: 'winner',
      shape: 'one-to-one',
      ask: say('Who won the **{a}**?', '**{a}**లో విజేత ఎవరు?', '**{a}** किसने जीता?'),
      tell: say('The {a} was won by {b}.', '{a} విజేత: {b}.', '{a} – विजेता: {b}।'),
    },
  ],
})

const DYNASTIES = factTable({
  name: 'dynasty-founders',
  topic: TOPIC,
  settledBy: 'NCERT history textbooks; inscriptions',
  columns: { dynasty: say('Dynasty or kingdom', 'వంశం/రాజ్యం', 'वंश/राज्य'), founder: say('Founder', 'స్థాపకుడు', 'संस्थापक') },
  rows: new URL('./dynasty-founders.csv', import.meta.url),
  relations: [
    {
      of: 'dynasty',
      to: 'founder',
      shape: 'one-to-one',
      ask: say('Who founded the **{a}**?', '**{a}**ను స్థాపించినవారు ఎవరు?', '**{a}** – संस्थापक कौन थे?'),
      askBack: say(
        'Which dynasty or kingdom did **{b}** found?',
        '**{b}** స్థాపించిన వంశం/రాజ్యం ఏది?',
        '**{b}** ने किस वंश/राज्य की स्थापना की?',
      ),
      tell: say('The {a} was founded by {b}.', '{a} – స్థాపించినవారు: {b}.', '{a} – संस्थापक: {b}।'),
    },
  ],
})

const WORKS = factTable({
  name: 'ancient-and-medieval-works',
  topic: TOPIC,
  settledBy: 'NCERT history textbooks; histories of Sanskrit literature',
  columns: { work: say('Work', 'గ్రంథం', 'ग्रंथ'), author: say('Author', 'రచయిత', 'रचयिता') },
  rows: new URL('./ancient-and-medieval-works.csv', import.meta.url),
  relations: [
    {
      of: 'work',
      to: 'author',
      shape: 'many-to-one',
      ask: say('Who wrote **{a}**?', '**{a}** రచయిత ఎవరు?', '**{a}** के रचयिता कौन हैं?'),
      askBack: say('Which of these did **{b}** write?', 'వీటిలో **{b}** రచన ఏది?', 'इनमें से **{b}** की रचना कौन-सी है?'),
      odd: say(
        'Which of these was **not** written by **{b}**?',
        'వీటిలో **{b}** రచన **కానిది** ఏది?',
        'इनमें से कौन-सी **{b}** की रचना **नहीं** है?',
      ),
      tell: say('{a} was written by {b}.', '{a} రచయిత {b}.', '{a} के रचयिता {b} हैं।'),
    },
  ],
})

export const HISTORY = [...BATTLES, ...DYNASTIES, ...WORKS]

import { PERSON } from '../../shared/facts/labels.ts'
import { factTable } from '../../shared/facts/table.ts'
import { say } from '../../text/localized.ts'

const TOPIC = 'computer-facts'

const GENERATIONS = factTable({
  name: 'generations-of-computers',
  topic: TOPIC,
  settledBy: 'NCERT and NIOS computer textbooks',
  columns: { generation: say('Generation', 'తరం', 'पीढ़ी'), technology: say('Main component', 'ప్రధాన భాగం', 'मुख्य घटक') },
  rows: new URL('./generations-of-computers.csv', import.meta.url),
  relations: [
    {
      of: 'generation',
      to: 'technology',
      shape: 'one-to-one',
      ask: say(
        'With what is the **{a}** of computers linked?',
        'కంప్యూటర్ల **{a}** దేనికి సంబంధించినది?',
        'कंप्यूटरों की **{a}** किससे जुड़ी है?',
      ),
      askBack: say(
        'Which generation of computers is linked with **{b}**?',
        '**{b}** ఏ తరం కంప్యూటర్ల లక్షణం?',
        'कंप्यूटरों की कौन-सी पीढ़ी **{b}** से जुड़ी है?',
      ),
      tell: say('The {a} of computers is linked with “{b}”.', 'కంప్యూటర్ల {a}: {b}.', 'कंप्यूटरों की {a}: {b}।'),
    },
  ],
})

const PIONEERS = factTable({
  name: 'computer-pioneers',
  topic: TOPIC,
  settledBy: 'histories of computing',
  columns: { thing: say('Thing', 'అంశం', 'वस्तु'), person: PERSON },
  rows: new URL('./computer-pioneers.csv', import.meta.url),
  relations: [
    {
      of: 'thing',
      to: 'person',
      shape: 'one-to-one',
      ask: say(
        'Who is linked, as maker or founder, with “**{a}**”?',
        '**{a}** – దీనికి సంబంధించిన వ్యక్తి (సృష్టికర్త/స్థాపకుడు) ఎవరు?',
        '**{a}** – इसके निर्माता/संस्थापक के रूप में किसका नाम लिया जाता है?',
      ),
      askBack: say(
        'Which of these is linked with **{b}**?',
        '**{b}** – వీరు వీటిలో దేనికి సంబంధించినవారు?',
        '**{b}** का संबंध इनमें से किससे है?',
      ),
      tell: say('“{a}” is linked with {b}.', '{a}కు సంబంధించినవారు {b}.', '{a} – संबंध: {b}।'),
    },
  ],
})

export const COMPUTER_HISTORY = [...GENERATIONS, ...PIONEERS]

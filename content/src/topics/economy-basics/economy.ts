import { MEANING, TERM } from '../../shared/facts/labels.ts'
import { factTable } from '../../shared/facts/table.ts'
import { say } from '../../text/localized.ts'

const TOPIC = 'economy-basics'

const TERMS = factTable({
  name: 'economic-terms',
  topic: TOPIC,
  settledBy: 'NCERT economics textbooks; dictionaries of economics',
  columns: { term: TERM, meaning: MEANING },
  rows: new URL('./economic-terms.csv', import.meta.url),
  relations: [
    {
      of: 'term',
      to: 'meaning',
      shape: 'one-to-one',
      ask: say(
        'In economics, what is meant by **{a}**?',
        'ఆర్థికశాస్త్రంలో **{a}** అంటే ఏమిటి?',
        'अर्थशास्त्र में “**{a}**” का क्या अर्थ है?',
      ),
      askBack: say(
        'Which economic term means “**{b}**”?',
        '**{b}** – దీన్ని ఆర్థికశాస్త్రంలో ఏమంటారు?',
        '**{b}** – इसे अर्थशास्त्र में क्या कहते हैं?',
      ),
      tell: say('{a} means “{b}”.', '{a} అంటే: {b}.', '“{a}” का अर्थ: {b}।'),
    },
  ],
})

const PLANS = factTable({
  name: 'five-year-plans',
  topic: TOPIC,
  settledBy: 'documents of the Planning Commission of India',
  columns: { plan: say('Plan', 'ప్రణాళిక', 'योजना'), period: say('Period', 'కాలం', 'अवधि') },
  rows: new URL('./five-year-plans.csv', import.meta.url),
  relations: [
    {
      of: 'plan',
      to: 'period',
      shape: 'one-to-one',
      ask: say(
        'What was the period of the **{a}** of India?',
        'భారత **{a}** కాలం ఏది?',
        'भारत की **{a}** की अवधि क्या थी?',
      ),
      askBack: say(
        'Which plan of India ran during **{b}**?',
        '**{b}** కాలంలో అమలైన ప్రణాళిక ఏది?',
        '**{b}** में कौन-सी योजना चली?',
      ),
      tell: say('The period of the {a} was {b}.', '{a} కాలం {b}.', '{a} की अवधि {b} थी।'),
    },
  ],
})

const REVOLUTIONS = factTable({
  name: 'colour-revolutions',
  topic: TOPIC,
  settledBy: 'Ministry of Agriculture; NCERT textbooks',
  columns: { revolution: say('Revolution', 'విప్లవం', 'क्रांति'), product: say('Product', 'ఉత్పత్తి', 'उत्पाद') },
  rows: new URL('./colour-revolutions.csv', import.meta.url),
  relations: [
    {
      of: 'revolution',
      to: 'product',
      shape: 'one-to-one',
      ask: say(
        'With which product is the **{a}** linked?',
        '**{a}** ఏ ఉత్పత్తికి సంబంధించినది?',
        '**{a}** किस उत्पाद से संबंधित है?',
      ),
      askBack: say(
        'Which revolution is linked with **{b}**?',
        '**{b}** – ఈ ఉత్పత్తికి సంబంధించిన విప్లవం ఏది?',
        '**{b}** – इस उत्पाद से कौन-सी क्रांति संबंधित है?',
      ),
      tell: say('The {a} is linked with the product “{b}”.', '{a} సంబంధిత ఉత్పత్తి: {b}.', '{a} का उत्पाद: {b}।'),
    },
  ],
})

export const ECONOMY = [...TERMS, ...PLANS, ...REVOLUTIONS]

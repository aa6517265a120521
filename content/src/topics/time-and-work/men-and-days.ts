import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { number } from '../../text/format.ts'
import { paragraphs, same, say } from '../../text/localized.ts'
import { quantity } from '../../text/units.ts'

const days = (value: number) => quantity(value, 'days')
const inDays = (value: number) =>
  say(`in ${days(value).en}`, value === 1 ? '1 రోజులో' : `${number(value)} రోజుల్లో`, `${number(value)} दिन में`)

const TASKS = [
  say('finish a piece of work', 'ఒక పని', 'एक काम'),
  say('repair a stretch of road', 'ఒక రోడ్డు మరమ్మతు పని', 'एक सड़क की मरम्मत का काम'),
  say('dig a pond', 'ఒక చెరువు తవ్వే పని', 'एक तालाब की खुदाई का काम'),
  say('build a boundary wall', 'ఒక ప్రహరీ గోడ నిర్మించే పని', 'एक चारदीवारी बनाने का काम'),
  say('clear a plot of land', 'ఒక స్థలం చదును చేసే పని', 'एक भूखंड साफ़ करने का काम'),
] as const

export const menAndDays = template({
  id: 'time-and-work/men-and-days',
  topic: 'time-and-work',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'afcat', 'cat', 'mat'],

  draw(random, level) {
    const hours = level === 'medium'
    const [m1, m2] = random.pick([
      [12, 15],
      [15, 20],
      [16, 24],
      [20, 25],
      [18, 12],
      [24, 16],
      [30, 20],
      [10, 15],
      [25, 20],
    ] as const)
    const [h1, h2] = hours
      ? random.pick([
          [8, 6],
          [6, 8],
          [9, 6],
          [8, 10],
          [6, 9],
          [7, 8],
        ] as const)
      : ([8, 8] as const)
    return {
      m1,
      m2,
      h1,
      h2,
      hours,
      unit: random.int(1, 3),
      times: hours ? random.pick([1, 2, 3]) : 1,
      who: random.pick([
        say('men', 'పురుషులు', 'पुरुष'),
        say('workers', 'పనివారు', 'श्रमिक'),
        say('labourers', 'కూలీలు', 'मज़दूर'),
        say('masons', 'మేస్త్రీలు', 'राजमिस्त्री'),
      ]),
      task: random.pick(TASKS),
    }
  },

  write({ m1, m2, h1, h2, hours, unit, times, who, task }) {
    // the first span is the least that makes the second whole, stretched by the drawn unit
    let d1 = 1
    while ((m1 * h1 * d1 * times) % (m2 * h2) !== 0) d1++
    d1 *= d1 * unit > 60 ? 1 : d1 * unit < 6 ? unit * 3 : unit
    const answer = (m1 * h1 * d1 * times) / (m2 * h2)
    const span = inDays(d1)
    const [whole, perDay] = [number(m1 * h1 * d1 * times), m2 * h2]
    const [sameWork, more] =
      times === 1
        ? [true, say('the same work', 'అదే పని', 'वही काम')]
        : times === 2
          ? [false, say('twice as much work', 'దానికి రెట్టింపు పని', 'उससे दुगुना काम')]
          : [false, say('three times as much work', 'దానికి మూడు రెట్ల పని', 'उससे तिगुना काम')]
    return {
      stem: hours
        ? say(
            `${m1} ${who.en}, working ${h1} hours a day, ${task.en} ${span.en}. In how many days will ${m2} ${who.en}, working ${h2} hours a day, finish ${more.en}?`,
            `${m1} మంది ${who.te} రోజుకు ${h1} గంటల చొప్పున పనిచేసి ${task.te} ${span.te} పూర్తి చేస్తారు. ${m2} మంది ${who.te} రోజుకు ${h2} గంటల చొప్పున పనిచేస్తే ${more.te} ఎన్ని రోజుల్లో పూర్తి చేస్తారు?`,
            `${m1} ${who.hi} प्रतिदिन ${h1} घंटे काम करके ${task.hi} ${span.hi} पूरा करते हैं। ${m2} ${who.hi} प्रतिदिन ${h2} घंटे काम करके ${more.hi} कितने दिन में पूरा करेंगे?`,
          )
        : say(
            `${m1} ${who.en} can ${task.en} ${span.en}. In how many days can ${m2} ${who.en} do the same work?`,
            `${m1} మంది ${who.te} ${task.te} ${span.te} పూర్తి చేయగలరు. అదే పనిని ${m2} మంది ${who.te} ఎన్ని రోజుల్లో పూర్తి చేయగలరు?`,
            `${m1} ${who.hi} ${task.hi} ${span.hi} पूरा कर सकते हैं। वही काम ${m2} ${who.hi} कितने दिन में पूरा कर सकते हैं?`,
          ),
      correct: days(answer),
      distractors: numericDistractors(
        answer,
        [
          { value: (d1 * m2 * h1 * times) / (m1 * h2), mistake: 'took more workers to need more days' },
          ...(hours
            ? [
                { value: (d1 * m1 * h2 * times) / (m2 * h1), mistake: 'took longer hours to need more days' },
                { value: (d1 * m1 * times) / m2, mistake: 'left the hours out' },
                { value: (d1 * h1 * times) / h2, mistake: 'left the number of workers out' },
                { value: answer / times, mistake: 'forgot that the work is larger' },
                { value: answer * times, mistake: 'counted the larger work twice' },
              ]
            : [
                { value: d1 + m2 - m1, mistake: 'added the difference of the workers' },
                { value: d1 - (m2 - m1), mistake: 'subtracted the difference of the workers' },
                { value: d1, mistake: 'left the number of days unchanged' },
              ]),
        ],
        {
          format: days,
          plausible: (value) => value > 0 && Number.isInteger(value),
          spares: [answer + 2, answer + 3, answer - 1, answer + 4],
        },
      ),
      explanation: paragraphs(
        hours
          ? say(
              `Work is measured in worker-hours: number of ${who.en} × hours a day × days.`,
              `పనిని మనిషి-గంటల్లో కొలుస్తారు: మనుషుల సంఖ్య × రోజుకు గంటలు × రోజులు.`,
              `काम को व्यक्ति-घंटों में मापा जाता है: व्यक्तियों की संख्या × प्रतिदिन घंटे × दिन।`,
            )
          : say(
              `Work is measured in worker-days: number of ${who.en} × days.`,
              `పనిని మనిషి-రోజుల్లో కొలుస్తారు: మనుషుల సంఖ్య × రోజులు.`,
              `काम को व्यक्ति-दिनों में मापा जाता है: व्यक्तियों की संख्या × दिन।`,
            ),
        hours
          ? say(
              `The first work is ${m1} × ${h1} × ${d1} = ${number(m1 * h1 * d1)}${sameWork ? '' : `, the second ${times} × that = ${whole}`}.`,
              `మొదటి పని ${m1} × ${h1} × ${d1} = ${number(m1 * h1 * d1)}${sameWork ? '' : `; రెండవది దానికి ${times} రెట్లు = ${whole}`}.`,
              `पहला काम ${m1} × ${h1} × ${d1} = ${number(m1 * h1 * d1)}${sameWork ? '' : `; दूसरा इसका ${times} गुना = ${whole}`}।`,
            )
          : say(
              `The work is ${m1} × ${d1} = ${number(m1 * d1)}.`,
              `మొత్తం పని ${m1} × ${d1} = ${number(m1 * d1)}.`,
              `कुल काम ${m1} × ${d1} = ${number(m1 * d1)}।`,
            ),
        hours
          ? say(
              `In a day ${m2} ${who.en} do ${m2} × ${h2} = ${perDay}, so they need ${whole} ÷ ${perDay} = ${answer} days.`,
              `${m2} మంది ఒక రోజులో ${m2} × ${h2} = ${perDay} చేస్తారు; కాబట్టి కావలసిన రోజులు ${whole} ÷ ${perDay} = ${answer}.`,
              `${m2} व्यक्ति एक दिन में ${m2} × ${h2} = ${perDay} करते हैं, इसलिए ${whole} ÷ ${perDay} = ${answer} दिन चाहिए।`,
            )
          : same(`${number(m1 * d1)} ÷ ${m2} = ${answer}`),
        say(
          `More ${who.en} need fewer days, so the proportion is inverse.`,
          `మనుషులు ఎక్కువైతే రోజులు తగ్గుతాయి; కాబట్టి ఇది విలోమానుపాతం.`,
          `व्यक्ति अधिक हों तो दिन कम लगते हैं, इसलिए यह व्युत्क्रमानुपात है।`,
        ),
        say(
          `They will finish in ${days(answer).en}.`,
          `పని పూర్తికి పట్టే సమయం ${days(answer).te}.`,
          `काम पूरा करने में ${days(answer).hi} लगेंगे।`,
        ),
      ),
    }
  },

  verify({ m1, m2, h1, h2, unit, times }) {
    let d1 = 1
    while ((m1 * h1 * d1 * times) % (m2 * h2) !== 0) d1++
    d1 *= d1 * unit > 60 ? 1 : d1 * unit < 6 ? unit * 3 : unit
    let left = m1 * h1 * d1 * times
    let count = 0
    for (; left > 0; count++) left -= m2 * h2
    return days(count).en
  },
})

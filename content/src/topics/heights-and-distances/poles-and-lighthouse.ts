import { tupleOf } from '../../checked-access.ts'
import { numericQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { say } from '../../text/localized.ts'
import { quantity } from '../../text/units.ts'

export const heightsWithTwist = template({
  id: 'heights-and-distances/poles-shadows-and-motion',
  topic: 'heights-and-distances',
  levels: ['hard'],
  exams: ['icet', 'ssc', 'railway', 'nimcet', 'afcat'],

  draw(random) {
    const kind = random.pick(['poles', 'poles', 'complement', 'complement', 'time'] as const)
    for (;;) {
      const [a, b] = [random.int(6, 160), random.int(6, 160)]
      if (
        kind === 'poles'
          ? a !== b && (a * b) % (a + b) === 0
          : kind === 'complement'
            ? a < b && Number.isInteger(Math.sqrt(a * b))
            : true
      )
        return { kind, a, b, t: random.step(4, 60, 2) }
    }
  },

  write({ kind, a, b, t }) {
    const m = (n: number) => quantity(n, 'm')
    if (kind === 'time') {
      return numericQuestion({
        stem: say(
          `From the top of a lighthouse the angle of depression of a boat that comes straight towards it at uniform speed changes from 30° to 60° in ${t} minutes. After how many more minutes does it reach the lighthouse?`,
          `దీపస్తంభం పై నుండి చూస్తే, నేరుగా దాని వైపు సమవేగంతో వస్తున్న పడవ నిమ్న కోణం ${t} నిమిషాల్లో 30° నుండి 60°కి మారింది. ఇంకా ఎన్ని నిమిషాల్లో పడవ దీపస్తంభాన్ని చేరుతుంది?`,
          `प्रकाश स्तंभ की चोटी से देखने पर सीधे उसकी ओर समान चाल से आती नाव का अवनमन कोण ${t} मिनट में 30° से 60° हो जाता है। और कितने मिनट में नाव स्तंभ तक पहुँचेगी?`,
        ),
        answer: t / 2,
        format: (n) => quantity(n, 'minutes'),
        plausible: (n) => n > 0,
        wrong: [
          [t, 'took equal times for equal changes of the angle'],
          [(3 * t) / 2, 'gave the whole time'],
          [t / 3, 'took a third of the first part'],
          [2 * t, 'inverted the ratio of the distances'],
        ],
        steps: [
          say(
            'With the height $h$ the distances are $h\\cot 30° = \\sqrt{3}h$ and $h\\cot 60° = \\frac{h}{\\sqrt{3}}$, that is as 3 : 1.',
            'ఎత్తు $h$ అయితే దూరాలు $h\\cot 30° = \\sqrt{3}h$, $h\\cot 60° = \\frac{h}{\\sqrt{3}}$; వాటి నిష్పత్తి 3 : 1.',
            'ऊँचाई $h$ हो तो दूरियाँ $h\\cot 30° = \\sqrt{3}h$ और $h\\cot 60° = \\frac{h}{\\sqrt{3}}$ हैं, अर्थात 3 : 1।',
          ),
          say(
            `Two parts take ${t} minutes, so the last part takes half of that.`,
            `రెండు భాగాలకు ${t} నిమిషాలు, కాబట్టి చివరి భాగానికి అందులో సగం.`,
            `दो भागों में ${t} मिनट लगे, अतः अंतिम भाग में इसका आधा।`,
          ),
        ],
      })
    }
    const poles = kind === 'poles'
    // no pole is as high as a tower
    const upright = Math.max(a, b) <= 40 ? say('poles', 'స్తంభాలు', 'खंभे') : say('towers', 'టవర్లు', 'टावर')
    const answer = poles ? (a * b) / (a + b) : Math.sqrt(a * b)
    return numericQuestion({
      stem: poles
        ? say(
            `Two ${upright.en} ${m(a).en} and ${m(b).en} high stand on level ground. The top of each is joined by a straight wire to the foot of the other. How high above the ground do the wires cross?`,
            `సమతల నేలపై ${m(a).te}, ${m(b).te} ఎత్తు గల రెండు ${upright.te} ఉన్నాయి. ఒక్కోదాని పైభాగాన్ని మరోదాని పాదానికి తిన్నని తీగతో కలిపారు. తీగలు నేల నుండి ఎంత ఎత్తులో ఖండించుకుంటాయి?`,
            `समतल भूमि पर ${m(a).hi} और ${m(b).hi} ऊँचे दो ${upright.hi} हैं। प्रत्येक की चोटी को दूसरे के पाद से सीधे तार द्वारा जोड़ा गया है। तार भूमि से कितनी ऊँचाई पर मिलते हैं?`,
          )
        : say(
            `From two points on level ground ${m(a).en} and ${m(b).en} from the foot of a tower, in one line with it, the angles of elevation of its top add up to 90°. How high is the tower?`,
            `ఒక టవరు పాదం నుండి ఒకే రేఖపై ${m(a).te}, ${m(b).te} దూరాల్లోని రెండు బిందువుల నుండి దాని శిఖర ఊర్ధ్వ కోణాల మొత్తం 90°. టవరు ఎత్తు ఎంత?`,
            `मीनार के पाद से एक ही रेखा में ${m(a).hi} और ${m(b).hi} दूर दो बिंदुओं से उसकी चोटी के उन्नयन कोणों का योग 90° है। मीनार की ऊँचाई क्या है?`,
          ),
      answer,
      format: m,
      plausible: (n) => n > 0,
      wrong: [
        [(a + b) / 2, 'took the mean of the lengths'],
        [Math.abs(a - b), 'took the difference'],
        [poles ? Math.min(a, b) / 2 : a + b, poles ? 'halved the lower pole' : 'added the distances'],
        [poles ? answer * 2 : Math.abs(b - a) / 2, poles ? 'forgot to add the ratios' : 'halved the difference'],
      ],
      steps: [
        poles
          ? say(
              `If the crossing divides the distance in parts $x$ and $y$, similar triangles give $\\frac{h}{${a}} + \\frac{h}{${b}} = 1$, so $h = \\frac{${a} \\times ${b}}{${a} + ${b}}$. The distance between them does not matter.`,
              `సరూప త్రిభుజాల నుండి $\\frac{h}{${a}} + \\frac{h}{${b}} = 1$, కాబట్టి $h = \\frac{${a} \\times ${b}}{${a} + ${b}}$. వాటి మధ్య దూరంతో సంబంధం లేదు.`,
              `समरूप त्रिभुजों से $\\frac{h}{${a}} + \\frac{h}{${b}} = 1$, अतः $h = \\frac{${a} \\times ${b}}{${a} + ${b}}$। दोनों के बीच की दूरी से अंतर नहीं पड़ता।`,
            )
          : say(
              `$\\tan\\theta = \\frac{h}{${a}}$ and $\\tan(90° - \\theta) = \\cot\\theta = \\frac{h}{${b}}$; their product is 1: $h^2 = ${a} \\times ${b}$.`,
              `$\\tan\\theta = \\frac{h}{${a}}$, $\\tan(90° - \\theta) = \\cot\\theta = \\frac{h}{${b}}$; లబ్ధం 1: $h^2 = ${a} \\times ${b}$.`,
              `$\\tan\\theta = \\frac{h}{${a}}$ और $\\tan(90° - \\theta) = \\cot\\theta = \\frac{h}{${b}}$; गुणनफल 1 है: $h^2 = ${a} \\times ${b}$।`,
            ),
      ],
    })
  },

  verify({ kind, a, b, t }) {
    if (kind === 'time') {
      const [far, near] = tupleOf(
        [30, 60].map((degrees) => 1 / Math.tan((degrees * Math.PI) / 180)),
        2,
      )
      return quantity(Math.round((near / ((far - near) / t)) * 1e6) / 1e6, 'minutes').en
    }
    if (kind === 'poles') {
      // where the wire that rises by a over 100 m meets the one that falls by b
      const x = b / (a / 100 + b / 100)
      return quantity(Math.round(((a * x) / 100) * 1e6) / 1e6, 'm').en
    }
    // the height at which the two angles add up to 90 degrees
    let [low, high] = [0, 1000]
    for (let n = 0; n < 80; n++) {
      const h = (low + high) / 2
      if (Math.atan(h / a) + Math.atan(h / b) < Math.PI / 2) low = h
      else high = h
    }
    return quantity(Math.round(low * 1e6) / 1e6, 'm').en
  },
})

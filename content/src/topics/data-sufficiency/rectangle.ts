import { fraction, rupees } from '../../text/format.ts'
import { say } from '../../text/localized.ts'
import { fact, pairs, span, sufficiencyTemplate } from './sufficiency.ts'

type Sides = readonly [length: number, breadth: number]

export const rectangle = sufficiencyTemplate<Sides>({
  id: 'data-sufficiency/rectangle',
  levels: ['medium'],
  puzzle(random) {
    const [m, n] = random.pick([
      [2, 1],
      [3, 2],
      [4, 3],
      [3, 1],
    ] as const)
    const unit = random.step(4, 9, 1)
    const [l, b] = [m * unit, n * unit]
    const rate = random.step(10, 60, 10)
    const asksArea = random.chance(0.5)
    const plot = random.pick([
      say('field', 'పొలం', 'खेत'),
      say('hall', 'హాలు', 'हॉल'),
      say('plot', 'స్థలం', 'भूखंड'),
      say('park', 'పార్కు', 'पार्क'),
    ])
    const [per, forArea, forFence] = [rupees(rate), rupees(rate * l * b), rupees(rate * 2 * (l + b))]
    const round = 2 * (l + b)
    const shape = say(
      'this gives the shape, not the size.',
      'ఇది ఆకారాన్ని ఇస్తుంది, పరిమాణాన్ని కాదు.',
      'इससे आकार-अनुपात मिलता है, माप नहीं।',
    )
    const area = fact<Sides>(
      say(
        `Levelling the ${plot.en} at ${per} per square metre costs ${forArea}.`,
        `చదరపు మీటరుకు ${per} చొప్పున ${plot.te} చదును చేయడానికి ${forArea} ఖర్చవుతుంది.`,
        `${per} प्रति वर्ग मीटर की दर से ${plot.hi} को समतल कराने में ${forArea} ख़र्च होते हैं।`,
      ),
      say(
        `the area is ${l * b} sq m; sides of many lengths give that.`,
        `వైశాల్యం ${l * b} చ.మీ.; అనేక కొలతల భుజాలకు అది వస్తుంది.`,
        `क्षेत्रफल ${l * b} वर्ग मी है; कई मापों की भुजाओं से यह आता है।`,
      ),
      ([x, y]) => x * y === l * b,
    )
    const fence = fact<Sides>(
      say(
        `Fencing the ${plot.en} all round at ${per} per metre costs ${forFence}.`,
        `మీటరుకు ${per} చొప్పున ${plot.te} చుట్టూ కంచె వేయడానికి ${forFence} ఖర్చవుతుంది.`,
        `${per} प्रति मीटर की दर से ${plot.hi} के चारों ओर बाड़ लगाने में ${forFence} ख़र्च होते हैं।`,
      ),
      say(
        `the perimeter is ${round} m; sides of many lengths give that.`,
        `చుట్టుకొలత ${round} మీ.; అనేక కొలతల భుజాలకు అది వస్తుంది.`,
        `परिमाप ${round} मी है; कई मापों की भुजाओं से यह आता है।`,
      ),
      ([x, y]) => x + y === l + b,
    )
    const share = fact<Sides>(
      say(
        `Its length and breadth are in the ratio ${m} : ${n}.`,
        `దాని పొడవు, వెడల్పుల నిష్పత్తి ${m} : ${n}.`,
        `उसकी लंबाई और चौड़ाई का अनुपात ${m} : ${n} है।`,
      ),
      say(
        'a ratio gives the shape, not the size.',
        'నిష్పత్తి ఆకారాన్ని ఇస్తుంది, పరిమాణాన్ని కాదు.',
        'अनुपात से आकार मिलता है, माप नहीं।',
      ),
      ([x, y]) => x * n === y * m,
    )
    const longer = fact<Sides>(
      say(
        `Its length is ${l - b} m more than its breadth.`,
        `దాని పొడవు వెడల్పు కంటే ${l - b} మీ. ఎక్కువ.`,
        `उसकी लंबाई चौड़ाई से ${l - b} मी अधिक है।`,
      ),
      say('a difference fixes neither side.', 'తేడా ఏ భుజాన్నీ నిర్ణయించదు.', 'अंतर से कोई भी भुजा तय नहीं होती।'),
      ([x, y]) => x - y === l - b,
    )
    const part = fact<Sides>(
      say(
        `Its breadth is ${fraction(n, m)} of its length.`,
        `దాని వెడల్పు పొడవులో ${fraction(n, m)} వంతు.`,
        `उसकी चौड़ाई लंबाई की ${fraction(n, m)} है।`,
      ),
      shape,
      ([x, y]) => y * m === x * n,
    )
    const squares = fact<Sides>(
      say(
        `The square drawn on its length has ${fraction(m * m, n * n)} times the area of the square drawn on its breadth.`,
        `దాని పొడవుపై గీసిన చతురస్ర వైశాల్యం, వెడల్పుపై గీసిన చతురస్ర వైశాల్యానికి ${fraction(m * m, n * n)} రెట్లు.`,
        `उसकी लंबाई पर बने वर्ग का क्षेत्रफल चौड़ाई पर बने वर्ग के क्षेत्रफल का ${fraction(m * m, n * n)} गुना है।`,
      ),
      say(
        `the sides are in the ratio ${m} : ${n}, which gives the shape, not the size.`,
        `భుజాల నిష్పత్తి ${m} : ${n}; ఇది ఆకారాన్ని ఇస్తుంది, పరిమాణాన్ని కాదు.`,
        `भुजाओं का अनुपात ${m} : ${n} है, जिससे आकार मिलता है, माप नहीं।`,
      ),
      ([x, y]) => x * x * n * n === y * y * m * m,
    )
    const asked = asksArea
      ? say(`area is ${l * b} sq m`, `వైశాల్యం ${l * b} చ.మీ.`, `क्षेत्रफल ${l * b} वर्ग मी`)
      : say(`perimeter is ${round} m`, `చుట్టుకొలత ${round} మీ.`, `परिमाप ${round} मी`)
    const together = say(
      `Together: the length is ${l} m and the breadth ${b} m, so the ${asked.en}.`,
      `కలిపితే: పొడవు ${l} మీ., వెడల్పు ${b} మీ.; కాబట్టి ${asked.te}`,
      `मिलकर: लंबाई ${l} मी और चौड़ाई ${b} मी, अतः ${asked.hi} है।`,
    )
    const sameRatio = say(
      'Both give the same ratio; the size is missing.',
      'రెండూ ఒకే నిష్పత్తిని ఇస్తాయి; పరిమాణం తెలియదు.',
      'दोनों एक ही अनुपात बताते हैं; माप पता नहीं।',
    )
    const partly = asksArea ? fence : area
    return {
      question: asksArea
        ? say(
            `What is the area of a rectangular ${plot.en}?`,
            `ఒక దీర్ఘచతురస్రాకార ${plot.te} వైశాల్యం ఎంత?`,
            `एक आयताकार ${plot.hi} का क्षेत्रफल कितना है?`,
          )
        : say(
            `What is the perimeter of a rectangular ${plot.en}?`,
            `ఒక దీర్ఘచతురస్రాకార ${plot.te} చుట్టుకొలత ఎంత?`,
            `एक आयताकार ${plot.hi} का परिमाप कितना है?`,
          ),
      models: pairs(span(0.5, 80, 0.5), span(0.5, 60, 0.5)).filter(([x, y]) => x >= y),
      answer: ([x, y]) => (asksArea ? x * y : 2 * (x + y)),
      enough: [
        asksArea
          ? {
              ...area,
              shows: say(
                `the area is ${forArea} ÷ ${per} = ${l * b} sq m.`,
                `వైశాల్యం ${forArea} ÷ ${per} = ${l * b} చ.మీ.`,
                `क्षेत्रफल ${forArea} ÷ ${per} = ${l * b} वर्ग मी है।`,
              ),
            }
          : {
              ...fence,
              shows: say(
                `the perimeter is ${forFence} ÷ ${per} = ${round} m.`,
                `చుట్టుకొలత ${forFence} ÷ ${per} = ${round} మీ.`,
                `परिमाप ${forFence} ÷ ${per} = ${round} मी है।`,
              ),
            },
        fact(
          say(
            `If its length were reduced by ${l - b} m, it would become a square of perimeter ${4 * b} m.`,
            `దాని పొడవును ${l - b} మీ. తగ్గిస్తే అది ${4 * b} మీ. చుట్టుకొలత గల చతురస్రం అవుతుంది.`,
            `यदि उसकी लंबाई ${l - b} मी घटा दी जाए, तो वह ${4 * b} मी परिमाप वाला वर्ग बन जाएगा।`,
          ),
          say(
            `the breadth is ${b} m and the length ${b} + ${l - b} = ${l} m, which gives ${asksArea ? 'area' : 'perimeter'} and everything else.`,
            `వెడల్పు ${b} మీ., పొడవు ${b} + ${l - b} = ${l} మీ.; వీటి నుండి ${asksArea ? 'వైశాల్యం' : 'చుట్టుకొలత'} వస్తుంది.`,
            `चौड़ाई ${b} मी और लंबाई ${b} + ${l - b} = ${l} मी है, जिनसे ${asksArea ? 'क्षेत्रफल' : 'परिमाप'} मिल जाता है।`,
          ),
          ([x, y]) => x - (l - b) === y && y === b,
        ),
      ],
      notEnough: [partly, share, longer, part, squares],
      enoughTogether: [
        { facts: [partly, share], shows: together },
        { facts: [share, longer], shows: together },
        { facts: [partly, longer], shows: together },
        { facts: [partly, squares], shows: together },
      ],
      neverEnough: [
        { facts: [share, part], shows: sameRatio },
        { facts: [share, squares], shows: sameRatio },
        { facts: [part, squares], shows: sameRatio },
      ],
    }
  },
})

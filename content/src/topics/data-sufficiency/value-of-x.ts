import { added } from '../../shared/arithmetic/formulae.ts'
import { same, say } from '../../text/localized.ts'
import { fact, pairs, span, sufficiencyTemplate } from './sufficiency.ts'

type Point = readonly [x: number, y: number]

export const equations = sufficiencyTemplate<Point>({
  id: 'data-sufficiency/value-of-x',
  levels: ['easy', 'medium'],
  puzzle(random, level) {
    const x = random.int(2, 9)
    const y = random.pick(span(1, 9).filter((value) => value !== x))
    const [a, b] = level === 'easy' ? [1, 1] : [random.int(2, 4), random.pick([3, 5])]
    const k = random.int(2, 4)
    const term = (factor: number, name: string) => (factor === 1 ? name : `${factor}${name}`)
    const line = (text: string, holds: (point: Point) => boolean) =>
      fact<Point>(
        same(text),
        say(
          'one equation in two unknowns has many solutions.',
          'రెండు అజ్ఞాత రాశులు ఉన్న ఒక సమీకరణానికి అనేక సాధనలు ఉంటాయి.',
          'दो अज्ञात राशियों वाले एक समीकरण के कई हल होते हैं।',
        ),
        holds,
      )
    const sum = line(
      `$${term(a, 'x')} + ${term(b, 'y')} = ${a * x + b * y}$`,
      ([u, v]) => a * u + b * v === a * x + b * y,
    )
    const difference = line(`$x - y = ${x - y}$`, ([u, v]) => u - v === x - y)
    const plainSum = line(`$x + y = ${x + y}$`, ([u, v]) => u + v === x + y)
    const product = line(`$xy = ${x * y}$`, ([u, v]) => u * v === x * y)
    const onlyY = fact<Point>(
      same(`$${k}y = ${k * y}$`),
      say(
        `this gives y = ${y} and says nothing about x.`,
        `దీని నుండి y = ${y} వస్తుంది; x గురించి ఏమీ తెలియదు.`,
        `इससे y = ${y} मिलता है; x के बारे में कुछ पता नहीं।`,
      ),
      ([, v]) => v === y,
    )
    const eitherSign = say(`x is ${x} or −${x}.`, `x = ${x} లేదా −${x}.`, `x = ${x} या −${x}।`)
    const square = fact<Point>(same(`$x^2 = ${x * x}$`), eitherSign, ([u]) => u * u === x * x)
    const fourth = fact<Point>(same(`$x^4 = ${x ** 4}$`), eitherSign, ([u]) => u ** 4 === x ** 4)
    const positive = fact<Point>(
      same('$x > 0$'),
      say('x can be any positive integer.', 'x ఏ ధన పూర్ణాంకమైనా కావచ్చు.', 'x कोई भी धन पूर्णांक हो सकता है।'),
      ([u]) => u > 0,
    )
    const multiple = line(
      `$${term(k * a, 'x')} + ${term(k * b, 'y')} = ${k * (a * x + b * y)}$`,
      ([u, v]) => k * a * u + k * b * v === k * (a * x + b * y),
    )
    const c = random.int(2, 9)
    const substituted = say(
      `Put y = ${y} into the other equation: x = ${x}.`,
      `మరో సమీకరణంలో y = ${y} ప్రతిక్షేపిస్తే x = ${x}.`,
      `दूसरे समीकरण में y = ${y} रखने पर x = ${x}।`,
    )
    return {
      question: say(
        'x and y are integers. What is the value of x?',
        'x, yలు పూర్ణాంకాలు. x విలువ ఎంత?',
        'x और y पूर्णांक हैं। x का मान क्या है?',
      ),
      models: pairs(span(-36, 36), span(-36, 36)),
      answer: ([u]) => u,
      enough: [
        fact(
          same(`$${k + 2}x - ${c} = ${term(k, 'x')}${added([2 * x - c])}$`),
          say(`2x = ${2 * x}, so x = ${x}.`, `2x = ${2 * x}, కాబట్టి x = ${x}.`, `2x = ${2 * x}, अतः x = ${x}।`),
          ([u]) => 2 * u === 2 * x,
        ),
        fact(
          same(`$x^3 = ${x ** 3}$`),
          say(
            `a cube has only one real cube root, so x = ${x}.`,
            `ఒక ఘనానికి ఒకే వాస్తవ ఘనమూలం ఉంటుంది, కాబట్టి x = ${x}.`,
            `किसी घन का एक ही वास्तविक घनमूल होता है, अतः x = ${x}।`,
          ),
          ([u]) => u ** 3 === x ** 3,
        ),
        fact(
          same(`$x + ${term(k, 'y')} = ${term(k, 'y')} + ${x}$`),
          say(`y cancels and x = ${x}.`, `y కొట్టివేయబడి x = ${x} వస్తుంది.`, `y कट जाता है और x = ${x}।`),
          ([u]) => u === x,
        ),
        fact(
          same(`$(x - ${x})^2 = 0$`),
          say(
            `a square is 0 only when its base is 0, so x = ${x}.`,
            `ఆధారం 0 అయితేనే వర్గం 0 అవుతుంది, కాబట్టి x = ${x}.`,
            `वर्ग तभी 0 होता है जब आधार 0 हो, अतः x = ${x}।`,
          ),
          ([u]) => u === x,
        ),
      ],
      notEnough: [sum, difference, product, onlyY, square, positive],
      enoughTogether: [
        {
          facts: [sum, difference],
          shows: say(
            `Together they are two independent equations; they give x = ${x}, y = ${y}.`,
            `కలిపితే రెండు స్వతంత్ర సమీకరణాలు; వాటి నుండి x = ${x}, y = ${y}.`,
            `मिलकर ये दो स्वतंत्र समीकरण हैं; इनसे x = ${x}, y = ${y}।`,
          ),
        },
        { facts: [sum, onlyY], shows: substituted },
        {
          facts: [square, positive],
          shows: say(
            `Of ${x} and −${x} only ${x} is positive.`,
            `${x}, −${x}లలో ${x} మాత్రమే ధనాత్మకం.`,
            `${x} और −${x} में से केवल ${x} धनात्मक है।`,
          ),
        },
        { facts: [difference, onlyY], shows: substituted },
      ],
      neverEnough: [
        {
          facts: [sum, multiple],
          shows: say(
            `One equation is ${k} times the other, so together they are still only one equation.`,
            `ఒక సమీకరణం మరొకదానికి ${k} రెట్లు, కాబట్టి రెండూ కలిపినా ఒకే సమీకరణం.`,
            `एक समीकरण दूसरे का ${k} गुना है, इसलिए दोनों मिलकर भी एक ही समीकरण हैं।`,
          ),
        },
        {
          facts: [plainSum, product],
          shows: say(
            `x and y are ${x} and ${y}, but which is which remains open.`,
            `x, y విలువలు ${x}, ${y}; కానీ ఏది ఏదో తెలియదు.`,
            `x और y के मान ${x} और ${y} हैं, पर कौन-सा किसका है यह पता नहीं।`,
          ),
        },
        {
          facts: [square, fourth],
          shows: say(
            `Both leave x = ${x} and x = −${x}.`,
            `రెండింటి నుండీ x = ${x}, x = −${x} రెండూ సాధ్యమే.`,
            `दोनों से x = ${x} और x = −${x} दोनों संभव रहते हैं।`,
          ),
        },
        {
          facts: [positive, onlyY],
          shows: say('Nothing fixes x.', 'x విలువను నిర్ణయించేది ఏదీ లేదు.', 'x का मान कुछ भी तय नहीं करता।'),
        },
      ],
    }
  },
})

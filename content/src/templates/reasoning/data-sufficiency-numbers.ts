import { gcd } from '../../format.ts'
import { type Speech, say, unsaid } from '../../speech.ts'
import { fact, pairs, span, sufficiencyTemplate } from './sufficiency.ts'

const COPRIME_PARTS = [
  [2, 3],
  [2, 5],
  [3, 4],
  [3, 5],
  [2, 7],
  [4, 5],
  [3, 7],
  [2, 9],
  [3, 8],
  [4, 7],
  [5, 7],
  [4, 9],
] as const

const divisible = (n: string, by: number): Speech =>
  say(`${n} is divisible by ${by}.`, `${n} ను ${by} నిశ్శేషంగా భాగిస్తుంది.`, `${n}, ${by} से विभाज्य है।`)

export const divisibility = sufficiencyTemplate<number>({
  id: 'data-sufficiency/divisibility',
  levels: ['easy', 'medium'],
  puzzle(random, level) {
    const [p, q] = random.pick(level === 'easy' ? COPRIME_PARTS.slice(0, 5) : COPRIME_PARTS.slice(4))
    const d = p * q
    const times = random.int(2, 4)
    const left = random.pick(span(1, d - 1))
    const more = random.int(2, 5) * p
    const other = [11, 13, 17].at(random.int(0, 2)) as number
    const floor = random.step(20, 90, 10)
    const isMultiple = (text: Speech, of: number) =>
      fact(
        text,
        say(
          `multiples of ${of} include multiples of ${d} and other numbers too.`,
          `${of} గుణిజాలలో ${d} గుణిజాలూ, ఇతర సంఖ్యలూ ఉంటాయి.`,
          `${of} के गुणजों में ${d} के गुणज भी हैं और दूसरी संख्याएँ भी।`,
        ),
        (n: number) => n % of === 0,
      )
    const byP = isMultiple(divisible('n', p), p)
    const byQ = isMultiple(divisible('n', q), q)
    const byPMore = fact<number>(
      divisible(`n + ${more}`, p),
      say(
        `${more} is itself divisible by ${p}, so n is divisible by ${p}; nothing is known about ${q}.`,
        `${more} కూడా ${p} గుణిజమే, కాబట్టి n ను ${p} భాగిస్తుంది; ${q} గురించి ఏమీ తెలియదు.`,
        `${more} स्वयं ${p} से विभाज्य है, इसलिए n, ${p} से विभाज्य है; ${q} के बारे में कुछ पता नहीं।`,
      ),
      (n) => (n + more) % p === 0,
    )
    const above = fact<number>(
      say(`n is greater than ${floor}.`, `n విలువ ${floor} కంటే ఎక్కువ.`, `n का मान ${floor} से अधिक है।`),
      say('such numbers are of both kinds.', 'అలాంటి సంఖ్యలు రెండు రకాలుగానూ ఉంటాయి.', 'ऐसी संख्याएँ दोनों प्रकार की हैं।'),
      (n) => n > floor,
    )
    const byPOther = fact<number>(
      divisible('n', p * other),
      say(
        `that makes n divisible by ${p}, but not necessarily by ${q}.`,
        `దీనివల్ల n ను ${p} భాగిస్తుంది, కానీ ${q} భాగించనవసరం లేదు.`,
        `इससे n, ${p} से विभाज्य है, पर ${q} से होना आवश्यक नहीं।`,
      ),
      (n) => n % (p * other) === 0,
    )
    const byBoth = say(
      `Together n is divisible by ${p} and by ${q}, which have no common factor, so by ${d}.`,
      `కలిపితే n ను ${p}, ${q} రెండూ భాగిస్తాయి; వాటికి ఉమ్మడి కారణాంకం లేదు కాబట్టి ${d} కూడా భాగిస్తుంది.`,
      `मिलकर n, ${p} और ${q} दोनों से विभाज्य है, जिनका कोई साझा गुणनखंड नहीं, इसलिए ${d} से भी।`,
    )
    return {
      question: say(
        `n is a natural number. Is n divisible by ${d}?`,
        `n ఒక సహజ సంఖ్య. n ను ${d} నిశ్శేషంగా భాగిస్తుందా?`,
        `n एक प्राकृत संख्या है। क्या n, ${d} से विभाज्य है?`,
      ),
      models: span(1, 4 * d * other),
      answer: (n) => n % d === 0,
      enough: [
        fact(
          divisible('n', times * d),
          say(
            `${times * d} is a multiple of ${d}, so the answer is yes.`,
            `${times * d} అనేది ${d} గుణిజం, కాబట్టి సమాధానం అవును.`,
            `${times * d}, ${d} का गुणज है, इसलिए उत्तर हाँ है।`,
          ),
          (n) => n % (times * d) === 0,
        ),
        fact(
          say(
            `When n is divided by ${times * d}, the remainder is ${left}.`,
            `n ను ${times * d} తో భాగిస్తే శేషం ${left}.`,
            `n को ${times * d} से भाग देने पर शेषफल ${left} बचता है।`,
          ),
          say(
            `${d} divides ${times * d}, so n leaves the remainder ${left} with ${d} too, and the answer is no.`,
            `${times * d} ను ${d} భాగిస్తుంది, కాబట్టి n ను ${d} తో భాగించినా శేషం ${left}; సమాధానం కాదు.`,
            `${times * d}, ${d} से विभाज्य है, इसलिए n को ${d} से भाग देने पर भी शेषफल ${left} है; उत्तर नहीं है।`,
          ),
          (n) => n % (times * d) === left,
        ),
        fact(
          divisible(`n + ${d * times}`, d),
          say(
            `${d * times} is a multiple of ${d}, so n is one too, and the answer is yes.`,
            `${d * times} అనేది ${d} గుణిజం, కాబట్టి n కూడా; సమాధానం అవును.`,
            `${d * times}, ${d} का गुणज है, इसलिए n भी; उत्तर हाँ है।`,
          ),
          (n) => (n + d * times) % d === 0,
        ),
      ],
      notEnough: [byP, byQ, above, byPMore, byPOther],
      enoughTogether: [
        {
          facts: [byP, byQ],
          shows: say(
            `${p} and ${q} have no common factor, so together n is divisible by ${p} × ${q} = ${d}.`,
            `${p}, ${q} లకు ఉమ్మడి కారణాంకం లేదు, కాబట్టి కలిపితే n ను ${p} × ${q} = ${d} భాగిస్తుంది.`,
            `${p} और ${q} का कोई साझा गुणनखंड नहीं, इसलिए मिलकर n, ${p} × ${q} = ${d} से विभाज्य है।`,
          ),
        },
        {
          facts: [byPMore, byQ],
          shows: byBoth,
        },
        {
          facts: [byPOther, byQ],
          shows: byBoth,
        },
      ],
      neverEnough: [
        {
          facts: [byP, byPMore],
          shows: say(
            `Both say the same: n is divisible by ${p}. Whether ${q} divides n stays open.`,
            `రెండూ ఒకే విషయం చెబుతున్నాయి: n ను ${p} భాగిస్తుంది. n ను ${q} భాగిస్తుందో లేదో తెలియదు.`,
            `दोनों एक ही बात कहते हैं: n, ${p} से विभाज्य है। n, ${q} से विभाज्य है या नहीं, यह पता नहीं।`,
          ),
        },
        {
          facts: [byP, byPOther],
          shows: say(
            `Neither says anything about ${q}, so n may or may not be divisible by ${d}.`,
            `రెండూ ${q} గురించి ఏమీ చెప్పవు, కాబట్టి n ను ${d} భాగించవచ్చు, భాగించకపోవచ్చు.`,
            `दोनों ${q} के बारे में कुछ नहीं कहते, इसलिए n, ${d} से विभाज्य हो भी सकता है और नहीं भी।`,
          ),
        },
        {
          facts: [byQ, above],
          shows: say(
            `Beyond ${floor} there are multiples of ${q} that are divisible by ${d} and others that are not.`,
            `${floor} కంటే పెద్దవైన ${q} గుణిజాలలో ${d} భాగించేవీ, భాగించనివీ ఉన్నాయి.`,
            `${floor} से बड़े ${q} के गुणजों में कुछ ${d} से विभाज्य हैं और कुछ नहीं।`,
          ),
        },
        {
          facts: [byPOther, above],
          shows: say(
            `Nothing is said about ${q}, however large n is.`,
            `n ఎంత పెద్దదైనా ${q} గురించి ఏమీ చెప్పలేదు.`,
            `n कितना भी बड़ा हो, ${q} के बारे में कुछ नहीं कहा गया।`,
          ),
        },
      ],
    }
  },
})

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
        unsaid(text),
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
      unsaid(`$${k}y = ${k * y}$`),
      say(
        `this gives y = ${y} and says nothing about x.`,
        `దీని నుండి y = ${y} వస్తుంది; x గురించి ఏమీ తెలియదు.`,
        `इससे y = ${y} मिलता है; x के बारे में कुछ पता नहीं।`,
      ),
      ([, v]) => v === y,
    )
    const eitherSign = say(`x is ${x} or −${x}.`, `x = ${x} లేదా −${x}.`, `x = ${x} या −${x}।`)
    const square = fact<Point>(unsaid(`$x^2 = ${x * x}$`), eitherSign, ([u]) => u * u === x * x)
    const fourth = fact<Point>(unsaid(`$x^4 = ${x ** 4}$`), eitherSign, ([u]) => u ** 4 === x ** 4)
    const positive = fact<Point>(
      unsaid('$x > 0$'),
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
        'x, y లు పూర్ణాంకాలు. x విలువ ఎంత?',
        'x और y पूर्णांक हैं। x का मान क्या है?',
      ),
      models: pairs(span(-36, 36), span(-36, 36)),
      answer: ([u]) => u,
      enough: [
        fact(
          unsaid(`$${k + 2}x - ${c} = ${term(k, 'x')} + ${2 * x - c}$`),
          say(`2x = ${2 * x}, so x = ${x}.`, `2x = ${2 * x}, కాబట్టి x = ${x}.`, `2x = ${2 * x}, अतः x = ${x}।`),
          ([u]) => 2 * u === 2 * x,
        ),
        fact(
          unsaid(`$x^3 = ${x ** 3}$`),
          say(
            `a cube has only one real cube root, so x = ${x}.`,
            `ఒక ఘనానికి ఒకే వాస్తవ ఘనమూలం ఉంటుంది, కాబట్టి x = ${x}.`,
            `किसी घन का एक ही वास्तविक घनमूल होता है, अतः x = ${x}।`,
          ),
          ([u]) => u ** 3 === x ** 3,
        ),
        fact(
          unsaid(`$x + ${term(k, 'y')} = ${term(k, 'y')} + ${x}$`),
          say(`y cancels and x = ${x}.`, `y కొట్టివేయబడి x = ${x} వస్తుంది.`, `y कट जाता है और x = ${x}।`),
          ([u]) => u === x,
        ),
        fact(
          unsaid(`$(x - ${x})^2 = 0$`),
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
            `${x}, −${x} లలో ${x} మాత్రమే ధనాత్మకం.`,
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

export const twoDigitNumber = sufficiencyTemplate<number>({
  id: 'data-sufficiency/two-digit-number',
  levels: ['easy', 'medium'],
  puzzle(random, level) {
    const tens = (n: number) => Math.floor(n / 10)
    const units = (n: number) => n % 10
    const total = (n: number) => tens(n) + units(n)
    const reverse = (n: number) => 10 * units(n) + tens(n)
    // at least two numbers share the digit sum and at least two the gap
    const hidden = random.pick(
      span(13, 79).filter((n) => units(n) > tens(n) && tens(n) > 0 && units(n) - tens(n) < 7 && total(n) < 16),
    )
    const [t, u] = [tens(hidden), units(hidden)]
    const gap = u - t
    const several = say('several numbers are like that.', 'అలాంటి సంఖ్యలు అనేకం ఉన్నాయి.', 'ऐसी कई संख्याएँ हैं।')
    const sumText =
      level === 'easy'
        ? say(`The sum of its digits is ${t + u}.`, `దాని అంకెల మొత్తం ${t + u}.`, `उसके अंकों का योग ${t + u} है।`)
        : say(
            `The average of its two digits is ${(t + u) / 2}.`,
            `దాని రెండు అంకెల సగటు ${(t + u) / 2}.`,
            `उसके दोनों अंकों का औसत ${(t + u) / 2} है।`,
          )
    const sum = fact<number>(
      sumText,
      say(
        `several numbers have the digit sum ${t + u}.`,
        `అంకెల మొత్తం ${t + u} అయ్యే సంఖ్యలు అనేకం ఉన్నాయి.`,
        `अंकों का योग ${t + u} वाली कई संख्याएँ हैं।`,
      ),
      (n) => total(n) === t + u,
    )
    const swap = fact<number>(
      say(
        `When its digits are interchanged, it increases by ${9 * gap}.`,
        `దాని అంకెలను తారుమారు చేస్తే అది ${9 * gap} పెరుగుతుంది.`,
        `उसके अंक आपस में बदलने पर वह ${9 * gap} बढ़ जाती है।`,
      ),
      say(
        `its units digit exceeds its tens digit by ${9 * gap} ÷ 9 = ${gap}; several numbers are like that.`,
        `ఒకట్ల అంకె పదుల అంకె కంటే ${9 * gap} ÷ 9 = ${gap} ఎక్కువ; అలాంటి సంఖ్యలు అనేకం ఉన్నాయి.`,
        `इकाई का अंक दहाई के अंक से ${9 * gap} ÷ 9 = ${gap} अधिक है; ऐसी कई संख्याएँ हैं।`,
      ),
      (n) => reverse(n) - n === 9 * gap,
    )
    const exceeds = fact<number>(
      say(
        `Its units digit is ${gap} more than its tens digit.`,
        `దాని ఒకట్ల అంకె పదుల అంకె కంటే ${gap} ఎక్కువ.`,
        `उसका इकाई का अंक दहाई के अंक से ${gap} अधिक है।`,
      ),
      several,
      (n) => units(n) - tens(n) === gap,
    )
    const differs = fact<number>(
      say(`The difference between its digits is ${gap}.`, `దాని అంకెల మధ్య తేడా ${gap}.`, `उसके अंकों का अंतर ${gap} है।`),
      say(
        'it is not said which digit is greater, and several numbers are possible.',
        'ఏ అంకె పెద్దదో చెప్పలేదు; అనేక సంఖ్యలు సాధ్యం.',
        'कौन-सा अंक बड़ा है यह नहीं कहा गया; कई संख्याएँ संभव हैं।',
      ),
      (n) => Math.abs(units(n) - tens(n)) === gap,
    )
    const reversedSum = fact<number>(
      say(
        `The sum of the number and the one with its digits interchanged is ${11 * (t + u)}.`,
        `ఆ సంఖ్య, దాని అంకెలు తారుమారు చేసిన సంఖ్యల మొత్తం ${11 * (t + u)}.`,
        `उस संख्या और अंक बदलने पर बनी संख्या का योग ${11 * (t + u)} है।`,
      ),
      say(
        `11 times the digit sum is ${11 * (t + u)}, so the digit sum is ${t + u}; several numbers have it.`,
        `అంకెల మొత్తానికి 11 రెట్లు ${11 * (t + u)}, కాబట్టి అంకెల మొత్తం ${t + u}; అలాంటి సంఖ్యలు అనేకం ఉన్నాయి.`,
        `अंकों के योग का 11 गुना ${11 * (t + u)} है, इसलिए योग ${t + u} है; ऐसी कई संख्याएँ हैं।`,
      ),
      (n) => n + reverse(n) === 11 * (t + u),
    )
    const found = say(
      `Together: digit sum ${t + u} and difference ${gap} give ${t} and ${u}, the number ${hidden}.`,
      `కలిపితే: అంకెల మొత్తం ${t + u}, తేడా ${gap}; అంకెలు ${t}, ${u}, సంఖ్య ${hidden}.`,
      `मिलकर: अंकों का योग ${t + u} और अंतर ${gap}; अंक ${t} और ${u}, संख्या ${hidden}।`,
    )
    const either = say(
      `The digits are ${t} and ${u}, but the number can be ${hidden} or ${10 * u + t}.`,
      `అంకెలు ${t}, ${u}; కానీ సంఖ్య ${hidden} లేదా ${10 * u + t} కావచ్చు.`,
      `अंक ${t} और ${u} हैं, पर संख्या ${hidden} या ${10 * u + t} हो सकती है।`,
    )
    const divisor = random.pick(span(12, 45).filter((d) => gcd(d, 10) < 10))
    const largest = Math.floor(99 / divisor) * divisor
    return {
      question: random.pick([
        say('What is the two-digit number?', 'ఆ రెండంకెల సంఖ్య ఏది?', 'वह दो अंकों की संख्या कौन-सी है?'),
        say(
          'A two-digit number is to be found. Which number is it?',
          'ఒక రెండంకెల సంఖ్యను కనుగొనాలి. ఆ సంఖ్య ఏది?',
          'दो अंकों की एक संख्या ज्ञात करनी है। वह संख्या कौन-सी है?',
        ),
      ]),
      models: span(10, 99),
      answer: (n) => n,
      enough: [
        fact(
          say(
            `Its digits add up to ${t + u}, and its units digit is ${gap} more than its tens digit.`,
            `దాని అంకెల మొత్తం ${t + u}; ఒకట్ల అంకె పదుల అంకె కంటే ${gap} ఎక్కువ.`,
            `उसके अंकों का योग ${t + u} है और इकाई का अंक दहाई के अंक से ${gap} अधिक है।`,
          ),
          say(
            `the digits are ${t} and ${u}, so the number is ${hidden}.`,
            `అంకెలు ${t}, ${u}; కాబట్టి సంఖ్య ${hidden}.`,
            `अंक ${t} और ${u} हैं, अतः संख्या ${hidden} है।`,
          ),
          (n) => total(n) === t + u && units(n) - tens(n) === gap,
        ),
        fact(
          say(
            `It is the largest two-digit number divisible by ${divisor}.`,
            `అది ${divisor} నిశ్శేషంగా భాగించే రెండంకెల సంఖ్యలలో పెద్దది.`,
            `वह ${divisor} से विभाज्य दो अंकों की सबसे बड़ी संख्या है।`,
          ),
          say(`that number is ${largest}.`, `ఆ సంఖ్య ${largest}.`, `वह संख्या ${largest} है।`),
          (n) => n % divisor === 0 && n + divisor > 99,
        ),
        fact(
          say(
            `Five more than twice the number is ${2 * hidden + 5}.`,
            `ఆ సంఖ్య రెట్టింపుకు ఐదు కలిపితే ${2 * hidden + 5}.`,
            `उस संख्या के दुगुने से पाँच अधिक ${2 * hidden + 5} है।`,
          ),
          say(
            `the number is ${2 * hidden} ÷ 2 = ${hidden}.`,
            `ఆ సంఖ్య ${2 * hidden} ÷ 2 = ${hidden}.`,
            `वह संख्या ${2 * hidden} ÷ 2 = ${hidden} है।`,
          ),
          (n) => 2 * n + 5 === 2 * hidden + 5,
        ),
      ],
      notEnough: [sum, swap, exceeds, differs, reversedSum],
      enoughTogether: [
        {
          facts: [sum, swap],
          shows: found,
        },
        {
          facts: [sum, exceeds],
          shows: found,
        },
        {
          facts: [reversedSum, swap],
          shows: say(
            `Together: digit sum ${t + u} and difference ${gap} give the number ${hidden}.`,
            `కలిపితే: అంకెల మొత్తం ${t + u}, తేడా ${gap}; సంఖ్య ${hidden}.`,
            `मिलकर: अंकों का योग ${t + u} और अंतर ${gap}; संख्या ${hidden}।`,
          ),
        },
      ],
      neverEnough: [
        {
          facts: [sum, differs],
          shows: either,
        },
        {
          facts: [swap, exceeds],
          shows: say(
            `Both say that the units digit is ${gap} more than the tens digit; nothing else is known.`,
            `రెండూ ఒకట్ల అంకె పదుల అంకె కంటే ${gap} ఎక్కువ అనే చెబుతున్నాయి; మరేమీ తెలియదు.`,
            `दोनों यही कहते हैं कि इकाई का अंक दहाई के अंक से ${gap} अधिक है; और कुछ पता नहीं।`,
          ),
        },
        {
          facts: [sum, reversedSum],
          shows: say(
            `Both say that the digit sum is ${t + u}.`,
            `రెండూ అంకెల మొత్తం ${t + u} అనే చెబుతున్నాయి.`,
            `दोनों यही कहते हैं कि अंकों का योग ${t + u} है।`,
          ),
        },
        {
          facts: [reversedSum, differs],
          shows: either,
        },
      ],
    }
  },
})

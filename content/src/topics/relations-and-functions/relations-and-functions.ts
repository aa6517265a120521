import { defined, itemAt } from '../../checked-access.ts'
import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { inTex, number, signed } from '../../text/format.ts'
import { paragraphs, same, say } from '../../text/localized.ts'

const linear = (a: number, b: number) => `${a === 1 ? '' : a === -1 ? '-' : a}x ${b < 0 ? '-' : '+'} ${Math.abs(b)}`

export const composition = template({
  id: 'relations-and-functions/composition',
  topic: 'relations-and-functions',
  levels: ['easy', 'medium'],
  exams: ['icet', 'nimcet', 'cat', 'mat'],

  draw: (random, level) => ({
    a: random.pick([2, 3, 4, 5]),
    b: random.pick([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]),
    c: random.pick([-4, -3, -2, -1, 1, 2, 3, 4]),
    x: random.pick([-3, -2, -1, 1, 2, 3]),
    inner: random.chance(0.5),
    inverse: level === 'medium',
    notation: random.int(0, 1),
  }),

  write({ a, b, c, x, inner, inverse, notation }) {
    const f = (t: number) => a * t + b
    const g = (t: number) => t * t + c
    const gText = `x^2 ${c < 0 ? '-' : '+'} ${Math.abs(c)}`
    if (inverse) {
      const y = f(x)
      return {
        stem:
          notation === 0
            ? say(
                `If $f(x) = ${linear(a, b)}$ for all real $x$, then $f^{-1}(${y})$ is`,
                `అన్ని వాస్తవ సంఖ్యలు $x$కు $f(x) = ${linear(a, b)}$ అయితే $f^{-1}(${y})$ ఎంత?`,
                `यदि सभी वास्तविक $x$ के लिए $f(x) = ${linear(a, b)}$, तो $f^{-1}(${y})$ कितना है?`,
              )
            : say(
                `The function $f : \\mathbb{R} \\to \\mathbb{R}$ is given by $f(x) = ${linear(a, b)}$. The value of $f^{-1}(${y})$ is`,
                `ప్రమేయం $f : \\mathbb{R} \\to \\mathbb{R}$ను $f(x) = ${linear(a, b)}$గా నిర్వచించారు. $f^{-1}(${y})$ విలువ ఎంత?`,
                `फलन $f : \\mathbb{R} \\to \\mathbb{R}$, $f(x) = ${linear(a, b)}$ द्वारा परिभाषित है। $f^{-1}(${y})$ का मान कितना है?`,
              ),
        correct: same(signed(x)),
        distractors: numericDistractors(
          x,
          [
            { value: f(y), mistake: 'found the value of the function itself' },
            { value: y - b, mistake: 'did not divide by the coefficient' },
            { value: (y + b) / a, mistake: 'added the constant instead of subtracting' },
            { value: -x, mistake: 'lost a sign' },
            { value: a * (y - b), mistake: 'multiplied by the coefficient instead of dividing' },
          ],
          { format: signed, plausible: Number.isInteger, spares: [x + 1, x - 1, x + 2] },
        ),
        explanation: paragraphs(
          say(
            `$f^{-1}(${y})$ is the number that $f$ takes to ${signed(y)}.`,
            `$f^{-1}(${y})$ అంటే $f$ ద్వారా ${signed(y)} వచ్చే సంఖ్య.`,
            `$f^{-1}(${y})$ वह संख्या है जिसे $f$, ${signed(y)} में बदलता है।`,
          ),
          say(
            `$${linear(a, b)} = ${y}$ gives $${a}x = ${y - b}$.`,
            `$${linear(a, b)} = ${y}$ కాబట్టి $${a}x = ${y - b}$.`,
            `$${linear(a, b)} = ${y}$ से $${a}x = ${y - b}$।`,
          ),
          say(
            `$f(${y})$, the value of the function itself, is something else, and so is $\\frac{1}{f(${y})}$.`,
            `$f(${y})$ అనేది ప్రమేయం విలువ – అది వేరు; $\\frac{1}{f(${y})}$ కూడా వేరు.`,
            `$f(${y})$, यानी फलन का मान, कुछ और है, और $\\frac{1}{f(${y})}$ भी।`,
          ),
          say(
            `Hence $f^{-1}(${y}) =$ ${signed(x)}.`,
            `కాబట్టి $f^{-1}(${y}) =$ ${signed(x)}.`,
            `अतः $f^{-1}(${y}) =$ ${signed(x)}।`,
          ),
        ),
      }
    }
    const answer = inner ? f(g(x)) : g(f(x))
    const ask =
      notation === 0 ? (inner ? `f(g(${x}))` : `g(f(${x}))`) : inner ? `(f \\circ g)(${x})` : `(g \\circ f)(${x})`
    const [firstName, firstValue, second] = inner ? ['g', g(x), 'f'] : ['f', f(x), 'g']
    return {
      stem: say(
        `If $f(x) = ${linear(a, b)}$ and $g(x) = ${gText}$, then $${ask}$ is equal to`,
        `$f(x) = ${linear(a, b)}$, $g(x) = ${gText}$ అయితే $${ask}$ విలువ ఎంత?`,
        `यदि $f(x) = ${linear(a, b)}$ और $g(x) = ${gText}$, तो $${ask}$ का मान कितना है?`,
      ),
      correct: same(signed(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: inner ? g(f(x)) : f(g(x)), mistake: 'applied the functions in the other order' },
          { value: f(x) * g(x), mistake: 'multiplied the two values' },
          { value: f(x) + g(x), mistake: 'added the two values' },
          { value: defined(firstValue), mistake: 'stopped after the first function' },
          { value: inner ? f(x) : g(x), mistake: 'applied the second function only' },
        ],
        { format: signed, plausible: () => true, spares: [answer + 1, answer - 2] },
      ),
      explanation: paragraphs(
        say(
          `The function written nearer to the number is applied first.`,
          `సంఖ్యకు దగ్గరగా రాసిన ప్రమేయాన్ని ముందుగా వర్తింపజేయాలి.`,
          `जो फलन संख्या के अधिक निकट लिखा है, वह पहले लगता है।`,
        ),
        same(`$${firstName}(${x}) = ${firstValue}$`),
        say(
          `Then $${second}(${firstValue}) = ${inTex(answer)}$. In the other order the value would be $${inner ? g(f(x)) : f(g(x))}$; composition is not commutative.`,
          `తర్వాత $${second}(${firstValue}) = ${inTex(answer)}$. వ్యతిరేక క్రమంలో విలువ $${inner ? g(f(x)) : f(g(x))}$ వస్తుంది; ప్రమేయ సంయోజనం వినిమయ ధర్మాన్ని పాటించదు.`,
          `फिर $${second}(${firstValue}) = ${inTex(answer)}$। उलटे क्रम में मान $${inner ? g(f(x)) : f(g(x))}$ होगा; फलनों का संयोजन क्रमविनिमेय नहीं है।`,
        ),
        say(
          `So $${ask} =$ ${signed(answer)}.`,
          `కాబట్టి $${ask} =$ ${signed(answer)}.`,
          `इसलिए $${ask} =$ ${signed(answer)}।`,
        ),
      ),
    }
  },

  verify({ a, b, c, x, inner, inverse }) {
    if (inverse) {
      const target = a * x + b
      for (let t = -100; t <= 100; t++) if (a * t + b === target) return signed(t)
    }
    // coefficients of the composed polynomial, then its value
    const [p, q, r] = inner ? [a, 0, a * c + b] : [a * a, 2 * a * b, b * b + c]
    return signed(p * x * x + q * x + r)
  },
})

export const countMappings = template({
  id: 'relations-and-functions/number-of-functions',
  topic: 'relations-and-functions',
  levels: ['easy', 'medium'],
  exams: ['icet', 'nimcet', 'cat', 'mat'],

  draw(random, level) {
    const kind =
      level === 'easy'
        ? random.pick(['all', 'all', 'relations'] as const)
        : random.pick(['one-one', 'not one-one'] as const)
    const sizes = [2, 3, 4, 5]
      .flatMap((m) => [2, 3, 4, 5, 6, 7].map((n) => ({ m, n })))
      .filter(({ m, n }) => fits(kind, m, n))
    return {
      ...random.pick(sizes),
      kind,
      names: random.pick([
        ['A', 'B'],
        ['X', 'Y'],
        ['P', 'Q'],
        ['S', 'T'],
      ] as const),
      wording: random.int(0, 2),
    }
  },

  write({ m, n, kind, names, wording }) {
    const [x, y] = names
    const all = n ** m
    const falling = Array.from({ length: m }, (_, k) => n - k)
    const oneOne = falling.reduce((p, q) => p * q, 1)
    const answer = { all, relations: 2 ** (m * n), 'one-one': oneOne, 'not one-one': all - oneOne }[kind]
    // Telugu and Hindi as they stand before “number”
    const word = {
      all: say('functions', 'ప్రమేయాల', 'फलनों'),
      relations: say('relations', 'సంబంధాల', 'संबंधों'),
      'one-one': say('one-one functions', 'అన్వేక ప్రమేయాల', 'एकैकी फलनों'),
      'not one-one': say('functions that are not one-one', 'అన్వేకం కాని ప్రమేయాల', 'एकैकी न होने वाले फलनों'),
    }[kind]
    const those =
      kind === 'not one-one'
        ? `functions from $${x}$ to $${y}$ that are not one-one`
        : `${word.en} from $${x}$ to $${y}$`
    const listed = (set: string, from: readonly string[], size: number) =>
      `$${set} = \\{${from.slice(0, size).join(', ')}\\}$`
    const [first, second] = [listed(x, ['1', '2', '3', '4', '5'], m), listed(y, ['a', 'b', 'c', 'd', 'e', 'f', 'g'], n)]
    const stems = [
      say(
        `If $${x}$ has ${m} elements and $${y}$ has ${n} elements, the number of ${those} is`,
        `$${x}$లో ${m} మూలకాలు, $${y}$లో ${n} మూలకాలు ఉంటే $${x}$ నుండి $${y}$కు ${word.te} సంఖ్య ఎంత?`,
        `यदि $${x}$ में ${m} और $${y}$ में ${n} अवयव हैं, तो $${x}$ से $${y}$ में ${word.hi} की संख्या कितनी है?`,
      ),
      say(
        `Let ${first} and ${second}. The number of ${those} is`,
        `${first}, ${second} అయితే $${x}$ నుండి $${y}$కు ${word.te} సంఖ్య ఎంత?`,
        `मान लें ${first} और ${second}। $${x}$ से $${y}$ में ${word.hi} की संख्या कितनी है?`,
      ),
      say(
        `If $n(${x}) = ${m}$ and $n(${y}) = ${n}$, ${kind === 'not one-one' ? `how many functions from $${x}$ to $${y}$ are not one-one?` : `how many ${word.en} are there from $${x}$ to $${y}$?`}`,
        `$n(${x}) = ${m}$, $n(${y}) = ${n}$ అయితే $${x}$ నుండి $${y}$కు ${word.te} సంఖ్య ఎంత?`,
        `यदि $n(${x}) = ${m}$ और $n(${y}) = ${n}$, तो $${x}$ से $${y}$ में ${word.hi} की संख्या कितनी है?`,
      ),
    ]
    return {
      stem: itemAt(stems, wording),
      correct: same(number(answer)),
      distractors: numericDistractors(
        answer,
        [
          {
            value: kind === 'relations' ? all : m ** n,
            mistake: kind === 'relations' ? 'counted the functions' : 'counted from the second set to the first',
          },
          {
            value: kind === 'all' || kind === 'not one-one' ? oneOne : all,
            mistake:
              kind === 'all' || kind === 'not one-one' ? 'counted the one-one functions' : 'counted all functions',
          },
          { value: m * n, mistake: 'counted the ordered pairs' },
          {
            value: kind === 'relations' ? m ** n : 2 ** (m * n),
            mistake:
              kind === 'relations' ? 'counted the functions from the second set to the first' : 'counted the relations',
          },
          { value: 2 ** (m + n), mistake: 'added the numbers of elements in the exponent' },
          { value: all - oneOne, mistake: 'counted those that are not one-one' },
          { value: all - 1, mistake: 'left one out' },
          { value: all + m ** n, mistake: 'added the functions of both directions' },
          { value: 2 ** (m * n) - 1, mistake: 'left the empty relation out' },
        ],
        { format: number, plausible: (value) => value > 1 && value <= 60 * answer },
      ),
      explanation: paragraphs(
        kind === 'relations'
          ? say(
              `A relation is any set of ordered pairs from $${x} \\times ${y}$, which has ${m} × ${n} = ${m * n} of them.`,
              `సంబంధం అంటే $${x} \\times ${y}$లోని క్రమయుగ్మాల ఏదైనా సమితి; అందులో ${m} × ${n} = ${m * n} క్రమయుగ్మాలు ఉన్నాయి.`,
              `संबंध $${x} \\times ${y}$ के क्रमित युग्मों का कोई भी समुच्चय है; उसमें ${m} × ${n} = ${m * n} युग्म हैं।`,
            )
          : say(
              `Each of the ${m} elements of $${x}$ gets one image in $${y}$.`,
              `$${x}$లోని ${m} మూలకాల్లో ప్రతిదానికి $${y}$లో ఒక ప్రతిబింబం ఉంటుంది.`,
              `$${x}$ के ${m} अवयवों में से प्रत्येक का $${y}$ में एक प्रतिबिंब होता है।`,
            ),
        kind === 'relations' &&
          say(
            `Each pair is taken or left out: $2^{${m * n}} = ${inTex(answer)}$.`,
            `ప్రతి క్రమయుగ్మాన్ని తీసుకోవచ్చు లేదా వదిలేయవచ్చు: $2^{${m * n}} = ${inTex(answer)}$.`,
            `हर युग्म लिया या छोड़ा जा सकता है: $2^{${m * n}} = ${inTex(answer)}$।`,
          ),
        kind === 'all' &&
          say(
            `There are ${n} choices for each, so $${n}^{${m}} = ${inTex(all)}$.${m === n ? '' : ` Taking $${m}^{${n}}$ would count the functions from $${y}$ to $${x}$.`}`,
            `ప్రతిదానికి ${n} ఎంపికలు; కాబట్టి $${n}^{${m}} = ${inTex(all)}$.${m === n ? '' : ` $${m}^{${n}}$ తీసుకుంటే $${y}$ నుండి $${x}$కు ప్రమేయాల సంఖ్య వస్తుంది.`}`,
            `प्रत्येक के लिए ${n} विकल्प हैं, इसलिए $${n}^{${m}} = ${inTex(all)}$।${m === n ? '' : ` $${m}^{${n}}$ लेने पर $${y}$ से $${x}$ में फलन गिने जाएँगे।`}`,
          ),
        (kind === 'one-one' || kind === 'not one-one') &&
          say(
            `In a one-one function no image is used twice: $${falling.join(' \\times ')} = ${inTex(oneOne)}$. All functions together are $${n}^{${m}} = ${inTex(all)}$.`,
            `అన్వేక ప్రమేయంలో ఏ ప్రతిబింబమూ రెండుసార్లు రాదు: $${falling.join(' \\times ')} = ${inTex(oneOne)}$. మొత్తం ప్రమేయాలు $${n}^{${m}} = ${inTex(all)}$.`,
            `एकैकी फलन में कोई प्रतिबिंब दो बार नहीं आता: $${falling.join(' \\times ')} = ${inTex(oneOne)}$। कुल फलन $${n}^{${m}} = ${inTex(all)}$ हैं।`,
          ),
        kind === 'not one-one' &&
          say(
            `Those that are not one-one: ${number(all)} − ${number(oneOne)} = ${number(answer)}.`,
            `అన్వేకం కానివి: ${number(all)} − ${number(oneOne)} = ${number(answer)}.`,
            `जो एकैकी नहीं हैं: ${number(all)} − ${number(oneOne)} = ${number(answer)}।`,
          ),
        say(
          `The number of ${word.en} is ${number(answer)}.`,
          `${word.te} సంఖ్య ${number(answer)}.`,
          `${word.hi} की संख्या ${number(answer)} है।`,
        ),
      ),
    }
  },

  verify({ m, n, kind }) {
    if (kind === 'relations') {
      let count = 1
      for (let pair = 0; pair < m * n; pair++) count += count
      return number(count)
    }
    let lists: number[][] = [[]]
    for (let k = 0; k < m; k++)
      lists = lists.flatMap((list) => Array.from({ length: n }, (_, image) => [...list, image]))
    const wanted = (list: readonly number[]) => kind === 'all' || (new Set(list).size === m) === (kind === 'one-one')
    return number(lists.filter(wanted).length)
  },
})

/** Sizes that leave numbers one can work out by hand. */
const fits = (kind: 'all' | 'relations' | 'one-one' | 'not one-one', m: number, n: number): boolean =>
  kind === 'relations' ? m * n <= 12 : kind === 'all' ? n ** m <= 1300 : m < n && n ** m <= 3000

import { gcd } from '../../numbers.ts'
import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { times } from '../../shared/arithmetic/formulae.ts'
import { bracketed, fraction, inTex, number, rupees, signed } from '../../text/format.ts'
import { paragraphs, same, say } from '../../text/localized.ts'

/** What is bought: many of it, and one of it as it stands before “the cost of” in Telugu and Hindi. */
const PENS = { many: say('pens', 'పెన్నులు', 'पेन'), one: say('pen', 'పెన్ను', 'पेन') }
const NOTEBOOKS = { many: say('notebooks', 'నోటు పుస్తకాలు', 'कॉपियाँ'), one: say('notebook', 'నోటు పుస్తకం', 'कॉपी') }
const MANGOES = { many: say('mangoes', 'మామిడి పండ్లు', 'आम'), one: say('mango', 'మామిడి పండు', 'आम') }
const APPLES = { many: say('apples', 'ఆపిల్ పండ్లు', 'सेब'), one: say('apple', 'ఆపిల్ పండు', 'सेब') }
const TEA = { many: say('cups of tea', 'కప్పుల టీ', 'कप चाय'), one: say('cup of tea', 'కప్పు టీ', 'कप चाय') }
const SAMOSAS = { many: say('samosas', 'సమోసాలు', 'समोसे'), one: say('samosa', 'సమోసా', 'समोसे') }
const ADULTS = {
  many: say('adult tickets', 'పెద్దల టికెట్లు', 'वयस्क टिकट'),
  one: say('adult ticket', 'పెద్దల టికెట్', 'वयस्क टिकट'),
}
const CHILDREN = {
  many: say('child tickets', 'పిల్లల టికెట్లు', 'बाल टिकट'),
  one: say('child ticket', 'పిల్లల టికెట్', 'बाल टिकट'),
}
const CHAIRS = { many: say('chairs', 'కుర్చీలు', 'कुर्सियाँ'), one: say('chair', 'కుర్చీ', 'कुर्सी') }
const TABLES = { many: say('tables', 'బల్లలు', 'मेज़ें'), one: say('table', 'బల్ల', 'मेज़') }
const SHIRTS = { many: say('shirts', 'చొక్కాలు', 'कमीज़ें'), one: say('shirt', 'చొక్కా', 'कमीज़') }
const TOWELS = { many: say('towels', 'తువ్వాళ్లు', 'तौलिए'), one: say('towel', 'తువ్వాలు', 'तौलिए') }

const PURCHASES = [
  [PENS, NOTEBOOKS, 10, 30],
  [MANGOES, APPLES, 12, 30],
  [TEA, SAMOSAS, 10, 20],
  [ADULTS, CHILDREN, 60, 30],
  [CHAIRS, TABLES, 400, 900],
  [SHIRTS, TOWELS, 350, 120],
] as const

export const twoPurchases = template({
  id: 'linear-equations/two-purchases',
  topic: 'linear-equations',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'cat', 'nimcet'],

  draw(random, level) {
    const [a, b, c, d] = random.pick([
      [2, 3, 3, 2],
      [3, 4, 5, 2],
      [4, 3, 2, 5],
      [3, 5, 2, 3],
      [5, 3, 3, 4],
      [2, 5, 4, 3],
    ] as const)
    const [x, y, low, other] = random.pick(PURCHASES)
    const step = low >= 100 ? 10 : 1
    return {
      a,
      b,
      c,
      d,
      x,
      y,
      first: low + step * random.int(0, 9),
      second: other + step * random.int(0, 9),
      ask: level === 'easy' ? random.pick(['first', 'second'] as const) : ('both' as const),
    }
  },

  write({ a, b, c, d, x, y, first, second, ask }) {
    const [one, two] = [a * first + b * second, c * first + d * second]
    const answer = ask === 'first' ? first : ask === 'second' ? second : first + second
    const alone = (word: string) => (/^[aeiou]/.test(word) ? `an ${word}` : `a ${word}`)
    const asked = ask === 'first' ? x.one : y.one
    // what each statement is multiplied by so that the first unknown falls out
    const [up, down] = [c / gcd(a, c), a / gcd(a, c)]
    const left = `$${times(Math.abs(b * up - d * down), 'y')} = ${inTex(Math.abs(one * up - two * down))}$`
    const found = `$y = ${inTex(second)}$`
    const solved = (so: string) => (left === found ? found : `${left}${so} ${found}`)
    const what =
      ask === 'both'
        ? say(
            `one ${x.one.en} and one ${y.one.en} together`,
            `ఒక ${x.one.te}, ఒక ${y.one.te} మొత్తం`,
            `एक ${x.one.hi} और एक ${y.one.hi} का कुल`,
          )
        : say(alone(asked.en), `ఒక ${asked.te}`, `एक ${asked.hi} का`)
    return {
      stem: say(
        `${a} ${x.many.en} and ${b} ${y.many.en} cost ${rupees(one)}, while ${c} ${x.many.en} and ${d} ${y.many.en} cost ${rupees(two)}. What is the cost of ${what.en}?`,
        `${a} ${x.many.te}, ${b} ${y.many.te} కొనడానికి ${rupees(one)} అవుతుంది; ${c} ${x.many.te}, ${d} ${y.many.te} కొనడానికి ${rupees(two)} అవుతుంది. ${what.te} ధర ఎంత?`,
        `${a} ${x.many.hi} और ${b} ${y.many.hi} ख़रीदने में ${rupees(one)} लगते हैं, जबकि ${c} ${x.many.hi} और ${d} ${y.many.hi} ख़रीदने में ${rupees(two)} लगते हैं। ${what.hi} मूल्य कितना है?`,
      ),
      correct: same(rupees(answer)),
      distractors: numericDistractors(
        answer,
        [
          ...[first, second, first + second]
            .filter((value) => value !== answer)
            .map((value) => ({ value, mistake: 'gave the cost of something else' })),
          { value: Math.abs(first - second), mistake: 'gave the difference of the costs' },
          { value: (one + two) / (a + b + c + d), mistake: 'took the mean of all articles' },
          { value: 2 * answer, mistake: 'doubled the cost' },
        ],
        {
          format: rupees,
          plausible: (value) => value > 0 && Number.isInteger(value),
          spares: [answer + 2, answer + 5],
        },
      ),
      explanation: paragraphs(
        say(
          `With the costs $x$ and $y$: $${a}x + ${b}y = ${inTex(one)}$ and $${c}x + ${d}y = ${inTex(two)}$.`,
          `ధరలు $x$, $y$ అనుకుంటే: $${a}x + ${b}y = ${inTex(one)}$, $${c}x + ${d}y = ${inTex(two)}$.`,
          `मूल्य $x$ और $y$ मानें: $${a}x + ${b}y = ${inTex(one)}$ और $${c}x + ${d}y = ${inTex(two)}$।`,
        ),
        say(
          `Multiply ${[up > 1 && `the first by ${up}`, down > 1 && `the second by ${down}`].filter(Boolean).join(' and ')} and subtract: ${solved(', so')} and then $x = ${first}$.`,
          `${[up > 1 && `మొదటిదాన్ని ${up}తో`, down > 1 && `రెండవదాన్ని ${down}తో`].filter(Boolean).join(', ')} గుణించి తీసివేయండి: ${solved('; కాబట్టి')}, తర్వాత $x = ${first}$.`,
          `${[up > 1 && `पहले को ${up} से`, down > 1 && `दूसरे को ${down} से`].filter(Boolean).join(' और ')} गुणा करके घटाएँ: ${solved(', इसलिए')} और फिर $x = ${first}$।`,
        ),
        say(
          `Put both into the second statement to check: ${c} × ${first} + ${d} × ${second} = ${number(two)}.`,
          `సరిచూడటానికి రెండింటినీ రెండవ సమీకరణంలో ప్రతిక్షేపించండి: ${c} × ${first} + ${d} × ${second} = ${number(two)}.`,
          `जाँच के लिए दोनों मान दूसरे समीकरण में रखें: ${c} × ${first} + ${d} × ${second} = ${number(two)}।`,
        ),
        say(
          `The cost of ${what.en} is ${rupees(answer)}.`,
          `${what.te} ధర ${rupees(answer)}.`,
          `${what.hi} मूल्य ${rupees(answer)} है।`,
        ),
      ),
    }
  },

  verify({ a, b, c, d, first, second, ask }) {
    const [one, two] = [a * first + b * second, c * first + d * second]
    for (let x = 1; x * a < one; x++) {
      const y = (one - a * x) / b
      if (c * x + d * y === two) return rupees(ask === 'first' ? x : ask === 'second' ? y : x + y)
    }
    return 'none'
  },
})

export const consistency = template({
  id: 'linear-equations/no-solution',
  topic: 'linear-equations',
  levels: ['medium'],
  exams: ['icet', 'nimcet', 'cat', 'mat'],

  draw: (random) => ({
    a: random.int(2, 5),
    b: random.pick([-5, -4, -3, 3, 4, 5, 7]),
    times: random.pick([2, 3, 4]),
    c: random.int(1, 9),
    many: random.chance(0.5),
    askFirst: random.chance(0.5),
    e: random.int(1, 7),
  }),

  write({ a, b, times, c, many, askFirst, e }) {
    const answer = askFirst ? a * times : b * times
    const right = many ? c * times : c * times + e
    const part = (n: number, letter: string) => `${n < 0 ? '-' : '+'} ${Math.abs(n)}${letter}`
    const second = askFirst ? `kx ${part(b * times, 'y')} = ${right}` : `${a * times}x + ky = ${right}`
    return {
      stem: say(
        `The equations $${a}x ${part(b, 'y')} = ${c}$ and $${second}$ have ${many ? 'infinitely many solutions' : 'no solution'}. The value of $k$ is`,
        `$${a}x ${part(b, 'y')} = ${c}$, $${second}$ సమీకరణాలకు ${many ? 'అనంత సాధనలు ఉన్నాయి' : 'సాధన లేదు'}. $k$ విలువ ఎంత?`,
        `समीकरणों $${a}x ${part(b, 'y')} = ${c}$ और $${second}$ ${many ? 'के अनंत हल हैं' : 'का कोई हल नहीं है'}। $k$ का मान कितना है?`,
      ),
      correct: same(signed(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: -answer, mistake: 'lost the sign' },
          { value: askFirst ? a + times : b + times, mistake: 'added the ratio instead of multiplying' },
          { value: askFirst ? b * times : a * times, mistake: 'took the other coefficient' },
          { value: askFirst ? a : b, mistake: 'took the coefficient as it stands' },
          { value: askFirst ? -b * times : -a * times, mistake: 'made the lines perpendicular or lost a sign' },
        ],
        { format: signed, plausible: (value) => value !== 0, spares: [answer + 1, answer - 2] },
      ),
      explanation: paragraphs(
        many
          ? say(
              `Infinitely many solutions need all three pairs of coefficients in one ratio: the two lines are the same.`,
              `అనంత సాధనలు ఉండాలంటే మూడు జతల గుణకాలూ ఒకే నిష్పత్తిలో ఉండాలి: రెండు రేఖలూ ఏకీభవిస్తాయి.`,
              `अनंत हल के लिए गुणांकों के तीनों युग्म एक ही अनुपात में होने चाहिए: दोनों रेखाएँ संपाती हैं।`,
            )
          : say(
              `No solution needs the coefficients of $x$ and $y$ in one ratio, different from that of the constants: the lines are parallel.`,
              `సాధన లేకపోవాలంటే $x$, $y$ గుణకాలు ఒకే నిష్పత్తిలో ఉండి, స్థిర పదాల నిష్పత్తి వేరుగా ఉండాలి: రేఖలు సమాంతరంగా ఉంటాయి.`,
              `कोई हल न होने के लिए $x$ और $y$ के गुणांक एक ही अनुपात में हों और अचर पदों का अनुपात अलग हो: रेखाएँ समांतर हैं।`,
            ),
        say(
          `The known pair gives the ratio ${askFirst ? `$\\frac{${b * times}}{${b}}$` : `$\\frac{${a * times}}{${a}}$`} $= ${times}$, so $k = ${times} \\times ${bracketed(askFirst ? a : b)}$; the constants are in the ratio ${fraction(right, c)}.`,
          `తెలిసిన జత నిష్పత్తి ${askFirst ? `$\\frac{${b * times}}{${b}}$` : `$\\frac{${a * times}}{${a}}$`} $= ${times}$; కాబట్టి $k = ${times} \\times ${bracketed(askFirst ? a : b)}$; స్థిర పదాల నిష్పత్తి ${fraction(right, c)}.`,
          `ज्ञात युग्म का अनुपात ${askFirst ? `$\\frac{${b * times}}{${b}}$` : `$\\frac{${a * times}}{${a}}$`} $= ${times}$ है, इसलिए $k = ${times} \\times ${bracketed(askFirst ? a : b)}$; अचर पदों का अनुपात ${fraction(right, c)} है।`,
        ),
        say(`The value of $k$ is ${signed(answer)}.`, `$k$ విలువ ${signed(answer)}.`, `$k$ का मान ${signed(answer)} है।`),
      ),
    }
  },

  // the determinant of the coefficients must vanish
  verify({ a, b, times, askFirst }) {
    for (let k = -100; k <= 100; k++)
      if ((askFirst ? a * b * times - b * k : a * k - b * a * times) === 0) return signed(k)
    return 'none'
  },
})

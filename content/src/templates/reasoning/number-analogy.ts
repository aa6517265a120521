import { template } from '../../question.ts'
import { each, paragraphs, type Speech, say, unsaid } from '../../speech.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'nimcet'] as const

type NumberRule = { readonly of: (n: number) => number; readonly says: Speech; readonly working: (n: number) => string }

const rule = (says: Speech, of: (n: number) => number, working: (n: number) => string): NumberRule => ({
  says,
  of,
  working,
})
const digits = (n: number) => [...String(n)].map(Number)
const digitSum = (n: number) => total(digits(n))
const total = (row: readonly number[]) => row.reduce((sum, value) => sum + value, 0)

const SIMPLE_RULES: readonly NumberRule[] = [
  ...[-1, 0, 1, 2].map((c) =>
    rule(
      said(`square the number`, ['సంఖ్యను వర్గం చేసి', 'సంఖ్యను వర్గం చేయాలి'], ['संख्या का वर्ग करके', 'संख्या का वर्ग करें'], c),
      (n) => n * n + c,
      (n) => `$${n}^2${sign(c)}$`,
    ),
  ),
  ...[1, 2, 3].map((c) =>
    rule(
      say(
        `multiply the number by the number ${c} more than itself`,
        `సంఖ్యను దాని కంటే ${c} ఎక్కువైన సంఖ్యతో గుణించాలి`,
        `संख्या को उससे ${c} अधिक वाली संख्या से गुणा करें`,
      ),
      (n) => n * (n + c),
      (n) => `${n} × ${n + c}`,
    ),
  ),
  rule(
    say(
      'multiply the number by the number 1 less than itself',
      'సంఖ్యను దాని కంటే 1 తక్కువైన సంఖ్యతో గుణించాలి',
      'संख्या को उससे 1 कम वाली संख्या से गुणा करें',
    ),
    (n) => n * (n - 1),
    (n) => `${n} × ${n - 1}`,
  ),
  ...[-1, 0, 1].map((c) =>
    rule(
      said(`cube the number`, ['సంఖ్యను ఘనం చేసి', 'సంఖ్యను ఘనం చేయాలి'], ['संख्या का घन करके', 'संख्या का घन करें'], c),
      (n) => n ** 3 + c,
      (n) => `$${n}^3${sign(c)}$`,
    ),
  ),
  rule(
    say('add the number’s square to its cube', 'సంఖ్య ఘనానికి దాని వర్గాన్ని కలపాలి', 'संख्या के घन में उसका वर्ग जोड़ें'),
    (n) => n ** 3 + n * n,
    (n) => `$${n}^3 + ${n}^2$`,
  ),
  rule(
    say('take the number from its cube', 'సంఖ్య ఘనం నుండి ఆ సంఖ్యను తీసివేయాలి', 'संख्या के घन में से वही संख्या घटाएँ'),
    (n) => n ** 3 - n,
    (n) => `$${n}^3 - ${n}$`,
  ),
]

const LINEAR_RULES: readonly NumberRule[] = [2, 3, 4, 5, 6].flatMap((a) =>
  [-3, -2, -1, 1, 2, 3].map((c) =>
    rule(
      said(
        `multiply the number by ${a}`,
        [`సంఖ్యను ${a} తో గుణించి`, `సంఖ్యను ${a} తో గుణించాలి`],
        [`संख्या को ${a} से गुणा करके`, `संख्या को ${a} से गुणा करें`],
        c,
      ),
      (n) => a * n + c,
      (n) => `${n} × ${a}${sign(c)}`,
    ),
  ),
)

/** A rule and the number added after it; Telugu and Hindi have one form before another verb and one at the end. */
function said(en: string, te: readonly [then: string, alone: string], hi: typeof te, c: number): Speech {
  if (c === 0) return say(en, te[1], hi[1])
  const size = Math.abs(c)
  return say(
    `${en} and ${c > 0 ? 'add' : 'subtract'} ${size}`,
    `${te[0]} ${size} ${c > 0 ? 'కలపాలి' : 'తీసివేయాలి'}`,
    `${hi[0]} ${size} ${c > 0 ? 'जोड़ें' : 'घटाएँ'}`,
  )
}
function sign(c: number): string {
  if (c === 0) return ''
  return c > 0 ? ` + ${c}` : ` − ${-c}`
}

const asksFor = (line: string): Speech =>
  say(
    `Which number should replace the question mark?\n\n${line}`,
    `ప్రశ్నార్థకం (?) స్థానంలో వచ్చే సంఖ్య ఏది?\n\n${line}`,
    `प्रश्न-चिह्न (?) के स्थान पर कौन-सी संख्या आएगी?\n\n${line}`,
  )
const concluding = (answer: number): Speech =>
  say(
    `The number that replaces the question mark is ${answer}.`,
    `ప్రశ్నార్థకం స్థానంలో వచ్చే సంఖ్య ${answer}.`,
    `प्रश्न-चिह्न के स्थान पर ${answer} आएगा।`,
  )

export const numberAnalogy = template({
  id: 'number-analogy/same-rule',
  topic: 'number-analogy',
  levels: ['easy', 'medium', 'hard'],
  exams: EXAMS,

  draw(random, level) {
    for (;;) {
      const chosen = random.pick(level === 'easy' ? LINEAR_RULES : SIMPLE_RULES)
      const cubic = chosen.of(10) > 500
      const [a, b, c] = random.sample(
        Array.from({ length: cubic ? 8 : 13 }, (_, n) => n + 3),
        3,
      ) as [number, number, number]
      const given = level === 'hard' ? [a] : [a, b]
      // rules no harder than this one that also fit the pairs shown must not lead to another answer
      if (rivals(given, chosen).every((other) => other.of(c) === chosen.of(c))) return { given, c, rule: chosen }
    }
  },

  write({ given, c, rule: chosen }) {
    const [first] = given as [number, ...number[]]
    const answer = chosen.of(c)
    const shown = given.map((n) => `${n} : ${chosen.of(n)}`).join(' :: ')
    const banned = new Set([c + chosen.of(first) - first, (c * chosen.of(first)) / first])
    return {
      stem: asksFor(`${shown} :: ${c} : ?`),
      correct: same(String(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: chosen.of(c + 1), mistake: 'used the rule on the number after it' },
          { value: chosen.of(c - 1), mistake: 'used the rule on the number before it' },
          { value: answer + c, mistake: 'multiplied once too often' },
          { value: answer - c, mistake: 'multiplied once too few' },
          { value: answer + 2, mistake: 'added where the rule subtracts' },
          { value: answer - 2, mistake: 'subtracted where the rule adds' },
        ],
        // a single pair can also be read as "add the difference" or "multiply", so those answers must not be offered
        { format: String, plausible: (value) => value > 0 && !(given.length === 1 && banned.has(value)) },
      ),
      explanation: paragraphs(
        say(
          `In each pair the rule is: ${chosen.says.en}.`,
          `ప్రతి జతలో నియమం: ${chosen.says.te}.`,
          `हर युग्म में नियम है: ${chosen.says.hi}।`,
        ),
        unsaid(given.map((n) => `${chosen.working(n)} = ${chosen.of(n)}`).join('; ')),
        say(
          `In the same way ${chosen.working(c)} = ${answer}; ${chosen.of(c + 1)} would belong to ${c + 1}, not to ${c}.`,
          `అదే విధంగా ${chosen.working(c)} = ${answer}; ${chosen.of(c + 1)} అనేది ${c + 1} కి వస్తుంది, ${c} కి కాదు.`,
          `इसी प्रकार ${chosen.working(c)} = ${answer}; ${chosen.of(c + 1)} तो ${c + 1} के लिए होगा, ${c} के लिए नहीं।`,
        ),
        concluding(answer),
      ),
    }
  },

  // whoever does not know the rule tries them all on the pairs shown
  verify({ given, c, rule: chosen }) {
    const fitting = [...SIMPLE_RULES, ...LINEAR_RULES].filter((other) =>
      given.every((n) => other.of(n) === chosen.of(n)),
    )
    const answers = new Set(
      (given.length > 1 ? fitting : fitting.filter((other) => SIMPLE_RULES.includes(other))).map((other) =>
        other.of(c),
      ),
    )
    return [...answers].join(' or ')
  },
})

const rivals = (given: readonly number[], chosen: NumberRule): NumberRule[] =>
  [...SIMPLE_RULES, ...(given.length > 1 ? LINEAR_RULES : [])].filter((other) =>
    given.every((n) => other.of(n) === chosen.of(n)),
  )

export const digitAnalogy = template({
  id: 'number-analogy/digits',
  topic: 'number-analogy',
  levels: ['medium'],
  exams: EXAMS,

  draw(random) {
    for (;;) {
      const way = random.pick(DIGIT_RULES)
      const [a, b, c] = Array.from({ length: 3 }, () => random.int(12, 98)) as [number, number, number]
      const fit = DIGIT_RULES.filter((other) => [a, b].every((n) => other.of(n) === way.of(n)))
      const plain = [a, b, c].every((n) => !digits(n).includes(0) && new Set(digits(n)).size === 2 && way.of(n) > 1)
      if (plain && new Set([a, b, c].map(digitSum)).size === 3 && new Set(fit.map((other) => other.of(c))).size === 1)
        return { a, b, c, way }
    }
  },

  write({ a, b, c, way }) {
    const answer = way.of(c)
    return {
      stem: asksFor(`${a} : ${way.of(a)} :: ${b} : ${way.of(b)} :: ${c} : ?`),
      correct: same(String(answer)),
      distractors: numericDistractors(
        answer,
        DIGIT_RULES.filter((other) => other !== way).map((other) => ({
          value: other.of(c),
          mistake: `used another rule: ${other.says.en}`,
        })),
        { format: String, spares: [answer + 1, answer + 2, answer + 3, answer + 4] },
      ),
      explanation: paragraphs(
        say(
          `The second number of each pair is ${way.says.en}.`,
          `ప్రతి జతలో రెండవ సంఖ్య = ${way.says.te}.`,
          `हर युग्म की दूसरी संख्या = ${way.says.hi}।`,
        ),
        each((language) => {
          const one = say('For ', '', '')[language]
          const two = say('', ' కి', ' के लिए')[language]
          return [a, b].map((n) => `${one}${n}${two}: ${way.working(n)} = ${way.of(n)}`).join('; ')
        }),
        say(
          `For ${c}: ${way.working(c)} = ${answer}. Other ways of joining the digits of ${c} do not fit the first two pairs.`,
          `${c} కి: ${way.working(c)} = ${answer}. ${c} లోని అంకెలను వేరే విధంగా కలిపితే మొదటి రెండు జతలకు సరిపోదు.`,
          `${c} के लिए: ${way.working(c)} = ${answer}। ${c} के अंकों को जोड़ने के दूसरे तरीके पहले दो युग्मों पर ठीक नहीं बैठते।`,
        ),
        concluding(answer),
      ),
    }
  },

  verify({ a, b, c, way }) {
    const answers = DIGIT_RULES.filter((other) => other.of(a) === way.of(a) && other.of(b) === way.of(b)).map((other) =>
      other.of(c),
    )
    return [...new Set(answers)].join(' or ')
  },
})

const two = (n: number) => digits(n) as [number, number]
const DIGIT_RULES: readonly NumberRule[] = [
  rule(
    say('the product of the digits of the first', 'మొదటి సంఖ్యలోని అంకెల లబ్ధం', 'पहली संख्या के अंकों का गुणनफल'),
    (n) => two(n)[0] * two(n)[1],
    (n) => digits(n).join(' × '),
  ),
  rule(
    say(
      'the sum of the squares of the digits of the first',
      'మొదటి సంఖ్యలోని అంకెల వర్గాల మొత్తం',
      'पहली संख्या के अंकों के वर्गों का योग',
    ),
    (n) => total(digits(n).map((d) => d * d)),
    (n) =>
      `$${digits(n)
        .map((d) => `${d}^2`)
        .join(' + ')}$`,
  ),
  rule(
    say(
      'the square of the sum of the digits of the first',
      'మొదటి సంఖ్యలోని అంకెల మొత్తం యొక్క వర్గం',
      'पहली संख्या के अंकों के योग का वर्ग',
    ),
    (n) => total(digits(n)) ** 2,
    (n) => `$(${digits(n).join(' + ')})^2$`,
  ),
  rule(
    say(
      'the first plus the number with its digits interchanged',
      'మొదటి సంఖ్య + అంకెలు తారుమారు చేసిన సంఖ్య',
      'पहली संख्या + अंक आपस में बदलने पर बनी संख्या',
    ),
    (n) => n + two(n)[1] * 10 + two(n)[0],
    (n) => `${n} + ${two(n)[1]}${two(n)[0]}`,
  ),
  rule(
    say('the first plus the sum of its digits', 'మొదటి సంఖ్య + దాని అంకెల మొత్తం', 'पहली संख्या + उसके अंकों का योग'),
    (n) => n + total(digits(n)),
    (n) => `${n} + ${digits(n).join(' + ')}`,
  ),
  rule(
    say('the first minus the sum of its digits', 'మొదటి సంఖ్య − దాని అంకెల మొత్తం', 'पहली संख्या − उसके अंकों का योग'),
    (n) => n - total(digits(n)),
    (n) => `${n} − (${digits(n).join(' + ')})`,
  ),
  rule(
    say(
      'twice the product of the digits of the first',
      'మొదటి సంఖ్యలోని అంకెల లబ్ధానికి రెట్టింపు',
      'पहली संख्या के अंकों के गुणनफल का दुगुना',
    ),
    (n) => 2 * two(n)[0] * two(n)[1],
    (n) => `2 × ${digits(n).join(' × ')}`,
  ),
]

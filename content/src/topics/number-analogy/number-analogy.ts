import { itemAt, tupleOf } from '../../checked-access.ts'
import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { paragraphs, same, say } from '../../text/localized.ts'
import { withEnding } from '../../text/telugu.ts'
import type { LocalizedText } from '../../text.ts'
import { asksFor, concluding, type NumberRule, rule } from './number-rules.ts'

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
        [`సంఖ్యను ${a}తో గుణించి`, `సంఖ్యను ${a}తో గుణించాలి`],
        [`संख्या को ${a} से गुणा करके`, `संख्या को ${a} से गुणा करें`],
        c,
      ),
      (n) => a * n + c,
      (n) => `${n} × ${a}${sign(c)}`,
    ),
  ),
)

/** A rule and the number added after it; Telugu and Hindi have one form before another verb and one at the end. */
function said(en: string, te: readonly [then: string, alone: string], hi: typeof te, c: number): LocalizedText {
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

export const numberAnalogy = template({
  id: 'number-analogy/same-rule',
  topic: 'number-analogy',
  levels: ['easy', 'medium', 'hard'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'nimcet'],

  draw(random, level) {
    for (;;) {
      const chosen = random.pick(level === 'easy' ? LINEAR_RULES : SIMPLE_RULES)
      const cubic = chosen.of(10) > 500
      const [a, b, c] = tupleOf(
        random.sample(
          Array.from({ length: cubic ? 8 : 13 }, (_, n) => n + 3),
          3,
        ),
        3,
      )
      const given = level === 'hard' ? [a] : [a, b]
      // rules no harder than this one that also fit the pairs shown must not lead to another answer
      if (rivals(given, chosen).every((other) => other.of(c) === chosen.of(c))) return { given, c, rule: chosen }
    }
  },

  write({ given, c, rule: chosen }) {
    const first = itemAt(given, 0)
    const answer = chosen.of(c)
    const shown = given.map((n) => `${n} : ${chosen.of(n)}`).join(' :: ')
    const banned = new Set([c + chosen.of(first) - first, (c * chosen.of(first)) / first])
    return {
      skeleton: chosen.says.en,
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
      ...(given.length === 1 && { alsoRight: [...banned] }),
      explanation: paragraphs(
        say(
          `In each pair the rule is: ${chosen.says.en}.`,
          `ప్రతి జతలో నియమం: ${chosen.says.te}.`,
          `हर युग्म में नियम है: ${chosen.says.hi}।`,
        ),
        same(given.map((n) => `${chosen.working(n)} = ${chosen.of(n)}`).join('; ')),
        say(
          `In the same way ${chosen.working(c)} = ${answer}; ${chosen.of(c + 1)} would belong to ${c + 1}, not to ${c}.`,
          `అదే విధంగా ${chosen.working(c)} = ${answer}; ${chosen.of(c + 1)} అనేది ${withEnding(String(c + 1), 'కు')} వస్తుంది, ${withEnding(String(c), 'కు')} కాదు.`,
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

import { tupleOf } from '../../checked-access.ts'
import { digits, sum } from '../../numbers.ts'
import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { joined, paragraphs, same, say } from '../../text/localized.ts'
import { withEnding } from '../../text/telugu.ts'
import { asksFor, concluding, type NumberRule, rule } from './number-rules.ts'

const digitSum = (n: number) => sum(digits(n))

export const digitAnalogy = template({
  id: 'number-analogy/digits',
  topic: 'number-analogy',
  levels: ['medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'nimcet'],

  draw(random) {
    for (;;) {
      const way = random.pick(DIGIT_RULES)
      const [a, b, c] = tupleOf(
        Array.from({ length: 3 }, () => random.int(12, 98)),
        3,
      )
      const fit = DIGIT_RULES.filter((other) => [a, b].every((n) => other.of(n) === way.of(n)))
      const plain = [a, b, c].every((n) => !digits(n).includes(0) && new Set(digits(n)).size === 2 && way.of(n) > 1)
      if (plain && new Set([a, b, c].map(digitSum)).size === 3 && new Set(fit.map((other) => other.of(c))).size === 1)
        return { a, b, c, way }
    }
  },

  write({ a, b, c, way }) {
    const answer = way.of(c)
    return {
      skeleton: way.says.en,
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
        joined(
          [a, b].map((n) => {
            const shown = `${way.working(n)} = ${way.of(n)}`
            return say(`for ${n}: ${shown}`, `${withEnding(String(n), 'కు')}: ${shown}`, `${n} के लिए: ${shown}`)
          }),
          '; ',
        ),
        say(
          `For ${c}: ${way.working(c)} = ${answer}. Other ways of joining the digits of ${c} do not fit the first two pairs.`,
          `${withEnding(String(c), 'కు')}: ${way.working(c)} = ${answer}. ${c}లోని అంకెలను వేరే విధంగా కలిపితే మొదటి రెండు జతలకు సరిపోదు.`,
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

const two = (n: number) => tupleOf(digits(n), 2)
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
    (n) => sum(digits(n).map((d) => d * d)),
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
    (n) => sum(digits(n)) ** 2,
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
    (n) => n + sum(digits(n)),
    (n) => `${n} + ${digits(n).join(' + ')}`,
  ),
  rule(
    say('the first minus the sum of its digits', 'మొదటి సంఖ్య − దాని అంకెల మొత్తం', 'पहली संख्या − उसके अंकों का योग'),
    (n) => n - sum(digits(n)),
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

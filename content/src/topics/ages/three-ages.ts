import { itemAt, tupleOf } from '../../checked-access.ts'
import { gcd } from '../../numbers.ts'
import { numericQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { same, say } from '../../text/localized.ts'
import { named, PEOPLE } from '../../text/names.ts'
import { withEnding } from '../../text/telugu.ts'
import { quantity } from '../../text/units.ts'

export const threeAges = template({
  id: 'ages/three-persons',
  topic: 'ages',
  levels: ['hard'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'cat', 'afcat'],

  draw(random) {
    for (;;) {
      const [a, b, c] = [random.int(2, 7), random.int(2, 9), random.int(2, 9)]
      const [unit, years] = [random.int(3, 8), random.int(3, 12)]
      const ages = [a * unit, b * unit, c * unit] as const
      if (new Set([a, b, c]).size < 3 || gcd(gcd(a, b), c) > 1 || Math.min(...ages) <= years || Math.max(...ages) > 75)
        continue
      return { ages, parts: [a, b, c] as const, years, people: random.sample(PEOPLE, 3), which: random.int(0, 2) }
    }
  },

  write({ ages, parts, years, people, which }) {
    const sum = ages[0] + ages[1] + ages[2]
    const names = people.map(named)
    const [x, y, z] = tupleOf(names, 3)
    const asked = itemAt(names, which)
    const answer = itemAt(ages, which) + years
    const total = parts[0] + parts[1] + parts[2]
    return numericQuestion({
      stem: say(
        `The present ages of ${x.en}, ${y.en} and ${z.en} are in the ratio ${parts.join(' : ')}. ${years} years ago the sum of their ages was ${sum - 3 * years} years. What will be the age of ${asked.en} ${years} years from now?`,
        `${x.te}, ${y.te}, ${withEnding(z.te, 'ల')} ప్రస్తుత వయస్సుల నిష్పత్తి ${parts.join(' : ')}. ${years} సంవత్సరాల క్రితం వారి వయస్సుల మొత్తం ${sum - 3 * years} సంవత్సరాలు. ఇప్పటి నుండి ${years} సంవత్సరాల తర్వాత ${asked.te} వయస్సు ఎంత?`,
        `${x.hi}, ${y.hi} और ${z.hi} की वर्तमान आयु का अनुपात ${parts.join(' : ')} है। ${years} वर्ष पहले उनकी आयु का योग ${sum - 3 * years} वर्ष था। अब से ${years} वर्ष बाद ${asked.hi} की आयु क्या होगी?`,
      ),
      answer,
      format: (value) => quantity(value, 'years'),
      wrong: [
        [answer - years, 'gave the present age'],
        [answer - 2 * years, 'gave the age years ago'],
        [itemAt(parts, which) * Math.floor((sum - 3 * years) / total) + years, 'divided the earlier sum'],
        [itemAt(ages, (which + 1) % 3) + years, 'took another person'],
        [answer + years, 'added the years twice'],
      ],
      steps: [
        say(
          `Each of the three was ${years} years younger: the sum today is ${sum - 3 * years} + 3 × ${years} = ${sum}.`,
          `అప్పుడు ముగ్గురి వయస్సులూ ఒక్కొక్కటి ${years} సంవత్సరాలు తక్కువ: నేటి మొత్తం ${sum - 3 * years} + 3 × ${years} = ${sum}.`,
          `तब तीनों में से प्रत्येक की आयु ${years} वर्ष कम थी: आज का योग ${sum - 3 * years} + 3 × ${years} = ${sum}।`,
        ),
        same(`${sum} ÷ ${total} = ${sum / total}; ${parts[which]} × ${sum / total} + ${years} = ${answer}`),
      ],
    })
  },

  // tries every unit of the ratio
  verify({ ages, parts, years, which }) {
    const before = ages.reduce((sum, age) => sum + age - years, 0)
    for (let unit = 1; unit < 100; unit++)
      if (parts.reduce((sum, part) => sum + part * unit - years, 0) === before)
        return quantity(itemAt(parts, which) * unit + years, 'years').en
    return 'none'
  },
})

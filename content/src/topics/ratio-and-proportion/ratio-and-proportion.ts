import { itemAt, tupleOf } from '../../checked-access.ts'
import { gcd } from '../../numbers.ts'
import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { ratio, rupees } from '../../text/format.ts'
import { paragraphs, same, say } from '../../text/localized.ts'
import { named, PEOPLE } from '../../text/names.ts'
import type { LocalizedText } from '../../text.ts'

const COPRIME = [
  [2, 3],
  [3, 2],
  [3, 4],
  [4, 3],
  [2, 5],
  [5, 4],
  [3, 5],
  [5, 6],
  [4, 5],
] as const

type Three = readonly [LocalizedText, LocalizedText, LocalizedText]
const SHARED = [
  (total: string, [a, b, c]: Three) =>
    say(
      `A prize of ${total} is divided among ${a.en}, ${b.en} and ${c.en}`,
      `${total} బహుమతిని ${a.te}, ${b.te}, ${c.te} పంచుకున్నారు`,
      `${total} का एक पुरस्कार ${a.hi}, ${b.hi} और ${c.hi} में बाँटा जाता है`,
    ),
  (total: string, [a, b, c]: Three) =>
    say(
      `A bonus of ${total} is distributed to ${a.en}, ${b.en} and ${c.en}`,
      `${total} బోనస్‌ను ${a.te}, ${b.te}, ${c.te} మధ్య పంపిణీ చేశారు`,
      `${total} का बोनस ${a.hi}, ${b.hi} और ${c.hi} में वितरित किया जाता है`,
    ),
  (total: string, [a, b, c]: Three) =>
    say(
      `The sale of old furniture brings ${total}, which is shared by ${a.en}, ${b.en} and ${c.en}`,
      `పాత ఫర్నిచర్ అమ్మగా వచ్చిన ${total} మొత్తాన్ని ${a.te}, ${b.te}, ${c.te} పంచుకున్నారు`,
      `पुराना फर्नीचर बेचने से मिले ${total} ${a.hi}, ${b.hi} और ${c.hi} में बाँटे जाते हैं`,
    ),
]

export const combinedRatios = template({
  id: 'ratio-and-proportion/combined-ratios',
  topic: 'ratio-and-proportion',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'cat'],

  draw(random, level) {
    const [p, q] = random.pick(COPRIME)
    // at the easy level the two ratios already agree in the middle term
    const [r, s] =
      level === 'easy'
        ? ([q, random.pick([1, 2, 3, 4, 5, 6, 7].filter((n) => n !== q && n !== p && gcd(n, q) === 1))] as const)
        : random.pick(COPRIME.filter(([first, second]) => first !== q && second !== q))
    const unit = random.step(500, 6000, 500)
    return { p, q, r, s, unit, story: random.pick(SHARED), names: random.sample(PEOPLE, 3), asked: random.int(0, 2) }
  },

  write({ p, q, r, s, unit, story, names, asked }) {
    const divisor = [p * r, q * r, q * s].reduce(gcd)
    const parts = [(p * r) / divisor, (q * r) / divisor, (q * s) / divisor]
    const sum = parts.reduce((a, b) => a + b)
    const total = sum * unit
    const share = (n: number) => (parts[n] ?? 0) * unit
    const careless = [p, q, s]
    const people = tupleOf(names.map(named), 3)
    const [first, second, third] = people
    const name = itemAt(people, asked)
    const told = story(rupees(total), people)
    return {
      stem: say(
        `${told.en} so that the shares of ${first.en} and ${second.en} are in the ratio ${p} : ${q} and those of ${second.en} and ${third.en} are in the ratio ${r} : ${s}. How much does ${name.en} get?`,
        `${told.te}. ${first.te}, ${second.te} వాటాల నిష్పత్తి ${p} : ${q}; ${second.te}, ${third.te} వాటాల నిష్పత్తి ${r} : ${s}. అయితే ${name.te} వాటా ఎంత?`,
        `${told.hi}। ${first.hi} और ${second.hi} के हिस्सों का अनुपात ${p} : ${q} है तथा ${second.hi} और ${third.hi} के हिस्सों का अनुपात ${r} : ${s} है। ${name.hi} को कितना मिलता है?`,
      ),
      correct: same(rupees(share(asked))),
      distractors: numericDistractors(
        share(asked),
        [
          {
            value: (total * (careless[asked] ?? 0)) / careless.reduce((a, b) => a + b),
            mistake: 'joined the two ratios without making the middle terms equal',
          },
          { value: share((asked + 1) % 3), mistake: "gave another person's share" },
          { value: share((asked + 2) % 3), mistake: "gave another person's share" },
          { value: total - share(asked), mistake: 'gave what the others get' },
          { value: (total * (asked === 0 ? p : q)) / (p + q), mistake: 'shared by the first ratio only' },
          { value: total / 3, mistake: 'divided into equal shares' },
          { value: (total * (asked === 2 ? s : r)) / (r + s), mistake: 'shared by the second ratio only' },
        ],
        {
          format: rupees,
          plausible: Number.isInteger,
          spares: [share(asked) + unit, share(asked) + 3 * unit, share(asked) + 2 * unit],
        },
      ),
      explanation: paragraphs(
        q === r
          ? say(
              `The term of ${second.en} is ${q} in both ratios, so they can be joined as they stand: ${first.en} : ${second.en} : ${third.en} = ${ratio(...parts)}.`,
              `రెండు నిష్పత్తుల్లోనూ ${second.te} పదం ${q}; కాబట్టి వాటిని నేరుగా కలపవచ్చు: ${first.te} : ${second.te} : ${third.te} = ${ratio(...parts)}.`,
              `दोनों अनुपातों में ${second.hi} का पद ${q} है, इसलिए उन्हें सीधे जोड़ा जा सकता है: ${first.hi} : ${second.hi} : ${third.hi} = ${ratio(...parts)}।`,
            )
          : say(
              `Make the term of ${second.en} equal in both ratios, then join them: ${first.en} : ${second.en} : ${third.en} = ${p} × ${r} : ${q} × ${r} : ${q} × ${s} = ${ratio(...parts)}.`,
              `రెండు నిష్పత్తుల్లో ${second.te} పదాన్ని సమానం చేసి కలపండి: ${first.te} : ${second.te} : ${third.te} = ${p} × ${r} : ${q} × ${r} : ${q} × ${s} = ${ratio(...parts)}.`,
              `दोनों अनुपातों में ${second.hi} का पद समान करके उन्हें मिलाएँ: ${first.hi} : ${second.hi} : ${third.hi} = ${p} × ${r} : ${q} × ${r} : ${q} × ${s} = ${ratio(...parts)}।`,
            ),
        say(
          `There are ${parts.join(' + ')} = ${sum} parts, so one part is ${rupees(total)} ÷ ${sum} = ${rupees(unit)}.`,
          `మొత్తం భాగాలు ${parts.join(' + ')} = ${sum}; ఒక్కో భాగం ${rupees(total)} ÷ ${sum} = ${rupees(unit)}.`,
          `कुल भाग ${parts.join(' + ')} = ${sum} हैं, इसलिए एक भाग ${rupees(total)} ÷ ${sum} = ${rupees(unit)} है।`,
        ),
        q !== r &&
          say(
            `Joining the ratios as they stand, ${p} : ${q} : ${s}, would be right only if the middle terms agreed.`,
            `నిష్పత్తులను ఉన్నవి ఉన్నట్లుగా ${p} : ${q} : ${s} అని కలపడం, మధ్య పదాలు సమానమైతేనే సరి.`,
            `अनुपातों को सीधे ${p} : ${q} : ${s} लिखना तभी सही होता जब बीच के पद समान होते।`,
          ),
        say(
          `${name.en} gets ${parts[asked]} × ${rupees(unit)} = ${rupees(share(asked))}.`,
          `${name.te} వాటా ${parts[asked]} × ${rupees(unit)} = ${rupees(share(asked))}.`,
          `${name.hi} का हिस्सा ${parts[asked]} × ${rupees(unit)} = ${rupees(share(asked))} है।`,
        ),
      ),
    }
  },

  verify({ p, q, r, s, unit, asked }) {
    const divisor = [p * r, q * r, q * s].reduce(gcd)
    const total = ((p * r + q * r + q * s) / divisor) * unit
    for (let second = 1; second < total; second++) {
      const [first, third] = [(second * p) / q, (second * s) / r]
      if (Math.abs(first + second + third - total) < 1e-6) return rupees([first, second, third][asked] ?? 0)
    }
    return 'none'
  },
})

export const incomesAndSavings = template({
  id: 'ratio-and-proportion/incomes-and-savings',
  topic: 'ratio-and-proportion',
  levels: ['medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'cat', 'afcat'],

  draw(random) {
    const [a, b] = random.pick([
      [4, 3],
      [5, 4],
      [6, 5],
      [7, 6],
      [9, 7],
    ] as const)
    const [c, d] = random.pick([
      [3, 2],
      [5, 3],
      [8, 5],
      [7, 5],
    ] as const)
    return {
      a,
      b,
      c,
      d,
      unit: random.pick([1000, 1500, 2000, 2500, 3000]),
      names: random.sample(PEOPLE, 2),
      first: random.chance(0.5),
    }
  },

  write({ a, b, c, d, unit, names, first }) {
    const [incomeUnit, spendingUnit] = [(c - d) * unit, (a - b) * unit]
    const saving = a * incomeUnit - c * spendingUnit
    const answer = (first ? a : b) * incomeUnit
    const times = (n: number) => (n === 1 ? 'k' : `${n}k`)
    const [one, two] = tupleOf(names.map(named), 2)
    const name = first ? one : two
    return {
      stem: say(
        `The monthly incomes of ${one.en} and ${two.en} are in the ratio ${a} : ${b} and their expenditures are in the ratio ${c} : ${d}. If each of them saves ${rupees(saving)} a month, what is the monthly income of ${name.en}?`,
        `${one.te}, ${two.te} నెలవారీ ఆదాయాల నిష్పత్తి ${a} : ${b}, ఖర్చుల నిష్పత్తి ${c} : ${d}. ఒక్కొక్కరు నెలకు ${rupees(saving)} పొదుపు చేస్తే, ${name.te} నెలవారీ ఆదాయం ఎంత?`,
        `${one.hi} और ${two.hi} की मासिक आय का अनुपात ${a} : ${b} है और उनके ख़र्चों का अनुपात ${c} : ${d} है। यदि प्रत्येक की मासिक बचत ${rupees(saving)} है, तो ${name.hi} की मासिक आय कितनी है?`,
      ),
      correct: same(rupees(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: (first ? b : a) * incomeUnit, mistake: "gave the other person's income" },
          { value: answer - saving, mistake: 'gave the expenditure' },
          { value: (first ? a : b) * saving, mistake: 'took the saving for one part of the income' },
          { value: answer + saving, mistake: 'added the saving once more' },
          {
            value: (first ? a : b) * spendingUnit,
            mistake: 'took the unit of the expenditures for that of the incomes',
          },
        ],
        { format: rupees, spares: [answer + incomeUnit, answer + 2 * incomeUnit] },
      ),
      explanation: paragraphs(
        say(
          `Let the incomes be $${a}x$ and $${b}x$ and the expenditures $${c}y$ and $${d}y$.`,
          `ఆదాయాలు $${a}x$, $${b}x$ అని, ఖర్చులు $${c}y$, $${d}y$ అని అనుకుందాం.`,
          `मान लें कि आय $${a}x$ और $${b}x$ तथा ख़र्च $${c}y$ और $${d}y$ हैं।`,
        ),
        say(
          `Both save the same: $${a}x - ${c}y = ${b}x - ${d}y$, so $${a - b === 1 ? '' : a - b}x = ${c - d === 1 ? '' : c - d}y$.`,
          `ఇద్దరి పొదుపు సమానం: $${a}x - ${c}y = ${b}x - ${d}y$, కాబట్టి $${a - b === 1 ? '' : a - b}x = ${c - d === 1 ? '' : c - d}y$.`,
          `दोनों की बचत समान है: $${a}x - ${c}y = ${b}x - ${d}y$, इसलिए $${a - b === 1 ? '' : a - b}x = ${c - d === 1 ? '' : c - d}y$।`,
        ),
        say(
          `With $x = ${times(c - d)}$ and $y = ${times(a - b)}$ the saving is $${times(saving / unit)}$ = ${rupees(saving)}, so $k$ = ${rupees(unit)} and $x$ = ${rupees(incomeUnit)}.`,
          `$x = ${times(c - d)}$, $y = ${times(a - b)}$ అయితే పొదుపు $${times(saving / unit)}$ = ${rupees(saving)}; కాబట్టి $k$ = ${rupees(unit)}, $x$ = ${rupees(incomeUnit)}.`,
          `$x = ${times(c - d)}$ और $y = ${times(a - b)}$ लेने पर बचत $${times(saving / unit)}$ = ${rupees(saving)} है, इसलिए $k$ = ${rupees(unit)} और $x$ = ${rupees(incomeUnit)}।`,
        ),
        say(
          `The saving itself is not one part of the income, so multiplying it by ${first ? a : b} is wrong.`,
          `పొదుపు ఆదాయంలో ఒక భాగం విలువ కాదు; కాబట్టి దానిని ${first ? a : b}తో గుణించడం తప్పు.`,
          `बचत आय का एक भाग नहीं है, इसलिए उसे ${first ? a : b} से गुणा करना गलत है।`,
        ),
        say(
          `The monthly income of ${name.en} is ${first ? a : b} × ${rupees(incomeUnit)} = ${rupees(answer)}.`,
          `${name.te} నెలవారీ ఆదాయం ${first ? a : b} × ${rupees(incomeUnit)} = ${rupees(answer)}.`,
          `${name.hi} की मासिक आय ${first ? a : b} × ${rupees(incomeUnit)} = ${rupees(answer)} है।`,
        ),
      ),
    }
  },

  // Cramer's rule on ax - cy = s, bx - dy = s
  verify({ a, b, c, d, unit, first }) {
    const saving = (a * (c - d) - c * (a - b)) * unit
    const x = (saving * (c - d)) / (b * c - a * d)
    return rupees((first ? a : b) * x)
  },
})

import { itemAt, tupleOf } from '../../checked-access.ts'
import { gcd } from '../../numbers.ts'
import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { COUNTS } from '../../text/counts.ts'
import { ratio } from '../../text/format.ts'
import { answerLine, paragraphs, say } from '../../text/localized.ts'
import { MEN, named, PEOPLE, WOMEN } from '../../text/names.ts'
import { quantity } from '../../text/units.ts'
import type { LocalizedText } from '../../text.ts'

const years = (value: number) => quantity(value, 'years')

export const ratioThenAndNow = template({
  id: 'ages/ratio-now-and-later',
  topic: 'ages',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat'],

  draw(random, level) {
    const [a, b] = random.pick([
      [5, 4],
      [4, 3],
      [3, 2],
      [5, 3],
      [7, 5],
      [7, 4],
      [8, 5],
    ] as const)
    const unit = random.int(4, 8)
    const later = level === 'easy'
    // only gaps after which the ratio still has small terms; a gap of one unit always does
    const gaps = [3, 4, 5, 6, 7, 8, 9, 10, 12, 15].filter((years) => {
      const [first, second] = later ? [a * unit + years, b * unit + years] : [a * unit - years, b * unit - years]
      return second >= 4 && first / gcd(first, second) <= 12
    })
    return {
      a,
      b,
      unit,
      gap: random.pick(gaps),
      later,
      names: tupleOf(random.sample(PEOPLE, 2), 2),
      elder: random.chance(0.5),
    }
  },

  write({ a, b, unit, gap, later, names, elder }) {
    const shift = later ? gap : -gap
    const [first, second] = [a * unit, b * unit]
    const answer = elder ? first : second
    const [one, other] = [named(names[0]), named(names[1])]
    const name = elder ? one : other
    const then = ratio(first + shift, second + shift)
    const terms = then.replace(' : ', '}{')
    const moved = shift > 0 ? `+ ${gap}` : `- ${gap}`
    const when = later
      ? say(
          `after ${gap} years it will be ${then}`,
          `${gap} సంవత్సరాల తర్వాత అది ${then} అవుతుంది`,
          `${gap} वर्ष बाद यह ${then} हो जाएगा`,
        )
      : say(`${gap} years ago it was ${then}`, `${gap} సంవత్సరాల క్రితం అది ${then}`, `${gap} वर्ष पहले यह ${then} था`)
    const asked = later
      ? say(`after ${gap} years`, `${gap} సంవత్సరాల తర్వాత ఉండే`, `${gap} वर्ष बाद की`)
      : say(`${gap} years ago`, `${gap} సంవత్సరాల క్రితం ఉన్న`, `${gap} वर्ष पहले की`)
    return {
      stem: say(
        `The ratio of the present ages of ${one.en} and ${other.en} is ${a} : ${b}; ${when.en}. What is the present age of ${name.en}?`,
        `${one.te}, ${other.te} ఇద్దరి ప్రస్తుత వయస్సుల నిష్పత్తి ${a} : ${b}; ${when.te}. ${name.te} ప్రస్తుత వయస్సు ఎంత?`,
        `${one.hi} और ${other.hi} की वर्तमान आयु का अनुपात ${a} : ${b} है; ${when.hi}। ${name.hi} की वर्तमान आयु कितनी है?`,
      ),
      correct: years(answer),
      distractors: numericDistractors(
        answer,
        [
          { value: elder ? second : first, mistake: "gave the other person's age" },
          { value: answer + shift, mistake: 'gave the age at the other time' },
          { value: (elder ? a : b) * (unit + 1), mistake: 'took one part too large' },
          { value: (elder ? a : b) * (unit - 1), mistake: 'took one part too small' },
          { value: answer - shift, mistake: 'moved the age the wrong way' },
        ],
        { format: years, plausible: (value) => value > 4, spares: [answer + 3, answer - 3, answer + 6] },
      ),
      explanation: paragraphs(
        say(
          `Let the present ages be $${a}x$ and $${b}x$ years.`,
          `ప్రస్తుత వయస్సులు $${a}x$, $${b}x$ సంవత్సరాలు అనుకుందాం.`,
          `मान लीजिए वर्तमान आयु $${a}x$ और $${b}x$ वर्ष हैं।`,
        ),
        say(
          `Then $\\frac{${a}x ${moved}}{${b}x ${moved}} = \\frac{${terms}}$, which gives $x = ${unit}$.`,
          `అప్పుడు $\\frac{${a}x ${moved}}{${b}x ${moved}} = \\frac{${terms}}$, దీని నుండి $x = ${unit}$.`,
          `तब $\\frac{${a}x ${moved}}{${b}x ${moved}} = \\frac{${terms}}$, जिससे $x = ${unit}$।`,
        ),
        say(
          `The ages are ${years(first).en} and ${years(second).en}; the difference, ${first - second}, is the same at both times.`,
          `వయస్సులు ${years(first).te}, ${years(second).te}; వాటి తేడా ${first - second} ఎప్పుడూ మారదు.`,
          `आयु ${years(first).hi} और ${years(second).hi} हैं; इनका अंतर ${first - second} दोनों समय समान रहता है।`,
        ),
        say(
          `The age ${asked.en}, ${answer + shift}, is not what is asked.`,
          `${asked.te} వయస్సు (${answer + shift}) అడగలేదు.`,
          `${asked.hi} आयु (${answer + shift}) नहीं पूछी गई है।`,
        ),
        say(
          `The present age of ${name.en} is ${years(answer).en}.`,
          `${name.te} ప్రస్తుత వయస్సు ${years(answer).te}.`,
          `${name.hi} की वर्तमान आयु ${years(answer).hi} है।`,
        ),
      ),
    }
  },

  verify({ a, b, unit, gap, later, elder }) {
    const shift = later ? gap : -gap
    const found: number[] = []
    for (let first = 1; first < 120; first++) {
      const second = (first * b) / a
      if (Number.isInteger(second) && (first + shift) * (b * unit + shift) === (second + shift) * (a * unit + shift))
        found.push(elder ? first : second)
    }
    return found.map((age) => years(age).en).join(' or ')
  },
})

export const parentAndChild = template({
  id: 'ages/parent-and-child',
  topic: 'ages',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'afcat', 'mat'],

  draw(random, level) {
    const times = random.int(3, 6)
    const later = random.int(2, times - 1)
    // child (later - 1)·scale and gap (times - later)·scale satisfy both statements; a parent is 18 to 40 years older
    const scales = Array.from({ length: 20 }, (_, n) => n + 1).filter((n) => {
      const difference = (times - 1) * (later - 1) * n
      return difference >= 18 && difference <= 40 && (times - later) * n > 1
    })
    const scale = random.pick(scales)
    return {
      times,
      later,
      child: (later - 1) * scale,
      gap: (times - later) * scale,
      mother: random.chance(0.5),
      name: random.pick(MEN),
      daughter: random.pick(WOMEN),
      ask: level === 'easy' ? ('child' as const) : random.pick(['parent', 'future'] as const),
    }
  },

  write({ times, later, child, gap, mother, name, daughter, ask }) {
    const parent = times * child
    const younger = named(mother ? daughter : name)
    // in Hindi with the word that ties the parent to the child
    const elder = mother ? say('mother', 'తల్లి', 'की माता') : say('father', 'తండ్రి', 'के पिता')
    const parentAge = { te: `${younger.te} ${elder.te} వయస్సు`, hi: `${younger.hi} ${elder.hi} की आयु` }
    const answer = ask === 'child' ? child : ask === 'parent' ? parent : child + gap
    const question = {
      child: say(
        `How old is ${younger.en} now?`,
        `${younger.te} ప్రస్తుత వయస్సు ఎంత?`,
        `${younger.hi} की वर्तमान आयु कितनी है?`,
      ),
      parent: say(
        `How old is the ${elder.en} now?`,
        `${elder.te} ప్రస్తుత వయస్సు ఎంత?`,
        `${younger.hi} ${elder.hi} की वर्तमान आयु कितनी है?`,
      ),
      future: say(
        `How old will ${younger.en} be at that time?`,
        `అప్పుడు ${younger.te} వయస్సు ఎంత ఉంటుంది?`,
        `उस समय ${younger.hi} की आयु कितनी होगी?`,
      ),
    }[ask]
    const word = (n: number): LocalizedText => {
      const { en, te, hi } = itemAt(COUNTS, n)
      return n === 2 ? say('twice', 'రెండు రెట్లు', 'दुगुनी') : say(`${en} times`, `${te} రెట్లు`, `${hi} गुनी`)
    }
    const equation = times - later === 1 ? '' : `$${times - later}x = ${(later - 1) * gap}$`
    return {
      stem: say(
        `The ${elder.en} of ${younger.en} is now ${word(times).en} as old as ${younger.en}. After ${gap} years the ${elder.en} will be ${word(later).en} as old as ${younger.en}. ${question.en}`,
        `ప్రస్తుతం ${parentAge.te} ${younger.te} వయస్సుకు ${word(times).te}. ${gap} సంవత్సరాల తర్వాత ${elder.te} వయస్సు ${younger.te} వయస్సుకు ${word(later).te} అవుతుంది. ${question.te}`,
        `इस समय ${parentAge.hi} ${younger.hi} की आयु की ${word(times).hi} है। ${gap} वर्ष बाद ${parentAge.hi} ${younger.hi} की आयु की ${word(later).hi} हो जाएगी। ${question.hi}`,
      ),
      correct: years(answer),
      distractors: numericDistractors(
        answer,
        [
          ...[child, parent, child + gap, parent + gap]
            .filter((value) => value !== answer)
            .map((value) => ({ value, mistake: 'gave another of the four ages' })),
          {
            value: (gap / (times - later)) * (ask === 'parent' ? times : 1) + (ask === 'future' ? gap : 0),
            mistake: "did not add the years to the child's age",
          },
          { value: parent - child, mistake: 'gave the difference of the ages' },
          { value: gap, mistake: 'gave the number of years' },
        ],
        {
          format: years,
          plausible: (value) => Number.isInteger(value) && value > 1 && value < 110,
          spares: [answer + 2, answer + 3, answer + 4],
        },
      ),
      explanation: paragraphs(
        say(
          `Let ${younger.en} be $x$ years old now; the ${elder.en} is $${times}x$.`,
          `${younger.te} ప్రస్తుత వయస్సు $x$ సంవత్సరాలు అనుకుందాం; అప్పుడు ${elder.te} వయస్సు $${times}x$.`,
          `मान लीजिए ${younger.hi} की वर्तमान आयु $x$ वर्ष है; तब ${parentAge.hi} $${times}x$ है।`,
        ),
        say(
          `After ${gap} years: $${times}x + ${gap} = ${later}(x + ${gap})$. The years are added to both ages.`,
          `${gap} సంవత్సరాల తర్వాత: $${times}x + ${gap} = ${later}(x + ${gap})$. ఈ సంవత్సరాలను ఇద్దరి వయస్సులకూ కలపాలి.`,
          `${gap} वर्ष बाद: $${times}x + ${gap} = ${later}(x + ${gap})$। ये वर्ष दोनों की आयु में जुड़ते हैं।`,
        ),
        say(
          `${equation && `${equation}, so `}$x = ${child}$ and the ${elder.en} is ${parent}.`,
          `${equation && `${equation}, కాబట్టి `}$x = ${child}$, ${elder.te} వయస్సు ${parent}.`,
          `${equation && `${equation}, अतः `}$x = ${child}$ और ${parentAge.hi} ${parent} है।`,
        ),
        say(
          `The ages now are ${child} and ${parent}, after ${gap} years ${child + gap} and ${parent + gap}.`,
          `ప్రస్తుత వయస్సులు ${child}, ${parent}; ${gap} సంవత్సరాల తర్వాత ${child + gap}, ${parent + gap}.`,
          `वर्तमान आयु ${child} और ${parent} हैं; ${gap} वर्ष बाद ${child + gap} और ${parent + gap} होंगी।`,
        ),
        answerLine(years(answer)),
      ),
    }
  },

  verify({ times, later, gap, ask }) {
    let x = 1
    while (times * x + gap !== later * (x + gap)) x++
    return years(ask === 'child' ? x : ask === 'parent' ? times * x : x + gap).en
  },
})

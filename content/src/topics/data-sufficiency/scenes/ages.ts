import type { Random } from '../../../random.ts'
import { say } from '../../../text/localized.ts'
import { MEN, named, WOMEN } from '../../../text/names.ts'
import { withEnding } from '../../../text/telugu.ts'
import { quantity } from '../../../text/units.ts'
import type { LocalizedText } from '../../../text.ts'
import type { Fact, Scene } from '../scene.ts'

const times = (n: number): LocalizedText =>
  [
    say('', '', ''),
    say('', '', ''),
    say('twice', 'రెండు రెట్లు', 'दुगुनी'),
    say('three times', 'మూడు రెట్లు', 'तीन गुनी'),
    say('four times', 'నాలుగు రెట్లు', 'चार गुनी'),
  ][n] ?? say(`${n} times`, `${n} రెట్లు`, `${n} गुनी`)

export function ages(random: Random): Scene {
  const [he, she] = [named(random.pick(MEN)), named(random.pick(WOMEN))]
  const y = random.int(8, 24)
  const m = random.int(2, 3)
  const x = random.chance(0.5) ? m * y : y + random.int(4, 20)
  const [ago, ahead] = [random.int(2, 6), random.int(3, 12)]
  const asks = random.pick([
    {
      asked: [1, 0] as const,
      text: say(`What is ${he.en}'s present age?`, `${he.te} ప్రస్తుత వయస్సు ఎంత?`, `${he.hi} की वर्तमान आयु क्या है?`),
    },
    {
      asked: [0, 1] as const,
      text: say(`What is ${she.en}'s present age?`, `${she.te} ప్రస్తుత వయస్సు ఎంత?`, `${she.hi} की वर्तमान आयु क्या है?`),
    },
    {
      asked: [1, 1] as const,
      text: say(
        `What is the sum of the present ages of ${he.en} and ${she.en}?`,
        `${he.te}, ${withEnding(she.te, 'ల')} ప్రస్తుత వయస్సుల మొత్తం ఎంత?`,
        `${he.hi} और ${she.hi} की वर्तमान आयु का योग क्या है?`,
      ),
    },
  ])
  const years = (n: number) => quantity(n, 'years')
  const sum: Fact = {
    row: [1, 1, x + y],
    text: say(
      `The sum of the present ages of ${he.en} and ${she.en} is ${years(x + y).en}.`,
      `${he.te}, ${withEnding(she.te, 'ల')} ప్రస్తుత వయస్సుల మొత్తం ${years(x + y).te}.`,
      `${he.hi} और ${she.hi} की वर्तमान आयु का योग ${years(x + y).hi} है।`,
    ),
  }
  const asksSum = asks.asked[0] === 1 && asks.asked[1] === 1
  const facts: Fact[] = [
    ...(asksSum ? [] : [sum]),
    {
      row: [1, -1, x - y],
      text: say(
        `${he.en} is ${years(x - y).en} older than ${she.en}.`,
        `${she.te} కంటే ${he.te} ${years(x - y).te} పెద్ద.`,
        `${he.hi} की आयु ${she.hi} की आयु से ${years(x - y).hi} अधिक है।`,
      ),
    },
    {
      row: [1, 1, x + y],
      text: say(
        `${ago} years ago the sum of the ages of ${he.en} and ${she.en} was ${years(x + y - 2 * ago).en}.`,
        `${ago} సంవత్సరాల క్రితం ${he.te}, ${withEnding(she.te, 'ల')} వయస్సుల మొత్తం ${years(x + y - 2 * ago).te}.`,
        `${ago} वर्ष पहले ${he.hi} और ${she.hi} की आयु का योग ${years(x + y - 2 * ago).hi} था।`,
      ),
    },
    {
      row: [1, -1, x - y],
      text: say(
        `When ${she.en} was born, ${he.en} was ${years(x - y).en} old.`,
        `${she.te} పుట్టినప్పుడు ${he.te} వయస్సు ${years(x - y).te}.`,
        `${she.hi} के जन्म के समय ${he.hi} की आयु ${years(x - y).hi} थी।`,
      ),
    },
    {
      row: [0, 1, y],
      text: say(
        `${ahead} years from now ${she.en} will be ${years(y + ahead).en} old.`,
        `${ahead} సంవత్సరాల తర్వాత ${she.te} వయస్సు ${years(y + ahead).te} అవుతుంది.`,
        `${ahead} वर्ष बाद ${she.hi} की आयु ${years(y + ahead).hi} होगी।`,
      ),
    },
    {
      row: [1, 0, x],
      text: say(
        `${ago} years ago ${he.en} was ${years(x - ago).en} old.`,
        `${ago} సంవత్సరాల క్రితం ${he.te} వయస్సు ${years(x - ago).te}.`,
        `${ago} वर्ष पहले ${he.hi} की आयु ${years(x - ago).hi} थी।`,
      ),
    },
  ]
  if (x === m * y)
    facts.push({
      row: [1, -m, 0],
      text: say(
        `${he.en}'s present age is ${times(m).en} ${she.en}'s present age.`,
        `${he.te} ప్రస్తుత వయస్సు ${she.te} వయస్సుకు ${times(m).te}.`,
        `${he.hi} की वर्तमान आयु ${she.hi} की आयु की ${times(m).hi} है।`,
      ),
    })
  return {
    question: asks.text,
    asked: asks.asked,
    value: (a, b) => asks.asked[0] * a + asks.asked[1] * b,
    shown: years,
    called: (a, b) =>
      say(`${he.en} ${a}, ${she.en} ${b}`, `${he.te} ${a}, ${she.te} ${b}`, `${he.hi} ${a}, ${she.hi} ${b}`),
    hidden: [x, y],
    range: [
      [ago + 1, 100],
      [ago + 1, 100],
    ],
    facts,
  }
}

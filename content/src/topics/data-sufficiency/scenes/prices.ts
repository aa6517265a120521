import type { Random } from '../../../random.ts'
import { rupees } from '../../../text/format.ts'
import { say } from '../../../text/localized.ts'
import type { LocalizedText } from '../../../text.ts'
import type { Scene } from '../scene.ts'

export function prices(random: Random): Scene {
  const things = random.pick([
    [
      { ...say('pen', 'పెన్ను', 'पेन'), many: say('pens', 'పెన్నులు', 'पेनों') },
      { ...say('notebook', 'నోట్‌బుక్', 'नोटबुक'), many: say('notebooks', 'నోట్‌బుక్‌లు', 'नोटबुकों') },
    ],
    [
      { ...say('apple', 'ఆపిల్ పండు', 'सेब'), many: say('apples', 'ఆపిల్ పండ్లు', 'सेबों') },
      { ...say('orange', 'నారింజ పండు', 'संतरे'), many: say('oranges', 'నారింజ పండ్లు', 'संतरों') },
    ],
    [
      { ...say('cup', 'కప్పు', 'कप'), many: say('cups', 'కప్పులు', 'कपों') },
      { ...say('plate', 'ప్లేటు', 'प्लेट'), many: say('plates', 'ప్లేట్లు', 'प्लेटों') },
    ],
  ] as const)
  const [one, other] = things
  const x = random.int(8, 30)
  const y = random.pick(Array.from({ length: 46 }, (_, n) => 15 + n).filter((price) => price !== x))
  const [a, b] = [random.int(2, 4), random.int(2, 5)]
  const bill = (m: number, n: number): LocalizedText =>
    say(
      `${m} ${one.many.en} and ${n} ${other.many.en} cost ${rupees(m * x + n * y)}.`,
      `${m} ${one.many.te}, ${n} ${other.many.te} కలిపి కొంటే మొత్తం ధర ${rupees(m * x + n * y)}.`,
      `${m} ${one.many.hi} और ${n} ${other.many.hi} का मूल्य ${rupees(m * x + n * y)} है।`,
    )
  const sum = random.chance(0.4)
  const asked = sum ? ([a, b] as const) : ([1, 0] as const)
  return {
    question: sum
      ? say(
          `What do ${a} ${one.many.en} and ${b} ${other.many.en} cost together?`,
          `${a} ${one.many.te}, ${b} ${other.many.te} కలిపి కొంటే మొత్తం ధర ఎంత?`,
          `${a} ${one.many.hi} और ${b} ${other.many.hi} का कुल मूल्य क्या है?`,
        )
      : say(`What does one ${one.en} cost?`, `ఒక ${one.te} ధర ఎంత?`, `एक ${one.hi} का मूल्य क्या है?`),
    asked,
    value: (p, q) => asked[0] * p + asked[1] * q,
    shown: (value) => say(rupees(value), rupees(value), rupees(value)),
    called: (p, q) => say(`₹${p} and ₹${q}`, `₹${p}, ₹${q}`, `₹${p} और ₹${q}`),
    hidden: [x, y],
    range: [
      [1, 150],
      [1, 150],
    ],
    facts: [
      ...(sum ? [] : [{ row: [a, b, a * x + b * y] as const, text: bill(a, b) }]),
      { row: [2 * a, 2 * b, 2 * (a * x + b * y)], text: bill(2 * a, 2 * b) },
      { row: [a + 1, b, (a + 1) * x + b * y], text: bill(a + 1, b) },
      { row: [3 * a, 3 * b, 3 * (a * x + b * y)], text: bill(3 * a, 3 * b) },
      {
        row: [-1, 1, y - x],
        text:
          y >= x
            ? say(
                `A ${other.en} costs ${rupees(y - x)} more than ${one.en === 'apple' ? 'an' : 'a'} ${one.en}.`.replace(
                  'A orange',
                  'An orange',
                ),
                `ఒక ${other.te} ధర ఒక ${one.te} ధర కంటే ${rupees(y - x)} ఎక్కువ.`,
                `एक ${other.hi} का मूल्य एक ${one.hi} के मूल्य से ${rupees(y - x)} अधिक है।`,
              )
            : say(
                `A ${other.en} costs ${rupees(x - y)} less than ${one.en === 'apple' ? 'an' : 'a'} ${one.en}.`.replace(
                  'A orange',
                  'An orange',
                ),
                `ఒక ${other.te} ధర ఒక ${one.te} ధర కంటే ${rupees(x - y)} తక్కువ.`,
                `एक ${other.hi} का मूल्य एक ${one.hi} के मूल्य से ${rupees(x - y)} कम है।`,
              ),
      },
      {
        row: [0, 1, y],
        text: say(
          `A dozen ${other.many.en} cost ${rupees(12 * y)}.`,
          `ఒక డజను ${other.many.te.replace(/లు$/u, 'ల')} ధర ${rupees(12 * y)}.`,
          `एक दर्जन ${other.many.hi} का मूल्य ${rupees(12 * y)} है।`,
        ),
      },
    ],
  }
}

import { textQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { fraction } from '../../text/format.ts'
import { say } from '../../text/localized.ts'
import { chance, possible } from './chance.ts'

export const causeOfEvent = template({
  id: 'probability/which-box-it-came-from',
  topic: 'probability',
  levels: ['hard'],
  exams: ['icet', 'nimcet', 'cat', 'mat', 'bank'],

  draw(random) {
    for (;;) {
      const [a, b, c, d] = [random.int(2, 8), random.int(2, 8), random.int(2, 8), random.int(2, 8)]
      if (a * (c + d) !== c * (a + b) && a !== c) return { a, b, c, d }
    }
  },

  write({ a, b, c, d }) {
    // a of a+b red in the first box, c of c+d in the second
    const [one, two] = [a * (c + d), c * (a + b)]
    const all = one + two
    return textQuestion({
      stem: say(
        `Box A holds ${a} red and ${b} white balls, box B ${c} red and ${d} white balls. A box is chosen at random and a ball drawn from it is red. What is the probability that it came from box A?`,
        `A పెట్టెలో ${a} ఎరుపు, ${b} తెలుపు బంతులు; B పెట్టెలో ${c} ఎరుపు, ${d} తెలుపు బంతులు ఉన్నాయి. యాదృచ్ఛికంగా ఒక పెట్టెను ఎంచుకుని తీసిన బంతి ఎరుపు. అది A పెట్టె నుండి వచ్చిన సంభావ్యత ఎంత?`,
        `पेटी A में ${a} लाल और ${b} सफ़ेद, पेटी B में ${c} लाल और ${d} सफ़ेद गेंदें हैं। यादृच्छिक रूप से चुनी गई एक पेटी से निकाली गई गेंद लाल है। उसके पेटी A से होने की प्रायिकता क्या है?`,
      ),
      correct: fraction(one, all),
      wrong: possible([
        [chance(two, all), 'took the other box'],
        [chance(a, a + c), 'counted balls instead of chances'],
        [chance(a, a + b), 'gave the chance of red in box A'],
        [chance(a, 2 * (a + b)), 'gave the chance of box A and red'],
        [chance(1, 2), 'forgot what was seen'],
        [chance(one + 1, all), 'slipped by one part'],
      ]),
      steps: [
        say(
          `Red by way of A: $\\frac{1}{2} \\times \\frac{${a}}{${a + b}}$; by way of B: $\\frac{1}{2} \\times \\frac{${c}}{${c + d}}$.`,
          `A ద్వారా ఎరుపు: $\\frac{1}{2} \\times \\frac{${a}}{${a + b}}$; B ద్వారా: $\\frac{1}{2} \\times \\frac{${c}}{${c + d}}$.`,
          `A से लाल: $\\frac{1}{2} \\times \\frac{${a}}{${a + b}}$; B से: $\\frac{1}{2} \\times \\frac{${c}}{${c + d}}$।`,
        ),
        say(
          `The first as a part of both: $\\frac{${one}}{${one} + ${two}}$.`,
          `రెండింటి మొత్తంలో మొదటి భాగం: $\\frac{${one}}{${one} + ${two}}$.`,
          `दोनों के योग में पहले का भाग: $\\frac{${one}}{${one} + ${two}}$।`,
        ),
      ],
    })
  },

  // equally many draws from either box, all red ones looked at
  verify({ a, b, c, d }) {
    const draws = [
      ...Array.from({ length: (a + b) * (c + d) }, (_, n) => ({ box: 'A', red: n % (a + b) < a })),
      ...Array.from({ length: (a + b) * (c + d) }, (_, n) => ({ box: 'B', red: n % (c + d) < c })),
    ].filter(({ red }) => red)
    return fraction(draws.filter(({ box }) => box === 'A').length, draws.length)
  },
})

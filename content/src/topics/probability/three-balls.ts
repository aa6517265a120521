import { textQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { choose } from '../../shared/arithmetic/formulae.ts'
import { fraction } from '../../text/format.ts'
import { say } from '../../text/localized.ts'
import { chance, possible } from './chance.ts'

export const threeBalls = template({
  id: 'probability/three-balls',
  topic: 'probability',
  levels: ['hard'],
  exams: ['icet', 'ssc', 'bank', 'mat', 'cat', 'nimcet'],

  draw: (random) => ({
    a: random.int(3, 7),
    b: random.int(3, 7),
    c: random.int(2, 6),
    ask: random.pick(['at least one', 'all different', 'exactly two'] as const),
  }),

  write({ a, b, c, ask }) {
    const n = a + b + c
    const total = choose(n, 3)
    const others = b + c
    const none = choose(others, 3)
    const ways = { 'at least one': total - none, 'all different': a * b * c, 'exactly two': choose(a, 2) * others }[ask]
    const event = {
      'at least one': say('at least one of them is red', 'వాటిలో కనీసం ఒకటి ఎరుపు', 'उनमें से कम से कम एक के लाल'),
      'all different': say('they are of three different colours', 'అవి మూడు వేర్వేరు రంగులవి', 'उनके तीन भिन्न रंगों के'),
      'exactly two': say('exactly two of them are red', 'వాటిలో సరిగ్గా రెండు ఎరుపు', 'उनमें से ठीक दो के लाल'),
    }[ask]
    return textQuestion({
      stem: say(
        `A bag holds ${a} red, ${b} green and ${c} blue balls. Three balls are drawn at random together. What is the probability that ${event.en}?`,
        `ఒక సంచిలో ${a} ఎరుపు, ${b} ఆకుపచ్చ, ${c} నీలం బంతులు ఉన్నాయి. యాదృచ్ఛికంగా ఒకేసారి మూడు బంతులు తీస్తే, ${event.te} కావడానికి సంభావ్యత ఎంత?`,
        `एक थैले में ${a} लाल, ${b} हरी और ${c} नीली गेंदें हैं। यादृच्छिक रूप से एक साथ तीन गेंदें निकाली जाती हैं। ${event.hi} होने की प्रायिकता क्या है?`,
      ),
      correct: fraction(ways, total),
      wrong: possible([
        [chance(total - ways, total), 'gave the opposite event'],
        [chance(ask === 'at least one' ? a * choose(others, 2) : choose(a, 2), total), 'counted one case only'],
        [
          chance(ask === 'all different' ? 6 * a * b * c : ways, ask === 'all different' ? n ** 3 : choose(n, 3) * 2),
          'put the balls back, or counted orders on one side only',
        ],
        [chance(choose(a, 3), total), 'took all three to be red'],
        [chance(ways + a, total), 'counted some draws twice'],
        [chance(ways - 1, total), 'missed one draw'],
        [chance(ways + 1, total), 'counted one draw twice'],
        [chance(ways + 2, total), 'counted two draws twice'],
      ]),
      steps: [
        say(
          `Three of ${n} balls: $^{${n}}C_3 = ${total}$ ways.`,
          `${n} బంతుల నుండి మూడు: $^{${n}}C_3 = ${total}$ విధాలు.`,
          `${n} में से तीन गेंदें: $^{${n}}C_3 = ${total}$ प्रकार।`,
        ),
        {
          'at least one': say(
            `No red ball: $^{${others}}C_3 = ${none}$; the rest, ${total} − ${none} = ${ways}, have at least one.`,
            `ఎరుపు ఒక్కటీ లేకుండా: $^{${others}}C_3 = ${none}$; మిగతా ${total} − ${none} = ${ways}లో కనీసం ఒకటి ఉంటుంది.`,
            `एक भी लाल नहीं: $^{${others}}C_3 = ${none}$; शेष ${total} − ${none} = ${ways} में कम से कम एक है।`,
          ),
          'all different': say(
            `One of each colour: ${a} × ${b} × ${c} = ${ways} ways.`,
            `ఒక్కో రంగులో ఒకటి: ${a} × ${b} × ${c} = ${ways} విధాలు.`,
            `हर रंग की एक: ${a} × ${b} × ${c} = ${ways} प्रकार।`,
          ),
          'exactly two': say(
            `Two of the ${a} red balls and one of the other ${others}: $^{${a}}C_2 \\times ${others} = ${ways}$ ways.`,
            `${a} ఎరుపు బంతుల నుండి రెండు, మిగతా ${others} నుండి ఒకటి: $^{${a}}C_2 \\times ${others} = ${ways}$ విధాలు.`,
            `${a} लाल में से दो और शेष ${others} में से एक: $^{${a}}C_2 \\times ${others} = ${ways}$ प्रकार।`,
          ),
        }[ask],
      ],
    })
  },

  // every three balls
  verify({ a, b, c, ask }) {
    const balls = [...'r'.repeat(a), ...'g'.repeat(b), ...'b'.repeat(c)]
    let [good, all] = [0, 0]
    for (let i = 0; i < balls.length; i++)
      for (let j = 0; j < i; j++)
        for (let k = 0; k < j; k++) {
          all++
          const drawn = [balls[i], balls[j], balls[k]]
          const reds = drawn.filter((ball) => ball === 'r').length
          if (ask === 'at least one' ? reds > 0 : ask === 'exactly two' ? reds === 2 : new Set(drawn).size === 3) good++
        }
    return fraction(good, all)
  },
})

import { numericQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { choose } from '../../shared/arithmetic/formulae.ts'
import { inTex, number } from '../../text/format.ts'
import { say } from '../../text/localized.ts'

export const committeeWithCondition = template({
  id: 'permutations-and-combinations/committee-with-conditions',
  topic: 'permutations-and-combinations',
  levels: ['hard'],
  exams: ['icet', 'ssc', 'bank', 'mat', 'cat', 'nimcet'],

  draw: (random) => ({
    men: random.int(5, 8),
    women: random.int(4, 6),
    size: random.int(4, 5),
    kind: random.pick(['at least two women', 'more men', 'not together'] as const),
  }),

  write({ men, women, size, kind }) {
    const all = choose(men + women, size)
    const ways = (w: number) => choose(women, w) * choose(men, size - w)
    const counts = Array.from({ length: size + 1 }, (_, w) => w)
    const fits = counts.filter((w) => ways(w) > 0 && (kind === 'at least two women' ? w >= 2 : size - w > w))
    const together = choose(men + women - 2, size - 2)
    const answer = kind === 'not together' ? all - together : fits.reduce((sum, w) => sum + ways(w), 0)
    const condition = {
      'at least two women': say('it has at least two women', 'కనీసం ఇద్దరు స్త్రీలు ఉండేలా', 'कम से कम दो महिलाएँ हों'),
      'more men': say('it has more men than women', 'స్త్రీల కంటే పురుషులు ఎక్కువ ఉండేలా', 'पुरुष महिलाओं से अधिक हों'),
      'not together': say(
        'two particular persons do not both serve in it',
        'ఇద్దరు నిర్దిష్ట వ్యక్తులు కలిసి ఉండకుండా',
        'दो विशेष व्यक्ति एक साथ न हों',
      ),
    }[kind]
    return numericQuestion({
      stem: say(
        `In how many ways can a committee of ${size} be formed from ${men} men and ${women} women so that ${condition.en}?`,
        `${men} మంది పురుషులు, ${women} మంది స్త్రీల నుండి ${condition.te} ${size} మంది సభ్యుల కమిటీని ఎన్ని విధాలుగా ఏర్పరచవచ్చు?`,
        `${men} पुरुषों और ${women} महिलाओं में से ${size} सदस्यों की समिति कितने प्रकार से बनाई जा सकती है ताकि ${condition.hi}?`,
      ),
      answer,
      step: 5,
      wrong: [
        [all, 'ignored the condition'],
        [all - answer, 'counted the opposite'],
        [
          kind === 'not together' ? choose(men + women - 2, size) : ways(2),
          kind === 'not together' ? 'left both out altogether' : 'took exactly two women',
        ],
        [
          kind === 'at least two women' ? choose(women, 2) * choose(men + women - 2, size - 2) : all - 2 * together,
          'counted some committees more than once',
        ],
        [kind === 'more men' ? ways(0) + ways(1) / women : all - ways(0), 'left a case out'],
      ],
      steps: [
        kind === 'not together'
          ? say(
              `All committees $^{${men + women}}C_${size} = ${inTex(all)}$, less those with both: $^{${men + women - 2}}C_${size - 2} = ${inTex(together)}$.`,
              `మొత్తం కమిటీలు $^{${men + women}}C_${size} = ${inTex(all)}$; ఇద్దరూ ఉన్నవి $^{${men + women - 2}}C_${size - 2} = ${inTex(together)}$ తీసివేయాలి.`,
              `कुल समितियाँ $^{${men + women}}C_${size} = ${inTex(all)}$, जिनमें दोनों हों $^{${men + women - 2}}C_${size - 2} = ${inTex(together)}$ घटाएँ।`,
            )
          : say(
              `Add the cases by the number of women: ${fits.map((w) => `${w}: ${number(ways(w))}`).join(', ')}.`,
              `స్త్రీల సంఖ్యను బట్టి విధాలను కూడాలి: ${fits.map((w) => `${w}: ${number(ways(w))}`).join(', ')}.`,
              `महिलाओं की संख्या के अनुसार जोड़ें: ${fits.map((w) => `${w}: ${number(ways(w))}`).join(', ')}।`,
            ),
      ],
    })
  },

  // every choice of people as bits of a number
  verify({ men, women, size, kind }) {
    let count = 0
    for (let bits = 0; bits < 2 ** (men + women); bits++) {
      const chosen = Array.from({ length: men + women }, (_, k) => (bits >> k) & 1)
      if (chosen.reduce((sum, bit) => sum + bit, 0) !== size) continue
      const w = chosen.slice(men).reduce((sum, bit) => sum + bit, 0)
      if (kind === 'not together' ? !(chosen[0] && chosen[1]) : kind === 'more men' ? size - w > w : w >= 2) count++
    }
    return number(count)
  },
})

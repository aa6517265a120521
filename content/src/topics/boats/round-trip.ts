import { numericQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { same, say } from '../../text/localized.ts'
import { quantity } from '../../text/units.ts'

export const roundTrip = template({
  id: 'boats/two-journeys',
  topic: 'boats',
  levels: ['hard'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'cat', 'afcat'],

  draw(random) {
    for (;;) {
      const [boat, stream] = [random.int(6, 24), random.int(3, 9)]
      const [down, up] = [boat + stream, boat - stream]
      if (up < 2) continue
      const [p, q, r, s] = [random.int(1, 5), random.int(1, 5), random.int(1, 5), random.int(1, 5)]
      if (p * s === q * r) continue
      return {
        boat,
        stream,
        first: [down * p, up * q, p + q] as const,
        second: [down * r, up * s, r + s] as const,
        ask: random.pick(['boat', 'stream'] as const),
      }
    }
  },

  write({ boat, stream, first, second, ask }) {
    const answer = ask === 'boat' ? boat : stream
    const journey = ([down, up, hours]: readonly [number, number, number]) =>
      say(
        `${down} km downstream and ${up} km upstream in ${hours} hours`,
        `ప్రవాహ దిశలో ${down} కి.మీ., ఎదురుగా ${up} కి.మీ. మొత్తం ${hours} గంటల్లో`,
        `धारा की दिशा में ${down} किमी और विपरीत दिशा में ${up} किमी कुल ${hours} घंटे में`,
      )
    const [one, two] = [journey(first), journey(second)]
    const what =
      ask === 'boat'
        ? say('the speed of the boat in still water', 'నిశ్చల నీటిలో పడవ వేగం', 'शांत जल में नाव की चाल')
        : say('the speed of the stream', 'ప్రవాహ వేగం', 'धारा की चाल')
    return numericQuestion({
      stem: say(
        `A boat goes ${one.en}, and ${two.en}. What is ${what.en}?`,
        `ఒక పడవ ${one.te}, అలాగే ${two.te} వెళ్తుంది. ${what.te} ఎంత?`,
        `एक नाव ${one.hi}, और ${two.hi} जाती है। ${what.hi} क्या है?`,
      ),
      answer,
      format: (value) => quantity(value, 'km/h'),
      wrong: [
        [ask === 'boat' ? stream : boat, 'gave the other speed'],
        [boat + stream, 'gave the speed downstream'],
        [boat - stream, 'gave the speed upstream'],
        [2 * answer, 'forgot to halve'],
      ],
      steps: [
        say(
          `Put $u$ and $v$ for the hours per km down and up: $${first[0]}u + ${first[1]}v = ${first[2]}$, $${second[0]}u + ${second[1]}v = ${second[2]}$.`,
          `ఒక కి.మీ.కు పట్టే గంటలు ప్రవాహ దిశలో $u$, ఎదురుగా $v$ అనుకుంటే: $${first[0]}u + ${first[1]}v = ${first[2]}$, $${second[0]}u + ${second[1]}v = ${second[2]}$.`,
          `प्रति किमी लगने वाले घंटे धारा की दिशा में $u$ और विपरीत दिशा में $v$ मानें: $${first[0]}u + ${first[1]}v = ${first[2]}$, $${second[0]}u + ${second[1]}v = ${second[2]}$।`,
        ),
        same(`$u = \\frac{1}{${boat + stream}}$, $v = \\frac{1}{${boat - stream}}$`),
        say(
          `Downstream ${boat + stream} km/h, upstream ${boat - stream} km/h; half of their ${ask === 'boat' ? 'sum' : 'difference'} is ${answer}.`,
          `ప్రవాహ దిశలో వేగం ${boat + stream} కి.మీ./గం., ఎదురుగా ${boat - stream} కి.మీ./గం.; వాటి ${ask === 'boat' ? 'మొత్తంలో' : 'భేదంలో'} సగం ${answer}.`,
          `धारा की दिशा में ${boat + stream} किमी/घंटा, विपरीत दिशा में ${boat - stream} किमी/घंटा; इनके ${ask === 'boat' ? 'योग' : 'अंतर'} का आधा ${answer} है।`,
        ),
      ],
    })
  },

  // tries every pair of speeds
  verify({ first, second, ask }) {
    for (let boat = 1; boat < 60; boat++)
      for (let stream = 1; stream < boat; stream++) {
        const fits = [first, second].every(
          ([d, u, h]) => Math.abs(d / (boat + stream) + u / (boat - stream) - h) < 1e-9,
        )
        if (fits) return quantity(ask === 'boat' ? boat : stream, 'km/h').en
      }
    return 'none'
  },
})

import type { Random } from '../../../random.ts'
import { say } from '../../../text/localized.ts'
import { quantity } from '../../../text/units.ts'
import type { Fact, Scene } from '../scene.ts'

export function boat(random: Random): Scene {
  const y = random.int(2, 5)
  const x = random.chance(0.5) ? 3 * y : y + random.int(4, 12)
  const [t, u] = [random.int(2, 4), random.int(2, 5)]
  const asks = random.pick([
    {
      asked: [1, 0] as const,
      text: say('What is the speed of the boat in still water?', 'నిశ్చల నీటిలో పడవ వేగం ఎంత?', 'शांत जल में नाव की चाल क्या है?'),
    },
    { asked: [0, 1] as const, text: say('What is the speed of the stream?', 'ప్రవాహ వేగం ఎంత?', 'धारा की चाल क्या है?') },
    {
      asked: [1, -1] as const,
      text: say(
        'What is the speed of the boat upstream?',
        'ప్రవాహానికి ఎదురుగా పడవ వేగం ఎంత?',
        'धारा के विपरीत नाव की चाल क्या है?',
      ),
    },
  ])
  const km = (n: number) => quantity(n, 'km')
  const facts: Fact[] = [
    {
      row: [1, 1, x + y],
      text: say(
        `The boat goes ${km(t * (x + y)).en} downstream in ${t} hours.`,
        `పడవ ప్రవాహ దిశలో ${t} గంటల్లో ${km(t * (x + y)).te} వెళ్తుంది.`,
        `नाव धारा की दिशा में ${t} घंटे में ${km(t * (x + y)).hi} जाती है।`,
      ),
    },
    {
      row: [1, -1, x - y],
      text: say(
        `The boat goes ${km(u * (x - y)).en} upstream in ${u} hours.`,
        `పడవ ప్రవాహానికి ఎదురుగా ${u} గంటల్లో ${km(u * (x - y)).te} వెళ్తుంది.`,
        `नाव धारा के विपरीत ${u} घंटे में ${km(u * (x - y)).hi} जाती है।`,
      ),
    },
    {
      row: [0, 2, 2 * y],
      text: say(
        `The boat is ${quantity(2 * y, 'km/h').en} faster downstream than upstream.`,
        `ప్రవాహ దిశలో పడవ వేగం, ఎదురు దిశలో వేగం కంటే ${quantity(2 * y, 'km/h').te} ఎక్కువ.`,
        `धारा की दिशा में नाव की चाल विपरीत दिशा की चाल से ${quantity(2 * y, 'km/h').hi} अधिक है।`,
      ),
    },
    {
      row: [0, 1, y],
      text: say(
        `A log of wood drifts ${km(t * y).en} with the stream in ${t} hours.`,
        `ఒక కొయ్యదుంగ ప్రవాహంతో ${t} గంటల్లో ${km(t * y).te} కొట్టుకుపోతుంది.`,
        `लकड़ी का लट्ठा धारा के साथ ${t} घंटे में ${km(t * y).hi} बहता है।`,
      ),
    },
    {
      row: [1, -1, x - y],
      text: say(
        `Against the stream it needs ${u + 1} hours for ${km((u + 1) * (x - y)).en}.`,
        `ప్రవాహానికి ఎదురుగా ${km((u + 1) * (x - y)).te} వెళ్లడానికి దానికి ${u + 1} గంటలు పడుతుంది.`,
        `धारा के विपरीत ${km((u + 1) * (x - y)).hi} जाने में उसे ${u + 1} घंटे लगते हैं।`,
      ),
    },
  ]
  if (x === 3 * y)
    facts.push({
      row: [1, -3, 0],
      text: say(
        'The speed of the boat in still water is three times that of the stream.',
        'నిశ్చల నీటిలో పడవ వేగం ప్రవాహ వేగానికి మూడు రెట్లు.',
        'शांत जल में नाव की चाल धारा की चाल की तीन गुनी है।',
      ),
    })
  return {
    question: asks.text,
    asked: asks.asked,
    value: (a, b) => asks.asked[0] * a + asks.asked[1] * b,
    shown: (value) => quantity(value, 'km/h'),
    called: (a, b) =>
      say(`boat ${a} km/h, stream ${b} km/h`, `పడవ ${a}, ప్రవాహం ${b} కి.మీ./గం.`, `नाव ${a}, धारा ${b} किमी/घंटा`),
    hidden: [x, y],
    range: [
      [2, 80],
      [1, 40],
    ],
    // a slower boat could not go upstream
    allows: (boat, stream) => boat > stream,
    facts,
  }
}

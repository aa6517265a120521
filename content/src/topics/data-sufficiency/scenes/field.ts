import type { Random } from '../../../random.ts'
import { say } from '../../../text/localized.ts'
import { quantity } from '../../../text/units.ts'
import type { Fact, Scene } from '../scene.ts'

export function field(random: Random): Scene {
  const y = random.step(12, 40, 2)
  const x = random.chance(0.5) ? 2 * y : y + random.step(4, 30, 2)
  const [more, less] = [random.int(2, 5), random.int(2, 5)]
  const area = random.chance(0.5)
  const m = (n: number) => quantity(n, 'm')
  // longer by `more` and narrower by `less`: the area changes by more·y - less·x - more·less
  const change = more * y - less * x - more * less
  const facts: Fact[] = [
    {
      row: [2, 2, 2 * (x + y)],
      text: say(
        `Its perimeter is ${m(2 * (x + y)).en}.`,
        `దాని చుట్టుకొలత ${m(2 * (x + y)).te}`,
        `इसका परिमाप ${m(2 * (x + y)).hi} है।`,
      ),
    },
    {
      row: [1, -1, x - y],
      text: say(
        `Its length is ${m(x - y).en} more than its breadth.`,
        `దాని పొడవు వెడల్పు కంటే ${m(x - y).te} ఎక్కువ.`,
        `इसकी लंबाई चौड़ाई से ${m(x - y).hi} अधिक है।`,
      ),
    },
    {
      row: [1, 1, x + y],
      text: say(
        `Half of its perimeter is ${m(x + y).en}.`,
        `దాని చుట్టుకొలతలో సగం ${m(x + y).te}`,
        `इसके परिमाप का आधा ${m(x + y).hi} है।`,
      ),
    },
    {
      row: [0, 1, y],
      text: say(
        `A square whose side is its breadth has an area of ${quantity(y * y, 'm²').en}.`,
        `దాని వెడల్పు భుజంగా గల చతురస్ర వైశాల్యం ${quantity(y * y, 'm²').te}`,
        `इसकी चौड़ाई को भुजा मानकर बने वर्ग का क्षेत्रफल ${quantity(y * y, 'm²').hi} है।`,
      ),
    },
    {
      row: [-less, more, change + more * less],
      text: say(
        `If it were ${m(more).en} longer and ${m(less).en} narrower, its area would ${change < 0 ? 'fall' : 'rise'} by ${quantity(Math.abs(change), 'm²').en}.`,
        `పొడవు ${m(more).te} పెంచి, వెడల్పు ${m(less).te} తగ్గిస్తే వైశాల్యం ${quantity(Math.abs(change), 'm²').te} ${change < 0 ? 'తగ్గుతుంది' : 'పెరుగుతుంది'}.`,
        `लंबाई ${m(more).hi} बढ़ाने और चौड़ाई ${m(less).hi} घटाने पर क्षेत्रफल ${quantity(Math.abs(change), 'm²').hi} ${change < 0 ? 'घट' : 'बढ़'} जाएगा।`,
      ),
    },
  ]
  if (x === 2 * y)
    facts.push({
      row: [1, -2, 0],
      text: say('Its length is twice its breadth.', 'దాని పొడవు వెడల్పుకు రెండు రెట్లు.', 'इसकी लंबाई चौड़ाई की दुगुनी है।'),
    })
  return {
    question: area
      ? say('What is the area of the rectangular field?', 'దీర్ఘచతురస్రాకార పొలం వైశాల్యం ఎంత?', 'आयताकार खेत का क्षेत्रफल क्या है?')
      : say('What is the length of the rectangular field?', 'దీర్ఘచతురస్రాకార పొలం పొడవు ఎంత?', 'आयताकार खेत की लंबाई क्या है?'),
    asked: area ? undefined : [1, 0],
    value: (a, b) => (area ? a * b : a),
    shown: (value) => quantity(value, area ? 'm²' : 'm'),
    called: (a, b) => say(`${a} m by ${b} m`, `${a} మీ. × ${b} మీ.`, `${a} मी × ${b} मी`),
    hidden: [x, y],
    range: [
      [less + 1, 200],
      [less + 1, 200],
    ],
    allows: (length, breadth) => length > breadth,
    facts: facts.filter(({ row }) => row[0] !== -less || change !== 0),
  }
}

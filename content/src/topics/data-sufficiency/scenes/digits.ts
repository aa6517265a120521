import type { Random } from '../../../random.ts'
import { say } from '../../../text/localized.ts'
import type { Scene } from '../scene.ts'

export function digits(random: Random): Scene {
  const x = random.int(2, 9)
  const y = random.int(1, x - 1)
  return {
    question: say(
      'What is the two-digit number, whose digits are not zero?',
      'సున్నా అంకె లేని ఆ రెండంకెల సంఖ్య ఏది?',
      'वह दो अंकों की संख्या कौन-सी है, जिसका कोई अंक शून्य नहीं है?',
    ),
    asked: undefined,
    value: (a, b) => 10 * a + b,
    shown: (value) => say(String(value), String(value), String(value)),
    called: (a, b) => say(`${a}${b}`, `${a}${b}`, `${a}${b}`),
    hidden: [x, y],
    range: [
      [1, 9],
      [1, 9],
    ],
    facts: [
      {
        row: [1, 1, x + y],
        text: say(`The sum of its digits is ${x + y}.`, `దాని అంకెల మొత్తం ${x + y}.`, `इसके अंकों का योग ${x + y} है।`),
      },
      {
        row: [1, -1, x - y],
        text: say(
          `Its tens digit is ${x - y} more than its units digit.`,
          `దాని పదుల స్థానంలోని అంకె ఒకట్ల స్థానంలోని అంకె కంటే ${x - y} ఎక్కువ.`,
          `इसका दहाई का अंक इकाई के अंक से ${x - y} अधिक है।`,
        ),
      },
      {
        row: [9, -9, 9 * (x - y)],
        text: say(
          `The number is ${9 * (x - y)} more than the number with its digits exchanged.`,
          `అంకెలను తారుమారు చేసిన సంఖ్య కంటే ఈ సంఖ్య ${9 * (x - y)} ఎక్కువ.`,
          `संख्या अपने अंकों को पलटने से बनी संख्या से ${9 * (x - y)} अधिक है।`,
        ),
      },
      {
        row: [11, 11, 11 * (x + y)],
        text: say(
          `The number and the number with its digits exchanged add up to ${11 * (x + y)}.`,
          `ఈ సంఖ్య, దాని అంకెలను తారుమారు చేసిన సంఖ్యల మొత్తం ${11 * (x + y)}.`,
          `संख्या और उसके अंकों को पलटने से बनी संख्या का योग ${11 * (x + y)} है।`,
        ),
      },
      {
        row: [0, 1, y],
        text: say(`Its units digit is ${y}.`, `దాని ఒకట్ల స్థానంలోని అంకె ${y}.`, `इसका इकाई का अंक ${y} है।`),
      },
      {
        row: [10, 1, 10 * x + y],
        text: say(
          `The number divided by ${x > 5 ? 2 : 3} gives ${Math.floor((10 * x + y) / (x > 5 ? 2 : 3))} with the remainder ${(10 * x + y) % (x > 5 ? 2 : 3)}.`,
          `ఆ సంఖ్యను ${x > 5 ? 2 : 3}తో భాగిస్తే భాగఫలం ${Math.floor((10 * x + y) / (x > 5 ? 2 : 3))}, శేషం ${(10 * x + y) % (x > 5 ? 2 : 3)}.`,
          `संख्या को ${x > 5 ? 2 : 3} से भाग देने पर भागफल ${Math.floor((10 * x + y) / (x > 5 ? 2 : 3))} और शेष ${(10 * x + y) % (x > 5 ? 2 : 3)} मिलता है।`,
        ),
      },
    ],
  }
}

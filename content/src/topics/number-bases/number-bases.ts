import { itemAt } from '../../checked-access.ts'
import { textQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { same, say } from '../../text/localized.ts'
import { withEnding } from '../../text/telugu.ts'
import type { LocalizedText } from '../../text.ts'

type Base = 2 | 8 | 10 | 16
const NAMES: Readonly<Record<Base, LocalizedText>> = {
  2: say('binary', 'ద్వియాంశ', 'द्विआधारी'),
  8: say('octal', 'అష్టాంశ', 'अष्टाधारी'),
  10: say('decimal', 'దశాంశ', 'दशमलव'),
  16: say('hexadecimal', 'షోడశాంశ', 'षोडश-आधारी'),
}
/** `(1011)_2`, digits above nine as letters. */
const written = (value: number, base: Base): string => `$(${digits(value, base)})_{${base}}$`
const digits = (value: number, base: Base): string => value.toString(base).toUpperCase()

export const changeOfBase = template({
  id: 'number-bases/change-of-base',
  topic: 'number-bases',
  levels: ['easy', 'medium'],
  exams: ['nimcet', 'bank'],

  draw(random, level) {
    const pairs: readonly (readonly [Base, Base])[] =
      level === 'easy'
        ? [
            [2, 10],
            [10, 2],
          ]
        : [
            [16, 8],
            [8, 16],
            [16, 2],
            [8, 10],
            [16, 10],
          ]
    const [from, to] = random.pick(pairs)
    return { value: random.int(level === 'easy' ? 20 : 90, level === 'easy' ? 120 : 900), from, to }
  },

  write({ value, from, to }) {
    const near = [1, -1, 2, -2, to, -to].map((off) => [written(value + off, to), 'slipped by one place value'] as const)
    const reversed = Number.parseInt([...digits(value, to)].reverse().join(''), to)
    const expanded = [...digits(value, from)]
      .map((digit, n, all) => `${Number.parseInt(digit, from)} \\times ${from}^{${all.length - 1 - n}}`)
      .join(' + ')
    return textQuestion({
      stem: say(
        `The ${NAMES[to].en} form of the ${NAMES[from].en} number ${written(value, from)} is`,
        `${NAMES[from].te} సంఖ్య ${written(value, from)} యొక్క ${NAMES[to].te} రూపం ఏది?`,
        `${NAMES[from].hi} संख्या ${written(value, from)} का ${NAMES[to].hi} रूप क्या है?`,
      ),
      correct: written(value, to),
      wrong: [[written(reversed, to), 'wrote the digits in reverse order'], ...near],
      steps: [
        from === 10
          ? say(
              `Divide ${value} by ${to} again and again; the remainders from the last to the first are the digits.`,
              `${withEnding(String(value), 'ను')} ${to}తో మళ్లీ మళ్లీ భాగించి, శేషాలను చివరి నుండి మొదటికి రాయాలి.`,
              `${value} को ${to} से बार-बार भाग दें; अंतिम से पहले तक के शेष ही अंक हैं।`,
            )
          : say(
              `In decimal: $${expanded} = ${value}$.`,
              `దశాంశంలో: $${expanded} = ${value}$.`,
              `दशमलव में: $${expanded} = ${value}$।`,
            ),
        to !== 10 && same(`$${value} = ${digits(value, to)}_{${to}}$`),
      ],
    })
  },

  // the digits found by taking the largest place values away
  verify({ value, to }) {
    let [rest, place] = [value, 1]
    while (place * to <= rest) place *= to
    let found = ''
    for (; place >= 1; place /= to) {
      const digit = Math.floor(rest / place)
      found += '0123456789ABCDEF'[digit]
      rest -= digit * place
    }
    return `$(${found})_{${to}}$`
  },
})

/** In two groups of four. */
const eightBits = (value: number): string =>
  `$${value
    .toString(2)
    .padStart(8, '0')
    .replace(/^.{4}/, (four) => `${four}\\,`)}$`

export const twosComplement = template({
  id: 'number-bases/twos-complement',
  topic: 'number-bases',
  levels: ['hard'],
  exams: ['nimcet', 'bank'],

  draw: (random) => ({ value: random.int(5, 120), back: random.chance(0.5) }),

  write({ value, back }) {
    const ones = 255 - value
    const right = back ? `$-${value}$` : eightBits(256 - value)
    const question = textQuestion({
      stem: back
        ? say(
            `The 8-bit number ${eightBits(256 - value)} is in two’s complement form. Its decimal value is`,
            `${eightBits(256 - value)} అనే 8 బిట్ల సంఖ్య 2 యొక్క పూరక రూపంలో ఉంది. దాని దశాంశ విలువ ఎంత?`,
            `8 बिट की संख्या ${eightBits(256 - value)}, 2 के पूरक रूप में है। इसका दशमलव मान कितना है?`,
          )
        : say(
            `The 8-bit two’s complement form of $-${value}$ is`,
            `$-${value}$ యొక్క 8 బిట్ల 2 యొక్క పూరక రూపం ఏది?`,
            `$-${value}$ का 8 बिट में 2 का पूरक रूप क्या है?`,
          ),
      correct: right,
      wrong: back
        ? [
            [`$${256 - value}$`, 'read it as a number without a sign'],
            [`$-${value - 1}$`, 'took the one’s complement'],
            [`$${value}$`, 'lost the sign'],
            [`$-${value + 1}$`, 'added 1 twice'],
          ]
        : [
            [eightBits(ones), 'took the one’s complement'],
            [eightBits(value), 'forgot the sign'],
            [eightBits(128 + value), 'set the sign bit only'],
            [eightBits(257 - value), 'added 1 twice'],
            [eightBits(254 - value), 'subtracted 1'],
          ],
      steps: [
        say(
          `${value} is ${eightBits(value)}; all bits exchanged: ${eightBits(ones)}.`,
          `${value} = ${eightBits(value)}; అన్ని బిట్లను మార్చగా: ${eightBits(ones)}.`,
          `${value} = ${eightBits(value)}; सभी बिट बदलने पर: ${eightBits(ones)}।`,
        ),
        say(
          `Add 1: ${eightBits(256 - value)} stands for $-${value}$.`,
          `1 కలపగా: ${eightBits(256 - value)}, ఇది $-${value}$.`,
          `1 जोड़ने पर: ${eightBits(256 - value)}, यह $-${value}$ है।`,
        ),
      ],
    })
    // with a sign or without
    return back ? { ...question, range: [-128, 255] } : question
  },

  // the machine's own arithmetic of eight bits
  verify({ value, back }) {
    const bits = itemAt(new Uint8Array(new Int8Array([-value]).buffer), 0)
    return back ? `$${new Int8Array(new Uint8Array([bits]).buffer)[0]}$` : eightBits(bits)
  },
})

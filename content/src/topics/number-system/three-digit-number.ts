import { numericQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { say } from '../../text/localized.ts'

const swapDigits = (n: number): number => Number([...String(n)].reverse().join(''))

export const threeDigitNumber = template({
  id: 'number-system/three-digit-number',
  topic: 'number-system',
  levels: ['hard'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'cat', 'afcat'],

  draw(random) {
    for (;;) {
      const [a, b, c] = [random.int(1, 9), random.int(0, 9), random.int(1, 9)]
      if (
        a > c &&
        b > 0 &&
        solutions(a + b + c, a * 100 + b * 10 + c - swapDigits(a * 100 + b * 10 + c), b - a - c).length === 1
      )
        return { a, b, c }
    }
  },

  write({ a, b, c }) {
    const n = 100 * a + 10 * b + c
    const difference = n - swapDigits(n)
    const rest = b - a - c
    const total = a + b + c
    const twice = rest === 0 ? total : rest > 0 ? `(${total} + ${rest})` : `(${total} − ${-rest})`
    const middle = `${twice} ÷ 2 = ${b}`
    const relation =
      rest === 0
        ? say('equal to', 'సమానం', 'बराबर')
        : rest > 0
          ? say(`${rest} more than`, `కంటే ${rest} ఎక్కువ`, `से ${rest} अधिक`)
          : say(`${-rest} less than`, `కంటే ${-rest} తక్కువ`, `से ${-rest} कम`)
    return numericQuestion({
      stem: say(
        `The digits of a three-digit number add up to ${a + b + c}. The middle digit is ${relation.en} the sum of the other two. The number is ${difference} more than the number with its digits in reverse order. What is the number?`,
        `ఒక మూడంకెల సంఖ్య అంకెల మొత్తం ${a + b + c}. మధ్య అంకె మిగతా రెండు అంకెల మొత్తాని${rest === 0 ? 'కి' : ''} ${relation.te}. అంకెలను వెనుక నుండి ముందుకు రాస్తే వచ్చే సంఖ్య కంటే ఈ సంఖ్య ${difference} ఎక్కువ. ఆ సంఖ్య ఏది?`.replace(
          'మొత్తాని కంటే',
          'మొత్తం కంటే',
        ),
        `तीन अंकों की एक संख्या के अंकों का योग ${a + b + c} है। बीच का अंक शेष दो अंकों के योग ${relation.hi === 'बराबर' ? 'के बराबर' : relation.hi} है। यह संख्या अंकों का क्रम उलटने से बनी संख्या से ${difference} अधिक है। संख्या क्या है?`,
      ),
      answer: n,
      format: String,
      step: 9,
      plausible: (value) => value >= 100 && value <= 999,
      wrong: [
        [swapDigits(n), 'gave the reversed number'],
        [100 * b + 10 * a + c, 'exchanged two digits'],
        [100 * a + 10 * c + b, 'exchanged two digits'],
        [n + 99, 'slipped in the difference of the digits'],
        [n - 90, 'slipped in the middle digit'],
      ],
      steps: [
        say(
          `Reversing changes the number by 99 times the difference of the outer digits: ${difference} ÷ 99 = ${a - c}.`,
          `వెనుక నుండి ముందుకు రాస్తే తేడా మొదటి, చివరి అంకెల భేదానికి 99 రెట్లు: ${difference} ÷ 99 = ${a - c}.`,
          `उलटने पर अंतर बाहरी अंकों के अंतर का 99 गुना होता है: ${difference} ÷ 99 = ${a - c}।`,
        ),
        say(
          `The middle digit is ${middle} and the outer ones add up to ${a + c}, so they are ${a} and ${c}.`,
          `మధ్య అంకె ${middle}; మొదటి, చివరి అంకెల మొత్తం ${a + c}; కాబట్టి అవి ${a}, ${c}.`,
          `बीच का अंक ${middle} और बाहरी अंकों का योग ${a + c} है, अतः वे ${a} और ${c} हैं।`,
        ),
      ],
    })
  },

  verify({ a, b, c }) {
    const n = 100 * a + 10 * b + c
    const found = solutions(a + b + c, n - swapDigits(n), b - a - c)
    return found.length === 1 ? String(found[0]) : 'not one'
  },
})

/** Every three-digit number of that kind. */
function solutions(total: number, difference: number, rest: number): number[] {
  return Array.from({ length: 900 }, (_, k) => k + 100).filter((n) => {
    const [a, b, c] = [Math.floor(n / 100), Math.floor(n / 10) % 10, n % 10] as const
    return a + b + c === total && n - swapDigits(n) === difference && b - a - c === rest
  })
}

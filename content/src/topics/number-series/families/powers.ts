import { itemAt } from '../../../checked-access.ts'
import { say } from '../../../text/localized.ts'
import { PRIMES } from '../series-rules.ts'
import { type Family, row, series, termsAre, warned, warnedOfSign } from './series.ts'

export const shiftedSquares: Family = (random) => {
  const [start, shift] = [random.int(1, 7), random.pick([-3, -2, -1, 0, 1, 2, 3])]
  const terms = row(7, (n) => (start + n) ** 2 + shift)
  const [end, sign] = [start + 6, shift < 0 ? '−' : '+']
  const tail = shift === 0 ? '' : ` ${sign} ${Math.abs(shift)}`
  return series(terms, termsAre([0, 1, 2].map((n) => `$${start + n}^2${tail}$`)), [
    warnedOfSign(end ** 2 - shift, Math.abs(shift)),
    { value: (end + 1) ** 2 + shift, mistake: 'skipped a number' },
  ])
}

export const shiftedCubes: Family = (random) => {
  const [start, shift] = [random.int(1, 4), random.pick([-3, -2, -1, 1, 2, 3])]
  const terms = row(7, (n) => (start + n) ** 3 + shift)
  const tail = ` ${shift < 0 ? '−' : '+'} ${Math.abs(shift)}`
  return series(terms, termsAre([0, 1, 2].map((n) => `$${start + n}^3${tail}$`)), [
    warnedOfSign((start + 6) ** 3 - shift, Math.abs(shift)),
    { value: (start + 7) ** 3 + shift, mistake: 'skipped a number' },
  ])
}

export const products: Family = (random) => {
  const [start, gap] = [random.int(1, 6), random.int(1, 3)]
  const terms = row(7, (n) => (start + n) * (start + n + gap))
  const end = start + 6
  return series(terms, termsAre(row(3, (n) => `${start + n} × ${start + n + gap}`)), [
    warned(
      (end + 1) * (end + gap),
      'moved only one of the two factors',
      'రెండు కారణాంకాలలో ఒకదాన్ని మాత్రమే పెంచితే',
      'दो गुणनखंडों में से केवल एक को बढ़ाने पर',
    ),
  ])
}

export const squaredPrimes: Family = (random) => {
  const [start, shift] = [random.int(0, 3), random.pick([-1, 0, 1, 2])]
  const terms = row(6, (n) => itemAt(PRIMES, start + n) ** 2 + shift)
  const tail = shift === 0 ? '' : ` ${shift < 0 ? '−' : '+'} ${Math.abs(shift)}`
  const prime = itemAt(PRIMES, start + 5)
  const examples = [0, 1].map((n) => `$${PRIMES[start + n]}^2${tail}$`).join(', ')
  return series(
    terms,
    say(
      `The terms are the squares of consecutive primes${tail && `, each ${tail.trim()}`}: ${examples} and so on.`,
      `పదాలు వరుస ప్రధాన సంఖ్యల వర్గాలు${tail && ` (ఒక్కొక్కటి ${tail.trim()})`}: ${examples}, … .`,
      `पद क्रमागत अभाज्य संख्याओं के वर्ग${tail && ` (प्रत्येक ${tail.trim()})`} हैं: ${examples}, … ।`,
    ),
    [
      warned(
        (prime + 2) ** 2 + shift,
        'took the wrong number for the next prime',
        'తర్వాతి ప్రధాన సంఖ్యగా తప్పు సంఖ్యను తీసుకుంటే',
        'अगली अभाज्य संख्या गलत लेने पर',
      ),
      { value: (prime - 2) ** 2 + shift, mistake: 'took an odd number that is not prime' },
    ],
  )
}

export const unsteadySquares: Family = (random) => {
  const [start, shift, power] = [random.int(2, 6), random.pick([1, -1, 2, -2]), random.int(2, 3)]
  const terms = row(7, (n) => (start + n) ** power + (n % 2 === 0 ? shift : -shift))
  const term = (n: number) =>
    `$${start + n}^${power} ${(n % 2 === 0 ? shift : -shift) > 0 ? '+' : '-'} ${Math.abs(shift)}$`
  return series(terms, termsAre(row(4, term)), [
    warned(
      (start + 6) ** power - shift,
      'used the sign of the term before',
      'ముందు పదం గుర్తునే వాడితే',
      'पिछले पद का ही चिह्न लेने पर',
    ),
    { value: (start + 6) ** power, mistake: `forgot the ${Math.abs(shift)}` },
  ])
}

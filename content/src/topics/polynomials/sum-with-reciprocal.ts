import { itemAt } from '../../checked-access.ts'
import { numericQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { inTex, number } from '../../text/format.ts'
import { same, say } from '../../text/localized.ts'

export const sumWithReciprocal = template({
  id: 'polynomials/number-and-its-reciprocal',
  topic: 'polynomials',
  levels: ['easy', 'medium', 'hard'],
  exams: ['ssc', 'railway', 'icet', 'nimcet', 'mat', 'cat'],

  draw: (random, level) => ({
    k: random.int(3, level === 'hard' ? 6 : 12),
    minus: random.chance(0.5),
    power: { easy: 2, medium: random.pick([3, 4]), hard: random.pick([5, 6]) }[level],
    lead: random.int(1, 5),
  }),

  write({ k, minus, power, lead }) {
    const sums = powerSums(k, minus)
    const answer = lead * itemAt(sums, power)
    const sign = minus ? '-' : '+'
    const outer = minus && power % 2 === 1 ? '-' : '+'
    const factor = lead === 1 ? '' : String(lead)
    const square = itemAt(sums, 2)
    const asked = `${factor}${lead === 1 ? '' : '\\left('}x^${power} ${outer} \\frac{1}{x^${power}}${lead === 1 ? '' : '\\right)'}`
    return numericQuestion({
      stem: say(
        `If $x ${sign} \\frac{1}{x} = ${k}$, then the value of $${asked}$ is`,
        `$x ${sign} \\frac{1}{x} = ${k}$ అయితే $${asked}$ విలువ ఎంత?`,
        `यदि $x ${sign} \\frac{1}{x} = ${k}$, तो $${asked}$ का मान कितना है?`,
      ),
      answer,
      wrong: [
        [lead * k ** power, 'raised the sum to the power'],
        [lead * (k ** power + (minus ? -2 : 2)), 'took the correction with the wrong sign'],
        [lead * itemAt(sums, power - 1), 'stopped one power too early'],
        [answer + 2 * lead * (power > 3 ? k : 1), 'forgot to subtract the last correction'],
        [answer - 2 * lead, 'subtracted 2 too many'],
      ],
      step: lead * k,
      steps: [
        say(
          `Square: $x^2 + \\frac{1}{x^2} = ${k}^2 ${minus ? '+' : '-'} 2 = ${square}$.`,
          `వర్గం చేయగా: $x^2 + \\frac{1}{x^2} = ${k}^2 ${minus ? '+' : '-'} 2 = ${square}$.`,
          `वर्ग करने पर: $x^2 + \\frac{1}{x^2} = ${k}^2 ${minus ? '+' : '-'} 2 = ${square}$।`,
        ),
        (power === 3 || power > 4) &&
          same(`$x^3 ${sign} \\frac{1}{x^3} = ${k}^3 ${minus ? '+' : '-'} 3 \\times ${k} = ${inTex(itemAt(sums, 3))}$`),
        power === 4 && same(`$x^4 + \\frac{1}{x^4} = ${square}^2 - 2 = ${inTex(itemAt(sums, 4))}$`),
        power === 5 &&
          same(
            `$x^5 ${sign} \\frac{1}{x^5} = \\left(x^2 + \\frac{1}{x^2}\\right)\\left(x^3 ${sign} \\frac{1}{x^3}\\right) ${minus ? '+' : '-'} \\left(x ${sign} \\frac{1}{x}\\right)${minus ? ' \\times (-1)' : ''} = ${inTex(itemAt(sums, 5))}$`.replace(
              '+ \\left(x - \\frac{1}{x}\\right) \\times (-1)',
              '- \\left(x - \\frac{1}{x}\\right)',
            ),
          ),
        power === 6 &&
          same(
            `$x^6 + \\frac{1}{x^6} = ${inTex(itemAt(sums, 3))}^2 ${minus ? '+' : '-'} 2 = ${inTex(itemAt(sums, 6))}$`,
          ),
        lead > 1 && same(`$${lead} \\times ${inTex(itemAt(sums, power))} = ${inTex(answer)}$`),
      ],
    })
  },

  // x itself
  verify({ k, minus, power, lead }) {
    const x = (k + Math.sqrt(minus ? k * k + 4 : k * k - 4)) / 2
    const value = x ** power + (minus && power % 2 === 1 ? -1 : 1) * x ** -power
    return number(Math.round(value) * lead)
  },
})

/** x^n + (±1/x)^n for n from 0, each out of the two before. */
function powerSums(k: number, minus: boolean): number[] {
  const sums = [2, k]
  for (let n = 2; n <= 6; n++) sums.push(k * itemAt(sums, n - 1) + (minus ? 1 : -1) * itemAt(sums, n - 2))
  return sums
}

import { numericQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { evaluate } from '../../shared/arithmetic/evaluate.ts'
import { WHAT_VALUE } from '../../shared/arithmetic/wording.ts'
import { number } from '../../text/format.ts'
import { each, same, say } from '../../text/localized.ts'

/** Tenths or hundredths as they are printed. */
const decimal = (value: number): string => String(Math.round(value * 1e4) / 1e4)

type Drawn = {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly quotient: number
  readonly d: number
  readonly places: number
  readonly squared: boolean
}

/** a × b + (quotient × c) ÷ c − d, or with a² in front. */
const printed = ({ a, b, c, quotient, d, places, squared }: Drawn): string => {
  const scale = 10 ** places
  const first = squared ? `(${decimal(a / 10)})²` : `${decimal(a / 10)} × ${decimal(b)}`
  return `${first} + ${decimal((quotient * c) / scale)} ÷ ${decimal(c / scale)} − ${decimal(d / 10)}`
}

export const decimals = template<Drawn>({
  id: 'simplification/decimals',
  topic: 'simplification',
  levels: ['easy', 'medium', 'hard'],
  exams: ['bank', 'ssc', 'railway', 'mat', 'afcat'],

  draw(random, level) {
    for (;;) {
      const values: Drawn = {
        a: random.int(12, 96),
        b: random.int(3, 25),
        c: random.pick([12, 15, 16, 18, 24, 25, 32, 36, 45]),
        quotient: level === 'easy' ? random.int(4, 20) : random.step(20, 240, 20),
        d: random.int(11, 95),
        places: level === 'easy' ? 1 : level === 'medium' ? 2 : 3,
        squared: level === 'hard',
      }
      if (values.a % 10 !== 0 && values.c % 10 !== 0 && values.d % 10 !== 0) return values
    }
  },

  write(values) {
    const { a, b, c, quotient, d, places, squared } = values
    const scale = 10 ** places
    const first = squared ? (a * a) / 100 : (a * b) / 10
    const answer = first + quotient - d / 10
    const show = (value: number) => number(value)
    return numericQuestion({
      stem: WHAT_VALUE(same(`${printed(values)} = ?`)),
      answer,
      format: show,
      plausible: (value) => value > 0,
      step: 0.9,
      wrong: [
        [first + quotient / 10 - d / 10, 'slipped a decimal place in the division'],
        [(squared ? first * 10 : first / 10) + quotient - d / 10, 'slipped a decimal place in the first product'],
        [first + quotient + d / 10, 'added the last number'],
        [first + quotient * 10 - d / 10, 'slipped a decimal place in the division'],
        [first - quotient + d / 10, 'exchanged the signs'],
      ],
      steps: [
        same(squared ? `${decimal(a / 10)}² = ${decimal(first)}` : `${decimal(a / 10)} × ${b} = ${decimal(first)}`),
        each((language) =>
          [
            `${decimal((quotient * c) / scale)} ÷ ${decimal(c / scale)} = ${number(quotient * c)} ÷ ${c} = ${quotient}`,
            say(
              'Move the point by the same number of places in both.',
              'రెండింటిలోనూ దశాంశ బిందువును అన్నే స్థానాలు జరపాలి.',
              'दोनों में दशमलव बिंदु समान स्थान खिसकाएँ।',
            )[language],
          ].join(language === 'hi' ? '। ' : '. '),
        ),
        same(`${decimal(first)} + ${quotient} − ${decimal(d / 10)} = ${decimal(answer)}`),
      ],
    })
  },

  verify: (values) => number(evaluate(printed(values))),
})

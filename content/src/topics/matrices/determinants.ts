import { numericQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { bracketed } from '../../text/format.ts'
import { same, say } from '../../text/localized.ts'

export const determinantRules = template({
  id: 'matrices/determinants-of-adjoint-and-multiple',
  topic: 'matrices',
  levels: ['hard'],
  exams: ['icet', 'nimcet'],

  draw: (random) => ({
    // a triangular matrix with these numbers on its diagonal
    diagonal: Array.from({ length: 3 }, () => random.pick([1, 2, 3, -1, -2])),
    k: random.int(2, 4),
    kind: random.pick(['adjoint', 'multiple', 'both'] as const),
  }),

  write({ diagonal, k, kind }) {
    const d = diagonal.reduce((product, n) => product * n, 1)
    const answer = { adjoint: d * d, multiple: k ** 3 * d, both: k ** 3 * d * d }[kind]
    const asked = { adjoint: '|\\operatorname{adj} A|', multiple: `|${k}A|`, both: `|${k}\\operatorname{adj} A|` }[kind]
    return numericQuestion({
      stem: say(
        `If $A$ is a square matrix of order 3 with $|A| = ${d}$, then $${asked}$ is equal to`,
        `$A$ అనేది 3వ తరగతి చతురస్ర మాత్రిక, $|A| = ${d}$ అయితే $${asked}$ విలువ ఎంత?`,
        `यदि $A$ कोटि 3 का वर्ग आव्यूह है और $|A| = ${d}$, तो $${asked}$ का मान कितना है?`,
      ),
      answer,
      format: (value) => `$${value}$`,
      plausible: Number.isInteger,
      step: k,
      wrong: {
        adjoint: [
          [d, 'took the determinant itself'],
          [d ** 3, 'took the order as exponent'],
          [3 * d, 'multiplied by the order'],
          [-(d * d), 'lost the sign'],
        ] as const,
        multiple: [
          [k * d, 'took the factor out once only'],
          [k * k * d, 'took the factor out twice'],
          [(k * d) ** 3, 'raised all to the power'],
          [3 * k * d, 'multiplied by the order'],
        ] as const,
        both: [
          [k * d * d, 'took the factor out once only'],
          [k ** 3 * d, 'forgot the adjoint'],
          [k ** 3 * d ** 3, 'took the order as exponent'],
          [k * k * d * d, 'took the factor out twice'],
        ] as const,
      }[kind],
      steps: [
        say(
          'For order $n$: $|kA| = k^n|A|$ and $|\\operatorname{adj} A| = |A|^{n-1}$.',
          '$n$వ తరగతికి: $|kA| = k^n|A|$, $|\\operatorname{adj} A| = |A|^{n-1}$.',
          'कोटि $n$ के लिए: $|kA| = k^n|A|$ और $|\\operatorname{adj} A| = |A|^{n-1}$।',
        ),
        same(
          {
            adjoint: `$${bracketed(d)}^2 = ${answer}$`,
            multiple: `$${k}^3 \\times ${bracketed(d)} = ${answer}$`,
            both: `$${k}^3 \\times ${bracketed(d)}^2 = ${answer}$`,
          }[kind],
        ),
      ],
    })
  },

  // a matrix with that determinant, its adjoint from cofactors
  verify({ diagonal, k, kind }) {
    const A = diagonal.map((n, row) =>
      diagonal.map((_, column) => (row === column ? n : column > row ? row + column : 0)),
    )
    const at = (matrix: readonly (readonly number[])[], r: number, c: number) => matrix[r % 3]?.[c % 3] ?? 0
    const cofactor = (r: number, c: number) =>
      at(A, r + 1, c + 1) * at(A, r + 2, c + 2) - at(A, r + 1, c + 2) * at(A, r + 2, c + 1)
    const adjoint = A.map((row, r) => row.map((_, c) => cofactor(c, r)))
    const scaled = (kind === 'multiple' ? A : adjoint).map((row) => row.map((n) => (kind === 'adjoint' ? n : k * n)))
    const det = [0, 1, 2].reduce(
      (total, c) =>
        total +
        at(scaled, 0, c) * (at(scaled, 1, c + 1) * at(scaled, 2, c + 2) - at(scaled, 1, c + 2) * at(scaled, 2, c + 1)),
      0,
    )
    return `$${det}$`
  },
})

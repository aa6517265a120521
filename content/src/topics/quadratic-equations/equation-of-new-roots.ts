import { tupleOf } from '../../checked-access.ts'
import { textQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { same, say } from '../../text/localized.ts'

export const equationOfNewRoots = template({
  id: 'quadratic-equations/equation-of-new-roots',
  topic: 'quadratic-equations',
  levels: ['hard'],
  exams: ['icet', 'ssc', 'nimcet', 'cat'],

  draw(random) {
    for (;;) {
      const [s, p] = [random.int(-9, 9), random.int(-9, 9)]
      if (s !== 0 && p !== 0 && s * s !== 4 * p && Math.abs(p) > 1)
        return { s, p, kind: random.pick(['squares', 'shifted', 'multiples'] as const), k: random.int(2, 5) }
    }
  },

  write({ s, p, kind, k }) {
    const [sum, product] = newRoots(s, p, kind, k)
    const shown = (x: number, y: number) =>
      `$x^2${x === 0 ? '' : ` ${-x < 0 ? '-' : '+'} ${Math.abs(x) === 1 ? '' : Math.abs(x)}x`}${y === 0 ? '' : ` ${y < 0 ? '-' : '+'} ${Math.abs(y)}`} = 0$`
    const names = {
      squares: '\\alpha^2, \\beta^2',
      shifted: `\\alpha + ${k}, \\beta + ${k}`,
      multiples: `${k}\\alpha, ${k}\\beta`,
    }[kind]
    return textQuestion({
      stem: say(
        `If $\\alpha, \\beta$ are the roots of ${shown(s, p)}, the equation whose roots are $${names}$ is`,
        `${shown(s, p)} మూలాలు $\\alpha, \\beta$ అయితే $${names}$ మూలాలుగా గల సమీకరణం ఏది?`,
        `यदि ${shown(s, p)} के मूल $\\alpha, \\beta$ हैं, तो $${names}$ मूलों वाला समीकरण कौन-सा है?`,
      ),
      correct: shown(sum, product),
      wrong: [
        [shown(-sum, product), 'took the sum with the wrong sign'],
        [
          shown(
            { squares: s * s, shifted: s + k, multiples: s * k }[kind],
            { squares: p * p, shifted: p + k, multiples: p * k }[kind],
          ),
          'changed sum and product only once',
        ],
        [
          shown({ squares: s * s + 2 * p, shifted: s - 2 * k, multiples: s * k * k }[kind], product),
          'took a wrong sum',
        ],
        [shown(sum, -product), 'took the product with the wrong sign'],
        [shown(sum, product + k), 'slipped in the product'],
        [shown(sum + 2, product), 'slipped in the sum'],
      ],
      steps: [
        same(`$\\alpha + \\beta = ${s}$, $\\alpha\\beta = ${p}$`),
        say(
          `Sum of the new roots: $${sum}$, product: $${product}$.`,
          `కొత్త మూలాల మొత్తం: $${sum}$, లబ్ధం: $${product}$.`,
          `नए मूलों का योग: $${sum}$, गुणनफल: $${product}$।`,
        ),
        same("$x^2 - (\\alpha' + \\beta')x + \\alpha'\\beta' = 0$"),
      ],
    })
  },

  // the substitution in the equation itself: √x, x - k and x/k for x
  verify({ s, p, kind, k }) {
    const [b, c] = tupleOf(
      {
        squares: [2 * p - s * s, p * p],
        shifted: [-2 * k - s, k * k + s * k + p],
        multiples: [-s * k, p * k * k],
      }[kind],
      2,
    )
    return `$x^2${b === 0 ? '' : ` ${b < 0 ? '-' : '+'} ${Math.abs(b) === 1 ? '' : Math.abs(b)}x`}${c === 0 ? '' : ` ${c < 0 ? '-' : '+'} ${Math.abs(c)}`} = 0$`
  },
})

function newRoots(
  s: number,
  p: number,
  kind: 'squares' | 'shifted' | 'multiples',
  k: number,
): readonly [number, number] {
  if (kind === 'squares') return [s * s - 2 * p, p * p]
  if (kind === 'shifted') return [s + 2 * k, p + k * s + k * k]
  return [k * s, k * k * p]
}

import { textQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { fractionTimes, ofOneForm, polynomial, rational, times } from '../../shared/arithmetic/formulae.ts'
import { same, say } from '../../text/localized.ts'
import { asFraction, simpson } from './simpson.ts'

export const areaUnderCurve = template({
  id: 'integration/area-between-curves',
  topic: 'integration',
  levels: ['easy', 'medium', 'hard'],
  exams: ['nimcet'],

  draw(random, level) {
    // the curves meet where (x - p)(x - q) = 0
    const [p, gap] = [random.int(-3, 2), random.int(1, 6)]
    const q = level === 'easy' ? 0 : p + gap
    return {
      kind: level === 'easy' ? ('axis' as const) : level === 'medium' ? ('line' as const) : ('two parabolas' as const),
      p: level === 'easy' ? -random.int(1, 9) * 1 : p,
      q,
      a: random.int(1, 4),
      m: random.int(-3, 3),
      k: random.int(2, 9),
    }
  },

  write({ kind, p, q, a, m, k }) {
    const parts = areaParts({ kind, p, q, a, k })
    const show = ([n, d]: readonly [number, number]) => rational(n, d)
    const correct = show(parts)
    const line = polynomial([p + q + m, -p * q + k])
    // y = x² + mx + k meets the line y = (p + q + m)x + (k - pq) at x = p and x = q
    const curve = polynomial([1, m, k])
    const text = {
      axis: say(
        `The area bounded by the curve $y = ${polynomial([a, 0, 0])}$, the $x$-axis and the lines $x = 0$ and $x = ${-p}$ is (in square units)`,
        `$y = ${polynomial([a, 0, 0])}$ వక్రం, $x$-అక్షం, $x = 0$, $x = ${-p}$ రేఖల మధ్య వైశాల్యం (చదరపు యూనిట్లలో) ఎంత?`,
        `वक्र $y = ${polynomial([a, 0, 0])}$, $x$-अक्ष तथा रेखाओं $x = 0$ और $x = ${-p}$ से घिरा क्षेत्रफल (वर्ग इकाई में) कितना है?`,
      ),
      line: say(
        `The area enclosed between the parabola $y = ${curve}$ and the line $y = ${line || '0'}$ is (in square units)`,
        `$y = ${curve}$ పరావలయం, $y = ${line || '0'}$ రేఖల మధ్య వైశాల్యం (చదరపు యూనిట్లలో) ఎంత?`,
        `परवलय $y = ${curve}$ और रेखा $y = ${line || '0'}$ के बीच का क्षेत्रफल (वर्ग इकाई में) कितना है?`,
      ),
      'two parabolas': say(
        `The area enclosed between the parabolas $y^2 = ${4 * a}x$ and $x^2 = ${4 * k}y$ is (in square units)`,
        `$y^2 = ${4 * a}x$, $x^2 = ${4 * k}y$ పరావలయాల మధ్య వైశాల్యం (చదరపు యూనిట్లలో) ఎంత?`,
        `परवलयों $y^2 = ${4 * a}x$ और $x^2 = ${4 * k}y$ के बीच का क्षेत्रफल (वर्ग इकाई में) कितना है?`,
      ),
    }[kind]
    const [n, d] = parts
    return textQuestion({
      stem: text,
      correct,
      wrong: ofOneForm(correct, [
        [show([2 * n, d]), 'counted the area twice'],
        [show([n, 2 * d]), 'halved the area'],
        [show([3 * n, d]), 'did not divide by the exponent'],
        [show([n, 3 * d]), 'divided by 3 twice'],
        [show([n + d, d]), 'slipped by 1'],
        [show([n + 2 * d, d]), 'slipped by 2'],
        [show([n + 3 * d, d]), 'slipped by 3'],
        [show([n + 4 * d, d]), 'slipped by 4'],
        [show([n + 1, d]), 'slipped in the numerator'],
        [show([n + 2, d]), 'slipped in the numerator'],
        [show([n + 4, d]), 'slipped in the numerator'],
        [show([n + 5, d]), 'slipped in the numerator'],
      ]),
      steps: [
        {
          axis: same(
            `$\\int_0^{${-p}} ${times(a, 'x^2')}\\,dx = \\left[${fractionTimes(a, 3, 'x^3')}\\right]_0^{${-p}}$`,
          ),
          line: say(
            `They meet at $x = ${p}$ and $x = ${q}$; between these the line lies above: $\\int_{${p}}^{${q}} (${polynomial([-1, p + q, -p * q])})\\,dx = \\frac{(${q} ${p < 0 ? '+' : '-'} ${Math.abs(p)})^3}{6}$.`,
            `$x = ${p}$, $x = ${q}$ వద్ద ఖండించుకుంటాయి; వాటి మధ్య రేఖ పైన ఉంటుంది: $\\int_{${p}}^{${q}} (${polynomial([-1, p + q, -p * q])})\\,dx = \\frac{(${q} ${p < 0 ? '+' : '-'} ${Math.abs(p)})^3}{6}$.`,
            `ये $x = ${p}$ और $x = ${q}$ पर मिलते हैं; इनके बीच रेखा ऊपर रहती है: $\\int_{${p}}^{${q}} (${polynomial([-1, p + q, -p * q])})\\,dx = \\frac{(${q} ${p < 0 ? '+' : '-'} ${Math.abs(p)})^3}{6}$।`,
          ),
          'two parabolas': say(
            `For $y^2 = 4ax$ and $x^2 = 4by$ the area is $\\frac{16ab}{3}$; here $a = ${a}$ and $b = ${k}$.`,
            `$y^2 = 4ax$, $x^2 = 4by$ల మధ్య వైశాల్యం $\\frac{16ab}{3}$; ఇక్కడ $a = ${a}$, $b = ${k}$.`,
            `$y^2 = 4ax$ और $x^2 = 4by$ के बीच का क्षेत्रफल $\\frac{16ab}{3}$ होता है; यहाँ $a = ${a}$ और $b = ${k}$।`,
          ),
        }[kind],
      ],
    })
  },

  verify({ kind, p, q, a, m, k }) {
    if (kind === 'axis')
      return asFraction(
        simpson((x) => a * x * x, 0, -p),
        3,
      )
    if (kind === 'line')
      return asFraction(
        simpson((x) => (p + q + m) * x + k - p * q - (x * x + m * x + k), p, q),
        6,
      )
    // in t = √x, so that the root is smooth: the curves meet at x = 4·∛(a b²)
    const end = 4 * Math.cbrt(a * k * k)
    return asFraction(
      simpson((t) => (2 * Math.sqrt(a) * t - t ** 4 / (4 * k)) * 2 * t, 0, Math.sqrt(end), 2000),
      3,
    )
  },
})

/** The area as numerator and denominator. */
function areaParts(v: { kind: string; p: number; q: number; a: number; k: number }): readonly [number, number] {
  if (v.kind === 'axis') return [v.a * (-v.p) ** 3, 3]
  if (v.kind === 'line') return [(v.q - v.p) ** 3, 6]
  return [16 * v.a * v.k, 3]
}

import { itemAt } from '../../checked-access.ts'
import { numericQuestion, textQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { rational } from '../../shared/arithmetic/formulae.ts'
import { signed } from '../../text/format.ts'
import { same, say } from '../../text/localized.ts'

export const conicParts = template({
  id: 'coordinate-geometry/parts-of-a-conic',
  topic: 'coordinate-geometry',
  levels: ['medium', 'hard'],
  exams: ['nimcet'],

  draw(random, level) {
    const [m, n] = random.pick([
      [3, 5],
      [4, 5],
      [5, 13],
      [12, 13],
      [8, 17],
      [6, 10],
      [8, 10],
      [9, 15],
      [12, 15],
      [15, 17],
    ] as const)
    return {
      kind:
        level === 'medium'
          ? random.pick(['parabola', 'circle'] as const)
          : random.pick(['ellipse', 'hyperbola'] as const),
      b: m,
      a: n,
      p: random.int(1, 9),
      h: random.int(-6, 6) || 7,
      k: random.int(-6, 6) || -7,
      r: random.int(2, 9),
      ask: random.pick(['eccentricity', 'latus rectum'] as const),
    }
  },

  write({ kind, a, b, p, h, k, r, ask }) {
    switch (kind) {
      case 'circle':
        return circleRadius(h, k, r)
      case 'parabola':
        return latusRectumOfParabola(h, k, p)
      case 'ellipse':
      case 'hyperbola':
        return partOfCentral(kind, a, b, ask)
    }
  },

  // points of the curve itself
  verify({ kind, a, b, p, h, k, r, ask }) {
    if (kind === 'parabola') {
      // both points above the focus (h + p, k)
      const y = Math.sqrt(4 * p * p)
      return signed(Math.round(y + k - (k - y)))
    }
    if (kind === 'circle') {
      const constant = h * h + k * k - r * r
      for (let n = 1; n < 40; n++)
        if ((h + n) ** 2 + k * k - 2 * h * (h + n) - 2 * k * k + constant === 0) return signed(n)
      return 'none'
    }
    const ellipse = kind === 'ellipse'
    const [major, minor] = ellipse ? [a, b] : [b, Math.sqrt(a * a - b * b)]
    const focus = Math.sqrt(major * major + (ellipse ? -1 : 1) * minor * minor)
    // the height of the curve over its focus, and the ratio of distances of the vertex to focus and directrix
    const height = minor * Math.sqrt(Math.abs(1 - (focus / major) ** 2))
    const e = Math.abs(major - focus) / Math.abs(major - (major * major) / focus)
    return ask === 'eccentricity'
      ? rational(Math.round(e * major), major)
      : rational(Math.round(2 * height * major), major)
  },
})

const signedBy = (n: number): string => (n < 0 ? '-' : '+')

function circleRadius(h: number, k: number, r: number) {
  const constant = h * h + k * k - r * r
  const equation = `x^2 + y^2 ${signedBy(-h)} ${2 * Math.abs(h)}x ${signedBy(-k)} ${2 * Math.abs(k)}y ${signedBy(constant)} ${Math.abs(constant)} = 0`
  const root = `r = \\sqrt{g^2 + f^2 - c} = \\sqrt{${h * h} + ${k * k} - (${constant})}`
  return numericQuestion({
    stem: say(
      `The radius of the circle $${equation}$ is`,
      `$${equation}$ వృత్త వ్యాసార్ధం ఎంత?`,
      `वृत्त $${equation}$ की त्रिज्या कितनी है?`,
    ),
    answer: r,
    format: signed,
    wrong: [
      [r * r, 'forgot the root'],
      [2 * r, 'gave the diameter'],
      [Math.round(Math.hypot(h, k)), 'left the constant out'],
      [Math.abs(h) + Math.abs(k), 'added the coordinates of the centre'],
    ],
    steps: [
      say(
        `The centre is $(${h}, ${k})$ and $${root}$.`,
        `కేంద్రం $(${h}, ${k})$; $${root}$.`,
        `केंद्र $(${h}, ${k})$ है और $${root}$।`,
      ),
    ],
  })
}

function latusRectumOfParabola(h: number, k: number, p: number) {
  const equation = `(y ${signedBy(-k)} ${Math.abs(k)})^2 = ${4 * p}(x ${signedBy(-h)} ${Math.abs(h)})`
  return numericQuestion({
    stem: say(
      `The length of the latus rectum of the parabola $${equation}$ is`,
      `$${equation}$ పరావలయ నాభిలంబం పొడవు ఎంత?`,
      `परवलय $${equation}$ के नाभिलंब की लंबाई कितनी है?`,
    ),
    answer: 4 * p,
    format: signed,
    wrong: [
      [p, 'gave the focal distance'],
      [2 * p, 'halved it'],
      [8 * p, 'doubled it'],
      [16 * p, 'squared the factor'],
    ],
    steps: [
      say(
        `The form is $(y - k)^2 = 4a(x - h)$; the latus rectum is $4a$, wherever the vertex lies.`,
        `ఇది $(y - k)^2 = 4a(x - h)$ రూపం; శీర్షం ఎక్కడున్నా నాభిలంబం $4a$.`,
        `यह $(y - k)^2 = 4a(x - h)$ रूप है; शीर्ष कहीं भी हो, नाभिलंब $4a$ होता है।`,
      ),
    ],
  })
}

function partOfCentral(kind: 'ellipse' | 'hyperbola', a: number, b: number, ask: 'eccentricity' | 'latus rectum') {
  const ellipse = kind === 'ellipse'
  const c = Math.sqrt(ellipse ? a * a - b * b : 0)
  // hyperbola with a = the smaller leg so that the distance of the foci is whole: legs and hypotenuse of the triple
  const [major, minor, focal] = ellipse ? [a, b, c] : [b, Math.sqrt(a * a - b * b), a]
  const parts = ask === 'eccentricity' ? [focal, major] : [2 * minor * minor, major]
  const correct = rational(itemAt(parts, 0), itemAt(parts, 1))
  const name = ellipse ? say('ellipse', 'దీర్ఘవృత్తం', 'दीर्घवृत्त') : say('hyperbola', 'అతిపరావలయం', 'अतिपरवलय')
  const what =
    ask === 'eccentricity'
      ? say('eccentricity', 'ఉత్కేంద్రత', 'की उत्केंद्रता')
      : say('length of the latus rectum', 'నాభిలంబం పొడవు', 'के नाभिलंब की लंबाई')
  const equation = `\\frac{x^2}{${major * major}} ${ellipse ? '+' : '-'} \\frac{y^2}{${minor * minor}} = 1`
  return textQuestion({
    stem: say(
      `The ${what.en} of the ${name.en} $${equation}$ is`,
      `$${equation}$ అనే ${name.te} యొక్క ${what.te} ఎంత?`,
      `${name.hi} $${equation}$ ${what.hi} कितनी है?`,
    ),
    correct,
    wrong: [
      [ask === 'eccentricity' ? rational(minor, major) : rational(minor * minor, major), 'took the ratio of the axes'],
      [rational(itemAt(parts, 1), itemAt(parts, 0)), 'inverted the quotient'],
      [
        ask === 'eccentricity' ? rational(focal * focal, major * major) : rational(2 * major * major, minor),
        'exchanged the axes or forgot the root',
      ],
      [ask === 'eccentricity' ? rational(focal, minor) : rational(2 * minor, major), 'divided by the wrong axis'],
      [rational(2 * focal, major), 'took the distance of the foci'],
    ],
    steps: [
      say(
        `$a^2 = ${major * major}$, $b^2 = ${minor * minor}$; $c^2 = ${ellipse ? 'a^2 - b^2' : 'a^2 + b^2'} = ${focal * focal}$.`,
        `$a^2 = ${major * major}$, $b^2 = ${minor * minor}$; $c^2 = ${ellipse ? 'a^2 - b^2' : 'a^2 + b^2'} = ${focal * focal}$.`,
        `$a^2 = ${major * major}$, $b^2 = ${minor * minor}$; $c^2 = ${ellipse ? 'a^2 - b^2' : 'a^2 + b^2'} = ${focal * focal}$।`,
      ),
      same(
        ask === 'eccentricity'
          ? `$e = \\frac{c}{a} = \\frac{${focal}}{${major}}$`
          : `$\\frac{2b^2}{a} = \\frac{2 \\times ${minor * minor}}{${major}}$`,
      ),
    ],
  })
}

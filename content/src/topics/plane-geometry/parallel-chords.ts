import { tupleOf } from '../../checked-access.ts'
import { numericQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { TRIPLES } from '../../shared/geometry/triples.ts'
import { same, say } from '../../text/localized.ts'
import { quantity } from '../../text/units.ts'

const cm = (value: number) => quantity(value, 'cm')

export const parallelChords = template({
  id: 'plane-geometry/two-parallel-chords',
  topic: 'plane-geometry',
  levels: ['medium', 'hard'],
  exams: ['ssc', 'railway', 'icet', 'cat', 'afcat'],

  draw(random, level) {
    for (;;) {
      const [[a, b, r], [c, d, s]] = tupleOf(
        random.sample(
          [
            ...TRIPLES,
            [6, 8, 10],
            [9, 12, 15],
            [10, 24, 26],
            [15, 20, 25],
            [16, 30, 34],
            [30, 40, 50],
            [14, 48, 50],
            [39, 52, 65],
            [25, 60, 65],
            [33, 56, 65],
            [16, 63, 65],
          ] as const,
          2,
        ),
        2,
      )
      const k = random.int(1, 3)
      if (level === 'hard' && r === s)
        return {
          r: r * k,
          near: Math.min(b, d) * k,
          nearHalf: (b < d ? a : c) * k,
          far: Math.max(b, d) * k,
          farHalf: (b < d ? c : a) * k,
          sameSide: random.chance(0.5),
          radius: true,
        }
      if (level === 'medium') {
        return {
          r: r * k,
          near: a * k,
          nearHalf: b * k,
          far: b * k,
          farHalf: a * k,
          sameSide: random.chance(0.5),
          radius: false,
        }
      }
    }
  },

  write({ r, near, nearHalf, far, farHalf, sameSide, radius }) {
    const gap = sameSide ? far - near : far + near
    const where = sameSide
      ? say('on the same side of the centre', 'కేంద్రానికి ఒకే వైపున', 'केंद्र के एक ही ओर')
      : say('on opposite sides of the centre', 'కేంద్రానికి ఇరువైపులా', 'केंद्र के विपरीत ओर')
    const answer = radius ? r : gap
    return numericQuestion({
      stem: radius
        ? say(
            `Two parallel chords of lengths ${2 * nearHalf} cm and ${2 * farHalf} cm lie ${where.en} of a circle, ${gap} cm apart. What is the radius of the circle?`.replace(
              'of the centre of a circle',
              'of the centre of a circle',
            ),
            `ఒక వృత్తంలో ${2 * nearHalf} సెం.మీ., ${2 * farHalf} సెం.మీ. పొడవు గల రెండు సమాంతర జ్యాలు ${where.te} ఉన్నాయి; వాటి మధ్య దూరం ${gap} సెం.మీ. వృత్త వ్యాసార్ధం ఎంత?`,
            `एक वृत्त में ${2 * nearHalf} सेमी और ${2 * farHalf} सेमी लंबी दो समांतर जीवाएँ ${where.hi} हैं; उनके बीच की दूरी ${gap} सेमी है। वृत्त की त्रिज्या क्या है?`,
          )
        : say(
            `Two parallel chords of a circle of radius ${r} cm are ${2 * nearHalf} cm and ${2 * farHalf} cm long and lie ${where.en}. How far apart are they?`,
            `${r} సెం.మీ. వ్యాసార్ధం గల వృత్తంలో ${2 * nearHalf} సెం.మీ., ${2 * farHalf} సెం.మీ. పొడవు గల రెండు సమాంతర జ్యాలు ${where.te} ఉన్నాయి. వాటి మధ్య దూరం ఎంత?`,
            `${r} सेमी त्रिज्या वाले वृत्त में ${2 * nearHalf} सेमी और ${2 * farHalf} सेमी लंबी दो समांतर जीवाएँ ${where.hi} हैं। उनके बीच की दूरी क्या है?`,
          ),
      answer,
      format: cm,
      wrong: [
        [
          radius ? 2 * r : sameSide ? far + near : far - near,
          radius ? 'gave the diameter' : 'took them on the wrong sides',
        ],
        [radius ? nearHalf + farHalf : Math.abs(nearHalf - farHalf), 'used the halves of the chords only'],
        [far, 'gave the distance of one chord from the centre'],
        [near, 'gave the distance of one chord from the centre'],
        [radius ? gap : r, 'gave a length that was given'],
      ],
      steps: [
        say(
          `The perpendicular from the centre halves a chord: ${nearHalf} and ${farHalf} are the half chords.`,
          `కేంద్రం నుండి జ్యాకు గీసిన లంబం దానిని సమద్విఖండన చేస్తుంది: అర్ధ జ్యాలు ${nearHalf}, ${farHalf}.`,
          `केंद्र से जीवा पर लंब उसे समद्विभाजित करता है: अर्ध जीवाएँ ${nearHalf} और ${farHalf} हैं।`,
        ),
        same(
          `$${nearHalf}^2 + ${near}^2 = ${farHalf}^2 + ${far}^2 = ${r}^2$, $${far} ${sameSide ? '-' : '+'} ${near} = ${gap}$`,
        ),
      ],
    })
  },

  // the circle's own equation
  verify({ r, nearHalf, farHalf, near, far, sameSide, radius }) {
    const heights = (R: number) => [Math.sqrt(R * R - nearHalf ** 2), Math.sqrt(R * R - farHalf ** 2)] as const
    const apart = (R: number) => {
      const [a, b] = heights(R)
      return sameSide ? Math.abs(a - b) : a + b
    }
    if (!radius) return cm(Math.round(apart(r) * 1e6) / 1e6).en
    const gap = sameSide ? far - near : far + near
    for (let R = Math.max(nearHalf, farHalf); R < 400; R++) if (Math.abs(apart(R) - gap) < 1e-9) return cm(R).en
    return 'none'
  },
})

import { tupleOf } from '../../checked-access.ts'
import { numericQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { TRIPLES } from '../../shared/geometry/triples.ts'
import { same, say } from '../../text/localized.ts'
import { quantity } from '../../text/units.ts'

const cm = (value: number) => quantity(value, 'cm')

export const commonTangent = template({
  id: 'plane-geometry/common-tangents',
  topic: 'plane-geometry',
  levels: ['hard'],
  exams: ['ssc', 'railway', 'icet', 'cat', 'mat'],

  draw(random) {
    for (;;) {
      const [p, q, d] = tupleOf(
        random.pick(TRIPLES).map((side) => side * random.int(1, 1)),
        3,
      )
      const scale = random.int(1, 3)
      const [leg, tangent, distance] = tupleOf(
        (random.chance(0.5) ? [p, q, d] : [q, p, d]).map((n) => n * scale),
        3,
      )
      const transverse = random.chance(0.5)
      const small = random.int(1, 12)
      // the radii differ (direct) or add up (transverse) to the leg
      const [r, R] = transverse ? [small, leg - small] : [small, small + leg]
      if (R > r && R + r <= distance) return { r, R, distance, tangent, transverse }
    }
  },

  write({ r, R, distance, tangent, transverse }) {
    const [sum, difference] = [R + r, R - r]
    const name = transverse ? say('transverse', 'తిర్యక్', 'तिर्यक (अनुप्रस्थ)') : say('direct', 'ప్రత్యక్ష', 'सीधी (अनुस्पर्श)')
    const other = Math.sqrt(distance ** 2 - (transverse ? difference : sum) ** 2)
    return numericQuestion({
      stem: say(
        `Two circles have the radii ${r} cm and ${R} cm, and their centres are ${distance} cm apart. The length of a ${name.en} common tangent is`,
        `${r} సెం.మీ., ${R} సెం.మీ. వ్యాసార్ధాలు గల రెండు వృత్తాల కేంద్రాల మధ్య దూరం ${distance} సెం.మీ. ${name.te} ఉమ్మడి స్పర్శరేఖ పొడవు ఎంత?`,
        `${r} सेमी और ${R} सेमी त्रिज्या वाले दो वृत्तों के केंद्रों के बीच की दूरी ${distance} सेमी है। ${name.hi} उभयनिष्ठ स्पर्श रेखा की लंबाई कितनी है?`,
      ),
      answer: tangent,
      format: cm,
      wrong: [
        [Math.round(other), 'took the other kind of tangent'],
        [distance - sum, 'subtracted the radii from the distance'],
        [transverse ? sum : difference, 'gave the leg made of the radii'],
        [distance, 'gave the distance of the centres'],
        [tangent + 2, 'slipped in the square'],
      ],
      steps: [
        say(
          `With the line of centres as hypotenuse, the tangent is one leg and the ${transverse ? 'sum' : 'difference'} of the radii, ${transverse ? sum : difference}, the other.`,
          `కేంద్రాలను కలిపే రేఖ కర్ణం అయితే, స్పర్శరేఖ ఒక భుజం, వ్యాసార్ధాల ${transverse ? 'మొత్తం' : 'భేదం'} ${transverse ? sum : difference} మరో భుజం.`,
          `केंद्रों को मिलाने वाली रेखा कर्ण है; स्पर्श रेखा एक भुजा और त्रिज्याओं का ${transverse ? 'योग' : 'अंतर'} ${transverse ? sum : difference} दूसरी भुजा है।`,
        ),
        same(`$\\sqrt{${distance}^2 - ${transverse ? sum : difference}^2} = ${tangent}$`),
      ],
    })
  },

  // the points of contact themselves
  verify({ r, R, distance, transverse }) {
    // the tangent makes the angle with the line of centres whose sine is (R ± r) / distance
    const sine = (R + (transverse ? r : -r)) / distance
    const cosine = Math.sqrt(1 - sine * sine)
    const from = [R * sine, R * cosine] as const
    const side = transverse ? -1 : 1
    const to = [distance + side * r * sine, side * r * cosine] as const
    return cm(Math.round(Math.hypot(from[0] - to[0], from[1] - to[1]) * 1e6) / 1e6).en
  },
})

import { numericQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { inTex } from '../../text/format.ts'
import { same, say } from '../../text/localized.ts'
import { quantity } from '../../text/units.ts'

export const solidsTogether = template({
  id: 'mensuration/solids-put-together',
  topic: 'mensuration',
  levels: ['hard'],
  exams: ['ssc', 'railway', 'icet', 'bank', 'cat', 'mat', 'afcat'],

  draw(random) {
    const r = 7 * random.int(1, 3)
    const length = random.int(6, 40)
    const legs = random.pick([
      [14, 10.5, 17.5],
      [28, 21, 35],
      [21, 20, 29],
      [35, 12, 37],
    ] as const)
    const kind = random.pick(['capsule', 'tent'] as const)
    // no tent is as high as a tower
    return { r, h: kind === 'tent' ? Math.ceil(length / 4) : length, legs, kind }
  },

  write({ r, h, legs, kind }) {
    const [R, height, slant] = legs
    const radius = kind === 'capsule' ? r : R
    const answer = kind === 'capsule' ? (44 / 7) * r * (h + 2 * r) : (22 / 7) * R * (2 * h + slant)
    const value = Math.round(answer)
    const area = (n: number) => quantity(n, kind === 'capsule' ? 'cm²' : 'm²')
    return numericQuestion({
      stem:
        kind === 'capsule'
          ? say(
              `A solid is a cylinder with a hemisphere of the same radius at each end. The radius is ${r} cm and the cylindrical part is ${h} cm long. What is the whole surface area? (Take π = 22/7.)`,
              `ఒక ఘనాకారం స్థూపం, దాని రెండు చివరలా అదే వ్యాసార్ధం గల అర్ధగోళాలతో ఏర్పడింది. వ్యాసార్ధం ${r} సెం.మీ., స్థూప భాగం పొడవు ${h} సెం.మీ. సంపూర్ణ ఉపరితల వైశాల్యం ఎంత? (π = 22/7)`,
              `एक ठोस बेलन और उसके दोनों सिरों पर समान त्रिज्या के अर्धगोलों से बना है। त्रिज्या ${r} सेमी और बेलनाकार भाग की लंबाई ${h} सेमी है। संपूर्ण पृष्ठीय क्षेत्रफल क्या है? (π = 22/7)`,
            )
          : say(
              `A tent is a cylinder ${h} m high and ${R} m in radius with a cone ${height} m high on top. How much canvas is needed, without the floor? (Take π = 22/7.)`,
              `ఒక గుడారం ${h} మీ. ఎత్తు, ${R} మీ. వ్యాసార్ధం గల స్థూపం, దానిపై ${height} మీ. ఎత్తు గల శంకువుతో ఏర్పడింది. నేల కాకుండా ఎంత గుడ్డ కావాలి? (π = 22/7)`,
              `एक तंबू ${h} मी ऊँचे, ${R} मी त्रिज्या के बेलन और उसके ऊपर ${height} मी ऊँचे शंकु से बना है। फर्श को छोड़कर कितना कैनवास लगेगा? (π = 22/7)`,
            ),
      answer: value,
      format: area,
      step: 44,
      wrong:
        kind === 'capsule'
          ? [
              [(44 / 7) * r * (h + r), 'counted one hemisphere only'],
              [(44 / 7) * r * (h + 3 * r), 'counted the flat ends of the hemispheres as well'],
              [(44 / 7) * r * h, 'forgot the hemispheres'],
              [(22 / 7) * r * (h + 2 * r), 'lost the factor 2'],
            ]
          : [
              [(22 / 7) * R * (2 * h + height), 'took the height of the cone for its slant height'],
              [(22 / 7) * R * (2 * h + slant + R), 'added the floor'],
              [(22 / 7) * R * (h + slant), 'lost a factor 2'],
              [(22 / 7) * R * 2 * (h + slant), 'doubled the cone'],
            ],
      steps: [
        kind === 'capsule'
          ? say(
              'Curved surface of the cylinder $2\\pi rh$, and two hemispheres make a sphere, $4\\pi r^2$; the joined faces lie inside.',
              'స్థూప వక్రతల వైశాల్యం $2\\pi rh$; రెండు అర్ధగోళాలు ఒక గోళం, $4\\pi r^2$; కలిసిన తలాలు లోపల ఉంటాయి.',
              'बेलन का वक्रपृष्ठ $2\\pi rh$ और दो अर्धगोले मिलकर गोला, $4\\pi r^2$; जुड़े हुए तल अंदर रहते हैं।',
            )
          : say(
              `Slant height of the cone: $\\sqrt{${R}^2 + ${height}^2} = ${slant}$. Canvas: $2\\pi rh + \\pi rl$.`,
              `శంకువు ఏటవాలు ఎత్తు: $\\sqrt{${R}^2 + ${height}^2} = ${slant}$. గుడ్డ: $2\\pi rh + \\pi rl$.`,
              `शंकु की तिर्यक ऊँचाई: $\\sqrt{${R}^2 + ${height}^2} = ${slant}$। कैनवास: $2\\pi rh + \\pi rl$।`,
            ),
        same(
          kind === 'capsule'
            ? `$2 \\times \\frac{22}{7} \\times ${r} \\times (${h} + ${2 * r}) = ${inTex(value)}$`
            : `$\\frac{22}{7} \\times ${radius} \\times (${2 * h} + ${slant}) = ${inTex(value)}$`,
        ),
      ],
    })
  },

  // part by part
  verify({ r, h, legs, kind }) {
    const pi = 22 / 7
    const [R, height] = legs
    const value =
      kind === 'capsule' ? 2 * pi * r * h + 2 * (2 * pi * r * r) : 2 * pi * R * h + pi * R * Math.hypot(R, height)
    return quantity(Math.round(value), kind === 'capsule' ? 'cm²' : 'm²').en
  },
})

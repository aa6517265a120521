import { defined, tupleOf } from '../../checked-access.ts'
import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { paragraphs, say } from '../../text/localized.ts'
import { quantity } from '../../text/units.ts'

const cm = (value: number) => quantity(value, 'cm')

const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [4, 3, 5],
  [12, 5, 13],
  [15, 8, 17],
] as const

export const chordAndTangent = template({
  id: 'plane-geometry/lengths-in-circle-and-triangle',
  topic: 'plane-geometry',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'railway', 'cat', 'mat'],

  draw: (random, level) => ({
    triple: random.pick(TRIPLES),
    scale: random.int(1, 5),
    ratio: random.pick([
      [2, 3],
      [1, 2],
      [3, 4],
      [3, 5],
      [1, 3],
      [2, 5],
    ] as const),
    part: random.int(2, 6),
    kind:
      level === 'easy'
        ? random.pick(['tangent', 'chord'] as const)
        : random.pick(['basic', 'areas', 'distance'] as const),
  }),

  write({ triple, scale, ratio, part, kind }) {
    const [u, v, h] = tupleOf(
      triple.map((side) => side * scale),
      3,
    )
    const [m, n] = ratio
    const [first, radius, chord, side] = tupleOf([u, h, 2 * v, m * scale * 2].map(cm), 4)
    const cases = {
      tangent: {
        stem: say(
          `From a point ${radius.en} from the centre of a circle of radius ${first.en} a tangent is drawn to the circle. The length of the tangent is`,
          `${first.te} వ్యాసార్ధం గల వృత్త కేంద్రం నుండి ${radius.te} దూరంలో ఉన్న బిందువు నుండి వృత్తానికి స్పర్శరేఖ గీశారు. స్పర్శరేఖ పొడవు ఎంత?`,
          `${first.hi} त्रिज्या वाले वृत्त के केंद्र से ${radius.hi} दूर स्थित एक बिंदु से वृत्त पर स्पर्श रेखा खींची जाती है। स्पर्श रेखा की लंबाई कितनी है?`,
        ),
        answer: v,
        wrong: [
          [h - u, 'subtracted the radius from the distance'],
          [h + u, 'added the radius to the distance'],
          [Math.round(Math.sqrt(h * h + u * u) * 10) / 10, 'took the tangent for the hypotenuse'],
          [u, 'gave the radius'],
        ],
        method: say(
          `The radius to the point of contact is perpendicular to the tangent, so the distance is the hypotenuse: $\\sqrt{${h}^2 - ${u}^2} = \\sqrt{${v * v}}$. Lengths themselves are not subtracted.`,
          `స్పర్శ బిందువు వద్ద వ్యాసార్ధం స్పర్శరేఖకు లంబంగా ఉంటుంది; కాబట్టి ఆ దూరమే కర్ణం: $\\sqrt{${h}^2 - ${u}^2} = \\sqrt{${v * v}}$. పొడవులనే తీసివేయకూడదు.`,
          `स्पर्श बिंदु तक की त्रिज्या स्पर्श रेखा पर लंब होती है, इसलिए वह दूरी कर्ण है: $\\sqrt{${h}^2 - ${u}^2} = \\sqrt{${v * v}}$। लंबाइयों को सीधे नहीं घटाया जाता।`,
        ),
      },
      chord: {
        stem: say(
          `A chord of a circle of radius ${radius.en} is ${first.en} away from the centre. The length of the chord is`,
          `${radius.te} వ్యాసార్ధం గల వృత్తంలో ఒక జ్యా కేంద్రం నుండి ${first.te} దూరంలో ఉంది. ఆ జ్యా పొడవు ఎంత?`,
          `${radius.hi} त्रिज्या वाले वृत्त की एक जीवा केंद्र से ${first.hi} दूर है। जीवा की लंबाई कितनी है?`,
        ),
        answer: 2 * v,
        wrong: [
          [v, 'gave half the chord'],
          [h - u, 'subtracted the distance from the radius'],
          [2 * (h - u), 'doubled the difference'],
          [2 * u, 'doubled the distance'],
          [2 * h, 'gave the diameter'],
        ],
        method: say(
          `The perpendicular from the centre bisects the chord; half of it is $\\sqrt{${h}^2 - ${u}^2} = ${v}$ cm. It must still be doubled.`,
          `కేంద్రం నుండి గీసిన లంబం జ్యాను సమద్విఖండన చేస్తుంది; జ్యాలో సగం $\\sqrt{${h}^2 - ${u}^2} = ${v}$ సెం.మీ. దానిని ఇంకా రెట్టింపు చేయాలి.`,
          `केंद्र से डाला गया लंब जीवा को समद्विभाजित करता है; उसका आधा $\\sqrt{${h}^2 - ${u}^2} = ${v}$ सेमी है। इसे अभी दुगुना करना है।`,
        ),
      },
      distance: {
        stem: say(
          `A chord of length ${chord.en} is drawn in a circle of radius ${radius.en}. Its distance from the centre is`,
          `${radius.te} వ్యాసార్ధం గల వృత్తంలో ${chord.te} పొడవు గల జ్యా గీశారు. కేంద్రం నుండి దాని దూరం ఎంత?`,
          `${radius.hi} त्रिज्या वाले वृत्त में ${chord.hi} लंबी एक जीवा खींची जाती है। केंद्र से उसकी दूरी कितनी है?`,
        ),
        answer: u,
        wrong: [
          [v, 'gave half the chord'],
          [h - v, 'subtracted half the chord from the radius'],
          [Math.abs(2 * v - h), 'subtracted the radius from the chord'],
          [h, 'gave the radius'],
          [2 * u, 'doubled the distance'],
        ],
        method: say(
          `The perpendicular from the centre bisects the chord: $\\sqrt{${h}^2 - ${v}^2} = ${u}$. Half the chord, ${v} cm, must be used, not the whole.`,
          `కేంద్రం నుండి గీసిన లంబం జ్యాను సమద్విఖండన చేస్తుంది: $\\sqrt{${h}^2 - ${v}^2} = ${u}$. జ్యాలో సగం ${v} సెం.మీ. వాడాలి, మొత్తం కాదు.`,
          `केंद्र से डाला गया लंब जीवा को समद्विभाजित करता है: $\\sqrt{${h}^2 - ${v}^2} = ${u}$। जीवा का आधा, ${v} सेमी, लेना है, पूरी जीवा नहीं।`,
        ),
      },
      basic: {
        stem: say(
          `In triangle $ABC$, $DE$ is parallel to $BC$, with $D$ on $AB$ and $E$ on $AC$. If $AD : DB = ${m} : ${n}$ and $AE = ${m * part}$ cm, then $AC$ is`,
          `త్రిభుజం $ABC$లో $DE$, $BC$కి సమాంతరం; $D$ బిందువు $AB$పై, $E$ బిందువు $AC$పై ఉన్నాయి. $AD : DB = ${m} : ${n}$, $AE = ${m * part}$ సెం.మీ. అయితే $AC$ ఎంత?`,
          `त्रिभुज $ABC$ में $DE$, $BC$ के समांतर है; $D$ भुजा $AB$ पर और $E$ भुजा $AC$ पर है। यदि $AD : DB = ${m} : ${n}$ और $AE = ${m * part}$ सेमी, तो $AC$ कितनी है?`,
        ),
        answer: (m + n) * part,
        wrong: [
          [n * part, 'gave EC'],
          [(m * part * n) / m + n, 'added the ratio to the length'],
          [(m * part * (m + n)) / n, 'took the ratio AD : AB the wrong way'],
          [m * part * 2, 'took E for the mid-point'],
          [(m + n) * part + m * part, 'added AE once more'],
        ],
        method: say(
          `A line parallel to one side divides the other two in the same ratio: $AE : EC = ${m} : ${n}$, so $EC = ${n * part}$ cm and $AC = AE + EC$. $EC$ alone is not what is asked.`,
          `ఒక భుజానికి సమాంతరంగా ఉన్న రేఖ మిగిలిన రెండు భుజాలను ఒకే నిష్పత్తిలో విభజిస్తుంది: $AE : EC = ${m} : ${n}$; కాబట్టి $EC = ${n * part}$ సెం.మీ., $AC = AE + EC$. అడిగినది $EC$ మాత్రమే కాదు.`,
          `एक भुजा के समांतर रेखा शेष दोनों भुजाओं को एक ही अनुपात में बाँटती है: $AE : EC = ${m} : ${n}$, इसलिए $EC = ${n * part}$ सेमी और $AC = AE + EC$। केवल $EC$ नहीं पूछा गया है।`,
        ),
      },
      areas: {
        stem: say(
          `The areas of two similar triangles are ${(m * part) ** 2} cm² and ${(n * part) ** 2} cm². If a side of the smaller is ${side.en}, the corresponding side of the larger is`,
          `రెండు సరూప త్రిభుజాల వైశాల్యాలు ${(m * part) ** 2} చ.సెం.మీ., ${(n * part) ** 2} చ.సెం.మీ. చిన్న త్రిభుజంలో ఒక భుజం ${side.te} అయితే పెద్ద త్రిభుజంలో అనురూప భుజం ఎంత?`,
          `दो समरूप त्रिभुजों के क्षेत्रफल ${(m * part) ** 2} वर्ग सेमी और ${(n * part) ** 2} वर्ग सेमी हैं। यदि छोटे त्रिभुज की एक भुजा ${side.hi} है, तो बड़े त्रिभुज की संगत भुजा कितनी है?`,
        ),
        answer: n * scale * 2,
        wrong: [
          [Math.round(((m * scale * 2 * n * n) / (m * m)) * 10) / 10, 'took the sides in the ratio of the areas'],
          [m * scale * 2 + (n - m) * part, 'added the difference'],
          [Math.round(((m * m * scale * 2) / n) * 10) / 10, 'inverted the ratio'],
          [(m + n) * scale * 2, 'added the terms of the ratio'],
          [n * scale, 'halved the side'],
        ],
        method: say(
          `Areas of similar triangles are as the squares of corresponding sides, so the sides are in the ratio $\\sqrt{${(m * part) ** 2}} : \\sqrt{${(n * part) ** 2}} = ${m} : ${n}$. Taking the ratio of the areas itself is the usual mistake.`,
          `సరూప త్రిభుజాల వైశాల్యాల నిష్పత్తి అనురూప భుజాల వర్గాల నిష్పత్తికి సమానం; కాబట్టి భుజాల నిష్పత్తి $\\sqrt{${(m * part) ** 2}} : \\sqrt{${(n * part) ** 2}} = ${m} : ${n}$. వైశాల్యాల నిష్పత్తినే తీసుకోవడం సాధారణ పొరపాటు.`,
          `समरूप त्रिभुजों के क्षेत्रफल संगत भुजाओं के वर्गों के अनुपात में होते हैं, इसलिए भुजाओं का अनुपात $\\sqrt{${(m * part) ** 2}} : \\sqrt{${(n * part) ** 2}} = ${m} : ${n}$ है। क्षेत्रफलों का ही अनुपात लेना आम गलती है।`,
        ),
      },
    } as const
    const { stem, answer, wrong, method } = cases[kind]
    return {
      stem,
      correct: cm(answer),
      distractors: numericDistractors(
        answer,
        defined(wrong).map(([value, mistake]) => ({ value, mistake })),
        { format: cm, spares: [answer + 1, answer + 2, answer + 3] },
      ),
      explanation: paragraphs(
        method,
        say(`The length is ${cm(answer).en}.`, `పొడవు ${cm(answer).te}`, `लंबाई ${cm(answer).hi} है।`),
      ),
    }
  },

  // lengths searched for in tenths of a centimetre
  verify({ triple, scale, ratio, part, kind }) {
    const [u, v, h] = tupleOf(
      triple.map((side) => side * scale),
      3,
    )
    const [m, n] = ratio
    for (let tenths = 1; tenths < 5000; tenths++) {
      const x = tenths / 10
      const fits = {
        tangent: x * x + u * u - h * h,
        chord: (x / 2) ** 2 + u * u - h * h,
        distance: x * x + v * v - h * h,
        basic: (x - m * part) * m - m * part * n,
        areas: x * x * (m * part) ** 2 - (m * scale * 2) ** 2 * (n * part) ** 2,
      }[kind]
      if (Math.abs(fits) < 1e-6) return cm(x).en
    }
    return 'none'
  },
})

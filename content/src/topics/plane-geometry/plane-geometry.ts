import { defined } from '../../checked-access.ts'
import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { number } from '../../text/format.ts'
import { paragraphs, same, say } from '../../text/localized.ts'
import { quantity } from '../../text/units.ts'

const degrees = (value: number) => `$${number(value)}^\\circ$`
const _cm = (value: number) => quantity(value, 'cm')

export const triangleAngles = template({
  id: 'plane-geometry/angles',
  topic: 'plane-geometry',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'railway', 'afcat', 'cat', 'mat'],

  draw: (random, level) => ({
    parts: random.pick([
      [1, 2, 3],
      [2, 3, 4],
      [3, 4, 5],
      [1, 4, 5],
      [2, 3, 5],
      [4, 5, 6],
      [3, 5, 7],
      [1, 3, 5],
      [2, 3, 7],
      [1, 2, 7],
    ] as const),
    sides: random.pick([5, 6, 8, 9, 10, 12, 15, 18, 20]),
    angle: random.step(30, 100, 2),
    other: random.int(32, 68),
    kind:
      level === 'easy'
        ? random.pick(['ratio', 'exterior'] as const)
        : random.pick(['polygon', 'incentre', 'cyclic'] as const),
    letters: random.pick([
      ['A', 'B', 'C'],
      ['P', 'Q', 'R'],
      ['X', 'Y', 'Z'],
    ] as const),
    extreme: random.pick(['largest', 'smallest'] as const),
  }),

  write({ parts, sides, angle, other, kind, letters, extreme }) {
    const [p, q, r] = parts
    const sum = p + q + r
    const [a, b, c] = letters
    const name = `${a}${b}${c}`
    const chosen = extreme === 'largest' ? Math.max(p, q, r) : Math.min(p, q, r)
    const far = angle + other
    const interior = ((sides - 2) * 180) / sides
    const [mostTe, mostHi] = extreme === 'largest' ? ['అతి పెద్ద', 'सबसे बड़ा'] : ['అతి చిన్న', 'सबसे छोटा']
    const cases = {
      ratio: {
        stem: say(
          `The angles of a triangle are in the ratio ${p} : ${q} : ${r}. The ${extreme} angle is`,
          `ఒక త్రిభుజ కోణాల నిష్పత్తి ${p} : ${q} : ${r}. వాటిలో ${mostTe} కోణం ఎంత?`,
          `एक त्रिभुज के कोणों का अनुपात ${p} : ${q} : ${r} है। ${mostHi} कोण कितना है?`,
        ),
        answer: (180 * chosen) / sum,
        wrong: [
          [(180 * q) / sum, 'gave the middle angle'],
          [
            (180 * (extreme === 'largest' ? Math.min(p, q, r) : Math.max(p, q, r))) / sum,
            'gave the angle at the other end',
          ],
          [180 / sum, 'gave one part'],
          [(360 * chosen) / sum, 'used 360°'],
          [(90 * chosen) / sum, 'used 90°'],
        ],
        method: say(
          `The angles add up to 180°, that is ${sum} parts of ${degrees(180 / sum)} each; the ${extreme} has ${chosen} parts. Using 360° would double it.`,
          `కోణాల మొత్తం 180°, అంటే ఒక్కొక్కటి ${degrees(180 / sum)} గల ${sum} భాగాలు; ${mostTe} కోణానికి ${chosen} భాగాలు. 360° తీసుకుంటే రెట్టింపు వస్తుంది.`,
          `कोणों का योग 180° है, यानी ${degrees(180 / sum)} के ${sum} भाग; ${mostHi} कोण ${chosen} भाग का है। 360° लेने पर दुगुना मिलेगा।`,
        ),
      },
      exterior: {
        stem: say(
          `In triangle $${name}$ the side $${b}${c}$ is produced to $D$. If $\\angle ${a}${c}D = ${far}^\\circ$ and $\\angle ${a} = ${other}^\\circ$, then $\\angle ${b}$ is`,
          `త్రిభుజం $${name}$లో $${b}${c}$ భుజాన్ని $D$ వరకు పొడిగించారు. $\\angle ${a}${c}D = ${far}^\\circ$, $\\angle ${a} = ${other}^\\circ$ అయితే $\\angle ${b}$ ఎంత?`,
          `त्रिभुज $${name}$ में भुजा $${b}${c}$ को $D$ तक बढ़ाया गया है। यदि $\\angle ${a}${c}D = ${far}^\\circ$ और $\\angle ${a} = ${other}^\\circ$, तो $\\angle ${b}$ कितना है?`,
        ),
        answer: angle,
        wrong: [
          [180 - far, 'gave the interior angle at that corner'],
          [180 - other, 'subtracted from 180°'],
          [far + other, 'added the two angles'],
          [180 - angle, 'gave the supplement'],
          [Math.abs(far - 90), 'took the angle for a right one'],
        ],
        method: say(
          `An exterior angle equals the sum of the two interior opposite angles: $\\angle ${b} = ${far}^\\circ - ${other}^\\circ$. The angle at $${c}$ itself is ${180 - far}°.`,
          `బాహ్య కోణం రెండు అంతరాభిముఖ కోణాల మొత్తానికి సమానం: $\\angle ${b} = ${far}^\\circ - ${other}^\\circ$. $${c}$ వద్ద అంతర కోణం ${180 - far}°.`,
          `बहिष्कोण दोनों सम्मुख अंतःकोणों के योग के बराबर होता है: $\\angle ${b} = ${far}^\\circ - ${other}^\\circ$। $${c}$ पर का अंतःकोण ${180 - far}° है।`,
        ),
      },
      polygon: {
        stem: say(
          `Each interior angle of a regular polygon of ${sides} sides is`,
          `${sides} భుజాలు గల క్రమ బహుభుజిలో ప్రతి అంతర కోణం ఎంత?`,
          `${sides} भुजाओं वाले सम बहुभुज का प्रत्येक अंतःकोण कितना होता है?`,
        ),
        answer: interior,
        wrong: [
          [360 / sides, 'gave the exterior angle'],
          [180 / sides, 'divided 180° by the number of sides'],
          [((sides - 1) * 180) / sides, 'subtracted 1 instead of 2'],
          [180 - 180 / sides / 2, 'took half of the exterior angle twice'],
          [interior / 2, 'gave half the angle'],
        ],
        method: say(
          `Each exterior angle is 360° ÷ ${sides} = ${number(360 / sides)}°, and the interior angle is 180° less this. The exterior angle is not what is asked.`,
          `ప్రతి బాహ్య కోణం 360° ÷ ${sides} = ${number(360 / sides)}°; అంతర కోణం = 180° − ఈ కోణం. అడిగినది బాహ్య కోణం కాదు.`,
          `हर बहिष्कोण 360° ÷ ${sides} = ${number(360 / sides)}° है और अंतःकोण = 180° − यह कोण। बहिष्कोण नहीं पूछा गया है।`,
        ),
      },
      incentre: {
        stem: say(
          `In triangle $${name}$, $\\angle ${a} = ${angle}^\\circ$. The bisectors of $\\angle ${b}$ and $\\angle ${c}$ meet at $O$. Then $\\angle ${b}O${c}$ is`,
          `త్రిభుజం $${name}$లో $\\angle ${a} = ${angle}^\\circ$. $\\angle ${b}$, $\\angle ${c}$ల సమద్విఖండన రేఖలు $O$ వద్ద కలుస్తాయి. $\\angle ${b}O${c}$ ఎంత?`,
          `त्रिभुज $${name}$ में $\\angle ${a} = ${angle}^\\circ$ है। $\\angle ${b}$ और $\\angle ${c}$ के समद्विभाजक $O$ पर मिलते हैं। $\\angle ${b}O${c}$ कितना है?`,
        ),
        answer: 90 + angle / 2,
        wrong: [
          [180 - angle, 'gave the sum of the other two angles'],
          [90 - angle / 2, 'gave the angle between the external bisectors'],
          [(180 - angle) / 2 + angle, 'added the wrong half'],
          [180 - angle / 2, 'did not halve the sum'],
          [90 + angle, 'did not halve the angle'],
        ],
        method: say(
          `$\\angle ${b} + \\angle ${c} = 180^\\circ - ${angle}^\\circ = ${180 - angle}^\\circ$; half of it is ${(180 - angle) / 2}°, and in triangle $${b}O${c}$ the third angle is 180° − ${(180 - angle) / 2}°.`,
          `$\\angle ${b} + \\angle ${c} = 180^\\circ - ${angle}^\\circ = ${180 - angle}^\\circ$; దీనిలో సగం ${(180 - angle) / 2}°; త్రిభుజం $${b}O${c}$లో మూడవ కోణం 180° − ${(180 - angle) / 2}°.`,
          `$\\angle ${b} + \\angle ${c} = 180^\\circ - ${angle}^\\circ = ${180 - angle}^\\circ$; इसका आधा ${(180 - angle) / 2}° है, और त्रिभुज $${b}O${c}$ में तीसरा कोण 180° − ${(180 - angle) / 2}° है।`,
        ),
      },
      cyclic: {
        stem: say(
          `$${name}D$ is a cyclic quadrilateral in a circle with centre $O$, and $\\angle ${b}${a}D = ${angle}^\\circ$. Then $\\angle ${b}${c}D$ is`,
          `$${name}D$ అనేది $O$ కేంద్రంగా గల వృత్తంలో చక్రీయ చతుర్భుజం; $\\angle ${b}${a}D = ${angle}^\\circ$. $\\angle ${b}${c}D$ ఎంత?`,
          `$${name}D$ केंद्र $O$ वाले वृत्त में एक चक्रीय चतुर्भुज है और $\\angle ${b}${a}D = ${angle}^\\circ$ है। $\\angle ${b}${c}D$ कितना है?`,
        ),
        answer: 180 - angle,
        wrong: [
          [angle, 'took opposite angles as equal'],
          [2 * angle > 180 ? 360 - 2 * angle : 2 * angle, 'gave the angle at the centre'],
          [Math.abs(90 - angle), 'made the angles complementary'],
          [360 - 2 * angle, 'doubled the angle'],
          [90 + angle / 2, 'halved the angle'],
        ],
        method: say(
          `Opposite angles of a cyclic quadrilateral add up to 180°: 180° − ${angle}°. The angle at the centre would be twice an angle at the circumference.`,
          `చక్రీయ చతుర్భుజంలో ఎదుటి కోణాల మొత్తం 180°: 180° − ${angle}°. కేంద్రం వద్ద కోణం పరిధి వద్ద కోణానికి రెట్టింపు.`,
          `चक्रीय चतुर्भुज के सम्मुख कोणों का योग 180° होता है: 180° − ${angle}°। केंद्र पर का कोण परिधि पर के कोण का दुगुना होता है।`,
        ),
      },
    } as const
    const { stem, answer, wrong, method } = cases[kind]
    return {
      stem,
      correct: same(degrees(answer)),
      distractors: numericDistractors(
        answer,
        defined(wrong).map(([value, mistake]) => ({ value, mistake })),
        {
          format: degrees,
          plausible: (value) => value > 0 && value < 180,
          spares: [answer + 10, answer - 10, answer + 5, answer - 5],
        },
      ),
      explanation: paragraphs(
        method,
        say(`The angle is ${degrees(answer)}.`, `ఆ కోణం ${degrees(answer)}.`, `वह कोण ${degrees(answer)} है।`),
      ),
    }
  },

  verify({ parts, sides, angle, other, kind, extreme }) {
    if (kind === 'ratio') {
      const rest = (x: number) => parts.reduce((sum, part) => sum + part * x, 0)
      let x = 0
      while (rest(x) < 180) x += 0.5
      return degrees(x * (extreme === 'largest' ? Math.max(...parts) : Math.min(...parts)))
    }
    if (kind === 'polygon') {
      // the turn at a corner of the polygon drawn on the unit circle
      const at = (k: number) => [Math.cos((2 * Math.PI * k) / sides), Math.sin((2 * Math.PI * k) / sides)] as const
      const [[ax, ay], [bx, by], [cx, cy]] = [at(0), at(1), at(2)]
      const cosine =
        ((ax - bx) * (cx - bx) + (ay - by) * (cy - by)) / (Math.hypot(ax - bx, ay - by) * Math.hypot(cx - bx, cy - by))
      return degrees(Math.round((Math.acos(cosine) * 1800) / Math.PI) / 10)
    }
    if (kind === 'exterior') {
      // the three interior angles make 180°
      const atThird = 180 - (angle + other)
      return degrees(180 - atThird - other)
    }
    if (kind === 'cyclic') return degrees((360 - 2 * angle) / 2)
    // one triangle with this angle: the others are b and c
    const b = (180 - angle) / 3
    return degrees(180 - b / 2 - (180 - angle - b) / 2)
  },
})

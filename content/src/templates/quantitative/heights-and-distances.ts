import { number } from '../../format.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { textDistractors } from '../distractors.ts'

const TALL = ['tower', 'temple gopuram', 'chimney', 'building', 'lighthouse', 'water tank'] as const

type Sighting = {
  readonly stem: string
  readonly correct: string
  readonly wrong: readonly (readonly [text: string, mistake: string])[]
  readonly method: string
}

export const heightFromAngle = template({
  id: 'heights-and-distances/one-and-two-angles',
  topic: 'heights-and-distances',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'railway', 'nimcet', 'afcat', 'mat'],

  draw: (random, level) => ({
    unit: random.step(10, 60, 2),
    thing: random.pick(TALL),
    kind:
      level === 'easy'
        ? random.pick(['height 60', 'height 30', 'distance'] as const)
        : random.pick(['walk towards', 'shadow', 'two sides'] as const),
  }),

  write({ unit, thing, kind }) {
    const root = (coefficient: number) =>
      coefficient === 1 ? '$\\sqrt{3}$ m' : `$${number(coefficient).replaceAll(',', '')}\\sqrt{3}$ m`
    const plain = (value: number) => `${number(value)} m`
    const cases: Record<typeof kind, Sighting> = {
      'height 60': {
        stem: `From a point on the ground ${plain(unit)} from the foot of a ${thing}, the angle of elevation of its top is $60^\\circ$. The height of the ${thing} is`,
        correct: root(unit),
        wrong: [
          [root(unit / 2), 'used the sine instead of the tangent'],
          [plain(unit / 2), 'used the cosine instead of the tangent'],
          [plain(2 * unit), 'gave the line of sight'],
          [root(2 * unit), 'divided by the cosine as well'],
        ],
        method: `height ÷ distance $= \\tan 60^\\circ = \\sqrt{3}$, so the height is $${unit}\\sqrt{3}$ m. The sine would need the line of sight, not the distance on the ground.`,
      },
      'height 30': {
        stem: `From a point on the ground $${unit}\\sqrt{3}$ m from the foot of a ${thing}, the angle of elevation of its top is $30^\\circ$. The height of the ${thing} is`,
        correct: plain(unit),
        wrong: [
          [plain(3 * unit), 'used tan 60° instead of tan 30°'],
          [root(unit / 2), 'used the sine instead of the tangent'],
          [plain(2 * unit), 'gave the line of sight'],
          [plain(1.5 * unit), 'used the cosine instead of the tangent'],
        ],
        method: `height ÷ distance $= \\tan 30^\\circ = \\frac{1}{\\sqrt{3}}$, so the height is $\\frac{${unit}\\sqrt{3}}{\\sqrt{3}} = ${unit}$ m. Taking $\\tan 60^\\circ$ gives three times as much.`,
      },
      distance: {
        stem: `From the top of a ${thing} ${plain(unit)} high, the angle of depression of a car on the ground is $30^\\circ$. How far is the car from the foot of the ${thing}?`,
        correct: root(unit),
        wrong: [
          [plain(2 * unit), 'gave the line of sight'],
          [root(2 * unit), 'used the sine and the tangent'],
          [plain(unit / 2), 'multiplied by the sine'],
          [root(unit / 2), 'multiplied by the cosine'],
        ],
        method: `The angle of depression equals the angle of elevation from the car: $\\tan 30^\\circ = \\frac{${unit}}{d}$, so $d = ${unit}\\sqrt{3}$ m. $\\sin 30^\\circ$ would give the line of sight, ${2 * unit} m.`,
      },
      'walk towards': {
        stem: `The angle of elevation of the top of a ${thing} from a point on the ground is $30^\\circ$. After walking ${plain(unit)} towards the ${thing} it becomes $60^\\circ$. The height of the ${thing} is`,
        correct: root(unit / 2),
        wrong: [
          [root(unit), 'took the distance walked for the distance left'],
          [plain(unit / 2), 'gave the distance left'],
          [plain(1.5 * unit), 'gave the first distance'],
          [root(1.5 * unit), 'used the first distance with 60°'],
        ],
        method: `With height $h$ the distances are $h\\sqrt{3}$ and $\\frac{h}{\\sqrt{3}}$; their difference $\\frac{2h}{\\sqrt{3}}$ is ${unit} m, so $h = \\frac{${unit}\\sqrt{3}}{2}$ m. The ${unit} m are the difference of the distances, not one of them.`,
      },
      shadow: {
        stem: `The shadow of a ${thing} is ${plain(unit)} longer when the altitude of the sun is $30^\\circ$ than when it is $60^\\circ$. The height of the ${thing} is`,
        correct: root(unit / 2),
        wrong: [
          [root(unit), 'took the difference for the shorter shadow'],
          [plain(unit / 2), 'gave the shorter shadow'],
          [plain(1.5 * unit), 'gave the longer shadow'],
          [root(1.5 * unit), 'used the longer shadow with 60°'],
        ],
        method: `With height $h$ the shadows are $h\\sqrt{3}$ and $\\frac{h}{\\sqrt{3}}$; their difference $\\frac{2h}{\\sqrt{3}}$ is ${unit} m, so $h = \\frac{${unit}\\sqrt{3}}{2}$ m. The ${unit} m are the difference, not a shadow.`,
      },
      'two sides': {
        stem: `Two points on opposite sides of a ${thing}, in a line with its foot, are ${plain(unit * 2)} apart. From them the angles of elevation of its top are $30^\\circ$ and $60^\\circ$. The height of the ${thing} is`,
        correct: root(unit / 2),
        wrong: [
          [root(unit), 'took both distances to be equal'],
          [plain(unit / 2), 'gave the shorter distance'],
          [plain(1.5 * unit), 'gave the longer distance'],
          [root(2 * unit), 'used the whole distance with 60°'],
        ],
        method: `With height $h$ the distances are $h\\sqrt{3}$ and $\\frac{h}{\\sqrt{3}}$; their sum $\\frac{4h}{\\sqrt{3}}$ is ${2 * unit} m, so $h = \\frac{${2 * unit}\\sqrt{3}}{4}$, that is ${root(unit / 2)}. The foot is not half-way.`,
      },
    }
    const shown = cases[kind]
    return {
      stem: { en: shown.stem },
      correct: same(shown.correct),
      distractors: textDistractors(shown.correct, shown.wrong),
      explanation: {
        en: [
          `Use the tangent, which ties the height to the distance on the ground.`,
          shown.method,
          `The answer is ${shown.correct}.`,
        ].join('\n\n'),
      },
    }
  },

  // the height is searched for with the tangents as decimal numbers
  verify({ unit, kind }) {
    const tan = (degrees: number) => Math.tan((degrees * Math.PI) / 180)
    const wanted = {
      'height 60': () => unit * tan(60),
      'height 30': () => unit * Math.sqrt(3) * tan(30),
      distance: () => unit / tan(30),
      'walk towards': () => unit / (1 / tan(30) - 1 / tan(60)),
      shadow: () => unit / (1 / tan(30) - 1 / tan(60)),
      'two sides': () => (2 * unit) / (1 / tan(30) + 1 / tan(60)),
    }[kind]()
    for (let halves = 1; halves <= 400; halves++) {
      if (Math.abs(wanted - halves / 2) < 1e-6) return `${number(halves / 2)} m`
      if (Math.abs(wanted - (halves / 2) * Math.sqrt(3)) < 1e-6) return `$${number(halves / 2)}\\sqrt{3}$ m`
    }
    return 'none'
  },
})

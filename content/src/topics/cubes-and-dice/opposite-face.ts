import { itemAt, tupleOf } from '../../checked-access.ts'
import { template } from '../../questions/template.ts'
import { label, moved, polygon, svg } from '../../shared/figures/draw.ts'
import { answerLine, paragraphs, same, say } from '../../text/localized.ts'
import { FACE_SETS } from './dice.ts'

/** A die seen from a corner: top, front and right face. */
const cube = (top: string, front: string, right: string): string =>
  polygon([
    [0, 26],
    [46, 26],
    [46, 72],
    [0, 72],
  ]) +
  polygon([
    [0, 26],
    [22, 6],
    [68, 6],
    [46, 26],
  ]) +
  polygon([
    [46, 26],
    [68, 6],
    [68, 52],
    [46, 72],
  ]) +
  label([23, 50], front) +
  label([34, 16], top) +
  label([57, 40], right)

/** Faces of a die: top, bottom, front, back, right, left. */
type Die = readonly [string, string, string, string, string, string]
const turnUp = ([t, b, f, k, r, l]: Die): Die => [f, k, b, t, r, l]
const turnRound = ([t, b, f, k, r, l]: Die): Die => [t, b, r, l, k, f]

/** All 24 ways to lay a die. */
function lays(die: Die): Die[] {
  const found = new Map<string, Die>()
  const go = (one: Die) => {
    if (found.has(one.join())) return
    found.set(one.join(), one)
    go(turnUp(one))
    go(turnRound(one))
  }
  go(die)
  return [...found.values()]
}

const seen = ([top, , front, , right]: Die): readonly [string, string, string] => [top, front, right]

export const oppositeFace = template({
  id: 'cubes-and-dice/two-positions-of-a-die',
  topic: 'cubes-and-dice',
  levels: ['easy', 'medium'],
  exams: ['ssc', 'railway', 'bank', 'mat', 'nimcet', 'afcat'],
  draw(random, level) {
    for (;;) {
      const names = random.pick(FACE_SETS)
      const die = tupleOf(random.shuffle([...names]), 6)
      const [one, two] = tupleOf(random.sample(lays(die), 2), 2)
      const shared = seen(one).filter((face) => seen(two).includes(face))
      // with one face shared the four others are the ring; with two, the two unshared are opposite each other
      if (shared.length !== (level === 'easy' ? 2 : 1)) continue
      const [first, second] = [seen(one), seen(two)]
      const asked =
        level === 'easy'
          ? first.find((face) => !shared.includes(face))
          : random.pick(first.filter((face) => !shared.includes(face)))
      if (asked === undefined) continue
      return { names, die, first, second, asked, shared }
    }
  },
  write({ names, die, first, second, asked, shared }) {
    const place = die.indexOf(asked)
    const answer = itemAt(die, place % 2 === 0 ? place + 1 : place - 1)
    const others = [...names].filter((face) => face !== answer && face !== asked)
    const visible = others.filter((face) => first.includes(face) || second.includes(face))
    const two = shared.length === 2
    const both = shared.join(', ')
    return {
      stem: say(
        `Two positions of the same die are shown. Which face is opposite the face ${asked}?`,
        `ఒకే పాచికను రెండు స్థితుల్లో చూపారు. ${asked} ఉన్న ముఖానికి ఎదురుగా ఉన్న ముఖం ఏది?`,
        `एक ही पासे की दो स्थितियाँ दिखाई गई हैं। ${asked} वाले फलक के विपरीत कौन-सा फलक है?`,
      ),
      picture: {
        svg: svg(190, 84, moved(cube(...first), 8, 2) + moved(cube(...second), 108, 2)),
        alt: say(
          `First die: top ${first[0]}, front ${first[1]}, right ${first[2]}. Second die: top ${second[0]}, front ${second[1]}, right ${second[2]}.`,
          `మొదటి పాచిక: పైన ${first[0]}, ముందు ${first[1]}, కుడి ${first[2]}. రెండవ పాచిక: పైన ${second[0]}, ముందు ${second[1]}, కుడి ${second[2]}.`,
          `पहला पासा: ऊपर ${first[0]}, सामने ${first[1]}, दाएँ ${first[2]}। दूसरा पासा: ऊपर ${second[0]}, सामने ${second[1]}, दाएँ ${second[2]}।`,
        ),
      },
      correct: same(answer),
      distractors: [...visible, ...others.filter((face) => !visible.includes(face))].slice(0, 4).map((face) => ({
        text: same(face),
        mistake: 'took a face that is seen beside it, which cannot be opposite',
      })),
      // no face but the four others may be offered
      ...(Number(asked) > 0 && { range: [1, 6] as const, alsoRight: [Number(asked)] }),
      explanation: paragraphs(
        say(
          'Faces that are seen together are neighbours and never opposite.',
          'ఒకేసారి కనిపించే ముఖాలు పక్కపక్కవి; అవి ఎదురెదురు కావు.',
          'एक साथ दिखने वाले फलक पड़ोसी होते हैं, विपरीत कभी नहीं।',
        ),
        two
          ? say(
              `Both positions show ${both}; the two faces that are not shared lie opposite each other.`,
              `రెండు స్థితుల్లోనూ ${both} ఉన్నాయి; ఉమ్మడిగా లేని రెండు ముఖాలు ఎదురెదురుగా ఉంటాయి.`,
              `दोनों स्थितियों में ${both} हैं; जो दो फलक साझा नहीं हैं वे एक-दूसरे के विपरीत होते हैं।`,
            )
          : say(
              `Both positions show ${both}. Read the faces from it in the same turning direction in both: faces in the same place are opposite each other.`,
              `రెండు స్థితుల్లోనూ ${both} ఉంది. దాని నుండి రెండింటిలోనూ ఒకే భ్రమణ దిశలో చదివితే, ఒకే స్థానంలో వచ్చే ముఖాలు ఎదురెదురుగా ఉంటాయి.`,
              `दोनों स्थितियों में ${both} है। उससे आरंभ करके दोनों में एक ही दिशा में घूमते हुए फलक पढ़ें: समान स्थान पर आने वाले फलक एक-दूसरे के विपरीत होते हैं।`,
            ),
        answerLine(same(answer)),
      ),
    }
  },
  // build every die from the six faces and keep those that can be laid both ways
  verify({ names, first, second, asked }) {
    const found = new Set<string>()
    const build = (used: string[]): void => {
      if (used.length === 6) {
        const ways = lays(tupleOf(used, 6))
        const shows = (view: readonly string[]) => ways.some((one) => seen(one).join() === view.join())
        if (!shows(first) || !shows(second)) return
        const place = used.indexOf(asked)
        found.add(itemAt(used, place % 2 === 0 ? place + 1 : place - 1))
        return
      }
      for (const face of names) if (!used.includes(face)) build([...used, face])
    }
    // laying the first view on top, front and right leaves only the three hidden faces to try
    const [t, f, r] = first
    const rest = [...names].filter((face) => !first.includes(face))
    for (const b of rest)
      for (const k of rest)
        for (const l of rest) {
          if (new Set([b, k, l]).size === 3) build([t, b, f, k, r, l])
        }
    return [...found].join(' or ')
  },
})

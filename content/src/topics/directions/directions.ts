import { itemAt } from '../../checked-access.ts'
import { numericDistractors, textDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { joined, paragraphs, say } from '../../text/localized.ts'
import { named, PEOPLE } from '../../text/names.ts'
import { withEnding } from '../../text/telugu.ts'
import { quantity } from '../../text/units.ts'
import type { LocalizedText } from '../../text.ts'
import { COMPASS, teluguDirection } from './compass.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'nimcet'] as const
const bearing = (eighths: number): LocalizedText => itemAt(COMPASS, ((eighths % 8) + 8) % 8)
const metres = (value: number) => quantity(value, 'm')
const SIDES = { left: say('left', 'ఎడమ', 'बाएँ'), right: say('right', 'కుడి', 'दाएँ') } as const

const TRIPLES = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [15, 8, 17],
] as const

export const walk = template({
  id: 'directions/how-far-from-start',
  topic: 'directions',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    const [a, b, c] = random.pick(level === 'easy' ? TRIPLES.slice(0, 2) : TRIPLES)
    const unit = c < 10 ? random.int(2, 8) : random.int(1, 3)
    const side = random.pick(['left', 'right'] as const)
    // forward, aside, and back again: what is left over in the first direction is a·unit
    const back = random.int(2, 9)
    const forward = a * unit + back
    const extra = level === 'medium' ? random.int(2, 9) : 0
    const legs = extra === 0 ? [forward, b * unit, back] : [forward, b * unit + extra, back, extra]
    return {
      who: random.pick(PEOPLE),
      start: 2 * random.int(0, 3),
      side,
      legs,
      far: c * unit,
      sides: [a * unit, b * unit] as const,
      form: random.int(0, 1),
    }
  },

  write({ who, start, side, legs, far, sides, form }) {
    const total = legs.reduce((sum, leg) => sum + leg, 0)
    const [ahead, aside] = sides
    const across = legs.length > 3 ? `${legs[1]} − ${legs[3]} = ` : ''
    const root = `$\\sqrt{${ahead}^2 + ${aside}^2}$`
    const [hand, name, long] = [SIDES[side], named(who), legs.length > 3]
    const turns = legs.slice(1).map((leg, n) => {
      const way = metres(leg)
      return say(
        `turns ${n === 0 ? side : `${side} again`} and walks ${way.en}`,
        `${n === 0 ? '' : 'మళ్లీ '}${hand.te} వైపు తిరిగి ${way.te} నడిచారు`,
        `${n === 0 ? '' : 'फिर से '}${hand.hi} मुड़कर ${way.hi} चलना`,
      )
    })
    const straight = metres(itemAt(legs, 0))
    const path = [
      say(
        `walks ${straight.en} towards the ${bearing(start).en}`,
        `${teluguDirection(bearing(start))}గా ${straight.te} నడిచారు`,
        `${bearing(start).hi} की ओर ${straight.hi} चलना`,
      ),
      ...turns,
    ]
    const [most, end] = [joined(path.slice(0, -1), ', '), itemAt(path, -1)]
    return {
      stem: itemAt(
        [
          say(
            `${name.en} ${most.en} and then ${end.en}. How far is ${name.en} now from the starting point?`,
            `${name.te} ${most.te}, ఆ తర్వాత ${end.te}. ఇప్పుడు ${name.te} బయలుదేరిన స్థానం నుండి ఎంత దూరంలో ఉన్నారు?`,
            `${name.hi} का मार्ग इस प्रकार है: ${most.hi} और अंत में ${end.hi}। अब आरंभिक बिंदु से दूरी कितनी है?`,
          ),
          say(
            `Starting from home, ${name.en} ${most.en} and finally ${end.en}. What is the shortest distance between ${name.en} and home now?`,
            `ఇంటి నుండి బయలుదేరిన ${name.te} ${most.te}, చివరగా ${end.te}. ఇప్పుడు ${withEnding(name.te, 'కు')}, ఇంటికి మధ్య కనిష్ఠ దూరం ఎంత?`,
            `घर से निकलकर ${name.hi} का मार्ग इस प्रकार है: ${most.hi} और अंत में ${end.hi}। अब ${name.hi} और घर के बीच न्यूनतम दूरी कितनी है?`,
          ),
        ],
        form,
      ),
      correct: metres(far),
      distractors: numericDistractors(
        far,
        [
          { value: ahead + aside, mistake: 'added the two sides of the right angle' },
          { value: total, mistake: 'added all the parts of the walk' },
          { value: Math.abs(ahead - aside), mistake: 'subtracted the two sides of the right angle' },
          { value: aside, mistake: 'took the way back for the whole way forward' },
          { value: ahead, mistake: 'forgot the way to the side' },
        ],
        { format: metres, spares: [far + 2, far - 2] },
      ),
      explanation: paragraphs(
        say(
          `Every turn to the ${side} is a quarter turn, so the third part of the walk goes back along the first${long ? ' and the fourth back along the second' : ''}.`,
          `${hand.te} వైపు తిరిగిన ప్రతిసారీ 90° మలుపు; కాబట్టి మూడవ భాగం మొదటి భాగానికి${long ? ', నాలుగవ భాగం రెండవ భాగానికి' : ''} వ్యతిరేక దిశలో ఉంటుంది.`,
          `${hand.hi} मुड़ने पर हर मोड़ 90° का है, इसलिए तीसरा भाग पहले भाग के${long ? ' और चौथा भाग दूसरे भाग के' : ''} विपरीत दिशा में है।`,
        ),
        say(
          `Along the first direction ${legs[0]} − ${legs[2]} = ${ahead} m are left; across it ${across}${aside} m.`,
          `మొదటి దిశలో ${legs[0]} − ${legs[2]} = ${ahead} మీ. మిగులుతుంది; దానికి లంబంగా ${across}${aside} మీ.`,
          `पहली दिशा में ${legs[0]} − ${legs[2]} = ${ahead} मी बचता है; उसके लंबवत ${across}${aside} मी।`,
        ),
        say(
          `The two are at right angles: ${root} = ${far}. Adding them (${ahead + aside} m) would measure the way round the corner.`,
          `ఈ రెండూ లంబంగా ఉన్నాయి: ${root} = ${far}. వాటిని కూడితే (${ahead + aside} మీ.) మూల చుట్టూ తిరిగే దూరం వస్తుంది.`,
          `ये दोनों समकोण पर हैं: ${root} = ${far}। इन्हें जोड़ने पर (${ahead + aside} मी) कोने से घूमकर जाने की दूरी मिलेगी।`,
        ),
        say(`The distance is ${metres(far).en}.`, `దూరం ${metres(far).te}`, `दूरी ${metres(far).hi} है।`),
      ),
    }
  },

  // walk it metre by metre on a grid
  verify({ start, side, legs }) {
    let [x, y, heading] = [0, 0, start]
    for (const leg of legs) {
      for (let step = 0; step < leg; step++) {
        if (heading === 0) y++
        if (heading === 2) x++
        if (heading === 4) y--
        if (heading === 6) x--
      }
      heading = (heading + (side === 'right' ? 2 : 6)) % 8
    }
    return metres(Math.hypot(x, y)).en
  },
})

/** 90° clockwise. */
const turned = (degrees: number, clockwise: boolean): LocalizedText =>
  say(
    `${degrees}° ${clockwise ? 'clockwise' : 'anticlockwise'}`,
    `${clockwise ? 'సవ్యదిశలో' : 'అపసవ్యదిశలో'} ${degrees}°`,
    `${degrees}° ${clockwise ? 'दक्षिणावर्त' : 'वामावर्त'}`,
  )

export const turning = template({
  id: 'directions/facing-after-turns',
  topic: 'directions',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    for (;;) {
      const turns = Array.from({ length: level === 'easy' ? 2 : 3 }, () => ({
        eighths: level === 'easy' ? random.pick([1, 2, 3]) : random.int(1, 6),
        clockwise: random.chance(0.5),
      }))
      const net = turns.reduce((sum, { eighths, clockwise }) => sum + (clockwise ? eighths : -eighths), 0)
      // turns that cancel out ask nothing
      if (net % 8 === 0) continue
      const start = level === 'easy' ? 2 * random.int(0, 3) : random.int(0, 7)
      return { who: random.pick(PEOPLE), start, turns, form: random.int(0, 1) }
    }
  },

  write({ who, start, turns, form }) {
    const net = turns.reduce((sum, { eighths, clockwise }) => sum + (clockwise ? eighths : -eighths), 0)
    const answer = bearing(start + net)
    const [name, from] = [named(who), bearing(start)]
    const size = Math.abs(net) * 45
    const said = turns.map(({ eighths, clockwise }) => turned(eighths * 45, clockwise))
    const [firsts, end] = [said.slice(0, -1), itemAt(said, -1)]
    const sum = turns
      .map(({ eighths, clockwise }) => `${clockwise ? '+' : '−'} ${eighths * 45}°`)
      .join(' ')
      .replace(/^\+ /, '')
      .replace(/^− /, '−')
    const [inAll, order, mirrored] = [turned(size, net > 0), joined(COMPASS.slice(0, 4), ', '), bearing(start - net)]
    const last = itemAt(turns, -1)
    return {
      stem: say(
        `${name.en} is facing ${from.en} and turns ${joined(firsts, ', then ').en} and then ${end.en}. ${form === 0 ? `In which direction is ${name.en} facing now?` : `Which direction does ${name.en} face in the end?`}`,
        `${name.te} ${teluguDirection(from)}కు అభిముఖంగా నిలబడి, ${joined(firsts, ', తర్వాత ').te}, ఆ తర్వాత ${end.te} తిరిగారు. ${form === 0 ? `ఇప్పుడు ${name.te} ఏ దిశకు అభిముఖంగా ఉన్నారు?` : `చివరకు ${name.te} ముఖం ఏ దిశలో ఉంది?`}`,
        `${name.hi} का मुख ${from.hi} की ओर है। पहले ${joined(firsts, ', फिर ').hi} और उसके बाद ${end.hi} घूमने पर ${form === 0 ? `उसका मुख किस दिशा में होगा?` : `अंत में ${name.hi} का मुख किस दिशा में होगा?`}`,
      ),
      correct: answer,
      distractors: textDistractors(answer, [
        [mirrored, 'took clockwise for anticlockwise'],
        [bearing(start + net + 4), 'ended in the opposite direction'],
        [
          bearing(start + net - 2 * (last.clockwise ? last.eighths : -last.eighths)),
          'made the last turn the wrong way',
        ],
        [bearing(start + net + 1), 'turned 45° too far'],
        [bearing(start + net - 1), 'stopped 45° too early'],
        [bearing(start + net + 2), 'turned 90° too far'],
      ]),
      explanation: paragraphs(
        say(
          `Count clockwise turns as plus and anticlockwise turns as minus: ${sum} = ${net < 0 ? '−' : ''}${size}°.`,
          `సవ్యదిశ మలుపులను ధనాత్మకంగా, అపసవ్యదిశ మలుపులను రుణాత్మకంగా లెక్కించండి: ${sum} = ${net < 0 ? '−' : ''}${size}°.`,
          `दक्षिणावर्त घुमाव को धन और वामावर्त घुमाव को ऋण मानिए: ${sum} = ${net < 0 ? '−' : ''}${size}°।`,
        ),
        say(
          `So in all it is ${inAll.en} from ${from.en}; each 45° leads to the next of the eight directions.`,
          `అంటే ${from.te} నుండి మొత్తం ${inAll.te}; ప్రతి 45°కు ఎనిమిది దిశలలో తర్వాతి దిశ వస్తుంది.`,
          `अर्थात ${from.hi} से कुल ${inAll.hi}; हर 45° पर आठ दिशाओं में से अगली दिशा आती है।`,
        ),
        net % 4 !== 0 &&
          say(
            `From north the order is clockwise: ${order.en} and so on. Turning the other way would lead to ${mirrored.en}.`,
            `ఉత్తరం నుండి సవ్యదిశలో క్రమం: ${order.te}, … . వ్యతిరేకంగా తిరిగితే ${mirrored.te} వస్తుంది.`,
            `उत्तर से दक्षिणावर्त क्रम है: ${order.hi} आदि। उल्टी दिशा में घूमने पर ${mirrored.hi} आएगा।`,
          ),
        say(`The direction is ${answer.en}.`, `దిశ: ${answer.te}.`, `दिशा ${answer.hi} है।`),
      ),
    }
  },

  // swing the needle by 45° at a time
  verify({ start, turns }) {
    let at = start
    for (const { eighths, clockwise } of turns) {
      for (let swing = 0; swing < eighths; swing++) at = clockwise ? (at === 7 ? 0 : at + 1) : at === 0 ? 7 : at - 1
    }
    return bearing(at).en
  },
})

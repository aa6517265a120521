import { template } from '../../questions/template.ts'
import { moved, rectangle, svg } from '../../shared/figures/draw.ts'
import {
  acrossMirror,
  acrossWater,
  asked,
  described,
  type Grid,
  HOLE,
  half,
  nearly,
  SHEET,
} from '../../shared/figures/grid.ts'
import { say } from '../../text/localized.ts'

/** A square sheet folded in half one or two times, cut through, and opened again. */
export const foldedSheet = template({
  id: 'paper-folding/punched-holes',
  topic: 'paper-folding',
  levels: ['easy', 'medium', 'hard'],
  exams: ['ssc', 'railway', 'mat', 'afcat', 'nimcet'],
  draw(random, level) {
    const twice = level !== 'easy'
    const across = random.chance(0.5)
    const holes = random.sample([...Array(twice ? 9 : 18).keys()], level === 'hard' ? 3 : twice ? 2 : random.int(1, 2))
    return { twice, across, holes }
  },
  write({ twice, across, holes }) {
    const empty = Array.from({ length: SHEET }, () => new Array<boolean>(SHEET).fill(false))
    const wide = twice || across ? 3 : 6
    const cells = holes.map((hole) => [hole % wide, Math.floor(hole / wide)] as const)
    const punched: Grid = empty.map((row, y) => row.map((_, x) => cells.some(([cx, cy]) => cx === x && cy === y)))
    const or = (a: Grid, b: Grid): Grid => a.map((row, y) => row.map((cell, x) => cell || (b[y]?.[x] ?? false)))
    const sideways = or(punched, acrossMirror(punched))
    const down = or(punched, acrossWater(punched))
    const right = twice ? or(sideways, acrossWater(sideways)) : across ? sideways : down
    const side = SHEET * HOLE
    const [w, h] = [wide * HOLE, (twice || !across ? 3 : 6) * HOLE]
    const start = moved(rectangle(0, 0, side, side), 8, 8)
    const arrows = `${across || twice ? `<path d="M${side - 4} ${side / 2 + 8}H${side / 2 + 14}l8 -6m-8 6l8 6"/><path d="M${side / 2 + 8} 8V${side + 8}" stroke-dasharray="5 5"/>` : ''}${!across || twice ? `<path d="M${side / 2 - 12} ${side - 4}V${side / 2 + 14}l-6 8m6 -8l6 8"/><path d="M8 ${side / 2 + 8}H${side + 8}" stroke-dasharray="5 5"/>` : ''}`
    const small = moved(
      `<rect width="${w}" height="${h}" fill="#eee"/>${cells.map(([x, y]) => `<circle cx="${x * HOLE + HOLE / 2}" cy="${y * HOLE + HOLE / 2}" r="5" fill="#111"/>`).join('')}`,
      side + 40,
      8,
    )
    return asked(
      twice
        ? say(
            'A square sheet is folded from right to left and then from bottom to top, and holes are made as shown. How does it look when it is opened? (A hole is a black cell.)',
            'ఒక చతురస్రాకార కాగితాన్ని కుడి నుండి ఎడమకు, తర్వాత కింది నుండి పైకి మడిచి, చూపిన విధంగా రంధ్రాలు చేశారు. విప్పితే ఎలా కనిపిస్తుంది? (నల్ల గడి = రంధ్రం)',
            'एक वर्गाकार काग़ज़ को दाएँ से बाएँ और फिर नीचे से ऊपर मोड़कर दिखाए अनुसार छेद किए गए। खोलने पर वह कैसा दिखेगा? (काला खाना = छेद)',
          )
        : across
          ? say(
              'A square sheet is folded from right to left, and holes are made as shown. How does it look when it is opened? (A hole is a black cell.)',
              'ఒక చతురస్రాకార కాగితాన్ని కుడి నుండి ఎడమకు మడిచి, చూపిన విధంగా రంధ్రాలు చేశారు. విప్పితే ఎలా కనిపిస్తుంది? (నల్ల గడి = రంధ్రం)',
              'एक वर्गाकार काग़ज़ को दाएँ से बाएँ मोड़कर दिखाए अनुसार छेद किए गए। खोलने पर वह कैसा दिखेगा? (काला खाना = छेद)',
            )
          : say(
              'A square sheet is folded from bottom to top, and holes are made as shown. How does it look when it is opened? (A hole is a black cell.)',
              'ఒక చతురస్రాకార కాగితాన్ని కింది నుండి పైకి మడిచి, చూపిన విధంగా రంధ్రాలు చేశారు. విప్పితే ఎలా కనిపిస్తుంది? (నల్ల గడి = రంధ్రం)',
              'एक वर्गाकार काग़ज़ को नीचे से ऊपर मोड़कर दिखाए अनुसार छेद किए गए। खोलने पर वह कैसा दिखेगा? (काला खाना = छेद)',
            ),
      {
        svg: svg(2 * side + 50, side + 16, `${start}${arrows}${small}`),
        alt: say(
          `A sheet with its fold lines, and the folded sheet with holes at ${cells.map(([x, y]) => `column ${x + 1}, row ${y + 1}`).join('; ')}`,
          `మడత గీతలతో కాగితం, మడిచిన కాగితంలో రంధ్రాలు: ${cells.map(([x, y]) => `నిలువు ${x + 1}, అడ్డు ${y + 1}`).join('; ')}`,
          `मोड़ रेखाओं वाला काग़ज़ और मुड़े काग़ज़ में छेद: ${cells.map(([x, y]) => `स्तंभ ${x + 1}, पंक्ति ${y + 1}`).join('; ')}`,
        ),
      },
      right,
      [
        [punched, 'left out the layers below'],
        [sideways, 'opened only one of the folds'],
        [down, 'opened only one of the folds'],
        [or(punched, half(punched)), 'opened the sheet by turning it'],
        [acrossMirror(punched), 'moved the hole instead of doubling it'],
        [nearly(right), 'put a hole at the wrong distance from the fold'],
        [acrossWater(punched), 'moved the hole instead of doubling it'],
        [half(punched), 'moved the hole instead of doubling it'],
      ],
      [
        say(
          'Each opening doubles the holes: the new ones lie as far beyond the fold line as the old ones before it.',
          'ప్రతి మడత విప్పినప్పుడు రంధ్రాలు రెట్టింపవుతాయి: మడత గీతకు అటువైపు అంతే దూరంలో కొత్త రంధ్రాలు వస్తాయి.',
          'हर मोड़ खोलने पर छेद दुगुने होते हैं: नए छेद मोड़ रेखा के दूसरी ओर उतनी ही दूरी पर होते हैं।',
        ),
      ],
    )
  },
  // a cell of the open sheet has a hole when folding carries it onto a punched place
  verify({ twice, across, holes }) {
    const wide = twice || across ? 3 : 6
    const onto = (n: number, folded: boolean) => (folded && n > 2 ? SHEET - 1 - n : n)
    const sheet = [0, 1, 2, 3, 4, 5].map((y) =>
      [0, 1, 2, 3, 4, 5].map((x) => holes.includes(onto(y, twice || !across) * wide + onto(x, twice || across))),
    )
    return described(sheet).en
  },
})

import { ordinal } from '@pariksha/domain/timing/countdown'
import { tupleOf } from '../../checked-access.ts'
import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { nth } from '../../text/counts.ts'
import { paragraphs, same, say } from '../../text/localized.ts'
import { named, PEOPLE } from '../../text/names.ts'
import type { LocalizedText } from '../../text.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'nimcet'] as const

type Told = {
  readonly stem: LocalizedText
  readonly answer: number
  readonly way: LocalizedText
  readonly reason: LocalizedText
  readonly wrong: readonly (readonly [value: number, mistake: string])[]
}

export const howMany = template({
  id: 'ranking/how-many-in-row',
  topic: 'ranking',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    const [who, other] = tupleOf(random.sample(PEOPLE, 2), 2)
    const total = random.int(25, 60)
    const place = random.int(6, total - 6)
    const partner = random.pick([random.int(2, place - 2), random.int(place + 2, total - 1)])
    return {
      kind:
        level === 'easy'
          ? random.pick(['both ends', 'other end'] as const)
          : random.pick(['exchange', 'between'] as const),
      who,
      other,
      total,
      place,
      partner,
      line: random.int(0, 1),
    }
  },

  write(values) {
    const { kind, who, other, total, place, partner, line } = values
    const [row, start, end] =
      line === 0
        ? [
            say('a row of children', 'పిల్లల వరుసలో', 'बच्चों की एक पंक्ति में'),
            say('left', 'ఎడమ', 'बाएँ'),
            say('right', 'కుడి', 'दाएँ'),
          ]
        : [
            say('a class arranged by marks', 'మార్కుల ప్రకారం అమర్చిన తరగతిలో', 'अंकों के अनुसार क्रमबद्ध एक कक्षा में'),
            say('top', 'పై', 'ऊपर'),
            say('bottom', 'కింది', 'नीचे'),
          ]
    const [me, you] = [named(who), named(other)]
    const fromEnd = total - place + 1
    const partnerFromEnd = total - partner + 1
    const told = (name: LocalizedText, at: number, side: LocalizedText) =>
      say(
        `${name.en} is ${ordinal(at)} from the ${side.en}`,
        `${name.te} ${side.te} వైపు నుండి ${nth(at).te} స్థానంలో ఉన్నారు`,
        `${name.hi} ${side.hi} से ${nth(at).hi} स्थान पर है`,
      )
    const howMany = say('How many are there in all?', 'మొత్తం ఎంతమంది ఉన్నారు?', 'कुल कितने व्यक्ति हैं?')
    const inAll = say(
      `In ${row.en} there are ${total} in all`,
      `${row.te} మొత్తం ${total} మంది ఉన్నారు`,
      `${row.hi} कुल ${total} व्यक्ति हैं`,
    )
    const [here, there] = [told(me, place, start), told(me, partner, start)]
    const [itsEnd, otherEnd] = [told(you, fromEnd, end), told(you, partnerFromEnd, end)]
    const [near, far] = [nth(Math.min(place, partner)), nth(Math.max(place, partner))]
    const between = Math.abs(place - partner) - 1
    const kinds: Record<typeof kind, Told> = {
      'both ends': {
        stem: say(
          `In ${row.en}, ${here.en} and ${ordinal(fromEnd)} from the ${end.en}. ${howMany.en}`,
          `${row.te} ${here.te}, ${end.te} వైపు నుండి ${nth(fromEnd).te} స్థానంలో ఉన్నారు. ${howMany.te}`,
          `${row.hi} ${here.hi} और ${end.hi} से ${nth(fromEnd).hi} स्थान पर है। ${howMany.hi}`,
        ),
        answer: total,
        way: same(`${place} + ${fromEnd} − 1 = ${total}`),
        reason: say(
          `${me.en} is counted from both sides, so take 1 off the sum.`,
          `${me.te} రెండు వైపుల నుండీ లెక్కలోకి వస్తారు, కాబట్టి మొత్తం నుండి 1 తీసివేయాలి.`,
          `${me.hi} की गिनती दोनों ओर से होती है, इसलिए योग में से 1 घटाइए।`,
        ),
        wrong: [
          [total + 1, `did not take off ${who}, who is counted twice`],
          [total - 1, `took ${who} off twice`],
          [total + 2, `added ${who} once more`],
          [Math.abs(place - fromEnd) + 1, 'subtracted the two places'],
        ],
      },
      'other end': {
        stem: say(
          `${inAll.en}, and ${here.en}. What is ${me.en}’s position from the ${end.en}?`,
          `${inAll.te}; ${here.te}. ${end.te} వైపు నుండి ${me.te} స్థానం ఎంత?`,
          `${inAll.hi} और ${here.hi}। ${end.hi} से ${me.hi} का स्थान कौन-सा है?`,
        ),
        answer: fromEnd,
        way: same(`${total} − ${place} + 1 = ${fromEnd}`),
        reason: say(
          `There are ${total} − ${place} = ${total - place} after ${me.en}, who stands one place beyond them from the ${end.en}.`,
          `${me.te} తర్వాత ${total} − ${place} = ${total - place} మంది ఉన్నారు; ${end.te} వైపు నుండి వారి తర్వాతి స్థానంలో ${me.te} ఉన్నారు.`,
          `${me.hi} के बाद ${total} − ${place} = ${total - place} व्यक्ति हैं; ${end.hi} से उनके ठीक बाद ${me.hi} का स्थान है।`,
        ),
        wrong: [
          [fromEnd - 1, `left ${who} out`],
          [fromEnd + 1, `counted ${who} twice`],
          [place, 'mixed up the two ends'],
          [fromEnd + 2, 'added two places instead of one'],
        ],
      },
      exchange: {
        stem: say(
          `In ${row.en}, ${there.en} and ${itsEnd.en}. When the two exchange their places, ${me.en} becomes ${ordinal(place)} from the ${start.en}. ${howMany.en}`,
          `${row.te} ${there.te}, ${itsEnd.te}. ఇద్దరూ తమ స్థానాలను మార్చుకుంటే, ${me.te} ${start.te} వైపు నుండి ${nth(place).te} స్థానంలోకి వస్తారు. ${howMany.te}`,
          `${row.hi} ${there.hi} और ${itsEnd.hi}। दोनों के आपस में स्थान बदलने पर ${me.hi} का स्थान ${start.hi} से ${nth(place).hi} नंबर पर हो जाता है। ${howMany.hi}`,
        ),
        answer: total,
        way: same(`${place} + ${fromEnd} − 1 = ${total}`),
        reason: say(
          `${me.en} now has ${you.en}’s old place, which is ${ordinal(place)} from the ${start.en} and ${ordinal(fromEnd)} from the ${end.en}.`,
          `ఇప్పుడు ${me.te} ఉన్నది ${you.te} యొక్క పాత స్థానంలో; అది ${start.te} వైపు నుండి ${nth(place).te}, ${end.te} వైపు నుండి ${nth(fromEnd).te} స్థానం.`,
          `अब ${me.hi} का स्थान ${you.hi} का पुराना स्थान है, जो ${start.hi} से ${nth(place).hi} और ${end.hi} से ${nth(fromEnd).hi} नंबर पर है।`,
        ),
        wrong: [
          [place + fromEnd, 'did not take off the one who is counted twice'],
          [partner + fromEnd - 1, 'used the old place'],
          [place + fromEnd - 2, 'took one too many off'],
          [partner + fromEnd, 'used the old place and took nothing off'],
        ],
      },
      between: {
        stem: say(
          `${inAll.en}. ${here.en} and ${otherEnd.en}. How many are there between ${me.en} and ${you.en}?`,
          `${inAll.te}. ${here.te}; ${otherEnd.te}. ${me.te}, ${you.te} మధ్య ఎంతమంది ఉన్నారు?`,
          `${inAll.hi}। ${here.hi} और ${otherEnd.hi}। ${me.hi} और ${you.hi} के बीच कितने व्यक्ति हैं?`,
        ),
        answer: between,
        way: say(
          `from the ${start.en}, ${you.en} is ${total} − ${partnerFromEnd} + 1 = ${ordinal(partner)}; between ${near.en} and ${far.en} there ${between === 1 ? 'is' : 'are'} ${between}`,
          `${start.te} వైపు నుండి ${you.te} స్థానం ${total} − ${partnerFromEnd} + 1 = ${partner}; ${near.te}, ${far.te} స్థానాల మధ్య ${between} మంది ఉన్నారు`,
          `${start.hi} से ${you.hi} का स्थान ${total} − ${partnerFromEnd} + 1 = ${partner} है; ${near.hi} और ${far.hi} स्थानों के बीच ${between} व्यक्ति हैं`,
        ),
        reason: say(
          `Bring both places to the same side first.`,
          `ముందుగా రెండు స్థానాలనూ ఒకే వైపు నుండి లెక్కించండి.`,
          `पहले दोनों स्थानों को एक ही ओर से गिनिए।`,
        ),
        wrong: [
          [Math.abs(place - partner), 'counted one of the two persons'],
          [Math.abs(place - partner) - 2, 'left one person out'],
          [Math.abs(place - partner) + 1, 'counted both persons'],
          [Math.abs(place - partnerFromEnd), 'did not bring the places to one side'],
        ],
      },
    }
    const { stem, answer, way, reason, wrong } = kinds[kind]
    return {
      stem,
      correct: same(String(answer)),
      distractors: numericDistractors(
        answer,
        wrong.map(([value, mistake]) => ({ value, mistake })),
        {
          format: String,
          spares: [answer + 3, answer + 4, answer + 2],
        },
      ),
      explanation: paragraphs(
        reason,
        say(`That gives: ${way.en}.`, `కాబట్టి: ${way.te}.`, `अतः ${way.hi}।`),
        say(
          `The commonest slip is to be one off: ${wrong[0]?.[0]} comes from counting a person twice or not at all.`,
          `ఒకటి తేడాగా రావడం సాధారణ పొరపాటు: ఒక వ్యక్తిని రెండుసార్లు లెక్కించినా, అసలు లెక్కించకపోయినా ${wrong[0]?.[0]} వస్తుంది.`,
          `सबसे आम चूक एक का अंतर है: किसी व्यक्ति को दो बार गिनने या छोड़ देने से ${wrong[0]?.[0]} आता है।`,
        ),
        say(`The answer is ${answer}.`, `సమాధానం ${answer}.`, `उत्तर ${answer} है।`),
      ),
    }
  },

  // put the people into a line and count them
  verify({ kind, total, place, partner }) {
    const line = Array.from({ length: total }, (_, n) => (n + 1 === place ? 'who' : n + 1 === partner ? 'other' : '-'))
    if (kind === 'other end') return String(line.toReversed().indexOf('who') + 1)
    if (kind === 'between') return String(line.join('').split(/who|other/)[1]?.length)
    return String(line.length)
  },
})

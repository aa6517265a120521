import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { ratio } from '../../text/format.ts'
import { paragraphs, say } from '../../text/localized.ts'
import { named, PEOPLE } from '../../text/names.ts'
import { quantity } from '../../text/units.ts'
import type { LocalizedText } from '../../text.ts'

const kmph = (value: number) => quantity(value, 'km/h')
const hoursOf = (value: number) => quantity(value, 'hours')

const STREAM = say('stream', 'ప్రవాహ వేగం', 'धारा की चाल')
const BOAT = say('boat in still water', 'నిశ్చల నీటిలో పడవ వేగం', 'शांत जल में नाव की चाल')

/** Who goes on the river: in Telugu as an owner and as one who needs time, in Hindi before a postposition. */
type Traveller = LocalizedText & { readonly goes: string; readonly needs: string }
const TRAVELLERS: readonly Traveller[] = [
  { ...say('A boatman', 'ఒక పడవవాడి', 'एक नाविक'), goes: 'rows', needs: 'ఒక పడవవాడికి' },
  { ...say('A motor boat', 'ఒక మోటారు బోటు', 'एक मोटरबोट'), goes: 'goes', needs: 'ఒక మోటారు బోటుకు' },
  { ...say('A fisherman', 'ఒక జాలరి', 'एक मछुआरे'), goes: 'rows', needs: 'ఒక జాలరికి' },
  { ...say('A ferry', 'ఒక ప్రయాణికుల పడవ', 'एक यात्री नौका'), goes: 'goes', needs: 'ఒక ప్రయాణికుల పడవకు' },
]

export const upAndDown = template({
  id: 'boats/up-and-down',
  topic: 'boats',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat'],

  draw(random, level) {
    const stream = random.int(1, 4)
    const boat = stream + random.int(4, 10)
    return {
      stream,
      boat,
      hours: random.int(2, 5),
      back: random.int(2, 4),
      find: level === 'easy' ? random.pick(['boat', 'stream'] as const) : ('total' as const),
      who: random.pick(TRAVELLERS),
    }
  },

  write({ stream, boat, hours, back, find, who }) {
    const [down, up] = [boat + stream, boat - stream]
    // at the second level a distance that both speeds divide
    const distance = down * up
    const total = down + up
    const still = (2 * distance) / boat
    const answer = find === 'total' ? total : find === 'boat' ? boat : stream
    const format = find === 'total' ? hoursOf : kmph
    const asked = find === 'boat' ? BOAT : STREAM
    return {
      stem:
        find === 'total'
          ? say(
              `${who.en} can go at ${kmph(boat).en} in still water. The stream flows at ${kmph(stream).en}. How long will it take to go to a place ${distance} km downstream and come back?`,
              `నిశ్చల నీటిలో ${who.te} వేగం ${kmph(boat).te}, ప్రవాహ వేగం ${kmph(stream).te} అయితే, ప్రవాహ దిశలో ${distance} కి.మీ. దూరంలో ఉన్న ప్రదేశానికి వెళ్లి తిరిగి రావడానికి మొత్తం ఎంత సమయం పడుతుంది?`,
              `शांत जल में ${who.hi} की चाल ${kmph(boat).hi} और धारा की चाल ${kmph(stream).hi} है। धारा की दिशा में ${distance} किमी दूर स्थित स्थान तक जाकर वापस आने में कुल कितना समय लगेगा?`,
            )
          : say(
              `${who.en} ${who.goes} ${down * hours} km downstream in ${hours} hours and ${up * back} km upstream in ${back} hours. What is the speed of the ${asked.en}?`,
              `${who.needs} ప్రవాహ దిశలో ${down * hours} కి.మీ. వెళ్లడానికి ${hours} గంటలు, ప్రవాహానికి ఎదురుగా ${up * back} కి.మీ. వెళ్లడానికి ${back} గంటలు పడుతుంది. ${asked.te} ఎంత?`,
              `${who.hi} को धारा की दिशा में ${down * hours} किमी जाने में ${hours} घंटे और धारा के विपरीत ${up * back} किमी जाने में ${back} घंटे लगते हैं। ${asked.hi} कितनी है?`,
            ),
      correct: format(answer),
      distractors: numericDistractors(
        answer,
        find === 'total'
          ? [
              { value: still, mistake: 'left the stream out' },
              { value: up, mistake: 'gave the time downstream only' },
              { value: down, mistake: 'gave the time upstream only' },
              { value: distance / boat, mistake: 'took one way in still water' },
              { value: (2 * distance) / down, mistake: 'took both ways downstream' },
            ]
          : [
              { value: find === 'boat' ? stream : boat, mistake: 'gave the speed of the other' },
              { value: find === 'boat' ? down : 2 * stream, mistake: 'took the speed downstream or did not halve' },
              { value: find === 'boat' ? up : up / 2, mistake: 'used the speed upstream' },
              { value: find === 'boat' ? down + up : down / 2, mistake: 'did not halve the sum or halved one speed' },
            ],
        { format, spares: [answer + 1, answer + 2] },
      ),
      explanation: paragraphs(
        say(
          `Downstream the stream is added to the speed of the boat, upstream it is subtracted.`,
          `ప్రవాహ దిశలో పడవ వేగానికి ప్రవాహ వేగాన్ని కలపాలి, ఎదురు దిశలో తీసివేయాలి.`,
          `धारा की दिशा में नाव की चाल में धारा की चाल जुड़ती है, विपरीत दिशा में घटती है।`,
        ),
        find === 'total'
          ? say(
              `Downstream ${boat} + ${stream} = ${kmph(down).en}: ${distance} ÷ ${down} = ${hoursOf(up).en}. Upstream ${boat} − ${stream} = ${kmph(up).en}: ${distance} ÷ ${up} = ${hoursOf(down).en}.`,
              `ప్రవాహ దిశలో వేగం ${boat} + ${stream} = ${kmph(down).te}, సమయం ${distance} ÷ ${down} = ${hoursOf(up).te}. ఎదురు దిశలో వేగం ${boat} − ${stream} = ${kmph(up).te}, సమయం ${distance} ÷ ${up} = ${hoursOf(down).te}.`,
              `धारा की दिशा में चाल ${boat} + ${stream} = ${kmph(down).hi}, समय ${distance} ÷ ${down} = ${hoursOf(up).hi}। विपरीत दिशा में चाल ${boat} − ${stream} = ${kmph(up).hi}, समय ${distance} ÷ ${up} = ${hoursOf(down).hi}।`,
            )
          : say(
              `Downstream: ${down * hours} ÷ ${hours} = ${kmph(down).en}. Upstream: ${up * back} ÷ ${back} = ${kmph(up).en}.`,
              `ప్రవాహ దిశలో వేగం: ${down * hours} ÷ ${hours} = ${kmph(down).te} ఎదురు దిశలో వేగం: ${up * back} ÷ ${back} = ${kmph(up).te}`,
              `धारा की दिशा में चाल: ${down * hours} ÷ ${hours} = ${kmph(down).hi}। विपरीत दिशा में चाल: ${up * back} ÷ ${back} = ${kmph(up).hi}।`,
            ),
        find === 'total'
          ? say(
              `Leaving the stream out would give ${hoursOf(still).en}; the gain downstream is less than the loss upstream.`,
              `ప్రవాహాన్ని వదిలేస్తే ${hoursOf(still).te} వస్తాయి; ప్రవాహ దిశలో కలిసివచ్చే సమయం ఎదురు దిశలో నష్టపోయే సమయం కంటే తక్కువ.`,
              `धारा को छोड़ देने पर ${hoursOf(still).hi} मिलेंगे; धारा की दिशा में बचा समय विपरीत दिशा में लगे अधिक समय से कम होता है।`,
            )
          : find === 'boat'
            ? say(
                `The boat is half the sum: $\\frac{${down} + ${up}}{2} = ${boat}$; half the difference, ${stream}, is the stream.`,
                `పడవ వేగం మొత్తంలో సగం: $\\frac{${down} + ${up}}{2} = ${boat}$; తేడాలో సగం ${stream} ప్రవాహ వేగం.`,
                `नाव की चाल योग की आधी है: $\\frac{${down} + ${up}}{2} = ${boat}$; अंतर का आधा, ${stream}, धारा की चाल है।`,
              )
            : say(
                `The stream is half the difference: $\\frac{${down} - ${up}}{2} = ${stream}$; half the sum, ${boat}, is the boat.`,
                `ప్రవాహ వేగం తేడాలో సగం: $\\frac{${down} - ${up}}{2} = ${stream}$; మొత్తంలో సగం ${boat} పడవ వేగం.`,
                `धारा की चाल अंतर की आधी है: $\\frac{${down} - ${up}}{2} = ${stream}$; योग का आधा, ${boat}, नाव की चाल है।`,
              ),
        find === 'total'
          ? say(
              `The whole trip takes ${format(answer).en}.`,
              `మొత్తం ప్రయాణానికి ${format(answer).te} పడుతుంది.`,
              `पूरी यात्रा में ${format(answer).hi} लगेंगे।`,
            )
          : say(
              `The speed is ${format(answer).en}.`,
              `${asked.te} ${format(answer).te}`,
              `${asked.hi} ${format(answer).hi} है।`,
            ),
      ),
    }
  },

  verify({ stream, boat, hours, back, find }) {
    const [down, up] = [boat + stream, boat - stream]
    if (find === 'total') {
      let [minutes, position, outward] = [0, 0, true]
      const distance = down * up
      while (outward || position > 1e-6) {
        position += (outward ? down : -up) / 60
        minutes++
        if (outward && position >= distance - 1e-6) outward = false
      }
      return hoursOf(minutes / 60).en
    }
    for (let b = 1; b < 60; b++)
      for (let s = 1; s < b; s++)
        if ((b + s) * hours === down * hours && (b - s) * back === up * back) return kmph(find === 'boat' ? b : s).en
    return 'none'
  },
})

const TIMES = {
  1.5: say('one and a half times', 'ఒకటిన్నర రెట్లు', 'डेढ़ गुना'),
  2: say('twice', 'రెండు రెట్లు', 'दो गुना'),
  3: say('three times', 'మూడు రెట్లు', 'तीन गुना'),
  4: say('four times', 'నాలుగు రెట్లు', 'चार गुना'),
  5: say('five times', 'ఐదు రెట్లు', 'पाँच गुना'),
} as const

export const timesRatio = template({
  id: 'boats/against-twice-as-long',
  topic: 'boats',
  levels: ['medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'cat', 'afcat'],

  draw(random) {
    // k times as long against the stream: boat : stream = k + 1 : k - 1
    const k = random.pick([2, 3, 4, 5, 1.5] as const)
    // boat and stream as multiples of the unit, kept to speeds at which people row
    const [boatParts, streamParts] =
      k === 1.5 ? [5, 1] : k === 2 ? [3, 1] : k === 3 ? [2, 1] : k === 5 ? [3, 2] : [5, 3]
    const unit = random.step(1.5, boatParts === 2 ? 5 : boatParts === 3 ? 3.5 : 2.5, 0.5)
    return {
      k,
      boat: boatParts * unit,
      stream: streamParts * unit,
      findStream: random.chance(0.6),
      wording: random.int(0, 1),
      name: random.pick(PEOPLE),
    }
  },

  write({ k, boat, stream, findStream, name, wording }) {
    const answer = findStream ? stream : boat
    const known = findStream ? boat : stream
    const times = TIMES[k]
    const rower = named(name)
    const asked = findStream ? STREAM : BOAT
    const equation = `$b + s = ${k}(b - s)$`
    const parts = `$b : s = (${k} + 1) : (${k} - 1)$`
    const terms = ratio(2 * k + 2, 2 * k - 2)
    // the condition in the same words, whoever goes
    const longer = {
      te: `ప్రవాహానికి ఎదురుగా కొంత దూరం వెళ్లడానికి పట్టే సమయం, అదే దూరం ప్రవాహ దిశలో వెళ్లడానికి పట్టే సమయానికి ${times.te}`,
      hi: `धारा के विपरीत कुछ दूरी जाने में लगने वाला समय, उतनी ही दूरी धारा की दिशा में जाने में लगने वाले समय का ${times.hi} है`,
    }
    return {
      stem: findStream
        ? wording === 0
          ? say(
              `${rower.en} can row at ${kmph(boat).en} in still water. Rowing a certain distance against the stream takes ${times.en} as long as rowing it with the stream. What is the speed of the stream?`,
              `నిశ్చల నీటిలో ${rower.te} పడవ నడిపే వేగం ${kmph(boat).te} ${longer.te}. ప్రవాహ వేగం ఎంత?`,
              `शांत जल में ${rower.hi} के नाव चलाने की चाल ${kmph(boat).hi} है। ${longer.hi}। धारा की चाल कितनी है?`,
            )
          : say(
              `A boat goes at ${kmph(boat).en} in still water. On a river it needs ${times.en} as long for a distance upstream as for the same distance downstream. How fast does the river flow?`,
              `నిశ్చల నీటిలో ఒక పడవ వేగం ${kmph(boat).te} నదిలో ${longer.te}. నది ప్రవాహ వేగం ఎంత?`,
              `शांत जल में एक नाव की चाल ${kmph(boat).hi} है। नदी में ${longer.hi}। नदी की धारा की चाल कितनी है?`,
            )
        : wording === 0
          ? say(
              `A stream flows at ${kmph(stream).en}. Rowing a certain distance against it takes ${rower.en} ${times.en} as long as rowing the same distance with it. At what speed can ${rower.en} row in still water?`,
              `ప్రవాహ వేగం ${kmph(stream).te} ${rower.te} పడవ నడిపేటప్పుడు ${longer.te}. నిశ్చల నీటిలో ${rower.te} పడవ నడిపే వేగం ఎంత?`,
              `धारा की चाल ${kmph(stream).hi} है। ${rower.hi} को नाव से ${longer.hi}। शांत जल में ${rower.hi} के नाव चलाने की चाल कितनी है?`,
            )
          : say(
              `On a river that flows at ${kmph(stream).en}, a boat needs ${times.en} as long for a distance upstream as for the same distance downstream. What is the speed of the boat in still water?`,
              `ఒక నది ప్రవాహ వేగం ${kmph(stream).te} అందులో ఒక పడవకు ${longer.te}. నిశ్చల నీటిలో ఆ పడవ వేగం ఎంత?`,
              `एक नदी की धारा की चाल ${kmph(stream).hi} है। उसमें एक नाव को ${longer.hi}। शांत जल में नाव की चाल कितनी है?`,
            ),
      correct: kmph(answer),
      distractors: numericDistractors(
        answer,
        [
          { value: findStream ? boat / k : stream * k, mistake: 'took boat and stream in the ratio of the times' },
          { value: findStream ? boat / (k + 1) : stream * (k + 1), mistake: 'left out half of the relation' },
          {
            value: findStream ? (boat * k) / (k + 1) : (stream * (k + 1)) / k,
            mistake: 'took the share of the slower way',
          },
          { value: findStream ? boat - stream : stream + boat, mistake: 'gave the speed with or against the stream' },
          { value: known / 2, mistake: 'halved the known speed' },
        ],
        {
          format: kmph,
          plausible: (value) => value > 0 && (findStream ? value < boat : value > stream),
          spares: [answer + 0.5, answer + 1, answer + 1.5, answer - 0.5, answer + 2],
        },
      ),
      explanation: paragraphs(
        say(
          `For the same distance times are inversely as speeds: the speed with the stream is ${times.en} the speed against it.`,
          `ఒకే దూరానికి సమయం, వేగం విలోమానుపాతంలో ఉంటాయి: ప్రవాహ దిశలో వేగం, ఎదురు దిశలో వేగానికి ${times.te}.`,
          `समान दूरी के लिए समय चाल के व्युत्क्रमानुपाती होता है: धारा की दिशा में चाल, विपरीत दिशा की चाल का ${times.hi} है।`,
        ),
        say(
          `With boat $b$ and stream $s$: ${equation}, so ${parts}, that is ${terms}.`,
          `పడవ వేగం $b$, ప్రవాహ వేగం $s$ అయితే: ${equation}, కాబట్టి ${parts}, అంటే ${terms}.`,
          `नाव की चाल $b$ और धारा की चाल $s$ हो तो: ${equation}, अतः ${parts}, अर्थात ${terms}।`,
        ),
        say(
          `The ratio ${k} : 1 belongs to the speeds with and against the stream, not to boat and stream.`,
          `${k} : 1 అనేది ప్రవాహ దిశలో, ఎదురు దిశలో ఉండే వేగాల నిష్పత్తి; పడవ, ప్రవాహ వేగాల నిష్పత్తి కాదు.`,
          `अनुपात ${k} : 1 धारा की दिशा और विपरीत दिशा की चालों का है, नाव और धारा की चालों का नहीं।`,
        ),
        say(
          `The speed of the ${asked.en} is ${kmph(answer).en}.`,
          `${asked.te} ${kmph(answer).te}`,
          `${asked.hi} ${kmph(answer).hi} है।`,
        ),
      ),
    }
  },

  verify({ k, boat, stream, findStream }) {
    for (let tenths = 1; tenths < 1000; tenths++) {
      const [b, s] = findStream ? [boat, tenths / 10] : [tenths / 10, stream]
      if (b > s && Math.abs(12 / (b - s) - (k * 12) / (b + s)) < 1e-9) return kmph(tenths / 10).en
    }
    return 'none'
  },
})

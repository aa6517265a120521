import { setTemplate } from '../../questions/template.ts'
import { listed, say } from '../../text/localized.ts'
import { counted, EVERY_EXAM } from './ask.ts'

type Stop = { readonly share: 2 | 3 | 4 | 5; readonly on: number }

const SHARES = {
  2: say('half', 'సగం మంది', 'आधे यात्री'),
  3: say('a third', 'మూడో వంతు మంది', 'एक तिहाई यात्री'),
  4: say('a quarter', 'నాలుగో వంతు మంది', 'एक चौथाई यात्री'),
  5: say('a fifth', 'ఐదో వంతు మంది', 'पाँचवें भाग के यात्री'),
} as const

/** How many are in the bus when it leaves each place. */
function loads(start: number, stops: readonly Stop[]): number[] {
  const all = [start]
  for (const { share, on } of stops) all.push(((all.at(-1) ?? 0) * (share - 1)) / share + on)
  return all
}

/** Passengers get off and on; the fare is the same for everybody. */
export const passengers = setTemplate({
  id: 'caselet/passengers',
  topic: 'caselet',
  levels: ['easy', 'medium'],
  exams: EVERY_EXAM,

  draw(random, level) {
    for (;;) {
      const start = random.int(24, 60)
      const shares = level === 'easy' ? ([2, 3, 4] as const) : ([2, 3, 4, 5] as const)
      const stop = (): Stop => ({ share: random.pick(shares), on: random.int(3, 19) })
      const stops = [stop(), stop(), stop()] as const
      const all = loads(start, stops)
      const whole = all.every((count, n) => Number.isInteger(count) && count % (stops[n]?.share ?? 1) === 0)
      if (whole && new Set(all).size === 4 && new Set(stops.map(({ on }) => on)).size === 3)
        return { start, stops, fare: random.step(10, 30, 5) }
    }
  },

  write({ start, stops, fare }) {
    const [first, second, third] = stops
    const all = loads(start, stops)
    const [, one = 0, two = 0, three = 0] = all
    const boarded = start + first.on + second.on + third.on
    const off = (n: number) => (all[n] ?? 0) / (stops[n]?.share ?? 1)
    const work = say(
      `Leaving the start ${start}; after the first stop ${start} − ${off(0)} + ${first.on} = ${one}; after the second ${one} − ${off(1)} + ${second.on} = ${two}; after the third ${two} − ${off(2)} + ${third.on} = ${three}.`,
      `బయలుదేరినప్పుడు ${start}; మొదటి స్టాప్ తర్వాత ${start} − ${off(0)} + ${first.on} = ${one}; రెండవ స్టాప్ తర్వాత ${one} − ${off(1)} + ${second.on} = ${two}; మూడవ స్టాప్ తర్వాత ${two} − ${off(2)} + ${third.on} = ${three}.`,
      `चलते समय ${start}; पहले स्टॉप के बाद ${start} − ${off(0)} + ${first.on} = ${one}; दूसरे के बाद ${one} − ${off(1)} + ${second.on} = ${two}; तीसरे के बाद ${two} − ${off(2)} + ${third.on} = ${three}।`,
    )
    const because = (last: string) =>
      say(`${work.en} ${last}`.trim(), `${work.te} ${last}`.trim(), `${work.hi} ${last}`.trim())
    const sum = listed([`${start}`, `${first.on}`, `${second.on}`, `${third.on}`])
    return {
      passage: say(
        `A bus starts with ${start} passengers. At the first stop ${SHARES[first.share].en} of those in the bus get off and ${first.on} get on. At the second stop ${SHARES[second.share].en} get off and ${second.on} get on, at the third ${SHARES[third.share].en} get off and ${third.on} get on. At the last stop everybody gets off. Each passenger pays ₹${fare}, whatever the distance.`,
        `ఒక బస్సు ${start} మంది ప్రయాణికులతో బయలుదేరింది. మొదటి స్టాప్‌లో బస్సులోనివారిలో ${SHARES[first.share].te} దిగారు, ${first.on} మంది ఎక్కారు. రెండవ స్టాప్‌లో ${SHARES[second.share].te} దిగారు, ${second.on} మంది ఎక్కారు; మూడవ స్టాప్‌లో ${SHARES[third.share].te} దిగారు, ${third.on} మంది ఎక్కారు. చివరి స్టాప్‌లో అందరూ దిగారు. ఎంత దూరం వెళ్లినా ప్రతి ప్రయాణికుడూ ₹${fare} చెల్లిస్తారు.`,
        `एक बस ${start} यात्रियों के साथ चली। पहले स्टॉप पर बस के ${SHARES[first.share].hi} उतरे और ${first.on} चढ़े। दूसरे स्टॉप पर ${SHARES[second.share].hi} उतरे और ${second.on} चढ़े; तीसरे पर ${SHARES[third.share].hi} उतरे और ${third.on} चढ़े। अंतिम स्टॉप पर सब उतर गए। दूरी कुछ भी हो, हर यात्री ₹${fare} देता है।`,
      ),
      questions: [
        counted(
          say(
            'How many passengers are in the bus when it leaves the second stop?',
            'రెండవ స్టాప్ నుండి బయలుదేరినప్పుడు బస్సులో ఎంతమంది ఉన్నారు?',
            'दूसरे स्टॉप से चलते समय बस में कितने यात्री थे?',
          ),
          two,
          work,
          [
            [two - second.on, 'forgot those who get on'],
            [one, 'stopped after the first stop'],
            [off(1) + second.on, 'kept those who get off'],
            [three, 'went on to the third stop'],
          ],
        ),
        counted(
          say('How many passengers get off at the last stop?', 'చివరి స్టాప్‌లో ఎంతమంది దిగారు?', 'अंतिम स्टॉप पर कितने यात्री उतरे?'),
          three,
          work,
          [
            [three - third.on, 'forgot those who get on at the third stop'],
            [two, 'stopped after the second stop'],
            [off(2) + third.on, 'kept those who get off'],
            [one, 'stopped after the first stop'],
          ],
        ),
        counted(
          say(
            'How many passengers travel in the bus in all?',
            'బస్సులో మొత్తం ఎంతమంది ప్రయాణించారు?',
            'बस में कुल कितने यात्रियों ने यात्रा की?',
          ),
          boarded,
          say(
            `All who got on are added up, whenever they got off: ${sum.en} make ${boarded}.`,
            `ఎక్కినవారందరినీ కలపాలి, ఎక్కడ దిగినా సరే: ${[start, first.on, second.on, third.on].join(' + ')} = ${boarded}.`,
            `चढ़ने वाले सभी जोड़े जाते हैं, वे कहीं भी उतरे हों: ${[start, first.on, second.on, third.on].join(' + ')} = ${boarded}।`,
          ),
          [
            [boarded - start, 'left out those of the start'],
            [start + one + two + three, 'counted those who stay several times'],
            [boarded - three, 'took away those of the last stop'],
            [start + first.on + second.on, 'left out the third stop'],
          ],
        ),
        counted(
          say(
            'What do all passengers pay together, in rupees?',
            'ప్రయాణికులందరూ కలిపి ఎన్ని రూపాయలు చెల్లించారు?',
            'सभी यात्रियों ने मिलकर कितने रुपये दिए?',
          ),
          boarded * fare,
          because(
            `${[start, first.on, second.on, third.on].join(' + ')} = ${boarded}; ${boarded} × ${fare} = ${boarded * fare}`,
          ),
          [
            [start * fare, 'took only those of the start'],
            [(boarded - start) * fare, 'left out those of the start'],
            [three * fare, 'took those of the last stop'],
            [(start + one + two + three) * fare, 'let those who stay pay again'],
          ],
        ),
      ],
    }
  },

  // every passenger gets in and out as a person of his own
  verify({ start, stops, fare }) {
    let tickets = 0
    const bus: number[] = []
    const board = (count: number) => {
      for (let n = 0; n < count; n++) bus.push(++tickets)
    }
    board(start)
    const left = stops.map(({ share, on }) => {
      for (let leaving = bus.length; leaving > 0; leaving -= share) bus.pop()
      board(on)
      return bus.length
    })
    return [left[1], left[2], tickets, Array.from({ length: tickets }, () => fare).reduce((a, b) => a + b, 0)].map(
      String,
    )
  },
})

import { defined } from '../../checked-access.ts'
import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { fraction, number } from '../../text/format.ts'
import { joined, paragraphs, say } from '../../text/localized.ts'
import { quantity } from '../../text/units.ts'

const VESSELS = [
  say('a tank', 'ట్యాంకు', 'टंकी'),
  say('a cistern', 'తొట్టి', 'हौज'),
  say('an overhead tank', 'ఓవర్‌హెడ్ ట్యాంకు', 'ओवरहेड टंकी'),
  say('a swimming pool', 'ఈత కొలను', 'तरणताल'),
  say('a reservoir', 'జలాశయం', 'जलाशय'),
] as const

export const fillAndEmpty = template({
  id: 'pipes-and-cisterns/fill-and-empty',
  topic: 'pipes-and-cisterns',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'cat'],

  draw(random, level) {
    // hours of two inlets and of the outlet, with a whole number of hours for all three open
    const [a, b, c, all] = random.pick([
      [12, 15, 20, 10],
      [10, 15, 30, 7.5],
      [6, 12, 8, 8],
      [8, 12, 24, 6],
      [10, 15, 12, 12],
      [12, 18, 9, 36],
      [20, 30, 15, 60],
      [15, 20, 30, 12],
      [6, 8, 12, 4.8],
      [9, 12, 18, 7.2],
      [20, 24, 40, 15],
      [12, 20, 30, 10],
    ] as const)
    return {
      a: defined(a),
      b: defined(b),
      c: defined(c),
      all: defined(all),
      three: level === 'medium',
      vessel: random.pick(VESSELS),
      stretch: random.int(1, 3),
      unit: random.pick(['hours', 'minutes'] as const),
    }
  },

  write(values) {
    const { three, vessel, stretch, unit } = values
    const time = (value: number) => quantity(value, unit)
    const within = (value: number) => `${number(value)} ${unit === 'hours' ? 'గంటల్లో' : 'నిమిషాల్లో'}`
    const [a, b, c] = [values.a * stretch, values.b * stretch, values.c * stretch]
    // at the easy level one inlet and a leak slower than it
    const [inlet, outlet] = [Math.min(a, b, c), Math.max(a, b, c)]
    const answer = three ? values.all * stretch : (inlet * outlet) / (outlet - inlet)
    const the = vessel.en.replace(/^an? /, 'the ')
    const moment = unit === 'hours' ? say('an hour', 'ఒక గంటలో', '1 घंटे में') : say('a minute', 'ఒక నిమిషంలో', '1 मिनट में')
    const inOne = three ? fraction(b * c + a * c - a * b, a * b * c) : fraction(outlet - inlet, inlet * outlet)
    const parts = three
      ? `${fraction(1, a)} + ${fraction(1, b)} − ${fraction(1, c)} = ${inOne}`
      : `${fraction(1, inlet)} − ${fraction(1, outlet)} = ${inOne}`
    return {
      stem: three
        ? say(
            `Two pipes can fill ${vessel.en} in ${time(a).en} and ${time(b).en} respectively and a third can empty it in ${time(c).en}. If all three are opened when ${the} is empty, in what time will it be full?`,
            `రెండు పైపులతో విడివిడిగా ఒక ${vessel.te} వరుసగా ${within(a)}, ${within(b)} నిండుతుంది; మూడవ పైపుతో అది ${within(c)} ఖాళీ అవుతుంది. ఖాళీగా ఉన్నప్పుడు మూడు పైపులనూ ఒకేసారి తెరిస్తే, అది నిండడానికి ఎంత సమయం పడుతుంది?`,
            `दो पाइप एक ${vessel.hi} को क्रमशः ${time(a).hi} और ${time(b).hi} में भर सकते हैं तथा तीसरा पाइप उसे ${time(c).hi} में खाली कर सकता है। यदि खाली ${vessel.hi} में तीनों पाइप एक साथ खोल दिए जाएँ, तो उसे भरने में कितना समय लगेगा?`,
          )
        : say(
            `A pipe can fill ${vessel.en} in ${time(inlet).en} and an outlet can empty it in ${time(outlet).en}. If both are opened when ${the} is empty, in what time will it be full?`,
            `ఒక పైపుతో ఒక ${vessel.te} ${within(inlet)} నిండుతుంది; ఒక నిర్గమ పైపుతో అది ${within(outlet)} ఖాళీ అవుతుంది. ఖాళీగా ఉన్నప్పుడు రెండింటినీ ఒకేసారి తెరిస్తే, అది నిండడానికి ఎంత సమయం పడుతుంది?`,
            `एक पाइप एक ${vessel.hi} को ${time(inlet).hi} में भर सकता है और एक निकास पाइप उसे ${time(outlet).hi} में खाली कर सकता है। यदि खाली ${vessel.hi} में दोनों एक साथ खोल दिए जाएँ, तो उसे भरने में कितना समय लगेगा?`,
          ),
      correct: time(answer),
      distractors: numericDistractors(
        answer,
        three
          ? [
              { value: 1 / (1 / a + 1 / b + 1 / c), mistake: 'took the outlet for an inlet' },
              { value: 1 / (1 / a + 1 / b), mistake: 'forgot the outlet' },
              { value: a + b - c, mistake: 'added and subtracted the times' },
              { value: (a + b + c) / 3, mistake: 'took the mean of the times' },
              { value: answer * 2, mistake: 'doubled the time' },
            ]
          : [
              { value: (inlet * outlet) / (outlet + inlet), mistake: 'took the outlet for an inlet' },
              { value: outlet - inlet, mistake: 'subtracted the times' },
              { value: (outlet + inlet) / 2, mistake: 'took the mean of the times' },
              { value: answer / 2, mistake: 'halved the time' },
              { value: answer * 2, mistake: 'doubled the time' },
            ],
        { format: time, plausible: (value) => value > 1, spares: [answer + 2, answer + 4, answer + 6] },
      ),
      explanation: paragraphs(
        say(
          `Add what is filled in ${moment.en} and subtract what is emptied.`,
          `${moment.te} నిండే భాగాలను కూడి, ఖాళీ అయ్యే భాగాన్ని తీసివేయండి.`,
          `${moment.hi} भरने वाले भागों को जोड़ें और खाली होने वाले भाग को घटाएँ।`,
        ),
        say(
          `${parts} of ${the} in ${moment.en}, and the time is the reciprocal of this fraction.`,
          `${moment.te} నిండే భాగం: ${parts}; ఈ భిన్నం వ్యుత్క్రమమే సమయం.`,
          `${moment.hi} भरा भाग: ${parts}; इस भिन्न का व्युत्क्रम ही समय है।`,
        ),
        say(
          `Adding the outlet as if it filled would give a time that is too short.`,
          `నిర్గమ పైపు కూడా నింపుతుందన్నట్లు కూడితే, అసలు కంటే తక్కువ సమయం వస్తుంది.`,
          `निकास पाइप को भरने वाला मानकर जोड़ने पर समय बहुत कम आएगा।`,
        ),
        say(
          `It will be full in ${time(answer).en}.`,
          `నిండడానికి పట్టే సమయం ${time(answer).te}.`,
          `भरने में ${time(answer).hi} लगेंगे।`,
        ),
      ),
    }
  },

  // litres in a tank of 1,000, by bisection on the time
  verify({ a, b, c, three, stretch, unit }) {
    const sorted = [a, b, c].sort((x, y) => x - y)
    const rate = three ? 1000 / a + 1000 / b - 1000 / c : 1000 / (sorted[0] ?? 1) - 1000 / (sorted[2] ?? 1)
    let [low, high] = [0, 1000]
    for (let n = 0; n < 60; n++) {
      const middle = (low + high) / 2
      if ((rate * middle) / stretch < 1000) low = middle
      else high = middle
    }
    return quantity(low, unit).en
  },
})

/** Hours without and with the leak for which the leak alone needs a whole number of hours. */
const LEAKS = Array.from({ length: 21 }, (_, n) => n + 4).flatMap((fill) =>
  Array.from({ length: Math.floor(fill / 2) }, (_, n) => [fill, fill + n + 1] as const).filter(
    ([, late]) => (fill * late) % (late - fill) === 0 && (fill * late) / (late - fill) <= 120,
  ),
)

export const leak = template({
  id: 'pipes-and-cisterns/leak',
  topic: 'pipes-and-cisterns',
  levels: ['medium', 'hard'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'cat', 'afcat'],

  draw(random, level) {
    const [fill, late] = random.pick(LEAKS)
    return {
      fill,
      late,
      litres: random.step(4, 12, 2),
      capacity: level === 'hard',
      vessel: random.pick([
        say('tank', 'ట్యాంకు', 'टंकी'),
        say('cistern', 'తొట్టి', 'हौज'),
        say('water tank', 'నీటి ట్యాంకు', 'पानी की टंकी'),
        say('storage tank', 'నిల్వ ట్యాంకు', 'भंडारण टंकी'),
      ]),
      wording: random.int(0, 1),
    }
  },

  write({ fill, late, litres, capacity, vessel, wording }) {
    const empty = (fill * late) / (late - fill)
    const whole = litres * 60 * empty
    const answer = capacity ? whole : empty
    const format = (value: number) => quantity(value, capacity ? 'litres' : 'hours')
    const longer = late - fill
    const alone = quantity(empty, 'hours')
    const rate = `$\\frac{1}{${fill}} - \\frac{1}{${late}} = ${longer === 1 ? '' : `\\frac{${longer}}{${fill * late}} = `}\\frac{1}{${empty}}$`
    const filled = say(
      `A pipe fills a ${vessel.en} in ${fill} hours, but because of a leak in the bottom it takes`,
      `ఒక పైపుతో ఒక ${vessel.te} ${fill} గంటల్లో నిండుతుంది; కానీ అడుగున ఉన్న రంధ్రం వల్ల`,
      `एक पाइप एक ${vessel.hi} को ${fill} घंटे में भरता है, परंतु तली में रिसाव के कारण`,
    )
    const asked = capacity
      ? say(
          `${late} hours. If the leak lets out ${litres} litres a minute, what is the capacity of the ${vessel.en}?`,
          `${late} గంటలు పడుతుంది. రంధ్రం గుండా నిమిషానికి ${litres} లీటర్ల నీరు కారిపోతే, ఆ ${vessel.te} సామర్థ్యం ఎంత?`,
          `${late} घंटे लगते हैं। यदि रिसाव से प्रति मिनट ${litres} लीटर पानी निकलता है, तो ${vessel.hi} की धारिता कितनी है?`,
        )
      : say(
          `${longer === 1 ? 'one hour' : `${longer} hours`} more. In what time would the leak alone empty the full ${vessel.en}?`,
          `${longer === 1 ? 'ఒక గంట' : `${longer} గంటలు`} ఎక్కువ పడుతుంది. నిండిన ${vessel.te} రంధ్రం ద్వారా మాత్రమే ఖాళీ కావడానికి ఎంత సమయం పడుతుంది?`,
          `${longer === 1 ? '1 घंटा' : `${longer} घंटे`} अधिक समय लगता है। भर जाने के बाद केवल रिसाव से ${vessel.hi} को खाली होने में कितना समय लगेगा?`,
        )
    return {
      stem:
        !capacity && wording === 1
          ? say(
              `A ${vessel.en} is usually filled in ${fill} hours, but with a leak at its bottom it is filled in ${late} hours. If the ${vessel.en} is full and the pipe is closed, how long will the leak take to empty it?`,
              `ఒక ${vessel.te} సాధారణంగా ${fill} గంటల్లో నిండుతుంది; కానీ అడుగున ఉన్న రంధ్రం వల్ల ${late} గంటల్లో నిండుతుంది. ${vessel.te} నిండి ఉన్నప్పుడు పైపును మూసివేస్తే, రంధ్రం ద్వారా అది ఖాళీ కావడానికి ఎంత సమయం పడుతుంది?`,
              `एक ${vessel.hi} को भरने में सामान्यतः ${fill} घंटे लगते हैं, परंतु तली में रिसाव होने से ${late} घंटे लगते हैं। ${vessel.hi} भर जाने पर यदि पाइप बंद कर दिया जाए, तो रिसाव से उसे खाली होने में कितना समय लगेगा?`,
            )
          : joined([filled, asked]),
      correct: format(answer),
      distractors: numericDistractors(
        answer,
        capacity
          ? [
              { value: litres * 60 * late, mistake: 'took the time with the leak for that of the leak alone' },
              { value: litres * 60 * fill, mistake: 'used the time of the pipe' },
              { value: litres * 60 * (late - fill), mistake: 'used the extra hours' },
              { value: litres * empty, mistake: 'did not turn minutes into hours' },
              { value: litres * 60 * (late + fill), mistake: 'added the two times' },
            ]
          : [
              { value: late, mistake: 'gave the time with the leak' },
              { value: fill + late, mistake: 'added the two times' },
              { value: (fill * late) / (fill + late), mistake: 'added the rates instead of subtracting' },
              { value: empty / 2, mistake: 'halved the time' },
              { value: fill * (late - fill), mistake: 'multiplied the time by the extra hours' },
              { value: empty + fill, mistake: 'added the time of filling' },
              { value: fill * late, mistake: 'multiplied the two times' },
              { value: empty - fill, mistake: 'subtracted the time of filling' },
            ],
        { format, plausible: (value) => value > 1 && Number.isInteger(value * 2) },
      ),
      explanation: paragraphs(
        say(
          `The leak undoes the difference between the two rates of filling.`,
          `నింపే రెండు రేట్ల తేడాయే రంధ్రం రేటు.`,
          `भरने की दोनों दरों का अंतर ही रिसाव की दर है।`,
        ),
        say(
          `Leak: ${rate} of the ${vessel.en} in an hour, so alone it empties the ${vessel.en} in ${alone.en}.`,
          `రంధ్రం ద్వారా ఒక గంటలో కారే భాగం: ${rate}; కాబట్టి రంధ్రం ద్వారా మాత్రమే ఖాళీ కావడానికి ${alone.te} పడుతుంది.`,
          `रिसाव से 1 घंटे में खाली भाग: ${rate}; इसलिए केवल रिसाव से खाली होने में ${alone.hi} लगते हैं।`,
        ),
        capacity
          ? say(
              `In that time it lets out ${litres} × 60 × ${empty} = ${number(whole)} litres. The ${late} hours are the time of pipe and leak together and must not be used here.`,
              `ఆ సమయంలో కారే నీరు ${litres} × 60 × ${empty} = ${number(whole)} లీటర్లు. ${late} గంటలు అనేది పైపు, రంధ్రం రెండూ ఉన్నప్పటి సమయం; దానిని ఇక్కడ వాడకూడదు.`,
              `उस समय में ${litres} × 60 × ${empty} = ${number(whole)} लीटर पानी निकलता है। ${late} घंटे पाइप और रिसाव दोनों का समय है, उसे यहाँ नहीं लेना चाहिए।`,
            )
          : say(
              `The ${late} hours are the time of pipe and leak together, not of the leak.`,
              `${late} గంటలు అనేది పైపు, రంధ్రం రెండూ ఉన్నప్పటి సమయం, రంధ్రానికి మాత్రమే చెందినది కాదు.`,
              `${late} घंटे पाइप और रिसाव दोनों का समय है, केवल रिसाव का नहीं।`,
            ),
        capacity
          ? say(
              `The capacity is ${format(answer).en}.`,
              `సామర్థ్యం ${format(answer).te}.`,
              `धारिता ${format(answer).hi} है।`,
            )
          : say(
              `The leak alone would take ${format(answer).en}.`,
              `రంధ్రం ద్వారా మాత్రమే ఖాళీ కావడానికి పట్టే సమయం ${format(answer).te}.`,
              `केवल रिसाव से खाली होने में ${format(answer).hi} लगेंगे।`,
            ),
      ),
    }
  },

  verify({ fill, late, litres, capacity }) {
    // a volume both times divide: what came in during the longer filling less what stayed
    const volume = fill * late
    const lostPerHour = ((volume / fill) * late - volume) / late
    const empty = volume / lostPerHour
    return quantity(capacity ? litres * 60 * empty : empty, capacity ? 'litres' : 'hours').en
  },
})

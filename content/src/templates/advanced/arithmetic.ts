import { gcd, percent, rupees } from '../../format.ts'
import { MEN, named, PEOPLE } from '../../names.ts'
import { template } from '../../question.ts'
import { type Speech, say, unsaid } from '../../speech.ts'
import { quantity } from '../../units.ts'
import { numericQuestion } from '../numeric-question.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'cat', 'afcat'] as const

export const dishonestDealer = template({
  id: 'profit-and-loss/false-weight-and-discount',
  topic: 'profit-and-loss',
  levels: ['hard'],
  exams: EXAMS,

  draw(random) {
    for (;;) {
      const weight = random.pick([750, 800, 850, 900, 950, 960, 875, 925])
      const mark = random.pick([5, 8, 10, 15, 20, 25, 30, 40])
      const discount = random.pick([0, 5, 10, 12, 15, 20])
      const profit = ((100 + mark) * (100 - discount) * 10) / weight - 100
      if (profit > 3 && Number.isInteger(Math.round(profit * 1e6) / 1e6))
        return { weight, mark, discount, profit: Math.round(profit) }
    }
  },

  write({ weight, mark, discount, profit }) {
    const price = ((100 + mark) * (100 - discount)) / 100
    return numericQuestion({
      stem: say(
        `A shopkeeper marks his goods ${percent(mark)} above cost${discount > 0 ? `, allows a discount of ${percent(discount)}` : ''} and gives ${weight} g instead of 1 kg. What is his profit per cent?`,
        `ఒక దుకాణదారుడు సరుకులపై కొన్నవెల కంటే ${percent(mark)} ఎక్కువ ధర ప్రకటించి${discount > 0 ? `, ${percent(discount)} తగ్గింపు ఇచ్చి` : ''}, 1 కిలోకు బదులు ${weight} గ్రా. తూస్తాడు. అతని లాభ శాతం ఎంత?`,
        `एक दुकानदार माल पर लागत से ${percent(mark)} अधिक मूल्य अंकित करता है${discount > 0 ? `, ${percent(discount)} छूट देता है` : ''} और 1 किग्रा के स्थान पर ${weight} ग्राम तौलता है। उसका लाभ प्रतिशत क्या है?`,
      ),
      answer: profit,
      format: percent,
      plausible: (value) => value > 0,
      step: 2,
      wrong: [
        [mark - discount + (1000 - weight) / 10, 'added the per cents'],
        [price - 100, 'forgot the false weight'],
        [(price * (2000 - weight)) / 1000 - 100, 'reckoned the short weight on 1 kg'],
        [((1000 - weight) * 100) / weight, 'forgot the price'],
        [((100 + mark) * 10 * 100) / weight - 100, 'forgot the discount'],
      ],
      steps: [
        say(
          `Let 1000 g cost ₹1000. He gives goods of ₹${weight} and receives ₹${price * 10}: $1000 \\times \\frac{${100 + mark}}{100}${discount > 0 ? ` \\times \\frac{${100 - discount}}{100}` : ''}$.`,
          `1000 గ్రా. కొన్నవెల ₹1000 అనుకుంటే, అతను ₹${weight} విలువైన సరుకు ఇచ్చి ₹${price * 10} తీసుకుంటాడు: $1000 \\times \\frac{${100 + mark}}{100}${discount > 0 ? ` \\times \\frac{${100 - discount}}{100}` : ''}$.`,
          `मान लें 1000 ग्राम का मूल्य ₹1000 है। वह ₹${weight} का माल देकर ₹${price * 10} लेता है: $1000 \\times \\frac{${100 + mark}}{100}${discount > 0 ? ` \\times \\frac{${100 - discount}}{100}` : ''}$।`,
        ),
        unsaid(`$\\frac{${price * 10} - ${weight}}{${weight}} \\times 100 = ${profit}$`),
      ],
    })
  },

  // gram by gram: what one gram given away costs and brings
  verify({ weight, mark, discount }) {
    const brought = (1 * (1 + mark / 100) * (1 - discount / 100) * 1000) / weight
    return percent(Math.round((brought - 1) * 1e8) / 1e6)
  },
})

export const groupsAndExtremes = template({
  id: 'average/leaving-out-the-extremes',
  topic: 'average',
  levels: ['hard'],
  exams: EXAMS,

  draw(random) {
    const [n, mean, gap] = [random.int(20, 60), random.int(40, 62), random.step(60, 140, 2)]
    const rest = mean - random.int(1, 2)
    // n·mean = high + low + (n - 2)·rest with high - low = gap
    const both = n * mean - (n - 2) * rest
    return { n, mean, rest, both, gap: (both + gap) % 2 === 0 ? gap : gap + 1, player: random.pick(MEN) }
  },

  write({ n, mean, rest, both, gap: drawn, player }) {
    // the lower score must not be negative
    const gap = drawn < both ? drawn : both - 2 * (Math.floor(both / 6) + 1)
    const answer = (both + gap) / 2
    const who = named(player)
    return numericQuestion({
      stem: say(
        `The batting average of ${who.en} in ${n} innings is ${mean} runs. His highest score exceeds his lowest by ${gap} runs. Without these two innings the average of the others is ${rest} runs. What is his highest score?`,
        `${n} ఇన్నింగ్స్‌లో ${who.te} బ్యాటింగ్ సగటు ${mean} పరుగులు. అత్యధిక స్కోరు అత్యల్ప స్కోరు కంటే ${gap} పరుగులు ఎక్కువ. ఈ రెండు ఇన్నింగ్స్ తీసివేస్తే మిగతా వాటి సగటు ${rest} పరుగులు. అత్యధిక స్కోరు ఎంత?`,
        `${n} पारियों में ${who.hi} का बल्लेबाज़ी औसत ${mean} रन है। अधिकतम स्कोर न्यूनतम से ${gap} रन अधिक है। इन दो पारियों को छोड़कर शेष का औसत ${rest} रन है। अधिकतम स्कोर क्या है?`,
      ),
      answer,
      step: 2,
      wrong: [
        [(both - gap) / 2, 'gave the lowest score'],
        [both, 'gave the sum of the two'],
        [both / 2, 'halved the sum'],
        [answer + (mean - rest) * 2, 'left n instead of n − 2 innings'],
        [mean + gap, 'added the difference to the average'],
      ],
      steps: [
        say(
          `Sum of the two: ${n} × ${mean} − ${n - 2} × ${rest} = ${both}.`,
          `ఆ రెండింటి మొత్తం: ${n} × ${mean} − ${n - 2} × ${rest} = ${both}.`,
          `उन दोनों का योग: ${n} × ${mean} − ${n - 2} × ${rest} = ${both}।`,
        ),
        unsaid(`(${both} + ${gap}) ÷ 2 = ${answer}`),
      ],
    })
  },

  // tries every highest score
  verify({ n, mean, rest, both, gap: drawn }) {
    const gap = drawn < both ? drawn : both - 2 * (Math.floor(both / 6) + 1)
    for (let high = gap; high < 1000; high++)
      if ((n * mean - high - (high - gap)) / (n - 2) === rest) return String(high)
    return 'none'
  },
})

export const threeAges = template({
  id: 'ages/three-persons',
  topic: 'ages',
  levels: ['hard'],
  exams: EXAMS,

  draw(random) {
    for (;;) {
      const [a, b, c] = [random.int(2, 7), random.int(2, 9), random.int(2, 9)]
      const [unit, years] = [random.int(3, 8), random.int(3, 12)]
      const ages = [a * unit, b * unit, c * unit] as const
      if (new Set([a, b, c]).size < 3 || gcd(gcd(a, b), c) > 1 || Math.min(...ages) <= years || Math.max(...ages) > 75)
        continue
      return { ages, parts: [a, b, c] as const, years, people: random.sample(PEOPLE, 3), which: random.int(0, 2) }
    }
  },

  write({ ages, parts, years, people, which }) {
    const sum = ages[0] + ages[1] + ages[2]
    const names = people.map(named)
    const [x, y, z] = names as [Speech, Speech, Speech]
    const asked = names[which] as Speech
    const answer = (ages[which] as number) + years
    const total = parts[0] + parts[1] + parts[2]
    return numericQuestion({
      stem: say(
        `The present ages of ${x.en}, ${y.en} and ${z.en} are in the ratio ${parts.join(' : ')}. ${years} years ago the sum of their ages was ${sum - 3 * years} years. What will be the age of ${asked.en} ${years} years from now?`,
        `${x.te}, ${y.te}, ${z.te} ల ప్రస్తుత వయస్సుల నిష్పత్తి ${parts.join(' : ')}. ${years} సంవత్సరాల క్రితం వారి వయస్సుల మొత్తం ${sum - 3 * years} సంవత్సరాలు. ఇప్పటి నుండి ${years} సంవత్సరాల తరువాత ${asked.te} వయస్సు ఎంత?`,
        `${x.hi}, ${y.hi} और ${z.hi} की वर्तमान आयु का अनुपात ${parts.join(' : ')} है। ${years} वर्ष पहले उनकी आयु का योग ${sum - 3 * years} वर्ष था। अब से ${years} वर्ष बाद ${asked.hi} की आयु क्या होगी?`,
      ),
      answer,
      format: (value) => quantity(value, 'years'),
      wrong: [
        [answer - years, 'gave the present age'],
        [answer - 2 * years, 'gave the age years ago'],
        [(parts[which] as number) * Math.floor((sum - 3 * years) / total) + years, 'divided the earlier sum'],
        [(ages[(which + 1) % 3] as number) + years, 'took another person'],
        [answer + years, 'added the years twice'],
      ],
      steps: [
        say(
          `Each of the three was ${years} years younger: the sum today is ${sum - 3 * years} + 3 × ${years} = ${sum}.`,
          `అప్పుడు ముగ్గురి వయస్సులూ ఒక్కొక్కటి ${years} సంవత్సరాలు తక్కువ: నేటి మొత్తం ${sum - 3 * years} + 3 × ${years} = ${sum}.`,
          `तब तीनों ${years} वर्ष छोटे थे: आज का योग ${sum - 3 * years} + 3 × ${years} = ${sum}।`,
        ),
        unsaid(`${sum} ÷ ${total} = ${sum / total}; ${parts[which]} × ${sum / total} + ${years} = ${answer}`),
      ],
    })
  },

  // tries every unit of the ratio
  verify({ ages, parts, years, which }) {
    const before = ages.reduce((sum, age) => sum + age - years, 0)
    for (let unit = 1; unit < 100; unit++)
      if (parts.reduce((sum, part) => sum + part * unit - years, 0) === before)
        return quantity((parts[which] as number) * unit + years, 'years').en
    return 'none'
  },
})

export const circularTrack = template({
  id: 'speed-and-distance/meeting-on-a-circular-track',
  topic: 'speed-and-distance',
  levels: ['medium', 'hard'],
  exams: EXAMS,

  draw(random, level) {
    for (;;) {
      const [slow, fast] = [random.int(3, 12), random.int(4, 18)]
      const length = random.step(300, 2400, 60)
      const same = random.chance(0.5)
      const relative = same ? fast - slow : fast + slow
      if (fast <= slow || length % relative !== 0 || length % fast !== 0 || length % slow !== 0) continue
      return { slow, fast, length, same, start: level === 'hard' }
    }
  },

  write({ slow, fast, length, same, start }) {
    const relative = same ? fast - slow : fast + slow
    const [t, u] = [length / slow, length / fast]
    const both = (t * u) / gcd(t, u)
    const answer = start ? both : length / relative
    const way = same
      ? say('in the same direction', 'ఒకే దిశలో', 'एक ही दिशा में')
      : say('in opposite directions', 'వ్యతిరేక దిశల్లో', 'विपरीत दिशाओं में')
    const seconds = (value: number) => quantity(value, 'seconds')
    return numericQuestion({
      stem: say(
        `Two runners start together from one point of a circular track ${length} m long and run ${way.en} at ${slow} m/s and ${fast} m/s. After how many seconds are they together for the first time ${start ? 'at the starting point' : 'anywhere on the track'}?`,
        `${length} మీ. పొడవు గల వృత్తాకార ట్రాక్‌పై ఇద్దరు ఒకే బిందువు నుండి ఒకేసారి బయలుదేరి ${slow} మీ./సె., ${fast} మీ./సె. వేగాలతో ${way.te} పరుగెడతారు. ఎన్ని సెకన్ల తరువాత వారు ${start ? 'బయలుదేరిన బిందువు వద్ద' : 'ట్రాక్‌పై ఎక్కడైనా'} మొదటిసారి కలుస్తారు?`,
        `${length} मी लंबे वृत्ताकार पथ के एक ही बिंदु से दो धावक एक साथ चलकर ${slow} मी/से और ${fast} मी/से की चाल से ${way.hi} दौड़ते हैं। कितने सेकंड बाद वे ${start ? 'प्रारंभिक बिंदु पर' : 'पथ पर कहीं भी'} पहली बार मिलेंगे?`,
      ),
      answer,
      format: seconds,
      step: 5,
      wrong: [
        [
          start ? length / relative : both,
          start ? 'found the first meeting anywhere' : 'found the first meeting at the start',
        ],
        [length / (same ? fast + slow : fast - slow), 'took the other relative speed'],
        [t + u, 'added the times'],
        [t, 'gave the time of one round'],
        [u, 'gave the time of one round'],
      ],
      steps: start
        ? [
            say(
              `A round takes ${length} ÷ ${slow} = ${t} s and ${length} ÷ ${fast} = ${u} s.`,
              `ఒక చుట్టుకు పట్టే కాలం: ${length} ÷ ${slow} = ${t} సె., ${length} ÷ ${fast} = ${u} సె.`,
              `एक चक्कर का समय: ${length} ÷ ${slow} = ${t} से और ${length} ÷ ${fast} = ${u} से।`,
            ),
            say(
              `Both are at the start after the LCM of ${t} and ${u}, ${both} s. The direction does not matter.`,
              `ఇద్దరూ బయలుదేరిన చోట ఉండేది ${t}, ${u} ల క.సా.గు. ${both} సె. తరువాత. దిశతో సంబంధం లేదు.`,
              `दोनों ${t} और ${u} के ल.स. ${both} से बाद प्रारंभिक बिंदु पर होंगे। दिशा से अंतर नहीं पड़ता।`,
            ),
          ]
        : [
            say(
              `They are together when ${same ? 'the faster has gained' : 'both have run'} one round: relative speed ${fast} ${same ? '−' : '+'} ${slow} = ${relative} m/s.`,
              `${same ? 'వేగంగా పరుగెత్తేవారు ఒక చుట్టు ఎక్కువ' : 'ఇద్దరూ కలిసి ఒక చుట్టు'} పూర్తి చేసినప్పుడు కలుస్తారు: సాపేక్ష వేగం ${fast} ${same ? '−' : '+'} ${slow} = ${relative} మీ./సె.`,
              `${same ? 'तेज़ धावक एक चक्कर आगे होने' : 'दोनों मिलकर एक चक्कर पूरा करने'} पर मिलते हैं: सापेक्ष चाल ${fast} ${same ? '−' : '+'} ${slow} = ${relative} मी/से।`,
            ),
            unsaid(`${length} ÷ ${relative} = ${answer}`),
          ],
    })
  },

  // second by second
  verify({ slow, fast, length, same, start }) {
    for (let t = 1; ; t++) {
      const one = (slow * t) % length
      const two = ((((same ? 1 : -1) * fast * t) % length) + length) % length
      if (one === two && (!start || one === 0)) return quantity(t, 'seconds').en
    }
  },
})

export const alternateDays = template({
  id: 'time-and-work/by-turns',
  topic: 'time-and-work',
  levels: ['hard'],
  exams: EXAMS,

  draw(random) {
    for (;;) {
      const [a, b] = [random.int(6, 30), random.int(6, 40)]
      const whole = (a * b) / gcd(a, b)
      const [x, y] = [whole / a, whole / b]
      // A's last day ends the work, so that whole rounds alone do not settle it
      const cycles = Math.floor(whole / (x + y))
      const rest = whole - cycles * (x + y)
      if (a !== b && rest === x && cycles > 2) return { a, b, whole, x, y, cycles, rest }
    }
  },

  write({ a, b, whole, x, y, cycles, rest }) {
    const answer = 2 * cycles + 1
    return numericQuestion({
      stem: say(
        `A alone does a piece of work in ${a} days and B alone in ${b} days. They work on alternate days, A beginning. In how many days is the work done?`,
        `ఒక పనిని A ఒక్కడే ${a} రోజుల్లో, B ఒక్కడే ${b} రోజుల్లో చేస్తారు. A మొదలుపెట్టి ఇద్దరూ రోజు విడిచి రోజు పని చేస్తే, పని ఎన్ని రోజుల్లో పూర్తవుతుంది?`,
        `A अकेला एक काम ${a} दिन में और B अकेला ${b} दिन में करता है। A से शुरू करके दोनों एक-एक दिन बारी-बारी से काम करते हैं। काम कितने दिन में पूरा होगा?`,
      ),
      answer,
      format: (value) => quantity(value, 'days'),
      wrong: [
        [Math.ceil(whole / (x + y)), 'took them to work together'],
        [2 * cycles, 'left the last day out'],
        [2 * cycles + 2, 'counted a whole last round'],
        [Math.round((a + b) / 2), 'took the mean of the days'],
        [answer + 3, 'miscounted the rounds'],
      ],
      steps: [
        say(
          `Let the work be ${whole} units: A does ${x} and B ${y} a day, together ${x + y} in two days.`,
          `పని ${whole} యూనిట్లు అనుకుంటే: రోజుకు A ${x}, B ${y}; రెండు రోజుల్లో ${x + y}.`,
          `मान लें काम ${whole} इकाई है: A प्रतिदिन ${x} और B ${y} करता है, दो दिन में ${x + y}।`,
        ),
        say(
          `${cycles} rounds of two days do ${cycles * (x + y)} units; A does the remaining ${rest} in one more day.`,
          `${2 * cycles} రోజుల్లో ${cycles * (x + y)} యూనిట్లు; మిగిలిన ${rest} యూనిట్లు A మరో రోజులో చేస్తాడు.`,
          `${2 * cycles} दिन में ${cycles * (x + y)} इकाई; शेष ${rest} इकाई A एक और दिन में करता है।`,
        ),
      ],
    })
  },

  // day by day
  verify({ a, b }) {
    let done = 0
    for (let day = 1; ; day++) {
      done += day % 2 === 1 ? b : a
      if (done >= a * b) return quantity(day, 'days').en
    }
  },
})

export const roundTrip = template({
  id: 'boats/two-journeys',
  topic: 'boats',
  levels: ['hard'],
  exams: EXAMS,

  draw(random) {
    for (;;) {
      const [boat, stream] = [random.int(5, 24), random.int(1, 8)]
      const [down, up] = [boat + stream, boat - stream]
      if (up < 2) continue
      const [p, q, r, s] = [random.int(1, 5), random.int(1, 5), random.int(1, 5), random.int(1, 5)]
      if (p * s === q * r) continue
      return {
        boat,
        stream,
        first: [down * p, up * q, p + q] as const,
        second: [down * r, up * s, r + s] as const,
        ask: random.pick(['boat', 'stream'] as const),
      }
    }
  },

  write({ boat, stream, first, second, ask }) {
    const answer = ask === 'boat' ? boat : stream
    const journey = ([down, up, hours]: readonly [number, number, number]) =>
      say(
        `${down} km downstream and ${up} km upstream in ${hours} hours`,
        `ప్రవాహ దిశలో ${down} కి.మీ., ఎదురుగా ${up} కి.మీ. ${hours} గంటల్లో`,
        `धारा की दिशा में ${down} किमी और विपरीत ${up} किमी ${hours} घंटे में`,
      )
    const [one, two] = [journey(first), journey(second)]
    const what =
      ask === 'boat'
        ? say('the speed of the boat in still water', 'నిలకడ నీటిలో పడవ వేగం', 'शांत जल में नाव की चाल')
        : say('the speed of the stream', 'ప్రవాహ వేగం', 'धारा की चाल')
    return numericQuestion({
      stem: say(
        `A boat goes ${one.en}, and ${two.en}. What is ${what.en}?`,
        `ఒక పడవ ${one.te}, అలాగే ${two.te} వెళ్తుంది. ${what.te} ఎంత?`,
        `एक नाव ${one.hi}, और ${two.hi} जाती है। ${what.hi} क्या है?`,
      ),
      answer,
      format: (value) => quantity(value, 'km/h'),
      wrong: [
        [ask === 'boat' ? stream : boat, 'gave the other speed'],
        [boat + stream, 'gave the speed downstream'],
        [boat - stream, 'gave the speed upstream'],
        [2 * answer, 'forgot to halve'],
      ],
      steps: [
        say(
          `Put $u$ and $v$ for the hours per km down and up: $${first[0]}u + ${first[1]}v = ${first[2]}$, $${second[0]}u + ${second[1]}v = ${second[2]}$.`,
          `ఒక కి.మీ.కు పట్టే గంటలు దిగువకు $u$, ఎగువకు $v$ అనుకుంటే: $${first[0]}u + ${first[1]}v = ${first[2]}$, $${second[0]}u + ${second[1]}v = ${second[2]}$.`,
          `प्रति किमी लगने वाले घंटे धारा की दिशा में $u$ और विपरीत $v$ मानें: $${first[0]}u + ${first[1]}v = ${first[2]}$, $${second[0]}u + ${second[1]}v = ${second[2]}$।`,
        ),
        unsaid(`$u = \\frac{1}{${boat + stream}}$, $v = \\frac{1}{${boat - stream}}$`),
        say(
          `Downstream ${boat + stream} km/h, upstream ${boat - stream} km/h; half of their ${ask === 'boat' ? 'sum' : 'difference'} is ${answer}.`,
          `దిగువకు ${boat + stream} కి.మీ./గం., ఎగువకు ${boat - stream} కి.మీ./గం.; వాటి ${ask === 'boat' ? 'మొత్తంలో' : 'భేదంలో'} సగం ${answer}.`,
          `धारा की दिशा में ${boat + stream} किमी/घंटा, विपरीत ${boat - stream} किमी/घंटा; इनके ${ask === 'boat' ? 'योग' : 'अंतर'} का आधा ${answer} है।`,
        ),
      ],
    })
  },

  // tries every pair of speeds
  verify({ first, second, ask }) {
    for (let boat = 1; boat < 60; boat++)
      for (let stream = 1; stream < boat; stream++) {
        const fits = [first, second].every(
          ([d, u, h]) => Math.abs(d / (boat + stream) + u / (boat - stream) - h) < 1e-9,
        )
        if (fits) return quantity(ask === 'boat' ? boat : stream, 'km/h').en
      }
    return 'none'
  },
})

export const instalments = template({
  id: 'interest/equal-instalments',
  topic: 'interest',
  levels: ['hard'],
  exams: EXAMS,

  draw(random) {
    const rate = random.pick([5, 10, 20, 25] as const)
    // instalment · (1/q + 1/q²) is a whole number of rupees
    const [n, d] = { 5: [21, 20], 10: [11, 10], 20: [6, 5], 25: [5, 4] }[rate] as [number, number]
    const payment = n * n * random.int(20, 90)
    return { rate, n, d, payment, loan: (payment * d * (n + d)) / (n * n) }
  },

  write({ rate, n, d, payment, loan }) {
    return numericQuestion({
      stem: say(
        `A loan of ${rupees(loan)} is to be repaid in two equal yearly instalments at ${percent(rate)} a year compound interest. What is each instalment?`,
        `${rupees(loan)} అప్పును సంవత్సరానికి ${percent(rate)} చక్రవడ్డీతో రెండు సమాన వార్షిక వాయిదాలలో తీర్చాలి. ఒక్కో వాయిదా ఎంత?`,
        `${rupees(loan)} का ऋण ${percent(rate)} वार्षिक चक्रवृद्धि ब्याज पर दो समान वार्षिक किस्तों में चुकाना है। प्रत्येक किस्त कितनी है?`,
      ),
      answer: payment,
      format: rupees,
      step: 10,
      wrong: [
        [Math.round((loan * (1 + rate / 100) ** 2) / 2), 'halved the amount after two years'],
        [Math.round((loan * (1 + (2 * rate) / 100)) / 2), 'took simple interest and halved'],
        [Math.round(loan / 2), 'forgot the interest'],
        [Math.round((loan * (1 + rate / 100)) / 2), 'took the interest of one year'],
      ],
      steps: [
        say(
          `The loan is what both instalments are worth today: $\\frac{x}{q} + \\frac{x}{q^2}$ with $q = 1 + \\frac{${rate}}{100} = \\frac{${n}}{${d}}$.`,
          `అప్పు = రెండు వాయిదాల ప్రస్తుత విలువ: $\\frac{x}{q} + \\frac{x}{q^2}$, ఇక్కడ $q = 1 + \\frac{${rate}}{100} = \\frac{${n}}{${d}}$.`,
          `ऋण = दोनों किस्तों का वर्तमान मूल्य: $\\frac{x}{q} + \\frac{x}{q^2}$, जहाँ $q = 1 + \\frac{${rate}}{100} = \\frac{${n}}{${d}}$।`,
        ),
        unsaid(`$x \\times \\frac{${d} \\times ${n + d}}{${n * n}} = ${loan}$`),
      ],
    })
  },

  // the account, year by year, tried with every instalment
  verify({ loan, rate, payment }) {
    const left = (x: number) => (loan * (1 + rate / 100) - x) * (1 + rate / 100) - x
    for (let x = 1; x < 4 * payment; x++) if (Math.abs(left(x)) < 1e-6 * loan) return rupees(x)
    return 'none'
  },
})

export const shiftedRatio = template({
  id: 'ratio-and-proportion/moved-between-classes',
  topic: 'ratio-and-proportion',
  levels: ['hard'],
  exams: EXAMS,

  draw(random) {
    for (;;) {
      const [a, b, c] = [random.int(2, 9), random.int(2, 9), random.int(2, 9)]
      const unit = random.int(5, 20)
      const moved = random.step(5, 30, 5)
      const later = [a * unit + moved, b * unit + moved, c * unit + moved] as const
      const d = gcd(gcd(later[0], later[1]), later[2])
      const parts = later.map((n) => n / d)
      if (new Set([a, b, c]).size === 3 && gcd(gcd(a, b), c) === 1 && Math.max(...parts) <= 16)
        return { before: [a, b, c] as const, after: parts, unit, moved }
    }
  },

  write({ before, after, unit, moved }) {
    const sum = before[0] + before[1] + before[2]
    const answer = sum * unit
    return numericQuestion({
      stem: say(
        `The numbers of students in three classes are in the ratio ${before.join(' : ')}. If ${moved} students join each class, the ratio becomes ${after.join(' : ')}. How many students were there in the three classes at first?`,
        `మూడు తరగతుల్లోని విద్యార్థుల సంఖ్యల నిష్పత్తి ${before.join(' : ')}. ఒక్కో తరగతిలో ${moved} మంది చేరితే నిష్పత్తి ${after.join(' : ')} అవుతుంది. మొదట మూడు తరగతుల్లో మొత్తం ఎంతమంది ఉన్నారు?`,
        `तीन कक्षाओं में विद्यार्थियों की संख्या का अनुपात ${before.join(' : ')} है। यदि प्रत्येक कक्षा में ${moved} विद्यार्थी जुड़ें तो अनुपात ${after.join(' : ')} हो जाता है। आरंभ में तीनों कक्षाओं में कुल कितने विद्यार्थी थे?`,
      ),
      answer,
      step: sum,
      wrong: [
        [answer + 3 * moved, 'gave the number afterwards'],
        [answer + moved, 'added the new students once'],
        [before[0] * unit, 'gave one class only'],
        [Math.max(...before) * unit, 'gave the largest class'],
        [sum * moved, 'took the new students for the unit'],
      ],
      steps: [
        say(
          `With ${before[0]}k, ${before[1]}k, ${before[2]}k at first: $\\frac{${before[0]}k + ${moved}}{${before[1]}k + ${moved}} = \\frac{${after[0]}}{${after[1]}}$.`,
          `మొదట ${before[0]}k, ${before[1]}k, ${before[2]}k అనుకుంటే: $\\frac{${before[0]}k + ${moved}}{${before[1]}k + ${moved}} = \\frac{${after[0]}}{${after[1]}}$.`,
          `आरंभ में ${before[0]}k, ${before[1]}k, ${before[2]}k मानें: $\\frac{${before[0]}k + ${moved}}{${before[1]}k + ${moved}} = \\frac{${after[0]}}{${after[1]}}$।`,
        ),
        unsaid(`k = ${unit}; ${sum} × ${unit} = ${answer}`),
      ],
    })
  },

  verify({ before, after, moved }) {
    for (let k = 1; k < 200; k++) {
      const now = before.map((part) => part * k + moved) as [number, number, number]
      if (
        now[0] * (after[1] as number) === now[1] * (after[0] as number) &&
        now[1] * (after[2] as number) === now[2] * (after[1] as number)
      )
        return new Intl.NumberFormat('en-IN').format(before.reduce((sum, part) => sum + part * k, 0))
    }
    return 'none'
  },
})

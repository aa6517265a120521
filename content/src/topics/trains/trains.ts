import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { number } from '../../text/format.ts'
import { answerLine, paragraphs, say } from '../../text/localized.ts'
import { quantity } from '../../text/units.ts'

const seconds = (value: number) => quantity(value, 'seconds')
const kmph = (value: number) => quantity(value, 'km/h')
const metres = (value: number) => quantity(value, 'm')

export const trainAndPlatform = template({
  id: 'trains/platform-and-pole',
  topic: 'trains',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'afcat', 'mat'],

  draw: (random, level) => ({
    // multiples of 18 km/h are multiples of 5 m/s
    fives: random.pick([3, 4, 5]),
    pole: random.int(8, 16),
    beyond: random.int(8, 20),
    find: level === 'easy' ? ('time' as const) : random.pick(['platform', 'train'] as const),
    thing: random.pick([
      { ...say('platform', 'ప్లాట్‌ఫారం', 'प्लेटफ़ॉर्म'), crossed: 'ప్లాట్‌ఫారాన్ని' },
      { ...say('bridge', 'వంతెన', 'पुल'), crossed: 'వంతెనను' },
      { ...say('tunnel', 'సొరంగం', 'सुरंग'), crossed: 'సొరంగాన్ని' },
    ]),
  }),

  write({ fives, pole, beyond, find, thing }) {
    const [ms, kmh] = [fives * 5, fives * 18]
    const [train, platform] = [ms * pole, ms * beyond]
    const answer = find === 'time' ? pole + beyond : find === 'platform' ? platform : train
    const format = find === 'time' ? seconds : metres
    const speed = kmph(kmh)
    const stem = {
      time: say(
        `A train ${train} m long runs at ${speed.en}. In what time will it cross a ${thing.en} ${platform} m long?`,
        `${train} మీ. పొడవు గల రైలు ${speed.te} వేగంతో వెళ్తోంది. ${platform} మీ. పొడవు గల ${thing.crossed} దాటడానికి దానికి ఎంత సమయం పడుతుంది?`,
        `${train} मी लंबी रेलगाड़ी ${speed.hi} की चाल से चल रही है। जिस ${thing.hi} की लंबाई ${platform} मी है, उसे पार करने में उसे कितना समय लगेगा?`,
      ),
      platform: say(
        `A train running at ${speed.en} passes a signal post in ${pole} seconds and crosses a ${thing.en} in ${pole + beyond} seconds. How long is the ${thing.en}?`,
        `${speed.te} వేగంతో వెళ్తున్న రైలు ఒక సిగ్నల్ స్తంభాన్ని ${pole} సెకన్లలో, ఒక ${thing.crossed} ${pole + beyond} సెకన్లలో దాటింది. ఆ ${thing.te} పొడవు ఎంత?`,
        `${speed.hi} की चाल से चल रही रेलगाड़ी एक सिग्नल के खंभे को ${pole} सेकंड में और एक ${thing.hi} को ${pole + beyond} सेकंड में पार करती है। ${thing.hi} की लंबाई कितनी है?`,
      ),
      train: say(
        `A train running at ${speed.en} crosses a ${thing.en} ${platform} m long in ${pole + beyond} seconds. How long is the train?`,
        `${speed.te} వేగంతో వెళ్తున్న రైలు ${platform} మీ. పొడవు గల ఒక ${thing.crossed} ${pole + beyond} సెకన్లలో దాటింది. రైలు పొడవు ఎంత?`,
        `${speed.hi} की चाल से चल रही रेलगाड़ी ${pole + beyond} सेकंड में एक ${thing.hi} को पार करती है, जिसकी लंबाई ${platform} मी है। रेलगाड़ी की लंबाई कितनी है?`,
      ),
    }[find]
    return {
      stem,
      correct: format(answer),
      distractors: numericDistractors(
        answer,
        find === 'time'
          ? [
              { value: beyond, mistake: 'left out the length of the train' },
              { value: pole, mistake: `left out the length of the ${thing.en}` },
              { value: Math.abs(beyond - pole), mistake: 'subtracted the lengths' },
              { value: 2 * beyond, mistake: `took the train to be as long as the ${thing.en}` },
              { value: (train + platform) / kmh, mistake: 'did not turn km/h into m/s' },
            ]
          : [
              { value: ms * (pole + beyond), mistake: 'gave the whole distance covered' },
              { value: find === 'platform' ? train : platform, mistake: 'gave the other length' },
              { value: kmh * (find === 'platform' ? beyond : pole), mistake: 'did not turn km/h into m/s' },
              { value: ms * (pole + 2 * beyond), mistake: 'added the length instead of subtracting' },
              { value: (ms * (pole + beyond)) / 2, mistake: 'took half the distance covered' },
            ],
        {
          format,
          plausible: (value) => value > 1 && Number.isInteger(value * 2),
          spares: [answer + 5, answer + 10, answer + 2],
        },
      ),
      explanation: paragraphs(
        say(
          `$${kmh}$ km/h $= ${kmh} \\times \\frac{5}{18} = ${ms}$ m/s.`,
          `$${kmh}$ కి.మీ./గం. $= ${kmh} \\times \\frac{5}{18} = ${ms}$ మీ./సె.`,
          `$${kmh}$ किमी/घंटा $= ${kmh} \\times \\frac{5}{18} = ${ms}$ मी/से।`,
        ),
        say(
          `To cross a ${thing.en} a train covers its own length as well; to pass a post it covers its own length only.`,
          `${thing.crossed} దాటడానికి రైలు తన పొడవును కూడా కలిపి ప్రయాణించాలి; స్తంభాన్ని దాటడానికి తన పొడవు మాత్రమే ప్రయాణించాలి.`,
          `${thing.hi} पार करने में रेलगाड़ी अपनी लंबाई भी तय करती है; खंभा पार करने में केवल अपनी लंबाई।`,
        ),
        find === 'time'
          ? say(
              `Time = (${train} + ${platform}) ÷ ${ms} = ${pole + beyond}. With the ${thing.en} alone it would be ${beyond}, which is too little.`,
              `సమయం = (${train} + ${platform}) ÷ ${ms} = ${pole + beyond}. ${thing.te} పొడవు మాత్రమే తీసుకుంటే ${beyond} వస్తుంది, అది తక్కువ.`,
              `समय = (${train} + ${platform}) ÷ ${ms} = ${pole + beyond}। केवल ${thing.hi} की लंबाई लेने पर ${beyond} आएगा, जो कम है।`,
            )
          : find === 'platform'
            ? say(
                `Train: ${ms} × ${pole} = ${train} m. Train and ${thing.en}: ${ms} × ${pole + beyond} = ${ms * (pole + beyond)} m, from which the train must be taken away.`,
                `రైలు: ${ms} × ${pole} = ${train} మీ. రైలు + ${thing.te}: ${ms} × ${pole + beyond} = ${ms * (pole + beyond)} మీ.; ఇందులో నుండి రైలు పొడవును తీసివేయాలి.`,
                `रेलगाड़ी: ${ms} × ${pole} = ${train} मी। रेलगाड़ी + ${thing.hi}: ${ms} × ${pole + beyond} = ${ms * (pole + beyond)} मी; इसमें से रेलगाड़ी की लंबाई घटानी है।`,
              )
            : say(
                `Train and ${thing.en}: ${ms} × ${pole + beyond} = ${ms * (pole + beyond)} m, from which the ${platform} m of the ${thing.en} must be taken away.`,
                `రైలు + ${thing.te}: ${ms} × ${pole + beyond} = ${ms * (pole + beyond)} మీ.; ఇందులో నుండి ${thing.te} పొడవు ${platform} మీ. తీసివేయాలి.`,
                `रेलगाड़ी + ${thing.hi}: ${ms} × ${pole + beyond} = ${ms * (pole + beyond)} मी; इसमें से ${thing.hi} की लंबाई ${platform} मी घटानी है।`,
              ),
        answerLine(format(answer)),
      ),
    }
  },

  // the front of the train moved a metre at a time
  verify({ fives, pole, beyond, find }) {
    const perMetre = 3600 / (fives * 18 * 1000)
    if (find === 'time') {
      let front = 0
      while (front - fives * 5 * pole < fives * 5 * beyond) front++
      return seconds(front * perMetre).en
    }
    let run = 0
    while ((run + 1) * perMetre <= pole + beyond + 1e-9) run++
    return metres(run - fives * 5 * (find === 'platform' ? pole : beyond)).en
  },
})

export const twoTrains = template({
  id: 'trains/two-trains',
  topic: 'trains',
  levels: ['medium', 'hard'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'cat', 'mat', 'afcat'],

  draw(random, level) {
    const opposite = random.chance(0.5)
    const slow = random.pick([36, 45, 54])
    // relative speed a multiple of 18 km/h, that is of 5 m/s
    const relative = opposite
      ? random.pick([90, 108, 126, 144].filter((r) => r - slow > 36 && r - slow <= 90))
      : random.pick([36, 54])
    const time = opposite ? random.int(8, 15) : random.int(20, 32)
    const total = (relative * 5 * time) / 18
    const first = Math.floor(total / 20) * 10 + random.pick([-20, -10, 10, 20])
    return { opposite, slow, relative, time, first, second: total - first, findSpeed: level === 'hard' }
  },

  write({ opposite, slow, relative, time, first, second, findSpeed }) {
    const fast = opposite ? relative - slow : relative + slow
    const answer = findSpeed ? fast : time
    const format = findSpeed ? kmph : seconds
    const between = kmph(relative)
    const [way, wayTe, wayHi] = opposite
      ? ['in opposite directions', 'ఎదురెదురు దిశల్లో', 'विपरीत दिशाओं में']
      : ['in the same direction', 'ఒకే దిశలో', 'एक ही दिशा में']
    const other = opposite ? Math.abs(fast - slow) : fast + slow
    const [quick, late] = [kmph(fast), kmph(slow)]
    // both run equally fast in some draws
    const [slower, faster] =
      fast === slow
        ? [say('one of them', 'వాటిలో ఒక రైలు', 'उनमें से एक गाड़ी'), say('the other', 'రెండవ రైలు', 'दूसरी गाड़ी')]
        : [say('the slower', 'నెమ్మదిగా వెళ్లే రైలు', 'धीमी गाड़ी'), say('the faster', 'వేగవంతమైన రైలు', 'तेज़ गाड़ी')]
    return {
      stem: findSpeed
        ? say(
            `Two trains ${first} m and ${second} m long run ${way} on parallel tracks${opposite ? '' : ', the faster behind the slower'}. They take ${time} seconds to cross each other completely. If ${slower.en} runs at ${late.en}, what is the speed of ${faster.en}?`,
            `${first} మీ., ${second} మీ. పొడవు గల రెండు రైళ్లు సమాంతర పట్టాలపై ${wayTe} వెళ్తున్నాయి${opposite ? '' : '; వేగంగా వెళ్లే రైలు వెనుక ఉంది'}. అవి ఒకదానినొకటి పూర్తిగా దాటడానికి ${time} సెకన్లు పడుతుంది. ${slower.te} వేగం ${late.te} అయితే, రెండవ రైలు వేగం ఎంత?`,
            `${first} मी और ${second} मी लंबी दो रेलगाड़ियाँ समांतर पटरियों पर ${wayHi} चल रही हैं${opposite ? '' : '; तेज़ गाड़ी धीमी गाड़ी के पीछे है'}। एक-दूसरे को पूरी तरह पार करने में उन्हें ${time} सेकंड लगते हैं। यदि ${slower.hi} की चाल ${late.hi} है, तो ${faster.hi} की चाल कितनी है?`,
          )
        : say(
            `Two trains ${first} m and ${second} m long run ${way} on parallel tracks at ${quick.en} and ${late.en}. How long do they take to cross each other completely${opposite ? '' : ', the faster coming from behind'}?`,
            `${first} మీ., ${second} మీ. పొడవు గల రెండు రైళ్లు సమాంతర పట్టాలపై ${wayTe} వరుసగా ${quick.te}, ${late.te} వేగాలతో వెళ్తున్నాయి. ${opposite ? '' : 'వేగంగా వెళ్లే రైలు వెనుక నుండి వస్తే, '}అవి ఒకదానినొకటి పూర్తిగా దాటడానికి ఎంత సమయం పడుతుంది?`,
            `${first} मी और ${second} मी लंबी दो रेलगाड़ियाँ समांतर पटरियों पर ${wayHi} क्रमशः ${quick.hi} और ${late.hi} की चाल से चल रही हैं। ${opposite ? '' : 'तेज़ गाड़ी पीछे से आए, तो '}एक-दूसरे को पूरी तरह पार करने में उन्हें कितना समय लगेगा?`,
          ),
      correct: format(answer),
      distractors: numericDistractors(
        answer,
        findSpeed
          ? [
              { value: relative, mistake: 'gave the relative speed' },
              {
                value: opposite ? relative + slow : Math.abs(relative - slow),
                mistake: 'added for subtracted or the reverse',
              },
              { value: (relative * 5) / 18, mistake: 'left the relative speed in m/s' },
              { value: (first / time) * 3.6 + (opposite ? 0 : slow), mistake: 'used the length of one train' },
              { value: fast + 9, mistake: 'turned m/s into km/h inexactly' },
            ]
          : [
              {
                value: other === 0 ? 0 : (first + second) / ((other * 5) / 18),
                mistake: 'used the wrong relative speed',
              },
              { value: first / ((relative * 5) / 18), mistake: 'used the first length only' },
              { value: second / ((relative * 5) / 18), mistake: 'used the second length only' },
              { value: (first + second) / ((fast * 5) / 18), mistake: 'used the speed of the faster only' },
              { value: (first + second) / ((slow * 5) / 18), mistake: 'used the speed of the slower only' },
            ],
        {
          format,
          plausible: (value) => value > (findSpeed ? 8 : 1) && value < 400,
          spares: [answer + 4, answer + 18, answer + 36],
        },
      ),
      explanation: paragraphs(
        say(
          `The distance to be covered is the sum of the lengths, ${first} + ${second} = ${first + second} m, at the relative speed.`,
          `దాటవలసిన దూరం రెండు పొడవుల మొత్తం, ${first} + ${second} = ${first + second} మీ.; దీనిని సాపేక్ష వేగంతో దాటుతాయి.`,
          `तय की जाने वाली दूरी दोनों लंबाइयों का योग ${first} + ${second} = ${first + second} मी है, जो सापेक्ष चाल से तय होती है।`,
        ),
        opposite
          ? say(
              'Opposite directions: the speeds are added.',
              'ఎదురెదురు దిశలు: వేగాలను కూడాలి.',
              'विपरीत दिशाएँ: चालें जोड़ी जाती हैं।',
            )
          : say('Same direction: the speeds are subtracted.', 'ఒకే దిశ: వేగాలను తీసివేయాలి.', 'एक ही दिशा: चालें घटाई जाती हैं।'),
        findSpeed
          ? say(
              `Relative speed = ${first + second} ÷ ${time} = ${number((relative * 5) / 18)} m/s = ${between.en}, so ${faster.en} runs at ${relative} ${opposite ? '−' : '+'} ${slow} km/h. The relative speed itself is not the answer.`,
              `సాపేక్ష వేగం = ${first + second} ÷ ${time} = ${number((relative * 5) / 18)} మీ./సె. = ${between.te}; కాబట్టి ${faster.te} వేగం ${relative} ${opposite ? '−' : '+'} ${slow} కి.మీ./గం. సాపేక్ష వేగమే సమాధానం కాదు.`,
              `सापेक्ष चाल = ${first + second} ÷ ${time} = ${number((relative * 5) / 18)} मी/से = ${between.hi}, इसलिए ${faster.hi} की चाल ${relative} ${opposite ? '−' : '+'} ${slow} किमी/घंटा है। सापेक्ष चाल स्वयं उत्तर नहीं है।`,
            )
          : say(
              `Relative speed = ${fast} ${opposite ? '+' : '−'} ${slow} = ${between.en} = ${number((relative * 5) / 18)} m/s, and ${first + second} ÷ ${number((relative * 5) / 18)} = ${time}.`,
              `సాపేక్ష వేగం = ${fast} ${opposite ? '+' : '−'} ${slow} = ${between.te} = ${number((relative * 5) / 18)} మీ./సె.; ${first + second} ÷ ${number((relative * 5) / 18)} = ${time}.`,
              `सापेक्ष चाल = ${fast} ${opposite ? '+' : '−'} ${slow} = ${between.hi} = ${number((relative * 5) / 18)} मी/से, और ${first + second} ÷ ${number((relative * 5) / 18)} = ${time}।`,
            ),
        findSpeed
          ? say(
              `The speed of ${faster.en} is ${format(answer).en}.`,
              `${faster.te} వేగం ${format(answer).te}`,
              `${faster.hi} की चाल ${format(answer).hi} है।`,
            )
          : say(`They take ${format(answer).en}.`, `పట్టే సమయం ${format(answer).te}.`, `${format(answer).hi} लगेंगे।`),
      ),
    }
  },

  verify({ opposite, slow, relative, time, first, second, findSpeed }) {
    const crossing = (fast: number) => {
      const closing = ((opposite ? fast + slow : fast - slow) * 1000) / 3600
      return closing <= 0 ? Number.POSITIVE_INFINITY : (first + second) / closing
    }
    if (!findSpeed) return seconds(crossing(opposite ? relative - slow : relative + slow)).en
    let fast = 1
    while (Math.abs(crossing(fast) - time) > 1e-6) fast++
    return kmph(fast).en
  },
})

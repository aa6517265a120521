import { say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'
import { fact, pairs, span, sufficiencyTemplate } from './sufficiency.ts'

type Run = readonly [length: number, metresPerSecond: number]

export const trainLength = sufficiencyTemplate<Run>({
  id: 'data-sufficiency/train-length',
  levels: ['medium'],
  puzzle(random) {
    const speed = random.step(10, 25, 5)
    const seconds = random.int(6, 12)
    const length = speed * seconds
    const extra = random.int(5, 12)
    const platform = speed * extra
    const bridge = speed * random.int(13, 20)
    const [kmPerHour, crossing] = [(speed * 18) / 5, bridge / speed + seconds]
    const noSpeed = say(
      'without the speed, this does not give the length.',
      'వేగం తెలియకుండా దీని నుండి పొడవు రాదు.',
      'चाल के बिना इससे लंबाई नहीं मिलती।',
    )
    const inSeconds = (what: LocalizedText, time: number): LocalizedText =>
      say(
        `It ${what.en} in ${time} seconds.`,
        `అది ${what.te} ${time} సెకన్లలో దాటుతుంది.`,
        `वह ${what.hi} ${time} सेकंड में पार करती है।`,
      )
    const pole = fact<Run>(
      inSeconds(say('passes a signal post', 'ఒక సిగ్నల్ స్తంభాన్ని', 'एक सिग्नल के खंभे को'), seconds),
      noSpeed,
      ([l, v]) => l === v * seconds,
    )
    const over = fact<Run>(
      inSeconds(
        say(`crosses a platform ${platform} m long`, `${platform} మీ. పొడవున్న ప్లాట్‌ఫారాన్ని`, `${platform} मी लंबे प्लेटफ़ॉर्म को`),
        seconds + extra,
      ),
      say(
        'both the length and the speed are unknown in it.',
        'ఇందులో పొడవు, వేగం రెండూ తెలియవు.',
        'इसमें लंबाई और चाल दोनों अज्ञात हैं।',
      ),
      ([l, v]) => l + platform === v * (seconds + extra),
    )
    const pace = fact<Run>(
      say(`It runs at ${kmPerHour} km/h.`, `దాని వేగం గంటకు ${kmPerHour} కి.మీ.`, `उसकी चाल ${kmPerHour} किमी/घंटा है।`),
      say(
        'without a time, this does not give the length.',
        'కాలం తెలియకుండా దీని నుండి పొడవు రాదు.',
        'समय के बिना इससे लंबाई नहीं मिलती।',
      ),
      ([, v]) => v === speed,
    )
    const man = fact<Run>(
      inSeconds(
        say('passes a man standing beside the track', 'పట్టాల పక్కన నిలబడిన ఒక వ్యక్తిని', 'पटरी के पास खड़े एक व्यक्ति को'),
        seconds,
      ),
      noSpeed,
      ([l, v]) => l === v * seconds,
    )
    const equal = fact<Run>(
      inSeconds(
        say('crosses a platform as long as itself', 'తన పొడవుకు సమానమైన ప్లాట్‌ఫారాన్ని', 'अपने बराबर लंबे प्लेटफ़ॉर्म को'),
        2 * seconds,
      ),
      say(
        `it covers its own length in ${seconds} seconds, but the speed is not known.`,
        `అది తన పొడవును ${seconds} సెకన్లలో దాటుతుంది, కానీ వేగం తెలియదు.`,
        `वह अपनी लंबाई ${seconds} सेकंड में तय करती है, पर चाल पता नहीं।`,
      ),
      ([l, v]) => 2 * l === v * 2 * seconds,
    )
    const which = random.pick([
      say('a goods train', 'ఒక గూడ్స్ రైలు', 'एक मालगाड़ी'),
      say('an express train', 'ఒక ఎక్స్‌ప్రెస్ రైలు', 'एक एक्सप्रेस रेलगाड़ी'),
      say('a passenger train', 'ఒక ప్యాసింజర్ రైలు', 'एक सवारी गाड़ी'),
    ])
    return {
      question: random.pick([
        say(
          `What is the length of ${which.en} that runs at a uniform speed?`,
          `సమవేగంతో వెళ్లే ${which.te} పొడవు ఎంత?`,
          `एकसमान चाल से चलने वाली ${which.hi} की लंबाई कितनी है?`,
        ),
        say(
          `How long, in metres, is ${which.en} that runs at a uniform speed?`,
          `సమవేగంతో వెళ్లే ${which.te} పొడవు ఎన్ని మీటర్లు?`,
          `एकसमान चाल से चलने वाली ${which.hi} कितने मीटर लंबी है?`,
        ),
      ]),
      models: pairs(span(5, 900, 5), span(1, 60)),
      answer: ([l]) => l,
      enough: [
        fact(
          say(
            `Running at ${kmPerHour} km/h, it passes a signal post in ${seconds} seconds.`,
            `గంటకు ${kmPerHour} కి.మీ. వేగంతో అది ఒక సిగ్నల్ స్తంభాన్ని ${seconds} సెకన్లలో దాటుతుంది.`,
            `${kmPerHour} किमी/घंटा की चाल से वह एक सिग्नल के खंभे को ${seconds} सेकंड में पार करती है।`,
          ),
          say(
            `${kmPerHour} km/h is ${speed} m/s, so the length is ${speed} × ${seconds} = ${length} m.`,
            `${kmPerHour} కి.మీ./గం. = ${speed} మీ./సె., కాబట్టి పొడవు ${speed} × ${seconds} = ${length} మీ.`,
            `${kmPerHour} किमी/घंटा = ${speed} मी/से, अतः लंबाई ${speed} × ${seconds} = ${length} मी।`,
          ),
          ([l, v]) => v === speed && l === v * seconds,
        ),
        fact(
          say(
            `Running at ${kmPerHour} km/h, it crosses a bridge ${bridge} m long in ${crossing} seconds.`,
            `గంటకు ${kmPerHour} కి.మీ. వేగంతో అది ${bridge} మీ. పొడవున్న వంతెనను ${crossing} సెకన్లలో దాటుతుంది.`,
            `${kmPerHour} किमी/घंटा की चाल से वह ${bridge} मी लंबे पुल को ${crossing} सेकंड में पार करती है।`,
          ),
          say(
            `${kmPerHour} km/h is ${speed} m/s, so the length is ${speed} × ${crossing} − ${bridge} = ${length} m.`,
            `${kmPerHour} కి.మీ./గం. = ${speed} మీ./సె., కాబట్టి పొడవు ${speed} × ${crossing} − ${bridge} = ${length} మీ.`,
            `${kmPerHour} किमी/घंटा = ${speed} मी/से, अतः लंबाई ${speed} × ${crossing} − ${bridge} = ${length} मी।`,
          ),
          ([l, v]) => v === speed && l + bridge === v * (bridge / speed + seconds),
        ),
      ],
      notEnough: [over, equal],
      enoughTogether: [
        {
          facts: [pole, over],
          shows: say(
            `Together: ${platform} m take ${extra} seconds, so the speed is ${speed} m/s and the length ${speed} × ${seconds} = ${length} m.`,
            `కలిపితే: ${platform} మీ.కు ${extra} సెకన్లు పడుతుంది, కాబట్టి వేగం ${speed} మీ./సె., పొడవు ${speed} × ${seconds} = ${length} మీ.`,
            `मिलकर: ${platform} मी में ${extra} सेकंड लगते हैं, अतः चाल ${speed} मी/से और लंबाई ${speed} × ${seconds} = ${length} मी।`,
          ),
        },
        {
          facts: [pace, over],
          shows: say(
            `Together: ${speed} × ${seconds + extra} − ${platform} = ${length} m.`,
            `కలిపితే: ${speed} × ${seconds + extra} − ${platform} = ${length} మీ.`,
            `मिलकर: ${speed} × ${seconds + extra} − ${platform} = ${length} मी।`,
          ),
        },
        {
          facts: [pace, man],
          shows: say(
            `Together: ${speed} m/s for ${seconds} seconds, that is ${length} m.`,
            `కలిపితే: ${speed} మీ./సె. వేగంతో ${seconds} సెకన్లు, అంటే ${length} మీ.`,
            `मिलकर: ${speed} मी/से की चाल से ${seconds} सेकंड, यानी ${length} मी।`,
          ),
        },
        {
          facts: [pace, equal],
          shows: say(
            `Together: ${speed} m/s for ${2 * seconds} seconds is twice the length, so it is ${length} m.`,
            `కలిపితే: ${speed} మీ./సె. వేగంతో ${2 * seconds} సెకన్లలో వెళ్లే దూరం పొడవుకు రెట్టింపు, కాబట్టి పొడవు ${length} మీ.`,
            `मिलकर: ${speed} मी/से की चाल से ${2 * seconds} सेकंड की दूरी लंबाई की दुगुनी है, अतः लंबाई ${length} मी।`,
          ),
        },
      ],
      neverEnough: [
        {
          facts: [pole, man],
          shows: say(
            'Both say the same, for a post and a man have no length worth counting; the speed is missing.',
            'స్తంభానికి, వ్యక్తికి లెక్కించదగిన పొడవు లేదు కాబట్టి రెండూ ఒకే విషయం చెబుతాయి; వేగం తెలియదు.',
            'दोनों एक ही बात कहते हैं, क्योंकि खंभे और व्यक्ति की लंबाई नगण्य है; चाल पता नहीं।',
          ),
        },
        {
          facts: [pole, equal],
          shows: say(
            `The second crossing is just twice the first, so it brings nothing new; the speed is missing.`,
            `ప్లాట్‌ఫారం దాటే కాలం స్తంభం దాటే కాలానికి రెట్టింపే, కాబట్టి కొత్త విషయం లేదు; వేగం తెలియదు.`,
            `प्लेटफ़ॉर्म पार करने का समय खंभे वाले का ठीक दुगुना है, इसलिए कुछ नया नहीं; चाल पता नहीं।`,
          ),
        },
        {
          facts: [man, equal],
          shows: say(
            `The crossing of the platform is just twice the passing of the man, so it brings nothing new.`,
            `ప్లాట్‌ఫారం దాటే కాలం వ్యక్తిని దాటే కాలానికి రెట్టింపే, కాబట్టి కొత్త విషయం లేదు.`,
            `प्लेटफ़ॉर्म पार करने का समय व्यक्ति वाले का ठीक दुगुना है, इसलिए कुछ नया नहीं मिलता।`,
          ),
        },
      ],
    }
  },
})

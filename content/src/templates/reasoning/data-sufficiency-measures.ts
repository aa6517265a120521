import { fraction, gcd, rupees } from '../../format.ts'
import { type Speech, say } from '../../speech.ts'
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
      'गति के बिना इससे लंबाई नहीं मिलती।',
    )
    const inSeconds = (what: Speech, time: number): Speech =>
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
        say(`crosses a platform ${platform} m long`, `${platform} మీ. పొడవున్న ప్లాట్‌ఫారాన్ని`, `${platform} मी लंबे प्लेटफॉर्म को`),
        seconds + extra,
      ),
      say(
        'both the length and the speed are unknown in it.',
        'ఇందులో పొడవు, వేగం రెండూ తెలియవు.',
        'इसमें लंबाई और गति दोनों अज्ञात हैं।',
      ),
      ([l, v]) => l + platform === v * (seconds + extra),
    )
    const pace = fact<Run>(
      say(`It runs at ${kmPerHour} km/h.`, `దాని వేగం గంటకు ${kmPerHour} కి.మీ.`, `उसकी गति ${kmPerHour} किमी/घंटा है।`),
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
        say('crosses a platform as long as itself', 'తన పొడవుకు సమానమైన ప్లాట్‌ఫారాన్ని', 'अपने बराबर लंबे प्लेटफॉर्म को'),
        2 * seconds,
      ),
      say(
        `it covers its own length in ${seconds} seconds, but the speed is not known.`,
        `అది తన పొడవును ${seconds} సెకన్లలో దాటుతుంది, కానీ వేగం తెలియదు.`,
        `वह अपनी लंबाई ${seconds} सेकंड में तय करती है, पर गति पता नहीं।`,
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
          `సమవేగంతో వెళ్ళే ${which.te} పొడవు ఎంత?`,
          `एकसमान गति से चलने वाली ${which.hi} की लंबाई कितनी है?`,
        ),
        say(
          `How long, in metres, is ${which.en} that runs at a uniform speed?`,
          `సమవేగంతో వెళ్ళే ${which.te} పొడవు ఎన్ని మీటర్లు?`,
          `एकसमान गति से चलने वाली ${which.hi} कितने मीटर लंबी है?`,
        ),
      ]),
      models: pairs(span(5, 900, 5), span(1, 60)),
      answer: ([l]) => l,
      enough: [
        fact(
          say(
            `Running at ${kmPerHour} km/h, it passes a signal post in ${seconds} seconds.`,
            `గంటకు ${kmPerHour} కి.మీ. వేగంతో అది ఒక సిగ్నల్ స్తంభాన్ని ${seconds} సెకన్లలో దాటుతుంది.`,
            `${kmPerHour} किमी/घंटा की गति से वह एक सिग्नल के खंभे को ${seconds} सेकंड में पार करती है।`,
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
            `${kmPerHour} किमी/घंटा की गति से वह ${bridge} मी लंबे पुल को ${crossing} सेकंड में पार करती है।`,
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
            `కలిపితే: ${platform} మీ. కు ${extra} సెకన్లు పడుతుంది, కాబట్టి వేగం ${speed} మీ./సె., పొడవు ${speed} × ${seconds} = ${length} మీ.`,
            `मिलकर: ${platform} मी में ${extra} सेकंड लगते हैं, अतः गति ${speed} मी/से और लंबाई ${speed} × ${seconds} = ${length} मी।`,
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
            `मिलकर: ${speed} मी/से से ${seconds} सेकंड, यानी ${length} मी।`,
          ),
        },
        {
          facts: [pace, equal],
          shows: say(
            `Together: ${speed} m/s for ${2 * seconds} seconds is twice the length, so it is ${length} m.`,
            `కలిపితే: ${speed} మీ./సె. వేగంతో ${2 * seconds} సెకన్లలో వెళ్ళే దూరం పొడవుకు రెట్టింపు, కాబట్టి పొడవు ${length} మీ.`,
            `मिलकर: ${speed} मी/से से ${2 * seconds} सेकंड की दूरी लंबाई की दुगुनी है, अतः लंबाई ${length} मी।`,
          ),
        },
      ],
      neverEnough: [
        {
          facts: [pole, man],
          shows: say(
            'Both say the same, for a post and a man have no length worth counting; the speed is missing.',
            'స్తంభానికి, వ్యక్తికి లెక్కించదగిన పొడవు లేదు కాబట్టి రెండూ ఒకే విషయం చెబుతాయి; వేగం తెలియదు.',
            'दोनों एक ही बात कहते हैं, क्योंकि खंभे और व्यक्ति की लंबाई नगण्य है; गति पता नहीं।',
          ),
        },
        {
          facts: [pole, equal],
          shows: say(
            `The second crossing is just twice the first, so it brings nothing new; the speed is missing.`,
            `ప్లాట్‌ఫారం దాటే కాలం స్తంభం దాటే కాలానికి రెట్టింపే, కాబట్టి కొత్త విషయం లేదు; వేగం తెలియదు.`,
            `प्लेटफॉर्म पार करने का समय खंभे वाले का ठीक दुगुना है, इसलिए कुछ नया नहीं; गति पता नहीं।`,
          ),
        },
        {
          facts: [man, equal],
          shows: say(
            `The crossing of the platform is just twice the passing of the man, so it brings nothing new.`,
            `ప్లాట్‌ఫారం దాటే కాలం వ్యక్తిని దాటే కాలానికి రెట్టింపే, కాబట్టి కొత్త విషయం లేదు.`,
            `प्लेटफॉर्म पार करने का समय व्यक्ति वाले का ठीक दुगुना है, इसलिए कुछ नया नहीं मिलता।`,
          ),
        },
      ],
    }
  },
})

type Sale = { readonly cost: number; readonly markUp: number; readonly discount: number }

export const profitPercent = sufficiencyTemplate<Sale>({
  id: 'data-sufficiency/profit-per-cent',
  levels: ['medium'],
  puzzle(random) {
    const markUp = random.pick([25, 40, 50, 60, 75])
    const discount = markUp === 25 ? 10 : random.pick([10, 20])
    const cost = random.step(400, 2000, 200)
    // in hundredths of a paisa, so that everything stays whole
    const price = (sale: Sale) => sale.cost * (100 + sale.markUp) * (100 - sale.discount)
    const gained = (sale: Sale) => (100 + sale.markUp) * (100 - sale.discount) - 10000
    const equal = (a: number, b: number) => Math.abs(a - b) < 1
    const hidden = { cost, markUp, discount }
    const [selling, profit] = [price(hidden) / 10000, price(hidden) / 10000 - cost]
    const gainPercent = gained(hidden) / 100
    const common = gcd(10000, gained(hidden) + 10000)
    const [bought, sold] = [(gained(hidden) + 10000) / common, 10000 / common]
    const item = random.pick([
      say('watch', 'చేతి గడియారం', 'घड़ी'),
      say('suitcase', 'సూట్‌కేసు', 'सूटकेस'),
      say('table fan', 'టేబుల్ ఫ్యాన్', 'टेबल फ़ैन'),
      say('pressure cooker', 'ప్రెషర్ కుక్కర్', 'प्रेशर कुकर'),
      say('wall clock', 'గోడ గడియారం', 'दीवार घड़ी'),
    ])
    const [paid, got, gain] = [rupees(cost), rupees(selling), rupees(profit)]
    const oneNumber = say(
      'one amount alone gives no percentage of the cost.',
      'ఒక్క మొత్తం నుండి కొన్నవెలపై శాతం రాదు.',
      'केवल एक राशि से लागत पर प्रतिशत नहीं मिलता।',
    )
    const costFact = fact<Sale>(
      say(
        `The ${item.en} cost him ${paid}.`,
        `అతనికి ${item.te} కొన్నవెల ${paid}.`,
        `उसके लिए ${item.hi} का क्रय मूल्य ${paid} था।`,
      ),
      oneNumber,
      (sale) => sale.cost === cost,
    )
    const sellingFact = fact<Sale>(
      say(
        `He sold the ${item.en} for ${got}.`,
        `అతని ${item.te} అమ్మినవెల ${got}.`,
        `उसका ${item.hi} का विक्रय मूल्य ${got} था।`,
      ),
      oneNumber,
      (sale) => equal(price(sale), price(hidden)),
    )
    const profitFact = fact<Sale>(
      say(`His profit was ${gain}.`, `అతనికి వచ్చిన లాభం ${gain}.`, `उसका लाभ ${gain} था।`),
      oneNumber,
      (sale) => equal(price(sale) - sale.cost * 10000, profit * 10000),
    )
    const marked = fact<Sale>(
      say(
        `He had marked the ${item.en} ${markUp}% above its cost price.`,
        `అతను ${item.te} ప్రకటన వెలను కొన్నవెల కంటే ${markUp}% ఎక్కువగా నిర్ణయించాడు.`,
        `उसने ${item.hi} का अंकित मूल्य क्रय मूल्य से ${markUp}% अधिक रखा था।`,
      ),
      say('the discount, if any, is not known.', 'తగ్గింపు ఇచ్చాడో లేదో, ఎంతో తెలియదు.', 'छूट दी गई या कितनी, यह पता नहीं।'),
      (sale) => sale.markUp === markUp,
    )
    const reduced = fact<Sale>(
      say(
        `He allowed a discount of ${discount}% on the marked price.`,
        `అతను ప్రకటన వెలపై ${discount}% తగ్గింపు ఇచ్చాడు.`,
        `उसने अंकित मूल्य पर ${discount}% की छूट दी।`,
      ),
      say(
        'how far the marked price lies above the cost is not known.',
        'ప్రకటన వెల కొన్నవెల కంటే ఎంత ఎక్కువో తెలియదు.',
        'अंकित मूल्य लागत से कितना अधिक है, यह पता नहीं।',
      ),
      (sale) => sale.discount === discount,
    )
    const raise = random.step(20, 80, 10)
    const gainMore = rupees(profit + raise)
    const more = fact<Sale>(
      say(
        `Had he sold it for ${rupees(raise)} more, his profit would have been ${gainMore}.`,
        `అతను దానిని మరో ${rupees(raise)} ఎక్కువకు అమ్మి ఉంటే లాభం ${gainMore} అయ్యేది.`,
        `यदि वह उसे ${rupees(raise)} अधिक में बेचता, तो लाभ ${gainMore} होता।`,
      ),
      say(
        `this only says that the profit was ${gain}; ${oneNumber.en}`,
        `దీని నుండి లాభం ${gain} అని మాత్రమే తెలుస్తుంది; ${oneNumber.te}`,
        `इससे केवल यह पता चलता है कि लाभ ${gain} था; ${oneNumber.hi}`,
      ),
      (sale) => equal(price(sale) + raise * 10000 - sale.cost * 10000, (profit + raise) * 10000),
    )
    const result = say(`the profit is ${gainPercent}%.`, `లాభ శాతం ${gainPercent}%.`, `लाभ ${gainPercent}% है।`)
    const fromBoth = say(
      `Together: profit ${gain} on ${paid}, so ${result.en}`,
      `కలిపితే: ${paid} పై లాభం ${gain}, కాబట్టి ${result.te}`,
      `मिलकर: ${paid} पर लाभ ${gain}, अतः ${result.hi}`,
    )
    const times = fraction(bought, sold)
    return {
      question: say(
        `A trader sold a ${item.en} at a profit. What was his profit per cent?`,
        `ఒక వ్యాపారి ఒక ${item.te} లాభానికి అమ్మాడు. అతని లాభ శాతం ఎంత?`,
        `एक व्यापारी ने लाभ पर ${item.hi} की बिक्री की। उसका लाभ प्रतिशत कितना था?`,
      ),
      models: span(100, 4000, 100)
        .flatMap((c) =>
          pairs([5, 10, 20, 25, 30, 40, 50, 60, 75, 80, 100], [0, 5, 10, 15, 20, 25]).map(([m, d]) => ({
            cost: c,
            markUp: m,
            discount: d,
          })),
        )
        .filter((sale) => gained(sale) > 0)
        // the same price and the same profit from half the cost, which the coarse grid above need not hold
        .concat([
          { cost: cost / 2, markUp: (200 * selling) / cost - 100, discount: 0 },
          { cost: cost / 2, markUp: (200 * profit) / cost, discount: 0 },
        ]),
      answer: gained,
      enough: [
        fact(
          say(
            `The cost price of ${bought} such articles equals the selling price of ${sold}.`,
            `అలాంటి ${bought} వస్తువుల కొన్నవెల ${sold} వస్తువుల అమ్మినవెలకు సమానం.`,
            `ऐसी ${bought} वस्तुओं का क्रय मूल्य ${sold} वस्तुओं के विक्रय मूल्य के बराबर है।`,
          ),
          say(
            `selling price ÷ cost price = ${times}, so ${result.en}`,
            `అమ్మినవెల ÷ కొన్నవెల = ${times}, కాబట్టి ${result.te}`,
            `विक्रय मूल्य ÷ क्रय मूल्य = ${times}, अतः ${result.hi}`,
          ),
          (sale) => sale.cost * 10000 * bought === price(sale) * sold,
        ),
        fact(
          say(
            `He made ${rupees(gainPercent)} on every ${rupees(100)} that he had spent on it.`,
            `దానిపై ఖర్చు చేసిన ప్రతి ${rupees(100)} కు అతనికి ${rupees(gainPercent)} లాభం వచ్చింది.`,
            `उस पर खर्च किए हर ${rupees(100)} पर उसे ${rupees(gainPercent)} का लाभ हुआ।`,
          ),
          say(
            `profit is reckoned on the cost, so ${result.en}`,
            `లాభాన్ని కొన్నవెలపై లెక్కిస్తారు, కాబట్టి ${result.te}`,
            `लाभ लागत पर निकाला जाता है, अतः ${result.hi}`,
          ),
          (sale) => gained(sale) === gained(hidden),
        ),
      ],
      notEnough: [costFact, sellingFact, profitFact, marked, reduced, more],
      enoughTogether: [
        {
          facts: [costFact, sellingFact],
          shows: fromBoth,
        },
        {
          facts: [sellingFact, profitFact],
          shows: say(
            `Together: cost ${paid}, profit ${gain}, so ${result.en}`,
            `కలిపితే: కొన్నవెల ${paid}, లాభం ${gain}, కాబట్టి ${result.te}`,
            `मिलकर: क्रय मूल्य ${paid}, लाभ ${gain}, अतः ${result.hi}`,
          ),
        },
        {
          facts: [marked, reduced],
          shows: say(
            `Together: take the cost as ₹100, mark it ₹${100 + markUp}, take off ${discount}%: ₹${100 + gainPercent}, so ${result.en}`,
            `కలిపితే: కొన్నవెల ₹100 అనుకుంటే, ప్రకటన వెల ₹${100 + markUp}, ${discount}% తగ్గింపు తరువాత ₹${100 + gainPercent}; కాబట్టి ${result.te}`,
            `मिलकर: क्रय मूल्य ₹100 मानें, अंकित मूल्य ₹${100 + markUp}, ${discount}% छूट के बाद ₹${100 + gainPercent}; अतः ${result.hi}`,
          ),
        },
        { facts: [costFact, more], shows: fromBoth },
      ],
      neverEnough: [
        {
          facts: [profitFact, more],
          shows: say(
            `Both say that the profit was ${gain}; the cost is missing.`,
            `రెండూ లాభం ${gain} అనే చెబుతాయి; కొన్నవెల తెలియదు.`,
            `दोनों यही कहते हैं कि लाभ ${gain} था; क्रय मूल्य पता नहीं।`,
          ),
        },
        {
          facts: [marked, costFact],
          shows: say(
            'The marked price follows, but not the price at which it was sold.',
            'ప్రకటన వెల తెలుస్తుంది, కానీ అమ్మినవెల తెలియదు.',
            'अंकित मूल्य मिलता है, पर विक्रय मूल्य नहीं।',
          ),
        },
        {
          facts: [reduced, costFact],
          shows: say(
            'The marked price is missing, so the selling price does not follow.',
            'ప్రకటన వెల తెలియదు, కాబట్టి అమ్మినవెల రాదు.',
            'अंकित मूल्य पता नहीं, इसलिए विक्रय मूल्य नहीं निकलता।',
          ),
        },
      ],
    }
  },
})

type Sides = readonly [length: number, breadth: number]

export const rectangle = sufficiencyTemplate<Sides>({
  id: 'data-sufficiency/rectangle',
  levels: ['medium'],
  puzzle(random) {
    const [m, n] = random.pick([
      [2, 1],
      [3, 2],
      [4, 3],
      [3, 1],
    ] as const)
    const unit = random.step(4, 9, 1)
    const [l, b] = [m * unit, n * unit]
    const rate = random.step(10, 60, 10)
    const asksArea = random.chance(0.5)
    const plot = random.pick([
      say('field', 'పొలం', 'खेत'),
      say('hall', 'హాలు', 'हॉल'),
      say('plot', 'స్థలం', 'भूखंड'),
      say('park', 'పార్కు', 'पार्क'),
    ])
    const [per, forArea, forFence] = [rupees(rate), rupees(rate * l * b), rupees(rate * 2 * (l + b))]
    const round = 2 * (l + b)
    const shape = say(
      'this gives the shape, not the size.',
      'ఇది ఆకారాన్ని ఇస్తుంది, పరిమాణాన్ని కాదు.',
      'इससे आकार-अनुपात मिलता है, माप नहीं।',
    )
    const area = fact<Sides>(
      say(
        `Levelling the ${plot.en} at ${per} per square metre costs ${forArea}.`,
        `చదరపు మీటరుకు ${per} చొప్పున ${plot.te} చదును చేయడానికి ${forArea} ఖర్చవుతుంది.`,
        `${per} प्रति वर्ग मीटर की दर से ${plot.hi} को समतल कराने में ${forArea} खर्च होते हैं।`,
      ),
      say(
        `the area is ${l * b} sq m; sides of many lengths give that.`,
        `వైశాల్యం ${l * b} చ.మీ.; అనేక కొలతల భుజాలకు అది వస్తుంది.`,
        `क्षेत्रफल ${l * b} वर्ग मी है; कई मापों की भुजाओं से यह आता है।`,
      ),
      ([x, y]) => x * y === l * b,
    )
    const fence = fact<Sides>(
      say(
        `Fencing the ${plot.en} all round at ${per} per metre costs ${forFence}.`,
        `మీటరుకు ${per} చొప్పున ${plot.te} చుట్టూ కంచె వేయడానికి ${forFence} ఖర్చవుతుంది.`,
        `${per} प्रति मीटर की दर से ${plot.hi} के चारों ओर बाड़ लगाने में ${forFence} खर्च होते हैं।`,
      ),
      say(
        `the perimeter is ${round} m; sides of many lengths give that.`,
        `చుట్టుకొలత ${round} మీ.; అనేక కొలతల భుజాలకు అది వస్తుంది.`,
        `परिमाप ${round} मी है; कई मापों की भुजाओं से यह आता है।`,
      ),
      ([x, y]) => x + y === l + b,
    )
    const share = fact<Sides>(
      say(
        `Its length and breadth are in the ratio ${m} : ${n}.`,
        `దాని పొడవు, వెడల్పుల నిష్పత్తి ${m} : ${n}.`,
        `उसकी लंबाई और चौड़ाई का अनुपात ${m} : ${n} है।`,
      ),
      say(
        'a ratio gives the shape, not the size.',
        'నిష్పత్తి ఆకారాన్ని ఇస్తుంది, పరిమాణాన్ని కాదు.',
        'अनुपात से आकार मिलता है, माप नहीं।',
      ),
      ([x, y]) => x * n === y * m,
    )
    const longer = fact<Sides>(
      say(
        `Its length is ${l - b} m more than its breadth.`,
        `దాని పొడవు వెడల్పు కంటే ${l - b} మీ. ఎక్కువ.`,
        `उसकी लंबाई चौड़ाई से ${l - b} मी अधिक है।`,
      ),
      say('a difference fixes neither side.', 'తేడా ఏ భుజాన్నీ నిర్ణయించదు.', 'अंतर से कोई भी भुजा तय नहीं होती।'),
      ([x, y]) => x - y === l - b,
    )
    const part = fact<Sides>(
      say(
        `Its breadth is ${fraction(n, m)} of its length.`,
        `దాని వెడల్పు పొడవులో ${fraction(n, m)} వంతు.`,
        `उसकी चौड़ाई लंबाई की ${fraction(n, m)} है।`,
      ),
      shape,
      ([x, y]) => y * m === x * n,
    )
    const squares = fact<Sides>(
      say(
        `The square drawn on its length has ${fraction(m * m, n * n)} times the area of the square drawn on its breadth.`,
        `దాని పొడవుపై గీసిన చతురస్ర వైశాల్యం, వెడల్పుపై గీసిన చతురస్ర వైశాల్యానికి ${fraction(m * m, n * n)} రెట్లు.`,
        `उसकी लंबाई पर बने वर्ग का क्षेत्रफल चौड़ाई पर बने वर्ग के क्षेत्रफल का ${fraction(m * m, n * n)} गुना है।`,
      ),
      say(
        `the sides are in the ratio ${m} : ${n}, which gives the shape, not the size.`,
        `భుజాల నిష్పత్తి ${m} : ${n}; ఇది ఆకారాన్ని ఇస్తుంది, పరిమాణాన్ని కాదు.`,
        `भुजाओं का अनुपात ${m} : ${n} है, जिससे आकार मिलता है, माप नहीं।`,
      ),
      ([x, y]) => x * x * n * n === y * y * m * m,
    )
    const asked = asksArea
      ? say(`area is ${l * b} sq m`, `వైశాల్యం ${l * b} చ.మీ.`, `क्षेत्रफल ${l * b} वर्ग मी`)
      : say(`perimeter is ${round} m`, `చుట్టుకొలత ${round} మీ.`, `परिमाप ${round} मी`)
    const together = say(
      `Together: the length is ${l} m and the breadth ${b} m, so the ${asked.en}.`,
      `కలిపితే: పొడవు ${l} మీ., వెడల్పు ${b} మీ.; కాబట్టి ${asked.te}`,
      `मिलकर: लंबाई ${l} मी और चौड़ाई ${b} मी, अतः ${asked.hi} है।`,
    )
    const sameRatio = say(
      'Both give the same ratio; the size is missing.',
      'రెండూ ఒకే నిష్పత్తిని ఇస్తాయి; పరిమాణం తెలియదు.',
      'दोनों एक ही अनुपात बताते हैं; माप पता नहीं।',
    )
    const partly = asksArea ? fence : area
    return {
      question: asksArea
        ? say(
            `What is the area of a rectangular ${plot.en}?`,
            `ఒక దీర్ఘచతురస్రాకార ${plot.te} వైశాల్యం ఎంత?`,
            `एक आयताकार ${plot.hi} का क्षेत्रफल कितना है?`,
          )
        : say(
            `What is the perimeter of a rectangular ${plot.en}?`,
            `ఒక దీర్ఘచతురస్రాకార ${plot.te} చుట్టుకొలత ఎంత?`,
            `एक आयताकार ${plot.hi} का परिमाप कितना है?`,
          ),
      models: pairs(span(0.5, 80, 0.5), span(0.5, 60, 0.5)).filter(([x, y]) => x >= y),
      answer: ([x, y]) => (asksArea ? x * y : 2 * (x + y)),
      enough: [
        asksArea
          ? {
              ...area,
              shows: say(
                `the area is ${forArea} ÷ ${per} = ${l * b} sq m.`,
                `వైశాల్యం ${forArea} ÷ ${per} = ${l * b} చ.మీ.`,
                `क्षेत्रफल ${forArea} ÷ ${per} = ${l * b} वर्ग मी है।`,
              ),
            }
          : {
              ...fence,
              shows: say(
                `the perimeter is ${forFence} ÷ ${per} = ${round} m.`,
                `చుట్టుకొలత ${forFence} ÷ ${per} = ${round} మీ.`,
                `परिमाप ${forFence} ÷ ${per} = ${round} मी है।`,
              ),
            },
        fact(
          say(
            `If its length were reduced by ${l - b} m, it would become a square of perimeter ${4 * b} m.`,
            `దాని పొడవును ${l - b} మీ. తగ్గిస్తే అది ${4 * b} మీ. చుట్టుకొలత గల చతురస్రం అవుతుంది.`,
            `यदि उसकी लंबाई ${l - b} मी घटा दी जाए, तो वह ${4 * b} मी परिमाप वाला वर्ग बन जाएगा।`,
          ),
          say(
            `the breadth is ${b} m and the length ${b} + ${l - b} = ${l} m, which gives ${asksArea ? 'area' : 'perimeter'} and everything else.`,
            `వెడల్పు ${b} మీ., పొడవు ${b} + ${l - b} = ${l} మీ.; వీటి నుండి ${asksArea ? 'వైశాల్యం' : 'చుట్టుకొలత'} వస్తుంది.`,
            `चौड़ाई ${b} मी और लंबाई ${b} + ${l - b} = ${l} मी है, जिनसे ${asksArea ? 'क्षेत्रफल' : 'परिमाप'} मिल जाता है।`,
          ),
          ([x, y]) => x - (l - b) === y && y === b,
        ),
      ],
      notEnough: [partly, share, longer, part, squares],
      enoughTogether: [
        { facts: [partly, share], shows: together },
        { facts: [share, longer], shows: together },
        { facts: [partly, longer], shows: together },
        { facts: [partly, squares], shows: together },
      ],
      neverEnough: [
        { facts: [share, part], shows: sameRatio },
        { facts: [share, squares], shows: sameRatio },
        { facts: [part, squares], shows: sameRatio },
      ],
    }
  },
})

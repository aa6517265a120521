import { gcd } from '../../numbers.ts'
import { fraction, rupees } from '../../text/format.ts'
import { say } from '../../text/localized.ts'
import { fact, pairs, span, sufficiencyTemplate } from './sufficiency.ts'

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
    // Hindi in the oblique case
    const item = random.pick([
      say('watch', 'చేతి గడియారం', 'घड़ी'),
      say('suitcase', 'సూట్‌కేసు', 'सूटकेस'),
      say('table fan', 'టేబుల్ ఫ్యాన్', 'टेबल पंखे'),
      say('pressure cooker', 'ప్రెషర్ కుక్కర్', 'प्रेशर कुकर'),
      say('wall clock', 'గోడ గడియారం', 'दीवार घड़ी'),
    ])
    const [paid, got, gain] = [rupees(cost), rupees(selling), rupees(profit)]
    const oneNumber = say(
      'one amount alone gives no percentage of the cost.',
      'ఒక్క మొత్తం నుండి కొన్నవెలపై శాతం రాదు.',
      'केवल एक राशि से क्रय मूल्य पर प्रतिशत नहीं मिलता।',
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
      say(`He sold the ${item.en} for ${got}.`, `ఆ ${item.te} అమ్మినవెల ${got}.`, `${item.hi} का विक्रय मूल्य ${got} था।`),
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
        `అతను ${item.te} ప్రకటిత వెలను కొన్నవెల కంటే ${markUp}% ఎక్కువగా నిర్ణయించాడు.`,
        `उसने ${item.hi} का अंकित मूल्य क्रय मूल्य से ${markUp}% अधिक रखा था।`,
      ),
      say('the discount, if any, is not known.', 'తగ్గింపు ఇచ్చాడో లేదో, ఎంతో తెలియదు.', 'छूट दी गई या कितनी, यह पता नहीं।'),
      (sale) => sale.markUp === markUp,
    )
    const reduced = fact<Sale>(
      say(
        `He allowed a discount of ${discount}% on the marked price.`,
        `అతను ప్రకటిత వెలపై ${discount}% తగ్గింపు ఇచ్చాడు.`,
        `उसने अंकित मूल्य पर ${discount}% की छूट दी।`,
      ),
      say(
        'how far the marked price lies above the cost is not known.',
        'ప్రకటిత వెల కొన్నవెల కంటే ఎంత ఎక్కువో తెలియదు.',
        'अंकित मूल्य क्रय मूल्य से कितना अधिक है, यह पता नहीं।',
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
      `కలిపితే: ${paid}పై లాభం ${gain}, కాబట్టి ${result.te}`,
      `मिलकर: ${paid} पर लाभ ${gain}, अतः ${result.hi}`,
    )
    const times = fraction(bought, sold)
    return {
      question: say(
        `A trader sold a ${item.en} at a profit. What was his profit per cent?`,
        `ఒక వ్యాపారి ఒక ${item.te} లాభానికి అమ్మాడు. అతని లాభ శాతం ఎంత?`,
        `एक व्यापारी ने एक ${item.hi} को लाभ पर बेचा। उसका लाभ प्रतिशत कितना था?`,
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
            `దానిపై ఖర్చు చేసిన ప్రతి ${rupees(100)}కు అతనికి ${rupees(gainPercent)} లాభం వచ్చింది.`,
            `उस पर ख़र्च किए हर ${rupees(100)} पर उसे ${rupees(gainPercent)} का लाभ हुआ।`,
          ),
          say(
            `profit is reckoned on the cost, so ${result.en}`,
            `లాభాన్ని కొన్నవెలపై లెక్కిస్తారు, కాబట్టి ${result.te}`,
            `लाभ क्रय मूल्य पर निकाला जाता है, अतः ${result.hi}`,
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
            `కలిపితే: కొన్నవెల ₹100 అనుకుంటే, ప్రకటిత వెల ₹${100 + markUp}, ${discount}% తగ్గింపు తర్వాత ₹${100 + gainPercent}; కాబట్టి ${result.te}`,
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
            'ప్రకటిత వెల తెలుస్తుంది, కానీ అమ్మినవెల తెలియదు.',
            'अंकित मूल्य मिलता है, पर विक्रय मूल्य नहीं।',
          ),
        },
        {
          facts: [reduced, costFact],
          shows: say(
            'The marked price is missing, so the selling price does not follow.',
            'ప్రకటిత వెల తెలియదు, కాబట్టి అమ్మినవెల రాదు.',
            'अंकित मूल्य पता नहीं, इसलिए विक्रय मूल्य नहीं निकलता।',
          ),
        },
      ],
    }
  },
})

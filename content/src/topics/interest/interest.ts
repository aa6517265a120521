import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { inTex, percent, rupees } from '../../text/format.ts'
import { paragraphs, same, say } from '../../text/localized.ts'
import { named, PEOPLE } from '../../text/names.ts'

/** Rates with the least sum that keeps the difference in whole rupees. */
type RateAndSum = { readonly rate: number; readonly unit: number }
const TWO_YEAR_SUMS: readonly RateAndSum[] = [
  { rate: 4, unit: 2500 },
  { rate: 5, unit: 2000 },
  { rate: 6, unit: 2500 },
  { rate: 8, unit: 2500 },
  { rate: 10, unit: 1500 },
  { rate: 12, unit: 2500 },
  { rate: 20, unit: 1500 },
]
const THREE_YEAR_SUMS: readonly RateAndSum[] = [
  { rate: 5, unit: 8000 },
  { rate: 10, unit: 2000 },
  { rate: 20, unit: 1000 },
]

export const interestDifference = template({
  id: 'interest/compound-minus-simple',
  topic: 'interest',
  levels: ['easy', 'medium', 'hard'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'cat'],

  draw: (random, level) => ({
    ...random.pick(level === 'hard' ? THREE_YEAR_SUMS : TWO_YEAR_SUMS),
    units: random.int(2, 24),
    years: level === 'hard' ? 3 : 2,
    findSum: level !== 'easy',
  }),

  write({ rate, unit, units, years, findSum }) {
    const sum = unit * units
    const simple = (sum * rate * years) / 100
    const compound = Math.round(sum * (1 + rate / 100) ** years) - sum
    const difference = compound - simple
    const answer = findSum ? sum : difference
    const square = (rate * rate) / 10000
    const here =
      years === 2
        ? `$\\left(\\frac{${rate}}{100}\\right)^2 = \\frac{${rate * rate}}{10{,}000}$`
        : `$\\left(\\frac{${rate}}{100}\\right)^2\\left(3 + \\frac{${rate}}{100}\\right) = \\frac{${rate * rate}}{10{,}000} \\times \\frac{${300 + rate}}{100}$`
    const back = `$P$ = ${rupees(difference)} × $\\frac{10{,}000}{${rate * rate}}${years === 2 ? '' : ` \\times \\frac{100}{${300 + rate}}`}$ = ${rupees(sum)}`
    const onward = `${rupees(sum)} × $\\frac{${rate * rate}}{10{,}000}$ = ${rupees(difference)}`
    return {
      stem: findSum
        ? say(
            `The difference between the compound interest (compounded yearly) and the simple interest on a sum for ${years} years at ${percent(rate)} per annum is ${rupees(difference)}. The sum is`,
            `సంవత్సరానికి ${percent(rate)} రేటుతో ${years} సంవత్సరాలకు ఒక అసలుపై వచ్చే చక్రవడ్డీ (వడ్డీని ఏటా తిరగకడతారు), బారువడ్డీల మధ్య తేడా ${rupees(difference)}. ఆ అసలు ఎంత?`,
            `किसी राशि पर ${percent(rate)} वार्षिक दर से ${years} वर्ष के चक्रवृद्धि ब्याज (वार्षिक रूप से संयोजित) और साधारण ब्याज का अंतर ${rupees(difference)} है। वह राशि कितनी है?`,
          )
        : say(
            `What is the difference between the compound interest (compounded yearly) and the simple interest on ${rupees(sum)} for ${years} years at ${percent(rate)} per annum?`,
            `సంవత్సరానికి ${percent(rate)} రేటుతో ${years} సంవత్సరాలకు ${rupees(sum)}పై వచ్చే చక్రవడ్డీ (వడ్డీని ఏటా తిరగకడతారు), బారువడ్డీల మధ్య తేడా ఎంత?`,
            `${rupees(sum)} पर ${percent(rate)} वार्षिक दर से ${years} वर्ष के चक्रवृद्धि ब्याज (वार्षिक रूप से संयोजित) और साधारण ब्याज का अंतर कितना है?`,
          ),
      correct: same(rupees(answer)),
      distractors: numericDistractors(
        answer,
        findSum
          ? [
              { value: (difference * 100) / rate, mistake: 'took the difference for the interest of one year' },
              ...(years === 3
                ? [
                    { value: difference / square, mistake: 'used the rule for two years' },
                    { value: difference / (3 * square), mistake: 'left out the last term of the rule' },
                    { value: difference / (2 * square), mistake: 'took twice the square of the rate' },
                  ]
                : [
                    { value: difference / (2 * square), mistake: 'took twice the square of the rate' },
                    { value: (difference * 100) / (2 * rate), mistake: 'took the difference for the simple interest' },
                  ]),
              { value: sum * (1 + rate / 100), mistake: 'gave the amount after one year' },
              { value: sum * 2, mistake: 'took half the square of the rate' },
            ]
          : [
              { value: (sum * rate) / 100, mistake: 'gave the interest of one year' },
              { value: difference * 2, mistake: 'doubled the interest on the interest' },
              { value: compound, mistake: 'gave the compound interest' },
              { value: simple, mistake: 'gave the simple interest' },
            ],
        { format: rupees, plausible: (value) => value > 0 && Number.isInteger(value) },
      ),
      explanation: paragraphs(
        years === 2
          ? say(
              `In two years the two differ only by the interest on the first year’s interest, $P\\left(\\frac{r}{100}\\right)^2$.`,
              `రెండు సంవత్సరాలలో వీటి తేడా మొదటి సంవత్సరపు వడ్డీపై వచ్చే వడ్డీ మాత్రమే: $P\\left(\\frac{r}{100}\\right)^2$.`,
              `दो वर्षों में दोनों का अंतर केवल पहले वर्ष के ब्याज पर मिला ब्याज है: $P\\left(\\frac{r}{100}\\right)^2$।`,
            )
          : say(
              `For three years the difference is $P\\left(\\frac{r}{100}\\right)^2\\left(3 + \\frac{r}{100}\\right)$.`,
              `మూడు సంవత్సరాలకు తేడా $P\\left(\\frac{r}{100}\\right)^2\\left(3 + \\frac{r}{100}\\right)$.`,
              `तीन वर्षों के लिए अंतर $P\\left(\\frac{r}{100}\\right)^2\\left(3 + \\frac{r}{100}\\right)$ होता है।`,
            ),
        say(`Here ${here}.`, `ఇక్కడ ${here}.`, `यहाँ ${here}।`),
        findSum
          ? say(
              `So ${back}. ${years === 3 ? 'The rule for two years does not hold for three.' : 'The difference is not the interest of a whole year.'}`,
              `కాబట్టి ${back}. ${years === 3 ? 'రెండు సంవత్సరాల సూత్రం మూడు సంవత్సరాలకు వర్తించదు.' : 'ఈ తేడా పూర్తి సంవత్సరపు వడ్డీ కాదు.'}`,
              `अतः ${back}। ${years === 3 ? 'दो वर्षों का सूत्र तीन वर्षों पर लागू नहीं होता।' : 'यह अंतर पूरे एक वर्ष का ब्याज नहीं है।'}`,
            )
          : say(
              `${onward}. (Simple interest ${rupees(simple)}, compound interest ${rupees(compound)}.)`,
              `${onward}. (బారువడ్డీ ${rupees(simple)}, చక్రవడ్డీ ${rupees(compound)}.)`,
              `${onward}। (साधारण ब्याज ${rupees(simple)}, चक्रवृद्धि ब्याज ${rupees(compound)}।)`,
            ),
        findSum
          ? say(`The sum is ${rupees(answer)}.`, `అసలు ${rupees(answer)}.`, `राशि ${rupees(answer)} है।`)
          : say(`The difference is ${rupees(answer)}.`, `తేడా ${rupees(answer)}.`, `अंतर ${rupees(answer)} है।`),
      ),
    }
  },

  verify({ rate, unit, units, years, findSum }) {
    const differenceOn = (principal: number) => {
      let amount = principal
      for (let year = 0; year < years; year++) amount += (amount * rate) / 100
      return amount - principal - (principal * rate * years) / 100
    }
    const sum = unit * units
    if (!findSum) return rupees(differenceOn(sum))
    // the difference is proportional to the sum: what ₹1,00,000 gives settles it
    return rupees((differenceOn(sum) / differenceOn(100000)) * 100000)
  },
})

export const twoAmounts = template({
  id: 'interest/two-amounts-at-simple-interest',
  topic: 'interest',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'afcat', 'mat'],

  draw: (random, level) => ({
    sum: random.step(4000, 20000, 500),
    rate: random.pick([4, 5, 6, 7, 8, 9, 10, 12]),
    first: random.int(2, 3),
    gap: random.int(2, 3),
    findRate: level === 'medium',
    name: random.pick(PEOPLE),
  }),

  write({ sum, rate, first, gap, findRate, name }) {
    const yearly = (sum * rate) / 100
    const [early, late] = [sum + yearly * first, sum + yearly * (first + gap)]
    const lender = named(name)
    const shared = {
      stem: say(
        `${lender.en} lends a sum at simple interest. It amounts to ${rupees(early)} in ${first} years and to ${rupees(late)} in ${first + gap} years. ${findRate ? 'What is the rate of interest per annum?' : 'What is the sum?'}`,
        `${lender.te} కొంత సొమ్మును బారువడ్డీకి అప్పుగా ఇచ్చారు. అది ${first} సంవత్సరాలలో ${rupees(early)}, ${first + gap} సంవత్సరాలలో ${rupees(late)} అవుతుంది. ${findRate ? 'సంవత్సరానికి వడ్డీ రేటు ఎంత?' : 'ఆ అసలు ఎంత?'}`,
        `${lender.hi} ने कुछ राशि साधारण ब्याज पर उधार दी। वह ${first} वर्ष में ${rupees(early)} और ${first + gap} वर्ष में ${rupees(late)} हो जाती है। ${findRate ? 'वार्षिक ब्याज दर कितनी है?' : 'वह राशि कितनी है?'}`,
      ),
      explanation: paragraphs(
        say(
          `At simple interest every year adds the same amount.`,
          `బారువడ్డీలో ప్రతి సంవత్సరం ఒకే మొత్తం కలుస్తుంది.`,
          `साधारण ब्याज में हर वर्ष समान राशि जुड़ती है।`,
        ),
        say(
          `In ${gap} years the interest is ${rupees(late)} − ${rupees(early)} = ${rupees(late - early)}, so in one year it is ${rupees(yearly)}.`,
          `${gap} సంవత్సరాల వడ్డీ ${rupees(late)} − ${rupees(early)} = ${rupees(late - early)}, కాబట్టి ఒక సంవత్సరపు వడ్డీ ${rupees(yearly)}.`,
          `${gap} वर्ष का ब्याज ${rupees(late)} − ${rupees(early)} = ${rupees(late - early)}, अतः एक वर्ष का ब्याज ${rupees(yearly)} है।`,
        ),
        say(
          `The sum is ${rupees(early)} − ${first} × ${rupees(yearly)} = ${rupees(sum)}.`,
          `అసలు = ${rupees(early)} − ${first} × ${rupees(yearly)} = ${rupees(sum)}.`,
          `मूलधन = ${rupees(early)} − ${first} × ${rupees(yearly)} = ${rupees(sum)}।`,
        ),
        findRate
          ? say(
              `Rate = $\\frac{${inTex(yearly)}}{${inTex(sum)}} \\times 100$; it is taken on the sum lent, not on the amount ${rupees(early)}.`,
              `వడ్డీ రేటు = $\\frac{${inTex(yearly)}}{${inTex(sum)}} \\times 100$; దీన్ని అప్పుగా ఇచ్చిన అసలుపై లెక్కించాలి, మొత్తం ${rupees(early)}పై కాదు.`,
              `दर = $\\frac{${inTex(yearly)}}{${inTex(sum)}} \\times 100$; यह उधार दिए गए मूलधन पर ली जाती है, मिश्रधन ${rupees(early)} पर नहीं।`,
            )
          : say(
              `The difference ${rupees(late - early)} belongs to ${gap} years, so it must be divided by ${gap} before going back.`,
              `తేడా ${rupees(late - early)} అనేది ${gap} సంవత్సరాల వడ్డీ; వెనక్కి లెక్కించే ముందు దాన్ని ${gap}తో భాగించాలి.`,
              `अंतर ${rupees(late - early)} पूरे ${gap} वर्ष का ब्याज है, अतः पीछे जाने से पहले इसे ${gap} से भाग देना होगा।`,
            ),
        findRate
          ? say(`The rate of interest is ${percent(rate)}.`, `వడ్డీ రేటు ${percent(rate)}.`, `ब्याज दर ${percent(rate)} है।`)
          : say(`The sum is ${rupees(sum)}.`, `అసలు ${rupees(sum)}.`, `वह राशि ${rupees(sum)} है।`),
      ),
    }
    if (findRate)
      return {
        ...shared,
        correct: same(percent(rate)),
        distractors: numericDistractors(
          rate,
          [
            { value: (yearly * 100) / early, mistake: 'took the interest on the first amount' },
            { value: rate * gap, mistake: 'did not divide by the number of years' },
            { value: (yearly * 100) / late, mistake: 'took the interest on the later amount' },
            { value: rate + 1, mistake: 'divided inexactly' },
            { value: rate + 2, mistake: 'divided inexactly' },
          ],
          {
            format: percent,
            plausible: (value) => Number.isInteger(value * 2),
            spares: [rate + 1.5, rate - 1, rate + 0.5],
          },
        ),
      }
    return {
      ...shared,
      correct: same(rupees(sum)),
      distractors: numericDistractors(
        sum,
        [
          { value: early - (late - early), mistake: 'did not divide the difference by the number of years' },
          { value: early - yearly, mistake: 'went back one year only' },
          { value: late - yearly * first, mistake: 'went back from the later amount' },
          { value: sum - yearly, mistake: 'went back one year too many' },
          { value: early - yearly / gap, mistake: 'divided by the years twice' },
        ],
        { format: rupees, plausible: Number.isInteger, spares: [sum + 250, sum - 250] },
      ),
    }
  },

  verify({ sum, rate, first, gap, findRate }) {
    const [early, late] = [sum * (1 + (rate * first) / 100), sum * (1 + (rate * (first + gap)) / 100)]
    // the straight line through (first, early) and (first + gap, late), read at year 0
    const principal = (early * (first + gap) - late * first) / gap
    return findRate ? percent(((late / principal - 1) * 100) / (first + gap)) : rupees(Math.round(principal))
  },
})

import { numericQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { inTex, percent, rupees } from '../../text/format.ts'
import { same, say } from '../../text/localized.ts'

export const dishonestDealer = template({
  id: 'profit-and-loss/false-weight-and-discount',
  topic: 'profit-and-loss',
  levels: ['hard'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'cat', 'afcat'],

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
        `एक दुकानदार माल पर क्रय मूल्य से ${percent(mark)} अधिक मूल्य अंकित करता है${discount > 0 ? `, ${percent(discount)} छूट देता है` : ''} और 1 किग्रा के स्थान पर ${weight} ग्राम तौलता है। उसका लाभ प्रतिशत क्या है?`,
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
          `Let 1 kg cost ₹1,000. He gives goods of ₹${weight} and receives ${rupees(price * 10)}: $1{,}000 \\times \\frac{${100 + mark}}{100}${discount > 0 ? ` \\times \\frac{${100 - discount}}{100}` : ''}$.`,
          `1 కిలో కొన్నవెల ₹1,000 అనుకుంటే, అతను ₹${weight} విలువైన సరుకు ఇచ్చి ${rupees(price * 10)} తీసుకుంటాడు: $1{,}000 \\times \\frac{${100 + mark}}{100}${discount > 0 ? ` \\times \\frac{${100 - discount}}{100}` : ''}$.`,
          `मान लें 1 किग्रा का क्रय मूल्य ₹1,000 है। वह ₹${weight} का माल देकर ${rupees(price * 10)} लेता है: $1{,}000 \\times \\frac{${100 + mark}}{100}${discount > 0 ? ` \\times \\frac{${100 - discount}}{100}` : ''}$।`,
        ),
        same(`$\\frac{${inTex(price * 10)} - ${weight}}{${weight}} \\times 100 = ${profit}$`),
      ],
    })
  },

  // gram by gram: what one gram given away costs and brings
  verify({ weight, mark, discount }) {
    const brought = (1 * (1 + mark / 100) * (1 - discount / 100) * 1000) / weight
    return percent(Math.round((brought - 1) * 1e8) / 1e6)
  },
})

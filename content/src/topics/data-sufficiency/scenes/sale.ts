import type { Random } from '../../../random.ts'
import { ratio, rupees } from '../../../text/format.ts'
import { say } from '../../../text/localized.ts'
import type { Fact, Scene } from '../scene.ts'

export function sale(random: Random): Scene {
  const x = random.step(200, 900, 20)
  const rate = random.pick([10, 15, 20, 25, 30, 40])
  const y = (x * (100 + rate)) / 100
  const asks = random.pick([
    {
      asked: [1, 0] as const,
      text: say('What is the cost price of the article?', 'వస్తువు కొన్నవెల ఎంత?', 'वस्तु का क्रय मूल्य क्या है?'),
    },
    {
      asked: [-1, 1] as const,
      text: say(
        'What is the profit on the article in rupees?',
        'వస్తువుపై లాభం ఎన్ని రూపాయలు?',
        'वस्तु पर कितने रुपये का लाभ हुआ?',
      ),
    },
    {
      asked: [0, 1] as const,
      text: say('What is the selling price of the article?', 'వస్తువు అమ్మినవెల ఎంత?', 'वस्तु का विक्रय मूल्य क्या है?'),
    },
  ])
  const extra = x / 10
  // prices are marked in whole rupees
  const discount = y % 4 === 0 ? 20 : 50
  const marked = rupees((y * 100) / (100 - discount))
  const asksProfit = asks.asked[0] === -1
  const profit: Fact = {
    row: [-1, 1, y - x],
    text: say(`The profit was ${rupees(y - x)}.`, `లాభం ${rupees(y - x)}.`, `लाभ ${rupees(y - x)} हुआ।`),
  }
  return {
    question: asks.text,
    asked: asks.asked,
    value: (a, b) => asks.asked[0] * a + asks.asked[1] * b,
    shown: (value) => say(rupees(value), rupees(value), rupees(value)),
    called: (a, b) =>
      say(
        `cost ${rupees(a)}, sale ${rupees(b)}`,
        `కొన్నవెల ${rupees(a)}, అమ్మినవెల ${rupees(b)}`,
        `क्रय ${rupees(a)}, विक्रय ${rupees(b)}`,
      ),
    hidden: [x, y],
    range: [
      [20, 2000],
      [20, 2000],
    ],
    facts: [
      {
        row: [-(100 + rate), 100, 0],
        text: say(`It was sold at a profit of ${rate}%.`, `దానిని ${rate}% లాభానికి అమ్మారు.`, `इसे ${rate}% लाभ पर बेचा गया।`),
      },
      ...(asksProfit ? [] : [profit]),
      {
        row: [0, 1, y],
        text: say(
          `It was sold after a discount of ${discount}% on the marked price of ${marked}.`,
          `ప్రకటిత వెల ${marked}పై ${discount}% తగ్గింపు ఇచ్చి దానిని అమ్మారు.`,
          `अंकित मूल्य ${marked} पर ${discount}% छूट देकर इसे बेचा गया।`,
        ),
      },
      {
        row: [-11, 10, 10 * y - 11 * x],
        text: say(
          `Had it been bought for 10% more, the profit would have been ${rupees(y - x - extra)}${y - x - extra === 0 ? ' (no profit, no loss)' : ''}.`,
          `దానిని 10% ఎక్కువ ధరకు కొని ఉంటే లాభం ${rupees(y - x - extra)} అయ్యేది.`,
          `यदि इसे 10% अधिक में ख़रीदा जाता तो लाभ ${rupees(y - x - extra)} होता।`,
        ),
      },
      {
        row: [-(100 + rate), 100, 0],
        text: say(
          `The ratio of the selling price to the cost price is ${ratio(100 + rate, 100)}.`,
          `అమ్మినవెల, కొన్నవెలల నిష్పత్తి ${ratio(100 + rate, 100)}.`,
          `विक्रय मूल्य और क्रय मूल्य का अनुपात ${ratio(100 + rate, 100)} है।`,
        ),
      },
    ],
  }
}

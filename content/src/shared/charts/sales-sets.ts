import type { Template } from '../../question.ts'
import { setTemplate } from '../../questions/template.ts'
import { each, paragraphs, say, table } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'
import type { Topic } from '../../topics.ts'
import { barChart, lineChart } from './draw.ts'
import { drawSales, type Sales, type SalesQuestion } from './sales.ts'
import { countAnswers } from './sales-counted.ts'
import { writeQuestion } from './sales-questions.ts'

type Drawn = { readonly sales: Sales; readonly asked: readonly SalesQuestion[] }
type Shown = 'table' | 'bars' | 'lines'

const INTRO: Readonly<Record<Shown, (sales: Sales) => LocalizedText>> = {
  table: ({ goods }) =>
    say(
      `The table gives the numbers of ${goods.en} sold by shops in five years.`,
      `ఐదు సంవత్సరాల్లో దుకాణాలు అమ్మిన ${goods.te} సంఖ్యలను పట్టిక తెలుపుతుంది.`,
      `तालिका पाँच वर्षों में दुकानों द्वारा बेची गई ${goods.hi} की संख्या बताती है।`,
    ),
  bars: ({ goods }) =>
    say(
      `The bar graph shows the numbers of ${goods.en} sold by shops A and B in five years.`,
      `ఐదు సంవత్సరాల్లో A, B దుకాణాలు అమ్మిన ${goods.te} సంఖ్యలను కమ్మీ చిత్రం తెలుపుతుంది.`,
      `दंड आरेख पाँच वर्षों में दुकानों A और B द्वारा बेची गई ${goods.hi} की संख्या दिखाता है।`,
    ),
  lines: ({ goods }) =>
    say(
      `The line graph shows the numbers of ${goods.en} sold by shops A, B and C in five years.`,
      `ఐదు సంవత్సరాల్లో A, B, C దుకాణాలు అమ్మిన ${goods.te} సంఖ్యలను రేఖా చిత్రం తెలుపుతుంది.`,
      `रेखा आरेख पाँच वर्षों में दुकानों A, B और C द्वारा बेची गई ${goods.hi} की संख्या दिखाता है।`,
    ),
}

/** The numbers as words, for those who do not see the picture. */
const read = ({ shops, years, values }: Sales): LocalizedText =>
  each((language) =>
    shops
      .map((shop, n) => {
        const name = { en: `Shop ${shop}`, te: `${shop} దుకాణం`, hi: `दुकान ${shop}` }[language]
        return `${name}: ${years.map((year, k) => `${year} – ${values[n]?.[k]}`).join(', ')}`
      })
      .join('; '),
  )

const salesSet = (id: `${Topic}/${string}`, topic: Topic, shown: Shown, shops: number): Template =>
  setTemplate<Drawn>({
    id,
    topic,
    levels: ['medium', 'hard'],
    exams: ['icet', 'bank', 'ssc', 'railway', 'mat', 'cat', 'afcat'],
    draw: (random, level) => drawSales(random, level, shops),

    write({ sales, asked }) {
      const { years, values } = sales
      const rows = [
        [say('Shop', 'దుకాణం', 'दुकान'), ...years.map(String)],
        ...sales.shops.map((shop, n) => [shop, ...(values[n] ?? []).map(String)]),
      ]
      const draw = shown === 'bars' ? barChart : lineChart
      const picture =
        shown === 'table' ? undefined : { svg: draw(values, years.map(String), sales.shops), alt: read(sales) }
      return {
        passage: shown === 'table' ? paragraphs(INTRO.table(sales), table(rows)) : INTRO[shown](sales),
        questions: asked.map((one) => ({ ...writeQuestion(sales, one), ...(picture && { picture }) })),
      }
    },

    verify: ({ sales, asked }) => countAnswers(sales, asked),
  })

export const salesOfFiveShops = salesSet('table-analysis/sales-of-five-shops', 'table-analysis', 'table', 5)
export const salesOfTwoShops = salesSet('bar-chart/sales-of-two-shops', 'bar-chart', 'bars', 2)
export const salesOfThreeShops = salesSet('line-graph/sales-of-three-shops', 'line-graph', 'lines', 3)

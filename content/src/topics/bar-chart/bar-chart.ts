import { itemAt } from '../../checked-access.ts'
import { sum } from '../../numbers.ts'
import { setTemplate } from '../../questions/template.ts'
import { ask, heap, pick, table } from '../../shared/charts/data-questions.ts'
import { number, percent } from '../../text/format.ts'
import { paragraphs, same, say } from '../../text/localized.ts'
import { withEnding } from '../../text/telugu.ts'
import type { LocalizedText } from '../../text.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'nimcet', 'cat'] as const
const GOODS: readonly LocalizedText[] = [
  say('cement', 'సిమెంట్', 'सीमेंट'),
  say('sugar', 'చక్కెర', 'चीनी'),
  say('fertiliser', 'ఎరువుల', 'उर्वरक'),
  say('steel', 'ఉక్కు', 'इस्पात'),
  say('paper', 'కాగితం', 'काग़ज़'),
]

export const production = setTemplate({
  id: 'bar-chart/production-by-year',
  topic: 'bar-chart',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    const first = random.int(2016, 2020)
    for (;;) {
      const made = Array.from({ length: 6 }, () => random.step(40, 120, level === 'easy' ? 10 : 5))
      const rises = made.slice(1).map((value, n) => value - itemAt(made, n))
      const year = random.int(1, 5)
      const rise = (itemAt(rises, year - 1) * 100) / itemAt(made, year - 1)
      const best = Math.max(...rises)
      const above = made.filter((value) => value > sum(made) / 6).length
      if (
        rise > 0 &&
        Number.isInteger(rise * 2) &&
        rises.filter((r) => r === best).length === 1 &&
        new Set(made).size === 6 &&
        sum(made) % 6 === 0 &&
        above > 1
      ) {
        return { first, made, year, what: random.pick(GOODS) }
      }
    }
  },

  write({ first, made, year, what }) {
    const years = made.map((_, n) => first + n)
    const rises = made.slice(1).map((value, n) => value - itemAt(made, n))
    const jump = rises.indexOf(Math.max(...rises)) + 1
    const [before, now] = [itemAt(made, year - 1), itemAt(made, year)]
    const average = sum(made) / 6
    const above = made.filter((value) => value > average).length
    const [least, most] = [Math.min(...made), Math.max(...made)]
    const tonnes = (value: number): LocalizedText =>
      say(`${number(value)} thousand tonnes`, `${number(value)} వేల టన్నులు`, `${number(value)} हज़ार टन`)
    const growth = number(((now - before) * 100) / before)
    const changes = rises.map((value, n) => `${years[n + 1]}: ${value < 0 ? '−' : '+'}${Math.abs(value)}`).join(', ')
    const higher = years.filter((_, n) => itemAt(made, n) > average).join(', ')
    return {
      passage: paragraphs(
        say(
          `A bar chart shows the production of ${what.en} by a company. The heights of its bars, in thousand tonnes, are given below.`,
          `ఒక కంపెనీ ${what.te} ఉత్పత్తిని ఒక కమ్మీ చిత్రం చూపుతుంది. దాని కమ్మీల ఎత్తులు (వేల టన్నులలో) కింద ఇవ్వబడ్డాయి.`,
          `एक दंड आरेख किसी कंपनी द्वारा ${what.hi} का उत्पादन दिखाता है। उसके दंडों की ऊँचाइयाँ (हज़ार टन में) नीचे दी गई हैं।`,
        ),
        table([say('Year', 'సంవత్సరం', 'वर्ष'), ...years], [[say('Production', 'ఉత్పత్తి', 'उत्पादन'), ...made]]),
      ),
      questions: [
        ask(
          say(
            'What was the average production per year over the six years?',
            'ఆరు సంవత్సరాలలో సంవత్సరానికి సగటు ఉత్పత్తి ఎంత?',
            'छह वर्षों में प्रतिवर्ष औसत उत्पादन कितना था?',
          ),
          average,
          tonnes,
          [
            { value: sum(made) / 5, mistake: 'divided by five, the number of steps between the years' },
            { value: (least + most) / 2, mistake: 'took the middle of the smallest and the largest' },
            { value: (itemAt(made, 0) + itemAt(made, 5)) / 2, mistake: 'averaged the first and the last year' },
          ],
          [
            say(
              `Add the six bars: ${made.join(' + ')} = ${sum(made)}.`,
              `ఆరు కమ్మీల విలువలను కూడండి: ${made.join(' + ')} = ${sum(made)}.`,
              `छहों दंडों के मान जोड़िए: ${made.join(' + ')} = ${sum(made)}।`,
            ),
            say(
              `Divide by 6. There are six bars, though only five steps between them.`,
              `6తో భాగించండి. కమ్మీలు ఆరు; వాటి మధ్య అంతరాలు మాత్రమే ఐదు.`,
              `6 से भाग दीजिए। दंड छह हैं, उनके बीच के अंतराल ही पाँच हैं।`,
            ),
          ],
          5,
        ),
        ask(
          say(
            `By what per cent did production rise from ${years[year - 1]} to ${years[year]}?`,
            `${years[year - 1]} నుండి ${withEnding(String(years[year]), 'కు')} ఉత్పత్తి ఎంత శాతం పెరిగింది?`,
            `${years[year - 1]} से ${years[year]} में उत्पादन कितने प्रतिशत बढ़ा?`,
          ),
          ((now - before) * 100) / before,
          percent,
          [
            { value: ((now - before) * 100) / now, mistake: 'took the percentage on the later year' },
            { value: now - before, mistake: 'gave the difference in thousand tonnes' },
            { value: (now * 100) / before, mistake: 'gave the later year as a percentage of the earlier' },
          ],
          [
            say(
              `The rise is ${now} − ${before} = ${now - before}.`,
              `పెరుగుదల ${now} − ${before} = ${now - before}.`,
              `वृद्धि ${now} − ${before} = ${now - before} है।`,
            ),
            say(
              `Reckon it on the earlier year: $\\frac{${now - before}}{${before}} × 100$ = ${growth}. On the later year it would come out too small.`,
              `దీనిని ముందు సంవత్సరంపై లెక్కించండి: $\\frac{${now - before}}{${before}} × 100$ = ${growth}. తర్వాతి సంవత్సరంపై లెక్కిస్తే తక్కువ వస్తుంది.`,
              `इसे पहले वाले वर्ष पर निकालिए: $\\frac{${now - before}}{${before}} × 100$ = ${growth}। बाद वाले वर्ष पर निकालने से कम आएगा।`,
            ),
          ],
          5,
        ),
        pick(
          say(
            'In which year was the increase over the year before the greatest?',
            'ముందు సంవత్సరంతో పోలిస్తే ఏ సంవత్సరంలో పెరుగుదల అత్యధికం?',
            'किस वर्ष में पिछले वर्ष की तुलना में वृद्धि सबसे अधिक थी?',
          ),
          same(String(years[jump])),
          years.slice(1).map((one) => same(String(one))),
          'took a high bar for a great increase',
          [
            say(`The changes are ${changes}.`, `మార్పులు: ${changes}.`, `परिवर्तन: ${changes}।`),
            say(
              `A high bar is not yet a great increase; the step from the bar before counts.`,
              `కమ్మీ ఎత్తుగా ఉన్నంత మాత్రాన పెరుగుదల ఎక్కువ కాదు; ముందు కమ్మీతో తేడా ముఖ్యం.`,
              `दंड का ऊँचा होना अधिक वृद्धि नहीं है; पिछले दंड से अंतर देखा जाता है।`,
            ),
          ],
        ),
        ask(
          say(
            'In how many of the years was production above the average of the six years?',
            'ఎన్ని సంవత్సరాలలో ఉత్పత్తి ఆరు సంవత్సరాల సగటు కంటే ఎక్కువ?',
            'कितने वर्षों में उत्पादन छह वर्षों के औसत से अधिक था?',
          ),
          above,
          String,
          [
            { value: 6 - above, mistake: 'counted the years that are not above the average' },
            { value: above + 1, mistake: 'counted one bar too many' },
            { value: above - 1, mistake: 'counted one bar too few' },
          ],
          [
            say(
              `The average is ${sum(made)} ÷ 6 = ${average}.`,
              `సగటు ${sum(made)} ÷ 6 = ${average}.`,
              `औसत ${sum(made)} ÷ 6 = ${average} है।`,
            ),
            say(
              `Above it are ${higher}; a year exactly at the average does not count.`,
              `సగటు కంటే ఎక్కువ ఉన్నవి ${higher}; సరిగ్గా సగటుకు సమానమైన సంవత్సరాన్ని లెక్కించకూడదు.`,
              `औसत से अधिक ${higher} में है; ठीक औसत के बराबर वाला वर्ष नहीं गिना जाता।`,
            ),
          ],
          1,
          5,
        ),
      ],
    }
  },

  verify({ first, made, year }) {
    const units = heap(made)
    const level = units.length / 6
    let [bestYear, best] = [0, Number.NEGATIVE_INFINITY]
    for (let n = 1; n < 6; n++) {
      const change = units.filter((kind) => kind === n).length - units.filter((kind) => kind === n - 1).length
      if (change > best) [bestYear, best] = [first + n, change]
    }
    const growth = itemAt(made, year) / itemAt(made, year - 1)
    const above = [0, 1, 2, 3, 4, 5].filter((n) => units.filter((kind) => kind === n).length * 6 > units.length)
    return [`${number(level)} thousand tonnes`, percent((growth - 1) * 100), String(bestYear), String(above.length)]
  },
})

import { itemAt } from '../../checked-access.ts'
import { sum } from '../../numbers.ts'
import { setTemplate } from '../../questions/template.ts'
import { ask, heap, pick, table } from '../../shared/charts/data-questions.ts'
import { number, percent } from '../../text/format.ts'
import { paragraphs, same, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'nimcet', 'cat'] as const

const lakhs = (value: number): LocalizedText =>
  say(`₹${number(value)} lakh`, `₹${number(value)} లక్షలు`, `₹${number(value)} लाख`)

export const trade = setTemplate({
  id: 'line-graph/income-and-expenditure',
  topic: 'line-graph',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    const first = random.int(2016, 2020)
    const step = level === 'easy' ? 10 : 4
    for (;;) {
      const spent = Array.from({ length: 5 }, () => random.step(40, 120, step))
      const earned = spent.map((cost) => cost + random.step(4, 60, level === 'easy' ? 10 : 2))
      const gains = earned.map((value, n) => value - itemAt(spent, n))
      const year = random.int(0, 4)
      const percentage = (itemAt(gains, year) * 100) / itemAt(spent, year)
      const best = gains.indexOf(Math.max(...gains))
      const clear = gains.filter((gain) => gain === gains[best]).length === 1 && earned[best] !== Math.max(...earned)
      if (clear && Number.isInteger(percentage * 2) && sum(gains) % 5 === 0) return { first, spent, earned, year }
    }
  },

  write({ first, spent, earned, year }) {
    const years = spent.map((_, n) => first + n)
    const gains = earned.map((value, n) => value - itemAt(spent, n))
    const [cost, income, gain] = [itemAt(spent, year), itemAt(earned, year), itemAt(gains, year)]
    const best = gains.indexOf(Math.max(...gains))
    const fewer = spent.filter((value) => value < sum(spent) / 5).length
    const gaps = gains.map((value, n) => `${years[n]}: ${value}`).join(', ')
    const topIncome = years[earned.indexOf(Math.max(...earned))]
    const [share, shareOf] = [`$\\frac{${gain}}{${cost}} × 100$ = ${number((gain * 100) / cost)}`, years[year]]
    const low = years.filter((_, n) => itemAt(spent, n) < sum(spent) / 5).join(', ')
    const average = `${sum(spent)} ÷ 5 = ${number(sum(spent) / 5)}`
    return {
      passage: paragraphs(
        say(
          `A line graph with two lines shows the income and the expenditure of a firm, in lakhs of rupees. The points of the lines are given below. Profit = income − expenditure.`,
          `రెండు రేఖలున్న ఒక రేఖా చిత్రం ఒక సంస్థ ఆదాయాన్ని, వ్యయాన్ని (లక్షల రూపాయలలో) చూపుతుంది. రేఖల బిందువుల విలువలు కింద ఇవ్వబడ్డాయి. లాభం = ఆదాయం − వ్యయం.`,
          `दो रेखाओं वाला एक रेखा आरेख किसी फर्म की आय और व्यय (लाख रुपये में) दिखाता है। रेखाओं के बिंदु नीचे दिए गए हैं। लाभ = आय − व्यय।`,
        ),
        table(
          [say('Year', 'సంవత్సరం', 'वर्ष'), ...years],
          [
            [say('Income', 'ఆదాయం', 'आय'), ...earned],
            [say('Expenditure', 'వ్యయం', 'व्यय'), ...spent],
          ],
        ),
      ),
      questions: [
        ask(
          say(`What was the profit in ${shareOf}?`, `${shareOf}లో లాభం ఎంత?`, `${shareOf} में लाभ कितना था?`),
          gain,
          lakhs,
          [
            { value: income, mistake: 'took the income for the profit' },
            { value: income + cost, mistake: 'added the two lines' },
            { value: cost, mistake: 'took the expenditure for the profit' },
          ],
          [
            say(
              `Profit is the height of the upper line above the lower one: ${income} − ${cost} = ${gain}.`,
              `కింది రేఖ కంటే పై రేఖ ఎంత ఎత్తులో ఉందో అదే లాభం: ${income} − ${cost} = ${gain}.`,
              `नीचे वाली रेखा से ऊपर वाली रेखा की ऊँचाई ही लाभ है: ${income} − ${cost} = ${gain}।`,
            ),
            say(
              `The income alone (${lakhs(income).en}) is not yet profit.`,
              `ఆదాయం (${lakhs(income).te}) ఒక్కటే లాభం కాదు.`,
              `केवल आय (${lakhs(income).hi}) लाभ नहीं है।`,
            ),
          ],
          4,
        ),
        pick(
          say('In which year was the profit the greatest?', 'ఏ సంవత్సరంలో లాభం అత్యధికం?', 'किस वर्ष में लाभ सबसे अधिक था?'),
          same(String(years[best])),
          years.map((one) => same(String(one))),
          'looked at the highest income instead of the widest gap',
          [
            say(`The gaps between the lines are ${gaps}.`, `రేఖల మధ్య తేడాలు: ${gaps}.`, `रेखाओं के बीच के अंतर: ${gaps}।`),
            say(
              `In ${topIncome} the income was highest, but the gap was smaller.`,
              `${topIncome}లో ఆదాయం అత్యధికం, కానీ తేడా తక్కువ.`,
              `${topIncome} में आय सबसे अधिक थी, पर अंतर कम था।`,
            ),
          ],
        ),
        ask(
          say(
            `What was the profit in ${shareOf} as a percentage of the expenditure?`,
            `${shareOf}లో లాభం వ్యయంలో ఎంత శాతం?`,
            `${shareOf} में लाभ व्यय का कितना प्रतिशत था?`,
          ),
          (gain * 100) / cost,
          percent,
          [
            { value: (gain * 100) / income, mistake: 'reckoned on the income' },
            { value: (income * 100) / cost, mistake: 'gave the income as a percentage of the expenditure' },
            { value: gain, mistake: 'gave the profit in lakhs' },
          ],
          [
            say(
              `Profit ${income} − ${cost} = ${gain}, on an expenditure of ${cost}.`,
              `లాభం ${income} − ${cost} = ${gain}; వ్యయం ${cost}.`,
              `लाभ ${income} − ${cost} = ${gain}; व्यय ${cost}।`,
            ),
            say(
              `${share}. Dividing by the income would give less.`,
              `${share}. ఆదాయంతో భాగిస్తే తక్కువ వస్తుంది.`,
              `${share}। आय से भाग देने पर कम आएगा।`,
            ),
          ],
          5,
        ),
        ask(
          say(
            'What was the average profit per year over the five years?',
            'ఐదు సంవత్సరాలలో సంవత్సరానికి సగటు లాభం ఎంత?',
            'पाँच वर्षों में प्रतिवर्ष औसत लाभ कितना था?',
          ),
          sum(gains) / 5,
          lakhs,
          [
            { value: sum(gains) / 4, mistake: 'divided by four, the number of steps between the years' },
            { value: sum(gains), mistake: 'forgot to divide' },
            { value: sum(earned) / 5, mistake: 'averaged the income' },
          ],
          [
            say(
              `Add the yearly profits: ${gains.join(' + ')} = ${sum(gains)}.`,
              `వార్షిక లాభాలను కూడండి: ${gains.join(' + ')} = ${sum(gains)}.`,
              `वार्षिक लाभ जोड़िए: ${gains.join(' + ')} = ${sum(gains)}।`,
            ),
            say(
              `Divide by the 5 years, not by the 4 steps between them.`,
              `5 సంవత్సరాలతో భాగించండి, వాటి మధ్య ఉన్న 4 అంతరాలతో కాదు.`,
              `5 वर्षों से भाग दीजिए, उनके बीच के 4 अंतरालों से नहीं।`,
            ),
          ],
          3,
        ),
        ask(
          say(
            'In how many of the years was the expenditure below its five-year average?',
            'ఎన్ని సంవత్సరాలలో వ్యయం దాని ఐదు సంవత్సరాల సగటు కంటే తక్కువ?',
            'कितने वर्षों में व्यय अपने पाँच वर्षों के औसत से कम था?',
          ),
          fewer,
          String,
          [
            { value: 5 - fewer, mistake: 'counted the other years' },
            { value: fewer + 1, mistake: 'counted one point too many' },
            { value: fewer - 1, mistake: 'counted one point too few' },
          ],
          [
            say(`The average expenditure is ${average}.`, `సగటు వ్యయం ${average}.`, `औसत व्यय ${average} है।`),
            say(
              `Below it are ${low}; do not mix up the two lines.`,
              `సగటు కంటే తక్కువ ఉన్నవి ${low}; రెండు రేఖలను కలగాపులగం చేయకండి.`,
              `औसत से कम ${low} में है; दोनों रेखाओं को आपस में न मिलाइए।`,
            ),
          ],
          1,
          5,
        ),
      ],
    }
  },

  // hold income against expenditure lakh by lakh and count what is left over
  verify({ first, spent, earned, year }) {
    const left = (n: number) => heap(earned.map((value, k) => (k === n ? value : 0))).slice(spent[n]).length
    const years = [0, 1, 2, 3, 4]
    const best = itemAt(
      years.toSorted((a, b) => left(b) - left(a)),
      0,
    )
    const all = heap(spent)
    const below = years.filter((n) => all.filter((kind) => kind === n).length * 5 < all.length)
    const average = years.reduce((total, n) => total + left(n), 0) / 5
    return [
      lakhs(left(year)).en,
      String(first + best),
      percent((left(year) / itemAt(spent, year)) * 100),
      lakhs(average).en,
      String(below.length),
    ]
  },
})

import { itemAt, tupleOf } from '../../checked-access.ts'
import { sum } from '../../numbers.ts'
import { textDistractors } from '../../questions/distractors.ts'
import { setTemplate } from '../../questions/template.ts'
import { ask, heap, table } from '../../shared/charts/data-questions.ts'
import { fraction, number, percent, rupees } from '../../text/format.ts'
import { paragraphs, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'nimcet', 'cat'] as const
const HEADS: readonly LocalizedText[] = [
  say('Food', 'ఆహారం', 'भोजन'),
  say('Rent', 'అద్దె', 'किराया'),
  say('Education', 'విద్య', 'शिक्षा'),
  say('Savings', 'పొదుపు', 'बचत'),
  say('Clothing', 'దుస్తులు', 'कपड़े'),
  say('Travel', 'ప్రయాణం', 'यात्रा'),
  say('Medicine', 'వైద్యం', 'दवा'),
]

export const spending = setTemplate({
  id: 'pie-chart/family-spending',
  topic: 'pie-chart',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    // the larger shares go to the heads on which families do spend more
    const heads = random.sample([0, 1, 2, 3, 4, 5, 6], 6).toSorted((x, y) => x - y)
    for (;;) {
      const drawn = Array.from({ length: 5 }, () => random.step(5, 30, 5))
      const sorted = [...drawn, 100 - sum(drawn)].toSorted((x, y) => y - x)
      const [most, least] = [itemAt(sorted, 0), itemAt(sorted, 5)]
      if (least < 5 || most > 30 || new Set(sorted).size < 4) continue
      const rows = random.shuffle(sorted.map((share, n) => ({ share, head: itemAt(HEADS, itemAt(heads, n)) })))
      const shares = rows.map(({ share }) => share)
      const [a, b] = tupleOf(random.sample([0, 1, 2, 3, 4, 5], 2), 2)
      if (itemAt(shares, a) > itemAt(shares, b))
        return {
          heads: rows.map(({ head }) => head),
          shares,
          a,
          b,
          income: random.step(20, 60, level === 'easy' ? 10 : 2) * 1000,
          inDegrees: level === 'medium',
        }
    }
  },

  write({ heads, shares, a, b, income, inDegrees }) {
    const [pa, pb] = [itemAt(shares, a), itemAt(shares, b)]
    const [na, nb] = [itemAt(heads, a), itemAt(heads, b)]
    const shown = shares.map((share) => (inDegrees ? `${number(share * 3.6)}°` : `${share}%`))
    const of = (share: number) => (income * share) / 100
    const [whole, fromA, fromB] = [rupees(income), rupees(of(pa)), rupees(of(pb))]
    const [angle, difference, both] = [number(pa * 3.6), rupees(of(pa - pb)), rupees(of(pa + pb))]
    const start = inDegrees
      ? say(
          `An angle of ${angle}° is $\\frac{${angle}}{360}$ of the circle, that is ${pa}%.`,
          `${angle}° కోణం వృత్తంలో $\\frac{${angle}}{360}$ భాగం, అంటే ${pa}%.`,
          `${angle}° का कोण वृत्त का $\\frac{${angle}}{360}$ भाग, यानी ${pa}% है।`,
        )
      : say(
          `The whole circle, 100%, stands for ${whole}.`,
          `మొత్తం వృత్తం, అంటే 100%, ${whole}ను సూచిస్తుంది.`,
          `पूरा वृत्त, यानी 100%, ${whole} दर्शाता है।`,
        )
    return {
      passage: paragraphs(
        say(
          `A pie chart shows how a family divides its monthly income of ${whole}. ${inDegrees ? 'The angles of its sectors' : 'The shares of its sectors'} are:`,
          `ఒక కుటుంబం తన నెలసరి ఆదాయం ${whole}ను ఎలా పంచుకుంటుందో ఒక వృత్త చిత్రం (పై చార్టు) చూపుతుంది. దాని సెక్టర్ల ${inDegrees ? 'కోణాలు' : 'వాటాలు'}:`,
          `एक पाई चार्ट दिखाता है कि एक परिवार अपनी ${whole} की मासिक आय कैसे बाँटता है। उसके खंडों के ${inDegrees ? 'कोण' : 'हिस्से'} ये हैं:`,
        ),
        table(
          [say('Head', 'పద్దు', 'मद'), inDegrees ? say('Angle', 'కోణం', 'कोण') : say('Share', 'వాటా', 'हिस्सा')],
          heads.map((head, n) => [head, itemAt(shown, n)]),
        ),
      ),
      questions: [
        ask(
          say(
            `How much goes to ${na.en} in a month?`,
            `${na.te} పద్దుకు నెలకు ఎంత కేటాయిస్తున్నారు?`,
            `${na.hi} मद पर महीने में कितनी राशि जाती है?`,
          ),
          of(pa),
          rupees,
          [
            { value: of(pb), mistake: 'read another sector' },
            { value: income - of(pa), mistake: 'found what goes to everything else' },
            { value: of(pa) * 2, mistake: 'took half of the circle for the whole' },
          ],
          [
            start,
            say(
              `${pa}% of ${whole} is ${fromA}; the sector of ${nb.en} would give ${fromB}.`,
              `${whole}లో ${pa}% = ${fromA}; ${nb.te} సెక్టరు అయితే ${fromB} వస్తుంది.`,
              `${whole} का ${pa}% = ${fromA}; ${nb.hi} मद के खंड से ${fromB} आएगा।`,
            ),
          ],
          income / 20,
        ),
        ask(
          say(
            `How much more goes to ${na.en} than to ${nb.en}?`,
            `${nb.te} పద్దు కంటే ${na.te} పద్దుకు ఎంత ఎక్కువ కేటాయిస్తున్నారు?`,
            `${nb.hi} मद की अपेक्षा ${na.hi} मद पर कितनी अधिक राशि जाती है?`,
          ),
          of(pa - pb),
          rupees,
          [
            { value: of(pa), mistake: 'forgot to subtract' },
            { value: of(pa + pb), mistake: 'added the two' },
            { value: of(pb), mistake: 'gave the smaller amount' },
          ],
          [
            say(
              `The two shares differ by ${pa}% − ${pb}% = ${pa - pb}%${inDegrees ? ' (360° is 100%)' : ''}.`,
              `రెండు వాటాల తేడా ${pa}% − ${pb}% = ${pa - pb}%${inDegrees ? ' (360° = 100%)' : ''}.`,
              `दोनों हिस्सों का अंतर ${pa}% − ${pb}% = ${pa - pb}%${inDegrees ? ' (360° = 100%)' : ''} है।`,
            ),
            say(
              `${pa - pb}% of ${whole} is ${difference}. The sum of the two would be ${both}.`,
              `${whole}లో ${pa - pb}% = ${difference}. రెండింటి మొత్తం అయితే ${both}.`,
              `${whole} का ${pa - pb}% = ${difference}। दोनों का योग ${both} होता।`,
            ),
          ],
          income / 20,
        ),
        inDegrees
          ? ask(
              say(
                `What per cent of the income goes to ${nb.en}?`,
                `ఆదాయంలో ఎంత శాతం ${nb.te} పద్దుకు వెళుతుంది?`,
                `आय का कितना प्रतिशत ${nb.hi} मद पर जाता है?`,
              ),
              pb,
              percent,
              [
                { value: pb * 3.6, mistake: 'read the angle as a percentage' },
                { value: pa, mistake: 'read another sector' },
                { value: 100 - pb, mistake: 'found what goes to everything else' },
              ],
              [
                say(`The full circle has 360°.`, `పూర్తి వృత్తం 360°.`, `पूरा वृत्त 360° का होता है।`),
                say(
                  `$\\frac{${number(pb * 3.6)}}{360} × 100$ = ${pb}. The angle itself is not the percentage.`,
                  `$\\frac{${number(pb * 3.6)}}{360} × 100$ = ${pb}. కోణమే శాతం కాదు.`,
                  `$\\frac{${number(pb * 3.6)}}{360} × 100$ = ${pb}। कोण ही प्रतिशत नहीं है।`,
                ),
              ],
              5,
            )
          : ask(
              say(
                `What is the angle of the sector for ${nb.en}?`,
                `${nb.te} సెక్టరు కోణం ఎంత?`,
                `${nb.hi} मद के खंड का कोण कितना है?`,
              ),
              pb * 3.6,
              (value) => `${number(value)}°`,
              [
                { value: pb, mistake: 'took the percentage for the angle' },
                { value: pa * 3.6, mistake: 'read another sector' },
                { value: pb * 1.8, mistake: 'took 180° for the full circle' },
              ],
              [
                say(
                  `The full circle has 360°, so 1% is 3.6°.`,
                  `పూర్తి వృత్తం 360°, కాబట్టి 1% = 3.6°.`,
                  `पूरा वृत्त 360° का है, इसलिए 1% = 3.6°।`,
                ),
                say(
                  `${pb} × 3.6° = ${number(pb * 3.6)}°. Half the circle has only 180°.`,
                  `${pb} × 3.6° = ${number(pb * 3.6)}°. సగం వృత్తం మాత్రమే 180°.`,
                  `${pb} × 3.6° = ${number(pb * 3.6)}°। आधा वृत्त ही 180° का होता है।`,
                ),
              ],
              18,
            ),
        ask(
          say(
            `What fraction of the amount for ${na.en} is the amount for ${nb.en}?`,
            `${nb.te} పద్దుకు కేటాయించినది ${na.te} పద్దుకు కేటాయించిన దానిలో ఎంత భిన్నం?`,
            `${nb.hi} मद की राशि ${na.hi} मद की राशि का कौन-सा भाग (भिन्न) है?`,
          ),
          pb / pa,
          () => fraction(pb, pa),
          [],
          [
            say(
              `The income is the same for both, so the sectors alone decide.`,
              `రెండింటికీ ఆదాయం ఒకటే, కాబట్టి సెక్టర్లే నిర్ణయిస్తాయి.`,
              `आय दोनों के लिए एक ही है, इसलिए केवल खंड निर्णय करते हैं।`,
            ),
            say(
              `${nb.en} to ${na.en} is ${pb} to ${pa}; the fraction must be less than 1, because the sector of ${nb.en} is smaller.`,
              `${nb.te} : ${na.te} = ${pb} : ${pa}; ${nb.te} సెక్టరు చిన్నది కాబట్టి భిన్నం 1 కంటే తక్కువ ఉండాలి.`,
              `${nb.hi} : ${na.hi} = ${pb} : ${pa}; ${nb.hi} मद का खंड छोटा है, इसलिए भिन्न 1 से कम होगी।`,
            ),
          ],
        ),
      ].map((question, n) =>
        n < 3
          ? question
          : {
              ...question,
              distractors: textDistractors(
                fraction(pb, pa),
                [
                  [fraction(pa, pb), 'wrote the fraction upside down'],
                  [fraction(pb, pa + pb), 'compared with the two together'],
                  [fraction(pa - pb, pa), 'used the difference'],
                  [fraction(pa, pa + pb), 'compared the larger with the two together'],
                  [fraction(pb, 100), 'compared with the whole income'],
                  [fraction(pa, 100), 'compared with the whole income'],
                  [fraction(pb + 5, pa + 10), 'misread the sectors'],
                ].flatMap(([text = '', mistake = '']) => (text.includes('frac') ? [[text, mistake] as const] : [])),
              ),
            },
      ),
    }
  },

  // lay the income out in a hundred heaps of equal size and count heaps
  verify({ shares, a, b, income, inDegrees }) {
    const heaps = heap(shares)
    const money = (kind: number) => heaps.filter((other) => other === kind).length * (income / 100)
    const count = heaps.filter((kind) => kind === b).length
    let [low, high] = [itemAt(shares, b), itemAt(shares, a)]
    for (let d = low; d > 1; d--) if (low % d === 0 && high % d === 0) [low, high] = [low / d, high / d]
    return [
      rupees(money(a)),
      rupees(money(a) - money(b)),
      inDegrees ? percent((count / heaps.length) * 100) : `${number((count * 360) / heaps.length)}°`,
      `$\\frac{${low}}{${high}}$`,
    ]
  },
})

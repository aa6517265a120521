import type { DraftQuestion } from '../../question.ts'
import { numericDistractors } from '../../questions/distractors.ts'
import { setTemplate } from '../../questions/template.ts'
import { rupees } from '../../text/format.ts'
import { answerLine, paragraphs, same, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

const GOODS: readonly LocalizedText[] = [
  say('pens', 'పెన్నులు', 'पेनों'),
  say('notebooks', 'నోటు పుస్తకాలు', 'कॉपियों'),
  say('bags', 'సంచులు', 'बैगों'),
  say('bottles', 'సీసాలు', 'बोतलों'),
]

const RATIOS: Record<'easy' | 'medium', readonly (readonly [number, number])[]> = {
  easy: [
    [1, 2],
    [2, 1],
  ],
  medium: [
    [2, 3],
    [3, 2],
    [3, 4],
    [4, 5],
  ],
}

/** Sales of a shop on three days, told in words. */
export const threeDays = setTemplate({
  id: 'caselet/sales-of-three-days',
  topic: 'caselet',
  levels: ['easy', 'medium'],
  exams: ['bank', 'ssc', 'mat', 'cat', 'icet', 'railway', 'afcat', 'nimcet'],

  draw(random, level) {
    for (;;) {
      const monday = random.step(80, 240, 20)
      const more = random.pick(level === 'easy' ? [25, 50] : [15, 20, 25, 30, 40])
      const tuesday = (monday * (100 + more)) / 100
      const ratio = random.pick(RATIOS[level === 'easy' ? 'easy' : 'medium'])
      const wednesday = (tuesday * ratio[1]) / ratio[0]
      if (tuesday % 1 !== 0 || wednesday % 1 !== 0 || wednesday === monday) continue
      return { monday, more, ratio, goods: random.pick(GOODS), price: random.step(15, 60, 5) }
    }
  },

  write({ monday, more, ratio, goods, price }) {
    const tuesday = (monday * (100 + more)) / 100
    const wednesday = (tuesday * ratio[1]) / ratio[0]
    const total = monday + tuesday + wednesday
    const gap = Math.abs(wednesday - monday)
    const work = say(
      `Monday ${monday}; Tuesday ${monday} × ${100 + more}% = ${tuesday}; Wednesday ${tuesday} × ${ratio[1]} ÷ ${ratio[0]} = ${wednesday}.`,
      `సోమవారం ${monday}; మంగళవారం ${monday} × ${100 + more}% = ${tuesday}; బుధవారం ${tuesday} × ${ratio[1]} ÷ ${ratio[0]} = ${wednesday}.`,
      `सोमवार ${monday}; मंगलवार ${monday} × ${100 + more}% = ${tuesday}; बुधवार ${tuesday} × ${ratio[1]} ÷ ${ratio[0]} = ${wednesday}।`,
    )
    const ask = (
      stem: LocalizedText,
      answer: number,
      slips: readonly (readonly [number, string])[],
      lastStep?: string,
      format: (value: number) => string = String,
    ): DraftQuestion => ({
      stem,
      correct: same(format(answer)),
      distractors: numericDistractors(
        answer,
        slips.map(([value, mistake]) => ({ value, mistake })),
        {
          format,
          plausible: (value) => value > 0 && value % 1 === 0,
          spares: [answer + 20, answer + 10, answer + 40, answer + 30],
        },
      ),
      explanation: paragraphs(work, ...(lastStep ? [same(lastStep)] : []), answerLine(same(format(answer)))),
    })
    return {
      passage: say(
        `A shop sold ${monday} ${goods.en} on Monday. On Tuesday it sold ${more}% more than on Monday. The numbers sold on Tuesday and Wednesday were in the ratio ${ratio[0]} : ${ratio[1]}. Every piece was sold at ${rupees(price)}.`,
        `ఒక దుకాణంలో సోమవారం ${monday} ${goods.te} అమ్మారు. మంగళవారం సోమవారం కంటే ${more}% ఎక్కువ అమ్మారు. మంగళవారం, బుధవారం అమ్మిన సంఖ్యల నిష్పత్తి ${ratio[0]} : ${ratio[1]}. ఒక్కొక్కటి ₹${price} చొప్పున అమ్మారు.`,
        `एक दुकान में सोमवार को ${monday} ${goods.hi} की बिक्री हुई। मंगलवार को सोमवार से ${more}% अधिक नग बिके। मंगलवार और बुधवार को बिके नगों की संख्याओं का अनुपात ${ratio[0]} : ${ratio[1]} था। हर नग ₹${price} में बिका।`,
      ),
      questions: [
        ask(say('How many were sold on Wednesday?', 'బుధవారం ఎన్ని అమ్మారు?', 'बुधवार को कितने नग बिके?'), wednesday, [
          [(tuesday * ratio[0]) / ratio[1], 'took the ratio the wrong way round'],
          [tuesday, 'took the number of Tuesday'],
          [(monday * ratio[1]) / ratio[0], 'took the ratio of Monday'],
          [monday + more, 'took the percentage for a number'],
        ]),
        ask(
          say(
            'How many were sold on the three days together?',
            'మూడు రోజుల్లో కలిపి ఎన్ని అమ్మారు?',
            'तीनों दिन मिलाकर कितने नग बिके?',
          ),
          total,
          [
            [tuesday + wednesday, 'left out Monday'],
            [monday + tuesday, 'left out Wednesday'],
            [total + more, 'took the percentage for a number'],
            [3 * monday, 'took the same number every day'],
          ],
          `${monday} + ${tuesday} + ${wednesday} = ${total}`,
        ),
        ask(
          say(
            'What is the difference between the numbers sold on Monday and on Wednesday?',
            'సోమవారం, బుధవారం అమ్మిన సంఖ్యల తేడా ఎంత?',
            'सोमवार और बुधवार को बिके नगों की संख्याओं का अंतर कितना है?',
          ),
          gap,
          [
            [Math.abs(wednesday - tuesday), 'took Tuesday for Monday'],
            [tuesday - monday, 'took Tuesday for Wednesday'],
            [monday + wednesday, 'added instead of subtracting'],
          ],
          `${Math.max(monday, wednesday)} − ${Math.min(monday, wednesday)} = ${gap}`,
        ),
        ask(
          say('What was the income of Tuesday?', 'మంగళవారం వచ్చిన ఆదాయం ఎంత?', 'मंगलवार की आय कितनी थी?'),
          tuesday * price,
          [
            [monday * price, 'took the number of Monday'],
            [wednesday * price, 'took the number of Wednesday'],
            [(monday + more) * price, 'took the percentage for a number'],
            [total * price, 'took all three days'],
          ],
          `${tuesday} × ${rupees(price)} = ${rupees(tuesday * price)}`,
          rupees,
        ),
      ],
    }
  },

  // let the customers come one by one
  verify({ monday, more, ratio, price }) {
    let tuesday = 0
    while (tuesday * 100 < monday * (100 + more)) tuesday++
    let wednesday = 0
    while (wednesday * ratio[0] < tuesday * ratio[1]) wednesday++
    let income = 0
    for (let sold = 0; sold < tuesday; sold++) income += price
    const days = [monday, tuesday, wednesday]
    return [
      String(wednesday),
      String(days.reduce((sum, day) => sum + day)),
      String(Math.max(monday, wednesday) - Math.min(monday, wednesday)),
      rupees(income),
    ]
  },
})

import { z } from 'zod'
import { localized } from '../../data-files/localized.ts'
import { readList } from '../../data-files/read-list.ts'
import type { WrittenItem } from '../../question.ts'
import { paragraphs, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'
import { LEVELS } from '../../topics.ts'

const ANSWERS = {
  first: say(
    'Statement I is the cause and II is its effect',
    'వాక్యం I కారణం, II దాని ఫలితం',
    'कथन I कारण है और II उसका प्रभाव',
  ),
  second: say(
    'Statement II is the cause and I is its effect',
    'వాక్యం II కారణం, I దాని ఫలితం',
    'कथन II कारण है और I उसका प्रभाव',
  ),
  causes: say('Both are independent causes', 'రెండూ స్వతంత్ర కారణాలు', 'दोनों स्वतंत्र कारण हैं'),
  effects: say('Both are effects of independent causes', 'రెండూ వేర్వేరు కారణాల ఫలితాలు', 'दोनों स्वतंत्र कारणों के प्रभाव हैं'),
  common: say('Both are effects of a common cause', 'రెండూ ఒకే కారణం యొక్క ఫలితాలు', 'दोनों एक ही कारण के प्रभाव हैं'),
} as const satisfies Record<string, LocalizedText>
const ORDER = ['first', 'second', 'causes', 'effects', 'common'] as const satisfies (keyof typeof ANSWERS)[]

const entry = z.strictObject({
  id: z.string().min(1),
  level: z.enum(LEVELS),
  answer: z.enum(ORDER),
  first: localized,
  second: localized,
  why: localized,
})
type Entry = z.infer<typeof entry>

function causeItem({ id, level, answer, first, second, why }: Entry): WrittenItem {
  const correct = ANSWERS[answer]
  return {
    id: `cause-and-effect/${id}`,
    topic: 'cause-and-effect',
    levels: [level],
    exams: ['bank', 'mat'],
    draft: {
      questions: [
        {
          stem: paragraphs(
            say(`**I.** ${first.en}`, `**I.** ${first.te}`, `**I.** ${first.hi}`),
            say(`**II.** ${second.en}`, `**II.** ${second.te}`, `**II.** ${second.hi}`),
            say('How are the two statements related?', 'ఈ రెండు వాక్యాల మధ్య సంబంధం ఏమిటి?', 'इन दोनों कथनों का क्या संबंध है?'),
          ),
          correct,
          distractors: ORDER.filter((one) => one !== answer).map((one) => ({
            text: ANSWERS[one],
            mistake: 'took what happens at the same time for cause and effect, or turned the two round',
          })),
          fixedOrder: ORDER.map((one) => ANSWERS[one]),
          explanation: paragraphs(why, say(`${correct.en}.`, `${correct.te}.`, `${correct.hi}।`)),
        },
      ],
    },
  }
}

export const ITEMS = readList(new URL('./items.yaml', import.meta.url), entry).map(causeItem)

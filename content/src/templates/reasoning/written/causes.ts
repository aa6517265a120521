import type { WrittenItem } from '../../../question.ts'
import { paragraphs, type Speech, say } from '../../../speech.ts'
import type { Level } from '../../../topics.ts'

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
} as const satisfies Record<string, Speech>
type Answer = keyof typeof ANSWERS
export const ORDER = Object.keys(ANSWERS) as readonly Answer[]

export function causeItem(
  slug: string,
  level: Level,
  first: Speech,
  second: Speech,
  answer: Answer,
  why: Speech,
): WrittenItem {
  const correct = ANSWERS[answer]
  return {
    id: `cause-and-effect/${slug}`,
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

export const CAUSES: readonly WrittenItem[] = [
  causeItem(
    'bridge-closed',
    'easy',
    say(
      'The bridge over the river was closed to heavy vehicles last week.',
      'గత వారం నదిపై వంతెనను భారీ వాహనాలకు మూసివేశారు.',
      'पिछले सप्ताह नदी का पुल भारी वाहनों के लिए बंद कर दिया गया।',
    ),
    say(
      'Lorries to the town across the river now take a road that is 40 km longer.',
      'నది అవతలి పట్టణానికి వెళ్లే లారీలు ఇప్పుడు 40 కి.మీ. ఎక్కువ దూరమున్న దారిలో వెళ్తున్నాయి.',
      'नदी पार के नगर जाने वाले ट्रक अब 40 किमी लंबे रास्ते से जाते हैं।',
    ),
    'first',
    say(
      'Lorries take the longer way because the bridge is closed to them.',
      'వంతెన మూసినందువల్లే లారీలు దూరపు దారిలో వెళ్తున్నాయి.',
      'पुल बंद होने के कारण ही ट्रक लंबे रास्ते से जाते हैं।',
    ),
  ),
  causeItem(
    'onion-price',
    'medium',
    say(
      'The price of onions has doubled in the markets.',
      'మార్కెట్లలో ఉల్లి ధర రెట్టింపైంది.',
      'बाज़ारों में प्याज़ का मूल्य दुगुना हो गया है।',
    ),
    say(
      'Unseasonal rain destroyed most of the onion crop of the state.',
      'అకాల వర్షాలు రాష్ట్రంలోని ఉల్లి పంటలో చాలా భాగాన్ని నాశనం చేశాయి.',
      'बेमौसम वर्षा ने राज्य की अधिकांश प्याज़ की फ़सल नष्ट कर दी।',
    ),
    'second',
    say(
      'With most of the crop lost the supply falls and the price rises.',
      'పంట నష్టపోవడంతో సరఫరా తగ్గి ధర పెరిగింది.',
      'फ़सल नष्ट होने से आपूर्ति घटी और मूल्य बढ़ा।',
    ),
  ),
  causeItem(
    'storm-day',
    'medium',
    say(
      'Several trees fell across the main road on Sunday night.',
      'ఆదివారం రాత్రి ప్రధాన రహదారిపై పలు చెట్లు పడిపోయాయి.',
      'रविवार रात मुख्य सड़क पर कई पेड़ गिर गए।',
    ),
    say(
      'Many houses near the coast lost their roof sheets on Sunday night.',
      'ఆదివారం రాత్రి తీరం సమీపంలోని చాలా ఇళ్ల పైకప్పు రేకులు ఎగిరిపోయాయి.',
      'रविवार रात तट के पास के कई घरों की छत की चादरें उड़ गईं।',
    ),
    'common',
    say(
      'Fallen trees do not blow roofs away, nor the other way round; a storm explains both.',
      'పడిన చెట్ల వల్ల రేకులు ఎగరవు, రేకుల వల్ల చెట్లు పడవు; తుఫాను రెండింటికీ కారణం.',
      'गिरे पेड़ छतें नहीं उड़ाते, न छतें पेड़ गिराती हैं; आँधी दोनों का कारण है।',
    ),
  ),
  causeItem(
    'exam-and-cinema',
    'hard',
    say(
      'The number of candidates for the entrance test fell this year.',
      'ఈ ఏడాది ప్రవేశ పరీక్షకు దరఖాస్తు చేసినవారి సంఖ్య తగ్గింది.',
      'इस वर्ष प्रवेश परीक्षा के अभ्यर्थियों की संख्या घटी।',
    ),
    say(
      'The price of cooking oil fell in the country this year.',
      'ఈ ఏడాది దేశంలో వంట నూనె ధర తగ్గింది.',
      'इस वर्ष देश में खाने के तेल का मूल्य घटा।',
    ),
    'effects',
    say(
      'Nothing links the two; each is the effect of something of its own.',
      'రెండింటి మధ్య సంబంధం లేదు; ఒక్కోటి దాని సొంత కారణం వల్ల జరిగింది.',
      'दोनों में कोई संबंध नहीं; हर एक अपने अलग कारण का प्रभाव है।',
    ),
  ),
]

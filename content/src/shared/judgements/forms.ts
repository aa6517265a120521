import type { PaperFamily } from '@pariksha/domain/exam-families'
import type { DraftQuestion, WrittenItem } from '../../question.ts'
import { paragraphs, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'
import type { Level, Topic } from '../../topics.ts'

export const VERDICTS = ['first', 'second', 'neither', 'both'] as const
export type Verdict = (typeof VERDICTS)[number]

/** How a kind of question names its parts, and its standing answers. */
export type Kind = {
  readonly topic: Topic
  readonly head: LocalizedText
  readonly part: LocalizedText
  readonly ask: LocalizedText
  readonly answers: Record<Verdict | 'either', LocalizedText>
}

const answers = (
  one: LocalizedText,
  verbs: readonly [single: LocalizedText, both: LocalizedText, neither: LocalizedText],
): Kind['answers'] => {
  const [single, both, neither] = verbs
  const alone = (mark: string) =>
    say(
      `Only ${one.en} ${mark} ${single.en}`,
      `${one.te} ${mark} మాత్రమే ${single.te}`,
      `केवल ${one.hi} ${mark} ${single.hi}`,
    )
  return {
    first: alone('I'),
    second: alone('II'),
    either: say(
      `Either ${one.en} I or II ${single.en}`,
      `${one.te} I లేదా II ${single.te}`,
      `या तो ${one.hi} I या II ${single.hi}`,
    ),
    neither: say(`Neither I nor II ${single.en}`, `I, II రెండూ ${neither.te}`, `न तो I और न ही II ${single.hi}`),
    both: say(`Both I and II ${both.en}`, `I, II రెండూ ${both.te}`, `I और II दोनों ${both.hi}`),
  }
}

export const ASSUMPTION: Kind = {
  topic: 'statement-and-assumption',
  head: say('Statement', 'ప్రకటన', 'कथन'),
  part: say('Assumptions', 'ఊహలు', 'पूर्वधारणाएँ'),
  ask: say(
    'An assumption is something taken for granted. Which assumption is implicit in the statement?',
    'ఊహ అంటే ముందుగానే నిజమని అనుకున్నది. ప్రకటనలో అంతర్లీనంగా ఉన్న ఊహ ఏది?',
    'पूर्वधारणा वह है जिसे पहले से मान लिया गया हो। कथन में कौन-सी पूर्वधारणा निहित है?',
  ),
  answers: answers(say('assumption', 'ఊహ', 'पूर्वधारणा'), [
    say('is implicit', 'అంతర్లీనంగా ఉంది', 'निहित है'),
    say('are implicit', 'అంతర్లీనంగా ఉన్నాయి', 'निहित हैं'),
    say('', 'అంతర్లీనంగా లేవు', ''),
  ]),
}
export const CONCLUSION: Kind = {
  topic: 'statement-and-conclusion',
  head: say('Statement', 'ప్రకటన', 'कथन'),
  part: say('Conclusions', 'తీర్మానాలు', 'निष्कर्ष'),
  ask: say(
    'Which conclusion follows beyond doubt from the statement alone?',
    'ప్రకటన నుండి మాత్రమే నిస్సందేహంగా వచ్చే తీర్మానం ఏది?',
    'केवल कथन से निःसंदेह कौन-सा निष्कर्ष निकलता है?',
  ),
  answers: answers(say('conclusion', 'తీర్మానం', 'निष्कर्ष'), [
    say('follows', 'అనుసరిస్తుంది', 'अनुसरण करता है'),
    say('follow', 'అనుసరిస్తాయి', 'अनुसरण करते हैं'),
    say('', 'అనుసరించవు', ''),
  ]),
}
export const ARGUMENT: Kind = {
  topic: 'statement-and-argument',
  head: say('Question', 'ప్రశ్న', 'प्रश्न'),
  part: say('Arguments', 'వాదనలు', 'तर्क'),
  ask: say(
    'A strong argument is both important and directly related to the question. Which argument is strong?',
    'ప్రశ్నకు నేరుగా సంబంధించినది, ముఖ్యమైనది అయిన వాదనే బలమైనది. బలమైన వాదన ఏది?',
    'प्रश्न से सीधे जुड़ा और महत्त्वपूर्ण तर्क ही मज़बूत होता है। कौन-सा तर्क मज़बूत है?',
  ),
  answers: answers(say('argument', 'వాదన', 'तर्क'), [
    say('is strong', 'బలమైనది', 'मज़बूत है'),
    say('are strong', 'బలమైనవి', 'मज़बूत हैं'),
    say('', 'బలమైనవి కావు', ''),
  ]),
}
export const ACTION: Kind = {
  topic: 'course-of-action',
  head: say('Statement', 'ప్రకటన', 'कथन'),
  part: say('Courses of action', 'చర్యలు', 'कार्यवाहियाँ'),
  ask: say(
    'A course of action is a practical step that follows from the problem. Which should be taken?',
    'సమస్య నుండి తార్కికంగా వచ్చే ఆచరణీయమైన చర్య ఏది?',
    'समस्या से तर्कसंगत रूप से निकलने वाला व्यावहारिक कदम कौन-सा है?',
  ),
  answers: answers(say('action', 'చర్య', 'कार्यवाही'), [
    say('follows', 'అనుసరణీయం', 'उचित है'),
    say('follow', 'అనుసరణీయం', 'उचित हैं'),
    say('', 'అనుసరణీయం కావు', ''),
  ]),
}

const FOUR: readonly PaperFamily[] = ['ssc', 'railway', 'icet', 'mat', 'cat', 'afcat', 'nimcet']
const MISTAKES: Record<Verdict | 'either', string> = {
  first: 'judged II too strictly or I too kindly',
  second: 'judged I too strictly or II too kindly',
  either: 'took two that are independent for a choice between them',
  neither: 'overlooked what the statement does need or say',
  both: 'accepted what the statement neither needs nor says',
}

type Judged = {
  readonly statement: LocalizedText
  readonly first: LocalizedText
  readonly second: LocalizedText
  readonly why: LocalizedText
}

/** With the five answers of the banks, or with the four of the others. */
export function judgementQuestion(
  kind: Kind,
  { statement, first, second, why }: Judged,
  verdict: Verdict,
  five: boolean,
): DraftQuestion {
  const stem = paragraphs(
    say(
      `**${kind.head.en}:** ${statement.en}`,
      `**${kind.head.te}:** ${statement.te}`,
      `**${kind.head.hi}:** ${statement.hi}`,
    ),
    say(`**${kind.part.en}:**`, `**${kind.part.te}:**`, `**${kind.part.hi}:**`),
    say(`**I.** ${first.en}`, `**I.** ${first.te}`, `**I.** ${first.hi}`),
    say(`**II.** ${second.en}`, `**II.** ${second.te}`, `**II.** ${second.hi}`),
    kind.ask,
  )
  const correct = kind.answers[verdict]
  const order = (['first', 'second', 'either', 'neither', 'both'] as const).filter((one) => five || one !== 'either')
  return {
    stem,
    correct,
    distractors: order
      .filter((one) => one !== verdict)
      .map((one) => ({ text: kind.answers[one], mistake: MISTAKES[one] })),
    fixedOrder: order.map((one) => kind.answers[one]),
    explanation: paragraphs(why, say(`${correct.en}.`, `${correct.te}.`, `${correct.hi}।`)),
  }
}

/** The same question twice: with the five answers of the banks, and with the four of the others. */
export const judgement = (kind: Kind, slug: string, level: Level, texts: Judged, verdict: Verdict): WrittenItem[] =>
  [true, false].map((five) => ({
    id: `${kind.topic}/${slug}${five ? '-five' : ''}`,
    topic: kind.topic,
    formOf: `${kind.topic}/${slug}`,
    levels: [level],
    exams: five ? ['bank', 'mat'] : FOUR,
    draft: { questions: [judgementQuestion(kind, texts, verdict, five)] },
  }))

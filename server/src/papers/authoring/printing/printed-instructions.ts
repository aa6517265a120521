import type { PaperQuestion, PaperSource } from '@pariksha/content/papers/paper'
import type { LocalizedText } from '@pariksha/content/text'
import { say } from '@pariksha/content/text/localized'
import type { PaperPattern } from '@pariksha/contract/papers/paper-pattern'
import { marksText } from '@pariksha/domain/marking/marks-text'
import type { QuestionKind } from '@pariksha/domain/question'
import { markings } from '../publishing/instructions.ts'

type Printed = {
  readonly count: number
  readonly marks: number
  readonly kinds: ReadonlySet<QuestionKind>
  /** Signs of a number on the answer sheet, each with its circles; null: one box to write in. */
  readonly cells: number | null
  readonly rough: boolean
}

/** The instructions on a printed paper; all figures are those of its pattern and its questions. */
export const printedInstructions = (pattern: PaperPattern, printed: Printed): LocalizedText[] => [
  say(
    `This paper has ${printed.count} questions for ${printed.marks} marks. Time: ${pattern.minutes} minutes.`,
    `ఈ పేపర్‌లో ${printed.count} ప్రశ్నలు, మొత్తం ${printed.marks} మార్కులు. సమయం: ${pattern.minutes} నిమిషాలు.`,
    `इस पेपर में ${printed.count} प्रश्न हैं, कुल ${printed.marks} अंक। समय: ${pattern.minutes} मिनट।`,
  ),
  ...clocks(pattern),
  ...markings(printed.kinds.has('numeric') ? pattern : withoutTyped(pattern), WRITTEN),
  ...sheetInstructions(printed),
  say(
    'Stop writing when the time is over, and hand in the answer sheet.',
    'సమయం ముగియగానే రాయడం ఆపి, జవాబు పత్రాన్ని ఇవ్వండి.',
    'समय पूरा होते ही लिखना बंद करें और उत्तर पत्रक जमा करें।',
  ),
  ...(printed.rough
    ? [
        say(
          'Do rough work on the last page of this paper only.',
          'చిత్తు పని ఈ పేపర్ చివరి పేజీలో మాత్రమే చేయండి.',
          'रफ़ काम केवल इस पेपर के अंतिम पृष्ठ पर करें।',
        ),
      ]
    : []),
]

/** Marks of numbers are stated only where one is asked for. */
const withoutTyped = (pattern: PaperPattern): PaperPattern => ({
  ...pattern,
  sections: pattern.sections.map((section) => ({ ...section, typed_marking: null })),
})

const WRITTEN = say('Numbers to write', 'రాయాల్సిన సంఖ్యలకు', 'लिखी जाने वाली संख्याएँ')

/** How the answer sheet is filled, for the kinds of questions that the paper has. */
export const sheetInstructions = ({ kinds, cells }: Pick<Printed, 'kinds' | 'cells'>): LocalizedText[] => [
  say(
    'Write your name and roll number on the answer sheet, and fill the set that is printed on your paper.',
    'జవాబు పత్రంపై మీ పేరు, రోల్ నంబర్ రాయండి; మీ పేపర్‌పై ఉన్న సెట్‌ను నింపండి.',
    'उत्तर पत्रक पर अपना नाम और रोल नंबर लिखें, और अपने पेपर पर छपा सेट भरें।',
  ),
  say(
    'Give your answers on the answer sheet: fill the whole circle or square with a black or blue ball-point pen.',
    'సమాధానాలను జవాబు పత్రంపై ఇవ్వండి: నలుపు లేదా నీలం బాల్ పెన్‌తో గడిని పూర్తిగా నింపండి.',
    'उत्तर उत्तर पत्रक पर दें: काले या नीले बॉल पेन से खाने को पूरा भरें।',
  ),
  ...(['single-choice', 'multiple-choice', 'numeric'] as const)
    .filter((kind) => kinds.has(kind))
    .map((kind) => (kind === 'numeric' && cells === null ? IN_ONE_BOX : ROWS[kind])),
]

const ROWS: Readonly<Record<QuestionKind, LocalizedText>> = {
  'single-choice': say(
    'Questions with circles have one right option: fill one circle. More than one filled circle is a wrong answer.',
    'గుండ్రని గడులున్న ప్రశ్నలకు ఒకటే సరైన ఆప్షన్: ఒక గడినే నింపండి. ఒకటి కంటే ఎక్కువ నింపితే అది తప్పు సమాధానం.',
    'गोल खानों वाले प्रश्नों का एक ही सही विकल्प है: एक ही गोला भरें। एक से अधिक गोले भरना गलत उत्तर है।',
  ),
  'multiple-choice': say(
    'Questions with squares may have several right options: fill the squares of all right options and of no others.',
    'చతురస్ర గడులున్న ప్రశ్నలకు ఒకటి కంటే ఎక్కువ సరైన ఆప్షన్లు ఉండవచ్చు: సరైన వాటి గడులన్నీ, అవి మాత్రమే నింపండి.',
    'चौकोर खानों वाले प्रश्नों के एक से अधिक सही विकल्प हो सकते हैं: सभी सही विकल्पों के खाने भरें, और केवल वही।',
  ),
  numeric: say(
    'Where no options are printed the answer is a number: write it in the boxes, one sign in each, and fill the circle of each sign below its box.',
    'ఆప్షన్లు లేని చోట సమాధానం ఒక సంఖ్య: పెట్టెల్లో ఒక్కో అంకె లేదా గుర్తు చొప్పున రాసి, ప్రతి పెట్టె కింద దాని గుండ్రని గడిని నింపండి.',
    'जहाँ विकल्प नहीं छपे हैं, वहाँ उत्तर एक संख्या है: हर खाने में एक अंक या चिह्न लिखें और उस खाने के नीचे उसका गोला भरें।',
  ),
}

const IN_ONE_BOX = say(
  'Where no options are printed the answer is a number: write it in the box.',
  'ఆప్షన్లు లేని చోట సమాధానం ఒక సంఖ్య: దాన్ని పెట్టెలో రాయండి.',
  'जहाँ विकल्प नहीं छपे हैं, वहाँ उत्तर एक संख्या है: उसे खाने में लिखें।',
)

/** Sections without a time share that of the section before; with one clock for all there is nothing to print. */
function clocks({ sections }: PaperPattern): LocalizedText[] {
  const turns: { readonly numbers: number[]; readonly minutes: number }[] = []
  for (const [index, { minutes }] of sections.entries()) {
    if (minutes !== null) turns.push({ numbers: [], minutes })
    turns.at(-1)?.numbers.push(index + 1)
  }
  if (turns.length === 0) return []
  const timesOf = (word: string, unit: string) =>
    turns.map(({ numbers, minutes }) => `${word} ${numbers.join(', ')}: ${minutes} ${unit}`).join('; ')
  return [
    say(
      `Sections have times of their own (${timesOf('section', 'minutes')}). Work on a section only in its time.`,
      `విభాగాలకు వేర్వేరు సమయాలున్నాయి (${timesOf('విభాగం', 'నిమిషాలు')}). ఒక విభాగాన్ని దాని సమయంలోనే రాయండి.`,
      `खंडों के अपने-अपने समय हैं (${timesOf('खंड', 'मिनट')})। एक खंड को उसके समय में ही हल करें।`,
    ),
  ]
}

/** What is printed at a question itself: that several options may be right, or a number is wanted, and marks of its own. */
export function notesOf({ kind, marking }: Pick<PaperQuestion, 'kind' | 'marking'>): LocalizedText[] {
  const note = QUESTION_NOTES[kind]
  const marks = marking && {
    right: marksText(marking.right),
    wrong: marksText(marking.wrong),
  }
  return [
    ...(note ? [note] : []),
    ...(marks
      ? [
          say(
            `Right ${marks.right}, wrong ${marks.wrong}.`,
            `సరైన సమాధానానికి ${marks.right}, తప్పుకు ${marks.wrong}.`,
            `सही उत्तर पर ${marks.right}, गलत पर ${marks.wrong}।`,
          ),
        ]
      : []),
  ]
}

const QUESTION_NOTES: Readonly<Record<QuestionKind, LocalizedText | null>> = {
  'single-choice': null,
  'multiple-choice': say(
    'More than one option may be right.',
    'ఒకటి కంటే ఎక్కువ ఆప్షన్లు సరైనవి కావచ్చు.',
    'एक से अधिक विकल्प सही हो सकते हैं।',
  ),
  numeric: say('Write the number on the answer sheet.', 'సంఖ్యను జవాబు పత్రంపై రాయండి.', 'संख्या उत्तर पत्रक पर लिखें।'),
}

/** How many signs a number has on the answer sheet: the same for all of a paper, so that none gives its answer away. */
export function cellsOf({ sections }: PaperSource): number | null {
  const lengths = sections.flatMap(({ questions }) =>
    questions.flatMap(({ answer }) => (answer.kind === 'numeric' ? [answer.low.length, answer.high.length] : [])),
  )
  const longest = Math.max(MIN_CELLS, ...lengths)
  return longest > MAX_CELLS ? null : longest
}

const MIN_CELLS = 6
/** More have no room in one of four columns. */
const MAX_CELLS = 7

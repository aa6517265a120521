import { HOW_IT_RUNS } from '@pariksha/content/series/instructions'
import type { LocalizedText } from '@pariksha/content/text'
import { say } from '@pariksha/content/text/localized'
import type { PaperPattern, PatternMarking } from '@pariksha/contract/papers/paper-pattern'
import { marksText } from '@pariksha/domain/marking/marks-text'
import type { QuestionKind } from '@pariksha/domain/question'

/** The instructions of a paper; all figures are those of its pattern and its questions. */
export const instructionsOf = (
  pattern: PaperPattern,
  kinds: ReadonlySet<QuestionKind>,
  count: number,
): LocalizedText[] => [
  length(pattern, count),
  ...answers(kinds),
  ...(pattern.sections.length > 1 ? [clocks(pattern)] : []),
  ...markings(pattern, TYPED),
  ...HOW_IT_RUNS,
]

const length = ({ minutes }: PaperPattern, count: number): LocalizedText =>
  say(
    `The test has ${count} questions and lasts ${minutes} minutes.`,
    `ఈ టెస్టులో ${count} ప్రశ్నలు ఉంటాయి, సమయం ${minutes} నిమిషాలు.`,
    `इस टेस्ट में ${count} प्रश्न हैं और समय ${minutes} मिनट है।`,
  )

const ANSWERS: Readonly<Record<QuestionKind, LocalizedText>> = {
  'single-choice': say(
    'Questions with round boxes have one right answer.',
    'గుండ్రని గడులున్న ప్రశ్నలకు ఒకటే సరైన సమాధానం.',
    'गोल खानों वाले प्रश्नों का एक ही सही उत्तर है।',
  ),
  'multiple-choice': say(
    'Questions with square boxes may have several right answers: mark all of them and no others.',
    'చతురస్ర గడులున్న ప్రశ్నలకు ఒకటి కంటే ఎక్కువ సరైన సమాధానాలు ఉండవచ్చు: అన్నింటినీ, వాటిని మాత్రమే ఎంచుకోండి.',
    'चौकोर खानों वाले प्रश्नों के एक से अधिक सही उत्तर हो सकते हैं: सभी सही उत्तर चुनें, और केवल वही।',
  ),
  numeric: say(
    'Where no options are shown, the answer is a number that is typed in.',
    'ఆప్షన్లు లేని చోట సమాధానంగా ఒక సంఖ్యను టైప్ చేయాలి.',
    'जहाँ विकल्प नहीं हैं, वहाँ उत्तर में एक संख्या टाइप करनी है।',
  ),
}

const answers = (kinds: ReadonlySet<QuestionKind>): LocalizedText[] =>
  (['single-choice', 'multiple-choice', 'numeric'] as const)
    .filter((kind) => kinds.has(kind))
    .map((kind) => ANSWERS[kind])

function clocks({ sections }: PaperPattern): LocalizedText {
  if (sections.every(({ minutes }) => minutes === null))
    return say(
      'One clock runs for the whole paper; you may move freely between sections.',
      'మొత్తం పేపర్‌కు ఒకే గడియారం నడుస్తుంది; విభాగాల మధ్య ఎటైనా వెళ్లవచ్చు.',
      'पूरे पेपर की एक ही घड़ी चलती है; आप किसी भी खंड में आ-जा सकते हैं।',
    )
  return say(
    'The clock is divided between the sections. The next one opens when the time of the one before is over, and nobody can go back.',
    'సమయం విభాగాల మధ్య పంచి ఉంటుంది. ఒకదాని సమయం ముగిశాకే తర్వాతిది తెరుచుకుంటుంది, వెనక్కి వెళ్లడం కుదరదు.',
    'समय खंडों में बँटा है। एक का समय पूरा होने पर ही अगला खुलता है, और पीछे नहीं जा सकते।',
  )
}

const TYPED = say('Typed numbers', 'టైప్ చేసే సంఖ్యలకు', 'टाइप की जाने वाली संख्याएँ')

/** One line where all sections have the same marks, else one for each. `numbers` is what answers without options are called. */
export function markings({ sections }: PaperPattern, numbers: LocalizedText): LocalizedText[] {
  const lines = sections.map(({ marking, typed_marking }) => worth(marking, typed_marking, numbers))
  const [first] = lines
  if (first && lines.every(({ en }) => en === first.en))
    return [say(`Marks: ${first.en}`, `మార్కులు: ${first.te}`, `अंक: ${first.hi}`)]
  return lines.map(({ en, te, hi }, index) =>
    say(`Marks in section ${index + 1}: ${en}`, `${index + 1}వ విభాగంలో మార్కులు: ${te}`, `खंड ${index + 1} में अंक: ${hi}`),
  )
}

function worth(
  scheme: PatternMarking,
  typed: PatternMarking | null | undefined,
  numbers: LocalizedText,
): LocalizedText {
  const options = marksIn(scheme)
  if (!typed) return options
  const other = marksIn(typed)
  return say(
    `${options.en} ${numbers.en}: ${other.en}`,
    `${options.te} ${numbers.te}: ${other.te}`,
    `${options.hi} ${numbers.hi}: ${other.hi}`,
  )
}

function marksIn(scheme: PatternMarking): LocalizedText {
  const [right, wrong, blank] = [scheme.right, scheme.wrong, scheme.blank].map((marks) => marksText(marks))
  return say(
    `right answer ${right}, wrong ${wrong}, blank ${blank}.`,
    `సరైన సమాధానానికి ${right}; తప్పు సమాధానానికి ${wrong}; ఖాళీ వదిలితే ${blank}.`,
    `सही उत्तर पर ${right}; गलत उत्तर पर ${wrong}; ख़ाली छोड़ने पर ${blank}।`,
  )
}

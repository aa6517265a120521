import { readMark } from '@pariksha/domain/marking/marking'
import { type Blueprint, type BlueprintSection, questionCount, totalMarks } from '../papers/blueprints/blueprint.ts'
import { listed, say } from '../text/localized.ts'
import type { LocalizedText } from '../text.ts'

const AT_THE_END = say(
  'When the time is over, the test is submitted automatically.',
  'సమయం ముగియగానే టెస్ట్ దానంతట అదే సమర్పించబడుతుంది.',
  'समय पूरा होते ही टेस्ट अपने आप सबमिट हो जाता है।',
)

export const HOW_IT_RUNS: readonly LocalizedText[] = [
  say(
    'A question that is answered and marked for review is counted.',
    'సమాధానం ఇచ్చి రివ్యూ కోసం మార్క్ చేసిన ప్రశ్న లెక్కలోకి వస్తుంది.',
    'उत्तर देकर रिव्यू के लिए मार्क किया गया प्रश्न गिना जाता है।',
  ),
  say(
    'Your answers are saved as you choose them. If the network fails, go on: they are kept on this device and sent when it is back.',
    'మీరు ఎంచుకున్న వెంటనే సమాధానాలు సేవ్ అవుతాయి. నెట్‌వర్క్ పోయినా కొనసాగించండి: అవి ఈ పరికరంలో ఉంటాయి, నెట్‌వర్క్ రాగానే పంపబడతాయి.',
    'उत्तर चुनते ही सेव हो जाते हैं। नेटवर्क चला जाए, तो भी जारी रखें: वे इस डिवाइस पर रहते हैं और नेटवर्क आते ही भेज दिए जाते हैं।',
  ),
  AT_THE_END,
]

/**
 * The instructions before a test; all figures are those of the blueprint. Sections are called by their names in
 * English, and by their numbers in the table of sections elsewhere.
 */
export const instructionsOf = (blueprint: Blueprint, without: LocalizedText | undefined): LocalizedText[] => [
  length(blueprint),
  ...(blueprint.sections.length > 1 ? [clocks(blueprint)] : []),
  marking(blueprint),
  ...(without ? [without] : []),
  ...HOW_IT_RUNS,
]

function length(blueprint: Blueprint): LocalizedText {
  const { minutes } = blueprint
  const [questions, answering] = [questionCount(blueprint), answers(blueprint)]
  return say(
    `The test has ${questions} questions and lasts ${minutes} minutes. ${answering.en}`,
    `ఈ టెస్టులో ${questions} ప్రశ్నలు ఉంటాయి, సమయం ${minutes} నిమిషాలు. ${answering.te}`,
    `इस टेस्ट में ${questions} प्रश्न हैं और समय ${minutes} मिनट है। ${answering.hi}`,
  )
}

function answers({ optionCount, sections }: Blueprint): LocalizedText {
  const count = optionCount === 5 ? say('five', 'ఐదు', 'पाँच') : say('four', 'నాలుగు', 'चार')
  const typed = sections.some(({ parts }) => parts.some(({ kind }) => kind === 'numeric'))
  return typed
    ? say(
        `Most questions have ${count.en} options and one right answer; where no options are shown, the answer is a number that is typed in.`,
        `చాలా ప్రశ్నలకు ${count.te} ఆప్షన్లు ఉంటాయి, వాటిలో ఒకటే సరైనది; ఆప్షన్లు లేని చోట సమాధానంగా ఒక సంఖ్యను టైప్ చేయాలి.`,
        `ज़्यादातर प्रश्नों के ${count.hi} विकल्प हैं, जिनमें एक ही सही है; जहाँ विकल्प नहीं हैं, वहाँ उत्तर में एक संख्या टाइप करनी है।`,
      )
    : say(
        `Every question has ${count.en} options and one right answer.`,
        `ప్రతి ప్రశ్నకు ${count.te} ఆప్షన్లు ఉంటాయి, వాటిలో ఒకటే సరైనది.`,
        `हर प्रश्न के ${count.hi} विकल्प हैं, जिनमें एक ही सही है।`,
      )
}

type Turn = { readonly names: string[]; readonly numbers: string[]; readonly minutes: number }

function clocks({ sections }: Blueprint): LocalizedText {
  if (sections.every(({ minutes }) => minutes === null))
    return say(
      'One clock runs for the whole paper; you may move freely between sections.',
      'మొత్తం పేపర్‌కు ఒకే గడియారం నడుస్తుంది; విభాగాల మధ్య ఎటైనా వెళ్లవచ్చు.',
      'पूरे पेपर की एक ही घड़ी चलती है; आप किसी भी खंड में आ-जा सकते हैं।',
    )
  const turns = turnsOf(sections)
  return divided(evenly(turns) ?? oneByOne(turns))
}

/** A line as installations may have stored it, and what it says in the words of now. */
export function formerLines({ sections }: Blueprint): (readonly [former: string, line: LocalizedText])[] {
  const turns = turnsOf(sections)
  const even = evenly(turns)
  return [
    ['When the time is over the test is handed in by itself.', AT_THE_END],
    ...(even ? [[divided(oneByOne(turns)).en, divided(even)] as const] : []),
  ]
}

const turnsOf = (sections: readonly BlueprintSection[]): readonly Turn[] =>
  sections.reduce<Turn[]>((all, { name, minutes }, index) => {
    if (minutes !== null) all.push({ names: [], numbers: [], minutes })
    const turn = all.at(-1)
    turn?.names.push(name)
    turn?.numbers.push(`${index + 1}`)
    return all
  }, [])

const oneByOne = (turns: readonly Turn[]): LocalizedText =>
  listed(
    turns.map(({ names, numbers, minutes }) =>
      say(
        `${names.join(' with ')} for ${minutes} minutes`,
        numbers.length === 1
          ? `${numbers[0]}వ విభాగానికి ${minutes} నిమిషాలు`
          : `${numbers.join(', ')} విభాగాలకు కలిపి ${minutes} నిమిషాలు`,
        numbers.length === 1
          ? `खंड ${numbers[0]} के ${minutes} मिनट`
          : `खंड ${listed(numbers).hi} के मिलाकर ${minutes} मिनट`,
      ),
    ),
  )

const divided = (times: LocalizedText): LocalizedText =>
  say(
    `The clock is divided: ${times.en}. The next opens when the time of the one before is over, and nobody can go back.`,
    `సమయం విభాగాల మధ్య పంచి ఉంటుంది: ${times.te}. ఒకదాని సమయం ముగిశాకే తర్వాతిది తెరుచుకుంటుంది, వెనక్కి వెళ్లడం కుదరదు.`,
    `समय खंडों में बँटा है: ${times.hi}। एक का समय पूरा होने पर ही अगला खुलता है, और पीछे नहीं जा सकते।`,
  )

/** Where every section has the same time, it is said once. */
function evenly([first, ...others]: readonly Turn[]): LocalizedText | undefined {
  if (!first || others.length === 0) return undefined
  const { minutes } = first
  if ([first, ...others].some((turn) => turn.minutes !== minutes || turn.names.length > 1)) return undefined
  return say(`${minutes} minutes for each section`, `ప్రతి విభాగానికి ${minutes} నిమిషాలు`, `हर खंड के ${minutes} मिनट`)
}

function marking({ sections }: Blueprint): LocalizedText {
  const schemes = sections.map(({ name, marking: { right, wrong } }) => ({
    name,
    right: inWords(right),
    wrong: inWords(wrong.replace('-', '')),
  }))
  const [first, ...others] = schemes
  if (!first) throw new Error('a paper without sections')
  const sameRight = others.every(({ right }) => right.en === first.right.en)
  if (sameRight && others.every(({ wrong }) => wrong.en === first.wrong.en)) return evenMarking(first, sections)
  return sameRight ? unevenCosts(first.right, schemes) : unevenMarks(sections)
}

function evenMarking(
  { right, wrong }: { readonly right: LocalizedText; readonly wrong: LocalizedText },
  sections: readonly BlueprintSection[],
): LocalizedText {
  const typed = sections.some(({ typedMarking }) => typedMarking && readMark(typedMarking.wrong).numerator === 0)
  const free = typed
    ? say(
        'a blank one and a wrong typed number nothing',
        'ఖాళీ వదిలితే, టైప్ చేసిన సంఖ్య తప్పయితే: సున్నా',
        'ख़ाली छोड़ने पर और गलत टाइप की गई संख्या पर: शून्य',
      )
    : say('a blank one nothing', 'ఖాళీ వదిలితే: సున్నా', 'ख़ाली छोड़ने पर: शून्य')
  return say(
    `A right answer earns ${right.en}, a wrong one costs ${wrong.en}, ${free.en}.`,
    `సరైన సమాధానానికి: ${right.te}; తప్పు సమాధానానికి తగ్గేది: ${wrong.te}; ${free.te}.`,
    `सही उत्तर पर: ${right.hi}; गलत उत्तर पर कटौती: ${wrong.hi}; ${free.hi}।`,
  )
}

function unevenCosts(
  right: LocalizedText,
  schemes: readonly { readonly name: string; readonly wrong: LocalizedText }[],
): LocalizedText {
  const costs = listed(
    schemes.map(({ name, wrong }, index) =>
      say(`${wrong.en} in ${name}`, `${index + 1}వ విభాగంలో ${wrong.te}`, `खंड ${index + 1} में ${wrong.hi}`),
    ),
  )
  return say(
    `A right answer earns ${right.en}. A wrong one costs ${costs.en}. A blank one costs nothing.`,
    `సరైన సమాధానానికి: ${right.te}. తప్పు సమాధానానికి తగ్గేది: ${costs.te}. ఖాళీ వదిలితే ఏమీ తగ్గదు.`,
    `सही उत्तर पर: ${right.hi}। गलत उत्तर पर कटौती: ${costs.hi}। ख़ाली छोड़ने पर कुछ नहीं कटता।`,
  )
}

function unevenMarks(sections: readonly BlueprintSection[]): LocalizedText {
  const marksOfSections = listed(
    sections.map((section, index) => {
      const one = { sections: [section] }
      const [marks, questions] = [totalMarks(one), questionCount(one)]
      return say(
        `${section.name} ${marks} marks for ${questions} questions`,
        `${index + 1}వ విభాగంలో ${questions} ప్రశ్నలకు ${marks} మార్కులు`,
        `खंड ${index + 1} में ${questions} प्रश्नों के ${marks} अंक`,
      )
    }),
  )
  return say(
    `What a question is worth depends on its section: ${marksOfSections.en}. A wrong answer costs a quarter of what the question is worth, a blank one nothing.`,
    `ప్రశ్న విలువ దాని విభాగాన్ని బట్టి ఉంటుంది: ${marksOfSections.te}. తప్పు సమాధానానికి ఆ విలువలో పావు వంతు తగ్గుతుంది, ఖాళీ వదిలితే ఏమీ తగ్గదు.`,
    `प्रश्न का मान उसके खंड पर निर्भर है: ${marksOfSections.hi}। गलत उत्तर पर उस मान का चौथाई कटता है, ख़ाली छोड़ने पर कुछ नहीं कटता।`,
  )
}

const PARTS: Readonly<Record<number, LocalizedText>> = {
  2: say('half a mark', 'అర మార్కు', 'आधा अंक'),
  3: say('a third of a mark', 'మార్కులో మూడో వంతు', 'एक तिहाई अंक'),
  4: say('a quarter of a mark', 'పావు మార్కు', 'चौथाई अंक'),
}

function inWords(mark: string): LocalizedText {
  const { numerator, denominator } = readMark(mark)
  if (numerator === 0) return say('nothing', 'సున్నా', 'शून्य')
  if (denominator === 1)
    return numerator === 1
      ? say('1 mark', '1 మార్కు', '1 अंक')
      : say(`${numerator} marks`, `${numerator} మార్కులు`, `${numerator} अंक`)
  const share = `${numerator}/${denominator}`
  return (numerator === 1 && PARTS[denominator]) || say(`${share} of a mark`, `${share} మార్కు`, `${share} अंक`)
}

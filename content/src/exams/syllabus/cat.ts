import { say } from '../../text/localized.ts'
import type { SyllabusSection } from '../exam.ts'
import { SECTIONS } from '../texts/sections.ts'
import { TOPICS } from '../texts/topics.ts'

export const CAT: readonly SyllabusSection[] = [
  {
    section: SECTIONS.verbalAbilityAndReadingComprehension,
    topics: [
      say('Reading comprehension: main idea', 'రీడింగ్ కాంప్రహెన్షన్: ప్రధాన భావం', 'गद्यांश: मुख्य विचार'),
      say('Reading comprehension: inference', 'రీడింగ్ కాంప్రహెన్షన్: ఇన్‌ఫరెన్స్', 'गद्यांश: निष्कर्ष'),
      say('Reading comprehension: specific detail', 'రీడింగ్ కాంప్రహెన్షన్: నిర్దిష్ట వివరం', 'गद्यांश: विशेष विवरण'),
      say('Reading comprehension: tone and purpose', 'రీడింగ్ కాంప్రహెన్షన్: టోన్, ఉద్దేశం', 'गद्यांश: लेखक का भाव और उद्देश्य'),
      say(
        'Reading comprehension: vocabulary in context',
        'రీడింగ్ కాంప్రహెన్షన్: సందర్భానుసారం పదజాలం',
        'गद्यांश: संदर्भ के अनुसार शब्दावली',
      ),
      say('Para summary', 'పేరా సారాంశం', 'अनुच्छेद का सारांश'),
      say('Para completion / sentence placement', 'పేరాను పూర్తి చేయడం / వాక్యాన్ని సరైన చోట ఉంచడం', 'अनुच्छेद पूर्ति / वाक्य का स्थान'),
      say('Para jumbles (typed answer)', 'పేరా జంబుల్స్ (టైప్ చేసే సమాధానం)', 'पैरा जंबल (उत्तर टाइप करें)'),
      say('Odd sentence out (typed answer)', 'భిన్నమైన వాక్యాన్ని గుర్తించడం (టైప్ చేసే సమాధానం)', 'विषम वाक्य चुनना (उत्तर टाइप करें)'),
      say('Critical reasoning within passages', 'ప్యాసేజ్‌లలో క్రిటికల్ రీజనింగ్', 'गद्यांश में आलोचनात्मक तर्क'),
    ],
  },
  {
    section: SECTIONS.dataInterpretationAndLogicalReasoning,
    topics: [
      say('Tables', 'పట్టికలు', 'तालिकाएँ'),
      say('Bar, line and pie charts', 'బార్, లైన్, పై చార్టులు', 'दंड आरेख, रेखा आरेख और पाई चार्ट'),
      TOPICS.caselets,
      say('Venn diagrams and set theory', 'వెన్ చిత్రాలు, సమితి సిద్ధాంతం', 'वेन आरेख और समुच्चय सिद्धांत'),
      say('Linear and circular arrangements', 'వరుస, వృత్తాకార అరేంజ్‌మెంట్', 'रैखिक और वृत्ताकार व्यवस्था'),
      say('Matrix / matching puzzles', 'మ్యాట్రిక్స్ / జతపరిచే పజిల్స్', 'मैट्रिक्स / मिलान पहेलियाँ'),
      say('Games and tournaments', 'ఆటలు, టోర్నమెంట్లు', 'खेल और टूर्नामेंट'),
      say('Networks and routes', 'నెట్‌వర్క్‌లు, మార్గాలు', 'नेटवर्क और मार्ग'),
      say('Scheduling and sequencing', 'షెడ్యూలింగ్, క్రమం', 'समय-सारणी और अनुक्रम'),
      say('Quant-based reasoning sets', 'గణిత ఆధారిత రీజనింగ్ సెట్లు', 'गणित आधारित तर्क के सेट'),
      say('Binary logic', 'బైనరీ లాజిక్', 'द्विआधारी तर्क'),
      say('Missing data sets', 'లోపించిన డేటా సెట్లు', 'लुप्त डेटा के सेट'),
      say('Cubes and grids', 'ఘనాలు, గ్రిడ్‌లు', 'घन और ग्रिड'),
    ],
  },
  {
    section: SECTIONS.quantitativeAbility,
    topics: [
      say('Percentages, profit and loss', 'శాతాలు, లాభనష్టాలు', 'प्रतिशत, लाभ और हानि'),
      say('Ratio, proportion, mixtures', 'నిష్పత్తి, అనుపాతం, మిశ్రమాలు', 'अनुपात, समानुपात, मिश्रण'),
      TOPICS.averages,
      TOPICS.simpleAndCompoundInterest,
      TOPICS.timeSpeedDistance,
      TOPICS.timeAndWork,
      TOPICS.linearAndQuadraticEquations,
      say('Inequalities and modulus', 'అసమానతలు, మాడ్యులస్', 'असमानताएँ और मापांक'),
      say('Functions and graphs', 'ప్రమేయాలు, గ్రాఫులు', 'फलन और ग्राफ़'),
      say('Logarithms, surds, indices', 'సంవర్గమానాలు, కరణులు, ఘాతాంకాలు', 'लघुगणक, करणी, घातांक'),
      say('Sequences and series', 'అనుక్రమాలు, శ్రేణులు', 'अनुक्रम और श्रेणी'),
      say('Number properties', 'సంఖ్యల ధర్మాలు', 'संख्याओं के गुण'),
      say('Triangles and circles', 'త్రిభుజాలు, వృత్తాలు', 'त्रिभुज और वृत्त'),
      say('Coordinate geometry', 'నిరూపక జ్యామితి', 'निर्देशांक ज्यामिति'),
      TOPICS.mensuration,
      TOPICS.permutationAndCombination,
      TOPICS.probability,
      say('Set theory', 'సమితి సిద్ధాంతం', 'समुच्चय सिद्धांत'),
    ],
  },
]

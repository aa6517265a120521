import type { Language } from '@pariksha/contract/languages'
import type { Field } from '../columns/fields.ts'

/** The columns of the template, in their order. */
export const TEMPLATE_FIELDS = [
  'number',
  'kind',
  'passage',
  'stem',
  'option-a',
  'option-b',
  'option-c',
  'option-d',
  'answer',
  'explanation',
  'section',
  'topic',
  'level',
  'source',
  'year',
  'tags',
] as const satisfies readonly Field[]
type TemplateField = (typeof TEMPLATE_FIELDS)[number]

type TemplateTexts = {
  readonly sheet: string
  readonly help: string
  readonly kinds: readonly string[]
  readonly levels: readonly string[]
  readonly example: Readonly<Record<TemplateField, string>>
  /** What each column holds; options share one line. */
  readonly about: Readonly<Record<Exclude<TemplateField, 'option-b' | 'option-c' | 'option-d'>, string>>
  readonly languages: string
}

export const TEMPLATE_TEXTS: Readonly<Record<Language, TemplateTexts>> = {
  en: {
    sheet: 'Questions',
    help: 'What the columns hold',
    kinds: ['Single', 'Multiple', 'Number'],
    levels: ['Easy', 'Medium', 'Hard'],
    example: {
      number: '1',
      kind: 'Single',
      passage: '',
      stem: 'Example: what is $\\frac{1}{2}$ of 30? (Delete this row.)',
      'option-a': '10',
      'option-b': '15',
      'option-c': '20',
      'option-d': '25',
      answer: 'B',
      explanation: 'Half of 30 is 15.',
      section: 'Mathematics',
      topic: 'Fractions',
      level: 'Easy',
      source: '',
      year: '',
      tags: 'class 6, revision',
    },
    about: {
      number: 'The number of the question. It may be empty.',
      kind: 'Single: one option is right. Multiple: several are. Number: the student types a number. Empty: the answer tells it.',
      passage: 'A passage or directions that several questions share. Write the same text in each of their rows.',
      stem: 'The question. Formulae stand between dollars: $x^2$. Pictures lie over the cell.',
      'option-a': '2 to 6 options, for more add columns such as “Option E”. Empty where a number is typed.',
      answer: 'The letter of the right option, several with commas (A, C), or a number or a range (12.5 or 12..13).',
      explanation: 'The solution that students see afterwards.',
      section: 'The section or subject.',
      topic: 'The topic or chapter.',
      level: 'Easy, Medium or Hard.',
      source: 'Where the question is from.',
      year: 'The year of the examination.',
      tags: 'Words to find the question by, with commas.',
    },
    languages: 'For another language add columns such as “Question (Telugu)” and “Option A (Telugu)”.',
  },
  te: {
    sheet: 'ప్రశ్నలు',
    help: 'నిలువు వరుసల వివరణ',
    kinds: ['ఒక జవాబు', 'పలు జవాబులు', 'సంఖ్య'],
    levels: ['సులభం', 'మధ్యస్థం', 'కష్టం'],
    example: {
      number: '1',
      kind: 'ఒక జవాబు',
      passage: '',
      stem: 'ఉదాహరణ: 30లో $\\frac{1}{2}$ ఎంత? (ఈ అడ్డు వరుసను తొలగించండి.)',
      'option-a': '10',
      'option-b': '15',
      'option-c': '20',
      'option-d': '25',
      answer: 'B',
      explanation: '30లో సగం 15.',
      section: 'గణితం',
      topic: 'భిన్నాలు',
      level: 'సులభం',
      source: '',
      year: '',
      tags: '6వ తరగతి, పునశ్చరణ',
    },
    about: {
      number: 'ప్రశ్న సంఖ్య. ఖాళీగా ఉంచవచ్చు.',
      kind: 'ఒక జవాబు: ఒక ఎంపిక సరైనది. పలు జవాబులు: ఒకటి కంటే ఎక్కువ సరైనవి. సంఖ్య: విద్యార్థి సంఖ్యను టైప్ చేస్తారు. ఖాళీ అయితే జవాబును బట్టి తెలుస్తుంది.',
      passage: 'కొన్ని ప్రశ్నలకు ఉమ్మడిగా ఉండే గద్యం లేదా సూచనలు. ప్రతి ప్రశ్న వరుసలో అదే పాఠం రాయండి.',
      stem: 'ప్రశ్న. సూత్రాలను డాలర్ల మధ్య రాయండి: $x^2$. చిత్రాలను గడిపై ఉంచండి.',
      'option-a': '2 నుండి 6 ఎంపికలు; ఇంకా కావాలంటే “ఎంపిక E” వంటి నిలువు వరుసలు చేర్చండి. సంఖ్య టైప్ చేసే ప్రశ్నకు ఖాళీగా ఉంచండి.',
      answer: 'సరైన ఎంపిక అక్షరం, పలు అయితే కామాలతో (A, C), లేదా సంఖ్య లేదా పరిధి (12.5 లేదా 12..13).',
      explanation: 'తర్వాత విద్యార్థులు చూసే సాధన.',
      section: 'విభాగం లేదా సబ్జెక్టు.',
      topic: 'అంశం లేదా అధ్యాయం.',
      level: 'సులభం, మధ్యస్థం లేదా కష్టం.',
      source: 'ప్రశ్న ఎక్కడి నుండి తీసుకున్నది.',
      year: 'పరీక్ష సంవత్సరం.',
      tags: 'ప్రశ్నను వెతకడానికి పదాలు, కామాలతో.',
    },
    languages: 'మరో భాష కోసం “ప్రశ్న (ఇంగ్లీష్)”, “ఎంపిక A (ఇంగ్లీష్)” వంటి నిలువు వరుసలు చేర్చండి.',
  },
  hi: {
    sheet: 'प्रश्न',
    help: 'स्तंभों का विवरण',
    kinds: ['एक उत्तर', 'अनेक उत्तर', 'संख्या'],
    levels: ['आसान', 'मध्यम', 'कठिन'],
    example: {
      number: '1',
      kind: 'एक उत्तर',
      passage: '',
      stem: 'उदाहरण: 30 का $\\frac{1}{2}$ कितना है? (यह पंक्ति हटा दें।)',
      'option-a': '10',
      'option-b': '15',
      'option-c': '20',
      'option-d': '25',
      answer: 'B',
      explanation: '30 का आधा 15 है।',
      section: 'गणित',
      topic: 'भिन्न',
      level: 'आसान',
      source: '',
      year: '',
      tags: 'कक्षा 6, पुनरावृत्ति',
    },
    about: {
      number: 'प्रश्न की संख्या। खाली छोड़ी जा सकती है।',
      kind: 'एक उत्तर: एक विकल्प सही है। अनेक उत्तर: एक से अधिक सही हैं। संख्या: विद्यार्थी संख्या टाइप करता है। खाली हो तो उत्तर से पता चलता है।',
      passage: 'कई प्रश्नों का साझा गद्यांश या निर्देश। हर प्रश्न की पंक्ति में वही पाठ लिखें।',
      stem: 'प्रश्न। सूत्र डॉलर के बीच लिखें: $x^2$। चित्र को कोशिका के ऊपर रखें।',
      'option-a': '2 से 6 विकल्प; अधिक के लिए “विकल्प E” जैसे स्तंभ जोड़ें। संख्या टाइप करने वाले प्रश्न में खाली छोड़ें।',
      answer: 'सही विकल्प का अक्षर, अनेक हों तो अल्पविराम से (A, C), या संख्या या सीमा (12.5 या 12..13)।',
      explanation: 'हल, जो विद्यार्थी बाद में देखते हैं।',
      section: 'खंड या विषय।',
      topic: 'टॉपिक या अध्याय।',
      level: 'आसान, मध्यम या कठिन।',
      source: 'प्रश्न कहाँ से लिया गया है।',
      year: 'परीक्षा का वर्ष।',
      tags: 'प्रश्न खोजने के शब्द, अल्पविराम से।',
    },
    languages: 'दूसरी भाषा के लिए “प्रश्न (अंग्रेज़ी)” और “विकल्प A (अंग्रेज़ी)” जैसे स्तंभ जोड़ें।',
  },
}

const ALL = Object.values(TEMPLATE_TEXTS)

/** Whether a sheet is the one that explains the columns, which holds no questions. */
export const isHelpSheet = (name: string | null): boolean => ALL.some(({ help }) => help === name)

export const isExample = (stem: string): boolean => ALL.some(({ example }) => example.stem === stem)

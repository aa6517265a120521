import type { StudyExam } from '@pariksha/domain/exam-families'
import { FACULTY } from './faculty.ts'

/** The demonstration institute's books. `extract` is the material to read before buying. */
export type SampleBook = {
  readonly key: string
  readonly title: string
  readonly author: string
  readonly description: string
  readonly contents: readonly string[]
  readonly exams: readonly StudyExam[]
  readonly pages: number
  readonly price: number
  readonly extract: string
  readonly translations: { readonly te: Said; readonly hi: Said }
}

/** The books are in English, and so are their titles. */
type Said = { readonly description: string; readonly contents: readonly string[] }

export const HOW_TO_GET =
  'At the institute during business hours, or by post: write or call with the title, your name and your address, and we tell you how to pay.'

export const HOW_TO_GET_TRANSLATED = {
  te: 'సంస్థలో పని వేళల్లో, లేదా పోస్టు ద్వారా: పుస్తకం పేరు, మీ పేరు, చిరునామాతో ఇమెయిల్ చేయండి లేదా ఫోన్ చేయండి. ఎలా చెల్లించాలో మేము చెబుతాం.',
  hi: 'संस्थान में काम के समय, या डाक से: किताब का नाम, अपना नाम और पता ईमेल करें या फ़ोन पर बताएँ। भुगतान कैसे करना है, हम बताएँगे।',
} as const

export const SAMPLE_BOOKS: readonly SampleBook[] = [
  {
    key: 'quantitative-aptitude',
    title: 'Quantitative Aptitude, Chapter by Chapter',
    author: FACULTY.en,
    description: 'Every chapter of arithmetic that the examinations ask, with worked examples and graded practice.',
    contents: [
      'Number system',
      'Percentages, ratio and averages',
      'Time, work and speed',
      'Interest',
      'Mensuration',
      'Data interpretation',
    ],
    exams: ['ssc_cgl', 'bank', 'rrb_ntpc', 'icet'],
    pages: 384,
    price: 349,
    extract: 'percentage',
    translations: {
      te: {
        description: 'పరీక్షల్లో అడిగే అంకగణితం అధ్యాయాలన్నీ, సాధించిన ఉదాహరణలు, స్థాయిల వారీగా ప్రాక్టీస్\u200cతో.',
        contents: ['సంఖ్యా వ్యవస్థ', 'శాతాలు, నిష్పత్తి, సగటు', 'సమయం, పని, వేగం', 'వడ్డీ', 'క్షేత్రమితి', 'డేటా వివరణ'],
      },
      hi: {
        description: 'परीक्षाओं में पूछे जाने वाले अंकगणित के सभी अध्याय, हल किए उदाहरण और स्तर के अनुसार अभ्यास के साथ।',
        contents: ['संख्या पद्धति', 'प्रतिशत, अनुपात और औसत', 'समय, कार्य और चाल', 'ब्याज', 'क्षेत्रमिति', 'डेटा इंटरप्रिटेशन'],
      },
    },
  },
  {
    key: 'reasoning',
    title: 'Reasoning from the First Clue',
    author: FACULTY.en,
    description:
      'Verbal and analytical reasoning with every puzzle solved in steps, from family trees to two-row seating.',
    contents: [
      'Coding and series',
      'Relations and directions',
      'Syllogisms',
      'Seating and floors',
      'Data sufficiency',
      'Twelve mixed sets',
    ],
    exams: ['bank', 'ssc_cgl', 'rrb_ntpc', 'icet', 'mat'],
    pages: 312,
    price: 299,
    extract: 'seating-arrangement',
    translations: {
      te: {
        description: 'వెర్బల్, అనలిటికల్ రీజనింగ్: రక్త సంబంధాల నుంచి రెండు వరుసల సీటింగ్ వరకు ప్రతి పజిల్\u200cకు దశలవారీ సాధన.',
        contents: ['కోడింగ్, సిరీస్', 'సంబంధాలు, దిశలు', 'సిలాజిజమ్\u200cలు', 'సీటింగ్, అంతస్తులు', 'డేటా సఫిషియెన్సీ', 'పన్నెండు మిశ్రమ సెట్లు'],
      },
      hi: {
        description: 'वर्बल और एनालिटिकल रीज़निंग: रक्त संबंध से लेकर दो पंक्तियों की बैठक व्यवस्था तक हर पहेली चरणों में हल।',
        contents: [
          'कोडिंग और सीरीज़',
          'संबंध और दिशाएँ',
          'न्याय निगमन',
          'बैठक व्यवस्था और मंज़िलें',
          'डेटा पर्याप्तता',
          'बारह मिश्रित सेट',
        ],
      },
    },
  },
  {
    key: 'english',
    title: 'English for Competitive Examinations',
    author: FACULTY.en,
    description: 'The grammar that examiners test, in sixty rules with errors to find, and vocabulary by theme.',
    contents: [
      'Subject and verb',
      'Tenses and conditions',
      'Articles and prepositions',
      'Vocabulary by theme',
      'Reading',
      'Letters and essays',
    ],
    exams: ['ssc_cgl', 'bank', 'afcat', 'icet'],
    pages: 276,
    price: 279,
    extract: 'subject-verb-agreement',
    translations: {
      te: {
        description: 'పరీక్షల్లో అడిగే వ్యాకరణం అరవై నియమాల్లో, తప్పులు గుర్తించే అభ్యాసాలతో; అంశాల వారీగా పదజాలం.',
        contents: [
          'కర్త, క్రియ',
          'కాలాలు, షరతు వాక్యాలు',
          'ఆర్టికల్స్, ప్రిపోజిషన్లు',
          'అంశాల వారీగా పదజాలం',
          'రీడింగ్ కాంప్రహెన్షన్',
          'లేఖలు, వ్యాసాలు',
        ],
      },
      hi: {
        description: 'परीक्षा में पूछा जाने वाला व्याकरण साठ नियमों में, गलती पहचानने के अभ्यास के साथ, और विषयवार शब्दावली।',
        contents: [
          'कर्ता और क्रिया',
          'काल और शर्त वाले वाक्य',
          'आर्टिकल और प्रीपोज़िशन',
          'विषयवार शब्दावली',
          'रीडिंग',
          'पत्र और निबंध',
        ],
      },
    },
  },
  {
    key: 'icet-guide',
    title: 'ICET: the Complete Guide',
    author: FACULTY.en,
    description: 'All three sections of both papers, chapter by chapter, with a plan for twelve weeks.',
    contents: [
      'Analytical ability',
      'Mathematical ability',
      'Communication ability',
      'Business and computer terms',
      'A plan for twelve weeks',
    ],
    exams: ['icet'],
    pages: 448,
    price: 449,
    extract: 'icet-strategy',
    translations: {
      te: {
        description: 'రెండు పేపర్ల మూడు సెక్షన్లూ అధ్యాయాల వారీగా, పన్నెండు వారాల ప్రణాళికతో.',
        contents: ['విశ్లేషణ సామర్థ్యం', 'గణిత సామర్థ్యం', 'కమ్యూనికేషన్ సామర్థ్యం', 'వ్యాపార, కంప్యూటర్ పదాలు', 'పన్నెండు వారాల ప్రణాళిక'],
      },
      hi: {
        description: 'दोनों पेपर के तीनों खंड अध्याय-दर-अध्याय, बारह हफ़्तों की योजना के साथ।',
        contents: ['विश्लेषण क्षमता', 'गणितीय क्षमता', 'संचार क्षमता', 'व्यापार और कंप्यूटर के शब्द', 'बारह हफ़्तों की योजना'],
      },
    },
  },
]

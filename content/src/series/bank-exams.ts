import * as papers from '../papers/blueprints/bank-exams.ts'
import { joined, say } from '../text/localized.ts'
import { type PaperForm, paperTests } from './paper-tests.ts'
import { sectionalTests } from './sectional-tests.ts'
import type { ShippedSeries } from './series.ts'

const LASTING = say(
  'The questions on awareness ask what lasts: banking, economy, institutions, polity, geography. The news of the last months is left out.',
  'అవేర్‌నెస్ ప్రశ్నలు ఎప్పటికీ నిలిచే అంశాలపై ఉంటాయి: బ్యాంకింగ్, ఆర్థిక వ్యవస్థ, సంస్థలు, రాజ్య వ్యవస్థ, భూగోళం. గత కొన్ని నెలల వార్తలు ఉండవు.',
  'जागरूकता के प्रश्न स्थायी विषयों पर हैं: बैंकिंग, अर्थव्यवस्था, संस्थाएँ, राजव्यवस्था, भूगोल। पिछले महीनों के समाचार नहीं पूछे जाते।',
)
const WITHOUT_DESCRIPTIVE = joined([
  say(
    'Only the part with options: the descriptive paper is left out.',
    'ఆప్షన్లు ఉన్న భాగం మాత్రమే: డిస్క్రిప్టివ్ పేపర్ ఇక్కడ లేదు.',
    'केवल विकल्पों वाला भाग: वर्णनात्मक पेपर छोड़ दिया गया है।',
  ),
  LASTING,
])
const IN_ENGLISH = joined([
  say(
    'The language part is in English; who writes Hindi finds no test of it here.',
    'భాషా విభాగం ఇంగ్లీష్‌లో ఉంటుంది; హిందీలో రాసేవారికి దాని టెస్ట్ ఇక్కడ లేదు.',
    'भाषा वाला भाग अंग्रेज़ी में है; हिंदी में देने वालों के लिए उसका टेस्ट यहाँ नहीं है।',
  ),
  LASTING,
])
const NO_PROFESSION = say(
  'This is the preliminary test. The professional knowledge that the main examination asks has no test here.',
  'ఇది ప్రిలిమినరీ టెస్ట్. మెయిన్ పరీక్షలో అడిగే వృత్తిపరమైన పరిజ్ఞానానికి ఇక్కడ టెస్ట్ లేదు.',
  'यह प्रारंभिक परीक्षा का टेस्ट है। मुख्य परीक्षा में पूछे जाने वाले व्यावसायिक ज्ञान का टेस्ट यहाँ नहीं है।',
)

const series = (
  slug: string,
  {
    name,
    title,
    free,
    announced,
    forms,
    mains = [],
  }: {
    readonly name: string
    readonly title: string
    readonly free: number
    /** Main tests that are still to come after the four that are there. */
    readonly announced: number
    readonly forms: readonly [PaperForm, ...PaperForm[]]
    /** The main examination: a test of the first form; the others are announced. */
    readonly mains?: readonly PaperForm[]
  },
): ShippedSeries => {
  const [main, ...more] = mains
  const mainTitle = (number: number) => `${title} MAINS TEST ${number}`
  return {
    slug,
    name,
    exam: name,
    freeCount: free,
    tests: [
      ...paperTests(slug, (number) => `${title} TEST ${number}`, { papers: 4, announced }, forms),
      ...(main ? paperTests(slug, mainTitle, { papers: 1, announced: more.length }, [main, ...more], 'mains') : []),
      ...sectionalTests(slug, title, forms[0]),
      ...(main ? sectionalTests(slug, `${title} MAINS`, main, 'mains_sectional', 1) : []),
    ],
  }
}

export const BANK_SERIES: readonly ShippedSeries[] = [
  series('ibps_po', {
    name: 'IBPS PO',
    title: 'IBPS PO',
    free: 3,
    announced: 2,
    forms: [
      { pattern: '2025 pattern: marks 30, 30 and 40', blueprint: papers.IBPS_PO },
      { pattern: 'Pattern up to 2024: a mark for each question', blueprint: papers.IBPS_PO_TO_2024 },
    ],
    mains: [
      { pattern: '2025 pattern, objective part', blueprint: papers.IBPS_PO_MAIN, without: WITHOUT_DESCRIPTIVE },
      {
        pattern: 'Pattern of 2017 to 2024, objective part',
        blueprint: papers.IBPS_PO_MAIN_TO_2024,
        without: WITHOUT_DESCRIPTIVE,
      },
    ],
  }),
  series('ibps_clerk', {
    name: 'IBPS Clerk',
    title: 'IBPS CLERK',
    free: 3,
    announced: 1,
    forms: [{ pattern: '2025 pattern: three sections of 20 minutes', blueprint: papers.IBPS_CLERK }],
    mains: [
      { pattern: '2025 pattern', blueprint: papers.IBPS_CLERK_MAIN, without: LASTING },
      { pattern: 'Pattern of 2017 to 2024', blueprint: papers.IBPS_CLERK_MAIN_TO_2024, without: LASTING },
    ],
  }),
  series('ibps_so', {
    name: 'IBPS SO',
    title: 'IBPS SO',
    free: 3,
    announced: 2,
    forms: [
      {
        pattern: '2025 pattern: IT, Agriculture, HR and Marketing',
        blueprint: papers.IBPS_SO,
        without: NO_PROFESSION,
      },
      {
        pattern: '2025 pattern: Law and Rajbhasha',
        blueprint: papers.IBPS_SO_LAW,
        without: joined([NO_PROFESSION, LASTING]),
      },
    ],
  }),
  series('sbi_po', {
    name: 'SBI PO',
    title: 'SBI PO',
    free: 3,
    announced: 1,
    forms: [{ pattern: '2025 pattern: English 40, others 30 each', blueprint: papers.SBI_PO }],
    mains: [{ pattern: '2025 pattern, objective part', blueprint: papers.SBI_PO_MAIN, without: WITHOUT_DESCRIPTIVE }],
  }),
  series('sbi_clerk', {
    name: 'SBI Clerk',
    title: 'SBI CLERK',
    free: 3,
    announced: 1,
    forms: [{ pattern: 'Pattern since 2018: three sections of 20 minutes', blueprint: papers.SBI_CLERK }],
    mains: [{ pattern: 'Pattern since 2018', blueprint: papers.SBI_CLERK_MAIN, without: LASTING }],
  }),
  series('rrb_po', {
    name: 'RRB PO',
    title: 'RRB PO',
    free: 1,
    announced: 1,
    forms: [{ pattern: '2025 pattern: 25 minutes of reasoning, 20 of numbers', blueprint: papers.RRB_PO }],
    mains: [{ pattern: '2025 pattern, with English', blueprint: papers.RRB_PO_MAIN, without: IN_ENGLISH }],
  }),
  series('rrb_clerk', {
    name: 'RRB Clerk',
    title: 'RRB CLERK',
    free: 1,
    announced: 1,
    forms: [{ pattern: '2025 pattern: 25 minutes of reasoning, 20 of numbers', blueprint: papers.RRB_CLERK }],
    mains: [{ pattern: '2025 pattern, with English', blueprint: papers.RRB_CLERK_MAIN, without: IN_ENGLISH }],
  }),
]

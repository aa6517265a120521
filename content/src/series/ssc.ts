import {
  CGL,
  CGL_ENGLISH_TO_2021,
  CGL_MAIN,
  CGL_QUANTITATIVE_TO_2021,
  CGL_TO_2025,
  CHSL,
  CPO,
  GD,
  GD_TO_2021,
  MTS,
  MTS_TO_2021,
} from '../papers/blueprints/ssc.ts'
import { joined, say } from '../text/localized.ts'
import { LASTING, type PaperForm, paperTests } from './paper-tests.ts'
import { sectionalTests } from './sectional-tests.ts'
import type { ShippedSeries } from './series.ts'

const inEnglish = joined([
  say(
    'The language part is in English; who chooses Hindi finds no test of it here.',
    'భాషా విభాగం ఇంగ్లీష్‌లో ఉంటుంది; హిందీ ఎంచుకునేవారికి దాని టెస్ట్ ఇక్కడ లేదు.',
    'भाषा वाला भाग अंग्रेज़ी में है; हिंदी चुनने वालों के लिए उसका टेस्ट यहाँ नहीं है।',
  ),
  LASTING,
])

const WITHOUT_TYPING = joined([
  say(
    'The typing task and its 15 minutes are left out, and so are the papers of single posts on statistics and on finance.',
    'టైపింగ్ పరీక్ష, దానికి కేటాయించిన 15 నిమిషాలు ఇక్కడ లేవు; కొన్ని పోస్టులకు మాత్రమే ఉండే స్టాటిస్టిక్స్, ఫైనాన్స్ పేపర్లు కూడా లేవు.',
    'टाइपिंग का कार्य और उसके 15 मिनट छोड़ दिए गए हैं, और कुछ ही पदों के सांख्यिकी तथा वित्त के पेपर भी।',
  ),
  LASTING,
])

const series = (
  slug: string,
  name: string,
  freeCount: number,
  count: { readonly papers: number; readonly announced?: number },
  forms: readonly [PaperForm, ...PaperForm[]],
  /** The main examination: a test of each form, and the sections of the first. */
  mains: readonly PaperForm[] = [],
): ShippedSeries => {
  const [first, ...others] = forms
  const [main, ...papers] = mains
  return {
    slug,
    name,
    exam: name,
    freeCount,
    tests: [
      ...paperTests(slug, (number) => `${name} TEST ${number}`, count, [
        { without: LASTING, ...first },
        ...others.map((form) => ({ without: LASTING, ...form })),
      ]),
      ...(main
        ? paperTests(
            slug,
            (number) => `${name} MAINS TEST ${number}`,
            { papers: mains.length },
            [main, ...papers],
            'mains',
          )
        : []),
      ...sectionalTests(slug, name, first),
      ...(main ? sectionalTests(slug, `${name} MAINS`, main, 'mains_sectional', 1) : []),
    ],
  }
}

export const SSC_SERIES: readonly ShippedSeries[] = [
  series(
    'ssc_cgl',
    'SSC CGL',
    1,
    { papers: 6 },
    [
      { pattern: '2026 pattern: 15 minutes for each section', blueprint: CGL },
      { pattern: '2016 to 2025 pattern: one clock of an hour', blueprint: CGL_TO_2025 },
    ],
    [
      { pattern: '2026 pattern: Tier II, Paper I', blueprint: CGL_MAIN, without: WITHOUT_TYPING },
      { pattern: '2016 to 2021 pattern: Tier II, Paper I', blueprint: CGL_QUANTITATIVE_TO_2021 },
      { pattern: '2016 to 2021 pattern: Tier II, Paper II', blueprint: CGL_ENGLISH_TO_2021 },
    ],
  ),
  series('ssc_chsl', 'SSC CHSL', 3, { papers: 4, announced: 1 }, [
    { pattern: '2025 pattern, Tier I', blueprint: CHSL },
  ]),
  series('ssc_cpo', 'SSC CPO', 3, { papers: 4, announced: 1 }, [{ pattern: '2025 pattern, Paper I', blueprint: CPO }]),
  series('ssc_gd', 'SSC GD', 3, { papers: 4, announced: 2 }, [
    { pattern: '2026 pattern: 80 questions in an hour', blueprint: GD, without: inEnglish },
    { pattern: 'Pattern up to 2021: 100 questions', blueprint: GD_TO_2021, without: inEnglish },
  ]),
  series('ssc_mts', 'SSC MTS', 3, { papers: 4, announced: 2 }, [
    { pattern: '2025 pattern: two sessions of 45 minutes', blueprint: MTS },
    { pattern: 'Pattern up to 2021: Paper I', blueprint: MTS_TO_2021 },
  ]),
]

import { defined } from '../checked-access.ts'

type Said = { readonly title: string; readonly description: string }

const LINES = {
  te: ['ప్రతి ప్రశ్నకు సాల్యూషన్, సెక్షన్ల వారీగా స్కోరు', 'టెస్ట్ రాసిన విద్యార్థులందరిలో మీ ర్యాంకు'],
  hi: ['हर प्रश्न का हल और खंडवार स्कोर', 'टेस्ट देने वाले सभी छात्रों में आपकी रैंक'],
} as const

const BADGES: Readonly<Record<string, { readonly te: string; readonly hi: string }>> = {
  Featured: { te: 'ప్రత్యేకం', hi: 'ख़ास' },
  Recommended: { te: 'మా సిఫార్సు', hi: 'हमारा सुझाव' },
  Popular: { te: 'ఎక్కువ మంది ఎంపిక', hi: 'लोकप्रिय' },
  POPULAR: { te: 'ఎక్కువ మంది ఎంపిక', hi: 'लोकप्रिय' },
}

/** What a package that ships says in Telugu and Hindi. */
export function packageTranslations(slug: string, badge: string | undefined) {
  const { te, hi } = defined(PACKAGE_TRANSLATIONS[slug])
  const marked = badge === undefined ? undefined : BADGES[badge]
  return {
    te: { ...te, contents: LINES.te, ...(marked && { badge: marked.te }) },
    hi: { ...hi, contents: LINES.hi, ...(marked && { badge: marked.hi }) },
  }
}

type Both = { readonly te: Said; readonly hi: Said }

/** By the slug of the package. */
export const PACKAGE_TRANSLATIONS: Readonly<Record<string, Both>> = {
  'icet-complete': {
    te: { title: 'ICET కంప్లీట్', description: 'తెలంగాణ, ఆంధ్రప్రదేశ్ ICET విధానాల్లో అన్ని టెస్టులు, ఒక సంవత్సరం పాటు.' },
    hi: { title: 'ICET कंप्लीट', description: 'तेलंगाना और आंध्र प्रदेश ICET पैटर्न के सभी टेस्ट, एक साल के लिए।' },
  },
  'icet-tests': {
    te: {
      title: 'ICET టెస్టులు',
      description: 'తెలంగాణ, ఆంధ్రప్రదేశ్ ICET విధానాల్లో పూర్తి నిడివి మాక్ టెస్టులు మాత్రమే.',
    },
    hi: { title: 'ICET टेस्ट', description: 'तेलंगाना और आंध्र प्रदेश ICET पैटर्न के केवल फ़ुल-लेंथ मॉक टेस्ट।' },
  },
  'ssc-cgl': {
    te: { title: 'SSC CGL టెస్ట్ సిరీస్', description: 'SSC CGL టియర్ I, టియర్ II మాక్ టెస్టులు.' },
    hi: { title: 'SSC CGL टेस्ट सीरीज़', description: 'SSC CGL टियर I और टियर II के मॉक टेस्ट।' },
  },
  'ssc-chsl': {
    te: { title: 'SSC CHSL టెస్ట్ సిరీస్', description: 'SSC CHSL టియర్ I మాక్ టెస్టులు.' },
    hi: { title: 'SSC CHSL टेस्ट सीरीज़', description: 'SSC CHSL टियर I के मॉक टेस्ट।' },
  },
  'ssc-cpo': {
    te: {
      title: 'SSC CPO టెస్ట్ సిరీస్',
      description: 'SSC CPO పేపర్ I మాక్ టెస్టులు (ఢిల్లీ పోలీస్, కేంద్ర సాయుధ బలగాల్లో సబ్-ఇన్‌స్పెక్టర్).',
    },
    hi: {
      title: 'SSC CPO टेस्ट सीरीज़',
      description: 'SSC CPO पेपर I के मॉक टेस्ट (दिल्ली पुलिस और केंद्रीय सशस्त्र बलों में सब-इंस्पेक्टर)।',
    },
  },
  'ssc-mts-gd': {
    te: { title: 'SSC MTS, GD కానిస్టేబుల్', description: 'రెండు టెస్ట్ సిరీస్‌లు: SSC MTS, SSC GD కానిస్టేబుల్.' },
    hi: { title: 'SSC MTS और GD कांस्टेबल', description: 'दो टेस्ट सीरीज़: SSC MTS और SSC GD कांस्टेबल।' },
  },
  'bank-po': {
    te: { title: 'బ్యాంక్ PO కంప్లీట్', description: 'మూడు టెస్ట్ సిరీస్‌లు: IBPS PO, SBI PO, RRB PO.' },
    hi: { title: 'बैंक PO कंप्लीट', description: 'तीन टेस्ट सीरीज़: IBPS PO, SBI PO और RRB PO।' },
  },
  'bank-clerk': {
    te: { title: 'బ్యాంక్ క్లర్క్ కంప్లీట్', description: 'మూడు టెస్ట్ సిరీస్‌లు: IBPS క్లర్క్, SBI క్లర్క్, RRB క్లర్క్.' },
    hi: { title: 'बैंक क्लर्क कंप्लीट', description: 'तीन टेस्ट सीरीज़: IBPS क्लर्क, SBI क्लर्क और RRB क्लर्क।' },
  },
  'bank-so': {
    te: { title: 'IBPS PO తో IBPS SO', description: 'రెండు టెస్ట్ సిరీస్‌లు: IBPS SO, IBPS PO.' },
    hi: { title: 'IBPS PO के साथ IBPS SO', description: 'दो टेस्ट सीरीज़: IBPS SO और IBPS PO।' },
  },
  'bank-sbi': {
    te: { title: 'SBI PO, SBI క్లర్క్', description: 'రెండు టెస్ట్ సిరీస్‌లు: SBI PO, SBI క్లర్క్.' },
    hi: { title: 'SBI PO और SBI क्लर्क', description: 'दो टेस्ट सीरीज़: SBI PO और SBI क्लर्क।' },
  },
  'mat-complete': {
    te: {
      title: 'MAT కంప్లీట్',
      description: 'ఒక సంవత్సరం పాటు అన్ని MAT టెస్టులు: నాలుగు సెషన్లలో ఒకటి కంటే ఎక్కువ రాసేవారికి సరిపోతాయి.',
    },
    hi: { title: 'MAT कंप्लीट', description: 'एक साल के लिए सभी MAT टेस्ट: चार में से एक से ज़्यादा सत्र देने वालों के लिए काफ़ी।' },
  },
  'mat-mocks': {
    te: {
      title: 'MAT మాక్ టెస్టులు',
      description: 'అన్ని పూర్తి నిడివి MAT మాక్ టెస్టులు, ఒకటి లేదా రెండు సెషన్ల కోసం.',
    },
    hi: { title: 'MAT मॉक टेस्ट', description: 'सभी फ़ुल-लेंथ MAT मॉक टेस्ट, एक या दो सत्रों के लिए।' },
  },
  'mat-starter': {
    te: { title: 'MAT స్టార్టర్', description: 'తర్వాతి సెషన్ కోసం పూర్తి నిడివి MAT మాక్ టెస్టులు.' },
    hi: { title: 'MAT स्टार्टर', description: 'अगले सत्र के लिए फ़ुल-लेंथ MAT मॉक टेस्ट।' },
  },
  'mat-icet': {
    te: { title: 'MBA ప్రవేశ పరీక్షలు: MAT, ICET', description: 'రెండు టెస్ట్ సిరీస్‌లు: MAT, ICET.' },
    hi: { title: 'MBA प्रवेश परीक्षा: MAT और ICET', description: 'दो टेस्ट सीरीज़: MAT और ICET।' },
  },
  'rrb-ntpc': {
    te: { title: 'RRB NTPC టెస్ట్ సిరీస్', description: 'CBT 1, CBT 2 కోసం RRB NTPC మాక్ టెస్టులు.' },
    hi: { title: 'RRB NTPC टेस्ट सीरीज़', description: 'CBT 1 और CBT 2 के लिए RRB NTPC मॉक टेस्ट।' },
  },
  'rrb-group-d': {
    te: { title: 'RRB గ్రూప్ D టెస్ట్ సిరీస్', description: 'RRB గ్రూప్ D (లెవెల్ 1) మాక్ టెస్టులు.' },
    hi: { title: 'RRB ग्रुप D टेस्ट सीरीज़', description: 'RRB ग्रुप D (लेवल 1) के मॉक टेस्ट।' },
  },
  'rrb-alp': {
    te: { title: 'RRB ALP టెస్ట్ సిరీస్', description: 'CBT 1 కోసం RRB ALP మాక్ టెస్టులు.' },
    hi: { title: 'RRB ALP टेस्ट सीरीज़', description: 'CBT 1 के लिए RRB ALP मॉक टेस्ट।' },
  },
  'railway-complete': {
    te: { title: 'రైల్వే కంప్లీట్', description: 'మూడు టెస్ట్ సిరీస్‌లు: RRB NTPC, గ్రూప్ D, ALP.' },
    hi: { title: 'रेलवे कंप्लीट', description: 'तीन टेस्ट सीरीज़: RRB NTPC, ग्रुप D और ALP।' },
  },
  'nimcet-complete': {
    te: { title: 'NIMCET కంప్లీట్', description: 'ఒక సంవత్సరం పాటు అన్ని NIMCET టెస్టులు.' },
    hi: { title: 'NIMCET कंप्लीट', description: 'एक साल के लिए सभी NIMCET टेस्ट।' },
  },
  'nimcet-mocks': {
    te: { title: 'NIMCET మాక్ టెస్టులు', description: '6 నెలల పాటు అన్ని పూర్తి నిడివి NIMCET మాక్ టెస్టులు.' },
    hi: { title: 'NIMCET मॉक टेस्ट', description: '6 महीने के लिए सभी फ़ुल-लेंथ NIMCET मॉक टेस्ट।' },
  },
  'nimcet-10': {
    te: { title: 'NIMCET పది', description: 'చివరి 4 నెలల కోసం పూర్తి నిడివి NIMCET మాక్ టెస్టులు.' },
    hi: { title: 'NIMCET दस', description: 'आख़िरी 4 महीनों के लिए फ़ुल-लेंथ NIMCET मॉक टेस्ट।' },
  },
  'nimcet-5': {
    te: { title: 'NIMCET ఐదు', description: 'మీ స్థాయి తెలుసుకోవడానికి పూర్తి నిడివి NIMCET మాక్ టెస్టులు.' },
    hi: { title: 'NIMCET पाँच', description: 'अपना स्तर जानने के लिए फ़ुल-लेंथ NIMCET मॉक टेस्ट।' },
  },
  'afcat-basic': {
    te: { title: 'AFCAT బేసిక్', description: '3 నెలల పాటు పూర్తి నిడివి AFCAT మాక్ టెస్టులు.' },
    hi: { title: 'AFCAT बेसिक', description: '3 महीने के लिए फ़ुल-लेंथ AFCAT मॉक टेस्ट।' },
  },
  'afcat-premium': {
    te: { title: 'AFCAT ప్రీమియం', description: '6 నెలల పాటు పూర్తి నిడివి, సెక్షనల్ AFCAT మాక్ టెస్టులు.' },
    hi: { title: 'AFCAT प्रीमियम', description: '6 महीने के लिए फ़ुल-लेंथ और सेक्शनल AFCAT मॉक टेस्ट।' },
  },
  'afcat-pro': {
    te: {
      title: 'AFCAT ప్రో',
      description: 'AFCAT 1, AFCAT 2 కోసం ఒక సంవత్సరం పాటు పూర్తి నిడివి, సెక్షనల్ మాక్ టెస్టులు.',
    },
    hi: {
      title: 'AFCAT प्रो',
      description: 'AFCAT 1 और AFCAT 2 के लिए एक साल तक फ़ुल-लेंथ और सेक्शनल मॉक टेस्ट।',
    },
  },
  'cat-basic': {
    te: { title: 'CAT బేసిక్', description: 'మొదలుపెట్టడానికి CAT సెక్షనల్ టెస్టులు, పూర్తి నిడివి మాక్ టెస్టులు.' },
    hi: { title: 'CAT बेसिक', description: 'शुरुआत के लिए CAT सेक्शनल टेस्ट और फ़ुल-लेंथ मॉक टेस्ट।' },
  },
  'cat-premium': {
    te: { title: 'CAT ప్రీమియం', description: 'పూర్తి సీజన్‌కు CAT సెక్షనల్ టెస్టులు, పూర్తి నిడివి మాక్ టెస్టులు.' },
    hi: { title: 'CAT प्रीमियम', description: 'पूरे सीज़न के लिए CAT सेक्शनल टेस्ट और फ़ुल-लेंथ मॉक टेस्ट।' },
  },
  'cat-advanced': {
    te: { title: 'CAT అడ్వాన్స్‌డ్', description: 'అన్ని CAT సెక్షనల్ టెస్టులు, ఎక్కువ సంఖ్యలో పూర్తి నిడివి మాక్ టెస్టులు.' },
    hi: { title: 'CAT एडवांस्ड', description: 'सभी CAT सेक्शनल टेस्ट और सबसे ज़्यादा फ़ुल-लेंथ मॉक टेस्ट।' },
  },
}

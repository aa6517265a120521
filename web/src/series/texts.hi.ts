import type { Translated } from '../languages/translation.ts'
import type { English } from './texts.ts'

export const series: Translated<English> = {
  card: {
    minutes: (minutes) => `${minutes} मिनट`,
    questions: (count) => `${count} प्रश्न`,
    marks: (count) => `${count} अंक`,
    free: 'मुफ़्त',
    paid: 'पेड',
    start: 'टेस्ट शुरू करें',
    practise: 'अभ्यास करें',
    buy: 'अभी खरीदें',
    soon: 'जल्द आ रहा है',
    new: 'नया',
    running: 'चल रहा है',
    done: (score, maximum) => (score === null ? 'दे दिया' : `दे दिया ${String(score).replace('-', '−')}/${maximum}`),
    resume: 'जारी रखें',
  },
  list: {
    loading: 'टेस्ट लोड हो रहे हैं',
    failed: 'टेस्ट लोड नहीं हो सके।',
    empty: 'अभी कोई टेस्ट नहीं है।',
    emptyText: 'यह सीरीज़ तैयार की जा रही है।',
    soon: 'जल्द आ रहे हैं...',
  },
  stages: {
    label: 'परीक्षा के चरण',
    prelims: 'प्रीलिम्स',
    mains: 'मेन्स',
    prelims_sectional: 'प्रीलिम्स सेक्शनल',
    mains_sectional: 'मेन्स सेक्शनल',
  },
  free: {
    description:
      '{exams: ICET, SSC, IBPS, SBI, RRB, AFCAT, MAT, CAT और NIMCET} के मुफ़्त मॉक टेस्ट: नवीनतम परीक्षा पैटर्न पर, हल और खंडवार स्कोर के साथ।',
    heading: 'मुफ़्त टेस्ट',
    headingOf: (name) => `${name} के मुफ़्त टेस्ट`,
    text: 'सभी मुफ़्त मॉक टेस्ट। बिना खाते के देख सकते हैं; टेस्ट शुरू करने के लिए साइन अप या लॉगिन करें।',
    textOf: 'टेस्ट शुरू करने के लिए साइन अप या लॉगिन करें। यह मुफ़्त है।',
    noneOf: (name) => `${name} का कोई मुफ़्त टेस्ट अभी जारी नहीं हुआ`,
    noneOfText: 'डेमो देकर देखें, या किसी और परीक्षा का मुफ़्त टेस्ट दें।',
    others: 'बाकी मुफ़्त टेस्ट',
    demo: 'डेमो देकर देखें',
    demoText: 'पाँच प्रश्न, तुरंत अंक। खाता ज़रूरी नहीं, कुछ भी सेव नहीं होता।',
    openDemo: 'डेमो खोलें',
    now: 'अभी उपलब्ध',
    soon: 'जल्द आने वाले मुफ़्त टेस्ट',
    soonText: 'जारी होने पर ये मुफ़्त होंगे।',
    families: {
      bank: 'बैंक परीक्षाओं',
      railway: 'रेलवे परीक्षाओं',
      state: 'राज्य परीक्षाओं',
      other: 'अन्य परीक्षाओं',
    },
  },
  progress: {
    description:
      '{exams: ICET, SSC, बैंक, रेलवे, AFCAT, MAT, CAT और NIMCET} की मॉक टेस्ट सीरीज़, आपकी प्रगति के साथ: दिए गए टेस्ट, सर्वश्रेष्ठ स्कोर और अगला टेस्ट।',
    heading: 'टेस्ट सीरीज़',
    text: 'सभी टेस्ट सीरीज़, और आप हर एक में कहाँ तक पहुँचे।',
    hint: 'हर सीरीज़ में अपनी प्रगति देखने के लिए लॉगिन करें।',
    failed: 'आपकी प्रगति लोड नहीं हो सकी।',
    taken: (taken, ready) => `${ready} में से ${taken} टेस्ट दिए`,
    best: (percent) => `सर्वश्रेष्ठ परिणाम ${percent}%`,
    none: 'पहले टेस्ट तैयार किए जा रहे हैं',
    goOn: (title) => `${title} जारी रखें`,
    open: (name) => `${name} के टेस्ट खोलें`,
    counts: (ready, announced) =>
      [ready > 0 && `अभी ${ready}`, announced > 0 && `जल्द ${announced}`].filter(Boolean).join(', '),
  },
  pick: {
    description:
      '{exams: ICET, SSC CGL, CHSL, CPO, GD, MTS, IBPS, SBI, RRB NTPC, ग्रुप D, ALP, AFCAT, MAT, CAT और NIMCET} की मॉक टेस्ट सीरीज़। मुफ़्त टेस्ट पहले।',
    heading: 'टेस्ट चुनें',
    text: 'सभी सीरीज़, मुफ़्त टेस्ट पहले। टेस्ट किसी भी डिवाइस पर वहीं से जारी रख सकते हैं, जहाँ छोड़ा था।',
    counts: (tests, ready, free) =>
      ready === tests ? `${tests} टेस्ट, ${free} मुफ़्त` : `${tests} टेस्ट, अभी ${ready}, ${free} मुफ़्त`,
  },
}

/** Headlines of the site itself; news of the examinations are the institute's to write. */
export const NOTICES = [
  {
    key: 'icet-free',
    family: 'icet',
    date: '2026-11-02',
    title: 'ICET mock tests for TG ICET and AP ICET: first three tests free',
    translations: {
      te: { title: 'TG ICET, AP ICET మాక్ టెస్టులు: మొదటి మూడు టెస్టులు ఉచితం' },
      hi: { title: 'TG ICET और AP ICET के मॉक टेस्ट: पहले तीन टेस्ट मुफ़्त' },
    },
    link: '/icet',
  },
  {
    key: 'real-screen',
    family: null,
    date: '2026-11-09',
    title: 'Mock tests now available on the real exam screen',
    translations: {
      te: { title: 'నిజమైన పరీక్ష స్క్రీన్\u200cపై మాక్ టెస్టులు ఇప్పుడు అందుబాటులో ఉన్నాయి' },
      hi: { title: 'मॉक टेस्ट अब असली परीक्षा स्क्रीन पर उपलब्ध' },
    },
    link: '/test',
  },
  {
    key: 'weak-network',
    family: null,
    date: '2026-11-16',
    title: 'Answers are now saved on your device when the network is weak',
    translations: {
      te: { title: 'నెట్\u200cవర్క్ బలహీనంగా ఉన్నప్పుడు సమాధానాలు ఇప్పుడు మీ ఫోన్\u200cలోనే సేవ్ అవుతాయి' },
      hi: { title: 'नेटवर्क कमज़ोर होने पर उत्तर अब आपके फ़ोन पर सेव होते हैं' },
    },
    link: '/test',
  },
] as const

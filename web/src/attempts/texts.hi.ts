import type { Translated } from '../languages/catalogue.ts'
import type { English } from './texts.ts'

export const attempts: Translated<English> = {
  heading: 'पहले दिए गए टेस्ट',
  loading: 'आपके पिछले प्रयास लोड हो रहे हैं...',
  notLoggedIn: 'पिछले प्रयास देखने के लिए लॉगिन होना ज़रूरी है',
  expired: 'आपके लॉगिन का समय समाप्त हो गया है। कृपया फिर से लॉगिन करें।',
  failed: 'आपके पहले दिए गए टेस्ट लोड नहीं हो सके',
  goToLogin: 'लॉगिन पर जाएँ',
  empty: 'आपने अभी तक कोई टेस्ट नहीं दिया है।',
  takeTest: 'टेस्ट दें',
  testId: 'टेस्ट ID',
  score: 'स्कोर',
  scoreOf: (score, maximum) => `${String(score).replace('-', '−')} / ${maximum}`,
  results: 'परिणाम',
  hideResults: 'परिणाम छिपाएँ',
  resume: 'जारी रखें',
  resultsFailed: 'परिणाम लोड नहीं हो सके। कृपया फिर से कोशिश करें।',
  statuses: {
    completed: 'पूरा हुआ',
    started: 'शुरू हुआ',
    paused: 'रुका हुआ',
    closing: 'पूरा हो रहा है',
  },
  pages: 'पेज',
  newer: 'नए',
  older: 'पुराने',
  page: (page) => `पेज ${page}`,
  onDevice: (count) =>
    `इस टेस्ट में ${count === 1 ? 'आपका 1 बदलाव' : `आपके ${count} बदलाव`} सिर्फ़ इस डिवाइस पर ${count === 1 ? 'है' : 'हैं'}। भेजने के लिए टेस्ट खोलें।`,
}

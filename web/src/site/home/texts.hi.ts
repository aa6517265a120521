import type { Translated } from '../../shared/languages/translation.ts'
import type { English } from './texts.ts'

export const home: Translated<English> = {
  title: 'असली परीक्षा स्क्रीन पर मॉक टेस्ट',
  description: '{exams} के मुफ़्त मॉक टेस्ट असली परीक्षा स्क्रीन पर, हल, रैंक और परीक्षा तिथियों के साथ।',
  sample: 'नमूना',
  banner: {
    label: 'मुख्य बातें',
    carousel: 'स्लाइड शो',
    slide: 'स्लाइड',
    position: (number, of) => `${of} में से ${number}`,
    show: (number) => `स्लाइड ${number} दिखाएँ`,
    previous: 'पिछली स्लाइड',
    next: 'अगली स्लाइड',
    pause: 'स्लाइड रोकें',
    play: 'स्लाइड चलाएँ',
    more: 'और पढ़ें',
  },
  courses: {
    title: 'अपनी परीक्षा चुनें',
    lead: 'परीक्षा पैटर्न, सिलेबस, परीक्षा तिथियाँ और मॉक टेस्ट।',
    bank: 'बैंक',
    of: {
      ssc: 'CGL, CHSL, CPO, GD और MTS',
      bank: 'IBPS, SBI, RRB: PO और क्लर्क',
      afcat: 'वायु सेना अधिकारी',
      railway: 'NTPC, ग्रुप D, ALP',
      icet: 'TS और AP में MBA और MCA',
      mat: 'MBA और PGDM',
      cat: 'IIM और दूसरे बी-स्कूल',
      nimcet: 'NIT में MCA',
    },
  },
  about: {
    title: (institute) => `${institute} के बारे में`,
    sample: 'नमूना आँकड़े।',
  },
  testimonials: {
    title: 'छात्र क्या कहते हैं',
    previous: 'पिछली राय',
    next: 'अगली राय',
  },
  location: {
    title: 'हमसे मिलें',
    none: 'हमारा पता, फ़ोन नंबर और काम का समय जल्द यहाँ दिखेगा।',
    address: 'पता',
    phone: 'फ़ोन',
    email: 'ईमेल',
    hours: 'काम का समय',
    directions: 'रास्ता देखें',
    showMap: 'नक्शा दिखाएँ',
    map: (institute) => `नक्शा: ${institute} कहाँ है`,
    drawn: (address, position) => `जगह का चित्र: ${address}, ${position} पर`,
  },
  welcome: {
    close: 'बंद करें',
    later: 'अभी नहीं',
  },
  hero: {
    title: 'असली परीक्षा स्क्रीन पर अभ्यास करें।',
    lead: '{exams} परीक्षाओं के फ़ुल-लेंथ मॉक टेस्ट। नेटवर्क जाने पर भी आपके उत्तर सेव रहते हैं।',
    start: 'मुफ़्त टेस्ट शुरू करें',
    all: 'सभी टेस्ट देखें',
    note: 'पहले तीन ICET टेस्ट मुफ़्त हैं।',
  },
  steps: {
    title: 'मॉक टेस्ट कैसे दें',
    items: [
      { title: 'टेस्ट चुनें', text: 'लॉगिन करें, टेस्ट चुनें और निर्देश पढ़ें।' },
      {
        title: 'उत्तर दें',
        text: 'टाइमर शुरू होने से पहले पूरा पेपर लोड हो जाता है, इसलिए कमज़ोर नेटवर्क आपको नहीं रोकता।',
      },
      {
        title: 'सबमिट करें',
        text: 'आप सबमिट करें, या समय पूरा होने पर टेस्ट अपने आप सबमिट हो जाता है।',
      },
      {
        title: 'परिणाम देखें',
        text: 'अपने अंक और हल कभी भी देखें, और टेस्ट फिर से दें।',
      },
    ],
  },
  call: {
    title: 'आज ही अपना पहला टेस्ट दें',
    text: 'नाम, ईमेल और फ़ोन नंबर से खाता बनाएँ।',
    signup: 'खाता बनाएँ',
  },
}

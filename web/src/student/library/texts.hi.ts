import { termText } from '@pariksha/domain/term'
import type { Translated } from '../../shared/languages/translation.ts'
import type { English } from './texts.ts'

export const library: Translated<English> = {
  heading: 'लाइब्रेरी',
  description: 'आपकी टेस्ट सीरीज़, ऑर्डर, सेव किए हुए प्रश्न और स्टडी मटीरियल।',
  lead: 'आपकी टेस्ट सीरीज़, ऑर्डर, सेव किए हुए प्रश्न और स्टडी मटीरियल।',
  loading: 'आपकी लाइब्रेरी लोड हो रही है',
  failed: 'आपकी लाइब्रेरी लोड नहीं हो सकी।',
  owned: {
    title: 'आपकी टेस्ट सीरीज़',
    until: (day) => `${day} तक`,
    ended: (day) => `${day} को समाप्त हुई`,
    reach: (mocks, sectionals) =>
      mocks === null && sectionals === null
        ? 'सीरीज़ के सभी टेस्ट'
        : [
            mocks === null ? 'सभी फ़ुल-लेंथ टेस्ट' : `${mocks} फ़ुल-लेंथ टेस्ट`,
            sectionals === null ? 'सभी सेक्शनल टेस्ट' : sectionals === 0 ? '' : `${sectionals} सेक्शनल टेस्ट`,
          ]
            .filter(Boolean)
            .join(', '),
    show: 'टेस्ट देखें',
    renew: 'कीमतें देखें',
    none: 'आपने अभी कोई टेस्ट सीरीज़ नहीं खरीदी है',
    noneText: 'मुफ़्त टेस्ट के लिए पैकेज ज़रूरी नहीं। पेड टेस्ट के लिए पैकेज खरीदें।',
    prices: 'पैकेज देखें',
  },
  questions: {
    title: 'सेव किए हुए प्रश्न',
    number: (title, number) => `${title}, प्रश्न ${number}`,
    remove: 'हटाएँ',
    removeName: (title, number) => `${title} का प्रश्न ${number} हटाएँ`,
    removed: 'प्रश्न हटा दिया गया।',
    undo: 'वापस लाएँ',
    ask: 'इस प्रश्न के बारे में पूछें',
    failed: 'आपकी लाइब्रेरी में बदलाव सेव नहीं हुआ। कृपया फिर से कोशिश करें।',
    none: 'कोई प्रश्न सेव नहीं है',
    noneText: 'सबमिट किए हुए टेस्ट के हल में "प्रश्न सेव करें" दबाने से प्रश्न यहाँ आ जाता है।',
    attempts: 'पिछले प्रयास',
    newer: 'नए',
    older: 'पुराने',
    pages: 'सेव किए हुए प्रश्नों के पेज',
  },
  materials: {
    title: 'सेव किए हुए स्टडी मटीरियल',
    none: 'कोई स्टडी मटीरियल सेव नहीं है',
    noneText: 'किसी स्टडी मटीरियल पर "सेव करें" दबाएँ, वह यहाँ रहेगा।',
    hub: 'स्टडी मटीरियल देखें',
    removed: 'स्टडी मटीरियल हटा दिया गया।',
    removeName: (title) => `${title} हटाएँ`,
  },
  orders: {
    title: 'आपके ऑर्डर',
    number: (id) => `ऑर्डर ${id}`,
    terms: (price, months) => `${price}, ${termText(months, 'hi')}`,
    asked: (day) => `${day} को ऑर्डर किया`,
    statuses: {
      requested: 'मंज़ूरी बाकी',
      approved: 'मंज़ूर',
      declined: 'अस्वीकार',
      cancelled: 'रद्द किया गया',
      revoked: 'मंज़ूरी वापस ली गई',
    },
    revoked: (day, reason) =>
      `संस्थान ने ${day} को मंज़ूरी वापस ली। आप जो टेस्ट दे चुके हैं, वे और उनके परिणाम बने रहेंगे। कारण: ${reason}`,
    waiting: (institute) => `भुगतान के लिए ${institute} आपसे संपर्क करेगा। ऑर्डर मंज़ूर होते ही टेस्ट खुल जाएँगे।`,
    cancel: 'ऑर्डर रद्द करें',
    cancelName: (id) => `ऑर्डर रद्द करें: ऑर्डर ${id}`,
    cancelled: (title) => `${title} का आपका ऑर्डर रद्द हो गया।`,
    askAgain: 'फिर से ऑर्डर करें',
    askedAgain: (id) => `फिर से ऑर्डर किया: ऑर्डर ${id}।`,
    decided: 'संस्थान इस ऑर्डर को पहले ही मंज़ूर या अस्वीकार कर चुका है।',
    notCancelled: 'ऑर्डर रद्द नहीं हुआ। कृपया फिर से कोशिश करें।',
    notAskedAgain: 'ऑर्डर नहीं हो सका। कृपया फिर से कोशिश करें।',
    earlier: (count) => `पहले के ऑर्डर (${count})`,
  },
}

import type { Translated } from '../languages/catalogue.ts'
import type { English } from './problem-texts.ts'

export const problems: Translated<English> = {
  plainText: 'कृपया सामान्य अक्षर ही लिखें।',
  missing: 'कृपया इसे भरें।',
  email: 'कृपया सही ईमेल पता लिखें।',
  emailMissing: 'कृपया अपना ईमेल लिखें।',
  password: 'कृपया अपना पासवर्ड लिखें।',
  passwordShort: 'कम से कम 8 अक्षर होने चाहिए।',
  passwordLong: '128 से ज़्यादा अक्षर नहीं हो सकते।',
  passwordsDiffer: 'दोनों पासवर्ड एक जैसे नहीं हैं',
  phone: 'कृपया देश कोड के साथ नंबर लिखें, जैसे +91 और फिर दस अंक।',
  code: 'कोड में छह अंक होते हैं।',
  name: 'कृपया अपना नाम लिखें।',
  date: 'कृपया तारीख लिखें।',
  impossibleDate: 'यह तारीख सही नहीं हो सकती।',
  pincode: 'पिन कोड में छह अंक होते हैं।',
  texCommand: 'पंक्ति {line}: सूत्र में {command} का प्रयोग नहीं किया जा सकता।',
  texTooLong: 'पंक्ति {line}: सूत्र में अधिकतम {most} अक्षर हो सकते हैं। डॉलर का चिह्न लिखने के लिए \\$ टाइप करें।',
  texTooDeep: 'पंक्ति {line}: इस सूत्र में एक के भीतर एक बहुत अधिक भाग हैं।',
  tooManyFormulas: 'एक लेख में अधिकतम {most} सूत्र हो सकते हैं।',
  tooMuchTex: 'एक लेख के सूत्रों में कुल मिलाकर अधिकतम {most} अक्षर हो सकते हैं।',
  tooMuchMarkup: 'इस लेख में फ़ॉर्मैटिंग बहुत अधिक है। कृपया इसे बाँट दें।',
  tooMuchTable: 'एक लेख की तालिकाओं में कुल मिलाकर अधिकतम {most} खाने हो सकते हैं।',
  tooCostly: 'यह लेख इस रूप में नहीं दिखाया जा सकता। कृपया इसे सरल या छोटा करें।',
}

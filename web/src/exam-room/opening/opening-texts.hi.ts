import type { Translated } from '../../shared/languages/translation.ts'
import type { English } from './opening-texts.ts'

export const opening: Translated<English> = {
  heading: 'लाइव टेस्ट',
  opensOn: (moment) => `यह टेस्ट ${moment} को शुरू होगा।`,
  moved: (moment) => `शुरू होने का समय बदलकर ${moment} कर दिया गया है।`,
  notStarting: 'यह टेस्ट शुरू नहीं होगा।',
  otherShifts: 'दूसरी शिफ़्ट देखें',
  startsIn: (time) => `${time} में शुरू होगा`,
  open: 'टेस्ट अब खुल गया है।',
  onDevice: (time) => `आपका प्रश्न पत्र इस डिवाइस पर है और ${time} तक लॉक है।`,
  comesBefore: 'टेस्ट शुरू होने से पहले आपका प्रश्न पत्र इस डिवाइस पर लोड हो जाएगा।',
  comesAtStart: 'आपका प्रश्न पत्र टेस्ट शुरू होने पर लोड होगा।',
  prepare: 'शुरू होने से पहले निर्देश पढ़ें, भाषा चुनें और घोषणा पर टिक करें।',
  keepOpen: 'यह पेज खुला रखें। टेस्ट अपने आप शुरू होगा।',
  starting: 'आपका टेस्ट शुरू हो रहा है...',
  noNetwork: 'नेटवर्क नहीं है। नेटवर्क आने पर आपका टेस्ट शुरू होगा।',
  noServer: 'सर्वर से अभी जवाब नहीं मिला। मिलते ही आपका टेस्ट शुरू होगा।',
  timeUnknown: 'शुरू होने का समय लोड नहीं हुआ। फिर से कोशिश हो रही है...',
}

import type { Translated } from '../../shared/languages/translation.ts'
import type { English } from './texts.ts'

export const offline: Translated<English> = {
  title: 'कनेक्शन नहीं है',
  heading: 'सर्वर से संपर्क नहीं हो रहा',
  text: 'अपना नेटवर्क देखें। सर्वर से संपर्क होते ही यह पेज अपने आप खुल जाएगा।',
  open: 'इस डिवाइस पर खुले टेस्ट',
  openText: 'इन्हें अभी जारी रख सकते हैं। आपके उत्तर इस डिवाइस पर सेव हैं और नेटवर्क आते ही भेज दिए जाएँगे।',
  goOn: 'जारी रखें',
  unsent: (count) => (count === 1 ? '1 उत्तर अभी भेजा नहीं गया' : `${count} उत्तर अभी भेजे नहीं गए`),
  none: 'इस डिवाइस पर कोई टेस्ट खुला नहीं है।',
  today: 'आज के दस प्रश्न इस डिवाइस पर हैं',
  again: 'फिर से कोशिश करें',
}

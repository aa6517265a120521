import type { Translated } from '../languages/translation.ts'
import type { English } from './texts.ts'

export const offline: Translated<English> = {
  title: 'नेटवर्क नहीं है',
  heading: 'आप ऑफ़लाइन हैं',
  text: 'आपने जो पेज खोला है, वह अभी नहीं मिल रहा।',
  open: 'इस डिवाइस पर खुले टेस्ट',
  openText: 'इन्हें अभी जारी रख सकते हैं। आपके उत्तर इस डिवाइस पर सेव हैं और नेटवर्क आते ही भेज दिए जाएँगे।',
  goOn: 'जारी रखें',
  unsent: (count) => (count === 1 ? '1 उत्तर अभी भेजा नहीं गया' : `${count} उत्तर अभी भेजे नहीं गए`),
  none: 'इस डिवाइस पर कोई टेस्ट खुला नहीं है।',
  today: 'आज के दस प्रश्न इस डिवाइस पर हैं',
  again: 'फिर से कोशिश करें',
}

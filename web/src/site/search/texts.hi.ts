import type { Translated } from '../../shared/languages/translation.ts'
import type { English } from './texts.ts'

export const search: Translated<English> = {
  title: 'साइट में खोजें',
  placeholder: 'परीक्षा, टेस्ट, विषय ...',
  close: 'खोज बंद करें',
  results: 'परिणाम',
  count: (count) => (count === 0 ? 'कुछ नहीं मिला' : `${count} परिणाम`),
  nothing: (words) => `“${words}” के लिए कुछ नहीं मिला।`,
  nothingText: 'कम या दूसरे शब्दों से खोजें।',
  failed: 'अभी खोज काम नहीं कर रही है।',
  offline: 'नेटवर्क नहीं है। उसके लौटने पर खोज जारी रहेगी।',
  begin: 'अक्सर खोजा जाता है',
  kinds: {
    page: 'पेज',
    exam: 'परीक्षा',
    test: 'टेस्ट',
    material: 'स्टडी मटीरियल',
    video: 'वीडियो',
    article: 'लेख',
    book: 'किताब',
  },
  often: { tests: 'सभी टेस्ट', free: 'मुफ़्त टेस्ट', prices: 'पैकेज और कीमतें', hub: 'स्टडी हब' },
}

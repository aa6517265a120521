import type { Translated } from '../languages/translation.ts'
import type { English } from './texts.ts'

export const ui: Translated<English> = {
  closeMessage: 'यह संदेश बंद करें',
  retry: 'फिर से कोशिश करें',
  failed: {
    title: 'यह पेज लोड नहीं हुआ',
    text: 'अपना इंटरनेट देखें और फिर से कोशिश करें।',
    answers: 'आपके उत्तर सुरक्षित हैं।',
    reload: 'फिर से कोशिश करें',
    home: 'होम पेज पर जाएँ',
  },
}

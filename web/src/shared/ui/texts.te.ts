import type { Translated } from '../languages/translation.ts'
import type { English } from './texts.ts'

export const ui: Translated<English> = {
  closeMessage: 'ఈ సందేశాన్ని మూసివేయండి',
  retry: 'మళ్లీ ప్రయత్నించండి',
  failed: {
    title: 'ఈ పేజీ లోడ్ కాలేదు',
    text: 'మీ ఇంటర్నెట్ చూసుకుని మళ్లీ ప్రయత్నించండి.',
    answers: 'మీ సమాధానాలు సురక్షితం.',
    reload: 'మళ్లీ ప్రయత్నించండి',
    home: 'హోమ్ పేజీకి వెళ్లండి',
  },
}

import type { Translated } from './languages/catalogue.ts'
import type { English } from './texts.ts'

export const site: Translated<English> = {
  closeMessage: 'ఈ సందేశాన్ని మూసివేయండి',
  retry: 'మళ్లీ ప్రయత్నించండి',
  login: 'లాగిన్',
  signup: 'సైన్ అప్',
  failed: {
    title: 'ఈ పేజీ లోడ్ కాలేదు',
    text: 'ఈ పేజీని చూపడంలో ఏదో లోపం జరిగింది. మీ సమాధానాలకు, మీ ఖాతాకు ఏమీ కాలేదు.',
    reload: 'మళ్లీ లోడ్ చేయండి',
    home: 'హోమ్ పేజీకి వెళ్లండి',
  },
}

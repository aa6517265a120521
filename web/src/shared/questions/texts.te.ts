import type { Translated } from '../languages/translation.ts'
import type { English } from './texts.ts'

export const questions: Translated<English> = {
  options: 'సమాధానాలు',
  picture: (number) => `ప్రశ్న ${number} చిత్రం`,
  optionPicture: (letter) => `సమాధానం ${letter} చిత్రం`,
  noPicture: 'చిత్రం లోడ్ కాలేదు.',
  tryPicture: 'మళ్లీ ప్రయత్నించండి',
  typed: {
    label: 'మీ సమాధానం',
    notANumber: 'ఇది ఇంకా సంఖ్య కాదు, కాబట్టి సేవ్ కాలేదు.',
    backspace: 'చివరి అంకె తొలగించండి',
    clear: 'తొలగించండి',
  },
}

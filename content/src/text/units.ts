import type { LocalizedText } from '../text.ts'
import { number } from './format.ts'
import { say } from './localized.ts'

/** Units as question papers print them after a number. Where one is counted, the singular. */
const UNITS = {
  km: ['కి.మీ.', 'किमी'],
  m: ['మీ.', 'मी'],
  cm: ['సెం.మీ.', 'सेमी'],
  mm: ['మి.మీ.', 'मिमी'],
  kg: ['కిలోలు', 'किग्रा'],
  g: ['గ్రా.', 'ग्राम'],
  litres: ['లీటర్లు', 'लीटर'],
  'km/h': ['కి.మీ./గం.', 'किमी/घंटा'],
  'm/s': ['మీ./సె.', 'मी/से'],
  'cm²': ['చ.సెం.మీ.', 'वर्ग सेमी'],
  'm²': ['చ.మీ.', 'वर्ग मी'],
  'cm³': ['ఘ.సెం.మీ.', 'घन सेमी'],
  'm³': ['ఘ.మీ.', 'घन मी'],
  hours: ['గంటలు', 'घंटे'],
  minutes: ['నిమిషాలు', 'मिनट'],
  seconds: ['సెకన్లు', 'सेकंड'],
  days: ['రోజులు', 'दिन'],
  months: ['నెలలు', 'महीने'],
  years: ['సంవత్సరాలు', 'वर्ष'],
  marks: ['మార్కులు', 'अंक'],
} as const satisfies Readonly<Record<string, readonly [te: string, hi: string]>>

const ONE: Readonly<Partial<Record<keyof typeof UNITS, readonly [en: string, te: string, hi: string]>>> = {
  litres: ['litre', 'లీటరు', 'लीटर'],
  kg: ['kg', 'కిలో', 'किग्रा'],
  hours: ['hour', 'గంట', 'घंटा'],
  minutes: ['minute', 'నిమిషం', 'मिनट'],
  seconds: ['second', 'సెకను', 'सेकंड'],
  days: ['day', 'రోజు', 'दिन'],
  months: ['month', 'నెల', 'महीना'],
  years: ['year', 'సంవత్సరం', 'वर्ष'],
  marks: ['mark', 'మార్కు', 'अंक'],
}

/** 45 km, 45 కి.మీ., 45 किमी. */
export function quantity(value: number, unit: keyof typeof UNITS, decimals = 2): LocalizedText {
  const text = number(value, decimals)
  const [en, te, hi] = (text === '1' && ONE[unit]) || [unit, ...UNITS[unit]]
  return say(`${text} ${en}`, `${text} ${te}`, `${text} ${hi}`)
}

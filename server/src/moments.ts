import type { Language } from '@pariksha/contract/languages'

/** A moment as each language writes it, in Indian time wherever the server is: "6 May 2027, 10:30 am". */
export const momentText = (moment: Date, language: Language): string =>
  new Intl.DateTimeFormat(`${language}-IN`, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  }).format(moment)

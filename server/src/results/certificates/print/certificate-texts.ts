import type { Language } from '@pariksha/contract/languages'

type Texts = {
  readonly heading: string
  readonly opening: string
  readonly tookPart: string
  readonly shift: (title: string, shift: number) => string
  readonly date: (day: string) => string
  readonly number: (number: string) => string
  readonly check: string
}

/** What a certificate of participation says, in the languages of the site. */
export const CERTIFICATE_TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    heading: 'Certificate of Participation',
    opening: 'This is to certify that',
    tookPart: 'took part in the live test',
    shift: (title, shift) => `${title}, shift ${shift}`,
    date: (day) => `on ${day}`,
    number: (number) => `Certificate number: ${number}`,
    check: 'Check this certificate at',
  },
  te: {
    heading: 'పాల్గొన్నట్లు ధ్రువీకరణ పత్రం',
    opening: 'ఈ పత్రం ద్వారా ధ్రువీకరిస్తున్నాము:',
    tookPart: 'ఈ లైవ్ టెస్ట్‌లో పాల్గొన్నారు:',
    shift: (title, shift) => `${title}, షిఫ్ట్ ${shift}`,
    date: (day) => `టెస్ట్ తేదీ: ${day}`,
    number: (number) => `ధ్రువీకరణ పత్రం నంబర్: ${number}`,
    check: 'ఈ పత్రాన్ని ఇక్కడ సరిచూడవచ్చు',
  },
  hi: {
    heading: 'सहभागिता प्रमाणपत्र',
    opening: 'प्रमाणित किया जाता है कि',
    tookPart: 'ने इस लाइव टेस्ट में भाग लिया:',
    shift: (title, shift) => `${title}, शिफ्ट ${shift}`,
    date: (day) => `टेस्ट की तारीख: ${day}`,
    number: (number) => `प्रमाणपत्र संख्या: ${number}`,
    check: 'इस प्रमाणपत्र की जाँच यहाँ करें',
  },
}

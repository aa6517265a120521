import type { Language } from '@pariksha/contract/languages'
import { dayText } from '../../../platform/moments.ts'
import type { Letterhead } from '../../../site/institute/letterhead.ts'
import type { IssuedCertificate } from '../certificates.ts'
import { CERTIFICATE_TEXTS } from './certificate-texts.ts'
import type { PrintedCertificate } from './printed-certificate.ts'

const VERSION = 1

type Given = {
  readonly certificate: IssuedCertificate
  readonly letterhead: Letterhead
  readonly language: Language
  readonly publicUrl: string
}

export function makeCertificate({ certificate, letterhead, language, publicUrl }: Given): PrintedCertificate {
  const { number, name, title, shift, sat_at } = certificate
  const { institute, logo } = letterhead
  const texts = CERTIFICATE_TEXTS[language]
  return {
    version: VERSION,
    language,
    institute,
    logo: logo?.name ?? null,
    heading: texts.heading,
    opening: texts.opening,
    name,
    tookPart: texts.tookPart,
    title: shift === null ? title : texts.shift(title, shift),
    date: texts.date(dayText(sat_at, language, 'long')),
    number: texts.number(number),
    check: texts.check,
    address: new URL(`/certificates/${number}`, publicUrl).href,
    pictures: logo ? [logo] : [],
    madeAt: sat_at.toISOString(),
  }
}

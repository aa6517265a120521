import { t } from './table.ts'

/** Heads of columns that many tables have. */
export const STATE = t('State or union territory', 'రాష్ట్రం/కేంద్రపాలిత ప్రాంతం', 'राज्य/केंद्र-शासित प्रदेश')
export const COUNTRY = t('Country', 'దేశం', 'देश')
export const CITY = t('City', 'నగరం', 'नगर')
export const PLACE = t('Place', 'ప్రదేశం', 'स्थान')
export const YEAR = t('Year', 'సంవత్సరం', 'वर्ष')
export const PERSON = t('Person', 'వ్యక్తి', 'व्यक्ति')
export const RIVER = t('River', 'నది', 'नदी')
export const TERM = t('Term', 'పదం', 'शब्द')
export const MEANING = t('Meaning', 'అర్థం', 'अर्थ')
export const HEADQUARTERS = t('Headquarters', 'ప్రధాన కార్యాలయం', 'मुख्यालय')

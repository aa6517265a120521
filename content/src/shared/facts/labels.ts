import { say } from '../../text/localized.ts'

/** Heads of columns that many tables have. */
export const STATE = say('State or union territory', 'రాష్ట్రం/కేంద్రపాలిత ప్రాంతం', 'राज्य/केंद्र-शासित प्रदेश')
export const COUNTRY = say('Country', 'దేశం', 'देश')
export const CITY = say('City', 'నగరం', 'नगर')
export const PLACE = say('Place', 'ప్రదేశం', 'स्थान')
export const YEAR = say('Year', 'సంవత్సరం', 'वर्ष')
export const PERSON = say('Person', 'వ్యక్తి', 'व्यक्ति')
export const RIVER = say('River', 'నది', 'नदी')
export const TERM = say('Term', 'పదం', 'शब्द')
export const MEANING = say('Meaning', 'అర్థం', 'अर्थ')
export const HEADQUARTERS = say('Headquarters', 'ప్రధాన కార్యాలయం', 'मुख्यालय')

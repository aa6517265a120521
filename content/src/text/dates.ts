import { ordinal } from '@pariksha/domain/timing/countdown'
import { DAY } from '@pariksha/domain/timing/units'
import { itemAt } from '../checked-access.ts'
import type { LocalizedText } from '../text.ts'
import { say } from './localized.ts'

export const WEEKDAYS: readonly LocalizedText[] = [
  say('Sunday', 'ఆదివారం', 'रविवार'),
  say('Monday', 'సోమవారం', 'सोमवार'),
  say('Tuesday', 'మంగళవారం', 'मंगलवार'),
  say('Wednesday', 'బుధవారం', 'बुधवार'),
  say('Thursday', 'గురువారం', 'गुरुवार'),
  say('Friday', 'శుక్రవారం', 'शुक्रवार'),
  say('Saturday', 'శనివారం', 'शनिवार'),
]
export const MONTHS: readonly LocalizedText[] = [
  say('January', 'జనవరి', 'जनवरी'),
  say('February', 'ఫిబ్రవరి', 'फ़रवरी'),
  say('March', 'మార్చి', 'मार्च'),
  say('April', 'ఏప్రిల్', 'अप्रैल'),
  say('May', 'మే', 'मई'),
  say('June', 'జూన్', 'जून'),
  say('July', 'జులై', 'जुलाई'),
  say('August', 'ఆగస్టు', 'अगस्त'),
  say('September', 'సెప్టెంబర్', 'सितंबर'),
  say('October', 'అక్టోబర్', 'अक्टूबर'),
  say('November', 'నవంబర్', 'नवंबर'),
  say('December', 'డిసెంబర్', 'दिसंबर'),
]

/** Months count from 0. Days count from 1 January 1970. */
export const dayNumber = (year: number, month: number, date: number): number => Date.UTC(year, month, date) / DAY

/** 0 is Sunday. Months count from 0. */
export const dayOfWeek = (year: number, month: number, date: number): number =>
  new Date(Date.UTC(year, month, date)).getUTCDay()

/** The day so many after a Sunday. */
export const weekday = (n: number): LocalizedText => itemAt(WEEKDAYS, ((n % 7) + 7) % 7)

export const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** Months count from 0. */
export const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate()

/** The 19th, as a date. */
export const dated = (date: number): LocalizedText => say(ordinal(date), `${date}వ తేదీ`, `${date} तारीख`)

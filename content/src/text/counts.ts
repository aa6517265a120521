import { ordinal } from '@pariksha/domain/timing/countdown'
import type { LocalizedText } from '../text.ts'
import { say } from './localized.ts'

/** One, two, three … as words. */
export const COUNTS: readonly LocalizedText[] = [
  say('no', 'ఎవరూ', 'कोई नहीं'),
  say('one', 'ఒక', 'एक'),
  say('two', 'రెండు', 'दो'),
  say('three', 'మూడు', 'तीन'),
  say('four', 'నాలుగు', 'चार'),
  say('five', 'ఐదు', 'पाँच'),
  say('six', 'ఆరు', 'छह'),
  say('seven', 'ఏడు', 'सात'),
  say('eight', 'ఎనిమిది', 'आठ'),
]
export const NOBODY = say('nobody', 'ఎవరూ లేరు', 'कोई नहीं')
/** Numbers of people, which Telugu counts apart. */
export const PERSONS: readonly LocalizedText[] = [
  NOBODY,
  say('one person', 'ఒకరు', 'एक व्यक्ति'),
  say('two persons', 'ఇద్దరు', 'दो व्यक्ति'),
  say('three persons', 'ముగ్గురు', 'तीन व्यक्ति'),
  say('four persons', 'నలుగురు', 'चार व्यक्ति'),
  say('five persons', 'ఐదుగురు', 'पाँच व्यक्ति'),
  say('six persons', 'ఆరుగురు', 'छह व्यक्ति'),
  say('seven persons', 'ఏడుగురు', 'सात व्यक्ति'),
  say('eight persons', 'ఎనిమిది మంది', 'आठ व्यक्ति'),
]
export const NTH: readonly LocalizedText[] = [
  say('zeroth', 'సున్నా', 'शून्य'),
  say('first', 'మొదటి', 'पहला'),
  say('second', 'రెండవ', 'दूसरा'),
  say('third', 'మూడవ', 'तीसरा'),
  say('fourth', 'నాలుగవ', 'चौथा'),
  say('fifth', 'ఐదవ', 'पाँचवाँ'),
  say('sixth', 'ఆరవ', 'छठा'),
  say('seventh', 'ఏడవ', 'सातवाँ'),
  say('eighth', 'ఎనిమిదవ', 'आठवाँ'),
]
/** Hindi ordinals before a postposition. */
export const NTH_OBLIQUE: readonly string[] = ['शून्य', 'पहले', 'दूसरे', 'तीसरे', 'चौथे', 'पाँचवें', 'छठे', 'सातवें', 'आठवें']

/** 5th, and in Telugu and Hindi the form that stands before “place”. */
export const nth = (n: number): LocalizedText => say(ordinal(n), `${n}వ`, NTH_OBLIQUE[n] ?? `${n}वें`)

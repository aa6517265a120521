import { itemAt } from '../../checked-access.ts'
import { say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** A is 1, Z is 26, and A comes again after Z. */
export const letter = (place: number): string => itemAt(ALPHABET, (((place - 1) % 26) + 26) % 26)

/** 1 for A to 26 for Z. */
export const place = (character: string): number => ALPHABET.indexOf(character) + 1

export const places = (word: string): number[] => [...word].map(place)
export const spell = (of: readonly number[]): string => of.map(letter).join('')

/** Each letter moved by the same number of places, backwards when it is negative. */
export const shift = (word: string, by: number): string => spell(places(word).map((at) => at + by))
export const reverse = (word: string): string => [...word].reverse().join('')

/** A and Z, B and Y, C and X … */
export const opposite = (word: string): string => spell(places(word).map((at) => 27 - at))

/** How far it is from one letter forward to another, 0 to 25. */
export const stepsForward = (from: string, to: string): number => (place(to) - place(from) + 26) % 26

/** −3 for "back by 3", 4 for "forward by 4". */
export function inWords(by: number): LocalizedText {
  const count = Math.abs(by)
  return say(
    `${count} ${count === 1 ? 'place' : 'places'} ${by < 0 ? 'back' : 'forward'}`,
    `${count} ${count === 1 ? 'స్థానం' : 'స్థానాలు'} ${by < 0 ? 'వెనుకకు' : 'ముందుకు'}`,
    `${count} स्थान ${by < 0 ? 'पीछे' : 'आगे'}`,
  )
}

export function eachMoves(by: number): LocalizedText {
  const far = inWords(by)
  return say(`each letter moves ${far.en}`, `ప్రతి అక్షరం ${far.te} జరుగుతుంది`, `हर अक्षर ${far.hi} खिसकता है`)
}
export const TO_OPPOSITES = say(
  'each letter gives way to its opposite: A to Z, B to Y, C to X and so on',
  'ప్రతి అక్షరం స్థానంలో దాని వ్యతిరేక అక్షరం వస్తుంది (Aకు Z, Bకి Y, Cకి X)',
  'हर अक्षर के स्थान पर उसका विपरीत अक्षर आता है (A का Z, B का Y, C का X)',
)

/** 3, −2: how far a letter moves, as a series shows it. */
export const step = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`)

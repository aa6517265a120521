const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** A is 1, Z is 26, and A comes again after Z. */
export const letter = (place: number): string => ALPHABET[(((place - 1) % 26) + 26) % 26] as string

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
export const inWords = (by: number): string =>
  `${Math.abs(by)} ${Math.abs(by) === 1 ? 'place' : 'places'} ${by < 0 ? 'back' : 'forward'}`

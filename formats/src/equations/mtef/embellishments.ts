import { one, r, sup } from '../omml/elements.ts'
import { MtefError } from './byte-reader.ts'

/** Accents by their numbers, as combining characters. */
const ACCENTS: Readonly<{ [number: number]: string }> = {
  2: '\u0307',
  3: '\u0308',
  4: '\u20db',
  8: '\u0303',
  9: '\u0302',
  11: '\u20d7',
  12: '\u20d6',
  13: '\u20e1',
  14: '\u20d1',
  15: '\u20d0',
  17: '\u0305',
  19: '\u0311',
  20: '\u0306',
  24: '\u20dc',
  25: '\u0323',
  29: '\u0332',
  30: '\u0330',
  33: '\u20ef',
  34: '\u20ee',
}

const PRIMES: Readonly<{ [number: number]: string }> = { 5: '′', 6: '″', 18: '‴' }
const STRIKES: Readonly<{ [number: number]: string }> = {
  21: 'strikeBLTR strikeTLBR',
  22: 'strikeBLTR',
  23: 'strikeTLBR',
}

const [NOT, BAR_THROUGH] = [10, 16]
/** Letters with a bar through them that are characters by themselves. */
const BARRED: Readonly<Record<string, string>> = { h: 'ℏ' }

/** A character with what stands over, under, behind or across it. Throws an `MtefError` for what is not known. */
export function decorated(text: string, run: string, embellishments: readonly number[]): string {
  let [omml, primes] = [run, '']
  for (const number of embellishments) {
    const accent = ACCENTS[number]
    const strike = STRIKES[number]
    const barred = number === BAR_THROUGH ? BARRED[text] : undefined
    if (accent) omml = one('acc', `chr=${accent}`, omml)
    else if (PRIMES[number]) primes += PRIMES[number]
    else if (strike) omml = one('borderBox', `hideTop hideBot hideLeft hideRight ${strike}`, omml)
    else if (number === NOT) omml = r(`${text}\u0338`)
    else if (barred) omml = r(barred)
    else throw new MtefError(`The accent ${number} is not known.`)
  }
  return primes === '' ? omml : sup(omml, r(primes))
}

import { itemAt } from '../../../checked-access.ts'
import type { Random } from '../../../random.ts'
import { say } from '../../../text/localized.ts'
import { withEnding } from '../../../text/telugu.ts'
import type { LocalizedText } from '../../../text.ts'

/** A series with one term more than is shown, its rule in words, and what a hasty reader takes for the next term. */
export type Series = {
  readonly terms: readonly number[]
  readonly rule: LocalizedText
  readonly slips: readonly Slip[]
}

/** A hasty reader's answer; the first of a series is warned of in the explanation, as `said`. */
type Slip = { readonly value: number; readonly mistake: string; readonly said?: LocalizedText }

export const warned = (value: number, mistake: string, te: string, hi: string): Slip => ({
  value,
  mistake,
  said: say(`Whoever ${mistake} would get ${value}.`, `${te} ${value} వస్తుంది.`, `${hi} ${value} आएगा।`),
})
export const warnedOfSign = (value: number, by: number): Slip =>
  warned(
    value,
    `used the ${by} with the wrong sign`,
    `${withEnding(String(by), 'ను')} తప్పు గుర్తుతో తీసుకుంటే`,
    `${by} को गलत चिह्न के साथ लेने पर`,
  )

/** The rule of which the first terms are an example. */
export const termsAre = (examples: readonly string[]): LocalizedText => {
  const list = examples.join(', ')
  return say(`The terms are ${list} and so on.`, `పదాలు వరుసగా ${list}, … .`, `पद क्रमशः ${list}, … हैं।`)
}
export const madeBy = (steps: readonly string[]): LocalizedText => {
  const list = steps.join(', ')
  return say(
    `Each term is made from the one before it by ${list}.`,
    `ముందు పదం నుండి తర్వాతి పదం వరుసగా ${list} ద్వారా వస్తుంది.`,
    `हर पद अपने पिछले पद से क्रमशः ${list} करके बनता है।`,
  )
}

export type Family = (random: Random) => Series

export const row = <T>(count: number, term: (place: number) => T): T[] =>
  Array.from({ length: count }, (_, place) => term(place))

export function grown(count: number, first: number, follow: (term: number, place: number) => number): number[] {
  const terms = [first]
  while (terms.length < count) terms.push(follow(itemAt(terms, -1), terms.length - 1))
  return terms
}

/** The slips that fit every series. */
export function series(terms: readonly number[], rule: LocalizedText, slips: Series['slips'] = []): Series {
  const [last, next] = [itemAt(terms, -2), itemAt(terms, -1)]
  const before = itemAt(terms, -3)
  return {
    terms,
    rule,
    slips: [
      ...slips,
      warned(
        last + (last - before),
        'repeated the last difference',
        'చివరి తేడానే మళ్లీ తీసుకుంటే',
        'अंतिम अंतर को ही दोबारा लेने पर',
      ),
      {
        value: next + (last - before) - (before - itemAt(terms, -4)),
        mistake: 'went one step too far in the rule',
      },
      { value: next + (next > 20 ? 2 : 1), mistake: 'slip in the last addition' },
      { value: next - (next > 20 ? 2 : 1), mistake: 'slip in the last subtraction' },
    ],
  }
}

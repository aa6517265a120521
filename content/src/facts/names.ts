import type { Text } from '../text.ts'
import { COUNTRIES } from './names/countries.ts'
import { INDIA } from './names/india.ts'
import { WORDS } from './names/words.ts'

/** Names that many tables use, each written once in the three scripts: lines of "English; Telugu; Hindi". */
const NAMES: ReadonlyMap<string, Text> = new Map(
  [INDIA, COUNTRIES, WORDS]
    .flatMap((lines) => lines.trim().split('\n'))
    .map((line) => {
      const [en = '', te = '', hi = ''] = line.split(';').map((part) => part.trim())
      if (!en || !te || !hi) throw new SyntaxError(`not three languages: ${line}`)
      return [en, { en, te, hi }]
    }),
)

export const named = (en: string): Text | undefined => NAMES.get(en)

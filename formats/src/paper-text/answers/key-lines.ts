import { plainOf } from '../rich/rich-text.ts'
import type { KeyPair } from './key-pairs.ts'

/** A key that was a table, as lines for `applyKey`: "1) a", "2. (b) Because …". */
export const keyLines = (pairs: readonly KeyPair[]): string[] =>
  pairs.map(({ number, answer, explanation = [] }) => {
    const because = oneLine(explanation.map(({ rich }) => plainOf(rich)).join(' '))
    const sign = /^[([]?\s*([a-f1-6])\s*[)\]]?\.?$/i.exec(answer)?.[1]
    return because !== '' && sign ? `${number}. (${sign}) ${because}` : `${number}) ${oneLine(answer)}`
  })

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

import { note, type Problem } from '../../question-set.ts'
import { questionLabel } from '../labels.ts'
import { plainOf } from '../rich/rich-text.ts'
import { isTable, type SourceBlock } from '../source.ts'

/** Wishes and hints of the layout with nothing else in their line, "*** ALL THE BEST ***", "P.T.O.". */
const WORDS =
  /^[\s\p{P}\p{S}]*(?:(?:(?:we\s+)?wish(?:ing)?\s+you\s+)?all\s+the\s+(?:very\s+)?best|(?:best\s+of|good)\s+luck|the\s+end|end\s+of\s+(?:the\s+)?(?:question\s+)?(?:paper|test|exam(?:ination)?)|(?:space\s+)?for\s+rough\s+work|p\.?\s?t\.?\s?o|please\s+turn\s+over)[\s\p{P}\p{S}]*$/iu
/** A drawn line; a shorter one may stand below the numbers of a sum, and one of underscores is a blank to fill. */
const RULE = /^[-–—=*~•]{10,}$/
/** At the end of a paper a short one is enough. */
const LAST_RULE = /^[-–—=*~•]{3,}$/

/** What stands between or behind the questions and says nothing would become a part of an option or of an explanation. */
export function withoutFillers(blocks: readonly SourceBlock[]): { blocks: SourceBlock[]; problems: Problem[] } {
  const texts = blocks.map((block) => (isTable(block) ? undefined : plainOf(block.rich).trim()))
  const first = texts.findIndex((text) => text !== undefined && questionLabel(text))
  const last = texts.findLastIndex((text) => text !== '')
  const isFiller = (place: number): boolean => {
    const text = texts[place]
    if (text === undefined || first === -1 || place < first) return false
    const bare = text.replace(/\s/g, '')
    return WORDS.test(text) || RULE.test(bare) || (place === last && LAST_RULE.test(bare))
  }
  const fillers = blocks.flatMap((block, place) =>
    isFiller(place) ? [{ at: block.at, text: texts[place] ?? '' }] : [],
  )
  const [one] = fillers
  if (!one) return { blocks: [...blocks], problems: [] }
  return {
    blocks: blocks.filter((_, place) => !isFiller(place)),
    problems: [
      note('filler-lines', `Lines that belong to no question are left out: “${one.text.slice(0, 60)}”`, {
        line: one.at,
      }),
    ],
  }
}

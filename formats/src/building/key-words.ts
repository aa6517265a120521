/** A letter or number of an option, as keys write it; its group is the sign alone. */
export const OPTION_SIGN = String.raw`[([{]?\s*(?:option\s*)?([a-f]|[1-6]|[\u2460-\u2465\u24d0-\u24d5\u24b6-\u24bb]|[ivIV]{1,3}|[అఆఇఈఎ]|బి|సి|డి|[अबसदकखगघ])\s*[)\]}]?`

/** What keys say of a question that has no answer, or for which everybody gets the marks. */
export const NO_ANSWER = String.raw`[([]?\s*(?:bonus(?:\s+(?:question|marks?))?|grace(?:\s+marks?)?|(?:question\s+)?(?:is\s+)?(?:deleted?|drop(?:ped)?|cancel(?:l?ed)?|withdrawn|scrapped|removed|omitted|invalid)(?:\s+question)?|wrong\s+question|(?:full\s+)?marks?\s+(?:(?:are\s+)?(?:given|awarded)\s+)?to\s+all|all(?:\s+(?:options?|answers?))?(?:\s+are)?\s+(?:correct|right)|no\s+(?:correct\s+)?(?:answer|option)|n\s*\/\s*a|x+|-+|—|\*+|#+|తొలగించ[\p{L}\p{M}]*|రద్దు[\p{L}\p{M}]*|बोनस|निरस्त|रद्द)\s*[)\]]?`

const WHOLE = new RegExp(`^${NO_ANSWER}\\.?$`, 'iu')

export const isNoAnswer = (words: string): boolean => WHOLE.test(words.trim())

const OR = String.raw`(?:\(\s*or\s*\)|or\b|లేదా|అథవా|या|अथवा|\/)`
const SEVERAL = new RegExp(
  String.raw`^\s*[([]?\s*(?:(?:both|either|any\s+one\s+of)\s+${OPTION_SIGN}|${OPTION_SIGN}(?:\s*(?:[,&]|and\b|మరియు|और)\s*${OPTION_SIGN})*\s*,?\s*${OR}\s*${OPTION_SIGN})(?![\p{L}\p{M}\d])`,
  'iu',
)

/** "a or c", "(1)/(3)", "Both 1 and 3": whoever chose one of them was right. */
export const acceptsSeveral = (words: string): boolean => SEVERAL.test(words)

/** What is to be done with an answer that no question can have before its paper is published; undefined: it is another one. */
export function adviceOn(words: string): string | undefined {
  if (acceptsSeveral(words))
    return 'Choose one of them; on the page Keys the others are accepted too, once the paper is published.'
  return isNoAnswer(words)
    ? 'Give it one, or leave it out; on the page Keys a question is dropped, once the paper is published.'
    : undefined
}

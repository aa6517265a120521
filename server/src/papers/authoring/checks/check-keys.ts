import type { PaperCheck } from '@pariksha/contract/papers/paper-publication'
import { LETTERS, type Letter } from '@pariksha/domain/question'
import { type Checked, type CheckedPaper, sectionCheck } from './check.ts'

/** A warning is given for this many right answers in a row at the same letter. */
const RUN = 6
/** With fewer questions shares say nothing. */
const ENOUGH = 20
/** χ² at 0.1 % for 1 to 5 degrees of freedom (tables of the distribution). */
const CRITICAL = [10.83, 13.82, 16.27, 18.47, 20.52] as const
/** By chance the longest option is right in one of n questions with n options; a warning is given above twice that. */
const CHANCE_FACTOR = 2

type Single = { readonly one: Checked; readonly correct: Letter }

/** Whether the key can be guessed from its places or from the length of options. */
export function checkKeys({ pattern, questions }: CheckedPaper): PaperCheck[] {
  const singles = questions.flatMap((one): Single[] =>
    one.content.answer?.kind === 'single-choice' ? [{ one, correct: one.content.answer.correct }] : [],
  )
  return [...runs(singles), ...balance(singles, pattern.options), ...longest(singles)]
}

function runs(singles: readonly Single[]): PaperCheck[] {
  const found: PaperCheck[] = []
  let begin = 0
  for (let index = 1; index <= singles.length; index++) {
    const first = singles[begin]
    if (singles[index]?.correct === first?.correct) continue
    const length = index - begin
    if (first && length >= RUN) {
      const last = singles[index - 1]?.one.number ?? 0
      const message = `${first.correct.toUpperCase()} is right in ${length} questions one after the other (${first.one.number} to ${last}).`
      found.push(sectionCheck('key_run', first.one.slot.section, message, first.one))
    }
    begin = index
  }
  return found
}

function balance(singles: readonly Single[], optionCount: number): PaperCheck[] {
  if (singles.length < ENOUGH) return []
  const letters: readonly string[] = LETTERS.slice(0, optionCount)
  const counts = letters.map((letter) => singles.filter(({ correct }) => correct === letter).length)
  const expected = counts.reduce((sum, count) => sum + count, 0) / letters.length
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  if (chiSquare <= (CRITICAL[letters.length - 2] ?? Number.POSITIVE_INFINITY)) return []
  const detail = letters.map((letter, index) => `${letter.toUpperCase()} ${counts[index]}`).join(', ')
  return [sectionCheck('key_balance', null, `The right answers are unevenly placed: ${detail}.`)]
}

function longest(singles: readonly Single[]): PaperCheck[] {
  const compared = singles.flatMap(({ one, correct }) => {
    const lengths = one.content.options.map(({ en, te, hi }) => (en ?? te ?? hi ?? '').length)
    const right = lengths[LETTERS.indexOf(correct)] ?? 0
    // of options of about the same length none stands out
    const next = Math.max(0, ...lengths.filter((_, place) => LETTERS[place] !== correct))
    return [{ one, optionCount: lengths.length, stands: right > next * 1.2 && right - next >= 4 }]
  })
  if (compared.length < ENOUGH) return []
  const standing = compared.filter(({ stands }) => stands)
  const byChance = compared.reduce((sum, { optionCount }) => sum + 1 / optionCount, 0)
  if (standing.length <= byChance * CHANCE_FACTOR) return []
  const message = `The right option is the longest by far in ${standing.length} of ${compared.length} questions.`
  return [sectionCheck('longest_option', null, message, standing[0]?.one)]
}

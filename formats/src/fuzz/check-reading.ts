import { LETTERS } from '@pariksha/domain/question'
import { makeJson, readJson } from '../json/json.ts'
import type { Place, Reading } from '../question-set.ts'

/** Problems of a file as a whole, of which no line is to blame. */
const OF_THE_FILE: ReadonlySet<string> = new Set([
  'many-problems',
  'macros',
  'field',
  'no-questions',
  'nothing-found',
  'text-too-long',
  'too-many-questions',
  'windows-1252',
  // reported once, however often
  'titles-left-out',
  'marks-left-out',
  'too-many-columns',
  'comments-left-out',
  'sheet-left-out',
])

const isPlace = (at: Place): boolean =>
  'line' in at ? Number.isInteger(at.line) && at.line > 0 : Number.isInteger(at.row) && at.row > 0

/** What every reading keeps to, whatever the file was. Throws an error that says what it does not. */
export function checkReading(reading: Reading): void {
  const { set, problems, places } = reading
  const ensure = (holds: boolean, what: string) => {
    if (!holds) throw new Error(`${what}: ${JSON.stringify(problems).slice(0, 500)}`)
  }
  const questions = set?.questions ?? []
  ensure(set !== null || problems.some(({ severity }) => severity === 'fault'), 'refused without a fault')
  ensure(questions.length > 0 || problems.length > 0, 'nothing was read, and nothing is said of it')
  ensure(places.length === questions.length && places.every(isPlace), 'a question without a place')
  for (const { what, code, at, question } of problems) {
    ensure(
      /^[\p{Lu}\d“<(]/u.test(what) && /[.:!?)”"]$/.test(what.trim()) && what.length < 1_000,
      `no sentence: “${what}”`,
    )
    ensure(question === undefined || question < questions.length, `${code} names a question that does not exist`)
    ensure(at === null || isPlace(at), `${code} has an invalid place`)
    ensure(set === null || at !== null || question !== undefined || OF_THE_FILE.has(code), `${code} has no place`)
  }
  for (const [index, { answer, options, kind }] of questions.entries()) {
    const letters: readonly string[] = LETTERS.slice(0, options.length)
    const fits =
      answer === null ||
      (answer.kind === kind &&
        (answer.kind === 'numeric'
          ? Number(answer.low) <= Number(answer.high)
          : [...answer.correct].every((letter) => letters.includes(letter))))
    ensure(fits, `question ${index + 1} has an answer that is not one of its options`)
  }
  if (!set) return
  const made = makeJson(set).bytes
  const again = made && readJson(made)
  ensure(again?.set != null, `what was read is no question file: ${JSON.stringify(again?.problems).slice(0, 500)}`)
}

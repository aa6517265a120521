import type { Language } from '@pariksha/contract/languages'
import { checkInput } from '@pariksha/contract/problems/check-input'
import {
  filePassage,
  fileQuestion,
  MAX_OPTIONS,
  MAX_QUESTIONS,
  MIN_OPTIONS,
} from '@pariksha/contract/questions/question-file'
import { LETTERS } from '@pariksha/domain/question'
import {
  type FilePassage,
  type FileQuestion,
  fault,
  note,
  type Place,
  type Problem,
  type Reading,
  UNREAD_ANSWER,
} from '../question-set.ts'
import { type PictureStore, pictureStore } from './picture-store.ts'
import { isEmpty, languagesOf, type TextByLanguage, textsOf } from './text-by-language.ts'

/** A question as a reader finds it, before its languages and bounds are looked at. */
export type ReadQuestion = {
  readonly at: Place
  readonly kind: FileQuestion['kind']
  readonly stem: TextByLanguage
  readonly options: readonly TextByLanguage[]
  /** The places of right options from 0; or the ends of a range; null: the file does not say. */
  readonly right: readonly number[] | { readonly low: string; readonly high: string } | null
  readonly explanation: TextByLanguage | null
  /** That the file names for the whole question. */
  readonly language?: Language | undefined
} & Partial<
  Pick<FileQuestion, 'number' | 'passage' | 'section' | 'topic' | 'level' | 'source' | 'year' | 'tags' | 'bank_id'>
>

export type SetBuilder = {
  readonly pictures: PictureStore
  /** Whether it became a question; if not, a problem says why. */
  addQuestion(draft: ReadQuestion): boolean
  /** The id that questions name it by. */
  addPassage(text: TextByLanguage, at: Place, id?: string): string | null
  /** Concerns the question or passage that is added next. */
  problem(problem: Problem): void
  /** Why something did not become a question. */
  refuse(problem: Problem): void
  /** The same sentence once, however often it is true. */
  once(problem: Problem): void
  /** The problems so far, for a caller that gives up before `finish`. */
  reported(): readonly Problem[]
  finish(): Reading
}

/** Above this further problems are counted, not listed. */
const MAX_PROBLEMS = 1_000

/** Collects what a reader finds, within the bounds of the contract. */
export function setBuilder(): SetBuilder {
  const [passages, questions, places, problems]: [FilePassage[], FileQuestion[], Place[], Problem[]] = [[], [], [], []]
  const pictures = pictureStore()
  const seen = new Set<string>()
  let [pending, unlisted]: [Problem[], number] = [[], 0]

  const keep = (problem: Problem) => {
    if (problems.length < MAX_PROBLEMS) problems.push(problem)
    else unlisted++
  }
  const flushPending = (question?: number) => {
    for (const problem of pending) keep(question === undefined ? problem : { ...problem, question })
    pending = []
  }

  return {
    pictures,
    addQuestion(draft) {
      const found = questions.length >= MAX_QUESTIONS ? tooMany(draft) : judge(draft)
      const isReported = pending.some(({ code }) => UNREAD_ANSWER.includes(code))
      pending.push(...found.problems.filter(({ code }) => !(isReported && code === 'no-answer')))
      flushPending(found.question ? questions.length : undefined)
      if (!found.question) return false
      questions.push(found.question)
      places.push(draft.at)
      return true
    },
    addPassage(text, at, id) {
      const taken = new Set(passages.map((passage) => passage.id))
      const given = filePassage.shape.id.safeParse(id?.trim().slice(0, 40))
      let free = (given.success && given.data) || `p${passages.length + 1}`
      for (let number = passages.length + 1; taken.has(free); number++) free = `p${number}`
      const passage = { id: free, text: textsOf(text, languagesOf([text])) }
      if (
        isEmpty(text) ||
        passages.length >= MAX_QUESTIONS ||
        Object.values(passage.text).some((one) => isTooLong(one ?? ''))
      ) {
        pending.push(fault('passage-refused', 'A passage is empty or too long.', at))
        flushPending()
        return null
      }
      flushPending()
      passages.push(passage)
      return free
    },
    problem: (problem) => {
      pending.push(problem)
    },
    refuse(problem) {
      pending.push(problem)
      flushPending()
    },
    once(problem) {
      if (seen.has(problem.code + problem.what)) return
      seen.add(problem.code + problem.what)
      keep(problem)
    },
    reported() {
      flushPending()
      return problems
    },
    finish() {
      flushPending()
      if (questions.length === 0 && problems.length === 0)
        problems.push(fault('nothing-found', 'The file holds no questions.'))
      if (unlisted > 0)
        problems.push(fault('many-problems', `The file has ${unlisted} more problems, which are not listed.`))
      return { set: { passages, questions, pictures: pictures.pictures }, problems, places }
    },
  }
}

const MAX_TEXT = 20_000
const isTooLong = (text: string): boolean => text.length > MAX_TEXT

type Judged = { readonly question: FileQuestion | undefined; readonly problems: readonly Problem[] }

const refuse = (code: string, what: string, at: Place): Judged => ({
  question: undefined,
  problems: [fault(code, what, at)],
})

const tooMany = ({ at }: ReadQuestion): Judged =>
  refuse('too-many-questions', `A file holds at most ${MAX_QUESTIONS} questions.`, at)

function judge(draft: ReadQuestion): Judged {
  const { at, kind, stem, options, explanation } = draft
  if (isEmpty(stem)) return refuse('no-stem', 'A question has no text.', at)
  if (kind !== 'numeric' && (options.length < MIN_OPTIONS || options.length > MAX_OPTIONS))
    return refuse(
      'option-count',
      `A question has ${options.length} options; ${MIN_OPTIONS} to ${MAX_OPTIONS} are possible.`,
      at,
    )
  const problems: Problem[] = []
  if (options.some(isEmpty)) problems.push(fault('empty-option', 'An option has no text.', at))
  const languages = languagesOf([stem, ...options, ...(explanation ? [explanation] : [])], draft.language)
  const question = {
    number: null,
    passage: null,
    section: null,
    topic: null,
    level: null,
    source: null,
    year: null,
    ...labelsIn(draft, problems),
    kind,
    stem: textsOf(stem, languages),
    options: options.map((option) => textsOf(option, languages)),
    answer: answerOf(draft, problems),
    explanation: explanation && !isEmpty(explanation) ? textsOf(explanation, languages) : null,
  }
  const read = checkInput(fileQuestion, question)
  if (read.ok) return { question: read.value, problems }
  const [first] = read.problems
  return refuse('question-refused', `A question cannot be taken over: ${first?.path}: ${first?.message}`, at)
}

/** A label that is too long for its place is left out, the question is not. */
function labelsIn(draft: ReadQuestion, problems: Problem[]) {
  const { number, passage, section, topic, level, source, year, tags, bank_id } = draft
  const given = Object.entries({ number, passage, section, topic, level, source, year, bank_id }).filter(
    ([, value]) => value !== undefined,
  )
  const fitting = given.filter(([name, value]) => {
    const schema = fileQuestion.shape[name as keyof typeof fileQuestion.shape]
    const fits = schema.safeParse(value).success
    if (!fits)
      problems.push(
        note('label-left-out', `The ${name} “${String(value).slice(0, 60)}” does not fit and was left out.`, draft.at),
      )
    return fits
  })
  const short = (tags ?? []).filter((tag) => fileQuestion.shape.tags.safeParse([tag]).success).slice(0, 20)
  if (short.length < (tags ?? []).length)
    problems.push(note('label-left-out', 'Some tags do not fit and were left out.', draft.at))
  return { ...Object.fromEntries(fitting), tags: short }
}

function answerOf({ at, kind, right, options }: ReadQuestion, problems: Problem[]): FileQuestion['answer'] {
  if (right === null || ('length' in right && right.length === 0)) {
    problems.push(fault('no-answer', 'The right answer is missing.', at))
    return null
  }
  if (!('length' in right)) return { kind: 'numeric', ...right }
  const letters = [...new Set(right)].sort().map((place) => (place < options.length ? LETTERS[place] : undefined))
  const [first] = letters
  if (kind === 'multiple-choice') return { kind, correct: letters.join('') }
  if (letters.length === 1 && first) return { kind: 'single-choice', correct: first }
  problems.push(
    fault('several-answers', 'Several options are right, but one is to be chosen: the answer is left open.', at),
  )
  return null
}

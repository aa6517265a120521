import { readCategory } from '../../building/category.ts'
import { explanationFrom, type Feedback } from '../../building/feedback.ts'
import type { TextFormat } from '../../building/formatted-text.ts'
import { type ReadQuestion, type SetBuilder, setBuilder } from '../../building/set-builder.ts'
import { inAnyLanguage, type TextByLanguage } from '../../building/text-by-language.ts'
import { printedNumber } from '../../building/titles.ts'
import { fault, note, type Place, type Reading } from '../../question-set.ts'
import { readTextFile } from '../../text/read-text-file.ts'
import { type Answer, type Answers, numericRange, readAnswers } from './gift-answers.ts'
import { type Block, giftBlocks, hideEscapes, showEscapes } from './gift-blocks.ts'
import { giftText, markedText } from './gift-text.ts'

/** An answer in braces, or a category: a text file that is GIFT. */
export const isGift = (text: string): boolean => {
  const hidden = hideEscapes(text)
  return (
    /^\$CATEGORY:/m.test(hidden) ||
    /^::[^\n]*?::/m.test(hidden) ||
    /\{\s*(?:[=~#]|(?:T|F|TRUE|FALSE)\s*[}#])/i.test(hidden)
  )
}

/** GIFT as Moodle reads it. Matching, essays and short answers are reported with their line. */
export const readGift = (bytes: Uint8Array): Reading => readTextFile(bytes, readGiftText)

function readGiftText(text: string): Reading {
  const builder = setBuilder()
  const passages = new Map<string, string>()
  const blocks = giftBlocks(text)
  // a file of ours says which questions a passage is for; in another one it is for those that follow it
  const linked = blocks.some(({ text: block, labels }) => labels.passage !== null && block.includes('{'))
  let category = readCategory('')
  let following: string | null = null
  for (const block of blocks) {
    if (block.text.startsWith('$CATEGORY:')) {
      category = readCategory(showEscapes(block.text.slice('$CATEGORY:'.length)))
      following = null
    } else {
      const passage = linked ? (passages.get(block.labels.passage ?? '') ?? null) : following
      const description = readBlock(block, { ...category, passage }, builder)
      if (description === undefined) continue
      following = description
      if (description !== null) passages.set(block.id ?? '', description)
    }
  }
  return builder.finish()
}

type QuestionContext = {
  readonly section: string | null
  readonly topic: string | null
  readonly passage: string | null
}

/** The passage that the block is; undefined for a question. */
function readBlock(block: Block, context: QuestionContext, builder: SetBuilder): string | null | undefined {
  const at = { line: block.line }
  const [, title, body = ''] = /^::([\s\S]*?)::([\s\S]*)$/.exec(block.text) ?? [undefined, undefined, block.text]
  const open = body.indexOf('{')
  const close = body.indexOf('}')
  if (open < 0 && close < 0) {
    if (block.id === undefined)
      builder.problem(
        note(
          'passage-for-what-follows',
          'A text without an answer is taken as the passage of the questions after it.',
          at,
        ),
      )
    return builder.addPassage(giftText(body, 'moodle', at, builder), at, block.id)
  }
  if (open < 0 || close < open) {
    builder.refuse(fault('brace-missing', 'An answer in braces { } is not complete.', at))
    return undefined
  }
  const after = body.slice(close + 1).trim()
  if (after.includes('{'))
    builder.problem(
      fault(
        'two-answers',
        'A question has two answers in braces: a blank line is missing, or it is a kind that is not supported.',
        at,
      ),
    )
  const { format, text } = markedText(body.slice(0, open), 'moodle')
  const stem = /^[\s"“”;.,]*$/.test(after) ? text : `${text} _____ ${after}`
  readQuestion({
    at,
    title: title?.trim(),
    stem,
    format,
    answer: body.slice(open + 1, close).trim(),
    block,
    context,
    builder,
  })
  return undefined
}

type Question = {
  readonly at: Place
  readonly title: string | undefined
  readonly stem: string
  readonly format: TextFormat
  readonly answer: string
  readonly block: Block
  readonly context: QuestionContext
  readonly builder: SetBuilder
}

const NOT_SUPPORTED = { essay: 'an essay', matching: 'matching', 'short-answer': 'a short answer in words' } as const

function readQuestion({ at, title, stem, format, answer, block, context, builder }: Question): void {
  const split = answer.lastIndexOf('####')
  const answers = readAnswers(split < 0 ? answer : answer.slice(0, split).trim())
  const text = (source: string) => giftText(source, format, at, builder)
  const general = split < 0 ? null : text(answer.slice(split + 4))
  const { labels } = block
  const about = {
    at,
    stem: text(stem),
    ...labels,
    number: labels.number ?? printedNumber(showEscapes(title ?? ''), builder),
    section: labels.section ?? context.section,
    topic: labels.topic ?? context.topic,
    passage: context.passage,
  }
  if (!isSupported(answers)) {
    const what = `A question asks for ${NOT_SUPPORTED[answers.kind]}; that is not supported.`
    builder.refuse(fault('kind-not-supported', what, at))
    return
  }
  const { feedback, ...answered } = answerOf(answers, text, at, builder)
  builder.addQuestion({ ...about, ...answered, explanation: explanationFrom(general, feedback) })
}

type Supported = Exclude<Answers, { readonly kind: keyof typeof NOT_SUPPORTED }>
const isSupported = (answers: Answers): answers is Supported => !(answers.kind in NOT_SUPPORTED)

type Answered = Pick<ReadQuestion, 'kind' | 'options' | 'right'> & { readonly feedback: readonly Feedback[] }

function answerOf(
  answers: Supported,
  text: (source: string) => TextByLanguage,
  at: Place,
  builder: SetBuilder,
): Answered {
  switch (answers.kind) {
    case 'true-false': {
      const [right, wrong] = answers.right ? [0, 1] : [1, 0]
      return {
        kind: 'single-choice',
        options: [inAnyLanguage('True'), inAnyLanguage('False')],
        right: [right],
        feedback: [
          { option: right, right: true, text: text(answers.rightFeedback) },
          { option: wrong, right: false, text: text(answers.wrongFeedback) },
        ],
      }
    }
    case 'numeric':
      return {
        kind: 'numeric',
        options: [],
        right: typedRange(answers.answers, at, builder),
        feedback: answers.answers.map((one) => ({ option: 0, right: true, text: text(one.feedback) })).slice(0, 1),
      }
    case 'choice': {
      const { single } = answers
      const right = rightOf(answers.answers, single)
      const isPartlyRight = ({ weight }: Answer, place: number) =>
        weight > 0 !== right.includes(place) || (single && weight < 0)
      if (answers.answers.some(isPartlyRight))
        builder.problem(note('weights-left-out', 'Marks for answers that are partly right were left out.', at))
      return {
        kind: single ? 'single-choice' : 'multiple-choice',
        right,
        feedback: answers.answers.map((one, option) => ({
          option,
          right: right.includes(option),
          text: text(one.feedback),
        })),
        options: answers.answers.map((one) => text(one.text)),
      }
    }
  }
}

const rightOf = (answers: readonly Answer[], single: boolean): number[] =>
  answers.flatMap(({ weight }, place) => ((single ? weight === 100 : weight > 0) ? [place] : []))

/** Several right numbers are one answer only if they are the same. */
function typedRange(answers: readonly Answer[], at: Place, builder: SetBuilder) {
  const full = answers.filter(({ weight }) => weight === 100).map(({ text }) => numericRange(text))
  const [first] = full
  if (answers.some(({ weight, text }) => weight !== 100 && text !== ''))
    builder.problem(note('weights-left-out', 'Marks for answers that are partly right were left out.', at))
  if (full.every((one) => one?.low === first?.low && one?.high === first?.high)) return first ?? null
  builder.problem(fault('several-answers', 'Several numbers are right; one range is possible.', at))
  return null
}

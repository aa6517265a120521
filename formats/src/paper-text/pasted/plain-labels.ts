import { note, type Problem } from '../../question-set.ts'
import { optionLabel, questionLabel } from '../labels.ts'
import { plain, plainOf, type RichText, slice, trim } from '../rich/rich-text.ts'
import { isTable, type SourceBlock, type SourceLine } from '../source.ts'
import { answerStart, solutionStart } from '../words.ts'

/** The lines of a paper with plain labels where messages and copied pages have bullets, emojis or letters on lines of their own. */
export function withPlainLabels(blocks: readonly SourceBlock[]): { blocks: SourceBlock[]; problems: Problem[] } {
  const sent = blocks.find((block) => !isTable(block) && SENDER.test(plainOf(block.rich)))
  const plainer = blocks.map((block) => (isTable(block) ? block : { ...block, rich: withPlainLabel(block.rich) }))
  const what = 'Times and senders of messages are left out.'
  return {
    blocks: withLoneLetters(withDashedLetters(plainer)),
    problems: sent ? [note('message-senders', what, { line: sent.at })] : [],
  }
}

/** "[12/03, 9:14 pm] Name: " and "12/03/26, 21:14 - Name: " of messages. */
const SENDER =
  /^\s*(?:\[\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?,\s*\d{1,2}:\d{2}(?::\d{2})?\s*(?:[ap]\.?m\.?)?\]\s*|\d{1,2}[/.]\d{1,2}[/.]\d{2,4},\s*\d{1,2}:\d{2}\s*(?:[ap]\.?m\.?)?\s+[-–]\s*)[^:]{1,40}:\s+/iu
/** None that could mark the right option, as a tick or a filled circle does. */
const BULLET = /^\s*(?:[➢➤►▸▪▫‣❖◆♦•·👉🔸🔹🔶🔷📌]\ufe0f?\s*)+/u
const EMOJIS = /^\s*(?:\p{Extended_Pictographic}\ufe0f?\s*)+/u
/** 1️⃣ */
const KEYCAP = /(\d)\ufe0f?\u20e3\s*/u
/** 🄰 🅐 🅰, each run from A on. */
const SQUARED = /^\s*([\u{1f130}-\u{1f135}\u{1f150}-\u{1f155}\u{1f170}-\u{1f175}])\ufe0f?\s*/u
const SQUARED_FROM = [0x1f130, 0x1f150, 0x1f170]

function withPlainLabel(rich: RichText): RichText {
  const sent = withoutStars(slice(rich, SENDER.exec(plainOf(rich))?.[0].length ?? 0))
  const text = plainOf(sent)
  const squared = SQUARED.exec(text)
  if (squared?.[1]) {
    const code = squared[1].codePointAt(0) ?? 0
    const index = code - (SQUARED_FROM.findLast((from) => code >= from) ?? code)
    return [...plain(`${String.fromCharCode(65 + index)}) `), ...slice(sent, squared[0].length)]
  }
  const keycap = KEYCAP.exec(text)
  if (keycap && /^\s*(?:q\s*)?$/i.test(text.slice(0, keycap.index)))
    return [...plain(`${text.slice(0, keycap.index)}${keycap[1]}. `), ...slice(sent, keycap.index + keycap[0].length)]
  const bullet = BULLET.exec(text)?.[0].length ?? 0
  if (bullet > 0 && isLabelled(text.slice(bullet))) return slice(sent, bullet)
  const emojis = EMOJIS.exec(text)?.[0].length ?? 0
  return emojis > 0 && isPart(text.slice(emojis)) ? slice(sent, emojis) : sent
}

/** "*1.* Capital?" and "*Answer: A*", bold in a message. A bold option keeps its last star, which marks it. */
const BOLD = /^\s*\*(?=\S)([^*]*[^*\s])\*/

function withoutStars(rich: RichText): RichText {
  const text = plainOf(rich)
  const bold = BOLD.exec(text)
  if (!bold?.[1] || !(isLabelled(bold[1]) || isPart(bold[1]))) return rich
  const [start, end] = [text.indexOf('*'), bold[0].length]
  const isMark = !isPart(bold[1]) && text.slice(end).trim() === ''
  return [...slice(rich, start + 1, end - 1), ...slice(rich, isMark ? end - 1 : end)]
}

const isLabelled = (text: string): boolean => optionLabel(text) !== undefined || questionLabel(text) !== undefined

const isPart = (text: string): boolean =>
  questionLabel(text) !== undefined || answerStart(text) !== undefined || solutionStart(text) !== undefined

/** "A - Helium" */
const DASHED = /^\s*([a-f])\s+[-–—]\s+(?=\S)/i

/** Letters that a dash parts from their options, where three or more lines follow each other so, get a bracket. */
function withDashedLetters(blocks: readonly SourceBlock[]): SourceBlock[] {
  const made = [...blocks]
  let run: number[] = []
  for (const [place, block] of [...blocks.entries(), [blocks.length, undefined] as const]) {
    const text = block === undefined || isTable(block) ? '' : plainOf(block.rich)
    if (block !== undefined && !isTable(block) && text.trim() === '') continue
    const letter = DASHED.exec(text)?.[1]?.toLowerCase()
    const isNext = letter !== undefined && letter.charCodeAt(0) - 97 === run.length
    if (!isNext) {
      if (run.length >= MIN_LETTERS) for (const at of run) made[at] = withBracket(made[at] as SourceLine)
      run = letter === 'a' ? [place] : []
    } else run.push(place)
  }
  return made
}

function withBracket(line: SourceLine): SourceLine {
  const match = DASHED.exec(plainOf(line.rich))
  return { ...line, rich: [...plain(`${match?.[1] ?? ''}) `), ...slice(line.rich, match?.[0].length ?? 0)] }
}

/** An option has no more lines than that. */
const MAX_LINES = 4
const MIN_LETTERS = 3

/** Letters on lines of their own, each above its option, get a bracket. In a key a number stands above each letter. */
function withLoneLetters(blocks: readonly SourceBlock[]): SourceBlock[] {
  const lines = blocks.flatMap((block, place) => {
    const text = isTable(block) ? undefined : plainOf(block.rich).trim()
    return text === '' ? [] : [{ text: text ?? '', place }]
  })
  const made = [...blocks]
  for (const [order, { text }] of lines.entries()) {
    if (!/^a$/i.test(text) || !isStem(lines[order - 1]?.text)) continue
    const letters = lettersFrom(lines, order)
    if (letters.length < MIN_LETTERS) continue
    for (const place of letters) {
      const line = made[place] as SourceLine
      made[place] = { ...line, rich: [...trim(line.rich), ...plain(') ')] }
    }
  }
  return made
}

type Line = { readonly text: string; readonly place: number }

const isAnswer = (text: string): boolean => answerStart(text) !== undefined

const isStem = (text: string | undefined): boolean =>
  text !== undefined && !isAnswer(text) && !/^[([]?\d{1,4}\D?$/.test(text)

/** The places of a, b, c … from the first on, with text behind each. */
function lettersFrom(lines: readonly Line[], order: number): number[] {
  let letter = lines[order]?.text ?? ''
  const places: number[] = []
  let at = order
  while (at >= 0) {
    places.push(lines[at]?.place ?? 0)
    letter = String.fromCharCode(letter.charCodeAt(0) + 1)
    const between = lines.slice(at + 1, at + 2 + MAX_LINES).map(({ text }) => text)
    const behind = between.indexOf(letter, 1)
    at = behind === -1 || between.slice(0, behind).some(isAnswer) ? -1 : at + 1 + behind
  }
  return places
}

import { escapeInline, escapeMarkdown } from '../../text/escape-markdown.ts'
import { scriptText } from '../../text/tex/scripts.ts'
import { texText } from '../../text/tex/tex.ts'
import {
  type Formatting,
  isText,
  joined,
  type Piece,
  plainOf,
  type RichText,
  type TextPiece,
  trim,
} from './rich-text.ts'

/** Lines become paragraphs: Markdown would draw single line breaks together. */
export const linesToMarkdown = (lines: readonly RichText[]): string =>
  lines
    .map(toMarkdown)
    .filter((line) => line !== '')
    .join('\n\n')

/** One line. What all of it is, such as bold, says nothing about its words and is left out. */
function toMarkdown(rich: RichText): string {
  const line = joined(trim(withoutCommonLook(rich)).map(tidied))
  let markdown = ''
  for (const [place, piece] of line.entries()) {
    if (isText(piece)) markdown += textToMarkdown(piece, markdown === '', neighbour(line, place + 1))
    else if ('tex' in piece) markdown += piece.apart && line.length === 1 ? `$$${piece.tex}$$` : `$${piece.tex}$`
    else if ('picture' in piece) markdown += `![${escapeInline(piece.alternative)}](picture:${piece.picture})`
    else markdown += `${markdown === '' ? '' : '\n\n'}${piece.markdown}\n\n`
  }
  return markdown.trim()
}

const neighbour = (line: RichText, place: number): string => {
  const piece = line[place]
  return piece && isText(piece) ? (piece.text[0] ?? ' ') : ' '
}

/** Tabs and several spaces are one space. */
const tidied = (piece: Piece): Piece =>
  isText(piece)
    ? {
        ...piece,
        text: piece.text.replace(/[\t\u00a0 \u2002-\u200a]+/g, blank(piece.format)).replace(/[\u200b\ufeff]/g, ''),
      }
    : piece

/** An underlined gap is a blank to fill in. */
const blank =
  ({ underline }: Formatting) =>
  (gap: string, at: number, whole: string) =>
    underline && whole.trim() === '' && at === 0 ? ' ______ ' : gap === '' ? '' : ' '

const COMMON = ['bold', 'italic', 'underline', 'strike'] as const

function withoutCommonLook(rich: RichText): RichText {
  const words = rich.filter((piece): piece is TextPiece => isText(piece) && piece.text.trim() !== '')
  if (words.length === 0) return rich
  const common = COMMON.filter((name) => words.every(({ format }) => format[name]))
  if (common.length === 0 && words.every(({ format }) => !format.colour && !format.highlight)) return rich
  const off = { ...Object.fromEntries(common.map((name) => [name, false])), colour: undefined, highlight: undefined }
  return joined(rich.map((piece) => (isText(piece) ? { ...piece, format: { ...piece.format, ...off } } : piece)))
}

function textToMarkdown({ text, format }: TextPiece, atStart: boolean, next: string): string {
  const escaped = atStart ? escapeMarkdown : escapeInline
  if (format.script) {
    const script = scriptText(text, format.script)
    return 'tex' in script ? `$${script.tex}$` : escaped(script.text)
  }
  const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
  if (inner === '' || /^_+$/.test(inner)) return escaped(text)
  const follows = after === '' ? next : ' '
  if (format.underline && canUnderline(inner)) return `${before}$\\underline{${texText(inner)}}$${after}`
  const sign = format.bold || format.underline ? '**' : format.italic ? '*' : format.strike ? '~~' : ''
  if (sign === '' || !standsAlone(inner, follows)) return escaped(text)
  return `${before}${sign}${escaped(inner)}${sign}${after}`
}

/** TeX does not break lines: a long underlined text is bold instead. */
const canUnderline = (text: string): boolean => text.length <= 60 && !/[\\^~]/.test(text)

/** Signs of emphasis beside a letter and a punctuation mark are shown, not obeyed. */
const standsAlone = (inner: string, next: string): boolean =>
  /^[\p{L}\p{M}\p{N}]/u.test(inner) && (/[\p{L}\p{M}\p{N}]$/u.test(inner) || /[\s\p{P}]/u.test(next))

/** A table with its first row as the head; merged cells leave empty ones. */
export function tableToMarkdown(rows: readonly (readonly (readonly RichText[])[])[]): string {
  const width = Math.max(...rows.map((row) => row.length))
  if (rows.length === 0 || width === 0) return ''
  const lines = rows.map(
    (row) => `| ${Array.from({ length: width }, (_, column) => cellToMarkdown(row[column])).join(' | ')} |`,
  )
  lines.splice(1, 0, `|${' --- |'.repeat(width)}`)
  return lines.join('\n')
}

const cellToMarkdown = (lines: readonly RichText[] = []): string =>
  lines
    .map((line) => toMarkdown(line).replace(/\s*\n\s*/g, ' '))
    .filter((line) => line !== '')
    .join(' ')
    .replace(/(?<!\\)\|/g, '\\|')

export const isBlank = (rich: RichText): boolean => plainOf(rich).trim() === ''

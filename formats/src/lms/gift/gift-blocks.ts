import type { Labels } from '../../building/labels.ts'
import { readLabels } from '../../building/labels.ts'

/** A question of a GIFT file, or a category, with what the comments above it say. */
export type Block = {
  readonly text: string
  readonly line: number
  readonly id: string | undefined
  readonly labels: Labels
}

const ESCAPES = ':#={}~\\'
const FIRST = 0xe020
const NEW_LINE = String.fromCharCode(FIRST + ESCAPES.length)

/** Escaped signs as characters for private use, so that the others are GIFT's own. */
export const hideEscapes = (text: string): string =>
  text
    .replace(/[\ue020-\ue02f]/g, '')
    .replace(/\\([:#={}~\\n])/g, (_, sign: string) =>
      sign === 'n' ? NEW_LINE : String.fromCharCode(FIRST + ESCAPES.indexOf(sign)),
    )

export const showEscapes = (text: string): string =>
  text.replace(/[\ue020-\ue02f]/g, (hidden) =>
    hidden === NEW_LINE ? '\n' : (ESCAPES[hidden.charCodeAt(0) - FIRST] ?? ''),
  )

/** A backslash before what GIFT would take for its own. */
export const escapeGift = (text: string): string => text.replace(/[\\:#={}~]/g, '\\$&').replace(/\r?\n/g, '\\n')

/**
 * The blocks of a file: blank lines separate them, a category is a block by itself, and a title after a complete question begins
 * another one. Comments are taken out; `[id:…]` and `[tag:…]` in them are Moodle's.
 */
export function giftBlocks(source: string): Block[] {
  const blocks: Block[] = []
  let [lines, comments, first, complete]: [string[], string[], number, boolean] = [[], [], 0, false]
  const end = () => {
    const text = lines.join('\n').trim()
    if (text !== '') {
      const notes = comments.join('\n')
      blocks.push({ text, line: first, id: bracketed(notes, 'id')[0], labels: readLabels(bracketed(notes, 'tag')) })
      comments = []
    }
    lines = []
    complete = false
  }
  for (const [index, raw] of source.split('\n').entries()) {
    const line = raw.trim()
    if (line.startsWith('//')) {
      comments.push(line)
      continue
    }
    const hidden = hideEscapes(line)
    if (line === '' || line.startsWith('$CATEGORY:') || (line.startsWith('::') && complete)) end()
    if (lines.length === 0) first = index + 1
    lines.push(hidden)
    complete ||= hidden.includes('}')
    if (line.startsWith('$CATEGORY:')) end()
  }
  end()
  return blocks
}

const bracketed = (comments: string, name: 'id' | 'tag'): string[] =>
  [...comments.matchAll(new RegExp(`\\[${name}:((?:\\\\.|[^\\]\\\\\\n]){1,200})\\]`, 'g'))].map(([, value = '']) =>
    value.replace(/\\(.)/g, '$1').trim(),
  )

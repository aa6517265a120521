import { CHARACTERS } from '../../text/tex/characters.ts'

/** Commands that say the same as one that the tables know. */
const ALIASES: Readonly<Record<string, string>> = {
  '\\leq': '≤',
  '\\geq': '≥',
  '\\neq': '≠',
  '\\lt': '<',
  '\\gt': '>',
  '\\rightarrow': '→',
  '\\gets': '←',
  '\\lnot': '¬',
  '\\land': '∧',
  '\\lor': '∨',
  '\\iff': '⟺',
  '\\implies': '⟹',
  '\\impliedby': '⟸',
  '\\emptyset': '∅',
  '\\dots': '…',
  '\\dotsc': '…',
  '\\dotsb': '⋯',
  '\\owns': '∋',
  '\\lbrace': '{',
  '\\rbrace': '}',
  '\\lbrack': '[',
  '\\rbrack': ']',
  '\\vert': '|',
  '\\lvert': '|',
  '\\rvert': '|',
  '\\Vert': '‖',
  '\\lVert': '‖',
  '\\rVert': '‖',
  '\\|': '‖',
  '\\degree': '°',
  '\\prime': '′',
  '\\ast': '∗',
  '\\colon': ':',
  '\\Box': '□',
  '\\hslash': 'ℏ',
  '\\mathellipsis': '…',
  '\\$': '$',
  '\\ ': ' ',
  '~': ' ',
  '\\space': ' ',
  '\\thinspace': '\u2009',
  '\\medspace': '\u205f',
  '\\thickspace': '\u2004',
  '-': '−',
  '*': '∗',
}

/** The character of a command, or of a sign with a better one. */
const FROM_TEX: ReadonlyMap<string, string> = new Map([
  ...Array.from(CHARACTERS, ([character, { tex }]): [string, string] => [tex, character]).toReversed(),
  ...Object.entries(ALIASES),
])

export const characterOfCommand = (tex: string): string | undefined => FROM_TEX.get(tex)

/** Whether a character is set with spaces around it, or after it. */
export function isOperator(character: string): boolean {
  const kind = CHARACTERS.get(character)?.kind
  return kind === 'rel' || kind === 'bin' || kind === 'punct'
}

export const NARY: ReadonlySet<string> = new Set(
  Array.from(CHARACTERS.values()).flatMap(({ tex, kind }) => (kind === 'op' ? [tex] : [])),
)

export const ACCENTS: ReadonlySet<string> = new Set([
  '\\hat',
  '\\widehat',
  '\\tilde',
  '\\widetilde',
  '\\bar',
  '\\breve',
  '\\dot',
  '\\ddot',
  '\\dddot',
  '\\mathring',
  '\\check',
  '\\widecheck',
  '\\grave',
  '\\acute',
  '\\vec',
  '\\overrightarrow',
  '\\overleftarrow',
  '\\overleftrightarrow',
])

export const TEXTS: ReadonlySet<string> = new Set(['\\text', '\\textrm', '\\textnormal', '\\textbf', '\\textit'])

/** Signs inside of a text, by the names of their commands. */
export const TEXT_COMMANDS: Readonly<Record<string, string>> = {
  textdollar: '$',
  textbackslash: '\\',
  textasciicircum: '^',
  textasciitilde: '~',
}

export const STRETCHED: Readonly<Record<string, string>> = {
  '\\xrightarrow': '→',
  '\\xleftarrow': '←',
  '\\xRightarrow': '⇒',
  '\\xLeftarrow': '⇐',
  '\\xleftrightarrow': '↔',
}

export const MATRICES: Readonly<Record<string, readonly [string, string] | null>> = {
  matrix: null,
  smallmatrix: null,
  pmatrix: ['(', ')'],
  bmatrix: ['[', ']'],
  Bmatrix: ['{', '}'],
  vmatrix: ['|', '|'],
  Vmatrix: ['‖', '‖'],
  cases: ['{', ''],
  dcases: ['{', ''],
  rcases: ['', '}'],
}

/** Sizes and places, which a line of plain text does not have. */
export const IGNORED =
  /^\\(?:displaystyle|textstyle|scriptstyle|scriptscriptstyle|limits|nolimits|[bB]igg?[lrm]?|!|negthinspace)$/

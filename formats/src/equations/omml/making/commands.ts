import { CHARACTERS } from '../../../text/tex/characters.ts'

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

/** The character of a command, or of a sign that Word writes otherwise. */
const FROM_TEX: ReadonlyMap<string, string> = new Map([
  ...Array.from(CHARACTERS, ([character, { tex }]): [string, string] => [tex, character]).toReversed(),
  ...Object.entries(ALIASES),
])

export const characterOfCommand = (tex: string): string | undefined => FROM_TEX.get(tex)

/** Ends what an operator or a function is of. */
export function isOperator(character: string): boolean {
  const kind = CHARACTERS.get(character)?.kind
  return kind === 'rel' || kind === 'bin' || kind === 'punct'
}

export const NARY: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(CHARACTERS).flatMap(([character, { tex, kind }]) => (kind === 'op' ? [[tex, character]] : [])),
)

export const ACCENTS: Readonly<Record<string, string>> = {
  '\\hat': '\u0302',
  '\\widehat': '\u0302',
  '\\tilde': '\u0303',
  '\\widetilde': '\u0303',
  '\\bar': '\u0305',
  '\\breve': '\u0306',
  '\\dot': '\u0307',
  '\\ddot': '\u0308',
  '\\dddot': '\u20db',
  '\\mathring': '\u030a',
  '\\check': '\u030c',
  '\\widecheck': '\u030c',
  '\\grave': '\u0300',
  '\\acute': '\u0301',
  '\\vec': '\u20d7',
  '\\overrightarrow': '\u20d7',
  '\\overleftarrow': '\u20d6',
  '\\overleftrightarrow': '\u20e1',
}

/** Styles of letters, as properties of a run. */
export const STYLES: Readonly<Record<string, string>> = {
  '\\mathrm': 'sty=p',
  '\\mathbf': 'sty=b',
  '\\boldsymbol': 'sty=bi',
  '\\bm': 'sty=bi',
  '\\mathit': '',
  '\\mathnormal': '',
  '\\mathbb': 'scr=double-struck sty=p',
  '\\mathcal': 'scr=script',
  '\\mathscr': 'scr=script',
  '\\mathfrak': 'scr=fraktur',
  '\\mathsf': 'scr=sans-serif',
  '\\mathtt': 'scr=monospace',
}

export const TEXTS: Readonly<Record<string, string>> = {
  '\\text': 'nor',
  '\\textrm': 'nor',
  '\\textnormal': 'nor',
  '\\textbf': 'nor sty=b',
  '\\textit': 'nor sty=i',
}

/** Signs inside of a text, by the names of their commands. */
export const TEXT_COMMANDS: Readonly<Record<string, string>> = {
  textdollar: '$',
  textbackslash: '\\',
  textasciicircum: '^',
  textasciitilde: '~',
}

/** Properties of a strike-through without a box. */
export const STRIKES: Readonly<Record<string, string>> = {
  '\\cancel': 'strikeBLTR=1',
  '\\bcancel': 'strikeTLBR=1',
  '\\xcancel': 'strikeBLTR=1 strikeTLBR=1',
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

export const ALIGNED = ['aligned', 'align', 'split', 'gathered', 'gather']

/** Sizes and places, which Word decides itself. */
export const IGNORED =
  /^\\(?:displaystyle|textstyle|scriptstyle|scriptscriptstyle|limits|nolimits|[bB]igg?[lrm]?|!|negthinspace)$/

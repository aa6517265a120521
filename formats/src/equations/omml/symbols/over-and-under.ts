/** An accent by its combining character; `wide` is over more than one letter. */
type Accent = { readonly narrow: string; readonly wide: string }

const same = (name: string): Accent => ({ narrow: name, wide: name })

const ACCENTS: ReadonlyMap<string, Accent> = new Map<string, Accent>([
  ['\u0300', same('grave')],
  ['\u0301', same('acute')],
  ['\u0302', { narrow: 'hat', wide: 'widehat' }],
  ['\u0303', { narrow: 'tilde', wide: 'widetilde' }],
  ['\u0304', { narrow: 'bar', wide: 'overline' }],
  ['\u0305', { narrow: 'bar', wide: 'overline' }],
  ['\u0306', same('breve')],
  ['\u0307', same('dot')],
  ['\u0308', same('ddot')],
  ['\u030a', same('mathring')],
  ['\u030c', { narrow: 'check', wide: 'widecheck' }],
  ['\u0331', same('underline')],
  ['\u0332', same('underline')],
  ['\u20d6', same('overleftarrow')],
  ['\u20d7', { narrow: 'vec', wide: 'overrightarrow' }],
  ['\u20db', same('dddot')],
  ['\u20e1', same('overleftrightarrow')],
])

/** Accents that TeX, as it is rendered here, has no command for: a sign over or under the letters. */
const STACKED: ReadonlyMap<string, readonly ['overset' | 'underset', string]> = new Map([
  ['\u20d0', ['overset', '\\leftharpoonup']],
  ['\u20d1', ['overset', '\\rightharpoonup']],
  ['\u20dc', ['overset', '\\cdot\\cdot\\cdot\\cdot']],
  ['\u20ee', ['underset', '\\leftarrow']],
  ['\u20ef', ['underset', '\\rightarrow']],
  ['\u0311', ['overset', '\\frown']],
  ['\u0323', ['underset', '\\cdot']],
  ['\u032d', ['underset', '\\wedge']],
  ['\u0330', ['underset', '\\sim']],
  ['\u030b', ['overset', '\\prime\\prime']],
] as const)

/** Signs that stand for a combining character when they are used as an accent. */
const SPACING: Readonly<Record<string, string>> = {
  '`': '\u0300',
  '´': '\u0301',
  '^': '\u0302',
  ˆ: '\u0302',
  '~': '\u0303',
  '˜': '\u0303',
  '¯': '\u0304',
  ˉ: '\u0304',
  '‾': '\u0305',
  _: '\u0332',
  '˘': '\u0306',
  '˙': '\u0307',
  '.': '\u0307',
  '¨': '\u0308',
  '˚': '\u030a',
  '°': '\u030a',
  ˇ: '\u030c',
  '←': '\u20d6',
  '→': '\u20d7',
  '↔': '\u20e1',
  '↼': '\u20d0',
  '⇀': '\u20d1',
}

/** Letters with an accent; undefined for an accent that is not known. */
export function accented(accent: string, tex: string, oneLetter: boolean): string | undefined {
  const combining = SPACING[accent] ?? accent
  if (combining === '\u0333') return `\\underline{\\underline{${tex}}}`
  if (combining === '\u033f') return `\\overline{\\overline{${tex}}}`
  const known = ACCENTS.get(combining)
  if (known) return `\\${oneLetter ? known.narrow : known.wide}{${tex}}`
  const [where, sign] = STACKED.get(combining) ?? []
  return where && `\\${where}{${sign}}{${tex}}`
}

/** Arrows that stretch under or over a text of theirs. */
const STRETCHING: Readonly<Record<string, string>> = {
  '→': '\\xrightarrow',
  '⟶': '\\xrightarrow',
  '←': '\\xleftarrow',
  '⟵': '\\xleftarrow',
  '⇒': '\\xRightarrow',
  '⟹': '\\xRightarrow',
  '⇐': '\\xLeftarrow',
  '⟸': '\\xLeftarrow',
  '↔': '\\xleftrightarrow',
}

const BRACES_OVER = '⏞︷'
const BRACES_UNDER = '⏟︸'

/**
 * A sign that groups letters. `at` is where the sign stands; `signOnLine`: the sign, not the letters, stands on the line of the
 * formula, as an arrow with its condition does.
 */
export function grouped(
  sign: { readonly character: string; readonly tex: string; readonly at: 'top' | 'bot'; readonly onLine: boolean },
  tex: string,
): string {
  const { character, at, onLine } = sign
  if (BRACES_OVER.includes(character)) return `\\overbrace{${tex}}`
  if (BRACES_UNDER.includes(character)) return `\\underbrace{${tex}}`
  if (onLine) {
    const arrow = STRETCHING[character]
    if (arrow) return at === 'top' ? `${arrow}[${bracketed(tex)}]{}` : `${arrow}{${tex}}`
    return `\\${at === 'top' ? 'underset' : 'overset'}{${tex}}{${sign.tex}}`
  }
  if (at === 'top') {
    if (character === '→') return `\\overrightarrow{${tex}}`
    if (character === '←') return `\\overleftarrow{${tex}}`
    if (character === '↔') return `\\overleftrightarrow{${tex}}`
    if (character === '¯' || character === '‾') return `\\overline{${tex}}`
  } else if (character === '_' || character === '¯') return `\\underline{${tex}}`
  return `\\${at === 'top' ? 'overset' : 'underset'}{${sign.tex}}{${tex}}`
}

/** Inside of an optional argument: a bracket would end it, and braces at its start are taken for those of all of it. */
export const bracketed = (tex: string): string => (/^\{|[[\]]/.test(tex) ? `{${tex}}` : tex)

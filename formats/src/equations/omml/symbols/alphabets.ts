/** The alphabets of mathematics; `i` is the italic one that formulas are in. */
export const STYLES = [
  'i',
  'p',
  'b',
  'bi',
  'script',
  'script-b',
  'fraktur',
  'fraktur-b',
  'double-struck',
  'sans',
  'sans-b',
  'mono',
] as const
export type Style = (typeof STYLES)[number]

const COMMANDS: Readonly<Record<Style, readonly string[]>> = {
  i: [],
  p: ['mathrm'],
  b: ['mathbf'],
  bi: ['boldsymbol'],
  script: ['mathcal'],
  'script-b': ['boldsymbol', 'mathcal'],
  fraktur: ['mathfrak'],
  'fraktur-b': ['boldsymbol', 'mathfrak'],
  'double-struck': ['mathbb'],
  sans: ['mathsf'],
  'sans-b': ['boldsymbol', 'mathsf'],
  mono: ['mathtt'],
}

const isBold = (style: Style): boolean => COMMANDS[style].some((name) => name === 'mathbf' || name === 'boldsymbol')

/** Latin letters or digits of an alphabet. */
export const inStyle = (style: Style, letters: string): string =>
  COMMANDS[style].reduceRight((inner, name) => `\\${name}{${inner}}`, letters)

/** A Greek letter or sign, for which TeX has bold alone. */
export const boldIf = (style: Style, tex: string): string => (isBold(style) ? `\\boldsymbol{${tex}}` : tex)

/** Unicode's mathematical alphabets: the first code of each, in order, up to the next. */
const BLOCKS: readonly (readonly [number, Style])[] = [
  [0x1d400, 'b'],
  [0x1d434, 'i'],
  [0x1d468, 'bi'],
  [0x1d49c, 'script'],
  [0x1d4d0, 'script-b'],
  [0x1d504, 'fraktur'],
  [0x1d538, 'double-struck'],
  [0x1d56c, 'fraktur-b'],
  [0x1d5a0, 'sans'],
  [0x1d5d4, 'sans-b'],
  [0x1d608, 'sans'],
  [0x1d63c, 'sans-b'],
  [0x1d670, 'mono'],
  [0x1d6a4, 'i'],
  [0x1d6a8, 'b'],
  [0x1d6e2, 'i'],
  [0x1d71c, 'bi'],
  [0x1d756, 'sans-b'],
  [0x1d790, 'sans-b'],
  [0x1d7ce, 'b'],
  [0x1d7d8, 'double-struck'],
  [0x1d7e2, 'sans'],
  [0x1d7ec, 'sans-b'],
  [0x1d7f6, 'mono'],
  [0x1d800, 'i'],
]

/** Letters that Unicode had before the alphabets, and which are missing there. */
const EARLIER: Readonly<Record<string, Style>> = {
  ℎ: 'i',
  ...Object.fromEntries(Array.from('ℬℰℱℋℐℒℳℛℯℊℴ', (letter) => [letter, 'script' as const])),
  ...Object.fromEntries(Array.from('ℭℌℨ', (letter) => [letter, 'fraktur' as const])),
  ...Object.fromEntries(Array.from('ℂℍℕℙℚℝℤ', (letter) => [letter, 'double-struck' as const])),
}

/** A letter of one of Unicode's alphabets as a plain letter and its style; undefined for others. */
export function alphabetOf(character: string): { readonly letter: string; readonly style: Style } | undefined {
  const code = character.codePointAt(0) ?? 0
  const style = EARLIER[character] ?? (code < 0x1d400 ? undefined : BLOCKS.findLast(([first]) => first <= code)?.[1])
  if (style === undefined || code >= 0x1d800) return undefined
  if (code === 0x1d6a4 || code === 0x1d6a5) return { letter: code === 0x1d6a4 ? 'ı' : 'ȷ', style: 'i' }
  return { letter: character.normalize('NFKC'), style }
}

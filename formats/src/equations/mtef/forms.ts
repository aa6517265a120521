/** What a template is, whichever version numbers it how. */
export type Form =
  | { readonly form: 'fence'; readonly open: string; readonly close: string }
  | { readonly form: 'root' }
  | { readonly form: 'fraction'; readonly small: boolean; readonly slash: boolean }
  | { readonly form: 'script'; readonly places: 'up' | 'down' | 'both'; readonly before: boolean }
  | { readonly form: 'bar'; readonly at: 'top' | 'bot'; readonly double: boolean }
  /** `text`: above, below, or at both sides. */
  | { readonly form: 'arrow'; readonly sign: string; readonly text: 'above' | 'below' | 'both' }
  /** `sign` is null where the template brings one of its own. */
  | { readonly form: 'operator'; readonly sign: string | null; readonly limits: 'undOvr' | 'subSup' }
  | { readonly form: 'limit'; readonly text: 'above' | 'below' | 'both' }
  | { readonly form: 'brace'; readonly at: 'top' | 'bot' }
  | { readonly form: 'division' }
  | { readonly form: 'bra-ket'; readonly left: boolean; readonly right: boolean }
  | { readonly form: 'accent'; readonly sign: string }
  | { readonly form: 'strike'; readonly rising: boolean; readonly falling: boolean }
  | { readonly form: 'box'; readonly sides: readonly Side[] }

export type Side = 'Left' | 'Right' | 'Top' | 'Bot'

/** Undefined: a template that is not known, or that TeX as it is rendered here cannot say. */
export const formOf = (version: 3 | 5, selector: number, variation: number): Form | undefined =>
  version === 3 ? ofVersion3(selector, variation) : ofVersion5(selector, variation)

/** Selectors 0 to 8; the last is of version 5 alone. */
const FENCES = [
  ['⟨', '⟩'],
  ['(', ')'],
  ['{', '}'],
  ['[', ']'],
  ['|', '|'],
  ['‖', '‖'],
  ['⌊', '⌋'],
  ['⌈', '⌉'],
  ['⟦', '⟧'],
] as const

function fence(selector: number, left: boolean, right: boolean): Form | undefined {
  const [open, close] = FENCES[selector] ?? []
  if (open === undefined || close === undefined || !(left || right)) return undefined
  return { form: 'fence', open: left ? open : '', close: right ? close : '' }
}

/** Selectors 8 to 12 of version 3. */
const INTERVALS = ['[[', ']]', '][', '[)', '(]']
const INTEGRALS = ['∫', '∬', '∭']
const LOOPS = ['∮', '∯', '∰']
/** From selector 29 of version 3 on, each with limits above and below, then with limits beside. */
const OPERATORS = ['∑', '∏', '∐', '⋃', '⋂']
const SCRIPTS = ['up', 'down', 'both'] as const
const TEXTS = ['above', 'below', 'both'] as const
const VECTORS_BELOW = ['\u20ee', '\u20ef']
const VECTORS_ABOVE = ['\u20d6', '\u20d7', '\u20e1']

function ofVersion3(selector: number, variation: number): Form | undefined {
  if (selector < 8) return fence(selector, variation !== 2, variation !== 1)
  if (selector <= 12) {
    const [open = '', close = ''] = INTERVALS[selector - 8] ?? ''
    return { form: 'fence', open, close }
  }
  if (selector >= 21 && selector <= 26) return integralOfVersion3(selector, variation)
  if (selector >= 29 && selector <= 38) {
    const limits = selector % 2 === 1 ? 'undOvr' : 'subSup'
    return { form: 'operator', sign: OPERATORS[(selector - 29) >> 1] ?? null, limits }
  }
  switch (selector) {
    case 13:
      return { form: 'root' }
    case 14:
      return { form: 'fraction', small: variation === 1, slash: false }
    case 15:
    case 44: {
      const places = SCRIPTS[variation]
      return places && { form: 'script', places, before: selector === 44 }
    }
    case 16:
    case 17:
      return { form: 'bar', at: selector === 16 ? 'bot' : 'top', double: variation === 1 }
    case 18:
    case 19:
    case 20:
      return { form: 'arrow', sign: '←→↔'[selector - 18] ?? '', text: variation === 0 ? 'above' : 'below' }
    case 27:
    case 28:
      return { form: 'brace', at: selector === 27 ? 'top' : 'bot' }
    case 39: {
      const text = TEXTS[variation]
      return text && { form: 'limit', text }
    }
    case 40:
      return { form: 'division' }
    case 41:
      return { form: 'fraction', small: false, slash: true }
    case 42:
    case 43:
      return { form: 'operator', sign: null, limits: selector === 43 ? 'undOvr' : 'subSup' }
    case 45:
      return { form: 'bra-ket', left: variation !== 2, right: variation !== 1 }
    case 46:
      return accent(VECTORS_BELOW[variation])
    case 47:
      return accent(VECTORS_ABOVE[variation])
    default:
      return undefined
  }
}

const accent = (sign: string | undefined): Form | undefined =>
  sign === undefined ? undefined : { form: 'accent', sign }

/** Selectors 21 to 23 have limits beside, 24 to 26 above and below; which variation has a loop differs. */
function integralOfVersion3(selector: number, variation: number): Form {
  const [place, stacked] = [(selector - 21) % 3, selector >= 24]
  const single = place === 0
  const loop = stacked ? (single ? variation === 2 : variation === 0) : single ? variation >= 3 : variation >= 2
  return {
    form: 'operator',
    sign: (loop ? LOOPS : INTEGRALS)[place] ?? null,
    limits: stacked ? 'undOvr' : 'subSup',
  }
}

/** Of version 5; variations are sets of bits. */
function ofVersion5(selector: number, variation: number): Form | undefined {
  const has = (bit: number) => (variation & bit) !== 0
  if (selector <= 8) return fence(selector, has(1), has(2))
  if (selector >= 15 && selector <= 22) return operatorOfVersion5(selector, variation)
  switch (selector) {
    case 9:
      return { form: 'fence', open: '()[]'[variation & 3] ?? '', close: '()[]'[(variation >> 4) & 3] ?? '' }
    case 10:
      return { form: 'root' }
    case 11:
      return { form: 'fraction', small: has(1), slash: has(2) }
    case 12:
    case 13:
      return { form: 'bar', at: selector === 12 ? 'bot' : 'top', double: has(1) }
    case 14:
      return arrowOfVersion5(variation)
    case 23:
      return { form: 'limit', text: has(0x20) ? (has(0x10) ? 'both' : 'above') : 'below' }
    case 24:
      return { form: 'brace', at: has(1) ? 'top' : 'bot' }
    case 26:
      return { form: 'division' }
    case 27:
    case 28:
    case 29: {
      const places = (['down', 'up', 'both'] as const)[selector - 27]
      return places && { form: 'script', places, before: has(1) }
    }
    case 30:
      return { form: 'bra-ket', left: has(1), right: has(2) }
    case 31:
      return accent(vectorOfVersion5(variation))
    case 32:
      return accent('\u0303')
    case 33:
      return accent('\u0302')
    case 34:
      return accent('\u0311')
    case 36:
      return has(1) ? undefined : { form: 'strike', rising: has(2), falling: has(4) }
    case 37:
      return boxOfVersion5(variation)
    default:
      return undefined
  }
}

function operatorOfVersion5(selector: number, variation: number): Form {
  const limits = variation & 0x40 ? 'undOvr' : 'subSup'
  if (selector > 15) return { form: 'operator', sign: OPERATORS[selector - 16] ?? null, limits }
  const place = Math.max((variation & 3) - 1, 0)
  // a loop with an arrow is a sign of its own, which the template brings
  const sign = variation & 8 ? null : (variation & 4 ? LOOPS : INTEGRALS)[place]
  return { form: 'operator', sign: sign ?? null, limits }
}

function arrowOfVersion5(variation: number): Form {
  const text = (variation & 0x0c) === 0x0c ? 'both' : variation & 0x08 ? 'below' : 'above'
  const single = (variation & 0x30) === 0x30 ? '↔' : variation & 0x10 ? '←' : '→'
  return { form: 'arrow', sign: variation & 2 ? '⇌' : variation & 1 ? '⇄' : single, text }
}

function vectorOfVersion5(variation: number): string | undefined {
  const [left, right, under, harpoon] = [1, 2, 4, 8].map((bit) => (variation & bit) !== 0)
  if (harpoon) return left && right ? undefined : under ? undefined : left ? '\u20d0' : '\u20d1'
  if (left && right) return under ? undefined : '\u20e1'
  return under ? (left ? '\u20ee' : '\u20ef') : left ? '\u20d6' : '\u20d7'
}

/** A box with round corners is shown with square ones, its bit says nothing else. */
function boxOfVersion5(variation: number): Form {
  const bits: readonly (readonly [number, Side])[] = [
    [2, 'Left'],
    [4, 'Right'],
    [8, 'Top'],
    [16, 'Bot'],
  ]
  return { form: 'box', sides: bits.filter(([bit]) => variation & bit).map(([, side]) => side) }
}

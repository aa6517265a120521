import { CHARACTERS } from '../../text/tex/characters.ts'
import { both, d, f, low, m, nary, oMath, one, pre, r, rad, sub, sup, upp } from '../omml/elements.ts'
import { MtefError } from './byte-reader.ts'
import { decorated } from './embellishments.ts'
import type { Alignment, Character, CharacterStyle, Equation, Item, Line, Matrix, Pile, Template } from './equation.ts'
import { type Form, formOf } from './forms.ts'

/**
 * An equation of MathType as the same equation of Word, so that one place decides how mathematics is written in TeX. Throws an
 * `MtefError` where it has something that is not known.
 */
export const mtefToOmml = ({ version, line }: Equation): string => oMath(lineToOmml(line, version))

type Version = Equation['version']

/** A part of a line. Plain characters stay apart from the rest until it is known whether a script takes them. */
type Part = { readonly text: string; readonly style: CharacterStyle } | { readonly omml: string }

const isPlain = (part: Part | undefined): part is Extract<Part, { text: string }> =>
  part !== undefined && 'text' in part

function lineToOmml(line: Line, version: Version): string {
  const parts: Part[] = []
  for (const item of line) {
    if (item.kind === 'character') addCharacter(parts, item)
    else if (item.kind === 'template') addTemplate(parts, item, version)
    else parts.push({ omml: item.kind === 'pile' ? pileToOmml(item, version) : matrixToOmml(item, version) })
  }
  return partsToOmml(parts)
}

function addCharacter(parts: Part[], character: Character) {
  const { text, embellishments, moved } = character
  if (text === null) throw new MtefError('A character is not known.')
  if (text === '') return
  const style = styleOf(text, character.style)
  const last = parts.at(-1)
  if (moved) {
    const base = takeBase(parts)
    parts.push({ omml: (moved === 'up' ? sup : sub)(base, run(text, style)) })
  } else if (embellishments.length > 0) parts.push({ omml: decorated(text, run(text, style), embellishments) })
  else if (isPlain(last) && last.style === style && belongsTo(last.text, text, character))
    parts[parts.length - 1] = { text: last.text + text, style }
  else parts.push({ text, style })
}

/** A bracket or a digit in the typeface of functions is no name. */
const styleOf = (text: string, style: CharacterStyle): CharacterStyle =>
  style === 'function' && !/^[A-Za-z]$/.test(text) ? 'math' : style

/** What a script after it would be put on as a whole: a number, a name, words. */
const belongsTo = (before: string, text: string, { style, startsName }: Character): boolean => {
  if (style === 'text') return true
  if (style === 'function') return !startsName && /^[A-Za-z]$/.test(text)
  return /^[\d.]+$/.test(before) && /^[\d.]$/.test(text)
}

const RUN_STYLES: Readonly<Record<CharacterStyle, string>> = {
  math: '',
  function: 'sty=p',
  text: 'nor',
  upright: 'sty=p',
  bold: 'sty=b',
  'bold-italic': 'sty=bi',
}

/** `&` and `#` have a meaning of their own in rows of Word. */
const run = (text: string, style: CharacterStyle): string =>
  text
    .split(/([&#]+)/)
    .filter((part) => part !== '')
    .map((part) =>
      r(part, /^[&#]/.test(part) ? 'nor' : RUN_STYLES[style === 'text' && NUMBER.test(part) ? 'math' : style]),
    )
    .join('')

/** The same in words and in formulas. */
const NUMBER = /^\d+(?:\.\d+)?$/

/** Neighbours of one style are one run again: `3,456` is one number. */
function partsToOmml(parts: readonly Part[]): string {
  let [omml, text] = ['', '']
  let style: CharacterStyle = 'math'
  const close = () => {
    if (text !== '') omml += run(text, style)
    text = ''
  }
  for (const part of parts) {
    if (!isPlain(part)) {
      close()
      omml += part.omml
      continue
    }
    if (part.style !== style || style === 'function') close()
    style = part.style
    text += part.text
  }
  close()
  return omml
}

const CLOSING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

/** Takes what stands last: what a script is put on. Brackets that were typed are taken with what is in them. */
function takeBase(parts: Part[]): string {
  const last = parts.at(-1)
  if (!isPlain(last)) return partsToOmml(parts.splice(-1))
  const open = CLOSING[last.text]
  if (open === undefined) return /^\s*$/.test(last.text) ? '' : partsToOmml(parts.splice(-1))
  let depth = 0
  for (let place = parts.length - 1; place >= 0; place--) {
    const part = parts[place]
    if (!isPlain(part)) continue
    if (part.text === last.text) depth++
    if (part.text === open && --depth === 0) {
      const inside = partsToOmml(parts.splice(place).slice(1, -1))
      return d(inside, `begChr=${open} endChr=${last.text}`)
    }
  }
  return partsToOmml(parts.splice(-1))
}

function addTemplate(parts: Part[], template: Template, version: Version) {
  const form = formOf(version, template.selector, template.variation)
  if (!form) throw new MtefError(`The template ${template.selector} is not known.`)
  const slots = template.slots.map((slot) => (slot ? lineToOmml(slot, version) : null))
  if (form.form === 'script') addScript(parts, form, slots)
  else parts.push({ omml: formToOmml(form, slots, () => partsToOmml(signOf(template.signs))) })
}

/** The sign that a template brings with it. */
const signOf = (signs: Line): Part[] => {
  const parts: Part[] = []
  for (const sign of signs) {
    if (sign.kind !== 'character') throw new MtefError('An operator is not a sign.')
    addCharacter(parts, sign)
  }
  return parts
}

/** A slot that has nothing is null, or is not there; one place alone is the one that the template is about. */
function addScript(parts: Part[], { places, before }: Extract<Form, { form: 'script' }>, slots: readonly Slot[]) {
  const only = slots.find((slot) => slot !== null) ?? ''
  const lower = places === 'up' ? '' : places === 'down' ? only : (slots[0] ?? '')
  const upper = places === 'down' ? '' : places === 'up' ? only : (slots[1] ?? '')
  if (before) parts.push({ omml: pre(lower, upper, '') })
  else {
    const base = takeBase(parts)
    parts.push({
      omml: places === 'both' ? both(base, lower, upper) : places === 'up' ? sup(base, upper) : sub(base, lower),
    })
  }
}

type Slot = string | null

function formToOmml(form: Exclude<Form, { form: 'script' }>, slots: readonly Slot[], sign: () => string): string {
  const main = slots[0] ?? ''
  const second = slots[1] ?? ''
  switch (form.form) {
    case 'fence':
      return d(main, `begChr=${form.open} endChr=${form.close}`)
    case 'root':
      return rad(main, second)
    case 'fraction':
      return f(main, second, form.slash ? 'lin' : form.small ? 'skw' : '')
    case 'bar': {
      const bar = one('bar', `pos=${form.at}`, main)
      return form.double ? one('bar', `pos=${form.at}`, bar) : bar
    }
    case 'arrow':
      return arrowToOmml(form, slots)
    case 'operator':
      return form.sign === null
        ? operatorToOmml(form.limits, slots, sign())
        : nary(`chr=${form.sign} limLoc=${form.limits}`, second, slots[2] ?? '', main)
    case 'limit':
      return limitToOmml(form.text, main, slots.slice(1))
    case 'brace': {
      const sides = form.at === 'top' ? 'chr=⏞ pos=top vertJc=bot' : 'chr=⏟ pos=bot vertJc=top'
      const braced = one('groupChr', sides, main)
      return second === '' ? braced : (form.at === 'top' ? upp : low)(braced, second)
    }
    case 'division': {
      const divided = one('bar', 'pos=top', r(')') + main)
      return second === '' ? divided : upp(divided, second)
    }
    case 'bra-ket':
      if (form.left && form.right) return d([main, second], 'begChr=⟨ sepChr=| endChr=⟩')
      return form.left
        ? d(main, 'begChr=⟨ endChr=|')
        : d(slots.find((slot) => slot !== null) ?? '', 'begChr=| endChr=⟩')
    case 'accent':
      return one('acc', `chr=${form.sign}`, main)
    case 'strike':
      return one(
        'borderBox',
        `hideTop hideBot hideLeft hideRight${form.rising ? ' strikeBLTR' : ''}${form.falling ? ' strikeTLBR' : ''}`,
        main,
      )
    case 'box': {
      const hidden = (['Top', 'Bot', 'Left', 'Right'] as const).filter((side) => !form.sides.includes(side))
      return one('borderBox', hidden.map((side) => `hide${side}`).join(' '), main)
    }
  }
}

/** Slots: above, below. Where there is one text, its slot is the one that is not empty. */
function arrowToOmml({ sign, text }: Extract<Form, { form: 'arrow' }>, slots: readonly Slot[]): string {
  const only = slots.find((slot) => slot !== null) ?? ''
  const stretched = (at: 'top' | 'bot', inner: string) =>
    one('groupChr', `chr=${sign} pos=${at} vertJc=${at}`, inner === '' ? r('\u2009') : inner)
  if (text === 'above') return stretched('bot', only)
  if (text === 'below') return stretched('top', only)
  return low(stretched('bot', slots[0] ?? ''), slots[1] ?? '')
}

function limitToOmml(text: 'above' | 'below' | 'both', main: string, slots: readonly Slot[]): string {
  const only = slots.find((slot) => slot !== null) ?? ''
  if (text === 'above') return upp(main, only)
  if (text === 'below') return low(main, only)
  return upp(low(main, slots[0] ?? ''), slots[1] ?? '')
}

/** An operator with a sign that was chosen: `nary` would know some alone. */
function operatorToOmml(limits: 'undOvr' | 'subSup', [main, lower, upper]: readonly Slot[], sign: string): string {
  if (sign === '') throw new MtefError('An operator has no sign.')
  if (limits === 'subSup') {
    const scripted =
      lower && upper ? both(sign, lower, upper) : upper ? sup(sign, upper) : lower ? sub(sign, lower) : sign
    return scripted + (main ?? '')
  }
  const below = lower ? low(sign, lower) : sign
  return (upper ? upp(below, upper) : below) + (main ?? '')
}

/** Rows: aligned at the left, or at the sign of a relation, or in the middle. */
function pileToOmml({ alignment, lines }: Pile, version: Version): string {
  const rows = lines.map((line) => alignedRow(line, alignment, version))
  const [only] = lines
  if (only && lines.length === 1) return lineToOmml(only, version)
  return `<m:eqArr>${rows.map((row) => `<m:e>${row}</m:e>`).join('')}</m:eqArr>`
}

function alignedRow(line: Line, alignment: Alignment, version: Version): string {
  const mark = r('&')
  const omml = (part: Line) => lineToOmml(part, version)
  switch (alignment) {
    case 'left':
      return mark + omml(line)
    case 'right':
      return omml(line) + mark
    case 'relation': {
      const place = line.findIndex((item) => isRelation(item))
      return place < 0 ? omml(line) : omml(line.slice(0, place)) + mark + omml(line.slice(place))
    }
    case 'centre':
      return omml(line)
  }
}

const isRelation = (item: Item): boolean => item.kind === 'character' && CHARACTERS.get(item.text ?? '')?.kind === 'rel'

const COLUMN: Readonly<Record<Alignment, string>> = {
  left: 'left',
  right: 'right',
  centre: 'center',
  relation: 'center',
}

function matrixToOmml({ alignment, columns, cells }: Matrix, version: Version): string {
  if (columns === 0) return ''
  const rows = Array.from({ length: cells.length / columns }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns).map((cell) => lineToOmml(cell, version)),
  )
  return m(rows, `count=${columns} mcJc=${COLUMN[alignment]}`)
}

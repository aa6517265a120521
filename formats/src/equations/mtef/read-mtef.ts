import { familyOf } from '../../legacy-fonts/font-names.ts'
import { byteReader, MtefError } from './byte-reader.ts'
import { characterOf } from './characters.ts'
import type { Alignment, Character, CharacterStyle, Equation, Item, Line, Matrix, Pile, Template } from './equation.ts'

/** Far more than an equation of a paper has. */
const MAX_RECORDS = 5_000
/** Lists inside of lists; a template has two. */
const MAX_DEPTH = 50
const MAX_CELLS = 1_000
const MAX_EMBELLISHMENTS = 8

/** The kinds of records; names as in the published description of the format. */
const [END, LINE, CHAR, TMPL, PILE, MATRIX, EMBELL, RULER, FONT, SIZE] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
/** The first and last of the usual sizes, each a record of its own: full, of scripts, of scripts of scripts, of signs. */
const [FULL, SUBSYM] = [10, 14]
const [COLOR, COLOR_DEF, FONT_DEF, EQN_PREFS, ENCODING_DEF] = [15, 16, 17, 18, 19]
/** From here on records say how long they are, so that old programs can skip them. */
const FIRST_FUTURE = 100

/** Bits of the options of lines and piles; `moved` of everything. */
const BITS = { nullLine: 1, ruler: 2, spacing: 4, moved: 8 }
/** Bits of the options of a character in version 5; `embellished` is another in version 3. */
const CHARACTER_BITS = { embellished: 1, startsName: 2, byteOfFont: 4, shortOfFont: 16, noCode: 32 }
const EMBELLISHED_IN_VERSION_3 = 2

/** MTEF of version 3, 4 or 5, from its header on. Throws an `MtefError`. */
export function readMtef(bytes: Uint8Array): Equation {
  const read = byteReader(bytes)
  const written = read.byte()
  if (written < 3 || written > 5) throw new MtefError(`Version ${written} of the format is not read.`)
  const version = written === 5 ? 5 : 3
  // platform, program, its version
  read.skip(4)
  if (version === 5) {
    read.text()
    read.byte()
  }
  const line = recordReader(read, version).list(1, { endMayBeMissing: true })
  return { version, line }
}

type Record = { readonly type: number; readonly options: number }

function recordReader(read: ReturnType<typeof byteReader>, version: 3 | 5) {
  let records = 0
  /** Of the signs that follow: 0 is full, 1 and 2 are those of scripts. */
  let size = 0
  /** Explicit fonts, by the numbers that characters name them with. */
  const styles = new Map<number, CharacterStyle>()
  const fonts: string[] = []

  /** In version 3 a record is a half byte, with its options in the other half. */
  function next(): Record {
    if (++records > MAX_RECORDS) throw new MtefError('The equation has too many parts.')
    const tag = read.byte()
    if (version === 3) return { type: tag & 15, options: tag >> 4 }
    return { type: tag, options: HAS_OPTIONS.has(tag) ? read.byte() : 0 }
  }

  function list(depth: number, { endMayBeMissing = false } = {}): Item[] {
    if (depth > MAX_DEPTH) throw new MtefError('The equation is nested too deeply.')
    const items: Item[] = []
    const outer = size
    while (!(endMayBeMissing && read.atEnd())) {
      const record = next()
      if (record.type === END) break
      const found = item(record, depth, outer)
      if (found) items.push(...found)
    }
    return items
  }

  /** A part of the equation; undefined: a record about sizes, fonts or colours. */
  function item(record: Record, depth: number, outer: number): readonly Item[] | undefined {
    switch (record.type) {
      case LINE:
        return line(record, depth) ?? []
      case CHAR:
        return [character(record, outer)]
      case TMPL:
        return [template(record, depth)]
      case PILE:
        return [pile(record, depth)]
      case MATRIX:
        return [matrix(record, depth)]
      default:
        setting(record)
        return undefined
    }
  }

  function line({ options }: Record, depth: number): Line | null {
    nudge(options)
    if (options & BITS.spacing) read.short()
    if (options & BITS.ruler) ruler()
    return options & BITS.nullLine ? null : list(depth + 1)
  }

  /** Lines that stand for themselves: of a template, a pile or a matrix. */
  function places(depth: number): { slots: (Line | null)[]; signs: Item[] } {
    if (depth > MAX_DEPTH) throw new MtefError('The equation is nested too deeply.')
    const slots: (Line | null)[] = []
    const signs: Item[] = []
    const outer = size
    for (let record = next(); record.type !== END; record = next()) {
      if (record.type === LINE) slots.push(line(record, depth))
      else {
        const found = item(record, depth, outer)
        if (found && (record.type === PILE || record.type === MATRIX)) slots.push(found)
        else if (found) signs.push(...found)
      }
    }
    return { slots, signs }
  }

  function character({ options }: Record, outer: number): Character {
    const { dy } = nudge(options)
    const typeface = read.byte() - 128
    const has = (bit: keyof typeof CHARACTER_BITS) => version === 5 && (options & CHARACTER_BITS[bit]) !== 0
    const code = has('noCode') ? undefined : read.short()
    if (has('byteOfFont')) read.byte()
    else if (has('shortOfFont')) read.short()
    const embellished = version === 5 ? has('embellished') : (options & EMBELLISHED_IN_VERSION_3) !== 0
    const embellishments: number[] = []
    if (embellished)
      for (let record = next(); record.type !== END; record = next()) {
        if (record.type !== EMBELL) setting(record)
        else {
          nudge(record.options)
          embellishments.push(read.byte())
        }
      }
    if (embellishments.length > MAX_EMBELLISHMENTS) throw new MtefError('A sign has too many accents.')
    const small = (size === 1 || size === 2) && size !== outer
    return {
      kind: 'character',
      text: characterOf(code),
      style: typeface > 0 ? styleOf(typeface) : (styles.get(-typeface) ?? 'upright'),
      embellishments,
      startsName: has('startsName'),
      ...(small && dy !== 0 && { moved: dy < 0 ? 'up' : 'down' }),
    }
  }

  function template({ options }: Record, depth: number): Template {
    nudge(options)
    const selector = read.byte()
    const first = read.byte()
    const variation = version === 5 && first & 0x80 ? (first & 0x7f) | (read.byte() << 8) : first
    read.byte()
    return { kind: 'template', selector, variation, ...places(depth + 1) }
  }

  function pile({ options }: Record, depth: number): Pile {
    nudge(options)
    const alignment = alignmentOf(read.byte())
    read.byte()
    if (options & BITS.ruler) ruler()
    return { kind: 'pile', alignment, lines: places(depth + 1).slots.map((slot) => slot ?? []) }
  }

  function matrix({ options }: Record, depth: number): Matrix {
    nudge(options)
    read.byte()
    const alignment = COLUMNS[read.byte()] ?? 'centre'
    read.byte()
    const [rows, columns] = [read.byte(), read.byte()]
    if (rows * columns > MAX_CELLS) throw new MtefError('A matrix is too large.')
    // lines between rows and columns, two bits for each
    read.skip(Math.ceil((rows + 1) / 4) + Math.ceil((columns + 1) / 4))
    const cells = places(depth + 1).slots.map((slot) => slot ?? [])
    if (cells.length !== rows * columns) throw new MtefError('A matrix is not complete.')
    return { kind: 'matrix', alignment, columns, cells }
  }

  /** By how much something was moved by hand. */
  function nudge(options: number): { readonly dy: number } {
    if (!(options & BITS.moved)) return { dy: 0 }
    const [dx, dy] = [read.byte(), read.byte()]
    if (dx !== 128 || dy !== 128) return { dy: dy - 128 }
    read.short()
    return { dy: read.signedShort() }
  }

  /** Stops of tabs. In version 3 it is a record of its own, in version 5 it comes without its kind. */
  function ruler() {
    if (version === 3 && (read.peek() & 15) === RULER) read.byte()
    const stops = read.byte()
    read.skip(stops * 3)
  }

  /** What is said of the signs that follow, of which the style of fonts and the size count. */
  function setting({ type, options }: Record) {
    if (type >= FULL && type <= SUBSYM) size = type - FULL
    else if (type === SIZE) readSize()
    else if (type === RULER) read.skip(read.byte() * 3)
    else if (type === FONT) font()
    else if (version === 3) throw new MtefError(`A record of the kind ${type} is not known.`)
    else if (type === COLOR) read.count()
    else if (type === COLOR_DEF) {
      read.skip(options & 1 ? 8 : 6)
      if (options & 4) read.text()
    } else if (type === FONT_DEF) {
      read.count()
      fonts.push(read.text())
    } else if (type === EQN_PREFS) preferences()
    else if (type === ENCODING_DEF) read.text()
    else if (type >= FIRST_FUTURE) read.skip(read.count())
    else throw new MtefError(`A record of the kind ${type} is not known.`)
  }

  function readSize() {
    const first = read.byte()
    if (first === 101) read.short()
    else if (first === 100) {
      size = read.byte()
      read.short()
    } else {
      size = first
      read.byte()
    }
  }

  /** A font that is named. In version 3 characters name it by this number, in version 5 by its place among all. */
  function font() {
    if (version === 3) {
      const number = read.byte()
      const style = read.byte()
      styles.set(number, fontStyle(read.text(), (style & 2) !== 0, (style & 1) !== 0))
    } else {
      const name = fonts[read.count() - 1] ?? ''
      const style = read.byte()
      styles.set(styles.size + 1, fontStyle(name, (style & 1) !== 0, (style & 2) !== 0))
    }
  }

  /** Sizes and spaces as half bytes up to a 15, and the fonts of styles. */
  function preferences() {
    read.byte()
    for (let lists = 0; lists < 2; lists++)
      for (let left = read.byte(); left > 0; left--) {
        // the first half of the first byte is a unit
        let byte = read.byte()
        while ((byte & 15) !== 15) {
          byte = read.byte()
          if (byte >> 4 === 15) break
        }
      }
    for (let left = read.byte(); left > 0; left--) if (read.byte() !== 0) read.byte()
  }

  return { list }
}

/** Records of version 5 with a byte of options. */
const HAS_OPTIONS: ReadonlySet<number> = new Set([LINE, CHAR, TMPL, PILE, MATRIX, EMBELL, COLOR_DEF])

const ALIGNMENTS: Readonly<{ [number: number]: Alignment }> = { 1: 'left', 3: 'right', 4: 'relation' }
/** Of a matrix, whose numbers are others. */
const COLUMNS: Readonly<{ [number: number]: Alignment }> = { 2: 'right' }
const alignmentOf = (number: number): Alignment => ALIGNMENTS[number] ?? 'centre'

/** The typefaces that MathType names; symbols and Greek letters are as TeX has them anyway. */
const STYLES: Readonly<{ [typeface: number]: CharacterStyle }> = { 1: 'text', 2: 'function', 7: 'bold', 12: 'text' }
const styleOf = (typeface: number): CharacterStyle => STYLES[typeface] ?? 'math'

function fontStyle(name: string, bold: boolean, italic: boolean): CharacterStyle {
  const family = familyOf(name)
  if (family) throw new MtefError(`The font ${family.name} is not in Unicode.`)
  if (bold) return italic ? 'bold-italic' : 'bold'
  return italic ? 'math' : 'upright'
}

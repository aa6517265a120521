/** An equation as MathType and Equation Editor store it (MTEF), without fonts, sizes and colours of its signs. */

/** In which way a character is set; `math` is the usual italic of letters and upright of digits. */
export type CharacterStyle = 'math' | 'function' | 'text' | 'upright' | 'bold' | 'bold-italic'

export type Character = {
  readonly kind: 'character'
  /** Null: not known, which matters where it is shown; templates bring parts of brackets along. */
  readonly text: string | null
  readonly style: CharacterStyle
  /** Accents, primes and strokes, by their numbers in MTEF. */
  readonly embellishments: readonly number[]
  /** The first letter of a name, such as `sin`. */
  readonly startsName: boolean
  /** Made smaller and moved up or down by hand, instead of by a template. */
  readonly moved?: 'up' | 'down'
}

/** A fraction, a root, a fence …: what it is says its selector with the variation. */
export type Template = {
  readonly kind: 'template'
  readonly selector: number
  readonly variation: number
  /** Null: a place that stays empty. */
  readonly slots: readonly (Line | null)[]
  /** Its own sign, such as Σ. */
  readonly signs: Line
}

export type Alignment = 'left' | 'centre' | 'right' | 'relation'

export type Pile = { readonly kind: 'pile'; readonly alignment: Alignment; readonly lines: readonly Line[] }

export type Matrix = {
  readonly kind: 'matrix'
  readonly alignment: Alignment
  readonly columns: number
  /** Row by row. */
  readonly cells: readonly Line[]
}

export type Item = Character | Template | Pile | Matrix
export type Line = readonly Item[]

/** Of the version depends what selectors mean. Version 4 is written as version 3 is. */
export type Equation = { readonly version: 3 | 5; readonly line: Line }

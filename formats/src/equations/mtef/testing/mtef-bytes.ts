/** Equations as MathType and the old equation editor store them, record by record, for tests. */

export type Bytes = readonly number[]
/** `null`: a place that stays empty. */
type Slot = Bytes | null

const flat = (parts: readonly Bytes[]): Bytes => parts.flat()
const short = (value: number): Bytes => [value & 255, (value >> 8) & 255]
const zeroEnded = (text: string): Bytes => [...Buffer.from(`${text}\0`, 'latin1')]

/** Typefaces by the numbers that MathType gives them. */
const TYPEFACES = { text: 1, function: 2, variable: 3, greek: 4, symbol: 6, vector: 7, number: 8, space: 24 }
export type Typeface = keyof typeof TYPEFACES

const usual = (character: string): Typeface =>
  /\d/.test(character)
    ? 'number'
    : /[A-Za-z]/.test(character)
      ? 'variable'
      : /[α-ω]/.test(character)
        ? 'greek'
        : 'symbol'

/** The records of one version. */
export function mtef(version: 3 | 5) {
  const record = (type: number, options = 0): Bytes => (version === 3 ? [type | (options << 4)] : [type, options])
  const end: Bytes = [0]
  const list = (parts: readonly Bytes[]): Bytes => [...flat(parts), ...end]

  const char = (code: number, typeface: number, options = 0, after: Bytes = []): Bytes => [
    ...record(2, options),
    typeface + 128,
    ...short(code),
    ...after,
  ]
  /** Characters, each with the typeface that people leave it in. */
  const text = (characters: string, typeface?: Typeface): Bytes =>
    Array.from(characters).flatMap((one) => char(one.charCodeAt(0), TYPEFACES[typeface ?? usual(one)]))
  const line = (...parts: readonly Bytes[]): Bytes => [...record(1), ...list(parts)]
  const emptyLine: Bytes = record(1, 1)
  const slot = (content: Slot): Bytes => (content === null ? emptyLine : line(content))

  return {
    record,
    end,
    text,
    char,
    line,
    emptyLine,
    /** A character with accents. */
    accented: (character: string, ...accents: readonly number[]): Bytes =>
      char(character.charCodeAt(0), TYPEFACES[usual(character)], version === 3 ? 2 : 1, [
        ...accents.flatMap((accent) => [...record(6), accent]),
        ...end,
      ]),
    template: (selector: number, variation: number, slots: readonly Slot[], signs: Bytes = []): Bytes => [
      ...record(3),
      selector,
      ...(version === 5 && variation > 127 ? [(variation & 127) | 128, variation >> 8] : [variation]),
      0,
      ...list([...slots.map(slot), signs]),
    ],
    pile: (alignment: number, ...lines: readonly Bytes[]): Bytes => [
      ...record(4),
      alignment,
      1,
      ...list(lines.map((one) => line(one))),
    ],
    matrix: (alignment: number, rows: readonly (readonly Slot[])[]): Bytes => {
      const [height, width] = [rows.length, rows[0]?.length ?? 0]
      const parts = Math.ceil((height + 1) / 4) + Math.ceil((width + 1) / 4)
      return [
        ...record(5),
        1,
        alignment,
        1,
        height,
        width,
        ...Array.from({ length: parts }, () => 0),
        ...list(rows.flat().map(slot)),
      ]
    },
    /** A character that was made small and moved by hand. */
    moved: (character: string, up: boolean): Bytes => [
      11,
      ...record(2, 8),
      128,
      up ? 32 : 224,
      TYPEFACES[usual(character)] + 128,
      ...short(character.charCodeAt(0)),
      10,
    ],
    /** A font by its name; characters name it by the returned typeface. */
    font: (name: string, style: number, number = 1): Bytes =>
      version === 3 ? [8, number, style, ...zeroEnded(name)] : [17, 1, ...zeroEnded(name), 8, number, style],
    /** The whole of an equation, with its header. */
    equation: (...parts: readonly Bytes[]): Uint8Array =>
      Uint8Array.from([
        ...(version === 3 ? [3, 1, 1, 3, 10] : [5, 1, 0, 6, 9, ...zeroEnded('DSMT6'), 0, ...PREFERENCES]),
        10,
        ...line(...parts),
        ...end,
      ]),
  }
}

/** What MathType writes before each equation: encodings, fonts, sizes and spaces. */
const PREFERENCES: Bytes = [
  ...[19, ...zeroEnded('WinAllBasicCodePages')],
  ...[17, 5, ...zeroEnded('Times New Roman')],
  ...[18, 0, 2, 0x21, 0x2f, 0x45, 0x8f, 1, 0x41, 0x50, 0xf4, 3, 1, 0, 0, 1, 2],
]

const SECTOR = 512
const FREE = 0xffffffff
const CHAIN_END = 0xfffffffe

/** An embedded object: a compound file with the stream `Equation Native`, small as Word writes it, or in sectors of its own. */
export function equationObject(equation: Uint8Array, options: { readonly large?: boolean } = {}): Uint8Array {
  const stream = Buffer.alloc(options.large ? Math.max(28 + equation.length, 4096) : 28 + equation.length)
  stream.writeUInt16LE(28, 0)
  stream.writeUInt32LE(0x20000, 2)
  stream.writeUInt32LE(equation.length, 8)
  stream.set(equation, 28)
  return compoundFile('Equation Native', stream)
}

export function compoundFile(name: string, stream: Uint8Array): Uint8Array {
  const small = stream.length < 4096
  const sectors = Math.ceil(stream.length / SECTOR)
  const header = Buffer.alloc(SECTOR)
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(1, 44)
  // sectors: 0 the table, 1 the directory, 2 the table of small sectors, 3 and on the content
  header.writeUInt32LE(1, 48)
  header.writeUInt32LE(4096, 56)
  header.writeUInt32LE(small ? 2 : CHAIN_END, 60)
  header.writeUInt32LE(small ? 1 : 0, 64)
  header.writeUInt32LE(CHAIN_END, 68)
  for (let place = 76; place < SECTOR; place += 4) header.writeUInt32LE(place === 76 ? 0 : FREE, place)

  const table = Buffer.alloc(SECTOR, 0xff)
  table.writeUInt32LE(0xfffffffd, 0)
  table.writeUInt32LE(CHAIN_END, 4)
  table.writeUInt32LE(CHAIN_END, 8)
  for (let one = 0; one < sectors; one++) table.writeUInt32LE(one + 1 < sectors ? one + 4 : CHAIN_END, 4 * (one + 3))
  const smallTable = Buffer.alloc(SECTOR, 0xff)
  const smallSectors = small ? Math.ceil(stream.length / 64) : 0
  for (let one = 0; one < smallSectors; one++)
    smallTable.writeUInt32LE(one + 1 < smallSectors ? one + 1 : CHAIN_END, 4 * one)

  const directory = Buffer.concat([
    entry('Root Entry', 5, small ? 3 : CHAIN_END, small ? smallSectors * 64 : 0),
    entry(name, 2, small ? 0 : 3, stream.length),
    Buffer.alloc(256),
  ])
  const content = Buffer.alloc(sectors * SECTOR)
  content.set(stream)
  return Buffer.concat([header, table, directory, smallTable, content])
}

function entry(name: string, type: number, start: number, size: number): Buffer {
  const bytes = Buffer.alloc(128)
  bytes.write(name, 'utf16le')
  bytes.writeUInt16LE(2 * (name.length + 1), 64)
  bytes.writeUInt8(type, 66)
  bytes.writeUInt32LE(start, 116)
  bytes.writeUInt32LE(size, 120)
  return bytes
}

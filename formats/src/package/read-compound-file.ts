/**
 * A stream of an OLE compound file (MS-CFB), which is how other programs' objects stand in Word documents. A reader of our
 * own: one small stream of a file is all that is wanted, and each chain of sectors has to end within a bound.
 */

const SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const HEADER_SIZE = 512
/** Equations have some ten kilobytes. It bounds how long a chain can be, too. */
const MAX_FILE_SIZE = 4 * 1024 * 1024
/** Sector numbers from here on are marks: free, end of a chain, a sector of the tables themselves. */
const FIRST_MARK = 0xfffffffa
const ENTRY_SIZE = 128
/** The directory of an embedded object has some ten entries. */
const MAX_ENTRIES = 1_024
const FAT_SECTORS_IN_HEADER = 109
const [STREAM, ROOT] = [2, 5]

/** The first stream of a name. Undefined: there is none, it is longer than `maxSize`, or the file is damaged. */
export function readStream(bytes: Uint8Array, name: string, maxSize: number): Uint8Array | undefined {
  if (bytes.length < HEADER_SIZE || bytes.length > MAX_FILE_SIZE) return undefined
  if (SIGNATURE.some((byte, place) => bytes[place] !== byte)) return undefined
  const file = openFile(bytes)
  if (!file) return undefined
  const entries = file.directory()
  const found = entries.find((entry) => entry.type === STREAM && entry.name === name)
  if (!found || found.size > maxSize) return undefined
  if (found.size >= file.cutoff) return file.chain(found.start, found.size)
  const root = entries.find(({ type }) => type === ROOT)
  return root && file.smallChain(root, found.start, found.size)
}

type Entry = { readonly name: string; readonly type: number; readonly start: number; readonly size: number }

function openFile(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [shift, smallShift] = [view.getUint16(30, true), view.getUint16(32, true)]
  // of versions 3 and 4; there are no others
  if ((shift !== 9 && shift !== 12) || smallShift !== 6) return undefined
  const [size, smallSize] = [1 << shift, 1 << smallShift]
  const cutoff = view.getUint32(56, true)

  const sector = (number: number): Uint8Array | undefined => {
    const start = (number + 1) * size
    return number < FIRST_MARK && start + size <= bytes.length ? bytes.subarray(start, start + size) : undefined
  }
  const inSector = (number: number, place: number): number | undefined => {
    const start = (number + 1) * size + place
    return number < FIRST_MARK && start + 4 <= bytes.length ? view.getUint32(start, true) : undefined
  }

  /** Where a sector of the allocation table is: the first are named in the header, more in sectors of their own. */
  const tableSector = (index: number): number | undefined => {
    if (index < FAT_SECTORS_IN_HEADER) return view.getUint32(76 + 4 * index, true)
    const perSector = size / 4 - 1
    let number: number | undefined = view.getUint32(68, true)
    for (let skip = Math.floor((index - FAT_SECTORS_IN_HEADER) / perSector); skip > 0; skip--) {
      if (number === undefined) return undefined
      number = inSector(number, size - 4)
    }
    return number === undefined ? undefined : inSector(number, 4 * ((index - FAT_SECTORS_IN_HEADER) % perSector))
  }
  const next = (number: number): number | undefined => {
    if (!sector(number)) return undefined
    const table = tableSector(Math.floor((number * 4) / size))
    return table === undefined ? undefined : inSector(table, (number * 4) % size)
  }

  /** So many bytes of a chain: a cycle ends there, a chain that is too short gives nothing. */
  const chain = (start: number, length: number): Uint8Array | undefined => {
    const parts: Uint8Array[] = []
    let number: number | undefined = start
    for (let left = length; left > 0; left -= size) {
      const part = number === undefined ? undefined : sector(number)
      if (!part || number === undefined) return undefined
      parts.push(part)
      number = next(number)
    }
    return Buffer.concat(parts).subarray(0, length)
  }

  const smallChain = (root: Entry, start: number, length: number): Uint8Array | undefined => {
    const smallTable = view.getUint32(60, true)
    const parts: Uint8Array[] = []
    let number = start
    for (let left = length; left > 0; left -= smallSize) {
      const place = number * smallSize
      if (number >= FIRST_MARK || place + smallSize > root.size) return undefined
      const whole = chainSector(root.start, Math.floor(place / size))
      const part = whole === undefined ? undefined : sector(whole)
      if (!part) return undefined
      parts.push(part.subarray(place % size, (place % size) + smallSize))
      const table = chainSector(smallTable, Math.floor((number * 4) / size))
      number = (table === undefined ? undefined : inSector(table, (number * 4) % size)) ?? FIRST_MARK
    }
    return Buffer.concat(parts).subarray(0, length)
  }

  const chainSector = (start: number, index: number): number | undefined => {
    // no chain has more sectors than the file
    if (index > bytes.length / size) return undefined
    let number: number | undefined = start
    for (let step = 0; step < index && number !== undefined; step++) number = next(number)
    return number
  }

  const directory = (): Entry[] => {
    const entries: Entry[] = []
    let number: number | undefined = view.getUint32(48, true)
    while (number !== undefined && entries.length < MAX_ENTRIES) {
      const part = sector(number)
      if (!part) break
      for (let place = 0; place < size; place += ENTRY_SIZE)
        entries.push(readEntry(part.subarray(place, place + ENTRY_SIZE)))
      number = next(number)
    }
    return entries
  }

  return { cutoff, directory, chain, smallChain }
}

function readEntry(bytes: Uint8Array): Entry {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // with the zero at its end
  const length = Math.min(Math.max(view.getUint16(64, true) - 2, 0), 62)
  const name = new TextDecoder('utf-16le').decode(bytes.subarray(0, length))
  return { name, type: view.getUint8(66), start: view.getUint32(116, true), size: view.getUint32(120, true) }
}

import fc from 'fast-check'
import { unzipSync } from 'fflate'
import { makeArchive } from '../package/make-archive.ts'

/** What a file is made of: decides how it can be damaged. */
export type Form = 'text' | 'xml' | 'archive'

/** Places are parts of 65,536 of the length, so that the same mutation fits every file and shrinks. */
type Mutation = { readonly how: Way; readonly at: number; readonly to: number; readonly token: string }
type Change = (bytes: Buffer, mutation: Mutation) => Buffer

const PARTS = 65_536
const place = (length: number, part: number): number => Math.floor((length * part) / PARTS)
const between = (bytes: Buffer, { at, to }: Mutation): [number, number] => {
  const [a, b] = [place(bytes.length, at), place(bytes.length, to)]
  return [Math.min(a, b), Math.max(a, b)]
}
const latin1 = (bytes: Buffer): string => bytes.toString('latin1')
const bytesOf = (text: string): Buffer => Buffer.from(text, 'latin1')
/** Repeated content stays far below the limits of size: those have tests of their own. */
const MAX_REPEATED = 20_000

/** Mutations for any file. */
const BYTES = {
  flip: (bytes, { at, to }) => {
    const changed = Buffer.from(bytes)
    const where = place(bytes.length, at)
    if (where < bytes.length) changed[where] = (changed[where] ?? 0) ^ (1 + (to % 255))
    return changed
  },
  truncate: (bytes, { at }) => bytes.subarray(0, place(bytes.length, at)),
  remove: (bytes, mutation) => {
    const [from, end] = between(bytes, mutation)
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(end)])
  },
  insert: (bytes, { at, token }) => {
    const where = place(bytes.length, at)
    return Buffer.concat([bytes.subarray(0, where), Buffer.from(token), bytes.subarray(where)])
  },
  repeat: (bytes, mutation) => {
    const [from, end] = between(bytes, mutation)
    const part = bytes.subarray(from, end)
    const times = Math.max(1, Math.min(mutation.token.length * 40, Math.floor(MAX_REPEATED / Math.max(1, part.length))))
    return Buffer.concat([bytes.subarray(0, end), ...Array.from({ length: times }, () => part), bytes.subarray(end)])
  },
  swap: (bytes, mutation) => {
    const [from, end] = between(bytes, mutation)
    const middle = (from + end) >> 1
    return Buffer.concat([
      bytes.subarray(0, from),
      bytes.subarray(middle, end),
      bytes.subarray(from, middle),
      bytes.subarray(end),
    ])
  },
  mark: (bytes, { at }) =>
    Buffer.concat([
      Buffer.from(
        [
          [0xef, 0xbb, 0xbf],
          [0xff, 0xfe],
          [0xfe, 0xff],
          [0, 0, 0xfe, 0xff],
        ][at % 4] ?? [],
      ),
      bytes,
    ]),
  recode: (bytes, { at }) => {
    const text = bytes.toString('utf8')
    if (at % 3 === 0) return Buffer.from(text, 'latin1')
    const wide = Buffer.from(`\ufeff${text}`, 'utf16le')
    return at % 3 === 1 ? wide : wide.swap16()
  },
} satisfies Record<string, Change>

const TAG = /<\/?[\w:]+(?:\s[^<>]*)?>/g
const ELEMENT = /<([\w:]+)(?:\s[^<>]*)?>(?:[^<]|<(?!\/\1>))*<\/\1>/g
const ATTRIBUTE = /\s[\w:]+="[^"]*"/g

const found = (text: string, pattern: RegExp, part: number): RegExpExecArray | undefined => {
  const all = [...text.matchAll(pattern)]
  return all[Math.min(all.length - 1, place(all.length, part))]
}

function replaced(bytes: Buffer, pattern: RegExp, part: number, change: (whole: string) => string): Buffer {
  const text = latin1(bytes)
  const match = found(text, pattern, part)
  if (!match) return bytes
  return bytesOf(text.slice(0, match.index) + change(match[0]) + text.slice(match.index + match[0].length))
}

/** Mutations for markup. */
const TAGS = {
  swapTags: (bytes, { at, to }) => {
    const text = latin1(bytes)
    const [a, b] = [found(text, TAG, Math.min(at, to)), found(text, TAG, Math.max(at, to))]
    if (!a || !b || a.index === b.index) return bytes
    return bytesOf(
      text.slice(0, a.index) +
        b[0] +
        text.slice(a.index + a[0].length, b.index) +
        a[0] +
        text.slice(b.index + b[0].length),
    )
  },
  nest: (bytes, { at, token }) =>
    replaced(bytes, ELEMENT, at, (element) => {
      const name = /^<([\w:]+)/.exec(element)?.[1] ?? 'x'
      const depth = Math.min(400, 1 + token.length * 20)
      return `<${name}>`.repeat(depth) + element + `</${name}>`.repeat(depth)
    }),
  repeatElement: (bytes, { at, to }) =>
    replaced(bytes, ELEMENT, at, (element) =>
      element.repeat(2 + (to % Math.max(1, Math.floor(MAX_REPEATED / element.length)))),
    ),
  emptyElement: (bytes, { at }) =>
    replaced(bytes, ELEMENT, at, (element) => `${/^<[\w:]+/.exec(element)?.[0] ?? '<x'}/>`),
  removeElement: (bytes, { at }) => replaced(bytes, ELEMENT, at, () => ''),
  removeAttribute: (bytes, { at }) => replaced(bytes, ATTRIBUTE, at, () => ''),
  setAttribute: (bytes, { at, token }) =>
    replaced(bytes, ATTRIBUTE, at, (attribute) => `${attribute.split('=')[0]}="${token.replace(/["<&]/g, '')}"`),
  rename: (bytes, { at, to }) => {
    const other = found(latin1(bytes), TAG, to)?.[0].match(/[\w:]+/)?.[0] ?? 'x'
    return replaced(bytes, ELEMENT, at, (element) => {
      const name = /^<([\w:]+)/.exec(element)?.[1] ?? 'x'
      return `<${other}${element.slice(name.length + 1, -name.length - 1)}${other}>`
    })
  },
  declare: (bytes, { at }) => {
    const label = ['utf-8', 'utf-16', 'windows-1252', 'utf-7', 'x', 'iso-2022-jp'][at % 6]
    const text = latin1(bytes).replace(/^(?:\xef\xbb\xbf)?<\?xml[^>]*\?>/, '')
    return bytesOf(`<?xml version="1.0" encoding="${label}"?>${text}`)
  },
} satisfies Record<string, Change>

type Way = keyof typeof BYTES | keyof typeof TAGS
const CHANGES: Readonly<Record<Way, Change>> = { ...BYTES, ...TAGS }

const WAYS: Readonly<Record<Form, readonly Way[]>> = {
  text: Object.keys(BYTES) as Way[],
  xml: Object.keys(CHANGES) as Way[],
  archive: Object.keys(CHANGES) as Way[],
}

const part = fc.nat({ max: PARTS - 1 })
const mutation = (ways: readonly Way[], tokens: readonly string[]): fc.Arbitrary<Mutation> =>
  fc.record({ how: fc.constantFrom(...ways), at: part, to: part, token: fc.constantFrom(...tokens) })

const applied = (bytes: Uint8Array, mutations: readonly Mutation[]): Buffer =>
  mutations.reduce<Buffer>((changed, one) => CHANGES[one.how](changed, one), Buffer.from(bytes))

const archived = fc.record({
  how: fc.constantFrom('change', 'drop', 'rename', 'copy', 'exchange'),
  file: part,
  other: part,
})

/** Damaged copies of a valid file; of an archive a file in it is damaged, or the files are, and at times its own bytes. */
export function damaged(seed: Uint8Array, form: Form, tokens: readonly string[]): fc.Arbitrary<Uint8Array> {
  const inside = fc.array(mutation(WAYS[form], tokens), { minLength: 1, maxLength: 4 })
  if (form !== 'archive') return inside.map((mutations) => applied(seed, mutations))
  const files = Object.entries(unzipSync(seed))
  const ofPackage = fc.array(mutation(WAYS.text, tokens), { minLength: 1, maxLength: 3 })
  const repacked = fc.tuple(archived, inside).map(([{ how, file, other }, mutations]) => {
    const [name = '', content = new Uint8Array()] = files[place(files.length, file)] ?? []
    const [otherName = '', otherContent = new Uint8Array()] = files[place(files.length, other)] ?? []
    const all = new Map<string, Uint8Array>(files)
    if (how === 'change') all.set(name, applied(content, mutations))
    if (how === 'drop' || how === 'rename') all.delete(name)
    if (how === 'rename') all.set(`${name}x`, content)
    if (how === 'copy') all.set(otherName.replace(/(\.\w+)?$/, '2$1'), content)
    if (how === 'exchange') all.set(name, otherContent).set(otherName, content)
    return makeArchive(Object.fromEntries(all))
  })
  return fc.oneof(
    { weight: 5, arbitrary: repacked },
    { weight: 1, arbitrary: ofPackage.map((mutations) => applied(seed, mutations)) },
  )
}

/** Copies in which something is changed and nothing removed: no question may be missing from their reading without a problem. */
export function altered(seed: Uint8Array, form: Form, tokens: readonly string[]): fc.Arbitrary<Uint8Array> {
  const changes = fc.array(mutation(['flip', 'insert', 'repeat'], tokens), { minLength: 1, maxLength: 2 })
  if (form !== 'archive') return changes.map((all) => applied(seed, all))
  const files = Object.entries(unzipSync(seed))
  return fc.tuple(part, changes).map(([file, all]) => {
    const [name = '', content = new Uint8Array()] = files[place(files.length, file)] ?? []
    return makeArchive({ ...Object.fromEntries(files), [name]: applied(content, all) })
  })
}

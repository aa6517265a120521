/**
 * SHA-256 (FIPS 180-4) as hexadecimal digits, of a text of ASCII signs. Browsers have their own only on pages that came by
 * HTTPS; receipts are also needed where the server is reached by plain HTTP, as in an exam centre's own network. Throws a RangeError for other
 * than ASCII.
 */
export function sha256(text: string): string {
  const message = padded(text)
  const hash = [...INITIAL]
  const words = new Uint32Array(64)
  for (let start = 0; start < message.byteLength; start += 64) {
    for (let i = 0; i < 16; i++) words[i] = message.getUint32(start + 4 * i)
    for (let i = 16; i < 64; i++) {
      const [w15, w2] = [at(words, i - 15), at(words, i - 2)]
      const s0 = rotated(w15, 7) ^ rotated(w15, 18) ^ (w15 >>> 3)
      const s1 = rotated(w2, 17) ^ rotated(w2, 19) ^ (w2 >>> 10)
      words[i] = at(words, i - 16) + s0 + at(words, i - 7) + s1
    }
    compress(hash, words)
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

function compress(hash: number[], words: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
    const first = (h + s1 + ((e & f) ^ (~e & g)) + at(CONSTANTS, i) + at(words, i)) | 0
    const s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i] = (at(hash, i) + word) | 0
}

/** The text, a one bit, zeros, and its length in bits as the end of the last 64 bytes. */
function padded(text: string): DataView {
  const size = Math.ceil((text.length + 9) / 64) * 64
  const view = new DataView(new ArrayBuffer(size))
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code > 127) throw new RangeError('only ASCII')
    view.setUint8(i, code)
  }
  view.setUint8(text.length, 0x80)
  view.setUint32(size - 4, text.length * 8)
  return view
}

const at = (words: ArrayLike<number>, place: number): number => words[place] ?? 0
const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** The first 32 bits of the fractional parts of roots of the first primes. */
const rootsOf = (count: number, power: number): number[] => {
  const primes: number[] = []
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n)
  return primes.map((prime) => Math.floor((prime ** power % 1) * 2 ** 32))
}
const CONSTANTS = rootsOf(64, 1 / 3)
const INITIAL = rootsOf(8, 1 / 2)

// Checksums of texts put together from parts whose own are known (RFC 1952), as zlib's crc32_combine does it: a checksum is a
// polynomial over two elements, and n bytes that follow it multiply it by x to the power of 8n.

const POLYNOMIAL = 0xedb88320
const ONE = 0x80000000

/** The product of two polynomials, of which the first is not zero, modulo that of CRC-32; the highest bit is the lowest power. */
function multiply(a: number, b: number): number {
  let product = 0
  for (let bit = ONE, power = b; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= power
    power = power & 1 ? (power >>> 1) ^ POLYNOMIAL : power >>> 1
  }
  return product >>> 0
}

/** What so many bytes do to the checksum of what stands before them. */
export function shiftOver(bytes: number): number {
  let shift = ONE
  let power = ONE >>> 8 // x to the power of 8
  for (let left = bytes; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) shift = multiply(power, shift)
    power = multiply(power, power)
  }
  return shift
}

/** The checksum of a text followed by another, whose length the shift is of. */
export const followedBy = (checksum: number, next: number, shift: number): number =>
  (multiply(shift, checksum) ^ next) >>> 0

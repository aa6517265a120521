/** The bytes end inside of a value. */
export class TruncatedError extends Error {}

/** Numbers of a file that has the lowest byte first. Throws a `TruncatedError` outside of it. */
export function littleEndian(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const checked = (at: number, size: number) => {
    if (at < 0 || at + size > bytes.length) throw new TruncatedError()
    return at
  }
  return {
    bytes,
    u16: (at: number) => view.getUint16(checked(at, 2), true),
    u32: (at: number) => view.getUint32(checked(at, 4), true),
    i32: (at: number) => view.getInt32(checked(at, 4), true),
    part: (at: number, size: number) => bytes.subarray(checked(at, size), at + size),
  }
}

export type LittleEndian = ReturnType<typeof littleEndian>

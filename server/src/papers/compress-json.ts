import { brotliCompressSync, constants } from 'node:zlib'

/** A paper or a key as it is stored. */
export const compressJson = (value: unknown): Buffer =>
  brotliCompressSync(JSON.stringify(value), { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } })

import { zipSync } from 'fflate'

/** The same files make the same bytes, whenever. */
const MODIFIED = new Date(2020, 0, 1)

/** Packs files into a ZIP archive, in their order; `stored` ones are not compressed. */
export const makeArchive = (files: Readonly<Record<string, Uint8Array | string>>, stored: readonly string[] = []) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        [
          typeof content === 'string' ? new TextEncoder().encode(content) : content,
          { level: stored.includes(name) ? 0 : 6, mtime: MODIFIED },
        ],
      ]),
    ),
  )

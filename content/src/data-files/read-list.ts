import { load } from 'js-yaml'
import { z } from 'zod'
import { checked, fileName, readText } from './read-text.ts'

const named = z.object({ id: z.string() })

/** The entries of a list written as YAML. */
export function readList<Entry>(file: URL, entry: z.ZodType<Entry>): readonly Entry[] {
  const name = fileName(file)
  const entries = checked(z.array(z.unknown()), load(readText(file), { filename: name }), name)
  return entries.map((one, place) => {
    const { data } = named.safeParse(one)
    return checked(entry, one, `${name}, entry ${place + 1}${data ? ` (${data.id})` : ''}`)
  })
}

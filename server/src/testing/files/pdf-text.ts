import { inflateSync } from 'node:zlib'

/** A text, where it begins (in points, from the left and from below) and how large its letters are. */
export type PlacedText = { readonly text: string; readonly x: number; readonly y: number; readonly size: number }

/** What stands in a PDF that Typst made, a text for each page: letters in the order in which they are drawn. */
export const pdfPages = (pdf: Buffer): string[] =>
  placedTexts(pdf).map((page) => page.map(({ text }) => text).join('\n'))

/** The same with the place of each text, for each page. */
export function placedTexts(pdf: Buffer): PlacedText[][] {
  const file = pdf.toString('latin1')
  const objects = new Map(
    [...file.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm)].map(([, id = '', body = '']) => [id, body]),
  )
  const object = (id: string | undefined): string => objects.get(id ?? '') ?? ''
  return [...objects.values()]
    .filter((body) => /\/Type \/Page\n/.test(body))
    .map((page) => {
      const [, fonts = ''] = /\/Font <<([\s\S]*?)>>/.exec(page) ?? []
      const letters = new Map(
        [...fonts.matchAll(/\/(f\d+) (\d+) 0 R/g)].map(([, name = '', id]) => {
          const [, map] = /\/ToUnicode (\d+) 0 R/.exec(object(id)) ?? []
          return [name, lettersOf(object(map))]
        }),
      )
      const [, contents] = /\/Contents (\d+) 0 R/.exec(page) ?? []
      return drawnText(streamOf(object(contents)), letters)
    })
}

const streamOf = (body: string): string => {
  const from = body.indexOf('stream\n') + 'stream\n'.length
  const bytes = Buffer.from(body.slice(from, body.lastIndexOf('\nendstream')), 'latin1')
  return inflateSync(bytes).toString('latin1')
}

/** Of a font: which letters a glyph stands for. */
const lettersOf = (map: string): ReadonlyMap<number, string> =>
  new Map(
    [...map.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gm)].map(([, glyph = '', utf16 = '']) => [
      Number.parseInt(glyph, 16),
      Buffer.from(utf16, 'hex').swap16().toString('utf16le'),
    ]),
  )

const LITERAL = String.raw`\((?:\\[\s\S]|[^\\)])*\)`
const PLACE = String.raw`([\d.]+) 0 0 -[\d.]+ ([-\d.]+) ([-\d.]+) cm\n`
const DRAWN = new RegExp(String.raw`${PLACE}|/(f\d+) ([\d.]+) Tf|(${LITERAL}) Tj|\[((?:${LITERAL}|[^\]])*)\] TJ`, 'g')

function drawnText(content: string, letters: ReadonlyMap<string, ReadonlyMap<number, string>>): PlacedText[] {
  let font: ReadonlyMap<number, string> = new Map()
  let [scale, x, y, size] = [1, 0, 0, 0]
  const texts: PlacedText[] = []
  for (const [, scaled, left, bottom, name, points, literal, array] of content.matchAll(DRAWN)) {
    if (scaled !== undefined) [scale, x, y] = [Number(scaled), Number(left), Number(bottom)]
    else if (name !== undefined) {
      font = letters.get(name) ?? new Map()
      size = Number(points) * scale
    } else {
      const literals = (literal ?? array ?? '').match(new RegExp(LITERAL, 'g')) ?? []
      const glyphs = literals.flatMap((one) => glyphsOf(one.slice(1, -1)))
      texts.push({ text: glyphs.map((glyph) => font.get(glyph) ?? '').join(''), x, y, size })
    }
  }
  return texts
}

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** Two bytes each. */
function glyphsOf(literal: string): number[] {
  const text = literal.replace(/\\([0-7]{1,3}|[\s\S])/g, (_, escaped: string) =>
    /^[0-7]/.test(escaped) ? String.fromCharCode(Number.parseInt(escaped, 8)) : (ESCAPED[escaped] ?? escaped),
  )
  return Array.from({ length: text.length / 2 }, (_, at) => text.charCodeAt(2 * at) * 256 + text.charCodeAt(2 * at + 1))
}

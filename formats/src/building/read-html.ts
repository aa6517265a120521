import { fault, note, type Place } from '../question-set.ts'
import type { HtmlContext } from '../text/html/context.ts'
import { htmlToMarkdown } from '../text/html/html-to-markdown.ts'
import { byLanguage } from '../text/html/languages.ts'
import { parseHtml } from '../text/html/parse-html.ts'
import { textOf, type XmlElement, XmlError } from '../xml/parse-xml.ts'
import { bytesOfDataUrl } from './picture-store.ts'
import type { SetBuilder } from './set-builder.ts'
import { inAnyLanguage, type TextByLanguage } from './text-by-language.ts'

/** More than any text of a question, with all its tags. */
const MAX_TEXT = 100_000

/** The file that an address names; undefined: there is none. */
export type FindFile = (address: string) => { readonly name: string; readonly bytes: Uint8Array } | undefined

/** HTML of an exchange file as texts; what is lost becomes a problem, pictures go to the set. */
export function readHtml(
  html: string,
  at: Place,
  builder: SetBuilder,
  find: FindFile = () => undefined,
): TextByLanguage {
  if (!/[<&\\$*_`[#>+\-=\d~]/.test(html)) return inAnyLanguage(html.replace(/\s+/g, ' ').trim())
  try {
    return readTree(parseHtml(html, 'line' in at ? at.line : 1), at, builder, find)
  } catch (error) {
    if (!(error instanceof XmlError)) throw error
    builder.problem(fault('text-refused', error.message, at))
    return inAnyLanguage('')
  }
}

/** The same for a tree that is parsed. */
export function readTree(
  tree: XmlElement,
  at: Place,
  builder: SetBuilder,
  find: FindFile = () => undefined,
): TextByLanguage {
  if (textOf(tree).length > MAX_TEXT) {
    builder.problem(fault('text-too-long', `A text has more than ${MAX_TEXT} characters.`, at))
    return inAnyLanguage('')
  }
  const context = contextOf(at, builder, find)
  return Object.fromEntries(
    Object.entries(byLanguage(tree)).map(([language, part]) => [language, htmlToMarkdown(part, context)]),
  )
}

function contextOf(at: Place, builder: SetBuilder, find: FindFile): HtmlContext {
  const seen = new Set<string>()
  const lost = (code: string, what: string) => {
    if (seen.has(what)) return
    seen.add(what)
    builder.problem(note(code, what, at))
  }
  return {
    lost,
    unknown: () => (name) => lost('unknown-element', `<${name.slice(0, 40)}> is not known; its text was kept.`),
    visit({ attributes }) {
      if (Object.keys(attributes).some((name) => /^on/i.test(name)))
        lost('script-dropped', 'What an element does when it is clicked or loaded was left out.')
    },
    picture(address) {
      const data = bytesOfDataUrl(address)
      const file = data ? { name: 'picture', bytes: data } : find(address)
      const id = file && builder.pictures.add(file.name, file.bytes)
      if (id !== undefined) return id
      const shown = address.length > 80 ? `${address.slice(0, 80)}…` : address
      builder.problem(
        file
          ? fault(
              'picture-refused',
              `The picture “${shown}” is no PNG, JPEG, GIF, WebP or SVG, or there are too many.`,
              at,
            )
          : fault('picture-missing', `The picture “${shown}” is not in the file.`, at),
      )
      return undefined
    },
  }
}

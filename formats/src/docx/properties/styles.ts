import { childOf, childrenOf, type XmlElement } from '../../xml/parse-xml.ts'
import { type RunProperties, readRunProperties, type ThemeFonts, withProperties } from './run-properties.ts'
import { attribute, numberOf, value } from './xml-values.ts'

export type Numbered = { readonly list: string; readonly level?: number | undefined }

export type Style = {
  readonly run: RunProperties
  readonly numbered: Numbered | undefined
  readonly heading: 'title' | 'heading' | undefined
}

export type Styles = {
  /** With what it inherits; undefined and unknown ids give the defaults. */
  paragraph(id: string | undefined): Style
  /** The formatting that a character style adds. */
  character(id: string | undefined): RunProperties
}

export const readNumbered = (pPr: XmlElement | undefined): Numbered | undefined => {
  const numPr = childOf(pPr, 'numPr')
  const list = value(numPr, 'numId')
  return list === undefined ? undefined : { list, level: numberOf(numPr, 'ilvl') }
}

export const readHeading = (pPr: XmlElement | undefined): 'heading' | undefined => {
  const level = numberOf(pPr, 'outlineLvl')
  return level !== undefined && level < 9 ? 'heading' : undefined
}

/** A deeper chain is taken for a cycle. */
const MAX_PARENTS = 20

export function readStyles(root: XmlElement | undefined, theme: ThemeFonts): Styles {
  const elements = root ? childrenOf(root, 'style') : []
  const byId = new Map(elements.map((style) => [attribute(style, 'styleId') ?? '', style]))
  const defaults = readRunProperties(childOf(childOf(childOf(root, 'docDefaults'), 'rPrDefault'), 'rPr'), theme)
  const standard = elements.find(
    (style) => attribute(style, 'type') === 'paragraph' && attribute(style, 'default') === '1',
  )
  const chainOf = (id: string | undefined): XmlElement[] => {
    const chain: XmlElement[] = []
    let style = id === undefined ? undefined : byId.get(id)
    while (style && chain.length < MAX_PARENTS) {
      chain.unshift(style)
      style = byId.get(value(style, 'basedOn') ?? '')
    }
    return chain
  }
  const runOf = (chain: readonly XmlElement[], under: RunProperties) =>
    chain.reduce((run, style) => withProperties(run, readRunProperties(childOf(style, 'rPr'), theme)), under)
  const paragraph = (id: string | undefined): Style => {
    const chain = chainOf(id)
    let numbered: Numbered | undefined
    let heading: Style['heading']
    for (const element of chain) {
      const pPr = childOf(element, 'pPr')
      const own = readNumbered(pPr)
      if (own) numbered = { ...numbered, ...own }
      heading = namedHeading(value(element, 'name')) ?? readHeading(pPr) ?? heading
    }
    return { run: runOf(chain, defaults), numbered, heading }
  }
  const standardId = attribute(standard, 'styleId')
  return {
    paragraph: memoized((id) => paragraph(id !== undefined && byId.has(id) ? id : standardId)),
    character: memoized((id) => runOf(chainOf(id), {})),
  }
}

const namedHeading = (name: string | undefined): Style['heading'] => {
  if (/^(sub)?title$/i.test(name ?? '')) return 'title'
  return /^heading \d$/i.test(name ?? '') ? 'heading' : undefined
}

function memoized<T>(read: (id: string | undefined) => T) {
  const known = new Map<string | undefined, T>()
  return (id: string | undefined): T => {
    const found = known.get(id)
    if (found !== undefined) return found
    const fresh = read(id)
    known.set(id, fresh)
    return fresh
  }
}

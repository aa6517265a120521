import { childOf, type XmlElement } from '../../xml/parse-xml.ts'
import { attribute, isOn, value } from './xml-values.ts'

export type Fonts = { readonly ascii?: string; readonly other?: string; readonly complex?: string }

/** What a run looks like; what is missing comes from its style, its paragraph's style or the document's defaults. */
export type RunProperties = {
  readonly bold?: boolean
  readonly italic?: boolean
  readonly underline?: boolean
  readonly strike?: boolean
  readonly hidden?: boolean
  readonly capitals?: boolean
  readonly colour?: string
  readonly highlight?: string
  readonly script?: 'super' | 'sub' | 'none'
  readonly fonts?: Fonts
}

/** Fonts of the theme by the names that runs use for them, such as `minorHAnsi`. */
export type ThemeFonts = ReadonlyMap<string, string>

export function readRunProperties(rPr: XmlElement | undefined, theme: ThemeFonts): RunProperties {
  if (!rPr) return {}
  return defined({
    // for Indian scripts the properties of complex scripts count
    bold: isOn(rPr, 'b') ?? isOn(rPr, 'bCs'),
    italic: isOn(rPr, 'i') ?? isOn(rPr, 'iCs'),
    underline: isOn(rPr, 'u'),
    strike: isOn(rPr, 'strike') ?? isOn(rPr, 'dstrike'),
    hidden: isOn(rPr, 'vanish'),
    capitals: isOn(rPr, 'caps'),
    colour: value(rPr, 'color')?.toUpperCase(),
    highlight: highlightOf(rPr),
    script: scriptOf(rPr),
    fonts: fontsOf(childOf(rPr, 'rFonts'), theme),
  })
}

/** The second set goes before the first. */
export const withProperties = (under: RunProperties, over: RunProperties): RunProperties => ({
  ...under,
  ...over,
  fonts: { ...under.fonts, ...over.fonts },
})

function highlightOf(rPr: XmlElement): string | undefined {
  const pen = value(rPr, 'highlight')
  if (pen !== undefined) return pen
  const fill = attribute(childOf(rPr, 'shd'), 'fill')?.toUpperCase()
  return fill === 'AUTO' || fill === 'FFFFFF' ? 'none' : fill
}

function scriptOf(rPr: XmlElement): RunProperties['script'] {
  const align = value(rPr, 'vertAlign')
  if (align === 'superscript') return 'super'
  if (align === 'subscript') return 'sub'
  if (align !== undefined) return 'none'
  // text moved up or down by hand and made small: how old converters write powers
  const position = Number(value(rPr, 'position') ?? 0)
  const small = value(rPr, 'sz') !== undefined
  if (position >= 6 || (position > 1 && small)) return 'super'
  if (position <= -4 || (position < -1 && small)) return 'sub'
  return undefined
}

function fontsOf(rFonts: XmlElement | undefined, theme: ThemeFonts): Fonts | undefined {
  if (!rFonts) return undefined
  const font = (name: string, themed: string) => theme.get(attribute(rFonts, themed) ?? '') ?? attribute(rFonts, name)
  return defined({
    ascii: font('ascii', 'asciiTheme'),
    other: font('hAnsi', 'hAnsiTheme'),
    complex: font('cs', 'cstheme'),
  })
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** Without the properties that are undefined, so that they hide nothing when sets are merged. */
const defined = <T extends object>(properties: T): Defined<T> =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)) as Defined<T>

/** `minorHAnsi` and `minorAscii` are one font of the theme. */
export function readThemeFonts(theme: XmlElement | undefined): ThemeFonts {
  const scheme = childOf(childOf(theme, 'themeElements'), 'fontScheme')
  const fonts = new Map<string, string>()
  for (const kind of ['major', 'minor'] as const) {
    const family = childOf(scheme, `${kind}Font`)
    const latin = attribute(childOf(family, 'latin'), 'typeface')
    const complex = attribute(childOf(family, 'cs'), 'typeface')
    if (latin) for (const use of ['Ascii', 'HAnsi']) fonts.set(`${kind}${use}`, latin)
    if (complex) fonts.set(`${kind}Bidi`, complex)
  }
  return fonts
}

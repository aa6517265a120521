import { isElement, type XmlElement, type XmlNode } from '../../xml/parse-xml.ts'

const set = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/))

/** Elements that begin a line of their own; what they mean besides is in `html-to-markdown.ts`. */
export const BLOCKS =
  set(`address article aside blockquote body caption center dd details dir div dl dt fieldset figcaption figure footer
  form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul
  flow flow_mat material mattext itemBody prompt simpleChoice rubricBlock stimulusBody contentBody qti-stimulus-body`)

/** Elements that say nothing a text keeps; what is inside of them stays. */
export const TRANSPARENT =
  set(`a abbr acronym bdi bdo big cite data dfn font ins label lang mark nolink picture ruby rb rt rp small span
  time var wbr center tbody thead tfoot noscript cfi slot`)

/** Left out with everything inside, because it is not part of what a reader sees. */
export const INVISIBLE = set('head title meta link base template script style param source track')

/** Left out, and somebody has to look: a reader would see or hear it. */
export const MEDIA = set(
  'applet audio button canvas embed frame frameset iframe input map object option select svg textarea video marquee',
)

export const isBlock = (node: XmlNode): boolean => isElement(node) && BLOCKS.has(node.name)

/** The declarations of a `style` attribute that text keeps. */
export const styleOf = ({ attributes }: XmlElement): string =>
  (attributes.style ?? '').toLowerCase().replace(/\s+/g, '')

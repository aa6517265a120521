import { childrenOf, isElement, textOf, type XmlElement } from '../../xml/parse-xml.ts'
import { delimiter, texOfTable } from './mathml-tables.ts'
import { joinTex, texGroup, texText } from './tex.ts'
import { texOfCharacter } from './tex-characters.ts'

const FUNCTIONS = new Set(
  `sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh coth log ln lg exp lim limsup liminf max min sup inf det dim
  deg gcd arg ker hom Pr`.split(/\s+/),
)
const BIG = /^\\(?:sum|prod|coprod|i*int|oint|bigcap|bigcup|lim|limsup|liminf|max|min|sup|inf|gcd|det|Pr)$/
const OVER: Readonly<Record<string, string>> = {
  '^': 'hat',
  ˆ: 'hat',
  '¯': 'overline',
  '‾': 'overline',
  _: 'overline',
  '→': 'overrightarrow',
  '⟶': 'overrightarrow',
  '⃗': 'vec',
  '~': 'tilde',
  '˜': 'tilde',
  '˙': 'dot',
  '.': 'dot',
  '¨': 'ddot',
  '←': 'overleftarrow',
  '↔': 'overleftrightarrow',
  '⏞': 'overbrace',
  '︷': 'overbrace',
  ˇ: 'check',
  '˘': 'breve',
}
const UNDER: Readonly<Record<string, string>> = {
  _: 'underline',
  '¯': 'underline',
  '‾': 'underline',
  '\u0332': 'underline',
  '⏟': 'underbrace',
  '︸': 'underbrace',
}
const VARIANTS: Readonly<Record<string, string>> = {
  normal: 'mathrm',
  bold: 'mathbf',
  'bold-italic': 'boldsymbol',
  'double-struck': 'mathbb',
  script: 'mathcal',
  fraktur: 'mathfrak',
  'sans-serif': 'mathsf',
  monospace: 'mathtt',
}

/** Presentation MathML as TeX. `unknown` is called with the elements whose meaning is lost; what is inside of them is kept. */
export function mathmlToTex(element: XmlElement, unknown: (name: string) => void): string {
  // an accent or a limit asks for its base twice
  const written = new Map<XmlElement, string>()
  const tex = (child: XmlElement | undefined): string => (child ? write(child) : '')
  const all = (parent: XmlElement): string => joinTex(childrenOf(parent).map(write))
  const arg = (child: XmlElement | undefined): string => `{${tex(child)}}`

  function write(node: XmlElement): string {
    const known = written.get(node)
    if (known !== undefined) return known
    const made = make(node)
    written.set(node, made)
    return made
  }

  function make(node: XmlElement): string {
    const parts = childrenOf(node)
    const [first, second, third] = parts
    switch (node.name) {
      case 'math':
      case 'mstyle':
      case 'mpadded':
      case 'merror':
      case 'maction':
      case 'mtd':
        return all(node)
      case 'mrow':
        return row(node)
      case 'semantics':
        return annotation(node) ?? tex(first)
      case 'mi':
        return identifier(node)
      case 'mn':
      case 'mo':
        return operator(node)
      case 'mtext':
      case 'ms':
        return /\S/.test(textOf(node)) ? texText(textOf(node)) : '\\ '
      case 'mspace':
        return node.attributes.linebreak === 'newline' ? '\\\\' : '\\ '
      case 'mphantom':
      case 'none':
      case 'mprescripts':
      case 'annotation':
      case 'annotation-xml':
        return ''
      case 'mfrac':
        return node.attributes.linethickness?.match(/^0/)
          ? `\\binom${arg(first)}${arg(second)}`
          : `\\frac${arg(first)}${arg(second)}`
      case 'msqrt':
        return `\\sqrt{${all(node)}}`
      case 'mroot':
        return `\\sqrt[${tex(second)}]${arg(first)}`
      case 'msup':
        return `${base(first)}${superscript(second)}`
      case 'msub':
        return `${base(first)}_${texGroup(tex(second))}`
      case 'msubsup':
        return `${base(first)}_${texGroup(tex(second))}^${texGroup(tex(third))}`
      case 'mover':
        return over(first, second)
      case 'munder':
        return under(first, second)
      case 'munderover':
        return BIG.test(tex(first)) || !second || !third
          ? `${base(first)}_${texGroup(tex(second))}^${texGroup(tex(third))}`
          : `\\overset${arg(third)}{\\underset${arg(second)}${arg(first)}}`
      case 'mfenced':
        return fenced(node, parts)
      case 'mtable':
        return texOfTable(node, write)
      case 'menclose':
        return enclosed(node, all(node))
      case 'mmultiscripts':
        return scripts(parts)
      default:
        unknown(node.name)
        return all(node)
    }
  }

  function row(node: XmlElement): string {
    const parts = childrenOf(node)
    const [open, close] = [fenceOf(parts[0]), fenceOf(parts.at(-1))]
    const inner = parts.slice(1, close === undefined ? undefined : -1)
    const [only] = inner
    if (open !== undefined && only?.name === 'mtable' && inner.length === 1)
      return texOfTable(only, write, open, close ?? '')
    const tall = inner.some((part) => /^(mfrac|mtable|msubsup|munderover|mroot|msup)$/.test(part.name))
    if (
      parts.length > 2 &&
      open !== undefined &&
      close !== undefined &&
      tall &&
      OPENING.test(open) &&
      CLOSING.test(close)
    )
      return `\\left${delimiter(open)}${spaced(joinTex(inner.map(write)))}\\right${delimiter(close)}`
    return all(node)
  }

  function fenced({ attributes }: XmlElement, parts: readonly XmlElement[]): string {
    const { open = '(', close = ')', separators = ',' } = attributes
    const [only] = parts
    if (parts.length === 1 && only?.name === 'mtable') return texOfTable(only, write, open, close)
    const signs = [...separators.replace(/\s/g, '')]
    const inner = parts.map(
      (part, place) => (place === 0 ? '' : (signs[place - 1] ?? signs.at(-1) ?? '')) + write(part),
    )
    return `\\left${delimiter(open)}${spaced(joinTex(inner))}\\right${delimiter(close)}`
  }

  function base(node: XmlElement | undefined): string {
    const tree = tex(node)
    return BIG.test(tree) || /^\\(?:left.*\\right.{1,9}|overline\{[^{}]*\}|begin.*\})$/.test(tree)
      ? tree
      : texGroup(tree)
  }

  function superscript(node: XmlElement | undefined): string {
    const power = tex(node)
    return /^(\\prime)+$/.test(power) ? "'".repeat(power.length / 6) : `^${texGroup(power)}`
  }

  function over(first: XmlElement | undefined, second: XmlElement | undefined): string {
    const command = second && OVER[textOf(second).trim()]
    if (command) return `\\${command}${arg(first)}`
    return BIG.test(tex(first)) ? `${tex(first)}^${texGroup(tex(second))}` : `\\overset${arg(second)}${arg(first)}`
  }

  function under(first: XmlElement | undefined, second: XmlElement | undefined): string {
    const command = second && UNDER[textOf(second).trim()]
    if (command) return `\\${command}${arg(first)}`
    return BIG.test(tex(first)) ? `${tex(first)}_${texGroup(tex(second))}` : `\\underset${arg(second)}${arg(first)}`
  }

  function scripts([first, ...rest]: readonly XmlElement[]): string {
    const split = rest.findIndex(({ name }) => name === 'mprescripts')
    const [after, before] = split < 0 ? [rest, []] : [rest.slice(0, split), rest.slice(split + 1)]
    const pair = (nodes: readonly XmlElement[]) =>
      `${tex(nodes[0]) && `_${texGroup(tex(nodes[0]))}`}${tex(nodes[1]) && `^${texGroup(tex(nodes[1]))}`}`
    return `${before.length > 0 ? `{}${pair(before)}` : ''}${base(first)}${pair(after)}`
  }

  return write(element).trim()
}

const OPENING = /^[([{|⟨⌊⌈‖]$/
const CLOSING = /^[)\]}|⟩⌋⌉‖]$/

const fenceOf = (node: XmlElement | undefined): string | undefined => {
  const sign = node?.name === 'mo' ? textOf(node).trim() : undefined
  return sign !== undefined && (OPENING.test(sign) || CLOSING.test(sign)) ? sign : undefined
}

const spaced = (tex: string): string => (/^[a-zA-Z]/.test(tex) ? ` ${tex}` : tex)

const characters = (text: string): string => joinTex([...text.trim()].map(texOfCharacter))

function identifier(node: XmlElement): string {
  const name = textOf(node).trim()
  if (FUNCTIONS.has(name)) return `\\${name}`
  const font = VARIANTS[node.attributes.mathvariant ?? '']
  const several = [...name].length > 1
  if (several && !/^[\p{Script=Latin}\p{N}]+$/u.test(name)) return texText(name)
  const command = font && !(font === 'mathrm' && !/[a-zA-Z]/.test(name)) ? font : several ? 'mathrm' : undefined
  return command ? `\\${command}{${characters(name)}}` : characters(name)
}

function operator(node: XmlElement): string {
  const sign = textOf(node).trim()
  if (FUNCTIONS.has(sign)) return `\\${sign}`
  if (node.name === 'mo' && /^[a-zA-Z]{2,}$/.test(sign)) return `\\operatorname{${sign}}`
  return characters(sign)
}

/** The TeX that a formula was made from, when the program kept it. */
function annotation(node: XmlElement): string | undefined {
  const kept = node.children
    .filter(isElement)
    .find(({ name, attributes }) => name === 'annotation' && /tex$/i.test(attributes.encoding ?? ''))
  return kept && (textOf(kept).trim() || undefined)
}

function enclosed({ attributes }: XmlElement, inner: string): string {
  const notation = attributes.notation ?? ''
  if (/box/.test(notation)) return `\\boxed{${inner}}`
  if (/strike/.test(notation)) return `\\cancel{${inner}}`
  if (/top/.test(notation)) return `\\overline{${inner}}`
  if (/bottom/.test(notation)) return `\\underline{${inner}}`
  return inner
}

import { escapeXml } from '../../xml/parse-xml.ts'

/** Equations as Word writes them, in short: each function is an element with its properties and arguments. */

const CONTROL = '<m:ctrlPr><w:rPr><w:rFonts w:ascii="Cambria Math" w:hAnsi="Cambria Math"/><w:i/></w:rPr></m:ctrlPr>'

const properties = (name: string, values: string): string => `<m:${name}Pr>${values}${CONTROL}</m:${name}Pr>`
const wrap = (name: string, inner: string): string => `<m:${name}>${inner}</m:${name}>`

/** `chr=∑ limLoc=undOvr degHide` → elements with values; no value: on. */
const values = (text: string): string =>
  text
    .split(' ')
    .filter((one) => one !== '')
    .map((one) => {
      const [name, value] = one.split(/=(.*)/s)
      return value === undefined ? `<m:${name}/>` : `<m:${name} m:val="${escapeXml(value)}"/>`
    })
    .join('')

const WORD_FONT = '<w:rPr><w:rFonts w:ascii="Cambria Math" w:hAnsi="Cambria Math"/></w:rPr>'

/** A run; `style` as `sty=p scr=script nor lit brk aln`. */
export const r = (text: string, style = ''): string =>
  `<m:r>${style && `<m:rPr>${values(style)}</m:rPr>`}${WORD_FONT}<m:t xml:space="preserve">${escapeXml(text)}</m:t></m:r>`

export const f = (num: string, den: string, type = ''): string =>
  wrap('f', properties('f', type && values(`type=${type}`)) + wrap('num', num) + wrap('den', den))
export const rad = (e: string, deg = ''): string =>
  wrap('rad', properties('rad', deg ? '' : values('degHide=1')) + wrap('deg', deg) + wrap('e', e))
export const sup = (e: string, over: string): string =>
  wrap('sSup', properties('sSup', '') + wrap('e', e) + wrap('sup', over))
export const sub = (e: string, under: string): string =>
  wrap('sSub', properties('sSub', '') + wrap('e', e) + wrap('sub', under))
export const both = (e: string, under: string, over: string): string =>
  wrap('sSubSup', properties('sSubSup', '') + wrap('e', e) + wrap('sub', under) + wrap('sup', over))
export const pre = (under: string, over: string, e: string): string =>
  wrap('sPre', properties('sPre', '') + wrap('sub', under) + wrap('sup', over) + wrap('e', e))
export const nary = (style: string, under: string, over: string, e: string): string =>
  wrap('nary', properties('nary', values(style)) + wrap('sub', under) + wrap('sup', over) + wrap('e', e))
export const func = (name: string, e: string): string =>
  wrap('func', properties('func', '') + wrap('fName', name) + wrap('e', e))
export const d = (parts: string | readonly string[], style = ''): string =>
  wrap(
    'd',
    properties('d', values(style)) +
      [parts]
        .flat()
        .map((part) => wrap('e', part))
        .join(''),
  )
export const m = (rows: readonly (readonly string[])[], columns = ''): string =>
  wrap(
    'm',
    properties(
      'm',
      columns &&
        wrap(
          'mcs',
          columns
            .split('|')
            .map((one) => wrap('mc', properties('mc', values(one))))
            .join(''),
        ),
    ) + rows.map((row) => wrap('mr', row.map((cell) => wrap('e', cell)).join(''))).join(''),
  )
export const eqArr = (rows: readonly string[], style = ''): string =>
  wrap('eqArr', properties('eqArr', values(style)) + rows.map((row) => wrap('e', row)).join(''))
export const low = (e: string, lim: string): string =>
  wrap('limLow', properties('limLow', '') + wrap('e', e) + wrap('lim', lim))
export const upp = (e: string, lim: string): string =>
  wrap('limUpp', properties('limUpp', '') + wrap('e', e) + wrap('lim', lim))
/** `acc`, `bar`, `box`, `borderBox`, `groupChr`, `phant`: properties and one argument. */
export const one = (name: string, style: string, e: string): string =>
  wrap(name, properties(name, values(style)) + wrap('e', e))

const NAMESPACES =
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

/** An equation, or one in lines of its own. */
export const oMath = (inner: string): string => `<m:oMath ${NAMESPACES}>${inner}</m:oMath>`
export const oMathPara = (...equations: readonly string[]): string =>
  `<m:oMathPara ${NAMESPACES}><m:oMathParaPr><m:jc m:val="center"/></m:oMathParaPr>${equations.map((one) => wrap('oMath', one)).join('')}</m:oMathPara>`

import { texToOmml } from './equations/omml/tex-to-omml.ts'
import { markdownToHtml } from './text/markdown-to-html.ts'

/** Whether two texts look the same: programs write the same letters, emphasis, tables and formulae in other ways. */
export const isSameText = (one: string, other: string): boolean => one === other || looks(one) === looks(other)

const looks = (text: string): string =>
  markdownToHtml(text, { formulae: 'delimiters', address: (id) => id })
    .replace(/\\\((.*?)\\\)|\\\[(.*?)\\\]/gs, (_, inline?: string, apart?: string) => formula(inline ?? apart ?? ''))
    .normalize('NFC')
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/ ?(<\/?(?:p|ul|ol|li|table|thead|tbody|tr|th|td|br)\b[^>]*>) ?/g, '$1')
    .trim()

/** As an equation of Word, which knows neither spaces nor needless braces of TeX. */
function formula(escaped: string): string {
  const tex = escaped.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  return texToOmml(tex) ?? tex.replace(/\s/g, '')
}

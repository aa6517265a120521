/** A formula as our Markdown has it: between dollars, so without one of its own. */
export function texInMarkdown(tex: string, apart: boolean): string {
  const plain = tex
    .replace(/\\\$|\$/g, '\\text{dollar }')
    .replace(/\s+/g, ' ')
    .trim()
  if (plain === '') return ''
  return apart ? `$$${plain}$$` : `$${plain}$`
}

const SPECIAL: Readonly<Record<string, string>> = {
  '\\': '\\backslash ',
  '~': '\\sim ',
  '^': '\\wedge ',
  $: '\\text{dollar }',
}

/** Plain words inside of a formula. */
export const texText = (text: string): string =>
  `\\text{${text.replace(/[\\~^$#%&_{}]/g, (sign) => (sign in SPECIAL ? `}${SPECIAL[sign]}\\text{` : `\\${sign}`))}}`.replaceAll(
    '\\text{}',
    '',
  )

/** Parts one after the other; a command and a letter after it are kept apart. */
export const joinTex = (parts: readonly string[]): string =>
  parts.reduce((tex, part) => (/\\[a-zA-Z]+$/.test(tex) && /^[a-zA-Z]/.test(part) ? `${tex} ${part}` : tex + part), '')

/** An argument or a base: braces unless it is one sign or one command. */
export const texGroup = (tex: string): string => (/^(?:[\p{L}\p{N}]|\\[a-zA-Z]+)$/u.test(tex) ? tex : `{${tex}}`)

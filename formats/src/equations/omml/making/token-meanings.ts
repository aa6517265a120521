import { isFunctionName } from '../symbols/function-names.ts'
import { characterOfCommand, TEXT_COMMANDS } from './commands.ts'
import { Unsupported } from './token-reader.ts'

export const isEnd = (token: string): boolean => ['}', '&', '\\\\', '\\right', '\\end', '\\middle'].includes(token)

export const isFunction = (token: string): boolean =>
  token === '\\operatorname' || (token.startsWith('\\') && isFunctionName(token.slice(1)))

/** The character that a token stands for; none: an empty text. */
export const characterOf = (token: string): string =>
  characterOfCommand(token) ?? (token.startsWith('\\') || /^[\^_&{}#%]$/.test(token) ? '' : token)

/** The inside of a text, whose commands are signs. Throws an `Unsupported` for another command. */
export function plainText(typed: string): string {
  return typed
    .replace(/\\([a-zA-Z]+)(?:\{\}|\s*)|\\([\s\S])|[{}$]/g, (part, name?: string, sign?: string) => {
      const shown = name === undefined ? (sign ?? '') : TEXT_COMMANDS[name]
      if (shown === undefined || part === '$') throw new Unsupported(part)
      return shown
    })
    .replaceAll('~', ' ')
}

import { pageOfThisSite } from '@pariksha/contract/site/page-of-site'
import { isOutside, pageMarkdown } from './page-markdown.ts'

const isOurs = (address: string): boolean => address.startsWith('#') || pageOfThisSite(address) !== undefined

/** Renders what the staff write for a page; relative links to pages of this site are allowed, too. */
export const page = pageMarkdown({
  breaks: false,
  mayLink: (address) => isOurs(address) || isOutside(address),
  relOf: (address) => (isOurs(address) ? undefined : 'nofollow noopener'),
})

// punctuation after a formula must not wrap to the next line
const formula = page.renderer.rules.tex
page.renderer.rules.tex = (tokens, index, ...rest) => {
  const html = formula?.(tokens, index, ...rest) ?? ''
  const next = tokens[index + 1]
  const stop = next?.type === 'text' ? /^[.,;:?)।]/.exec(next.content)?.[0] : undefined
  if (!next || stop === undefined) return html
  next.content = next.content.slice(stop.length)
  return `<span class="together">${html}${stop}</span>`
}

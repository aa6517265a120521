import { isOutside, pageMarkdown } from './page-markdown.ts'

/** What students and staff write to one another. Links lend nobody our name, and headings belong to the page. */
export const writing = pageMarkdown({ breaks: true, mayLink: isOutside, relOf: () => 'nofollow noopener ugc' }).disable(
  ['heading', 'lheading'],
)

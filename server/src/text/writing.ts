import { isOutside, pageMarkdown } from './page-markdown.ts'

/** What students and staff write to one another. Links lend nobody our name, and headings belong to the page. */
const writing = pageMarkdown({ breaks: true, mayLink: isOutside, relOf: () => 'nofollow noopener ugc' }).disable([
  'heading',
  'lheading',
])

export const renderWriting = (text: string): string => writing.render(text)

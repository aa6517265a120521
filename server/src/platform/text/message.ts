import { isOutside, pageMarkdown } from './page-markdown.ts'

/** Renders messages between students and staff. Links are nofollow; headings are left to the page. */
export const message = pageMarkdown({ breaks: true, mayLink: isOutside, relOf: () => 'nofollow noopener ugc' }).disable(
  ['heading', 'lheading'],
)

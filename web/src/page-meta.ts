import { institute } from './lib/institute.ts'
import { texts } from './texts.ts'

/** The title and description of a page, for search engines and link previews. */
export function pageMeta(title: string, description: string = institute.tagline) {
  return [
    { title: texts.title(title) },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: institute.name },
    { property: 'og:type', content: 'website' },
  ]
}

import { pathIn } from '@pariksha/contract/languages'
import type { MetaDescriptor } from 'react-router'
import { siteOf } from '../lib/site.ts'

type Args = { readonly matches: Parameters<typeof siteOf>[0] }

/** Where a page is in the site: names and paths, the page itself last. */
export function breadcrumb(
  { matches }: Args,
  steps: readonly (readonly [name: string, path: string])[],
): MetaDescriptor {
  const { origin, language } = siteOf(matches)
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(([name, path], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: origin + pathIn(language, path),
      })),
    },
  }
}

/** The questions a page answers. */
export const answers = (
  questions: readonly { readonly question: string; readonly answer: string }[],
): MetaDescriptor => ({
  'script:ld+json': {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  },
})

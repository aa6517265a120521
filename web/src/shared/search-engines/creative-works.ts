import { pathIn } from '@pariksha/contract/languages'
import type { PackageItem } from '@pariksha/contract/packages'
import type { Book } from '@pariksha/contract/site/books'
import type { MetaDescriptor } from 'react-router'
import { siteOf } from '../lib/site.ts'

type Args = { readonly matches: Parameters<typeof siteOf>[0] }

const described = (type: string, fields: object): MetaDescriptor => ({
  'script:ld+json': { '@context': 'https://schema.org', '@type': type, ...fields },
})

const offer = (price: number, url: string) => ({
  '@type': 'Offer',
  price,
  priceCurrency: 'INR',
  availability: 'https://schema.org/InStock',
  url,
})

type Written = { readonly title: string; readonly description: string; readonly published: string }

/** What there is to read. */
export function article(
  args: Args & { location: { pathname: string } },
  { title, description, published }: Written,
  author?: string,
) {
  const { name, origin, language } = siteOf(args.matches)
  return described('Article', {
    headline: title,
    description,
    datePublished: published,
    author: { '@type': author === undefined || author === name ? 'Organization' : 'Person', name: author ?? name },
    publisher: { '@type': 'EducationalOrganization', name, url: `${origin}/` },
    mainEntityOfPage: origin + pathIn(language, args.location.pathname),
  })
}

/** The tests of an exam as a course that is taken online. */
export function testSeries({ matches }: Args, title: string, description: string, path: string): MetaDescriptor {
  const { name, origin, language } = siteOf(matches)
  return described('Course', {
    name: title,
    description,
    url: origin + pathIn(language, path),
    provider: { '@type': 'EducationalOrganization', name, url: `${origin}/` },
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online' },
  })
}

/** The demo test. */
export function quiz({ matches }: Args, title: string, description: string, path: string): MetaDescriptor {
  const { name, origin, language } = siteOf(matches)
  return described('Quiz', {
    name: title,
    description,
    url: origin + pathIn(language, path),
    isAccessibleForFree: true,
    educationalUse: 'practice',
    provider: { '@type': 'EducationalOrganization', name },
  })
}

/** The price list. */
export function packageOffers({ matches }: Args, packages: readonly PackageItem[]): MetaDescriptor {
  const { origin, language } = siteOf(matches)
  return described('ItemList', {
    itemListElement: packages.map(({ title, description, slug, price }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Product',
        name: title,
        description,
        offers: offer(price, origin + pathIn(language, `/pricing#package-${slug}`)),
      },
    })),
  })
}

/** The books of the institute. */
export function bookList({ matches }: Args, books: readonly Book[]): MetaDescriptor {
  const { name, origin, language } = siteOf(matches)
  return described('ItemList', {
    itemListElement: books.map(({ title, author, description, pages, price }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Book',
        name: title,
        description,
        numberOfPages: pages,
        author: { '@type': 'Organization', name: author },
        publisher: { '@type': 'EducationalOrganization', name },
        offers: offer(price, origin + pathIn(language, '/books')),
      },
    })),
  })
}

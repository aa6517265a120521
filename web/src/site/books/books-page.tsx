import type { MetaArgs } from 'react-router'
import { TRANSLATED } from '../../shared/languages/translated.ts'
import { read } from '../../shared/lib/api/read.ts'
import { bookList } from '../../shared/search-engines/creative-works.ts'
import { pageMeta } from '../../shared/search-engines/page-meta.ts'
import { ButtonLink } from '../../shared/ui/button.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { EmptyState } from '../../shared/ui/status/empty-state.tsx'
import type { Route } from './+types/books-page.ts'
import { BookItem } from './book-item.tsx'
import { useTexts } from './texts.ts'

/** React Router calls `meta` while it renders the head, so hooks are allowed. */
const useMeta = (args: MetaArgs<typeof loader>) => {
  const texts = useTexts()
  return [
    ...pageMeta(args, texts.heading, texts.description),
    ...(args.loaderData?.length ? [bookList(args, args.loaderData)] : []),
  ]
}

export { useMeta as meta }

export const loader = (args: Route.LoaderArgs) => read(args, '/books/')

export const handle = TRANSLATED

export default function BooksPage({ loaderData: books }: Route.ComponentProps) {
  const texts = useTexts()
  return (
    <div className="page-width flex flex-col gap-8 py-8 md:py-12">
      <PageHeading title={texts.heading} lead={books.length === 0 ? undefined : texts.text} />
      {books.length === 0 ? (
        <EmptyState
          title={texts.empty.title}
          text={texts.empty.text}
          action={<ButtonLink to="/current-affairs">{texts.empty.action}</ButtonLink>}
        />
      ) : (
        <ul className="grid gap-5 lg:grid-cols-2">
          {books.map((book) => (
            <li key={book.id}>
              <BookItem book={book} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

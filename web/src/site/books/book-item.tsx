import type { Book } from '@pariksha/contract/site/books'
import { rupees } from '@pariksha/domain/rupees'
import { BookOpen, Mail } from 'lucide-react'
import { useSite } from '../../shared/lib/site.ts'
import { ButtonLink, buttonClassName } from '../../shared/ui/button.tsx'
import { useTexts as useStudyTexts } from '../study/texts.ts'
import { BookCover } from './book-cover.tsx'
import { useTexts } from './texts.ts'

export function BookItem({ book }: { readonly book: Book }) {
  const texts = useTexts()
  const study = useStudyTexts()
  const { email } = useSite()
  const { title, author, description, contents, exams, pages, price, extract, how_to_get, sample } = book
  return (
    <article className="grid h-full grid-cols-[auto_1fr] grid-rows-[auto_1fr] gap-x-4 gap-y-5 rounded-lg border border-line bg-surface p-5 shadow-sm sm:gap-x-6 sm:p-6">
      <BookCover book={book} />
      <div className="flex flex-col gap-2">
        <h2 className="font-semibold text-xl">{title}</h2>
        <p className="text-ink-soft text-sm">{texts.by(author)}</p>
        <p className="figures font-bold text-2xl">{rupees(price)}</p>
        <p className="figures text-ink-soft text-sm">
          {[texts.pages(pages), ...exams.map((exam) => study.exams[exam])].join(' · ')}
        </p>
        {sample && <p className="text-ink-faint text-xs">{texts.sample}</p>}
      </div>
      <div className="col-span-2 flex flex-col gap-4">
        <p>{description}</p>
        {contents.length > 0 && (
          <div>
            <h3 className="font-semibold">{texts.inside}</h3>
            <ul className="list-disc pl-5 text-ink-soft sm:columns-2">
              {contents.map((chapter) => (
                <li key={chapter}>{chapter}</li>
              ))}
            </ul>
          </div>
        )}
        <div>
          <h3 className="font-semibold">{texts.how}</h3>
          <p className="text-ink-soft">{how_to_get}</p>
        </div>
        <div className="mt-auto flex flex-wrap gap-3">
          {email !== '' && (
            <a
              href={`mailto:${email}?subject=${encodeURIComponent(texts.subject(title))}`}
              aria-label={texts.orderBook(title)}
              className={buttonClassName('primary')}
            >
              <Mail aria-hidden="true" className="size-4" />
              {texts.order}
            </a>
          )}
          {extract && (
            <ButtonLink
              variant="secondary"
              to={`/current-affairs/${extract.slug}`}
              aria-label={texts.extractOf(extract.title, title)}
            >
              <BookOpen aria-hidden="true" className="size-4" />
              {texts.extract}
            </ButtonLink>
          )}
        </div>
      </div>
    </article>
  )
}

import type { ExamItem } from '@pariksha/contract/exams/exams'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'

type Props = { readonly title: string; readonly exams: readonly Pick<ExamItem, 'slug' | 'name' | 'page' | 'summary'>[] }

/** The way to the pages of some exams. */
export function ExamLinks({ title, exams }: Props) {
  return (
    <section className="flex flex-col gap-5">
      <h2 className="font-semibold text-2xl">{title}</h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {exams.map(({ slug, name, page, summary }) => (
          <li key={slug}>
            <Link
              to={page}
              className="group flex h-full flex-col gap-1.5 rounded-lg border border-line bg-surface p-5 hover:border-accent"
            >
              <span className="flex items-center justify-between gap-3 font-semibold text-lg">
                {name}
                <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-accent" />
              </span>
              <span className="text-ink-soft text-sm">{summary}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { ShownExam } from '@pariksha/contract/exams/shown-exams'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../shared/lib/api/api.ts'
import { detailOf } from '../../shared/lib/api/api-errors.ts'
import { Button, ButtonLink } from '../../shared/ui/button.tsx'
import { showToast } from '../../shared/ui/toast/toast-store.ts'
import { descriptionOf } from '../collections/description-of.ts'
import { ActDialog } from '../shared/page/act-dialog.tsx'
import { PageFrame } from '../shared/page/page-frame.tsx'
import { QueryResult } from '../shared/page/query-result.tsx'
import { invalidateStaffSession, removeRow } from '../shared/staff-calls.ts'
import { examTexts } from './exam-texts.ts'

const KEY = ['staff', 'shown-exams']

/** What the institute teaches: its own exams, and a switch for each of those that come with the site. */
export function ExamsPage() {
  const exams = useQuery({ queryKey: KEY, queryFn: () => call('GET /staff/shown-exams/'), staleTime: 0 })
  const add = <ButtonLink to="/staff/exams/new">{examTexts.add}</ButtonLink>
  return (
    <PageFrame title={examTexts.title} text={examTexts.text} shownAt="/exams" actions={add}>
      <QueryResult of={exams}>
        {({ exams: all }) => {
          const own = all.filter((exam) => exam.own !== null)
          return (
            <>
              <Group title={examTexts.own} exams={own} />
              {own.length === 0 && <p className="text-ink-soft">{examTexts.none}</p>}
              <Group title={examTexts.shipped} exams={all.filter((exam) => exam.own === null)} />
            </>
          )
        }}
      </QueryResult>
    </PageFrame>
  )
}

function Group({ title, exams }: { readonly title: string; readonly exams: readonly ShownExam[] }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold text-lg">{title}</h2>
      {exams.length > 0 && (
        <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
          {exams.map((exam) => (
            <Line key={exam.slug} exam={exam} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Line({ exam: { slug, name, own, shown, page, named_in } }: { readonly exam: ShownExam }) {
  const [deleting, setDeleting] = useState(false)
  const { wanted = shown, toggle } = useSwitch(slug, name)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
        <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">{page}</p>
      </div>
      <label className="inline-flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          role="switch"
          aria-checked={wanted}
          aria-label={examTexts.shownOf(name)}
          checked={wanted}
          onChange={(event) => void toggle(event.target.checked)}
          className="size-5 accent-accent"
        />
        <span aria-hidden="true">{examTexts.shown}</span>
      </label>
      {own !== null && (
        <div className="flex flex-wrap gap-2">
          <ButtonLink variant="secondary" to={`/staff/exams/${own}`} aria-label={examTexts.editOf(name)}>
            {examTexts.edit}
          </ButtonLink>
          <Button variant="danger" aria-label={examTexts.deleteOf(name)} onClick={() => setDeleting(true)}>
            {examTexts.delete}
          </Button>
          <ActDialog
            open={deleting}
            onClose={() => setDeleting(false)}
            title={examTexts.deleteTitle(name)}
            submit={examTexts.delete}
            danger
            done={examTexts.deleted(name)}
            work={() => removeRow('exams', own)}
          >
            {() => <p>{examTexts.deleteText}</p>}
          </ActDialog>
        </div>
      )}
      {named_in.length > 0 && <NamedIn texts={named_in} />}
    </li>
  )
}

/** Optimistic: shows the new state at once, then refetches the queries that depend on it. */
function useSwitch(slug: string, name: string) {
  const client = useQueryClient()
  const [wanted, setWanted] = useState<boolean>()
  const toggle = async (shown: boolean) => {
    if (wanted !== undefined) return // one after the other
    setWanted(shown)
    try {
      const answer = await call('PUT /staff/shown-exams/:slug/', { params: { slug }, body: { shown } })
      client.setQueryData(KEY, answer)
      showToast({ tone: 'good', text: shown ? examTexts.visible(name) : examTexts.hidden(name) })
      await Promise.all([['exams'], ['series']].map((queryKey) => client.invalidateQueries({ queryKey })))
    } catch (error) {
      invalidateStaffSession(client, error)
      showToast({ tone: 'bad', text: detailOf(error, examTexts.failed) })
    } finally {
      setWanted(undefined)
    }
  }
  return { wanted, toggle }
}

function NamedIn({ texts }: { readonly texts: ShownExam['named_in'] }) {
  return (
    <div className="w-full text-sm">
      <p className="text-warn">{examTexts.namedIn}</p>
      <ul className="flex flex-wrap gap-x-4">
        {texts.map(({ collection, id, title }) => (
          <li key={`${collection}/${id}`}>
            <Link
              to={`/staff/${collection}${id === '' ? '' : `/${id}`}`}
              className="inline-flex min-h-9 items-center text-accent underline"
            >
              {[descriptionOf(collection)?.title, title].filter(Boolean).join(': ')}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

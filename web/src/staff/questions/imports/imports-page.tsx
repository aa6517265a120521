import { LANGUAGES } from '@pariksha/contract/languages'
import type { ImportItem } from '@pariksha/contract/questions/imports'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../../shared/lib/api/api.ts'
import { download } from '../../../shared/lib/api/download.ts'
import { momentText } from '../../../shared/lib/format/dates.ts'
import { Button, ButtonLink } from '../../../shared/ui/button.tsx'
import { EmptyState } from '../../../shared/ui/status/empty-state.tsx'
import { PageFrame } from '../../shared/page/page-frame.tsx'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { importTexts as texts } from './import-texts.ts'
import { UploadForm } from './upload-form.tsx'

/** Where files of questions are brought, and what became of those that were. */
export function ImportsPage() {
  const imports = useQuery({
    queryKey: ['staff', 'imports'],
    queryFn: () => call('GET /staff/imports/'),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.some(({ state }) => state === 'reading') ? 2_000 : false),
  })
  return (
    <PageFrame
      title={texts.title}
      text={texts.text}
      actions={
        <ButtonLink variant="secondary" to="/staff/questions">
          {texts.toBank}
        </ButtonLink>
      }
    >
      <UploadForm />
      <section className="flex flex-col gap-2">
        <h2 className="font-semibold text-lg">{texts.templates}</h2>
        <div className="flex flex-wrap gap-2">
          {LANGUAGES.map((language) => (
            <Button
              key={language}
              variant="secondary"
              aria-label={texts.templateOf(texts.template[language])}
              onClick={() => void download(`/staff/question-templates/${language}/`, {}, `questions-${language}.xlsx`)}
            >
              {texts.template[language]}
            </Button>
          ))}
        </div>
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="font-semibold text-lg">{texts.earlier}</h2>
        <QueryResult of={imports}>
          {(found) =>
            found.length === 0 ? (
              <EmptyState title={texts.none} text={texts.noneText} />
            ) : (
              <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
                {found.map((one) => (
                  <Item key={one.id} item={one} />
                ))}
              </ul>
            )
          }
        </QueryResult>
      </section>
    </PageFrame>
  )
}

function Item({ item }: { readonly item: ImportItem }) {
  const { id, file_name, state, failure, made_by, made_at } = item
  return (
    <li className="relative flex flex-col gap-1 px-4 py-3 hover:bg-sunken">
      <Link
        to={`/staff/imports/${id}`}
        className="[overflow-wrap:anywhere] font-medium after:absolute after:inset-0 after:content-['']"
      >
        {file_name}
      </Link>
      <p className="figures text-sm">
        <span className={state === 'failed' ? 'text-bad' : 'text-ink'}>{texts.states[state]}</span>
        {texts.counts(item) !== '' && <span> · {texts.counts(item)}</span>}
      </p>
      {failure && <p className="text-ink-soft text-sm">{failure}</p>}
      <p className="figures [overflow-wrap:anywhere] text-ink-soft text-sm">
        {texts.by(made_by, momentText(made_at, 'en'))}
      </p>
    </li>
  )
}

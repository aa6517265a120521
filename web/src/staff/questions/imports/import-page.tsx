import type { Import } from '@pariksha/contract/questions/imports'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { call } from '../../../shared/lib/api/api.ts'
import { momentText } from '../../../shared/lib/format/dates.ts'
import { ButtonLink } from '../../../shared/ui/button.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { Spinner } from '../../../shared/ui/status/spinner.tsx'
import { PageFrame } from '../../shared/page/page-frame.tsx'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { ImportActs } from './acts/import-acts.tsx'
import { ColumnMapping } from './column-mapping.tsx'
import { importTexts as texts } from './import-texts.ts'
import { Problems } from './problems.tsx'
import { ImportQuestions } from './questions/import-questions.tsx'

const READING_POLL_MILLIS = 1_000

/** One import: what was read, what is wrong with it, and what is to become of it. */
export function ImportPage() {
  const { importId = '' } = useParams()
  const found = useQuery({
    queryKey: ['staff', 'import', importId],
    queryFn: () => call('GET /staff/imports/:importId/', { params: { importId } }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.state === 'reading' ? READING_POLL_MILLIS : false),
  })
  return (
    <QueryResult of={found} title={texts.title}>
      {(one) => <ImportDetails found={one} />}
    </QueryResult>
  )
}

function ImportDetails({ found }: { readonly found: Import }) {
  const { state, failure, file_name, made_by, made_at, problems, mappings, same_file: same, there } = found
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const isOpen = state === 'ready' || state === 'taken'
  return (
    <PageFrame
      title={file_name}
      text={[texts.states[state], texts.counts(found), texts.by(made_by, momentText(made_at, 'en'))]
        .filter((part) => part !== '')
        .join(' · ')}
      actions={
        <ButtonLink variant="secondary" to="/staff/imports">
          {texts.all}
        </ButtonLink>
      }
    >
      {state === 'reading' && (
        <p role="status" className="flex items-center gap-3">
          <Spinner /> {texts.reading}
        </p>
      )}
      {failure && <ErrorNotice text={failure} />}
      {same && (
        <p>
          <Link to={`/staff/imports/${same.id}`} className="text-accent underline">
            {texts.sameFile(momentText(same.made_at, 'en'))}
          </Link>
        </p>
      )}
      {isOpen && there > 0 && <p className="max-w-prose rounded-lg bg-accent-soft p-4">{texts.there(there)}</p>}
      {problems.length > 0 && (
        <details className="rounded-lg border border-line bg-surface p-4">
          <summary className="cursor-pointer font-semibold">
            {texts.ofFile} ({problems.length})
          </summary>
          <Problems problems={problems} />
        </details>
      )}
      {mappings.length > 0 && (state === 'ready' || state === 'failed') && <ColumnMapping found={found} />}
      {state !== 'reading' && <ImportActs found={found} selected={selected} onDone={() => setSelected(new Set())} />}
      {isOpen && <ImportQuestions found={found} selected={selected} onSelect={setSelected} />}
    </PageFrame>
  )
}

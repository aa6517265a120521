import type { Batch } from '@pariksha/contract/people/batches'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { call } from '../../../shared/lib/api/api.ts'
import { Button, ButtonLink } from '../../../shared/ui/button.tsx'
import { MoreButton } from '../../../shared/ui/more-button.tsx'
import { PageFrame } from '../../shared/page/page-frame.tsx'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { useMay } from '../../shared/use-may.ts'
import { AddOneDialog, ChangeDialog, DeleteDialog, RemoveDialog } from './batch-dialogs.tsx'
import { BatchTests } from './batch-tests.tsx'
import { batchTexts } from './batch-texts.ts'
import { teachersText } from './batches-page.tsx'
import { ImportDialog } from './import-dialog.tsx'

/** A batch and its students. */
export function BatchPage() {
  const { batchId = '' } = useParams()
  const may = useMay()
  const batch = useInfiniteQuery({
    queryKey: ['staff', 'batch', batchId],
    queryFn: ({ pageParam }) =>
      call('GET /staff/batches/:batchId/', { params: { batchId }, query: { after: pageParam } }),
    initialPageParam: 0,
    getNextPageParam: ({ page, more }) => (more ? page.at(-1)?.id : undefined),
    staleTime: 0,
  })
  return (
    <QueryResult of={batch}>
      {({ pages }) => {
        const [found] = pages
        if (!found) return null
        const members = pages.flatMap(({ page }) => page)
        return (
          <PageFrame
            title={found.name}
            text={`${batchTexts.students(found.members)} · ${teachersText(found.teachers)}`}
            actions={
              <ButtonLink variant="secondary" to="/staff/batches">
                {batchTexts.back}
              </ButtonLink>
            }
          >
            {may('batches.manage') && <Acts batch={found} />}
            {may('results.read') && <BatchTests batchId={found.id} />}
            <section className="flex flex-col gap-3">
              <h2 className="font-semibold text-lg">{batchTexts.members}</h2>
              {members.length === 0 ? (
                <p className="text-ink-soft">{batchTexts.noMembers}</p>
              ) : (
                <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
                  {members.map((member) => (
                    <Member key={member.id} batchId={found.id} member={member} />
                  ))}
                </ul>
              )}
              <MoreButton of={batch}>{batchTexts.more}</MoreButton>
            </section>
          </PageFrame>
        )
      }}
    </QueryResult>
  )
}

const ACTS = [
  [batchTexts.import, ImportDialog],
  [batchTexts.addOne, AddOneDialog],
  [batchTexts.change, ChangeDialog],
  [batchTexts.delete, DeleteDialog],
] as const

function Acts({ batch }: { readonly batch: Batch }) {
  const [open, setOpen] = useState<string>()
  return (
    <div className="flex flex-wrap gap-2">
      {ACTS.map(([label, Form]) => (
        <div key={label}>
          <Button variant={label === batchTexts.delete ? 'danger' : 'secondary'} onClick={() => setOpen(label)}>
            {label}
          </Button>
          <Form batch={batch} open={open === label} onClose={() => setOpen(undefined)} />
        </div>
      ))}
    </div>
  )
}

type MemberProps = {
  readonly batchId: number
  readonly member: {
    readonly id: number
    readonly full_name: string
    readonly email: string
    readonly phone_number: string | null
  }
}

function Member({ batchId, member: { id, full_name, email, phone_number } }: MemberProps) {
  const may = useMay()
  const [open, setOpen] = useState(false)
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <div className="min-w-0">
        <p className="font-medium [overflow-wrap:anywhere]">
          <Link
            to={`/staff/${may('students.read') ? 'students' : 'results/students'}/${id}`}
            className="text-accent underline"
          >
            {full_name}
          </Link>
        </p>
        <p className="figures text-ink-soft text-sm [overflow-wrap:anywhere]">
          {[email, phone_number].filter(Boolean).join(' · ')}
        </p>
      </div>
      {may('batches.manage') && (
        <>
          <Button variant="secondary" aria-label={batchTexts.removeOf(full_name)} onClick={() => setOpen(true)}>
            {batchTexts.remove}
          </Button>
          <RemoveDialog batchId={batchId} studentId={id} name={full_name} open={open} onClose={() => setOpen(false)} />
        </>
      )}
    </li>
  )
}

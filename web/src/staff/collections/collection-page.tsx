import type { Row } from '@pariksha/contract/site/collections/rows'
import { translatedFieldsOf } from '@pariksha/contract/texts/translated-fields'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { detailOf } from '../../shared/lib/api/api-errors.ts'
import { Button, ButtonLink } from '../../shared/ui/button.tsx'
import { EmptyState } from '../../shared/ui/status/empty-state.tsx'
import { showToast } from '../../shared/ui/toast/toast-store.ts'
import { NotFound } from '../../site/not-found/not-found.tsx'
import { missingLanguages, outdatedLanguages } from '../shared/form/translations.ts'
import { PageFrame } from '../shared/page/page-frame.tsx'
import { QueryResult } from '../shared/page/query-result.tsx'
import { invalidateStaffSession, removeRow, restoreRow, rowsOf } from '../shared/staff-calls.ts'
import { texts } from '../texts.ts'
import type { Description } from './description.ts'
import { descriptionOf } from './description-of.ts'

/** The rows of a collection, in the order of the site. */
export function CollectionPage() {
  const { collection = '' } = useParams()
  const description = descriptionOf(collection)
  return description ? <Rows collection={collection} description={description} /> : <NotFound />
}

type Props = { readonly collection: string; readonly description: Description }

function Rows({ collection, description }: Props) {
  const { title, text, shownAt } = description
  const client = useQueryClient()
  const key = ['staff', 'rows', collection]
  const rows = useQuery({ queryKey: key, queryFn: () => rowsOf(collection), staleTime: 0 })
  const [removing, setRemoving] = useState<string>()
  const refresh = () => client.invalidateQueries({ queryKey: key })

  /** Deleted at once, which can be undone. */
  const remove = async (row: Row) => {
    setRemoving(row.id)
    try {
      await removeRow(collection, row.id)
      await refresh()
      const offerUndo = (tone: 'plain' | 'bad', text: string) =>
        showToast({ tone, text, action: { label: texts.list.undo, run: () => void restore() } }, 15_000)
      const restore = async () => {
        try {
          await restoreRow(collection, row.id)
          showToast({ tone: 'good', text: texts.list.restored })
        } catch (error) {
          invalidateStaffSession(client, error)
          offerUndo('bad', detailOf(error, texts.list.restoreFailed))
        }
        await refresh()
      }
      offerUndo('plain', texts.list.deleted(description.nameOf(row)))
    } catch (error) {
      invalidateStaffSession(client, error)
      showToast({ tone: 'bad', text: detailOf(error, texts.list.deleteFailed) })
      await refresh() // somebody else may have deleted it
    } finally {
      setRemoving(undefined)
    }
  }

  const add = <ButtonLink to={`/staff/${collection}/new`}>{texts.list.add}</ButtonLink>
  return (
    <PageFrame title={title} text={text} shownAt={shownAt} actions={add}>
      <QueryResult of={rows}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={texts.list.empty} text={texts.list.emptyText(description.one)} action={add} />
          ) : (
            <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
              {found.map((row) => (
                <Line
                  key={row.id}
                  collection={collection}
                  description={description}
                  row={row}
                  isBusy={removing === row.id}
                  onDelete={remove}
                />
              ))}
            </ul>
          )
        }
      </QueryResult>
    </PageFrame>
  )
}

type LineProps = Props & {
  readonly row: Row
  readonly isBusy: boolean
  readonly onDelete: (row: Row) => Promise<void>
}

function Line({ collection, description: { nameOf, noteOf }, row, isBusy, onDelete }: LineProps) {
  const name = nameOf(row)
  const missing = missingLanguages(translatedFieldsOf(collection), row)
  const outdated = outdatedLanguages(row)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
        <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">{noteOf(row)}</p>
      </div>
      {missing.length > 0 && (
        <p className="text-ink-faint text-sm">
          {texts.translations.missingIn(missing.map((language) => texts.translations.languages[language]))}
        </p>
      )}
      {outdated.length > 0 && (
        <p className="text-sm text-warn">
          {texts.translations.outdatedIn(outdated.map((language) => texts.translations.languages[language]))}
        </p>
      )}
      {row.sample === true && <Badge>{texts.list.sample}</Badge>}
      {Array.isArray(row.batches) && <Badge>{texts.list.forBatches}</Badge>}
      {row.published === false && <Badge>{texts.list.hidden}</Badge>}
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          variant="secondary"
          to={`/staff/${collection}/${encodeURIComponent(row.id)}`}
          aria-label={`${texts.list.edit}: ${name}`}
        >
          {texts.list.edit}
        </ButtonLink>
        <Button
          variant="danger"
          busy={isBusy}
          onClick={() => void onDelete(row)}
          aria-label={`${texts.list.delete}: ${name}`}
        >
          {texts.list.delete}
        </Button>
      </div>
    </li>
  )
}

function Badge({ children }: { readonly children: string }) {
  return <span className="rounded-full bg-sunken px-3 py-1 text-ink-soft text-sm">{children}</span>
}

import type { PaperDraft } from '@pariksha/contract/papers/paper-draft'
import { useQueryClient } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { ActDialog } from '../../shared/page/act-dialog.tsx'
import { useDesk } from '../draft/desk-context.ts'
import { cacheIfNewer } from '../draft/use-paper.ts'

type Props = Omit<ComponentProps<typeof ActDialog>, 'work'> & {
  readonly work: (draft: PaperDraft, form: FormData) => Promise<PaperDraft>
}

/** An act on the paper of the desk; it answers the paper afterwards. */
export function PaperActDialog({ work, ...dialog }: Props) {
  const { draft } = useDesk()
  const client = useQueryClient()
  return <ActDialog {...dialog} work={async (form) => cacheIfNewer(client, await work(draft, form))} />
}

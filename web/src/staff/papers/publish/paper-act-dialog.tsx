import type { PaperDraft } from '@pariksha/contract/papers/paper-draft'
import { useQueryClient } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { ActDialog } from '../../shared/page/act-dialog.tsx'
import { useBuilder } from '../draft/builder-context.ts'
import { cacheIfNewer } from '../draft/use-paper.ts'

type Props = Omit<ComponentProps<typeof ActDialog>, 'work'> & {
  readonly work: (draft: PaperDraft, form: FormData) => Promise<PaperDraft>
}

/** An act on the open paper; it answers the paper afterwards. */
export function PaperActDialog({ work, ...dialog }: Props) {
  const { draft } = useBuilder()
  const client = useQueryClient()
  return <ActDialog {...dialog} work={async (form) => cacheIfNewer(client, await work(draft, form))} />
}

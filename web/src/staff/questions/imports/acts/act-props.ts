import type { Import } from '@pariksha/contract/questions/imports'

/** Props of the dialogs that act on an import. */
export type ActProps = {
  readonly found: Import
  /** Empty: all. */
  readonly positions: readonly number[]
  readonly open: boolean
  readonly onClose: () => void
  /** After the act: clears the selection. */
  readonly onDone: () => void
}

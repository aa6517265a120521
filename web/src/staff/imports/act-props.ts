import type { Import } from '@pariksha/contract/question-bank/imports'

/** Of a dialog in which something is done with an import. */
export type ActProps = {
  readonly found: Import
  /** Empty: all. */
  readonly positions: readonly number[]
  readonly open: boolean
  readonly onClose: () => void
  readonly onTaken: () => void
}

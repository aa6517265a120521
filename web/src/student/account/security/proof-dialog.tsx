import type { Proof } from '@pariksha/contract/people/accounts/fields'
import { useId, useState } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { useTexts } from '../texts.ts'
import { ProofFields } from './proof-fields.tsx'
import { isComplete, proofProblem } from './proof-problem.ts'

type Props = { readonly onProof: (proof: Proof) => Promise<void>; readonly onClose: () => void }

/** Asks for a proof of identity before the address is changed or the phone number proved. */
export function ProofDialog({ onProof, onClose }: Props) {
  const texts = useTexts()
  const form = useId()
  const [proof, setProof] = useState<Proof>({})
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const confirm = async () => {
    setBusy(true)
    setFailure(null)
    try {
      await onProof(proof)
    } catch (error) {
      setFailure(proofProblem(texts, error, texts.profile.saveFailed))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.proof.title}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.proof.cancel}
          </Button>
          <Button type="submit" form={form} busy={busy} disabled={!isComplete(proof)}>
            {texts.proof.confirm}
          </Button>
        </>
      }
    >
      <p>{texts.proof.text}</p>
      <form
        id={form}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          void confirm()
        }}
      >
        <ProofFields proof={proof} onChange={setProof} />
      </form>
      {failure && <ErrorNotice text={failure} />}
    </Dialog>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { ApiError, detailOf } from '../../../shared/lib/api/api-errors.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { texts } from '../../texts.ts'
import { needsSignIn } from '../needs-sign-in.ts'
import { invalidateStaffSession } from '../staff-calls.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { NoMailNotice, useIsMailed } from './no-mail.tsx'

/** The message of an act, good if it is a string. */
export type Outcome = string | { readonly tone: 'good' | 'bad'; readonly text: string }
const isOutcome = (said: unknown): said is Exclude<Outcome, string> =>
  typeof said === 'object' && said !== null && 'tone' in said && 'text' in said

/** What the server found wrong with a field. */
export type ErrorOf = (name: string) => string | undefined

type Props = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** The label of the button. */
  readonly submit: string
  readonly danger?: boolean
  /** The message after success, unless `work` returns one. */
  readonly done?: string
  /** The message instead of `done` where no mail server is set up; given by acts that write an e-mail. */
  readonly unmailed?: string | undefined
  readonly work: (form: FormData) => Promise<unknown>
  /** The fields. */
  readonly children: (errorOf: ErrorOf) => ReactNode
}

const isOvertaken = (error: unknown): boolean => error instanceof ApiError && error.code === 'row_changed'

/** The error stands below the fields, which on a phone is out of sight. */
const scrollTo = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'center' })

/** What is wrong with a field may be out of sight, too. */
function showFault(form: HTMLFormElement) {
  form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  form.querySelector('[role=alert]')?.scrollIntoView({ block: 'center' })
}

/** A dialog that confirms an action, runs it and then refetches the queries of the page. */
export function ActDialog({ open, onClose, title, submit, danger = false, done, unmailed, work, children }: Props) {
  const client = useQueryClient()
  const id = useId()
  const isMailed = useIsMailed()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const typed = useRef(false)
  const [leaving, setLeaving] = useState(false)
  const close = () => {
    setFailure(undefined)
    setLeaving(false)
    typed.current = false
    onClose()
  }
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setBusy(true)
    setFailure(undefined)
    try {
      const said = await work(new FormData(form))
      close()
      const plain = isMailed ? done : (unmailed ?? done)
      showToast(isOutcome(said) ? said : { tone: 'good', text: typeof said === 'string' ? said : (plain ?? submit) })
      await client.invalidateQueries({ queryKey: ['staff'] })
    } catch (error) {
      if (needsSignIn(error)) close()
      invalidateStaffSession(client, error)
      // the page, and with it the dialog, shows what somebody else saved; the next press is about that
      if (isOvertaken(error)) void client.invalidateQueries({ queryKey: ['staff'] })
      setFailure(error)
      requestAnimationFrame(() => showFault(form))
    } finally {
      setBusy(false)
    }
  }
  const errors = failure instanceof ApiError ? failure.errors : []
  const errorOf = (name: string) => errors.find(({ path }) => path.split('.')[0] === name)?.message
  return (
    <>
      <Dialog
        open={open}
        onClose={close}
        onDismiss={() => (typed.current ? setLeaving(true) : close())}
        title={title}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {texts.form.cancel}
            </Button>
            <Button type="submit" form={id} variant={danger ? 'danger' : 'primary'} busy={busy}>
              {submit}
            </Button>
          </>
        }
      >
        <form
          id={id}
          onSubmit={(event) => void send(event)}
          onInput={() => {
            typed.current = true
          }}
          noValidate
          className="flex flex-col gap-4"
        >
          {unmailed !== undefined && <NoMailNotice />}
          {children(errorOf)}
        </form>
        {failure !== undefined && errors.length === 0 && (
          <div ref={scrollTo}>
            <ErrorNotice text={isOvertaken(failure) ? texts.act.overtaken : detailOf(failure, texts.act.failed)} />
          </div>
        )}
      </Dialog>
      <LeaveDialog open={open && leaving} onStay={() => setLeaving(false)} onLeave={close} />
    </>
  )
}

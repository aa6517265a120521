import type { Language } from '@pariksha/contract/languages'
import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useRef, useState } from 'react'
import { detailOf } from '../../../shared/lib/api/api-errors.ts'
import { Button, buttonClassName } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx'
import { Field } from '../../../shared/ui/forms/field.tsx'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { Spinner } from '../../../shared/ui/status/spinner.tsx'
import { fileAddress, problemOfFile, uploadFile } from '../../shared/form/uploads/upload-file.ts'
import { LeaveDialog } from '../../shared/page/leave-dialog.tsx'
import { invalidateStaffSession } from '../../shared/staff-calls.ts'
import { texts as staffTexts } from '../../texts.ts'
import { questionTexts } from '../question-texts.ts'

const { form: texts } = questionTexts

type Props = {
  readonly label: string
  readonly language: Language
  readonly value: string
  readonly error?: string | undefined
  readonly hint?: string
  readonly rows: number
  readonly onChange: (value: string) => void
}

/** A text of a question in one language; a picture is pasted, dropped or chosen, and stands where the cursor was. */
export function TextArea({ label, language, value, error, hint, rows, onChange }: Props) {
  const client = useQueryClient()
  const area = useRef<HTMLTextAreaElement>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [picture, setPicture] = useState<string>()
  const add = async (file: File | undefined) => {
    if (!file || busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      const wrong = await problemOfFile(file, 'picture')
      if (wrong !== undefined) return setProblem(wrong)
      setPicture((await uploadFile(file)).sha256)
    } catch (failure) {
      invalidateStaffSession(client, failure)
      setProblem(detailOf(failure, staffTexts.form.uploadFailed))
    } finally {
      setBusy(false)
    }
  }
  const insert = (description: string) => {
    const at = area.current?.selectionStart ?? value.length
    const written = `![${description.replaceAll(/[[\]\\]/g, '')}](file:${picture})`
    onChange(`${value.slice(0, at)}${written}${value.slice(at)}`)
    setPicture(undefined)
  }
  const pictureOf = (files: FileList) => [...files].find(({ type }) => type.startsWith('image/'))
  return (
    <div className="flex flex-col gap-1">
      <Field label={label} error={problem ?? error} {...(hint && { hint })}>
        {(control) => (
          <textarea
            {...control}
            ref={area}
            lang={language}
            rows={rows}
            maxLength={20_000}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onPaste={(event) => {
              const file = pictureOf(event.clipboardData.files)
              if (file) event.preventDefault()
              void add(file)
            }}
            onDrop={(event) => {
              const file = pictureOf(event.dataTransfer.files)
              if (file) event.preventDefault()
              void add(file)
            }}
          />
        )}
      </Field>
      <ChoosePicture label={`${texts.picture}: ${label}`} busy={busy} onChoose={(file) => void add(file)} />
      <PictureDialog
        sha256={picture}
        onClose={() => {
          setPicture(undefined)
          area.current?.focus()
        }}
        onInsert={insert}
      />
    </div>
  )
}

type ChooseProps = {
  readonly label: string
  readonly busy: boolean
  readonly onChoose: (file: File | undefined) => void
}

function ChoosePicture({ label, busy, onChoose }: ChooseProps) {
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    onChoose(file)
  }
  return (
    <label
      className={buttonClassName(
        'quiet',
        'cursor-pointer self-start px-2 py-1 text-sm has-focus-visible:outline-3 has-focus-visible:outline-accent',
      )}
    >
      {busy && <Spinner />}
      {busy ? staffTexts.form.uploading : texts.picture}
      <input
        type="file"
        className="sr-only"
        aria-label={label}
        aria-disabled={busy}
        accept="image/png,image/jpeg,image/webp,image/avif"
        onChange={choose}
      />
    </label>
  )
}

type PictureProps = {
  readonly sha256: string | undefined
  readonly onClose: () => void
  readonly onInsert: (description: string) => void
}

function PictureDialog({ sha256, onClose, onInsert }: PictureProps) {
  const [description, setDescription] = useState('')
  const [leaving, setLeaving] = useState(false)
  const isTyped = description.trim() !== ''
  const end = () => {
    setDescription('') // the next picture shows something else
    setLeaving(false)
  }
  const close = () => {
    end()
    onClose()
  }
  const insert = () => {
    onInsert(description.trim())
    end()
  }
  return (
    <>
      <Dialog
        open={sha256 !== undefined}
        onClose={close}
        onDismiss={() => (isTyped ? setLeaving(true) : close())}
        title={texts.pictureTitle}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {staffTexts.form.cancel}
            </Button>
            <Button disabled={!isTyped} onClick={insert}>
              {texts.insert}
            </Button>
          </>
        }
      >
        {sha256 && (
          <img src={fileAddress(sha256)} alt="" className="max-h-48 self-start rounded-md border border-line" />
        )}
        <TextField
          label={texts.pictureLabel}
          hint={texts.pictureText}
          maxLength={300}
          autoComplete="off"
          value={description}
          onChange={(event) => setDescription(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            if (isTyped) insert()
          }}
        />
      </Dialog>
      <LeaveDialog open={leaving} onStay={() => setLeaving(false)} onLeave={close} />
    </>
  )
}

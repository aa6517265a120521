import { MAX_SHOWN_NAME } from '@pariksha/contract/results/shown-name'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../../shared/lib/api/api.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { useLostFocus } from '../../../shared/ui/use-lost-focus.ts'
import { rankListKey } from './query-key.ts'
import { useTexts } from './rank-list-texts.ts'

type Props = {
  readonly testId: string
  /** Null without consent. */
  readonly name: string | null
  /** In a mock of several shifts those of the others read it, too. */
  readonly inMock: boolean
}

/** The consent to be named, and by which name. */
export function ShownName({ testId, name, inMock }: Props) {
  const texts = useTexts()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useLostFocus(field, String(name)) // the button that revokes it is gone
  const put = async (chosen: string | null) => {
    setBusy(true)
    try {
      const body = { name: chosen }
      client.setQueryData(
        rankListKey(testId),
        await call('PUT /tests/:testId/rank-list/', { params: { testId }, body }),
      )
    } catch {
      showToast({ tone: 'bad', text: texts.saveFailed })
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void put(String(new FormData(event.currentTarget).get('name')))
      }}
    >
      <TextField
        key={name}
        ref={field}
        label={texts.ownName}
        hint={inMock ? texts.hintOfMock : texts.hint}
        name="name"
        required
        maxLength={MAX_SHOWN_NAME}
        autoComplete="off"
        defaultValue={name ?? ''}
        className="min-w-60 flex-1"
      />
      <Button type="submit" variant="secondary" busy={busy}>
        {name === null ? texts.agree : texts.change}
      </Button>
      {name !== null && (
        <Button type="button" variant="secondary" busy={busy} onClick={() => void put(null)}>
          {texts.revoke}
        </Button>
      )}
    </form>
  )
}

import { type ComponentProps, useState } from 'react'
import { call } from '../../../shared/lib/api/api.ts'
import { ApiError } from '../../../shared/lib/api/api-errors.ts'
import { ActDialog } from '../../shared/page/act-dialog.tsx'
import { replaceSession } from '../../sign-in/second-step.tsx'
import { OwnCodeField } from './own-code-field.tsx'

/** An act for which the server may ask for a new code of the caller's app: it is entered here, and the act done with it. */
export function FreshCodeDialog({ work, children, ...dialog }: ComponentProps<typeof ActDialog>) {
  const [asked, setAsked] = useState(false)
  const confirmed = async (form: FormData) => {
    if (asked) {
      const code = String(form.get('code') ?? '')
      const { token } = await call('POST /staff/second-step/', { body: { code } })
      replaceSession(token)
      setAsked(false)
    }
    try {
      return await work(form)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'fresh_code_needed') setAsked(true)
      throw error
    }
  }
  return (
    <ActDialog {...dialog} work={confirmed}>
      {(errorOf) => (
        <>
          {children(errorOf)}
          {asked && <OwnCodeField error={errorOf('code')} />}
        </>
      )}
    </ActDialog>
  )
}

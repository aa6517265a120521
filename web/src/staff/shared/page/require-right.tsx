import { RIGHTS, type Right } from '@pariksha/contract/people/rights'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../shared/ui/button.tsx'
import { EmptyState } from '../../../shared/ui/status/empty-state.tsx'
import { texts } from '../../texts.ts'
import { useMay, useMember } from '../use-may.ts'

type Props = { readonly right: Right; readonly children: ReactNode }

/** Renders its children for staff who have the right; others see why the page is closed. */
export function RequireRight({ right, children }: Props) {
  const may = useMay()
  const roles = useMember()?.roles ?? []
  if (may(right)) return children
  return (
    <>
      <h1 className="sr-only">{texts.notAllowed.title}</h1>
      <EmptyState
        title={texts.notAllowed.title}
        text={texts.notAllowed.text(RIGHTS[right], roles.map((role) => texts.roles[role].name).join(', '))}
        action={<ButtonLink to="/staff">{texts.notAllowed.back}</ButtonLink>}
      />
    </>
  )
}

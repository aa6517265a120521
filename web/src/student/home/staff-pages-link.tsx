import { useSession } from '../../shared/lib/session/session.ts'
import { ButtonLink } from '../../shared/ui/button.tsx'
import { useTexts } from '../attempts/texts.ts'

/** The link of staff accounts to the staff pages. */
export function StaffPagesLink({ onFollow }: { readonly onFollow?: () => void }) {
  const texts = useTexts().home
  const session = useSession()
  if (session.state !== 'in' || !session.user.is_staff) return null
  return (
    <ButtonLink to="/staff" variant="secondary" {...(onFollow && { onClick: onFollow })}>
      {texts.staffPages}
    </ButtonLink>
  )
}

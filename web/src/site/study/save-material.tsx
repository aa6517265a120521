import { Bookmark } from 'lucide-react'
import { useLocation } from 'react-router'
import { loginPath } from '../../shared/lib/session/return-path.ts'
import { useSession } from '../../shared/lib/session/session.ts'
import { Button, ButtonLink } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { useTexts } from './texts.ts'
import { useSavedMaterial } from './use-saved-material.ts'

/** Saves a material to the student's library; visitors return here after the login. */
export function SaveMaterial({ id }: { readonly id: number }) {
  const texts = useTexts()
  const session = useSession()
  const { pathname } = useLocation()
  if (session.state === 'out') {
    return (
      <ButtonLink variant="quiet" to={loginPath(pathname)}>
        <Bookmark aria-hidden="true" className="size-4" />
        {texts.save}
      </ButtonLink>
    )
  }
  return <Switch id={id} token={session.state === 'in' ? session.token : null} />
}

function Switch({ id, token }: { readonly id: number; readonly token: string | null }) {
  const texts = useTexts()
  const { saved, set } = useSavedMaterial(id, token)
  return (
    <Button
      variant="quiet"
      disabled={saved === undefined}
      aria-pressed={saved ?? false}
      icon={<Bookmark aria-hidden="true" className={classNames('size-4', saved && 'fill-current')} />}
      onClick={() => void set(!saved)}
    >
      {saved ? texts.saved : texts.save}
    </Button>
  )
}

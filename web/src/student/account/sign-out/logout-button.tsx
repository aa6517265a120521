import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { signOutAndNavigate } from '../../../shared/lib/session/sign-out.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx'
import { useTexts } from '../texts.ts'
import { logOut, logoutWarnings } from './logout.ts'

/** Logs out at once, or asks first when something on this device would be lost. */
export function LogoutButton({ onLeft, className }: { readonly onLeft?: () => void; readonly className?: string }) {
  const texts = useTexts()
  const navigate = useNavigate()
  const [warnings, setWarnings] = useState<readonly string[]>([])
  const [checking, setChecking] = useState(false)
  const leave = () => {
    onLeft?.()
    signOutAndNavigate('/login', navigate, logOut)
  }
  const ask = async () => {
    setChecking(true)
    const found = await logoutWarnings()
    setChecking(false)
    if (found.length === 0) leave()
    else setWarnings(found)
  }
  return (
    <>
      <Button
        variant="secondary"
        className={className ?? 'w-full'}
        busy={checking}
        icon={<LogOut aria-hidden="true" className="size-4" />}
        onClick={ask}
      >
        {texts.logout.button}
      </Button>
      <Dialog
        open={warnings.length > 0}
        onClose={() => setWarnings([])}
        role="alertdialog"
        title={texts.logout.title}
        actions={
          <>
            <Button variant="danger" onClick={leave}>
              {texts.logout.leave}
            </Button>
            <Button onClick={() => setWarnings([])}>{texts.logout.stay}</Button>
          </>
        }
      >
        {warnings.map((warning) => (
          <p key={warning}>{warning}</p>
        ))}
      </Dialog>
    </>
  )
}

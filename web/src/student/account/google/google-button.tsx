import { useEffect, useState } from 'react'
import { call } from '../../../shared/lib/api/api.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { useTexts } from '../texts.ts'
import { beginGoogleSignIn, canSignInWithGoogle } from './google-sign-in.ts'

/** Hidden if the installation has no sign-in provider. */
export function GoogleButton({ next }: { readonly next: string }) {
  const texts = useTexts()
  const [leaving, setLeaving] = useState(false)
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const leave = new AbortController()
    call('GET /accounts/google/', { signal: leave.signal }).then(
      (provider) => setUrl(provider.enabled ? provider.url : null),
      // The password form reports network errors.
      () => undefined,
    )
    return () => leave.abort()
  }, [])
  if (url === null || !canSignInWithGoogle()) return null

  const leave = async () => {
    setLeaving(true)
    try {
      window.location.assign(await beginGoogleSignIn(url, next))
    } catch {
      setLeaving(false)
      showToast({ tone: 'bad', text: texts.login.failed })
    }
  }
  return (
    <>
      <p className="flex items-center gap-4 text-ink-soft text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {texts.login.or}
      </p>
      <Button variant="secondary" busy={leaving} onClick={leave} icon={<GoogleMark />}>
        {texts.login.google}
      </Button>
    </>
  )
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
      <path
        fill="#4285f4"
        d="M22 12.2c0-.7-.1-1.4-.2-2H12v3.900h5.600a4.8 4.8 0 0 1-2.1 3.100v2.600h3.400c2-1.8 3.1-4.5 3.1-7.600z"
      />
      <path
        fill="#34a853"
        d="M12 22.300c2.8 0 5.2-.9 6.9-2.500l-3.4-2.600c-.9.6-2.1 1-3.5 1-2.7 0-5-1.8-5.8-4.300H2.700v2.700A10.4 10.4 0 0 0 12 22.300z"
      />
      <path fill="#fbbc05" d="M6.2 13.900a6.2 6.2 0 0 1 0-3.900V7.300H2.700a10.4 10.4 0 0 0 0 9.300z" />
      <path
        fill="#ea4335"
        d="M12 5.700c1.5 0 2.9.5 4 1.600l3-3A10.3 10.3 0 0 0 2.7 7.300L6.2 10c.8-2.5 3.1-4.3 5.8-4.300z"
      />
    </svg>
  )
}

import { ArrowLeft } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { lazyPart } from '../../../shared/lib/hydration/part-on-demand.tsx'
import { loginPath } from '../../../shared/lib/session/return-path.ts'
import { useSession } from '../../../shared/lib/session/session.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { AccountData } from '../data/account-data.tsx'
import { ChangePassword } from '../password/change-password.tsx'
import { Devices } from '../security/devices.tsx'
import { useTexts } from '../texts.ts'
import { ProfileForm } from './profile-form.tsx'
import { profileProblem } from './profile-problem.ts'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { useProfile } from './use-profile.ts'

const NO_TOKEN_REDIRECT_MILLIS = 3000

/** Its chart and table are no part of what the form needs. */
const ProgressPart = lazyPart(async () => (await import('../../progress/progress-part.tsx')).ProgressPart)

export function OwnProfile() {
  const texts = useTexts()
  const session = useSession()
  const navigate = useNavigate()
  const profile = useProfile()

  if (session.state === 'out') return <NoToken />
  if (profile.isError && !profile.data) {
    return (
      <div className="page-width flex max-w-3xl flex-col gap-6 py-10 md:py-16">
        <h1 className="font-bold text-3xl">{texts.profile.title}</h1>
        <ErrorNotice
          text={profileProblem(texts, profile.error, texts.profile.noAnswer)}
          retryLabel={texts.profile.retry}
          onRetry={() => window.location.reload()}
        />
      </div>
    )
  }
  if (!profile.data) return <ProfileSkeleton />
  return (
    <div className="page-width max-w-3xl py-6 md:py-12">
      <Button
        variant="quiet"
        className="-ml-4"
        icon={<ArrowLeft aria-hidden="true" className="size-5" />}
        onClick={() => void navigate(-1)}
      >
        {texts.profile.back}
      </Button>
      <h1 className="mt-2 font-bold text-3xl">{texts.profile.title}</h1>
      <p className="figures mt-1 text-ink-soft">{texts.profile.userId(profile.data.id)}</p>
      <ProfileForm user={profile.data} />
      <Suspense>
        <ProgressPart />
      </Suspense>
      <ChangePassword user={profile.data} />
      <Devices />
      <AccountData userId={profile.data.id} />
    </div>
  )
}

function NoToken() {
  const texts = useTexts()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => {
    const timer = setTimeout(() => void navigate(loginPath(pathname), { replace: true }), NO_TOKEN_REDIRECT_MILLIS)
    return () => clearTimeout(timer)
  }, [navigate, pathname])
  return (
    <div className="page-width flex max-w-3xl flex-col gap-6 py-10 md:py-16">
      <h1 className="font-bold text-3xl">{texts.profile.title}</h1>
      <ErrorNotice text={texts.profile.noToken} />
    </div>
  )
}

import type { User } from '@pariksha/contract/people/accounts/user'
import { Check } from 'lucide-react'
import { needsSecondStep } from '../../shared/lib/api/api-errors.ts'
import { useSession } from '../../shared/lib/session/session.ts'
import { Loading, Skeleton } from '../../shared/ui/status/skeleton.tsx'
import { initialsOfTwoWords } from '../../student/account/profile/initials.ts'
import { profileProblem } from '../../student/account/profile/profile-problem.ts'
import { useProfile } from '../../student/account/profile/use-profile.ts'
import { useTexts as useAccountTexts } from '../../student/account/texts.ts'
import { useTexts } from '../texts.ts'

export function Profile() {
  const texts = useTexts()
  const accountTexts = useAccountTexts()
  const session = useSession()
  const profile = useProfile()
  if (session.state === 'out') return <Failure message={texts.account.noToken} />
  if (needsSecondStep(profile.error)) return <p className="text-ink-soft text-sm">{profile.error?.message}</p>
  if (profile.isError) return <Failure message={profileProblem(accountTexts, profile.error, texts.account.noAnswer)} />
  if (!profile.data) return <Placeholder />
  return <Known user={profile.data} />
}

function Known({ user }: { readonly user: User }) {
  const texts = useTexts()
  return (
    <div className="flex items-center gap-3">
      <span
        aria-hidden="true"
        className="flex size-14 shrink-0 items-center justify-center rounded-full bg-accent font-semibold text-lg text-on-accent"
      >
        {initialsOfTwoWords(user.full_name)}
      </span>
      <div className="min-w-0">
        <p className="truncate font-semibold">{user.full_name || texts.account.noName}</p>
        <p className="truncate text-ink-soft text-sm">{user.email || texts.account.noEmail}</p>
        {user.phone_number && (
          <p className="figures flex items-center gap-1 text-ink-soft text-sm">
            {user.phone_number}
            <Check className="size-4 text-good" role="img" aria-label={texts.account.phoneKnown} />
          </p>
        )}
      </div>
    </div>
  )
}

function Placeholder() {
  const texts = useTexts()
  return (
    <Loading label={texts.account.loading} className="flex items-center gap-3">
      <Skeleton className="size-14 rounded-full" />
      <div className="flex flex-1 flex-col gap-2">
        <Skeleton className="h-4 w-32" />
        <Skeleton className="h-3 w-40" />
        <Skeleton className="h-3 w-24" />
      </div>
    </Loading>
  )
}

function Failure({ message }: { readonly message: string }) {
  const texts = useTexts()
  return (
    <div role="alert" className="flex flex-col items-start gap-2">
      <span className="rounded-full bg-not-answered px-3 py-0.5 font-semibold text-on-not-answered text-sm">
        {texts.account.error}
      </span>
      <p className="text-ink-soft text-sm">{message}</p>
    </div>
  )
}

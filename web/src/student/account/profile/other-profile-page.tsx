import { useQuery } from '@tanstack/react-query'
import { type MetaArgs, useParams } from 'react-router'
import { TRANSLATED } from '../../../shared/languages/translated.ts'
import { call } from '../../../shared/lib/api/api.ts'
import { useSession } from '../../../shared/lib/session/session.ts'
import { pageMeta } from '../../../shared/search-engines/page-meta.ts'
import { ButtonLink } from '../../../shared/ui/button.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { useTexts } from '../texts.ts'
import { OwnProfile } from './own-profile.tsx'
import { profileProblem } from './profile-problem.ts'
import { ProfileSkeleton } from './profile-skeleton.tsx'

/** React Router calls `meta` while it renders the head, so hooks are allowed. */
function useMeta(args: MetaArgs) {
  const texts = useTexts()
  return [...pageMeta(args, texts.profile.title), { name: 'robots', content: 'noindex' }]
}

export { useMeta as meta }

export const handle = TRANSLATED

/** A profile by its number: one's own, or a message that it belongs to somebody else. */
export default function OtherProfilePage() {
  const texts = useTexts()
  const { userId = '' } = useParams()
  const session = useSession()
  const profile = useQuery({
    queryKey: ['profile-of', userId],
    queryFn: ({ signal }) => call('GET /accounts/user/:userId/', { params: { userId }, signal }),
    enabled: session.state === 'in',
  })
  if (session.state === 'out' || profile.data) return <OwnProfile />
  if (!profile.isError) return <ProfileSkeleton />
  return (
    <div className="page-width flex max-w-3xl flex-col gap-6 py-10 md:py-16">
      <h1 className="font-bold text-3xl">{texts.profile.someone}</h1>
      <ErrorNotice text={profileProblem(texts, profile.error, texts.profile.noAnswer)}>
        <ButtonLink to="/profile" variant="secondary">
          {texts.profile.own}
        </ButtonLink>
      </ErrorNotice>
    </div>
  )
}

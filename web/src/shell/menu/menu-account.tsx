import { LogoutButton } from '../../account/sign-out/logout-button.tsx'
import { QueryProvider } from '../../lib/api/query-provider.tsx'
import { Profile } from './menu-profile.tsx'
import { useUnsentAnswers } from './use-unsent-answers.ts'

/** Who is signed in, read each time the menu opens. */
export function MenuProfile() {
  return (
    <QueryProvider>
      <Profile />
    </QueryProvider>
  )
}

export function MenuLogout({ onLeft }: { readonly onLeft: () => void }) {
  useUnsentAnswers()
  return <LogoutButton onLeft={onLeft} />
}

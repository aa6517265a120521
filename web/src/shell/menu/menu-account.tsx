import { QueryProvider } from '../../shared/lib/api/query-provider.tsx'
import { LogoutButton } from '../../student/account/sign-out/logout-button.tsx'
import { StaffPagesLink } from '../../student/home/staff-pages-link.tsx'
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

/** What leads away from the pages for students: to the staff pages, and out. */
export function MenuEnd({ onLeft }: { readonly onLeft: () => void }) {
  useUnsentAnswers()
  return (
    <div className="flex flex-col gap-3">
      <StaffPagesLink onFollow={onLeft} />
      <LogoutButton onLeft={onLeft} />
    </div>
  )
}

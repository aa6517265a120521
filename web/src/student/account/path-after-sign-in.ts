import type { SignedInUser } from '@pariksha/contract/people/accounts/user'

/** Where a sign-in leads: to `next`, but staff who came from the home page to the staff pages. */
export const pathAfterSignIn = (next: string, { is_staff }: Partial<SignedInUser>): string =>
  next === '/' && is_staff ? '/staff' : next

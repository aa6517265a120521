import type { CorrectionKind } from '@pariksha/domain/marking/key-correction'

/** What mails are made of. A `site` is an address of the web in the reader's language, to which a path is added. */
export type Code = { readonly institute: string; readonly code: string }
export type FromInstitute = { readonly institute: string }
/** `contact`: addresses of the institute; empty while staff have not entered any. */
export type WithContact = FromInstitute & { readonly contact: string }
export type WithLink = FromInstitute & { readonly site: string }
export type SignInLink = WithLink & { readonly ticket: string; readonly minutes: number }
export type ProposedAddress = WithLink & { readonly code: string; readonly hours: number }
/** `name` is that of a person whom the mail addresses; nothing in it becomes a link. */
export type NewAccount = WithLink & { readonly name: string | null }
export type Package = { readonly title: string; readonly price: number; readonly months: number }
export type GivenPackage = WithLink & Omit<Package, 'price'>
export type Order = Package & WithLink & WithContact & { readonly id: number }
export type RevokedOrder = WithLink & Pick<Order, 'id' | 'title' | 'contact'> & { readonly reason: string }
export type DoubtAnswer = { readonly site: string; readonly id: number; readonly title: string }

/** A reminder of a shift of a live mock; its times are formatted in the reader's language. */
export type ShiftReminder = {
  readonly site: string
  readonly title: string
  readonly shift: number
  readonly testId: number
  readonly opens: string
  readonly closes: string
}

/** A shift that was moved; times are formatted in the reader's language. */
export type MovedShift = ShiftReminder & {
  readonly mockId: number
  /** When it was to begin. */
  readonly before: string
  /** One start for all. */
  readonly commonStart: boolean
}

/** `opens`: when it was to begin. */
export type CalledOffShift = Pick<ShiftReminder, 'site' | 'title' | 'shift' | 'opens'> & {
  readonly mockId: number
  readonly reason: string
}

export type Marks = {
  readonly before: string
  readonly maximumBefore: string
  readonly now: string
  readonly maximum: string
  /** Null where the result has none. */
  readonly rank: { readonly before: number; readonly after: number; readonly of: number } | null
  readonly address: string
}
export type CorrectedKey = {
  readonly title: string
  readonly questionNumber: number
  readonly kind: CorrectionKind
  readonly reason: string
  /** To an accepted challenge of the student. */
  readonly reply: string | null
  readonly marks: readonly Marks[]
}
export type DecidedChallenge = {
  readonly title: string
  readonly questionNumber: number
  readonly decision: 'accepted' | 'rejected'
  readonly reply: string
  readonly address: string
}

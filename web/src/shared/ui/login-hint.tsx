import { AccountLinks } from './account-links.tsx'

type Props = {
  readonly text: string
  /** Where an account leads back to. */
  readonly next: string
}

/** For signed-out visitors: what they would see here with an account. */
export function LoginHint({ text, next }: Props) {
  return (
    <div className="only-signed-out flex flex-wrap items-center justify-between gap-4 rounded-lg bg-accent-soft p-5">
      <p>{text}</p>
      <AccountLinks next={next} />
    </div>
  )
}

import { ButtonLink } from './button.tsx'

type Props = { readonly text: string; readonly login: string; readonly to: string }

/** What an account would show here, for who is not signed in. */
export function LoginHint({ text, login, to }: Props) {
  return (
    <div className="only-signed-out flex flex-wrap items-center justify-between gap-4 rounded-lg bg-accent-soft p-5">
      <p>{text}</p>
      <ButtonLink to={to}>{login}</ButtonLink>
    </div>
  )
}

import { ROLES, type Role } from '@pariksha/contract/people/rights'
import { useId } from 'react'
import { texts } from '../../texts.ts'
import { memberTexts } from './member-texts.ts'

type Props = { readonly chosen: readonly Role[]; readonly error: string | undefined }

/** One or more roles, each with what it is for. All inputs have the name `roles`. */
export function RolesField({ chosen, error }: Props) {
  const id = useId()
  return (
    <fieldset aria-describedby={error === undefined ? undefined : id}>
      <legend className="font-medium">{memberTexts.roles}</legend>
      <div className="mt-1.5 flex flex-col">
        {ROLES.map((role) => (
          <label key={role} className="flex min-h-11 items-start gap-3 py-1.5">
            <input
              type="checkbox"
              name="roles"
              value={role}
              defaultChecked={chosen.includes(role)}
              className="mt-0.5 size-5 shrink-0 accent-accent"
            />
            <span>
              <span className="font-medium">{texts.roles[role].name}</span>{' '}
              <span className="block text-ink-soft text-sm">{texts.roles[role].text}</span>
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={id} role="alert" className="text-bad text-sm">
          {error}
        </p>
      )}
    </fieldset>
  )
}

export const rolesIn = (form: FormData): Role[] => ROLES.filter((role) => form.getAll('roles').includes(role))

import { NavLink } from 'react-router'
import { classNames } from '../ui/class-names.ts'
import type { SiteLink } from './links.ts'

export function MenuLink({ link, onFollow }: { readonly link: SiteLink; readonly onFollow: () => void }) {
  return (
    <li>
      <NavLink
        to={link.to}
        end
        onClick={onFollow}
        className={({ isActive }) =>
          classNames(
            'flex min-h-12 items-center rounded-sm px-3 hover:bg-sunken',
            isActive && 'bg-accent-soft font-semibold text-accent',
          )
        }
      >
        {link.label}
      </NavLink>
    </li>
  )
}

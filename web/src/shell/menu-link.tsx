import { NavLink } from 'react-router'
import { classNames } from '../ui/class-names.ts'
import { labelOf, type SiteLink } from './links.ts'
import { useTexts } from './texts.ts'

export function MenuLink({ link, onFollow }: { readonly link: SiteLink; readonly onFollow: () => void }) {
  const texts = useTexts()
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
        {labelOf(link, texts)}
      </NavLink>
    </li>
  )
}

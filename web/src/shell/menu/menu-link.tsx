import { NavLink } from 'react-router'
import { classNames } from '../../shared/ui/class-names.ts'
import { labelOf, type SiteLink } from '../links.ts'
import { useTexts } from '../texts.ts'
import { MENU_ICONS } from './menu-icons.ts'

export function MenuLink({ link, onFollow }: { readonly link: SiteLink; readonly onFollow: () => void }) {
  const texts = useTexts()
  const Icon = 'text' in link ? MENU_ICONS[link.text] : undefined
  return (
    <li className={classNames(link.account && 'only-signed-in')}>
      <NavLink
        to={link.to}
        end
        onClick={onFollow}
        className={({ isActive }) =>
          classNames(
            'flex min-h-11 items-center gap-3 rounded-sm px-3 hover:bg-sunken',
            isActive && 'bg-accent-soft font-semibold text-accent',
          )
        }
      >
        {({ isActive }) => (
          <>
            {Icon && (
              <Icon aria-hidden="true" className={classNames('size-5 shrink-0', !isActive && 'text-ink-faint')} />
            )}
            {labelOf(link, texts)}
          </>
        )}
      </NavLink>
    </li>
  )
}

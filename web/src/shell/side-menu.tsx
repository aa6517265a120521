import { X } from 'lucide-react'
import { LogoutButton } from '../account/logout-button.tsx'
import { QueryProvider } from '../lib/query-provider.tsx'
import { Drawer } from '../ui/drawer.tsx'
import { SIDE_MENU_LINKS } from './links.ts'
import { MenuLink } from './menu-link.tsx'
import { SideMenuProfile } from './side-menu-profile.tsx'
import { useTexts } from './texts.ts'
import { useUnsentAnswers } from './use-unsent-answers.ts'

type Props = { readonly open: boolean; readonly onClose: () => void }

/** What a student has here. The profile is read each time it opens. */
export function SideMenu({ open, onClose }: Props) {
  const texts = useTexts()
  useUnsentAnswers()
  return (
    <Drawer open={open} onClose={onClose} label={texts.account.label} side="right" className="w-[18rem]">
      <div className="flex min-h-full flex-col gap-4 p-4">
        <button
          type="button"
          aria-label={texts.closeMenu}
          onClick={onClose}
          className="flex size-11 items-center justify-center self-end rounded-sm hover:bg-sunken"
        >
          <X aria-hidden="true" className="size-6" />
        </button>
        <QueryProvider>
          <SideMenuProfile />
        </QueryProvider>
        <nav aria-label={texts.account.label} className="border-line border-t pt-3">
          <ul className="flex flex-col">
            {SIDE_MENU_LINKS.map((link) => (
              <MenuLink key={link.to} link={link} onFollow={onClose} />
            ))}
          </ul>
        </nav>
        <div className="mt-auto border-line border-t pt-4">
          <LogoutButton onLeft={onClose} />
        </div>
      </div>
    </Drawer>
  )
}

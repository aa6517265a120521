import type { Site } from '@pariksha/contract/institute'
import { X } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { Button, buttonLook } from '../ui/button.tsx'
import { useModal } from '../ui/use-modal.ts'
import { texts } from './texts.ts'
import { WelcomePicture } from './welcome-picture.tsx'

export type WelcomeDialogProps = {
  readonly popup: NonNullable<Site['popup']>
  readonly open: boolean
  readonly onClose: () => void
}

export function WelcomeDialog({ popup: { title, text, image, link, link_label }, open, onClose }: WelcomeDialogProps) {
  const id = useId()
  const modal = useModal(open, onClose)
  const label = link_label ?? texts.banner.more
  return (
    <dialog {...modal} aria-labelledby={id} className="modal modal-centred">
      <button
        type="button"
        aria-label={texts.welcome.close}
        onClick={onClose}
        className="absolute top-2 right-2 flex size-11 items-center justify-center rounded-full bg-surface/80 text-ink hover:bg-sunken"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
      {image ? <img src={image} alt="" className="max-h-72 w-full object-cover" /> : <WelcomePicture />}
      <div className="flex flex-col gap-3 p-6">
        <h2 id={id} className="font-bold text-2xl">
          {title}
        </h2>
        <p className="whitespace-pre-line text-ink-soft">{text}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          {link?.startsWith('/') && (
            <Link to={link} onClick={onClose} className={buttonLook()}>
              {label}
            </Link>
          )}
          {link && !link.startsWith('/') && (
            <a href={link} className={buttonLook()}>
              {label}
            </a>
          )}
          <Button look="secondary" onClick={onClose}>
            {texts.welcome.later}
          </Button>
        </div>
      </div>
    </dialog>
  )
}

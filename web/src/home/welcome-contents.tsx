import type { Site } from '@pariksha/contract/institute'
import { Button, buttonLook } from '../ui/button.tsx'
import { GivenLink } from '../ui/given-link.tsx'
import { texts } from './texts.ts'
import { WelcomePicture } from './welcome-picture.tsx'

type Props = {
  readonly popup: NonNullable<Site['popup']>
  readonly titleId?: string
  readonly onClose: () => void
}

/** What the greeting says. */
export function WelcomeContents({ popup: { title, text, image, link, link_label }, titleId, onClose }: Props) {
  const label = link_label ?? texts.banner.more
  return (
    <>
      {image ? <img src={image} alt="" className="max-h-72 w-full object-cover" /> : <WelcomePicture />}
      <div className="flex flex-col gap-3 p-6">
        <h2 id={titleId} className="font-bold text-2xl">
          {title}
        </h2>
        <p className="whitespace-pre-line text-ink-soft">{text}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          {link && (
            <GivenLink to={link} onClick={onClose} className={buttonLook()}>
              {label}
            </GivenLink>
          )}
          <Button look="secondary" onClick={onClose}>
            {texts.welcome.later}
          </Button>
        </div>
      </div>
    </>
  )
}
